#include "rack_subsets.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "leaves/static_terms.h"

namespace rozbor::engine {

void RackSubsets::fill(const game::Position& position, const game::Language& language, const Leaves& leaves) {
  sortTiles(position.rack, language);
  keys_[0] = 0;
  for (int tile = 0; tile < size_; ++tile) {
    const std::uint32_t bit = 1u << tile;
    const int kind = kinds_[static_cast<std::size_t>(tile)];
    const std::uint64_t key = kind == 0 ? 0 : kLetterKeys[kind];
    for (std::uint32_t rest = 0; rest < bit; ++rest)
      keys_[rest | bit] = keys_[rest] + key;
  }
  fillKept(position, language, leaves);
  listChoices();
}

void RackSubsets::sortTiles(const game::Rack& rack, const game::Language& language) {
  struct Held {
    std::int16_t points;
    int kind;
  };
  std::array<Held, kSlotTiles> held{};
  size_ = 0;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    for (int copy = 0; copy < rack.count(kind); ++copy) {
      held[static_cast<std::size_t>(size_++)] = {
          static_cast<std::int16_t>(language.values[static_cast<std::size_t>(kind)]), kind};
    }
  }
  std::sort(held.begin(), held.begin() + size_, [](const Held& left, const Held& right) {
    return left.points != right.points ? left.points > right.points : left.kind > right.kind;
  });
  blankMask_ = 0;
  letters_ = rack.blanks() > 0 ? ~std::uint64_t{0} : 0;
  points_ = {};
  for (int tile = 0; tile < size_; ++tile) {
    const auto place = static_cast<std::size_t>(tile);
    points_[place] = held[place].points;
    kinds_[place] = held[place].kind;
    letters_ |= std::uint64_t{1} << held[place].kind;
    if (held[place].kind == 0) blankMask_ |= 1u << tile;
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
  for (std::uint32_t played = 0; played <= all(); ++played) {
    const std::uint32_t leave = all() ^ played;
    if (!nothingToDraw) {
      kept_[played] = leaveValues_[leave].millipoints();
      continue;
    }
    game::TileCounts tiles;
    for (int tile = 0; tile < size_; ++tile) {
      if ((leave >> tile & 1) != 0) tiles.addKind(kind(tile));
    }
    kept_[played] = emptyBagAdjustment(tiles, position, language).millipoints();
  }
}

/// Of equal tiles, which stand side by side, the first are kept and the last are played.
void RackSubsets::listChoices() {
  std::uint32_t sameAsNext = 0;
  for (int tile = 0; tile + 1 < size_; ++tile) {
    const auto place = static_cast<std::size_t>(tile);
    if (kinds_[place] == kinds_[place + 1]) sameAsNext |= 1u << tile;
  }
  for (auto& both : choices_) {
    both[0].count = 0;
    both[1].count = 0;
  }
  std::ranges::fill(bestKept_, std::numeric_limits<std::int32_t>::min());
  for (std::uint32_t played = 0; played <= all(); ++played) {
    const bool skipsALater = (played & sameAsNext & ~(played >> 1)) != 0;
    if (skipsALater) continue;
    const auto tiles = static_cast<std::size_t>(std::popcount(played));
    Choices& list = choices_[tiles][(played & blankMask_) != 0 ? 1 : 0];
    list.played[list.count] = static_cast<std::uint8_t>(played);
    list.kept[list.count] = kept_[played];
    std::size_t rank = 0;
    for (std::uint32_t rest = played; rest != 0; rest &= rest - 1) {
      const std::int16_t points = points_[static_cast<std::size_t>(std::countr_zero(rest))];
      laid_[played][rank] = points;
      list.values[rank++][list.count] = points;
    }
    ++list.count;
    bestKept_[tiles] = std::max(bestKept_[tiles], kept_[played]);
  }
}

}  // namespace rozbor::engine
