#include "rozbor/app/preendgame_analysis.h"

#include <algorithm>

#include "rozbor/app/languages.h"
#include "rozbor/app/leaves_choice.h"
#include "rozbor/app/lexicon_store.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"

namespace rozbor::app {
namespace {

bool isPhony(const game::Position& position, const game::Move& move, const engine::Lexicon& lexicon) {
  const auto words = wordsFormed(position.board, move);
  return std::ranges::any_of(words,
                             [&](const game::LaidWord& word) { return !lexicon.contains(word.tiles); });
}

}  // namespace

game::Result<PreEndgameAnalysis> analysePreEndgame(const PreEndgameRequest& request, const DataPaths& paths) {
  auto language = openLanguage(paths, request.position.language);
  if (!language) return language.error();
  const auto cgp = game::parseCgp(request.position.cgp, *language);
  if (!cgp) return cgp.error();
  const auto lexicon = LexiconStore(paths).choose(*language, cgp->operation("lex"), request.position.lexicon);
  if (!lexicon) return lexicon.error();
  const auto leaves = chooseLeaves(paths, *language, request.position.leaves);
  if (!leaves) return leaves.error();

  engine::PreEndgameOptions options = request.options;
  if (!request.move.empty()) {
    options.other = parseMove(request.move, cgp->position.board, language->alphabet);
    if (!options.other)
      return game::Error{"preendgame.bad-move", "cannot read \"" + request.move + "\" as a move"};
  }
  auto result = solvePreEndgame(cgp->position, {*language, *lexicon->lexicon, *leaves->leaves}, options);
  if (!result) return result.error();

  PreEndgameAnalysis analysis;
  analysis.position = cgp->position;
  analysis.lexicon = lexicon->lexicon->info().name;
  analysis.lexiconWanted = lexicon->notInstalled;
  analysis.result = *std::move(result);
  analysis.otherIsPhony = options.other && options.other->isPlacement() &&
                          isPhony(cgp->position, *options.other, *lexicon->lexicon);
  analysis.language = *std::move(language);
  return analysis;
}

}  // namespace rozbor::app
