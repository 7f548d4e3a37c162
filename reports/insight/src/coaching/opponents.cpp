#include "rozbor/insight/opponents.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "rozbor/engine/small_samples.h"
#include "rozbor/game/outcome.h"

namespace rozbor::reports {
namespace {

/// Of the mean of few values, by Student.
Interval meanInterval(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  double mean = 0;
  for (const double value : values)
    mean += value / count;
  double squares = 0;
  for (const double value : values)
    squares += (value - mean) * (value - mean);
  const double error = std::sqrt(squares / (count - 1) / count);
  const double reach = engine::studentsQuantile(values.size() - 1) * error;
  return {mean - reach, mean + reach};
}

OpponentRecord recordOf(const std::vector<const PlayedGame*>& games, const CoachingCase& player) {
  const SeatRow& other = games.front()->opponent();
  OpponentRecord record{other.name, games.size()};
  std::vector<double> spreads;
  for (const PlayedGame* const game : games) {
    spreads.push_back(game->spread());
    record.points += game::outcomeOf(game->spread());
    record.spread += game->spread() / static_cast<double>(games.size());
    record.scored += game->opponent().score / static_cast<double>(games.size());
  }
  record.spreadInterval = meanInterval(spreads);
  if (const auto elsewhere = player.opponentsElsewhere.find(other.person);
      elsewhere != player.opponentsElsewhere.end() && elsewhere->second.games > 0)
    record.elsewhere = elsewhere->second;
  return record;
}

}  // namespace

std::vector<OpponentRecord> opponentRecords(const CoachingCase& player, std::size_t most) {
  std::map<Id, std::vector<const PlayedGame*>> byOpponent;
  for (const PlayedGame& game : player.games)
    byOpponent[game.opponent().person].push_back(&game);
  std::vector<OpponentRecord> records;
  for (const auto& [person, games] : byOpponent) {
    if (games.size() >= kFewestAgainst) records.push_back(recordOf(games, player));
  }
  std::ranges::stable_sort(records, std::ranges::greater(), &OpponentRecord::games);
  if (records.size() > most) records.resize(most);
  return records;
}

}  // namespace rozbor::reports
