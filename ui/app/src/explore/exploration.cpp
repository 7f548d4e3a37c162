#include "rozbor/app/explore/exploration.h"

#include <algorithm>
#include <thread>

#include "open_position.h"
#include "rozbor/app/studies/players.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/end_rack.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "rozbor/game/setup_faults.h"
#include "rozbor/lexica/leaves_choice.h"
#include "rozbor/lexica/win_model_choice.h"
#include "studies/study_parts.h"

namespace rozbor::app {

using engine::RatedPlay;
using game::Move;
using game::Position;
using game::Rack;
using game::TileCounts;

namespace {

game::Error illegal() {
  return {"explore.illegal",
          said::words("that move is against the rules, or the lexicon lacks a word of it")};
}

}  // namespace

game::Result<Exploration> Exploration::begin(const PositionRequest& request, const lexica::DataPaths& paths,
                                             std::uint64_t seed) {
  auto opened = openPosition(request, paths, WithLeaves::yes);
  if (!opened) return opened.error();
  Exploration exploration(paths, seed);
  exploration.lexicon_ = opened->lexicon;
  exploration.leaves_ = opened->leaves;
  exploration.language_ = std::make_shared<const game::Language>(std::move(opened->language));
  Node first;
  first.position = opened->position;
  exploration.fillRacks(first.position, {}, 0);
  exploration.nodes_.push_back(first);
  return exploration;
}

/// Tiles that were put back this turn come into the bag after the drawing.
void Exploration::fillRacks(Position& position, const TileCounts& notTheseTiles, std::uint64_t draw) const {
  TileCounts unseen = tilesLeft(position, *language_);
  unseen.removeAvailable(notTheseTiles);
  engine::Random random(seed_ * 1'000'003 + draw);
  for (Rack* const rack : {&position.rack, &position.opponentRack})
    engine::draw(unseen, *rack, language_->rules.rackSize - rack->size(), random);
}

std::vector<RatedPlay> Exploration::plays() const {
  if (current().over) return {};
  return engine::MoveFinder(*language_, *lexicon_).all(current().position, *leaves_);
}

std::optional<game::Error> Exploration::whyNot(const Move& move) const {
  const Position& position = current().position;
  if (current().over) return game::Error{"explore.over", said::words("the game is over")};
  if (!position.rack.contains(move.tileCounts()))
    return game::Error{"explore.no-tiles", said::words("the rack does not hold these tiles")};
  if (move.kind() == Move::Kind::exchange && !mayExchange(position.board, *language_)) return illegal();
  if (!move.isPlacement()) return std::nullopt;
  if (!placementFaults(position.board, language_->board, move).empty() || isPhony(position, move, *lexicon_))
    return illegal();
  return std::nullopt;
}

/// Passes in succession up to the current position.
int Exploration::passesBefore() const {
  int passes = 0;
  for (std::size_t node = at_; nodes_[node].played; node = nodes_[node].parent) {
    if (nodes_[node].played->move.kind() != Move::Kind::pass) break;
    ++passes;
  }
  return passes;
}

void Exploration::settle(Node& node) const {
  Position& position = node.position;
  const auto points = endRackPoints({position.rack, position.opponentRack}, *language_);
  node.settled = {points[0].points, points[1].points};
  position.score += node.settled[0];
  position.opponentScore += node.settled[1];
}

std::optional<game::Error> Exploration::play(const Move& move) {
  if (auto error = whyNot(move)) return error;
  for (std::size_t node = 0; node < nodes_.size(); ++node) {
    if (nodes_[node].parent != at_ || !nodes_[node].played || !(nodes_[node].played->move == move)) continue;
    at_ = node;
    return std::nullopt;
  }
  const Position& before = current().position;
  const int score = move.isPlacement() ? scoreOf(before.board, *language_, move) : 0;
  Node next;
  next.played = rate(before, {move, score}, statics());
  next.parent = at_;
  next.turn = current().turn + 1;
  next.position = after(before, move, score);
  const bool exchange = move.kind() == Move::Kind::exchange;
  fillRacks(next.position, exchange ? move.tileCounts() : TileCounts(), nodes_.size());
  const int passes = move.kind() == Move::Kind::pass ? passesBefore() + 1 : 0;
  next.over =
      next.position.opponentRack.empty() || language_->rules.endGame(next.position.scorelessTurns, passes);
  if (next.over) settle(next);
  nodes_.push_back(next);
  at_ = nodes_.size() - 1;
  return std::nullopt;
}

std::optional<game::Error> Exploration::playAs(std::string_view level, const std::stop_token& stop) {
  if (current().over) return game::Error{"explore.over", said::words("the game is over")};
  const auto spec = openPlayer(paths_, level);
  if (!spec) return spec.error();
  const auto model = lexica::chooseWinModel(paths_, *language_, {});
  if (!model) return model.error();
  if (engine::looksAhead(spec->strategy) && !model->model) return noWinModel(*spec, *language_);
  const auto pool = poolOf(*spec, *language_, paths_);
  if (!pool) return pool.error();
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto player =
      engine::makePlayer(*spec, {*language_, *lexicon_, leaves_, stop, model->model, threads, *pool});
  Position seen = current().position;
  // Nobody looks into the other's rack while it may still hold anything.
  if (bagCount(seen.board, *language_) > 0) seen.opponentRack = {};
  engine::Random random(seed_ + at_);
  const engine::RatedPlay chosen = player->choose(seen, random);
  if (stop.stop_requested())
    return game::Error{"explore.stopped", said::words("the move was not waited for")};
  return play(chosen.move);
}

bool Exploration::takeBack() {
  if (at_ == 0) return false;
  at_ = current().parent;
  return true;
}

std::optional<game::Error> Exploration::setRack(std::string_view tiles) {
  const auto rack = parseRack(tiles, language_->alphabet);
  Position position = current().position;
  position.rack = {};
  position.opponentRack = {};
  if (!rack || rack->empty() || rack->size() > language_->rules.rackSize ||
      !unseenTiles(position, *language_).contains(*rack)) {
    return game::Error{"explore.bad-rack", said::words("these tiles cannot be on the rack")};
  }
  position.rack = *rack;
  fillRacks(position, {}, nodes_.size());
  position.rack = *rack;
  Node root;
  root.position = position;
  nodes_ = {root};
  at_ = 0;
  return std::nullopt;
}

std::string Exploration::cgp() const {
  return writeCgp(current().position, *language_);
}

}  // namespace rozbor::app
