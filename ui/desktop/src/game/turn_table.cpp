#include "turn_table.h"

#include <QHeaderView>
#include <algorithm>

#include "library/player_delegate.h"
#include "widgets/band_delegate.h"
#include "widgets/tables.h"

namespace rozbor::desktop {

TurnTable::TurnTable(const LiveWording& wording, QWidget* parent) : QTableView(parent), turns_(wording) {
  sorted_.setSourceModel(&turns_);
  sorted_.setSortRole(TurnModel::sortRole);
  sorted_.setSortLocaleAware(true);
  setModel(&sorted_);
  dressTable(*this);
  setItemDelegateForColumn(TurnModel::verdict, new BandDelegate(this));
  setItemDelegateForColumn(TurnModel::player, new PlayerDelegate(this));
  setSortingEnabled(true);
  sortByColumn(TurnModel::number, Qt::AscendingOrder);

  horizontalHeader()->setSectionResizeMode(TurnModel::move, QHeaderView::Stretch);
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &TurnTable::fitColumns);
  connect(&wording, &LiveWording::changed, this, &TurnTable::fitColumns);
  setMinimumWidth(fontMetrics().averageCharWidth() * 70);
}

/// As narrow as the contents allow: in a small window the plays need the room, and Qt would keep some for a
/// sort arrow in every column. Names of players give way first; their marks tell them apart.
void TurnTable::fitColumns() {
  int others = 0;
  for (int column = 0; column < TurnModel::columnTotal; ++column) {
    if (column == TurnModel::move || column == TurnModel::player) continue;
    const int width = std::max(headWidth(column), sizeHintForColumn(column));
    horizontalHeader()->resizeSection(column, width);
    others += width;
  }
  const int letter = fontMetrics().averageCharWidth();
  const int least = std::max(headWidth(TurnModel::player), letter * 10);
  const int most = std::max(least, std::min(sizeHintForColumn(TurnModel::player), letter * 18));
  const int room = viewport()->width() - others - sizeHintForColumn(TurnModel::move);
  horizontalHeader()->resizeSection(TurnModel::player, std::clamp(room, least, most));
}

int TurnTable::headWidth(int column) const {
  constexpr int kPadding = 12;
  const QString title = sorted_.headerData(column, Qt::Horizontal).toString();
  const bool isSorted = horizontalHeader()->sortIndicatorSection() == column;
  return fontMetrics().horizontalAdvance(title) + kPadding + (isSorted ? fontMetrics().height() : 0);
}

void TurnTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

void TurnTable::setGame(GamePtr game) {
  const int shown = game->decisions.empty() ? 0 : currentTurn();
  turns_.setGame(std::move(game));
  fitColumns();
  setCurrentTurn(shown);
}

int TurnTable::currentTurn() const {
  return sorted_.mapToSource(currentIndex()).row();
}

void TurnTable::setCurrentTurn(int turn) {
  if (turnCount() == 0) return;
  const int row = std::clamp(turn, 0, turnCount() - 1);
  setCurrentIndex(sorted_.mapFromSource(turns_.index(row, TurnModel::move)));
}

void TurnTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  if (current.isValid() && current.row() != previous.row())
    emit turnShown(sorted_.mapToSource(current).row());
}

}  // namespace rozbor::desktop
