#pragma once

#include <string>
#include <string_view>

/// Records come from anyone. What they hold is kept as it is in files; what is *shown* goes through here, so
/// that no name moves a cursor, clears a screen, sets a title or turns the order of letters around.
namespace rozbor::reports {

/// Control characters (C0 but line feed and tab, DEL, C1) and marks of writing direction made visible: "␛",
/// "�". What is no UTF-8 becomes "�". As many columns as before.
[[nodiscard]] std::string harmless(std::string_view text);

/// The same, but the sequences of our own Paint stay.
[[nodiscard]] std::string harmlessPainted(std::string_view text);

/// JSON that loses nothing and yet can be shown: those characters as "\u009b".
[[nodiscard]] std::string harmlessJson(std::string_view json);

}  // namespace rozbor::reports
