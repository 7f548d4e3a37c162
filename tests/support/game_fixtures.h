#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rozbor/game/cgp.h"
#include "rozbor/game/language.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/position.h"
#include "rozbor/game/scoring.h"
#include "test_paths.h"

/// Boards, racks and moves as they are drawn on paper. What a test writes wrongly throws.
namespace rozbor::test {

inline std::filesystem::path sourcePath(std::string_view relative) {
  return std::filesystem::path(rozbor::test::kSourceDir) / relative;
}

inline std::string fileText(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A language of data/languages, or one of tests/data/languages ("tiny"). Loaded once.
inline const game::Language& language(const std::string& id = "en") {
  static std::map<std::string, game::Language> loaded;
  const auto found = loaded.find(id);
  if (found != loaded.end()) return found->second;
  const auto shipped = sourcePath("data/languages/" + id);
  auto result = game::loadLanguage(
      std::filesystem::exists(shipped) ? shipped : sourcePath("tests/data/languages/" + id));
  if (!result) throw std::runtime_error(result.error().message.english());
  return loaded.emplace(id, *result).first->second;
}

/// English tiles on a plain board of 21 × 21 squares, three times the word in each corner and the
/// start in the middle.
inline const game::Language& largeBoard() {
  static const game::Language kLarge = [] {
    std::string csv;
    for (int row = 0; row < 21; ++row) {
      const bool edge = row == 0 || row == 20;
      const std::string middle = row == 10 ? ",,,,,,,,,,*,,,,,,,,,," : ",,,,,,,,,,,,,,,,,,,,";
      csv += edge ? "3W" + middle + "3W\n" : middle + "\n";
    }
    game::Language large = language("en");
    large.board = *game::BoardLayout::parseCsv(csv);
    return large;
  }();
  return kLarge;
}

/// rack("AEINR?S")
inline game::Rack rack(std::string_view text, const game::Language& in = language()) {
  const auto tiles = game::parseRack(text, in.alphabet);
  if (!tiles) throw std::runtime_error("no rack: " + std::string(text));
  return *tiles;
}

/// A board for `boardFrom` on which HOUSE lies.
inline constexpr const char* kHouseAt8D = "8 ...HOUSE";

/// A board from the rows that hold tiles, each after its number, "." for an empty square:
///
///     boardFrom(R"(
///       8 ...HOUSE
///       9 ....NO    )")
inline game::Board boardFrom(const std::string& diagram, const game::Language& in = language()) {
  game::Board board = in.board.emptyBoard();
  std::istringstream lines(diagram);
  int row = 0;
  std::string squares;
  while (lines >> row >> squares) {
    const auto tiles = in.alphabet.tiles(squares);
    if (!tiles) throw std::runtime_error("no row: " + squares);
    for (std::size_t column = 0; column < tiles->size(); ++column) {
      board.set(game::Square(row - 1, static_cast<int>(column)), (*tiles)[column]);
    }
  }
  if (!lines.eof()) throw std::runtime_error("no board: " + diagram);
  return board;
}

/// move("8D HOUSE"), move("-ABC"), move("-"); a letter that lies on `board` already is a through tile.
inline game::Move move(std::string_view text, const game::Board& board = game::Board(),
                       const game::Language& in = language()) {
  const auto found = game::parseMove(text, board, in.alphabet);
  if (!found) throw std::runtime_error("no move: " + std::string(text));
  return *found;
}

/// Points of a placement on `board`.
inline int score(std::string_view text, const game::Board& board = game::Board(),
                 const game::Language& in = language()) {
  return game::scoreOf(board, in, move(text, board, in));
}

}  // namespace rozbor::test
