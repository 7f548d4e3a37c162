#include "rozbor/engine/inference.h"

#include <map>

#include "completions.h"
#include "later_tiles.h"
#include "open_racks.h"
#include "packed_tiles.h"
#include "seen_play.h"

namespace rozbor::engine {
namespace {

using game::Error;
using game::Rack;
using game::Result;
using game::TileCounts;

Error stopped() {
  return {"inference.stopped", said::words("the inference was stopped")};
}

/// Calls `visit(rack, completion, way)` for each way of each completion; false if it was stopped.
template <class Visit>
bool forEachWay(const OpenRack& rack, const Completions& completions, SeenPlay& play,
                const std::stop_token& stop, Visit visit) {
  for (const Completion& completion : completions.list) {
    if (stop.stop_requested()) return false;
    const Rack full = rack.known + completion.added;
    const auto ways = play.waysOf(full);
    for (const SeenPlay::Way& way : ways)
      visit(full, completion, way, completion.draws / static_cast<double>(ways.size()));
  }
  return true;
}

}  // namespace

double PlayerModel::likelihood(Equity loss) const {
  const double closeness = softness / (softness + loss.inPoints());
  return (1 - lapse) * closeness * closeness + lapse;
}

Result<Hypotheses> leaveHypotheses(const LastMove& last, const InferenceContext& context,
                                   const InferenceOptions& options) {
  const auto rack = openRack(last, context.statics.language);
  if (!rack) return rack.error();
  const Completions completions = completionsOf(*rack, options.samples, options.seed);
  SeenPlay play(last.before, last.seen, context);
  Hypotheses found{{}, completions.exact};
  const bool all =
      forEachWay(*rack, completions, play, options.stop,
                 [&](const Rack&, const Completion& completion, const SeenPlay::Way& way, double draws) {
                   found.list.push_back({way.leave, completion.prior, draws, way.loss});
                 });
  if (!all) return stopped();
  return found;
}

Result<Hypotheses> rackHypotheses(const HiddenDecision& decision, const InferenceContext& context,
                                  const InferenceOptions& options) {
  auto rack = openRack(decision, context.statics.language);
  if (!rack) return rack.error();
  const Error contradiction{"inference.contradiction", said::words("no rack fits what was seen later")};
  if (!useLater(*rack, decision.later)) return contradiction;
  const Completions completions = completionsOf(*rack, options.samples, options.seed);
  SeenPlay play(decision.before, decision.seen, context);
  const bool exchanges =
      decision.seen.exchanged > 0 || decision.seen.move.kind() == game::Move::Kind::exchange;
  Hypotheses found{{}, completions.exact};
  const bool all =
      forEachWay(*rack, completions, play, options.stop,
                 [&](const Rack& full, const Completion& completion, const SeenPlay::Way& way, double draws) {
                   const TileCounts returned = exchanges ? full - way.leave : TileCounts();
                   const double later =
                       chanceOfLater(way.leave, rack->pool - completion.added, returned, decision.later);
                   if (later > 0) found.list.push_back({full, completion.prior * later, draws, way.loss});
                 });
  if (!all) return stopped();
  if (found.list.empty()) return contradiction;
  return found;
}

RackPosterior posteriorOf(const Hypotheses& hypotheses, const PlayerModel& player) {
  struct Sum {
    double weight = 0;
    double draws = 0;
  };
  std::map<PackedRack, Sum> sums;
  for (const Hypothesis& hypothesis : hypotheses.list) {
    Sum& sum = sums[packed(hypothesis.tiles)];
    sum.weight += hypothesis.prior * player.likelihood(hypothesis.loss);
    sum.draws += hypothesis.draws;
  }
  RackPosterior::Source source{hypotheses.exact, static_cast<int>(sums.size()), 0, 0};
  double squares = 0;
  std::vector<WeightedRack> racks;
  racks.reserve(sums.size());
  const int size = hypotheses.list.front().tiles.size();
  for (const auto& [key, sum] : sums) {
    racks.push_back({key.unpacked(size), sum.weight});
    source.evidence += sum.weight;
    squares += sum.weight * sum.weight / sum.draws;
  }
  source.effectiveSize =
      hypotheses.exact ? static_cast<double>(sums.size()) : source.evidence * source.evidence / squares;
  return {std::move(racks), source};
}

Result<RackPosterior> inferLeave(const LastMove& last, const InferenceContext& context,
                                 const InferenceOptions& options) {
  const auto hypotheses = leaveHypotheses(last, context, options);
  if (!hypotheses) return hypotheses.error();
  return posteriorOf(*hypotheses, options.player);
}

Result<RackPosterior> inferOwnRack(const HiddenDecision& decision, const InferenceContext& context,
                                   const InferenceOptions& options) {
  const auto hypotheses = rackHypotheses(decision, context, options);
  if (!hypotheses) return hypotheses.error();
  return posteriorOf(*hypotheses, options.player);
}

TileCounts unseenAfter(const LastMove& last, const game::Language& language) {
  TileCounts unseen = notSeen(last.before.board, last.before.opponentRack, language);
  if (last.seen.exchanged == 0 && last.seen.move.isPlacement())
    unseen.removeAvailable(last.seen.move.tileCounts());
  return unseen;
}

}  // namespace rozbor::engine
