#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// A rack or a word of more tiles is not read: no board has room for it.
inline constexpr std::size_t kMostTiles = 128;

/// Cuts text into tiles: a letter with its combining marks, "[…]", or one of the tiles of several
/// characters that the file declares with #tile, of which the longest wins.
class TileScanner {
 public:
  /// A declared tile longer than this is refused, which keeps the search for one constant.
  static constexpr std::uint32_t kLongestTile = 8;  // code points

  /// Says whether the text can stand for a tile.
  [[nodiscard]] static bool canDeclare(std::string_view tile);

  void declare(std::string_view tile);

  /// The end of the tile at `first`, or `first` when there is none.
  [[nodiscard]] const char* scan(const char* first, const char* last) const;

  /// The tiles of a stretch of `line` that consists of tiles, "?", "_" and "."; anything else in it
  /// (parentheses) is passed over.
  [[nodiscard]] std::vector<TileText> split(std::string_view line, std::string_view part,
                                            std::uint32_t lineNumber) const;

  /// The tiles as text that `split` cuts into the same tiles again. A tile of several letters is
  /// bracketed even when it is declared, so that one line can be read without the others.
  [[nodiscard]] std::string join(const std::vector<TileText>& tiles) const;

 private:
  [[nodiscard]] const char* scanDeclared(const char* first, const char* last) const;

  std::unordered_set<std::string> declared_;
  std::size_t longest_ = 0;  // bytes
};

}  // namespace rozbor::parser
