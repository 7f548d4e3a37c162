#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/undo_history.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/setup_faults.h"
#include "rozbor/render/wording.h"

namespace rozbor::app {

/// What was done to a draft.
enum class DraftStep : std::uint8_t { none, square, rack, score, turn, empty };

/// A position that is set up by hand, square by square. It may be against the rules meanwhile; `faults` says
/// how. Every step can be undone.
class PositionDraft {
 public:
  PositionDraft(std::shared_ptr<const game::Language> language, const game::Position& position);

  /// Where the next letter goes; the same square again turns the direction. False beyond the board.
  bool pointAt(game::Square square);
  /// One square further, as far as the board reaches.
  void step(int rows, int columns);
  [[nodiscard]] game::Square cursor() const { return cursor_; }
  [[nodiscard]] game::Direction direction() const { return direction_; }

  /// Puts a tile on the square of the cursor, which moves on: a small letter is a blank. False for what is no
  /// letter of the language.
  bool type(std::string_view letter);
  /// Takes the tile off the square of the cursor.
  void remove();
  /// One square back, and takes the tile off that.
  void removeBefore();
  /// Of the player on turn, or of the opponent. False, and nothing done, where these are no tiles.
  bool setRack(bool opponents, std::string_view tiles);
  void setScore(bool opponents, int score);
  /// The other player is on turn: racks and scores change sides.
  void turnRound();
  /// An empty board, empty racks, no points.
  void clear();

  [[nodiscard]] const game::Position& position() const { return position_; }
  [[nodiscard]] const std::shared_ptr<const game::Language>& language() const { return language_; }
  [[nodiscard]] std::vector<game::SetupFault> faults() const;

  bool undo();
  bool redo();
  [[nodiscard]] std::optional<DraftStep> undoName() const { return history_.undoName(); }
  [[nodiscard]] std::optional<DraftStep> redoName() const { return history_.redoName(); }

 private:
  void put(game::Tile tile);
  void keep(DraftStep step);

  std::shared_ptr<const game::Language> language_;
  game::Position position_;
  game::Square cursor_;
  game::Direction direction_ = game::Direction::across;
  UndoHistory<game::Position, DraftStep> history_;
};

/// "There are 3 of Q, but the set has 1."
[[nodiscard]] std::string setupFaultText(const game::SetupFault& fault, const game::Language& language,
                                         const reports::Wording& wording);

}  // namespace rozbor::app
