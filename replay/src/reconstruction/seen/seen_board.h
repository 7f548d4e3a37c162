#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/parser/board_reading.h"
#include "rozbor/parser/diagnostic.h"

namespace rozbor::replay {

/// A letter that a square was seen to hold, or may hold if it was not read right.
struct SeenLetter {
  game::Letter letter;
  bool blank = false;  ///< seen as a blank's
  double cost = 0;     ///< nats
};

/// A board that was seen, in the letters of a language. What it says of a square costs so many nats where it
/// is not so: minus the logarithm of how rare that is, next to the likeliest that the square may hold, which
/// costs nothing (docs/cas.md). Squares that were not seen cost nothing at all.
class SeenBoard {
 public:
  static constexpr double kRare = 2;  ///< nats; what costs less was seen, what costs more was misread

  /// What does not bind is said, and the square taken for a tile that cannot be read.
  SeenBoard(const parser::BoardReading& reading, const game::Language& language,
            std::vector<parser::Diagnostic>& diagnostics);

  /// Turns of the sheet before it was seen; none: all of them.
  [[nodiscard]] std::optional<std::size_t> turnsPlayed() const { return turnsPlayed_; }
  /// Whether some square of the board was not seen.
  [[nodiscard]] bool isPart() const { return isPart_; }

  [[nodiscard]] double costOf(game::Square square, game::Tile tile) const;
  /// The same of a tile that may be a blank or not.
  [[nodiscard]] double costOfLetter(game::Square square, game::Letter letter) const {
    return at(square).letters[static_cast<std::size_t>(letter.index())];
  }
  [[nodiscard]] double costOfEmpty(game::Square square) const { return at(square).empty; }
  /// Of all tiles that a move lays.
  [[nodiscard]] double costOf(const game::Move& move) const;
  /// Of all squares that are empty on a board.
  [[nodiscard]] double costOfEmpty(const game::Board& board) const;

  /// What the square was seen to hold, likeliest first; every letter where a tile could not be read; none
  /// where the square was seen empty or not at all.
  [[nodiscard]] std::vector<SeenLetter> lettersAt(game::Square square) const;

  /// Squares that were seen to hold a tile.
  [[nodiscard]] std::size_t tilesSeen() const;
  /// Whether it shows a tile where none lies.
  [[nodiscard]] bool showsMoreThan(const game::Board& board) const;
  /// Whether it was seen to hold something else than this tile, or than nothing.
  [[nodiscard]] bool contradicts(game::Square square, game::Tile tile) const;
  /// What was read of a square: "A", "(a)", "" for empty, "?" for a tile; nothing where it was not seen.
  [[nodiscard]] std::optional<std::string> readingOf(game::Square square) const;

 private:
  struct SeenSquare {
    bool seen = false;
    double empty = 0;
    std::array<double, game::TileCounts::kKinds> letters{};  ///< by their index
    std::array<bool, game::TileCounts::kKinds> blanks{};     ///< seen as a blank's
    std::array<bool, game::TileCounts::kKinds> plain{};      ///< seen as that of a tile of its own
    std::string text;
  };

  [[nodiscard]] const SeenSquare& at(game::Square square) const {
    const int index = square.row * columns_ + square.column;
    return squares_[static_cast<std::size_t>(index)];
  }
  SeenSquare bind(const std::vector<parser::SquareSight>& sights, const game::Language& language,
                  const parser::SourceRange& where, std::vector<parser::Diagnostic>& diagnostics);

  int columns_ = 0;
  int letters_ = 0;
  bool isPart_ = false;
  bool marksBlanks_ = false;
  std::optional<std::size_t> turnsPlayed_;
  std::vector<SeenSquare> squares_;
};

}  // namespace rozbor::replay
