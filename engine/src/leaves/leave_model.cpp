#include <array>
#include <bit>
#include <vector>

#include "rozbor/engine/leave_terms.h"
#include "rozbor/engine/word_map.h"

namespace rozbor::engine {
namespace {

using Tiles = LeaveTerms::Tiles;

constexpr int kSizes = LeaveTerms::kMaxSize + 1;
constexpr int kMasks = 1 << LeaveTerms::kMaxSize;

/// A number for each size of leave; sums of these are sums for all sizes at once.
using BySize = std::array<std::int32_t, kSizes>;

void addTo(BySize& sum, const BySize& other) {
  for (std::size_t size = 0; size < sum.size(); ++size)
    sum[size] += other[size];
}

constexpr std::size_t kPairs = game::TileCounts::kKinds * (game::TileCounts::kKinds + 1) / 2;
constexpr std::size_t kTriples = kPairs * (game::TileCounts::kKinds + 2) / 3;

/// Places of multisets of two and three kinds, in ascending order, in a dense table.
constexpr std::size_t pairAt(std::size_t low, std::size_t high) {
  return high * (high + 1) / 2 + low;
}
constexpr std::size_t tripleAt(std::size_t low, std::size_t middle, std::size_t high) {
  return high * (high + 1) * (high + 2) / 6 + pairAt(low, middle);
}

/// Values of whole leaves by key: open addressing, with a filter before it.
class Corrections {
 public:
  explicit Corrections(const std::map<Tiles, Equity>& corrections) {
    if (corrections.empty()) return;
    slots_.resize(std::bit_ceil(corrections.size() * 2));
    filter_.resize(std::max<std::size_t>(1, slots_.size() / 8));
    for (const auto& [tiles, value] : corrections) {
      std::uint64_t key = 0;
      for (const int kind : tiles)
        key += kLetterKeys[kind];
      std::size_t slot = key & (slots_.size() - 1);
      while (slots_[slot].key != 0)
        slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = {key, value.millipoints()};
      filter_[WordMap::filterWord(key, filter_.size())] |= WordMap::filterBits(key);
    }
  }

  [[nodiscard]] bool empty() const { return slots_.empty(); }

  [[nodiscard]] std::int32_t of(std::uint64_t key) const {
    const std::uint64_t bits = WordMap::filterBits(key);
    if ((filter_[WordMap::filterWord(key, filter_.size())] & bits) != bits) return 0;
    std::size_t slot = key & (slots_.size() - 1);
    for (; slots_[slot].key != 0; slot = (slot + 1) & (slots_.size() - 1)) {
      if (slots_[slot].key == key) return slots_[slot].value;
    }
    return 0;
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::int32_t value = 0;
  };
  std::vector<Slot> slots_;
  std::vector<std::uint64_t> filter_;
};

class LeaveModel final : public Leaves {
 public:
  LeaveModel(const LeaveTerms& terms, std::string name, game::LetterMask vowels)
      : Leaves(std::move(name)),
        vowels_(vowels),
        singles_(game::TileCounts::kKinds),
        pairs_(kPairs),
        triples_(kTriples),
        corrections_(terms.corrections) {
    for (std::size_t size = 0; size < terms.terms.size(); ++size) {
      for (const auto& [tiles, value] : terms.terms[size])
        termOf(tiles)[size] = value.millipoints();
    }
    for (const auto& [counts, value] : terms.balance)
      balance_[static_cast<std::size_t>(counts[0])][static_cast<std::size_t>(counts[1])]
              [static_cast<std::size_t>(counts[2])] = value.millipoints();
  }

  [[nodiscard]] Equity value(const game::TileCounts& leave) const override {
    if (leave.size() > LeaveTerms::kMaxSize) return {};
    std::array<HeldTile, LeaveTerms::kMaxSize> tiles;
    std::size_t held = 0;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      for (int copy = 0; copy < leave.count(kind); ++copy, ++held)
        tiles[held] = {kind, static_cast<int>(held)};
    }
    std::array<Equity, kMasks> values;
    valueSubsets(std::span(tiles).first(held), values);
    return values[(std::size_t{1} << held) - 1];
  }

  void valueSubsets(std::span<const HeldTile> tiles, std::span<Equity> values) const override {
    const std::size_t held = tiles.size();
    if (held > kMost) {
      Leaves::valueSubsets(tiles, values);
      return;
    }
    std::array<BySize, std::size_t{1} << kMost> sums;
    const std::size_t masks = std::size_t{1} << held;
    std::fill_n(sums.begin(), masks, BySize{});
    placeTerms(tiles, sums);
    // Sums over all choices within a choice, one tile after the other.
    for (std::size_t bit = 1; bit < masks; bit <<= 1) {
      for (std::size_t mask = 0; mask < masks; ++mask) {
        if ((mask & bit) != 0) addTo(sums[mask], sums[mask ^ bit]);
      }
    }
    std::array<Share, std::size_t{1} << kMost> shares;
    for (const HeldTile& tile : tiles)
      shares[std::size_t{1} << tile.bit] = {kLetterKeys[tile.kind], vowelOf(tile.kind),
                                            static_cast<std::uint8_t>(tile.kind == 0 ? 1 : 0)};
    values[0] = Equity();
    for (std::size_t mask = 1; mask < masks; ++mask) {
      const std::size_t low = mask & (~mask + 1);
      if (low != mask) shares[mask] = shares[low] + shares[mask ^ low];
      const auto size = static_cast<std::size_t>(std::popcount(mask));
      if (size >= kSizes) {
        values[mask] = Equity();
        continue;
      }
      const Share& share = shares[mask];
      std::int32_t sum = sums[mask][size] + balance_[size][share.vowels][share.blanks];
      if (!corrections_.empty()) sum += corrections_.of(share.key);
      values[mask] = Equity::millipoints(sum);
    }
  }

 private:
  static constexpr std::size_t kMost = 8;

  /// What a choice adds to key and balance.
  struct Share {
    std::uint64_t key = 0;
    std::uint8_t vowels = 0;
    std::uint8_t blanks = 0;

    friend Share operator+(const Share& left, const Share& right) {
      return {left.key + right.key, static_cast<std::uint8_t>(left.vowels + right.vowels),
              static_cast<std::uint8_t>(left.blanks + right.blanks)};
    }
  };

  [[nodiscard]] std::uint8_t vowelOf(int kind) const {
    return kind > 0 && vowels_.contains(game::Letter(kind)) ? 1 : 0;
  }

  BySize& termOf(const Tiles& tiles) {
    const auto kindAt = [&](std::size_t at) { return static_cast<std::size_t>(tiles[at]); };
    if (tiles.size() == 1) return singles_[kindAt(0)];
    if (tiles.size() == 2) return pairs_[pairAt(kindAt(0), kindAt(1))];
    return triples_[tripleAt(kindAt(0), kindAt(1), kindAt(2))];
  }

  /// Puts every term at the choice that it is of. Of choices of the same tiles only the one from the
  /// lowest bits on counts: each distinct pair and triple once.
  void placeTerms(std::span<const HeldTile> tiles, std::span<BySize> sums) const {
    const auto kindAt = [&](std::size_t at) { return static_cast<std::size_t>(tiles[at].kind); };
    const auto repeats = [&](std::size_t at, std::size_t from) {
      return at > from && tiles[at].kind == tiles[at - 1].kind;
    };
    for (std::size_t a = 0; a < tiles.size(); ++a) {
      if (repeats(a, 0)) continue;
      const std::size_t one = std::size_t{1} << tiles[a].bit;
      sums[one] = singles_[kindAt(a)];
      for (std::size_t b = a + 1; b < tiles.size(); ++b) {
        if (repeats(b, a + 1)) continue;
        const std::size_t two = one | std::size_t{1} << tiles[b].bit;
        sums[two] = pairs_[pairAt(kindAt(a), kindAt(b))];
        for (std::size_t c = b + 1; c < tiles.size(); ++c) {
          if (!repeats(c, b + 1))
            sums[two | std::size_t{1} << tiles[c].bit] = triples_[tripleAt(kindAt(a), kindAt(b), kindAt(c))];
        }
      }
    }
  }

  game::LetterMask vowels_;
  std::vector<BySize> singles_;
  std::vector<BySize> pairs_;
  std::vector<BySize> triples_;
  std::array<std::array<BySize, kSizes>, kSizes> balance_{};
  Corrections corrections_;
};

}  // namespace

std::shared_ptr<const Leaves> leavesOf(const LeaveTerms& terms, std::string name,
                                       const game::Language& language) {
  return std::make_shared<LeaveModel>(terms, std::move(name), language.vowels);
}

}  // namespace rozbor::engine
