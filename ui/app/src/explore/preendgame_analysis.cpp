#include "rozbor/app/explore/preendgame_analysis.h"

#include <chrono>
#include <utility>

#include "open_position.h"
#include "rozbor/game/notation.h"

namespace rozbor::app {
namespace {

/// For positions with more tiles in the bag than can be hoped to be proven, where no limit is given.
constexpr std::chrono::minutes kBudget{1};
constexpr int kProvableBag = 2;

}  // namespace

game::Result<PreEndgameAnalysis> analysePreEndgame(const PreEndgameRequest& request,
                                                   const lexica::DataPaths& paths) {
  auto opened = openPosition(request.position, paths, WithLeaves::yes);
  if (!opened) return opened.error();

  engine::PreEndgameOptions options = request.options;
  if (!request.move.empty()) {
    options.other = parseMove(request.move, opened->position.board, opened->language.alphabet);
    if (!options.other)
      return game::Error{"preendgame.bad-move", said::words("cannot read \"{0}\" as a move", request.move)};
  }
  const bool isLimited = options.timeLimit.count() > 0 || options.nodeLimit > 0;
  if (!isLimited && bagCount(opened->position.board, opened->language) > kProvableBag)
    options.timeLimit = kBudget;
  auto result = solvePreEndgame(opened->position, opened->statics(), options);
  if (!result) return result.error();

  PreEndgameAnalysis analysis;
  analysis.position = opened->position;
  analysis.lexicon = opened->lexicon->info().name;
  analysis.lexiconWanted = opened->lexiconWanted;
  analysis.result = *std::move(result);
  analysis.otherIsPhony = options.other && isPhony(opened->position, *options.other, *opened->lexicon);
  analysis.language = std::move(opened->language);
  return analysis;
}

}  // namespace rozbor::app
