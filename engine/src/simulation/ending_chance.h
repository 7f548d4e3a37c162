#pragma once

#include <cstdint>

namespace rozbor::engine {

/// How likely who is on turn when the bag runs out wins with best play by both, where static play from there
/// ends with `spread` points for that player: 0 to 1, a tie counted as half. Measured (docs/simulation.md).
[[nodiscard]] double endingChance(int spread);

/// The same where a search of so many positions could not tell who wins. Of fewer than a thousand that says
/// nothing.
[[nodiscard]] double endingChanceAfterSearch(int spread, std::uint64_t nodes);

/// Whether that is so open that it is worth a search.
[[nodiscard]] bool isEndingOpen(int spread);

/// Whether it is worth one where there are few deals, whose endings are much the same: so far from a tie
/// static play was seen to be wrong.
[[nodiscard]] bool isEndingDoubtful(int spread);

}  // namespace rozbor::engine
