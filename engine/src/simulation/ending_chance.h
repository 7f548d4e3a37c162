#pragma once

namespace rozbor::engine {

/// How likely who is on turn when the bag runs out wins with best play by both, where static play from there
/// ends with `spread` points for that player: 0 to 1, a tie counted as half. Measured (docs/simulation.md).
[[nodiscard]] double endingChance(int spread);

/// Whether that is so open that it is worth a search.
[[nodiscard]] bool isEndingOpen(int spread);

}  // namespace rozbor::engine
