#pragma once

namespace rozbor::reports {

/// Noise guard: a loss counts as no more than what it is at least, with 95 percent on one side of a normal
/// distribution; so many standard errors.
inline constexpr double kGuard = 1.64;

}  // namespace rozbor::reports
