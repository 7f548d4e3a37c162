#pragma once

#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/end_rack.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "simulation/deal.h"

namespace rozbor::bench {

/// A position played on with the tiles of a deal, by moves from outside.
class DealtGame {
 public:
  /// The deal has begun at the position; both outlive this.
  DealtGame(const game::Position& start, const game::Language& language, engine::Deal& deal)
      : language_(language), deal_(deal), position_(start) {
    deal.restart();
    position_.opponentRack = deal.opponentRack();
  }

  void make(const engine::RatedPlay& play) {
    position_ = after(position_, play.move, play.score);
    game::Rack& rack = position_.opponentRack;
    const int missing = language_.rules.rackSize - rack.size();
    if (missing > 0) deal_.draw(rack, missing, own_);
    if (play.move.kind() == game::Move::Kind::exchange) deal_.putBack(play.move);
    passes_ = play.move.kind() == game::Move::Kind::pass ? passes_ + 1 : 0;
    own_ = !own_;
    isOver_ = rack.empty() || language_.rules.endGame(position_.scorelessTurns, passes_);
  }

  [[nodiscard]] const game::Position& position() const { return position_; }
  [[nodiscard]] bool own() const { return own_; }  ///< who began is on turn
  [[nodiscard]] bool isOver() const { return isOver_; }

  /// Of who began, once the game is over; tiles left are counted.
  [[nodiscard]] int finalSpread() const {
    const auto settled = endRackPoints({position_.rack, position_.opponentRack}, language_);
    const int spread = position_.spread() + settled[0].points - settled[1].points;
    return own_ ? spread : -spread;
  }

 private:
  const game::Language& language_;
  engine::Deal& deal_;
  game::Position position_;
  bool own_ = true;
  bool isOver_ = false;
  int passes_ = 0;
};

}  // namespace rozbor::bench
