#include "rozbor/app/studies/verdict_signature.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>

#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/notation.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/win_model_choice.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/record_writer.h"
#include "rozbor/review/review.h"
#include "text_hash.h"

namespace rozbor::app {
namespace {

constexpr int kWords = 8000;
constexpr std::uint64_t kSeed = 1;
/// Every so many-th rack is not told, so that it has to be imputed.
constexpr std::size_t kHiddenRack = 9;

/// One of the three best moves, so that there is something to grade.
std::size_t choose(std::span<const engine::RatedPlay> plays, engine::Random& random) {
  return random.below(static_cast<std::uint32_t>(std::min<std::size_t>(plays.size(), 3)));
}

std::string gameOf(const engine::StaticContext& context) {
  const engine::SelfPlayGame game = engine::playGame(context, {choose, choose}, kSeed);
  replay::RecordWriter writer(context.language);
  writer.addPlayer("a", "");
  writer.addPlayer("b", "");
  for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
    const engine::SelfPlayTurn& played = game.turns[turn];
    const bool hidden = turn % kHiddenRack == kHiddenRack - 1 && played.played.move.isPlacement();
    writer.addMove(played.player, hidden ? played.played.move.tileCounts() : played.before.rack,
                   played.played.move, played.played.score);
  }
  writer.addEnd(game.racks);
  return writer.gcg();
}

/// A hundredth of the work of standard and less of that of deep, so that all methods have their turn in a
/// second or so.
reports::Effort smallEffort(reports::Preset preset) {
  const int part = preset == reports::Preset::deep ? 4 : 1;
  const auto share = static_cast<std::uint64_t>(part);
  reports::Effort effort = effortOf(preset);
  effort.candidates = effort.sureCandidates = effort.lastCandidates = 5;
  effort.raceIterations /= 100 * share;
  effort.nearRaceIterations /= 40 * share;
  effort.lastRaceIterations /= 10 * share;
  effort.deals.first /= 50 * share;
  effort.deals.most = 2 * effort.deals.first;
  effort.lastDeals.first /= 10 * share;
  effort.lastDeals.most = 2 * effort.lastDeals.first;
  effort.fewDeals = effort.lastDeals;
  effort.endingNodes /= 10 * share;
  effort.fewEndingNodes /= 10 * share;
  effort.endgameNodes /= 100 * share;
  effort.preEndgameNodes /= 50 * share;
  effort.inferredRacks /= 20 * part;
  effort.imputedRacks /= 20 * part;
  effort.luckSamples /= 20 * part;
  return effort;
}

std::string share(const std::optional<double>& value) {
  return value ? std::to_string(std::llround(*value * 1e6)) : "-";
}

std::string linesOf(const reports::GameReview& review) {
  const game::Alphabet& alphabet = review.language->alphabet;
  std::string lines;
  for (const reports::Decision& decision : review.decisions) {
    const auto loss = lossOf(decision);
    lines += fmt::format("{} {} {} {} {}\n", decision.turn, name(decision.method()), name(decision.proof()),
                         name(decision.band), decision.playedRank().value_or(0));
    for (const reports::Candidate& row : decision.candidates())
      lines += fmt::format("{} {} {}\n", moveText(row.play.move, alphabet), row.play.equity.millipoints(),
                           share(row.win));
    if (loss) lines += fmt::format("{} {}\n", share(loss->points), share(loss->pointsSe));
    if (decision.cause) lines += fmt::format("{}\n", name(decision.cause->cause));
    if (decision.luck) lines += share(decision.luck->points) + "\n";
  }
  return lines;
}

}  // namespace

game::Result<reports::GameReview> madeUpReview(const lexica::DataPaths& paths, const char* language,
                                               reports::Preset preset) {
  auto opened = lexica::openLanguage(paths, language);
  if (!opened) return opened.error();
  reports::ReviewContext context;
  context.language = std::make_shared<const game::Language>(*std::move(opened));
  auto lexicon = engine::Lexicon::build(engine::madeUpWords(*context.language, kWords, kSeed), "made up",
                                        "made up", *context.language);
  if (!lexicon) return lexicon.error();
  context.lexicon = *std::move(lexicon);
  context.leaves = engine::noLeaves();
  context.candidates = 5;
  const auto model = lexica::chooseWinModel(paths, *context.language, {});
  if (!model) return model.error();
  context.winModel = context.luck.winModel = model->model;
  context.effort = smallEffort(preset);
  context.luck.samples = context.effort.luckSamples;
  return reviewGame(parser::parseGcg(gameOf(context.statics())), context);
}

game::Result<std::uint64_t> verdictSignature(const lexica::DataPaths& paths, const char* language,
                                             reports::Preset preset) {
  const auto review = madeUpReview(paths, language, preset);
  if (!review) return review.error();
  return hashOf(linesOf(*review));
}

}  // namespace rozbor::app
