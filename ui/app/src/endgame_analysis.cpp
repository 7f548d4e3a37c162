#include "rozbor/app/endgame_analysis.h"

#include <algorithm>

#include "rozbor/app/languages.h"
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

game::Result<EndgameAnalysis> analyseEndgame(const EndgameRequest& request, const DataPaths& paths) {
  auto language = openLanguage(paths, request.language);
  if (!language) return language.error();
  const auto cgp = game::parseCgp(request.cgp, *language);
  if (!cgp) return cgp.error();
  const auto position = engine::withBothRacks(cgp->position, *language);
  if (!position) return position.error();
  const auto lexicon = LexiconStore(paths).choose(*language, cgp->operation("lex"), request.lexicon);
  if (!lexicon) return lexicon.error();

  engine::EndgameOptions options = request.options;
  if (!request.move.empty()) {
    options.other = parseMove(request.move, position->board, language->alphabet);
    if (!options.other)
      return game::Error{"endgame.bad-move", "cannot read \"" + request.move + "\" as a move"};
  }
  auto result = solveEndgame(*position, *language, *lexicon->lexicon, options);
  if (!result) return result.error();

  EndgameAnalysis analysis;
  analysis.position = *position;
  analysis.rackDeduced = !(position->opponentRack == cgp->position.opponentRack);
  analysis.lexicon = lexicon->lexicon->info().name;
  analysis.lexiconWanted = lexicon->notInstalled;
  analysis.result = *std::move(result);
  analysis.otherIsPhony = options.other && isPhony(*position, *options.other, *lexicon->lexicon);
  analysis.language = *std::move(language);
  return analysis;
}

}  // namespace rozbor::app
