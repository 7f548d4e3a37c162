#include "question_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "answer_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "speech/words.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

QuestionPanel::QuestionPanel(const LiveWording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      heading_(boldParagraph(this)),
      answer_(new QLineEdit(this)),
      submit_(makeButton(spoken(wording, "Grade"), this)),
      reply_(paragraph(this)) {
  auto* how = paragraph(this);
  say(*how,
      spoken(
          wording,
          "Type a move, or click a square and type, or carry tiles from the rack to the board. Enter grades "
          "it, R shows what was played and what was best."));
  spoken(wording, "8D WORD, -ABC to exchange, - to pass").to(answer_, &QLineEdit::setPlaceholderText);
  spoken(wording, "Your move").to(answer_, &QWidget::setAccessibleName);
  auto* reveal = makeButton(spoken(wording, "Reveal"), this);
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
  graded_ = {};
  say(*heading_, {wording_, [this, game = game_, turn = decision.turn, player = decision.player] {
                    return phrase(wording_, "Turn {0}, {1}: what would you play?", turn + 1,
                                  playerName(*game, player, wording_).toStdString());
                  }});
  answer_->setText({});
  say(*reply_, {});
  setBusy(false);
}

QString QuestionPanel::answer() const {
  return answer_->text();
}

void QuestionPanel::setBusy(bool busy) {
  submit_->setEnabled(!busy);
  if (busy) say(*reply_, spoken(wording_, "Grading…"));
}

void QuestionPanel::tellReply(const app::AnswerReply& reply) {
  const Spoken text{wording_, [this, reply, board = decision_->position.board, language = game_->language] {
                      return replyWords(reply, board, *language, wording_);
                    }};
  if (reply.verdict) graded_ = text;
  tell(text);
}

void QuestionPanel::tell(const Spoken& text) {
  setBusy(false);
  say(*reply_, text);
}

QString QuestionPanel::told() const {
  return reply_->text();
}

void QuestionPanel::focusAnswer() {
  answer_->setFocus();
}

}  // namespace rozbor::desktop
