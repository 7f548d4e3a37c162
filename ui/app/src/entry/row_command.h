#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rozbor::app {

/// What a line asks of a row that was entered before: "edit #3 HOUSE 24", "insert #3 HOUSE 24", "remove #3".
/// The mark tells the number from points: REMOVE is a word, too.
struct RowCommand {
  enum class Kind : std::uint8_t { edit, insert, remove };
  Kind kind = Kind::edit;
  std::size_t row = 0;    ///< from 0
  std::string_view text;  ///< the row as it is typed; points into the line
};

[[nodiscard]] std::optional<RowCommand> readRowCommand(std::string_view line);

}  // namespace rozbor::app
