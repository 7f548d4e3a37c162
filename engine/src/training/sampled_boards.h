#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/game_course.h"
#include "rozbor/engine/study/leave_training.h"
#include "rozbor/engine/study/shuffled_bag.h"

namespace rozbor::engine {

[[nodiscard]] inline RackSample sampleOf(const game::Rack& rack, Equity equity) {
  RackSample sample{{}, equity.millipoints()};
  std::size_t at = 0;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    for (int copy = 0; copy < rack.count(kind); ++copy)
      sample.kinds[at++] = static_cast<std::uint8_t>(kind);
  }
  return sample;
}

/// Draws without returning, from tiles laid out once.
class RackDrawer {
 public:
  explicit RackDrawer(const game::TileCounts& tiles) {
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
      kinds_.insert(kinds_.end(), static_cast<std::size_t>(tiles.count(kind)), kind);
  }

  [[nodiscard]] game::Rack draw(int count, Random& random) {
    game::Rack rack;
    for (std::size_t at = 0; at < static_cast<std::size_t>(count); ++at) {
      std::swap(kinds_[at], kinds_[at + random.below(static_cast<std::uint32_t>(kinds_.size() - at))]);
      rack.addKind(kinds_[at]);
    }
    return rack;
  }

 private:
  std::vector<int> kinds_;
};

/// Plays games as `sampleRacks` tells, and calls `visit(tiles, samples)` for each board: the tiles that the
/// player on turn has not laid, and the racks drawn from them.
template <class Visit>
void visitSampledBoards(const RackSampling& sampling, std::uint64_t first, std::uint64_t games,
                        const std::stop_token& stop, const Visit& visit) {
  const game::Language& language = sampling.language;
  const int rackSize = language.rules.rackSize;
  MoveFinder finder(language, sampling.lexicon);
  std::vector<RackSample> samples(static_cast<std::size_t>(sampling.racksPerBoard));
  for (std::uint64_t number = first; number < first + games; ++number) {
    Random random(Random(Random(sampling.seed).next() ^ number).next());
    ShuffledBag bag(language.tiles, random.next());
    const auto choose = [&](const game::Position& position, int) -> std::optional<RatedPlay> {
      if (stop.stop_requested()) return std::nullopt;
      if (bagCount(position.board, language) >= rackSize) {
        game::Position asked = position;
        const game::TileCounts tiles = unseenTiles(position, language) + position.rack;
        RackDrawer drawer(tiles);
        for (RackSample& sample : samples) {
          asked.rack = drawer.draw(rackSize, random);
          sample = sampleOf(asked.rack, finder.best(asked, sampling.leaves).equity);
        }
        visit(tiles, std::span<const RackSample>(samples));
      }
      return finder.best(position, sampling.leaves);
    };
    if (!playByRules(language, std::move(bag), choose)) break;
  }
}

}  // namespace rozbor::engine
