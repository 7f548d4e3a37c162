#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rozbor/engine/study/leave_training.h"

namespace rozbor::engine {

/// A leave with the equities of the racks that held it.
struct LeaveRow {
  std::uint64_t packed = 0;  ///< kinds, 6 bits each, the last lowest
  double sum = 0;            ///< points
  std::uint32_t racks = 0;   ///< 0: a free place of the table

  [[nodiscard]] int kind(int size, int at) const {
    return static_cast<int>(packed >> 6 * (size - 1 - at)) & 63;
  }
  [[nodiscard]] double mean() const { return sum / racks; }
};

/// All leaves of one size in the samples, each rack counted once for each different leave in it. Every
/// `heldOut`-th sample is left out (0: none).
[[nodiscard]] std::vector<LeaveRow> gatherLeaves(std::span<const RackSample> samples, int rackSize, int size,
                                                 std::size_t heldOut);

/// Calls `visit(packed)` for each different leave of `size` tiles in a rack, once.
template <class Visit>
void forEachLeave(const RackSample& sample, int rackSize, int size, Visit visit) {
  const auto choose = [&](const auto& self, int from, int left, std::uint64_t packed) -> void {
    if (left == 0) {
      visit(packed);
      return;
    }
    for (int at = from; at + left <= rackSize; ++at) {
      const auto place = static_cast<std::size_t>(at);
      if (at > from && sample.kinds[place] == sample.kinds[place - 1]) continue;
      self(self, at + 1, left - 1, packed << 6 | sample.kinds[place]);
    }
  };
  choose(choose, 0, size, 0);
}

}  // namespace rozbor::engine
