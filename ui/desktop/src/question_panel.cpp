#include "question_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "answer_words.h"
#include "paragraph.h"
#include "phrase.h"
#include "words.h"

namespace rozbor::desktop {

QuestionPanel::QuestionPanel(const reports::Wording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      heading_(boldParagraph(this)),
      answer_(new QLineEdit(this)),
      submit_(new QPushButton(phrase(wording, "Grade"), this)),
      reply_(paragraph(this)) {
  auto* how = paragraph(this);
  how->setText(phrase(
      wording,
      "Type a move, or click a square and type, or carry tiles from the rack to the board. Enter grades "
      "it, R shows what was played and what was best."));
  answer_->setPlaceholderText(phrase(wording, "8D WORD, -ABC to exchange, - to pass"));
  answer_->setAccessibleName(phrase(wording, "Your move"));
  auto* reveal = new QPushButton(phrase(wording, "Reveal"), this);
  connect(answer_, &QLineEdit::returnPressed, this, &QuestionPanel::submitted);
  connect(submit_, &QPushButton::clicked, this, &QuestionPanel::submitted);
  connect(reveal, &QPushButton::clicked, this, &QuestionPanel::revealed);

  auto* line = new QHBoxLayout;
  line->addWidget(answer_, 1);
  line->addWidget(submit_);
  line->addWidget(reveal);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 4);
  layout->addWidget(heading_);
  layout->addWidget(how);
  layout->addLayout(line);
  layout->addWidget(reply_);
  layout->addStretch(1);
}

void QuestionPanel::ask(GamePtr game, const reports::Decision& decision) {
  game_ = std::move(game);
  decision_ = &decision;
  graded_.clear();
  heading_->setText(phrase(wording_, "Turn {0}, {1}: what would you play?", decision.turn + 1,
                           playerName(*game_, decision.player, wording_).toStdString()));
  answer_->clear();
  reply_->clear();
  setBusy(false);
}

QString QuestionPanel::answer() const {
  return answer_->text();
}

void QuestionPanel::setBusy(bool busy) {
  submit_->setEnabled(!busy);
  if (busy) reply_->setText(phrase(wording_, "Grading…"));
}

void QuestionPanel::tellReply(const app::AnswerReply& reply) {
  const QString text = replyWords(reply, decision_->position.board, *game_->language, wording_);
  if (reply.verdict) graded_ = text;
  tell(text);
}

void QuestionPanel::tell(const QString& text) {
  setBusy(false);
  reply_->setText(text);
}

QString QuestionPanel::told() const {
  return reply_->text();
}

void QuestionPanel::focusAnswer() {
  answer_->setFocus();
}

}  // namespace rozbor::desktop
