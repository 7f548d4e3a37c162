#include "rozbor/app/simulation_analysis.h"

#include <optional>

#include "rozbor/app/languages.h"
#include "rozbor/app/leaves_choice.h"
#include "rozbor/app/lexicon_store.h"
#include "rozbor/app/win_model_choice.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"

namespace rozbor::app {
namespace {

game::Result<std::vector<engine::RatedPlay>> candidatesOf(const SimulationRequest& request,
                                                          const game::Position& position,
                                                          const engine::StaticContext& statics) {
  const game::Language& language = statics.language;
  std::vector<engine::RatedPlay> candidates;
  for (const std::string& text : request.moves) {
    const auto move = parseMove(text, position.board, language.alphabet);
    if (!move || !position.rack.contains(move->tileCounts()))
      return game::Error{"simulation.bad-move", "\"" + text + "\" is no move for this rack and board"};
    const int score = move->isPlacement() ? scoreOf(position.board, language, *move) : 0;
    candidates.push_back(rate(position, {*move, score}, statics));
  }
  if (!candidates.empty()) return candidates;
  engine::MoveFinder finder(language, statics.lexicon);
  return chooseCandidates(position, finder.all(position, statics.leaves), request.candidates, std::nullopt,
                          statics, request.options.seed);
}

}  // namespace

game::Result<SimulationAnalysis> analyseBySimulation(const SimulationRequest& request,
                                                     const DataPaths& paths) {
  auto language = openLanguage(paths, request.language);
  if (!language) return language.error();
  const auto cgp = game::parseCgp(request.cgp, *language);
  if (!cgp) return cgp.error();
  if (cgp->position.rack.empty())
    return game::Error{"simulation.no-rack", "the rack of the player on turn is not known"};
  const auto lexicon = LexiconStore(paths).choose(*language, cgp->operation("lex"), request.lexicon);
  if (!lexicon) return lexicon.error();
  const auto leaves = chooseLeaves(paths, *language, request.leaves);
  if (!leaves) return leaves.error();
  const auto winModel = chooseWinModel(paths, *language, request.winModel);
  if (!winModel) return winModel.error();
  if (winModel->model == nullptr) {
    return game::Error{"winmodel.none", "there is no win model of " + language->englishName +
                                            "; \"rozbor winmodel fit\" makes one"};
  }
  const engine::SimulationContext context{*language, *lexicon->lexicon, *leaves->leaves, *winModel->model};
  const auto candidates = candidatesOf(request, cgp->position, context.statics());
  if (!candidates) return candidates.error();

  SimulationAnalysis analysis;
  analysis.position = cgp->position;
  analysis.lexicon = lexicon->lexicon->info().name;
  analysis.lexiconWanted = lexicon->notInstalled;
  analysis.result = simulate(cgp->position, *candidates, context, request.options);
  analysis.language = *std::move(language);
  return analysis;
}

}  // namespace rozbor::app
