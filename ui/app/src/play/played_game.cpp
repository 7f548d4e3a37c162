#include "rozbor/app/play/played_game.h"

#include <cassert>
#include <utility>

#include "rozbor/engine/study/match.h"
#include "rozbor/game/end_rack.h"
#include "rozbor/game/scoring.h"

namespace rozbor::app {
namespace {

/// Of a match with one game; who begins draws from the front of the bag.
engine::GameSetup chanceOf(const PlaySetup& setup) {
  return engine::gameSetup(setup.seed, setup.personBegins ? 0 : 1, true);
}

}  // namespace

PlayedGame::PlayedGame(PlaySetup setup, PlayTable table, TimeSource now)
    : setup_(std::move(setup)),
      table_(std::move(table)),
      course_(*table_.language, engine::ShuffledBag(table_.language->tiles, chanceOf(setup_).bagSeed)) {
  if (!setup_.minutes) return;
  clock_.emplace(std::chrono::minutes(*setup_.minutes), std::move(now));
  clock_->start(at(onTurn()));
}

game::Position PlayedGame::personSees() const {
  game::Position seen = course_.position();
  if (onTurn() == PlaySide::level) {
    std::swap(seen.rack, seen.opponentRack);
    std::swap(seen.score, seen.opponentScore);
  }
  seen.opponentRack = {};
  return seen;
}

int PlayedGame::inBag() const {
  return bagCount(course_.position().board, *table_.language);
}

std::optional<PlayTime> PlayedGame::timeLeft(PlaySide side) const {
  if (!clock_) return std::nullopt;
  return clock_->left(at(side));
}

reports::ReadAnswer PlayedGame::read(std::string_view text) const {
  const game::Position seen = personSees();
  return setup_.phonies == PhonyRule::refused
             ? reports::readAnswer(text, seen, *table_.language, *table_.lexicon)
             : reports::readMove(text, seen, *table_.language);
}

bool PlayedGame::isPhony(const game::Move& move) const {
  return !reports::unknownWords(move, course_.position().board, *table_.language, *table_.lexicon).empty();
}

const PlayedTurn& PlayedGame::play(const game::Move& move) {
  const PlaySide side = onTurn();
  if (clock_) clock_->stop();
  return make(move, side == PlaySide::person && isPhony(move), timeLeft(side));
}

const PlayedTurn& PlayedGame::make(const game::Move& move, bool takenBack, std::optional<PlayTime> left) {
  assert(!over());
  const game::Position& before = course_.position();
  const int points = scoreOf(before.board, *table_.language, move);
  PlayedTurn turn{onTurn(), move, before.board, before.rack, points, before.score, takenBack, left};
  takenBack ? course_.lose() : course_.play(move, points);
  turn.total = score(turn.side);
  if (clock_ && !over()) clock_->start(at(onTurn()));
  turns_.push_back(std::move(turn));
  return turns_.back();
}

bool PlayedGame::repeat(const game::Move& move, bool takenBack, std::optional<PlayTime> left) {
  const game::Position& position = course_.position();
  if (over() || !position.rack.contains(move.tileCounts())) return false;
  if (move.isPlacement() && !placementFaults(position.board, table_.language->board, move).empty())
    return false;
  if (move.kind() == game::Move::Kind::exchange && !mayExchange(position.board, *table_.language))
    return false;
  if (takenBack && (onTurn() != PlaySide::person || !move.isPlacement())) return false;
  if (clock_) clock_->stop();
  if (left) setTime(onTurn(), *left);
  make(move, takenBack, left);
  return true;
}

void PlayedGame::setTime(PlaySide side, PlayTime left) {
  if (clock_) clock_->set(at(side), left);
}

void PlayedGame::resign() {
  if (clock_) clock_->stop();
  resigned_ = true;
}

/// Of each turn its own, so that a game that is gone on with later is the same.
std::uint64_t PlayedGame::levelSeed() const {
  const engine::GameSetup chance = chanceOf(setup_);
  return engine::Random(chance.playerSeeds[at(PlaySide::level)] ^ static_cast<std::uint64_t>(course_.turns()))
      .next();
}

game::Move PlayedGame::levelMove(engine::Player& level) const {
  engine::Random random(levelSeed());
  const std::optional<engine::LastMove> last = levelHeard();
  return level.chooseAfter(last ? &*last : nullptr, levelSees(), random).move;
}

/// A play that came off at once tells more than its kind of inference asks, and is left out of it.
std::optional<engine::LastMove> PlayedGame::levelHeard() const {
  if (turns_.empty() || turns_.back().side != PlaySide::person || turns_.back().takenBack)
    return std::nullopt;
  const PlayedTurn& turn = turns_.back();
  game::Position before;
  before.board = turn.board;
  before.score = turn.total - turn.points;
  before.opponentScore = score(PlaySide::level);
  engine::LastMove last = engine::asSeen(before, turn.move);
  last.before.opponentRack = levelSees().rack;
  return last;
}

PlayOutcome PlayedGame::outcome() const {
  PlayOutcome outcome;
  outcome.resigned = resigned_;
  const engine::GameEnd end = course_.end();
  const auto settled = endRackPoints(end.racks, *table_.language);
  for (const PlaySide side : {PlaySide::person, PlaySide::level}) {
    const auto seat = static_cast<std::size_t>(seatOf(side));
    if (course_.over() && !end.brokenOff) outcome.tilesLeft[at(side)] = settled[seat].points;
    if (const auto left = timeLeft(side))
      outcome.overtime[at(side)] = overtimePoints(*left, table_.language->rules);
    outcome.scores[at(side)] = end.scores[seat] + outcome.tilesLeft[at(side)] - outcome.overtime[at(side)];
  }
  return outcome;
}

}  // namespace rozbor::app
