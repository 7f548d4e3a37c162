#include "game_filter.h"

#include <algorithm>

namespace rozbor::desktop {

GameFilter::GameFilter(GameModel& games, QObject* parent) : QSortFilterProxyModel(parent), games_(games) {
  setSourceModel(&games_);
  setSortRole(GameModel::sortRole);
  setSortLocaleAware(true);
  setDynamicSortFilter(true);
}

void GameFilter::setSearch(const QString& words) {
  words_ = words.toLower().split(u' ', Qt::SkipEmptyParts);
  invalidateFilter();
}

void GameFilter::setEvent(const QString& event) {
  event_ = event;
  invalidateFilter();
}

void GameFilter::setPerson(std::optional<reports::Id> person) {
  person_ = person;
  invalidateFilter();
}

const reports::GameRow& GameFilter::at(int row) const {
  return games_.at(mapToSource(index(row, 0)).row());
}

bool GameFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  const reports::GameRow& game = games_.at(row);
  if (person_ && game.seats[0].person != *person_ && game.seats[1].person != *person_) return false;
  if (!event_.isEmpty() && QString::fromStdString(game.event) != event_) return false;
  if (words_.isEmpty()) return true;
  const QString text = games_.index(row, 0, parent).data(GameModel::textRole).toString();
  return std::ranges::all_of(words_, [&](const QString& word) { return text.contains(word); });
}

}  // namespace rozbor::desktop
