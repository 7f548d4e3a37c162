#include "rozbor/app/explore/rack_inference.h"

#include <utility>

#include "last_move.h"
#include "open_position.h"
#include "rozbor/game/notation.h"

namespace rozbor::app {
namespace {

using engine::LastMove;
using game::Error;
using game::Rack;
using game::Result;

/// The tiles kept, from those or from the rack before the move.
Result<Rack> readTruth(const std::string& text, const LastMove& last, int kept,
                       const game::Alphabet& alphabet) {
  const Error bad{
      "infer.bad-truth",
      said::words("\"{0}\" is neither the {1} tiles that were kept nor the rack that the move was made with",
                  text, kept)};
  auto rack = parseRack(text, alphabet);
  if (!rack) return bad;
  if (rack->size() == kept) return *rack;
  const game::TileCounts played = last.seen.move.tileCounts();
  if (last.seen.exchanged > 0 || !rack->contains(played) || rack->size() != kept + played.size()) return bad;
  return *rack - played;
}

Result<std::optional<engine::LeaveLogLoss>> measure(const InferenceRequest& request, const LastMove& last,
                                                    const engine::RackPosterior& kept,
                                                    const engine::InferenceContext& context) {
  if (request.truth.empty()) return std::optional<engine::LeaveLogLoss>();
  const auto truth = readTruth(request.truth, last, kept.tiles(), context.statics.language.alphabet);
  if (!truth) return truth.error();
  if (truth->empty()) return std::optional<engine::LeaveLogLoss>();
  const auto loss = logLossOf(last, *truth, kept, context, request.options);
  if (!loss) return loss.error();
  return std::optional(*loss);
}

}  // namespace

Result<InferenceAnalysis> inferKeptTiles(const InferenceRequest& request, const lexica::DataPaths& paths) {
  auto opened = openPosition(request.position, paths, WithLeaves::yes);
  if (!opened) return opened.error();
  const auto reading = readLastMove(request.last, opened->position, opened->language, *opened->lexicon);
  if (!reading) return reading.error();

  engine::MoveFinder finder(opened->language, *opened->lexicon);
  const engine::StaticContext statics = opened->statics();
  const engine::InferenceContext context{statics, finder};
  auto kept = inferLeave(reading->last, context, request.options);
  if (!kept) return kept.error();
  const auto loss = measure(request, reading->last, *kept, context);
  if (!loss) return loss.error();
  const game::TileCounts unseen = unseenAfter(reading->last, opened->language);
  return InferenceAnalysis{std::move(opened->language),
                           opened->lexicon->info().name,
                           opened->lexiconWanted,
                           reading->last,
                           reading->readings,
                           unseen,
                           *std::move(kept),
                           *loss};
}

}  // namespace rozbor::app
