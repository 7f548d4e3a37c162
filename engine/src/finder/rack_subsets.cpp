#include "rack_subsets.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "../static_terms.h"

namespace rozbor::engine {

int RackSubsets::blanks(std::uint32_t played) const {
  return std::popcount(played & blankMask_);
}

void RackSubsets::fill(const game::Position& position, const game::Language& language, const Leaves& leaves) {
  sortTiles(position.rack, language);
  keys_[0] = 0;
  values_[0] = {};
  for (int tile = 0; tile < size_; ++tile) {
    const std::uint32_t bit = 1u << tile;
    const auto place = static_cast<std::size_t>(tile);
    const std::uint64_t key = kinds_[place] == 0 ? 0 : kLetterKeys[kinds_[place]];
    for (std::uint32_t rest = 0; rest < bit; ++rest) {
      keys_[rest | bit] = keys_[rest] + key;
      values_[rest | bit] = values_[rest];
      values_[rest | bit][static_cast<std::size_t>(std::popcount(rest))] = points_[place];
    }
  }
  listChoices();
  fillKept(position, language, leaves);
}

void RackSubsets::sortTiles(const game::Rack& rack, const game::Language& language) {
  struct Held {
    std::int16_t points;
    int kind;
  };
  std::array<Held, kSlotTiles> held{};
  size_ = 0;
  letters_ = 0;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    for (int copy = 0; copy < rack.count(kind); ++copy) {
      held[static_cast<std::size_t>(size_++)] = {
          static_cast<std::int16_t>(language.values[static_cast<std::size_t>(kind)]), kind};
      letters_ |= std::uint64_t{1} << kind;
    }
  }
  if (rack.blanks() > 0) letters_ = language.alphabet.all().bits();
  std::sort(held.begin(), held.begin() + size_, [](const Held& left, const Held& right) {
    return left.points != right.points ? left.points > right.points : left.kind > right.kind;
  });
  blankMask_ = 0;
  for (int tile = 0; tile < size_; ++tile) {
    const auto place = static_cast<std::size_t>(tile);
    points_[place] = held[place].points;
    kinds_[place] = held[place].kind;
    if (held[place].kind == 0) blankMask_ |= 1u << tile;
  }
}

/// Of equal tiles, which stand side by side, the first are kept and the last are played.
void RackSubsets::listChoices() {
  std::uint32_t sameAsNext = 0;
  for (int tile = 0; tile + 1 < size_; ++tile) {
    const auto place = static_cast<std::size_t>(tile);
    if (kinds_[place] == kinds_[place + 1]) sameAsNext |= 1u << tile;
  }
  for (auto& list : choices_)
    list.clear();
  for (std::uint32_t played = 0; played <= all(); ++played) {
    const bool skipsALater = (played & sameAsNext & ~(played >> 1)) != 0;
    if (!skipsALater) {
      choices_[static_cast<std::size_t>(std::popcount(played))].push_back(static_cast<std::uint8_t>(played));
    }
  }
}

void RackSubsets::fillKept(const game::Position& position, const game::Language& language,
                           const Leaves& leaves) {
  const bool nothingToDraw = bagCount(position.board, language) == 0;
  if (!nothingToDraw) {
    std::array<HeldTile, kSlotTiles> tiles;
    for (int tile = 0; tile < size_; ++tile)
      tiles[static_cast<std::size_t>(tile)] = {kinds_[static_cast<std::size_t>(tile)], tile};
    std::sort(tiles.begin(), tiles.begin() + size_, [](const HeldTile& left, const HeldTile& right) {
      return left.kind != right.kind ? left.kind < right.kind : left.bit < right.bit;
    });
    leaves.valueSubsets(std::span(tiles).first(static_cast<std::size_t>(size_)), leaveValues_);
  }
  std::ranges::fill(bestKept_, std::numeric_limits<std::int32_t>::min());
  for (int count = 0; count <= size_; ++count) {
    for (const std::uint32_t played : choices_[static_cast<std::size_t>(count)]) {
      const std::uint32_t leave = all() ^ played;
      if (nothingToDraw) {
        game::TileCounts tiles;
        for (int tile = 0; tile < size_; ++tile) {
          if ((leave >> tile & 1) != 0) tiles.addKind(kind(tile));
        }
        kept_[played] = emptyBagAdjustment(tiles, position, language).millipoints();
      } else {
        kept_[played] = leaveValues_[leave].millipoints();
      }
      auto& best = bestKept_[static_cast<std::size_t>(count)];
      best = std::max(best, kept_[played]);
    }
  }
}

}  // namespace rozbor::engine
