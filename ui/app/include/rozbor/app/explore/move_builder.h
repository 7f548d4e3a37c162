#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"

namespace rozbor::app {

/// A move that comes about tile by tile, by pointing at squares and typing letters, or by tiles that are
/// carried from the rack to the board. Judges neither words nor places.
class MoveBuilder {
 public:
  using LaidTile = std::pair<game::Square, game::Tile>;

  MoveBuilder(std::shared_ptr<const game::Language> language, const game::Position& position);

  /// Where the next letter goes: the square, or the next empty one behind it. The same square again turns the
  /// direction. False beyond the board.
  bool pointAt(game::Square square);
  [[nodiscard]] std::optional<game::Square> cursor() const { return cursor_; }
  [[nodiscard]] game::Direction direction() const { return direction_; }

  /// Lays the letter at the cursor, which moves on: a tile of the rack, or else a blank. A letter that lies
  /// there already is passed over. False where nothing was done.
  bool type(std::string_view letter);
  /// Lays a tile of the rack on an empty square; a blank without a letter waits for one to be typed.
  bool lay(game::Tile tile, game::Square square);
  /// Takes the tile that was laid last back to the rack.
  bool takeBack();
  bool takeBack(game::Square square);
  void clear();
  /// Lays what a placement lays. False, and nothing laid, where the rack or the squares do not allow it.
  bool set(const game::Move& move);

  [[nodiscard]] const std::vector<LaidTile>& laid() const { return laid_; }
  /// What is left on the rack.
  [[nodiscard]] const game::Rack& rack() const { return rack_; }
  /// The placement, with the tiles that lie before, between and behind; nothing unless the tiles lie in one
  /// line without a gap, each with a letter. A single tile is taken along the direction of the longer word.
  [[nodiscard]] std::optional<game::Move> move() const;

 private:
  [[nodiscard]] bool isFree(game::Square square) const;
  [[nodiscard]] game::Tile tileAt(game::Square square) const;
  [[nodiscard]] int wordLength(game::Direction direction) const;
  [[nodiscard]] std::optional<game::Move> along(game::Direction direction) const;
  void advance();

  std::shared_ptr<const game::Language> language_;
  game::Board board_;
  game::Rack full_;
  game::Rack rack_;
  std::vector<LaidTile> laid_;
  std::optional<game::Square> cursor_;
  game::Direction direction_ = game::Direction::across;
};

}  // namespace rozbor::app
