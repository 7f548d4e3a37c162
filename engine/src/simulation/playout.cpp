#include "playout.h"

#include <algorithm>
#include <array>
#include <utility>

#include "match/game_loop.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/game/end_rack.h"

namespace rozbor::engine {

Playout::Playout(const game::Position& position, std::span<const RatedPlay> candidates,
                 const SimulationContext& context, const SimulationOptions& options)
    : start_(position),
      candidates_(candidates),
      context_(context),
      options_(options),
      replies_(context.language, context.lexicon),
      later_(context.language, context.lexicon) {
  replyBoards_.reserve(candidates.size());
  laterBoards_.reserve(candidates.size());
  for (std::size_t candidate = 0; candidate < candidates.size(); ++candidate) {
    replyBoards_.emplace_back(context.language, context.lexicon.graph());
    laterBoards_.emplace_back(context.language, context.lexicon.graph());
  }
}

void Playout::deal(std::uint64_t number) {
  deal_.begin(start_, context_.language, options_.opponentRack, options_.seed, number);
}

Outcome Playout::play(std::size_t candidate) {
  deal_.restart();
  State state{.position = start_, .ownTurn = true};
  state.position.opponentRack = deal_.opponentRack();
  make(state, candidates_[candidate]);
  std::array<std::int16_t, 2> points{};
  const auto told = [&](Outcome outcome) {
    outcome.reply = points[0];
    outcome.next = points[1];
    return outcome;
  };
  for (int ply = 1; !state.over; ++ply) {
    // A game whose bag is empty is soon over, so it is played to its end.
    if (ply > options_.plies && !deal_.empty()) break;
    if (deal_.empty() && options_.endgameNodes > 0) {
      if (const auto exact = exactEnding(state)) return told(*exact);
    }
    LiveBoard& board = ply == 1 ? replyBoards_[candidate] : laterBoards_[candidate];
    MoveSearch& search = ply == 1 ? replies_ : later_;
    const RatedPlay play = search.best(board, state.position, context_.leaves);
    if (ply <= 2) points[static_cast<std::size_t>(ply - 1)] = static_cast<std::int16_t>(play.score);
    make(state, play);
  }
  return told(state.over ? ended(state) : outcomeOf(state));
}

/// Makes a move, draws for it and gives the turn to the other side.
void Playout::make(State& state, const RatedPlay& play) {
  (state.ownTurn ? state.ownLeave : state.otherLeave) = play.leaveValue;
  state.position = after(state.position, play.move, play.score);
  game::Rack& rack = state.position.opponentRack;
  const int missing = context_.language.rules.rackSize - rack.size();
  if (missing > 0) deal_.draw(rack, missing, state.ownTurn);
  if (play.move.kind() == game::Move::Kind::exchange) deal_.putBack(play.move);
  state.passes = play.move.kind() == game::Move::Kind::pass ? state.passes + 1 : 0;
  state.over = rack.empty() || context_.language.rules.endGame(state.position.scorelessTurns, state.passes);
  state.ownTurn = !state.ownTurn;
}

Outcome Playout::outcomeOf(const State& state) const {
  const game::Position& position = state.position;
  const Equity leaves = state.ownLeave - state.otherLeave;
  const int spread = state.ownTurn ? position.spread() : -position.spread();
  const double value = spread + leaves.inPoints();
  const int unseen = context_.language.tiles.size() - position.board.tileCount() - position.rack.size();
  const double onTurn = context_.winModel.winProbability(state.ownTurn ? value : -value, unseen);
  return {static_cast<float>(state.ownTurn ? onTurn : 1 - onTurn),
          1000 * (spread - start_.spread()) + leaves.millipoints()};
}

Outcome Playout::ended(const State& state) const {
  const game::Position& position = state.position;
  const auto settled = endRackPoints({position.rack, position.opponentRack}, context_.language);
  int spread = position.spread() + settled[0].points - settled[1].points;
  if (!state.ownTurn) spread = -spread;
  return {spread > 0 ? 1.0F : spread < 0 ? 0.0F : 0.5F, 1000 * (spread - start_.spread())};
}

std::optional<Outcome> Playout::exactEnding(const State& state) const {
  EndgameOptions options;
  options.nodeLimit = options_.endgameNodes;
  options.memory = std::size_t{16} << 20;
  const auto solved = solveEndgame(state.position, context_.language, context_.lexicon, options);
  if (!solved) return std::nullopt;
  int spread = state.position.spread() + solved->best.value;
  if (!state.ownTurn) spread = -spread;
  return Outcome{spread > 0 ? 1.0F : spread < 0 ? 0.0F : 0.5F, 1000 * (spread - start_.spread())};
}

}  // namespace rozbor::engine
