#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "rozbor/engine/pool_terms.h"

namespace rozbor::engine {
namespace {

class PoolLeaves final : public Leaves {
 public:
  PoolLeaves(std::shared_ptr<const Leaves> leaves, const PoolTerms& terms, const PoolShares& shares,
             const game::Language& language)
      : Leaves(leaves->name()),
        leaves_(std::move(leaves)),
        vowels_(language.vowels),
        rackSize_(language.rules.rackSize) {
    for (std::size_t kind = 0; kind < tiles_.size(); ++kind)
      tiles_[kind] = Equity::fromDouble(terms.tiles[kind] * shares.tiles[kind]);
    for (std::size_t size = 0; size < balance_.size(); ++size)
      for (std::size_t vowel = 0; vowel < balance_.size(); ++vowel)
        balance_[size][vowel] = Equity::fromDouble(terms.vowels[size][vowel] * shares.vowels);
  }

  [[nodiscard]] Equity value(const game::TileCounts& leave) const override {
    Kept kept;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      for (int copy = 0; copy < leave.count(kind); ++copy)
        kept = with(kept, kind);
    }
    return leaves_->value(leave) + added(kept);
  }

  void valueSubsets(std::span<const HeldTile> tiles, std::span<Equity> values) const override {
    leaves_->valueSubsets(tiles, values);
    std::vector<int> kinds(tiles.size());
    std::vector<Kept> kept(std::size_t{1} << tiles.size());
    for (const HeldTile& tile : tiles)
      kinds[static_cast<std::size_t>(tile.bit)] = tile.kind;
    for (std::size_t mask = 1; mask < kept.size(); ++mask) {
      const int kind = kinds[static_cast<std::size_t>(std::countr_zero(mask))];
      kept[mask] = with(kept[mask & (mask - 1)], kind);
      values[mask] += added(kept[mask]);
    }
  }

 private:
  /// A leave as far as the pool asks.
  struct Kept {
    Equity tiles{};
    int size = 0;
    int vowels = 0;
  };

  [[nodiscard]] Kept with(Kept kept, int kind) const {
    kept.tiles += tiles_[static_cast<std::size_t>(kind)];
    ++kept.size;
    if ((vowels_.bits() >> kind & 1) != 0) ++kept.vowels;
    return kept;
  }

  /// Nothing to a whole rack: nothing would be drawn.
  [[nodiscard]] Equity added(const Kept& kept) const {
    const auto size = static_cast<std::size_t>(kept.size);
    if (kept.size >= rackSize_ || size > PoolTerms::kMaxSize) return {};
    return kept.tiles + balance_[size][static_cast<std::size_t>(kept.vowels)];
  }

  std::shared_ptr<const Leaves> leaves_;
  game::LetterMask vowels_;
  int rackSize_;
  std::array<Equity, game::TileCounts::kKinds> tiles_{};
  std::array<std::array<Equity, PoolTerms::kMaxSize + 1>, PoolTerms::kMaxSize + 1> balance_{};
};

}  // namespace

PoolShares::PoolShares(const game::TileCounts& pool, const game::Language& language) {
  constexpr double kPercent = 100;
  if (pool.empty()) return;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    const double more = static_cast<double>(pool.count(kind)) / pool.size() -
                        static_cast<double>(language.tiles.count(kind)) / language.tiles.size();
    tiles[static_cast<std::size_t>(kind)] = kPercent * more;
    if ((language.vowels.bits() >> kind & 1) != 0) vowels += kPercent * more;
  }
}

std::shared_ptr<const Leaves> seeingPool(std::shared_ptr<const Leaves> leaves, const PoolTerms& terms,
                                         const game::TileCounts& pool, const game::Language& language) {
  return std::make_shared<PoolLeaves>(std::move(leaves), terms, PoolShares(pool, language), language);
}

}  // namespace rozbor::engine
