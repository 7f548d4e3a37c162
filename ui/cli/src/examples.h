#pragma once

#include <string>
#include <string_view>

#include "rozbor/render/wording.h"

namespace rozbor::cli {

/// The examples below the help of a command, with their heading; empty where it has none. The program's own
/// where `command` is empty.
[[nodiscard]] std::string examplesOf(std::string_view command, const reports::Wording& wording);

}  // namespace rozbor::cli
