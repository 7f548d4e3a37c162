#pragma once

#include <cstdint>

#include "rozbor/engine/win_model.h"

namespace rozbor::engine {

/// How likely who is on turn when the bag runs out wins with best play by both, where static play from there
/// ends with a spread of so many points for that player: 0 to 1, a tie counted as half. Never falls with a
/// rising spread (docs/simulation.md).
class EndingChance {
 public:
  /// By the endings of the model, which must outlive it; without any, the mean of four languages.
  explicit EndingChance(const WinModel& model);

  [[nodiscard]] double of(int spread) const { return all_->at(spread); }

  /// The same where a search of so many positions could not tell who wins. Of fewer than
  /// `WinTable::kSearched` that says nothing.
  [[nodiscard]] double afterSearch(int spread, std::uint64_t nodes) const {
    return (nodes < WinTable::kSearched ? all_ : open_)->at(spread);
  }

  /// Whether it is so open that it is worth a search. `largest`: points of the largest play in it that the
  /// other player made.
  [[nodiscard]] bool isOpen(int spread, int largest) const;

 private:
  const WinTable::Row* all_;
  const WinTable::Row* open_;
};

/// Whether an ending is worth a search where there are few deals, whose endings are much the same: so far
/// from a tie static play was seen to be wrong.
[[nodiscard]] bool isEndingDoubtful(int spread);

}  // namespace rozbor::engine
