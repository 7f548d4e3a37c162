#include "question_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "answer_words.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "speech/words.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

QuestionPanel::QuestionPanel(const LiveWording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      heading_(boldParagraph(this)),
      how_(paragraph(this)),
      answer_(new QLineEdit(this)),
      submit_(makeButton(spoken(wording, "Grade"), this)),
      score_(new QLabel(this)),
      reply_(paragraph(this)) {
  say(*how_, {wording_, [this] { return howWords(); }});
  answer_->installEventFilter(this);
  spoken(wording, "8D WORD, -ABC to exchange, - to pass").to(answer_, &QLineEdit::setPlaceholderText);
  spoken(wording, "Your move").to(answer_, &QWidget::setAccessibleName);
  auto* reveal = makeButton(spoken(wording, "Reveal"), this);
  score_->setTextFormat(Qt::PlainText);
  say(*score_, {wording_, [this] { return scoreWords(); }});
  connect(answer_, &QLineEdit::textChanged, this, [this] { score_->setText(scoreWords()); });
  connect(answer_, &QLineEdit::returnPressed, this, &QuestionPanel::submitted);
  connect(submit_, &QPushButton::clicked, this, &QuestionPanel::submitted);
  connect(reveal, &QPushButton::clicked, this, &QuestionPanel::revealed);

  auto* line = new QHBoxLayout;
  line->addWidget(answer_, 1);
  line->addWidget(score_);
  line->addWidget(submit_);
  line->addWidget(reveal);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 4);
  layout->addWidget(heading_);
  layout->addWidget(how_);
  layout->addLayout(line);
  layout->addWidget(reply_);
  layout->addStretch(1);
}

void QuestionPanel::ask(GamePtr game, const reports::Decision& decision, QuestionPlace place) {
  game_ = std::move(game);
  decision_ = &decision;
  place_ = place;
  graded_ = {};
  how_->setText(howWords());
  say(*heading_, {wording_, [this, game = game_, turn = decision.turn, player = decision.player, place] {
                    const QString question = phrase(wording_, "Turn {0}, {1}: what would you play?", turn + 1,
                                                    playerName(*game, player, wording_).toStdString());
                    return place.number == 0
                               ? question
                               : phrase(wording_, "Moment {0} of {1}.", place.number, place.all) + u' ' +
                                     question;
                  }});
  answer_->setText({});
  say(*reply_, {});
  setBusy(false);
}

QString QuestionPanel::howWords() const {
  const QString how =
      phrase(wording_, "Type a move, or click a square and type, or carry tiles from the rack to the board.");
  return how + u' ' +
         (place_.number == 0
              ? phrase(wording_, "Enter grades it, R shows what was played and what was best.")
              : phrase(wording_,
                       "Enter grades it; Space in the empty field shows what was played and what was best."));
}

bool QuestionPanel::eventFilter(QObject* object, QEvent* event) {
  if (object == answer_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space && answer_->text().trimmed().isEmpty()) {
    emit spaced();
    return true;
  }
  return QWidget::eventFilter(object, event);
}

/// Words are not judged: whether they stand is for the answer to find.
QString QuestionPanel::scoreWords() const {
  if (decision_ == nullptr) return {};
  const game::Board& board = decision_->position.board;
  const auto move = parseMove(answer_->text().toStdString(), board, game_->language->alphabet);
  if (!move || move->kind() != game::Move::Kind::placement ||
      !placementFaults(board, game_->language->board, *move).empty())
    return {};
  return phrasePlural(wording_, "{0} point", "{0} points", scoreOf(board, *game_->language, *move));
}

QString QuestionPanel::score() const {
  return score_->text();
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
