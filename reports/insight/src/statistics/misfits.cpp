#include <map>
#include <utility>

#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

std::vector<MisfitGames> misfitsOf(std::span<const PlayedGame> games, const StatisticsFilter& filter) {
  std::map<std::pair<std::string, std::string>, std::size_t> counts;
  for (const PlayedGame& game : games) {
    const LexiconFit* const misfit = game.game.misfit();
    if (misfit != nullptr && filter.accepts(game)) ++counts[{lexiconOf(game.game), misfit->origin()}];
  }
  std::vector<MisfitGames> misfits;
  misfits.reserve(counts.size());
  for (const auto& [lexica, count] : counts)
    misfits.push_back({lexica.first, lexica.second, count});
  return misfits;
}

}  // namespace rozbor::reports
