#include "turn_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "comment.h"
#include "phrase.h"
#include "tables.h"
#include "words.h"

namespace rozbor::desktop {
namespace {

/// Plain text: whatever stands in a record is shown as it stands.
QLabel* paragraph(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

void showText(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace

TurnPanel::TurnPanel(const reports::Wording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      candidates_(wording),
      heading_(paragraph(this)),
      comment_(paragraph(this)),
      notes_(paragraph(this)),
      table_(new QTableView(this)) {
  QFont bold = font();
  bold.setBold(true);
  heading_->setFont(bold);
  QFont italic = font();
  italic.setItalic(true);
  notes_->setFont(italic);

  table_->setModel(&candidates_);
  dressTable(*table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(CandidateModel::move, QHeaderView::Stretch);
  connect(table_, &QTableView::clicked, this, &TurnPanel::chooseRow);
  connect(table_, &QTableView::activated, this, &TurnPanel::chooseRow);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 4);
  layout->addWidget(heading_);
  layout->addWidget(comment_);
  layout->addWidget(notes_);
  layout->addWidget(table_, 1);
  layout->addStretch(0);
}

void TurnPanel::chooseRow(const QModelIndex& row) {
  if (row.isValid()) emit candidateChosen(candidates_.moveAt(row.row()));
}

QString TurnPanel::heading(std::size_t turn) const {
  const replay::Turn& shown = game_->replay.turns[turn];
  const std::string name = playerName(*game_, shown.player, wording_).toStdString();
  QString move = turnWords(*game_, turn, wording_);
  if (shown.kind == parser::EventKind::placement)
    move = phrase(wording_, "{0} for {1}", move.toStdString(), shown.scoreComputed);
  return phrase(wording_, "Turn {0}, {1}: {2}", turn + 1, name, move.toStdString());
}

QString TurnPanel::comment(const reports::Decision* decision) const {
  if (decision == nullptr) return {};
  QString said = commentOn(*game_, *decision, wording_);
  if (!decision->graded && !decision->sameTilesBest) {
    const QString why = phrase(wording_, "The rack is not known in full, so the turn is not graded.");
    return said.isEmpty() ? why : said + u' ' + why;
  }
  if (!said.isEmpty()) return said;
  if (decision->equityLoss == engine::Equity()) return phrase(wording_, "The best play by static equity.");
  return phrase(wording_, "{0} points behind the best play.",
                points(decision->equityLoss, wording_).toStdString());
}

void TurnPanel::showTurn(std::size_t turn) {
  const reports::Decision* decision = decisionOn(*game_, turn);
  candidates_.setDecision(game_, decision);
  heading_->setText(heading(turn));
  showText(*comment_, comment(decision));
  showText(*notes_, notesOn(*game_, turn));
  table_->setVisible(candidates_.rowCount() > 0);
}

}  // namespace rozbor::desktop
