#pragma once

#include <span>

#include "rozbor/engine/simulation.h"

namespace rozbor::reports {

/// Where the rows of a race stand that did not run the second one (`raceOf`).
class SecondRace {
 public:
  /// Best first, none empty; who ran the second race ran the first, too. Both must outlive this.
  SecondRace(std::span<const engine::SimulatedPlay> first, std::span<const engine::SimulatedPlay> second);

  /// A row of the first race, as far behind the second one's winner as it was there. By how much the others
  /// that ran both were moved against that one (root mean square), it may be wrong about this one, too.
  [[nodiscard]] engine::SimulatedPlay moved(engine::SimulatedPlay play) const;

 private:
  const engine::SimulatedPlay& after_;   ///< the winner
  const engine::SimulatedPlay& before_;  ///< in the first race, which another may have won that is a trap
  double movedBy_ = 0;                   ///< of a win
};

}  // namespace rozbor::reports
