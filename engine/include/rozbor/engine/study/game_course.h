#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>

#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// How a game stands when nobody moves any more. Seat 0 made the first move.
struct GameEnd {
  game::Board board;
  std::array<int, 2> scores{};  ///< before the tiles left are settled
  std::array<game::Rack, 2> racks{};
  bool brokenOff = false;  ///< by the limit of turns, not by the rules
};

/// Turns after which a game is broken off: where the rules know no limit of scoreless turns, players
/// could exchange for ever. No real game comes near.
inline constexpr int kTurnLimit = 1000;

/// A game under way, turn by turn, by the rules of the language: racks are filled from the bag, an exchange
/// draws before it puts back, and the game ends when a player has gone out or by the limits of turns without
/// points and of passes. `Bag` has `draw(rack, count, seat)`, `putBack(move)` and `empty()`.
template <class Bag>
class GameCourse {
 public:
  /// The language outlives the game.
  GameCourse(const game::Language& language, Bag bag)
      : language_(&language), bag_(std::move(bag)), position_(startingPosition(language)) {
    bag_.draw(position_.rack, language.rules.rackSize, 0);
    bag_.draw(position_.opponentRack, language.rules.rackSize, 1);
  }

  /// The seat on turn.
  [[nodiscard]] int onTurn() const { return turns_ % 2; }
  [[nodiscard]] int turns() const { return turns_; }
  /// Seen by the player on turn; both racks are in it.
  [[nodiscard]] const game::Position& position() const { return position_; }
  /// What the player on turn knows: the opponent's rack once the bag is empty, for it follows then from the
  /// tiles unseen.
  [[nodiscard]] game::Position seen() const {
    game::Position seen = position_;
    if (!bag_.empty()) seen.opponentRack = {};
    return seen;
  }
  [[nodiscard]] const game::Rack& rackOf(int seat) const {
    return seat == onTurn() ? position_.rack : position_.opponentRack;
  }
  [[nodiscard]] int scoreOf(int seat) const {
    return seat == onTurn() ? position_.score : position_.opponentScore;
  }

  /// A legal move of the player on turn; needs a game that is not over.
  void play(const game::Move& move, int points) {
    assert(!over());
    const int seat = onTurn();
    handOver(move, points);
    game::Rack& own = position_.opponentRack;
    bag_.draw(own, move.tilesUsed(), seat);
    if (move.kind() == game::Move::Kind::exchange) bag_.putBack(move);
    passes_ = move.kind() == game::Move::Kind::pass ? passes_ + 1 : 0;
    over_ = own.empty() || language_->rules.endGame(position_.scorelessTurns, passes_);
  }

  /// The player on turn has laid something that came off again: the turn is lost, and is no pass.
  void lose() {
    assert(!over());
    handOver(game::Move::pass(), 0);
    passes_ = 0;
    over_ = language_->rules.endGame(position_.scorelessTurns, passes_);
  }

  [[nodiscard]] bool over() const { return over_ || turns_ >= kTurnLimit; }

  /// How it stands, over or not.
  [[nodiscard]] GameEnd end() const {
    return {position_.board, {scoreOf(0), scoreOf(1)}, {rackOf(0), rackOf(1)}, !over_};
  }

 private:
  void handOver(const game::Move& move, int points) {
    position_ = after(position_, move, points);
    ++turns_;
  }

  const game::Language* language_;
  Bag bag_;
  game::Position position_;
  int turns_ = 0;
  int passes_ = 0;
  bool over_ = false;
};

/// Plays a game to its end by the rules of the language; nullopt when `choose` gives up. `choose(position,
/// seat)` returns an optional RatedPlay; the position is what the player on turn knows.
template <class Bag, class Choose>
[[nodiscard]] std::optional<GameEnd> playByRules(const game::Language& language, Bag bag, Choose choose) {
  GameCourse<Bag> course(language, std::move(bag));
  while (!course.over()) {
    const std::optional<RatedPlay> play = choose(course.seen(), course.onTurn());
    if (!play) return std::nullopt;
    course.play(play->move, play->score);
  }
  return course.end();
}

}  // namespace rozbor::engine
