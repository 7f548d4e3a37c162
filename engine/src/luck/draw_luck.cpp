#include "rozbor/engine/draw_luck.h"
#include "rozbor/game/outcome.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "luck/possible_draws.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/self_play.h"

namespace rozbor::engine {
namespace {

struct RackValue {
  Equity equity;
  double win = 0;
};

RackValue valueOf(const game::Position& position, const DrawLuckContext& context) {
  const RatedPlay best = context.finder.best(position, context.leaves);
  return {best.equity,
          context.winModel != nullptr ? winAfter(position, best, context.language, *context.winModel) : 0};
}

/// The racks that a draw is held against, each with a weight; the weights sum up to 1.
class Others {
 public:
  explicit Others(const RackValue& actual) : actual_(actual) {}

  /// Adds how much better the actual rack is than this one: small numbers, whose squares sum up well.
  void add(const RackValue& other, double weight) {
    ++draws_;
    const double points = (actual_.equity - other.equity).inPoints();
    const double win = actual_.win - other.win;
    points_ += weight * points;
    pointsSquares_ += weight * points * points;
    win_ += weight * win;
    winSquares_ += weight * win * win;
    below_ += weight * game::outcomeOf(points);
  }

  [[nodiscard]] DrawLuck luck(bool enumerated, bool withWin) const {
    DrawLuck luck;
    luck.points = points_;
    luck.percentile = 100 * below_;
    luck.best = actual_.equity;
    luck.draws = draws_;
    luck.enumerated = enumerated;
    if (withWin) luck.win = win_;
    if (enumerated) return luck;
    luck.pointsSe = errorOf(points_, pointsSquares_);
    if (withWin) luck.winSe = errorOf(win_, winSquares_);
    luck.percentileSe = 100 * std::sqrt(std::max(0.0, below_ * (1 - below_)) / (draws_ - 1));
    return luck;
  }

 private:
  [[nodiscard]] double errorOf(double mean, double meanSquare) const {
    return std::sqrt(std::max(0.0, meanSquare - mean * mean) / (draws_ - 1));
  }

  RackValue actual_;
  int draws_ = 0;
  double points_ = 0;
  double pointsSquares_ = 0;
  double win_ = 0;
  double winSquares_ = 0;
  double below_ = 0;
};

/// Tries every draw; false after a stop.
bool enumerate(const Draw& draw, const DrawLuckContext& context, const std::stop_token& stop,
               Others& others) {
  game::Position position = draw.position;
  bool whole = true;
  visitDraws(draw.pool, draw.size(), [&](const game::TileCounts& tiles, double chance) {
    whole = !stop.stop_requested();
    if (!whole) return false;
    position.rack = draw.kept + tiles;
    others.add(valueOf(position, context), chance);
    return true;
  });
  return whole;
}

/// Tries some; false after a stop.
bool sample(const Draw& draw, const DrawLuckContext& context, const DrawLuckOptions& options,
            Others& others) {
  Random random(options.seed);
  game::Position position = draw.position;
  for (int drawn = 0; drawn < options.samples; ++drawn) {
    if (options.stop.stop_requested()) return false;
    game::Bag bag = draw.pool;
    position.rack = draw.kept;
    engine::draw(bag, position.rack, draw.size(), random);
    others.add(valueOf(position, context), 1.0 / options.samples);
  }
  return true;
}

}  // namespace

Aftermath aftermathOf(const game::Position& position, const RatedPlay& play, const game::Language& language) {
  const int rackSize = language.rules.rackSize;
  const int unseen = language.tiles.size() - position.board.tileCount() - position.rack.size();
  const int opponentHolds = std::clamp(unseen, 0, rackSize);
  const int laid = play.move.isPlacement() ? play.move.tilesUsed() : 0;
  const TilesLeft opponent{std::max(0, unseen + position.rack.size() - laid - opponentHolds), opponentHolds};
  // What is kept with an empty bag is a cost that the model knows already from the tiles it counts;
  // what going out brings it does not.
  const bool leaveCounts = opponent.unseen == 0 || bagCount(position.board, language) > 0;
  return {leaveCounts ? play.equity.inPoints() : play.score, opponent};
}

double winAfter(const game::Position& position, const RatedPlay& best, const game::Language& language,
                const WinModel& model) {
  const Aftermath after = aftermathOf(position, best, language);
  return 1 - model.winProbability(-(position.spread() + after.gain), after.opponent);
}

std::optional<DrawLuck> measureDraw(const Draw& draw, const DrawLuckContext& context,
                                    const DrawLuckOptions& options) {
  assert(draw.isPossible() && options.samples >= 2);
  game::Position position = draw.position;
  Others others(valueOf(position, context));
  const bool enumerated = countDraws(draw.pool, draw.size(), options.enumerateUpTo) <= options.enumerateUpTo;
  const bool whole =
      enumerated ? enumerate(draw, context, options.stop, others) : sample(draw, context, options, others);
  if (!whole) return std::nullopt;
  return others.luck(enumerated, context.winModel != nullptr);
}

}  // namespace rozbor::engine
