#pragma once

#include <string>

#include "rozbor/render/wording.h"
#include "rozbor/review/decision.h"

/// The verdict on a decision in a word or a number, the same on every face.
namespace rozbor::reports {

[[nodiscard]] std::string bandWord(Band band, const Wording& wording);

/// "mistake", "phony", "not proven", "best"; empty where there is nothing to say.
[[nodiscard]] std::string verdictWord(const Decision& decision, const Wording& wording);

/// What is proven of points: "3…12", "≥ 3", "?" where that is nothing. Mean points, of pre-endgames, have a
/// decimal, and are rounded outwards.
[[nodiscard]] std::string boundsText(const Interval& bounds, const Wording& wording);

/// Points lost, with ≈ where the rack is imputed, as bounds where they are not proven; a dash where nothing
/// can be said.
[[nodiscard]] std::string lostText(const Decision& decision, const Wording& wording);

/// The same where there is room for the interval of 95 percent that points of simulated games have, and with
/// a decimal wherever it is graded, as sentences have it: "32.0 ± 7.8", "≥ 3.0".
[[nodiscard]] std::string pointsLostText(const Decision& decision, const Wording& wording);
/// Of a loss that is graded.
[[nodiscard]] std::string pointsLostText(const Loss& loss, const Wording& wording);

/// Percentage points of win probability lost, or what is proven of them; empty where it is not known.
[[nodiscard]] std::string winsLostText(const Decision& decision, const Wording& wording);

/// What the verdict is made of: "0.7 %" of win probability where that is its ruler, else points as
/// `lostText` has them.
[[nodiscard]] std::string rulerText(const Decision& decision, const Wording& wording);

/// The win probability lost with its interval of 95 percent, or what is proven of it; empty where it is not
/// known.
[[nodiscard]] std::string lossText(const Decision& decision, const Wording& wording);

/// That an ending which was won is not won any more; empty where that is not proven.
[[nodiscard]] std::string thrownAwaySentence(const Loss& loss, const Wording& wording);

}  // namespace rozbor::reports
