#pragma once

namespace rozbor::replay {

/// Natural logarithm of the ways to take `k` out of `n`; needs 0 <= k <= n.
[[nodiscard]] double logChoose(int n, int k);

}  // namespace rozbor::replay
