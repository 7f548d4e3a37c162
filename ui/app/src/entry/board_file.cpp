#include "rozbor/app/entry/board_file.h"

#include "rozbor/app/review/record_file.h"

namespace rozbor::app {
namespace {

/// A path that leads nowhere has letters between its slashes, too, but seldom rows of one length.
bool areRows(const std::string& text) {
  if (text.starts_with('/') || text.find('/') == std::string::npos) return false;
  const parser::ParsedBoard parsed = parser::parseBoard(text);
  return !parsed.board.squares.empty() && parsed.diagnostics.empty();
}

}  // namespace

game::Result<parser::ParsedBoard> openBoard(const std::string& fileOrRows,
                                            std::optional<std::uint32_t> turns) {
  const auto bytes = bytesOf(fileOrRows);
  if (!bytes && !areRows(fileOrRows)) return bytes.error();
  parser::ParsedBoard parsed = parser::parseBoard(bytes ? *bytes : fileOrRows);
  if (parsed.board.squares.empty())
    return game::Error{"board.empty", said::words("expected rows of a board, found none")};
  if (turns) parsed.board.turnsPlayed = parser::Field<std::uint32_t>{*turns, {}};
  return parsed;
}

}  // namespace rozbor::app
