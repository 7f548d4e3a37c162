#include <optional>
#include <utility>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/game_course.h"
#include "rozbor/engine/study/leave_training.h"
#include "rozbor/engine/study/shuffled_bag.h"

namespace rozbor::engine {
namespace {

RackSample sampleOf(const game::Rack& rack, Equity equity) {
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

}  // namespace

std::vector<RackSample> sampleRacks(const RackSampling& sampling, std::uint64_t first, std::uint64_t games,
                                    const std::stop_token& stop) {
  const game::Language& language = sampling.language;
  const int rackSize = language.rules.rackSize;
  MoveFinder finder(language, sampling.lexicon);
  std::vector<RackSample> samples;
  for (std::uint64_t number = first; number < first + games; ++number) {
    Random random(Random(Random(sampling.seed).next() ^ number).next());
    ShuffledBag bag(language.tiles, random.next());
    const auto choose = [&](const game::Position& position, int) -> std::optional<RatedPlay> {
      if (stop.stop_requested()) return std::nullopt;
      if (bagCount(position.board, language) >= rackSize) {
        game::Position asked = position;
        RackDrawer drawer(unseenTiles(position, language) + position.rack);
        for (int rack = 0; rack < sampling.racksPerBoard; ++rack) {
          asked.rack = drawer.draw(rackSize, random);
          samples.push_back(sampleOf(asked.rack, finder.best(asked, sampling.leaves).equity));
        }
      }
      return finder.best(position, sampling.leaves);
    };
    if (!playByRules(language, std::move(bag), choose)) break;
  }
  return samples;
}

}  // namespace rozbor::engine
