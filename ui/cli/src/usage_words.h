#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rozbor/render/wording.h"

/// How help and usage errors are worded, and arguments that are read by hand.
namespace rozbor::cli {

/// What stands in the language of the interface, of a fault that the library of the command line words: it is
/// known by its English sentence. One that is not known stays as it is.
[[nodiscard]] std::string faultText(std::string_view fault, const reports::Wording& wording);

/// A time written as "10s", "500ms", "2m", or "1.5" for seconds; nothing for anything else.
[[nodiscard]] std::optional<std::chrono::milliseconds> durationOf(std::string_view text);

/// The value of the last --interface among the arguments, before any command has read them; empty if there is
/// none.
[[nodiscard]] std::string interfaceAskedFor(std::span<const char* const> arguments);

}  // namespace rozbor::cli
