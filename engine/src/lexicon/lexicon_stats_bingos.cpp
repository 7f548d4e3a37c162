#include "lexicon_stats_bingos.h"

#include <algorithm>
#include <array>

namespace rozbor::engine {
namespace {

static_assert(RackDraws::kMaxDrawn <= PackedRack::kMaxTiles);

/// The distinct racks in which one more letter has become a blank.
std::vector<PackedRack> withOneMoreBlank(const std::vector<PackedRack>& racks) {
  std::vector<PackedRack> more;
  for (const PackedRack rack : racks)
    rack.forEachWithOneMoreBlank([&](PackedRack next) { more.push_back(next); });
  std::ranges::sort(more);
  more.erase(std::unique(more.begin(), more.end()), more.end());
  return more;
}

}  // namespace

BingoRacks::BingoRacks(std::vector<PackedRack> plain, const game::TileCounts& tiles, int rackSize)
    : tiles_(tiles), rackSize_(rackSize), draws_(tiles, rackSize) {
  keepDrawable(plain);
  for (int blanks = 1; blanks <= std::min(tiles.blanks(), rackSize); ++blanks) {
    plain = withOneMoreBlank(plain);
    keepDrawable(plain);
  }
}

void BingoRacks::keepDrawable(const std::vector<PackedRack>& racks) {
  std::ranges::copy_if(racks, std::back_inserter(racks_), [&](PackedRack rack) {
    bool there = true;
    rack.forEachKind(rackSize_, [&](int kind, int count) { there &= count <= tiles_.count(kind); });
    return there;
  });
}

DrawChance BingoRacks::chance(const game::TileCounts& leave) const {
  const RackDraws draws(tiles_ - leave, rackSize_ - leave.size());
  std::uint64_t ways = 0;
  for (const PackedRack rack : racks_) {
    std::uint64_t ofRack = 1;
    int kept = 0;
    rack.forEachKind(rackSize_, [&](int kind, int count) {
      const int held = std::min(leave.count(kind), count);
      kept += held;
      ofRack *= draws.ways(kind, count - held);
    });
    if (kept == leave.size()) ways += ofRack;
  }
  return {ways, draws.all()};
}

std::vector<LeaveChance> BingoRacks::tileChances() const {
  std::array<std::uint64_t, game::TileCounts::kKinds> ways{};
  for (const PackedRack rack : racks_) {
    std::uint64_t ofRack = 1;
    rack.forEachKind(rackSize_, [&](int kind, int count) { ofRack *= draws_.ways(kind, count); });
    // C(n-1, r-1) = C(n, r) r / n, without a remainder.
    rack.forEachKind(rackSize_, [&](int kind, int count) {
      ways[static_cast<std::size_t>(kind)] +=
          ofRack * static_cast<std::uint64_t>(count) / static_cast<std::uint64_t>(tiles_.count(kind));
    });
  }
  const std::uint64_t all =
      draws_.all() * static_cast<std::uint64_t>(rackSize_) / static_cast<std::uint64_t>(tiles_.size());
  std::vector<LeaveChance> chances;
  const auto add = [&](int kind) {
    if (tiles_.count(kind) == 0) return;
    chances.push_back({{}, {ways[static_cast<std::size_t>(kind)], all}});
    chances.back().leave.addKind(kind);
  };
  for (int kind = 1; kind < game::TileCounts::kKinds; ++kind)
    add(kind);
  add(0);
  return chances;
}

}  // namespace rozbor::engine
