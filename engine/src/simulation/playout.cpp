#include "playout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "rozbor/engine/study/game_course.h"
#include "rozbor/game/end_rack.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kEndingMemory = std::size_t{16} << 20;  ///< bytes, of each thread

/// Seen by who simulates.
int spreadOf(const game::Position& position, bool ownTurn) {
  return ownTurn ? position.spread() : -position.spread();
}

/// The chance whose odds are those of another to a power.
double toThePower(double chance, double power) {
  const double won = std::pow(chance, power);
  return won / (won + std::pow(1 - chance, power));
}

/// The rack after each candidate, before anything is drawn.
std::vector<game::Rack> kept(const game::Position& position, std::span<const RatedPlay> candidates) {
  std::vector<game::Rack> racks;
  for (const RatedPlay& candidate : candidates)
    racks.push_back(after(position, candidate.move, candidate.score).opponentRack);
  return racks;
}

}  // namespace

bool areDealsFew(const game::Position& position, const game::Language& language) {
  constexpr int kFewTiles = 2;
  const int inBag = bagCount(position.board, language);
  return inBag > 0 && inBag <= kFewTiles && inBag < language.rules.exchangeMinimum;
}

Playout::Playout(const game::Position& position, std::span<const RatedPlay> candidates,
                 const SimulationContext& context, const SimulationOptions& options,
                 const endgame::EndingGround* ground, PlayedDeals* played)
    : start_(position),
      candidates_(candidates),
      context_(context),
      options_(options),
      ground_(ground),
      chances_(context.winModel),
      replies_(position, candidates.size(), context),
      considered_(kept(position, candidates), context, options.consideredRacks, options.seed),
      later_(context.language, context.lexicon, MoveSearch::Racks::areNew),
      laterBoards_(candidates.size(),
                   LiveBoard(context.language, context.lexicon, lettersToCome(position, context.language))),
      openness_(candidates.size()) {
  if (played != nullptr) {
    for (const RatedPlay& candidate : candidates)
      remembered_.push_back(&played->after(candidate.move));
  }
  if (ground != nullptr) endings_.emplace(*ground, kEndingMemory, options.endgameNodes, options.pointNodes);
}

void Playout::deal(std::uint64_t number, std::size_t candidates) {
  deal_.begin(start_, context_.language, options_.opponentRack, options_.seed, number);
  replies_.begin(deal_.opponentRack(), candidates);
}

Looked Playout::play(std::size_t candidate) {
  if (remembered_.empty()) return played(candidate);
  PlayedAfter& games = *remembered_[candidate];
  const std::uint64_t order = this->order();
  if (const auto known = games.find(order)) {
    searched_ += known->searched;
    return known->looked;
  }
  const std::uint64_t before = searched_;
  const Looked looked = played(candidate);
  games.keep(order, {looked, searched_ - before});
  return looked;
}

/// What the opponent does not hold is in the bag, so its order is all of a deal.
std::uint64_t Playout::order() const {
  std::uint64_t key = closer_ ? 1 : 0;
  for (const std::uint8_t kind : deal_.bag())
    key = key * game::TileCounts::kKinds + kind;
  return key;
}

Looked Playout::played(std::size_t candidate) {
  const State state = begun(candidate, closer_);
  if (state.over) return goneOn(candidate, state, {});
  const RatedPlay reply = replies_.to(candidate, state.position);
  if (!closer_ || options_.consideredRacks == 0 || deal_.empty()) return goneOn(candidate, state, reply);
  const RatedPlay considered = considered_.to(candidate, state.position, replies_.board(candidate));
  const Looked looked = goneOn(candidate, state, considered);
  if (considered.move == reply.move || options_.endingEvery == 1) return looked;
  return {goneOn(candidate, begun(candidate, false), reply).plain, looked.closer};
}

/// The game of this deal after a candidate, its ending `searched` or not.
Playout::State Playout::begun(std::size_t candidate, bool searched) {
  searches_ = searched && endings_;
  deal_.restart();
  State state{.position = start_, .ownTurn = true};
  state.position.opponentRack = deal_.opponentRack();
  ending_.reset();
  made_.clear();
  make(state, candidates_[candidate]);
  return state;
}

/// A game that has just begun, to its horizon or end.
Looked Playout::goneOn(std::size_t candidate, State state, const RatedPlay& reply) {
  std::array<float, 2> points{};
  std::optional<float> gain;  // known before the horizon
  const auto tell = [&](Outcome& outcome) {
    outcome.reply = points[0];
    outcome.next = points[1];
    if (gain) outcome.gain = *gain;
  };
  for (int ply = 1; !state.over; ++ply) {
    // A game whose bag is empty is soon over, so it is played to its end.
    if (ply > options_.plies && !deal_.empty()) break;
    if (options_.equityPlies > 0 && ply > options_.equityPlies && !deal_.empty() && !gain)
      gain = gainOf(state);
    if (deal_.empty() && !ending_) {
      ending_ = state;
      largest_.fill(0);
    }
    if (ply == 2) laterBoards_[candidate].returnTo(replies_.board(candidate));
    const RatedPlay play =
        ply == 1 ? reply : later_.best(laterBoards_[candidate], state.position, context_.leaves);
    if (ply <= 2) points[static_cast<std::size_t>(ply - 1)] = static_cast<float>(play.score);
    int& largest = largest_[state.ownTurn ? 1 : 0];
    largest = std::max(largest, play.score);
    make(state, play);
  }
  Looked looked = state.over ? ended(state) : alike(outcomeOf(state, candidate));
  tell(looked.plain);
  tell(looked.closer);
  return looked;
}

/// Makes a move, draws for it and gives the turn to the other side.
void Playout::make(State& state, const RatedPlay& play) {
  (state.ownTurn ? state.ownLeave : state.otherLeave) = play.leaveValue;
  if (searches_ && !ending_) {
    made_.push_back(
        endgame::writtenMove(state.position.board, play.move, context_.language, ground_->layout()));
  }
  state.position = after(state.position, play.move, play.score);
  game::Rack& rack = state.position.opponentRack;
  const int missing = context_.language.rules.rackSize - rack.size();
  if (missing > 0) deal_.draw(rack, missing, state.ownTurn);
  if (play.move.kind() == game::Move::Kind::exchange) deal_.putBack(play.move);
  state.passes = play.move.kind() == game::Move::Kind::pass ? state.passes + 1 : 0;
  state.over = rack.empty() || context_.language.rules.endGame(state.position.scorelessTurns, state.passes);
  state.ownTurn = !state.ownTurn;
}

/// Of the board that the players go on with: what it does to a game is learned from two plies later.
double Playout::opennessAfter(std::size_t candidate) {
  std::optional<double>& open = openness_[candidate];
  if (!open) {
    const RatedPlay& play = candidates_[candidate];
    if (!meter_) meter_.emplace(context_.language, context_.lexicon);
    open = meter_->of(after(start_, play.move, play.score).board, unseenTiles(start_, context_.language));
  }
  return *open;
}

/// Of a game that goes on.
float Playout::gainOf(const State& state) const {
  return static_cast<float>(1000 * (spreadOf(state.position, state.ownTurn) - start_.spread()) +
                            (state.ownLeave - state.otherLeave).millipoints());
}

Outcome Playout::outcomeOf(const State& state, std::size_t candidate) {
  const game::Position& position = state.position;
  const double value =
      spreadOf(state.position, state.ownTurn) + (state.ownLeave - state.otherLeave).inPoints();
  const int unseen = context_.language.tiles.size() - position.board.tileCount() - position.rack.size();
  const double open = context_.winModel.table().boards ? opennessAfter(candidate) : 0;
  const double onTurn = toThePower(
      context_.winModel.winProbability(state.ownTurn ? value : -value, unseen, open), options_.leadPower);
  return {static_cast<float>(state.ownTurn ? onTurn : 1 - onTurn), 0, gainOf(state)};
}

/// Played on statically from the empty bag on; so who wins with best play is known as far as a search proves
/// it, or else how likely it is.
Looked Playout::ended(const State& state) {
  const game::Position& position = state.position;
  const auto settled = endRackPoints({position.rack, position.opponentRack}, context_.language);
  const int end = settled[0].points - settled[1].points;
  const int spread = spreadOf(state.position, state.ownTurn) + (state.ownTurn ? end : -end);
  const auto gainBy = [&](int ownSpread) { return static_cast<float>(1000 * (ownSpread - start_.spread())); };
  if (!ending_) return alike({spread > 0 ? 1.0F : spread < 0 ? 0.0F : 0.5F, 0, gainBy(spread)});
  const int forMover = ending_->ownTurn ? spread : -spread;
  const auto wonBy = [&](double mover) { return static_cast<float>(ending_->ownTurn ? mover : 1 - mover); };
  const double chance = chances_.of(forMover);
  Looked looked = alike({wonBy(chance), static_cast<float>(std::min(chance, 1 - chance)), gainBy(spread)});
  const bool isOpen = options_.endingEvery > 1 ? chances_.isOpen(forMover, largest_[ending_->ownTurn ? 0 : 1])
                                               : isEndingDoubtful(forMover);
  if (endings_ && searches_ && options_.pointNodes > 0) {
    const int best = ending_->position.spread() + endings_->points(made_, ending_->position);
    looked.closer.gain = gainBy(ending_->ownTurn ? best : -best);
  }
  if (endings_ && options_.endgameNodes > 0 && isOpen) {
    looked.plain.doubt = looked.closer.doubt = 0;
    if (searches_) {
      ++searched_;
      const auto proven = endings_->win(made_, ending_->position, forMover > 0);
      const double found = proven.value_or(chances_.afterSearch(forMover, options_.endgameNodes));
      if (!proven) {
        const double doubt = static_cast<double>(options_.endingEvery) * std::min(found, 1 - found);
        looked.closer.doubt = static_cast<float>(doubt);
      }
      looked.closer.win = wonBy(found);
    }
  }
  return looked;
}

}  // namespace rozbor::engine
