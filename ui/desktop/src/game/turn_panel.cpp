#include "turn_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include "note_edit.h"
#include "rozbor/app/explore/word_meaning.h"
#include "rozbor/render/verdict_words.h"
#include "speech/comment.h"
#include "speech/phrase.h"
#include "speech/words.h"
#include "widgets/interval_delegate.h"
#include "widgets/paragraph.h"
#include "widgets/tables.h"

namespace rozbor::desktop {
namespace {

/// Takes all the room that is left, but never less than the heading, the played move and a few others need.
class CandidateTable : public QTableView {
 public:
  using QTableView::QTableView;
  [[nodiscard]] QSize sizeHint() const override {
    constexpr int kLines = 7;
    return {QTableView::sizeHint().width(), kLines * fontMetrics().lineSpacing()};
  }
};

/// Of a move that lost nothing worth a band: by the ruler of its verdict.
QString plainVerdict(const reports::Decision& decision, const reports::Wording& wording) {
  if (decision.isBest())
    return decision.looksAhead() ? phrase(wording, "The best play.")
                                 : phrase(wording, "The best play by static equity.");
  if (decision.proof() == reports::Proof::bounded)
    return phrase(wording, "Whether there was a better play is not proven.");
  const std::string win = lossText(decision, wording);
  if (!win.empty() && !lossOf(decision)->byPoints())
    return phrase(wording, "{0} of win probability behind the best play.", win);
  return phrase(wording, "{0} points behind the best play.",
                points(decision.equityLoss(), wording).toStdString());
}

}  // namespace

TurnPanel::TurnPanel(const LiveWording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      candidates_(wording),
      heading_(boldParagraph(this)),
      words_(new QLabel(this)),
      comment_(paragraph(this)),
      answer_(paragraph(this)),
      table_(new CandidateTable(this)),
      note_(new NoteEdit(wording, this)) {
  table_->setModel(&candidates_);
  dressTable(*table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(CandidateModel::move, QHeaderView::Stretch);
  table_->setItemDelegateForColumn(CandidateModel::interval, new IntervalDelegate(this));
  spoken(wording, "Best moves").to(table_, &QWidget::setAccessibleName);
  connect(table_, &QTableView::clicked, this, &TurnPanel::chooseRow);
  connect(table_, &QTableView::activated, this, &TurnPanel::chooseRow);

  words_->setTextFormat(Qt::RichText);
  words_->setWordWrap(true);
  words_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  spoken(wording, "Words of the move").to(words_, &QWidget::setAccessibleName);
  connect(words_, &QLabel::linkActivated, this, &TurnPanel::wordChosen);
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(table_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
    const QModelIndex row = table_->indexAt(at);
    if (row.isValid())
      offerWords(wordsOf(candidates_.moveAt(row.row())), table_->viewport()->mapToGlobal(at));
  });

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 4);
  layout->addWidget(toldOfTheTurn(), 1);
  auto* note = new QVBoxLayout;
  note->setContentsMargins(8, 0, 8, 0);
  note->addWidget(note_);
  layout->addLayout(note);
}

/// What is told is longer than a small window, or a large text, has room for: it scrolls rather than being
/// cut.
QScrollArea* TurnPanel::toldOfTheTurn() {
  auto* area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  auto* told = new QWidget(area);
  auto* layout = new QVBoxLayout(told);
  layout->setContentsMargins(8, 8, 8, 0);
  for (QLabel* words : {heading_, words_, comment_, answer_})
    layout->addWidget(words);
  layout->addWidget(table_, 1);
  layout->addStretch(0);
  area->setWidget(told);
  return area;
}

void TurnPanel::chooseRow(const QModelIndex& row) {
  if (row.isValid()) emit candidateChosen(candidates_.moveAt(row.row()));
}

QStringList TurnPanel::wordsOf(const game::Move& move) const {
  QStringList words;
  for (const std::string& word :
       app::wordsOf(move, game_->replay.turns[turn_].before.board, *game_->language))
    words += QString::fromStdString(word);
  return words;
}

QStringList TurnPanel::playedWords() const {
  if (!game_ || turn_ >= game_->replay.turns.size()) return {};
  const replay::Turn& turn = game_->replay.turns[turn_];
  return turn.playable && turn.move ? wordsOf(*turn.move) : QStringList();
}

/// "Meaning: house, on", each to be clicked.
QString TurnPanel::wordLinks() const {
  QStringList links;
  for (const QString& word : playedWords())
    links += QStringLiteral("<a href=\"%1\">%1</a>").arg(word.toHtmlEscaped());
  if (links.isEmpty()) return {};
  return phrase(wording_, "Meaning").toHtmlEscaped() + QStringLiteral(": ") +
         links.join(QStringLiteral(", "));
}

void TurnPanel::askMeaning() {
  const QModelIndex row = table_->currentIndex();
  const QStringList words = row.isValid() ? wordsOf(candidates_.moveAt(row.row())) : playedWords();
  offerWords(words, mapToGlobal(words_->geometry().bottomLeft()));
}

/// One word is asked for at once, of several one is chosen.
void TurnPanel::offerWords(const QStringList& words, const QPoint& at) {
  if (words.size() == 1) emit wordChosen(words.front());
  if (words.size() < 2) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("words"));
  for (const QString& word : words)
    menu->addAction(word, this, [this, word] { emit wordChosen(word); });
  menu->popup(at);
}

QString TurnPanel::heading(const reports::GameReview& game, std::size_t turn) const {
  const replay::Turn& shown = game.replay.turns[turn];
  const std::string name = playerName(game, shown.player, wording_).toStdString();
  QString move = turnWords(game, turn, wording_);
  if (shown.kind == parser::EventKind::placement)
    move = phrase(wording_, "{0} for {1}", move.toStdString(), shown.scoreComputed);
  return phrase(wording_, "Turn {0}, {1}: {2}", turn + 1, name, move.toStdString());
}

QString TurnPanel::comment(const reports::GameReview& game, std::size_t turn) const {
  const reports::Decision* decision = decisionOn(game, turn);
  if (decision == nullptr) return {};
  QString said = commentOn(game, *decision, wording_);
  if (decision->imputed()) {
    const QString why =
        phrase(wording_,
               "The rack is not known in full. Over the racks that are possible the play lost "
               "{0} ± {1} points.",
               wording_.number(decision->imputed()->equityLoss, 1),
               wording_.number(decision->imputed()->equityLossSd, 1));
    return said.isEmpty() ? why : said + u' ' + why;
  }
  if (!decision->isGraded() && !decision->sameTilesBest) {
    const QString why =
        decision->unfinished
            ? phrase(wording_,
                     "The rack is not known in full, and the review ended before the turn was graded over "
                     "likely racks.")
            : phrase(wording_, "The rack is not known in full, so the turn is not graded.");
    return said.isEmpty() ? why : said + u' ' + why;
  }
  if (!said.isEmpty()) return said;
  return plainVerdict(*decision, wording_);
}

void TurnPanel::showAnswer(const Spoken& text) {
  showText(*answer_, text);
}

QString TurnPanel::answerText() const {
  return answer_->text();
}

/// A list that has the focus stays in sight with nothing in it, as while an analysis begins: hidden, it would
/// drop the focus into the note, and the next key be written into the record.
void TurnPanel::showCandidates(bool on) {
  table_->setVisible(on || window()->focusWidget() == table_);
}

void TurnPanel::showTurn(std::size_t turn) {
  const reports::Decision* decision = decisionOn(*game_, turn);
  turn_ = turn;
  candidates_.setDecision(game_, decision);
  showText(*words_, {wording_, [this] { return wordLinks(); }});
  say(*heading_, {wording_, [this, game = game_, turn] { return heading(*game, turn); }});
  showText(*comment_, {wording_, [this, game = game_, turn] { return comment(*game, turn); }});
  showText(*answer_, {});
  note_->setNote(notesOn(*game_, turn));
  showCandidates(candidates_.rowCount() > 0);
  for (const int column : {CandidateModel::win, CandidateModel::interval})
    table_->setColumnHidden(column, !candidates_.looksAhead());
}

}  // namespace rozbor::desktop
