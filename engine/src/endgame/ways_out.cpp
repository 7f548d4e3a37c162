#include "endgame/ways_out.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine::endgame {
namespace {

constexpr std::uint32_t bit(int place) {
  return std::uint32_t{1} << place;
}

/// The places where a word lays tiles, and those just before and behind it.
std::uint32_t reachOf(const LaneBoard& board, int lane, std::uint32_t laid) {
  const Cell* cells = board.cells(lane);
  int before = std::countr_zero(laid) - 1;
  while (before >= 0 && cells[before].letter != 0)
    --before;
  auto behind = static_cast<int>(std::bit_width(laid));
  while (behind < board.length(lane) && cells[behind].letter != 0)
    ++behind;
  return laid | (before < 0 ? 0 : bit(before)) | bit(behind);
}

}  // namespace

void WaysOut::find(const LaneBoard& board, LanePlays& plays, RackCode rack) {
  count_ = 0;
  const int lanes = board.lanes();
  for (int lane = 0; lane < lanes; ++lane)
    plays.prefetch(lane, rack);
  for (int lane = 0; lane < lanes; ++lane) {
    const LanePlays::WayOut way = plays.wayOut(lane, rack);
    if (way.score != LanePlays::kNoWayOut)
      ways_[count_++] = {way.score, lane, way.laid, reachOf(board, lane, way.laid)};
  }
  std::sort(ways_.begin(), ways_.begin() + static_cast<std::ptrdiff_t>(count_),
            [](const Way& left, const Way& right) { return left.score > right.score; });
}

/// Whether a tile of the move lies where a tile of the way is to lie, or would lengthen one of its words.
/// Whatever else is laid, the way has the same words and the same score.
bool WaysOut::spoils(const LaneBoard& board, const Candidate& move, const Way& way) {
  const int lane = move.name.lane();
  const Cell* cells = board.cells(way.lane);
  const int place = board.placeIn(way.lane);
  // The squares that lengthen the word across the way at a place, in the lane that crosses there.
  const auto across = [&](int at) {
    const Cell& here = cells[at];
    const int before = here.crossed ? here.crossFirst - 1 : place - 1;
    const int behind = here.crossed ? here.crossLast + 1 : place + 1;
    return (before < 0 ? 0 : bit(before)) | bit(behind);
  };
  if (lane == way.lane) return (move.laid & way.along) != 0;
  const int at = board.placeIn(lane);
  if (board.direction(lane) != board.direction(way.lane)) {
    std::uint32_t zone = (way.along >> at & 1) != 0 ? bit(place) : 0;
    if ((way.laid >> at & 1) != 0) zone |= across(at);
    return (move.laid & zone) != 0;
  }
  for (std::uint32_t common = move.laid & way.laid; common != 0; common &= common - 1) {
    if ((across(std::countr_zero(common)) >> at & 1) != 0) return true;
  }
  return false;
}

std::int32_t WaysOut::leftBy(const LaneBoard& board, const Candidate& move) const {
  for (std::size_t index = 0; index < count_; ++index) {
    const Way& way = ways_[index];
    if ((move.touched >> way.lane & 1) == 0 || !spoils(board, move, way)) return way.score;
  }
  return kNone;
}

}  // namespace rozbor::engine::endgame
