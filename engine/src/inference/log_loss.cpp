#include <cmath>

#include "binomial.h"
#include "drawing.h"
#include "open_racks.h"
#include "rozbor/engine/inference.h"
#include "seen_play.h"

namespace rozbor::engine {
namespace {

using game::Rack;
using game::Result;
using game::TileCounts;

/// How many choices of tiles put back are tried for one leave of an unknown exchange.
constexpr int kExchangeDraws = 200;

game::Error impossibleLeave() {
  return {"inference.impossible-leave", said::words("the opponent cannot have kept these tiles")};
}

/// Of a known move: the one rack that it leaves `leave` of.
Hypothesis hypothesisOf(const OpenRack& rack, const Rack& leave, SeenPlay& play) {
  return {leave, waysToDraw(leave, rack.pool), 1, play.waysOf(rack.known + leave).front().loss};
}

/// Of an unknown exchange: the mean over racks that hold the leave and random others.
std::vector<Hypothesis> exchangesOf(const OpenRack& rack, const Rack& leave, SeenPlay& play,
                                    std::uint64_t seed) {
  std::vector<Hypothesis> found;
  Random random(seed);
  const TileCounts others = rack.pool - leave;
  const int exchanged = rack.missing - leave.size();
  const double all = choose(others.size(), exchanged);
  for (int draw = 0; draw < kExchangeDraws; ++draw) {
    const TileCounts gone = drawn(others, exchanged, random);
    const double chance = waysToDraw(gone, others) / all;
    const double prior = waysToDraw(leave + gone, rack.pool) / chance / kExchangeDraws;
    for (const SeenPlay::Way& way : play.waysOf(leave + gone)) {
      if (way.leave == leave) found.push_back({leave, prior, 1, way.loss});
    }
  }
  return found;
}

}  // namespace

Result<std::vector<Hypothesis>> hypothesesOfLeave(const LastMove& last, const Rack& leave,
                                                  const InferenceContext& context,
                                                  const InferenceOptions& options) {
  const auto rack = openRack(last, context.statics.language);
  if (!rack) return rack.error();
  if (!rack->pool.contains(leave) || leave.size() != rack->missing - last.seen.exchanged)
    return std::vector<Hypothesis>();
  SeenPlay play(last.before, last.seen, context);
  if (last.seen.exchanged > 0) return exchangesOf(*rack, leave, play, options.seed);
  return std::vector<Hypothesis>{hypothesisOf(*rack, leave, play)};
}

Result<LeaveLogLoss> logLossOf(const LastMove& last, const Rack& leave, const RackPosterior& posterior,
                               const InferenceContext& context, const InferenceOptions& options) {
  const auto hypotheses = hypothesesOfLeave(last, leave, context, options);
  if (!hypotheses) return hypotheses.error();
  if (hypotheses->empty() || leave.empty()) return impossibleLeave();
  double product = 0;
  for (const Hypothesis& hypothesis : *hypotheses)
    product += hypothesis.prior * options.player.likelihood(hypothesis.loss);
  const TileCounts unseen = unseenAfter(last, context.statics.language);
  const double blind = waysToDraw(leave, unseen) / choose(unseen.size(), leave.size());
  return LeaveLogLoss{-std::log(product / posterior.source().evidence) / leave.size(),
                      -std::log(blind) / leave.size()};
}

}  // namespace rozbor::engine
