#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "live_board.h"

namespace rozbor::engine {

/// Slots in falling order of what a play in them can be worth at most, by whole points: first come
/// those of the highest point, in no particular order within one.
class SlotQueue {
 public:
  struct Item {
    const LiveLane* lane = nullptr;
    const Slot* slot = nullptr;
    std::int32_t bound = 0;  ///< millipoints
    std::uint32_t next = 0;
  };

  /// Empties the queue. `floor`: millipoints from which order matters.
  void clear(std::int32_t floor) {
    items_.assign(1, Item());
    heads_.fill(0);
    floor_ = floor;
    highest_ = 0;
  }

  void push(const LiveLane& lane, const Slot& slot, std::int32_t bound) {
    const std::size_t step = stepOf(bound);
    items_.push_back({&lane, &slot, bound, heads_[step]});
    heads_[step] = static_cast<std::uint32_t>(items_.size() - 1);
    highest_ = std::max(highest_, step);
  }

  /// Calls `visit(item, ceiling)` in order until it returns false; no later bound exceeds `ceiling`.
  template <class Visit>
  void drain(Visit visit) const {
    for (std::size_t step = highest_ + 1; step-- > 0;) {
      const std::int32_t ceiling =
          step + 1 == kSteps ? INT32_MAX : floor_ + static_cast<std::int32_t>(step + 1) * kStep;
      for (std::uint32_t at = heads_[step]; at != 0; at = items_[at].next) {
        if (!visit(items_[at], ceiling)) return;
      }
    }
  }

 private:
  static constexpr std::size_t kSteps = 512;
  static constexpr std::int32_t kStep = 1000;

  [[nodiscard]] std::size_t stepOf(std::int32_t bound) const {
    if (bound <= floor_) return 0;
    return std::min(kSteps - 1, static_cast<std::size_t>((bound - floor_) / kStep));
  }

  std::vector<Item> items_;  ///< the first is none
  std::array<std::uint32_t, kSteps> heads_{};
  std::int32_t floor_ = 0;
  std::size_t highest_ = 0;
};

}  // namespace rozbor::engine
