#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/play/game_clock.h"
#include "rozbor/app/play/play_table.h"
#include "rozbor/engine/study/game_course.h"
#include "rozbor/engine/study/shuffled_bag.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/render/answer.h"

namespace rozbor::app {

/// The two of a game.
enum class PlaySide : std::uint8_t { person, level };
/// A value for each, by side.
template <class T>
using OfSides = std::array<T, 2>;
[[nodiscard]] constexpr std::size_t at(PlaySide side) {
  return static_cast<std::size_t>(side);
}

/// A turn that was made.
struct PlayedTurn {
  PlaySide side = PlaySide::person;
  game::Move move;
  game::Board board;  ///< before it
  game::Rack rack;    ///< from which it was made
  int points = 0;     ///< of a play that came off, too
  int total = 0;      ///< of the side after it
  bool takenBack = false;
  std::optional<PlayTime> left;  ///< on the clock of the side
};

/// What a game came to.
struct PlayOutcome {
  OfSides<int> tilesLeft{};  ///< what the settlement of the racks brought
  OfSides<int> overtime{};   ///< points off
  OfSides<int> scores{};     ///< all in all
  bool resigned = false;     ///< by the person, whatever the scores
};

/// A game of a person against a level, by the rules of the language. The same setup and moves give the same
/// game, times excepted. One thread at a time.
class PlayedGame {
 public:
  PlayedGame(PlaySetup setup, PlayTable table, TimeSource now = steadyTime);

  [[nodiscard]] const PlaySetup& setup() const { return setup_; }
  [[nodiscard]] const PlayTable& table() const { return table_; }
  [[nodiscard]] const std::vector<PlayedTurn>& turns() const { return turns_; }
  [[nodiscard]] bool over() const { return resigned_ || course_.over(); }
  [[nodiscard]] PlaySide onTurn() const { return sideOf(course_.onTurn()); }
  [[nodiscard]] bool personsTurn() const { return !over() && onTurn() == PlaySide::person; }

  /// What the person knows, on turn or not: the board, the own rack, scores. Never the level's rack.
  [[nodiscard]] game::Position personSees() const;
  [[nodiscard]] int inBag() const;
  [[nodiscard]] int score(PlaySide side) const { return course_.scoreOf(seatOf(side)); }
  /// Nothing where there is no clock.
  [[nodiscard]] std::optional<PlayTime> timeLeft(PlaySide side) const;

  /// Reads a move of the person and tells whether it may be made; a word that the lexicon lacks is a fault
  /// where such are refused.
  [[nodiscard]] reports::ReadAnswer read(std::string_view text) const;
  /// A legal move of the side on turn. A play of the person that the level challenges comes off at once.
  const PlayedTurn& play(const game::Move& move);
  /// The person gives up; the scores stay as they are.
  void resign();

  /// What the level knows on its turn, and the seed of what it tosses for.
  [[nodiscard]] game::Position levelSees() const { return course_.seen(); }
  [[nodiscard]] std::uint64_t levelSeed() const;
  /// The move of the level on its turn.
  [[nodiscard]] game::Move levelMove(engine::Player& level) const;

  /// As the game stands; without the tiles left unless it is over.
  [[nodiscard]] PlayOutcome outcome() const;
  /// The record of the game as GCG: full racks of both, the time left after each turn, the settlement.
  [[nodiscard]] std::string gcg() const;

  /// A turn as it was made before, with what the clock told; false, and nothing done, where it is not legal.
  bool repeat(const game::Move& move, bool takenBack, std::optional<PlayTime> left);
  void setTime(PlaySide side, PlayTime left);

 private:
  /// The person's last move, as far as the level may draw conclusions from it.
  [[nodiscard]] std::optional<engine::LastMove> levelHeard() const;
  const PlayedTurn& make(const game::Move& move, bool takenBack, std::optional<PlayTime> left);
  [[nodiscard]] int seatOf(PlaySide side) const {
    return (side == PlaySide::person) == setup_.personBegins ? 0 : 1;
  }
  [[nodiscard]] PlaySide sideOf(int seat) const {
    return (seat == 0) == setup_.personBegins ? PlaySide::person : PlaySide::level;
  }
  [[nodiscard]] bool isPhony(const game::Move& move) const;

  PlaySetup setup_;
  PlayTable table_;
  engine::GameCourse<engine::ShuffledBag> course_;
  std::optional<GameClock> clock_;
  std::vector<PlayedTurn> turns_;
  bool resigned_ = false;
};

}  // namespace rozbor::app
