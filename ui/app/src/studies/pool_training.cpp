#include "rozbor/app/studies/pool_training.h"

#include <fmt/format.h>

#include <algorithm>

#include "ordered_work.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/pool_fit.h"
#include "rozbor/game/file_replacement.h"
#include "rozbor/lexica/leaves_choice.h"
#include "study_parts.h"
#include "training_ground.h"

namespace rozbor::app {
namespace {

/// Games that are given out together.
constexpr std::uint64_t kGamesOfPiece = 50;
constexpr int kRacksOfBoard = 3;

std::vector<std::string> originOf(const PoolTrainingRequest& request, const game::Language& language,
                                  const engine::LexiconInfo& lexicon, std::uint64_t racks) {
  return {fmt::format(" What the tiles unseen add to leave values of {}, for the lexicon {} of {} words "
                      "({:016x}).",
                      language.englishName, lexicon.name, lexicon.words, lexicon.checksum),
          fmt::format(" rozbor {} leaves pool --language {} --games {} --seed {}: {} racks.", ROZBOR_VERSION,
                      language.id, request.games, request.seed, racks),
          " docs/equity.md says what the lines mean."};
}

}  // namespace

game::Result<PoolTrainingResult> trainPool(const PoolTrainingRequest& request, const lexica::DataPaths& paths,
                                           const std::function<void(std::uint64_t games)>& progress,
                                           const std::stop_token& stop) {
  if (request.games == 0)
    return game::Error{"training.rounds", said::words("each round needs a number of games above 0")};
  const auto ground = openTrainingGround(paths, request.language, request.lexicon);
  if (!ground) return ground.error();
  const auto leaves = lexica::chooseLeaves(paths, ground->language, request.leaves);
  if (!leaves) return leaves.error();

  const engine::RackSampling sampling{ground->language, *ground->lexicon, *leaves->leaves,
                                      engine::Random(request.seed).next(), kRacksOfBoard};
  engine::PoolSums sums;
  const auto play = [&](std::uint64_t piece) {
    const std::uint64_t first = piece * kGamesOfPiece;
    return gatherPool(sampling, first, std::min(kGamesOfPiece, request.games - first), stop);
  };
  const auto keep = [&](std::uint64_t piece, const engine::PoolSums& found) {
    sums += found;
    if (progress) progress(std::min(request.games, (piece + 1) * kGamesOfPiece));
  };
  workInOrder(0, (request.games + kGamesOfPiece - 1) / kGamesOfPiece, threadsOf(request.threads), play, keep,
              stop);
  if (stop.stop_requested()) return PoolTrainingResult{{}, sums.racks, true};

  PoolTrainingResult result{fitPool(sums, ground->language), sums.racks, false};
  result.terms.comments = originOf(request, ground->language, ground->lexicon->info(), sums.racks);
  if (const auto fault = game::replaceFile(request.output, writePoolTerms(result.terms, ground->language)))
    return *fault;
  return result;
}

}  // namespace rozbor::app
