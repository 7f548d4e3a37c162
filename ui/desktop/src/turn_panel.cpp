#include "turn_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "comment.h"
#include "interval_delegate.h"
#include "note_edit.h"
#include "paragraph.h"
#include "phrase.h"
#include "tables.h"
#include "words.h"

namespace rozbor::desktop {

TurnPanel::TurnPanel(const LiveWording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      candidates_(wording),
      heading_(boldParagraph(this)),
      comment_(paragraph(this)),
      answer_(paragraph(this)),
      table_(new QTableView(this)),
      note_(new NoteEdit(wording, this)) {
  table_->setModel(&candidates_);
  dressTable(*table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(CandidateModel::move, QHeaderView::Stretch);
  table_->setItemDelegateForColumn(CandidateModel::interval, new IntervalDelegate(this));
  spoken(wording, "Best moves").to(table_, &QWidget::setAccessibleName);
  connect(table_, &QTableView::clicked, this, &TurnPanel::chooseRow);
  connect(table_, &QTableView::activated, this, &TurnPanel::chooseRow);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 4);
  layout->addWidget(heading_);
  layout->addWidget(comment_);
  layout->addWidget(answer_);
  layout->addWidget(table_, 1);
  layout->addStretch(0);
  layout->addWidget(note_);
}

void TurnPanel::chooseRow(const QModelIndex& row) {
  if (row.isValid()) emit candidateChosen(candidates_.moveAt(row.row()));
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
  if (decision->imputed) {
    const QString why =
        phrase(wording_,
               "The rack is not known in full. Over the racks that are possible the play lost "
               "{0} ± {1} points.",
               wording_.number(decision->imputed->equityLoss, 1),
               wording_.number(decision->imputed->equityLossSd, 1));
    return said.isEmpty() ? why : said + u' ' + why;
  }
  if (!decision->graded && !decision->sameTilesBest) {
    const QString why = phrase(wording_, "The rack is not known in full, so the turn is not graded.");
    return said.isEmpty() ? why : said + u' ' + why;
  }
  if (!said.isEmpty()) return said;
  if (decision->equityLoss == engine::Equity()) return phrase(wording_, "The best play by static equity.");
  return phrase(wording_, "{0} points behind the best play.",
                points(decision->equityLoss, wording_).toStdString());
}

void TurnPanel::showAnswer(const Spoken& text) {
  showText(*answer_, text);
}

void TurnPanel::showTurn(std::size_t turn) {
  const reports::Decision* decision = decisionOn(*game_, turn);
  candidates_.setDecision(game_, decision);
  say(*heading_, {wording_, [this, game = game_, turn] { return heading(*game, turn); }});
  showText(*comment_, {wording_, [this, game = game_, turn] { return comment(*game, turn); }});
  showText(*answer_, {});
  note_->setNote(notesOn(*game_, turn));
  table_->setVisible(candidates_.rowCount() > 0);
  for (const int column : {CandidateModel::win, CandidateModel::interval})
    table_->setColumnHidden(column, !candidates_.looksAhead());
}

}  // namespace rozbor::desktop
