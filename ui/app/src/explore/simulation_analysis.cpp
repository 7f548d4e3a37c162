#include "rozbor/app/explore/simulation_analysis.h"

#include <optional>
#include <utility>

#include "open_position.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "rozbor/lexica/win_model_choice.h"
#include "rozbor/review/preset.h"

namespace rozbor::app {
namespace {

/// As many as a standard review begins with, so that the two do not tell of different moves.
std::size_t usualCandidates(const std::vector<engine::RatedPlay>& all, const game::Position& position,
                            const game::Language& language) {
  constexpr std::size_t kLeast = 15;
  return candidatesFrom(all, position, language, effortOf(reports::Preset::standard), kLeast);
}

game::Result<std::vector<engine::RatedPlay>> candidatesOf(const SimulationRequest& request,
                                                          const game::Position& position,
                                                          const engine::StaticContext& statics) {
  const game::Language& language = statics.language;
  std::vector<engine::RatedPlay> candidates;
  for (const std::string& text : request.moves) {
    const auto move = parseMove(text, position.board, language.alphabet);
    if (!move || !position.rack.contains(move->tileCounts()))
      return game::Error{"simulation.bad-move",
                         said::words("\"{0}\" is no move for this rack and board", text)};
    const int score = move->isPlacement() ? scoreOf(position.board, language, *move) : 0;
    candidates.push_back(rate(position, {*move, score}, statics));
  }
  if (!candidates.empty()) return candidates;
  engine::MoveFinder finder(language, statics.lexicon);
  const std::vector<engine::RatedPlay> all = finder.all(position, statics.leaves);
  const std::size_t count =
      request.candidates > 0 ? request.candidates : usualCandidates(all, position, language);
  return chooseCandidates(position, all, count, std::nullopt, statics, request.options.seed);
}

}  // namespace

game::Result<SimulationAnalysis> analyseBySimulation(const SimulationRequest& request,
                                                     const lexica::DataPaths& paths) {
  auto opened = openPosition(request.position, paths, WithLeaves::yes);
  if (!opened) return opened.error();
  if (opened->position.rack.empty())
    return game::Error{"simulation.no-rack", said::words("the rack of the player on turn is not known")};
  const auto winModel = lexica::chooseWinModel(paths, opened->language, request.winModel);
  if (!winModel) return winModel.error();
  if (winModel->model == nullptr) {
    return game::Error{"winmodel.none",
                       said::words("there is no win model of {0}; \"rozbor winmodel fit\" makes one",
                                   languageName(opened->language))};
  }
  const engine::SimulationContext context{opened->language, *opened->lexicon, *opened->leaves,
                                          *winModel->model};
  const auto candidates = candidatesOf(request, opened->position, context.statics());
  if (!candidates) return candidates.error();

  SimulationAnalysis analysis;
  analysis.position = opened->position;
  analysis.lexicon = opened->lexicon->info().name;
  analysis.lexiconWanted = opened->lexiconWanted;
  analysis.result = simulate(opened->position, *candidates, context, request.options);
  analysis.language = std::move(opened->language);
  return analysis;
}

}  // namespace rozbor::app
