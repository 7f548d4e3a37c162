#pragma once

#include <chrono>

/// Ctrl-C, a request to end (SIGTERM) and a terminal that closes (SIGHUP) are one and the same here; the
/// program then ends with 130.
namespace rozbor::cli {

/// From now on an interrupt only sets a mark, so that work in hand can be kept. A second one after a second
/// ends the program at once.
void watchForInterrupt();
/// For commands that have nothing to keep: an interrupt ends them at once, whatever they wait for.
void endOnInterrupt();
/// The work that is kept after an interrupt must not take longer: whatever the program then waits for, a
/// server that does not answer above all, it ends. At least a second.
void endSoonAfterInterrupt(std::chrono::seconds patience);

[[nodiscard]] bool interrupted();

}  // namespace rozbor::cli
