#pragma once

namespace rozbor::engine {

/// Ways to take so many out of `tiles`, every one being its own; 0 where that cannot be done. Whole up to the
/// digits of a double. (`RackDraws` needs all digits of 64 bits and has a table of its own.)
[[nodiscard]] double choose(int tiles, int taken);

}  // namespace rozbor::engine
