#pragma once

#include <cstddef>
#include <cstdint>

#include "rozbor/engine/equity.h"

namespace rozbor::reports {

/// Why a moment is told.
enum class MomentKind : std::uint8_t { costlyChoice, missedBingo, phonyStood, phonyLost, bigPlay };

/// One of the few moments to remember from a game.
struct KeyMoment {
  std::size_t decision = 0;  ///< index into GameReview::decisions
  MomentKind kind = MomentKind::costlyChoice;
  engine::Equity weight;  ///< points at stake, by which moments are chosen (docs/verdicts.md)
};

}  // namespace rozbor::reports
