#pragma once

#include <cstddef>
#include <vector>

#include "rozbor/replay/reconstruction.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

struct GameReview;

/// What another way to lay the words of a score sheet does to the verdict on a decision.
struct OtherVerdict {
  std::size_t turn = 0;  ///< index into the replay's turns, the same in both games
  double lost = 0;       ///< points, in the game that is reviewed
  double otherLost = 0;  ///< points, in the other one
  Band band = Band::none;
  Band otherBand = Band::none;
};

/// Another game that fits the sheet.
struct OtherGame {
  double probability = 0;
  std::vector<OtherVerdict> differences;  ///< verdicts that are not nearly the same
};

/// Where the record of a review comes from a score sheet: how sure it is, and what hangs on that.
struct SheetOrigin {
  replay::ReconstructionStatus status = replay::ReconstructionStatus::unique;
  double probability = 1;        ///< of the game that is reviewed, among those that fit the sheet
  std::size_t repairs = 0;       ///< proposals that the game that is reviewed follows
  std::size_t gamesLeftOut = 0;  ///< that fit too, and were not reviewed for comparison
  std::vector<OtherGame> others;
};

/// Losses that differ by less are nearly the same, in points.
inline constexpr double kNearlySameLoss = 0.5;

/// Whether the other has a loss for each decision for which the review has one, by the same depth, and there
/// are any: else it is time or method that makes a difference, or nothing is compared.
[[nodiscard]] bool canBeCompared(const GameReview& review, const GameReview& other);

/// Decision by decision: where the bands differ, or the losses by kNearlySameLoss.
[[nodiscard]] std::vector<OtherVerdict> differingVerdicts(const GameReview& review, const GameReview& other);

}  // namespace rozbor::reports
