#include "slot_words.h"

#include <algorithm>

namespace rozbor::engine {
namespace {

/// Letters that are tried for one slot. Three times as many find a tenth more slots without a word, which
/// does not pay.
constexpr int kSteps = 300;

}  // namespace

std::uint64_t SlotWords::lettersIn(std::span<const Cell> lane, const Slot& slot) {
  cells_ = lane.subspan(slot.start, slot.length);
  if (!findFitting()) return 0;
  laid_ = 0;
  found_ = 0;
  steps_ = kSteps;
  goOn(0, graph_.dawgRoot);
  if (steps_ >= 0) return found_;
  std::uint64_t letters = 0;
  for (std::size_t at = 0; at < cells_.size(); ++at) {
    if (cells_[at].letter == 0) letters |= fitting_[at];
  }
  return letters;
}

bool SlotWords::findFitting() {
  const std::size_t length = cells_.size();
  for (std::size_t at = 0; at < length; ++at)
    fitting_[at] = cells_[at].allowed;
  for (std::size_t lies = 0; lies < length; ++lies) {
    if (cells_[lies].letter == 0) continue;
    const std::uint64_t* const row =
        patterns_.with(cells_[lies].letter, static_cast<int>(lies), static_cast<int>(length));
    for (std::size_t at = 0; at < length; ++at)
      fitting_[at] &= row[at];
  }
  return std::none_of(fitting_.begin(), fitting_.begin() + static_cast<std::ptrdiff_t>(length),
                      [](std::uint64_t letters) { return letters == 0; });
}

/// Goes on with the words that have begun, from a square of the slot on.
void SlotWords::goOn(std::size_t at, std::uint32_t first) {
  if (first == 0) return;
  for (const Arc* arc = &graph_.arcs[first];; ++arc) {
    const std::uint64_t letter = std::uint64_t{1} << arc->letter();
    if ((fitting_[at] & letter) != 0) {
      if (--steps_ < 0) return;
      const std::uint64_t before = laid_;
      if (cells_[at].letter == 0) laid_ |= letter;
      if (at + 1 < cells_.size()) {
        goOn(at + 1, arc->child());
      } else if (arc->accepts()) {
        found_ |= laid_;
      }
      laid_ = before;
      if (steps_ < 0) return;
    }
    if (arc->last()) return;
  }
}

}  // namespace rozbor::engine
