#pragma once

#include <string>

namespace rozbor::app {

/// Where a process number means something: the name of the machine, the start of its system, and the space of
/// process numbers, which containers of one machine have of their own. Where the system does not tell, a name
/// that no other process has.
[[nodiscard]] std::string machineNow();

}  // namespace rozbor::app
