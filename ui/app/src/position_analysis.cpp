#include "rozbor/app/position_analysis.h"

#include <algorithm>

#include "rozbor/app/languages.h"
#include "rozbor/app/leaves_choice.h"
#include "rozbor/app/lexicon_store.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/signature.h"
#include "rozbor/game/cgp.h"

namespace rozbor::app {
namespace {

// What tests/golden/signature.txt holds.
constexpr int kSignatureGames = 3;
constexpr std::uint64_t kSignatureSeed = 1;

}  // namespace

game::Result<PositionAnalysis> analysePosition(const PositionRequest& request, const DataPaths& paths) {
  auto language = openLanguage(paths, request.language);
  if (!language) return language.error();
  const auto cgp = game::parseCgp(request.cgp, *language);
  if (!cgp) return cgp.error();
  const auto lexicon = LexiconStore(paths).choose(*language, cgp->operation("lex"), request.lexicon);
  if (!lexicon) return lexicon.error();
  const auto leaves = chooseLeaves(paths, *language, request.leaves);
  if (!leaves) return leaves.error();

  PositionAnalysis analysis;
  analysis.position = cgp->position;
  analysis.lexicon = lexicon->lexicon->info().name;
  analysis.lexiconWanted = lexicon->notInstalled;
  analysis.plays = engine::MoveFinder(*language, *lexicon->lexicon).all(cgp->position, *leaves->leaves);
  analysis.placements = static_cast<std::size_t>(std::ranges::count_if(
      analysis.plays, [](const engine::RatedPlay& play) { return play.move.isPlacement(); }));
  analysis.language = *std::move(language);
  return analysis;
}

game::Result<std::vector<LanguageSignature>> engineSignatures(const DataPaths& paths) {
  std::vector<LanguageSignature> signatures;
  for (const char* id : {"cs", "sk", "pl", "en"}) {
    const auto language = openLanguage(paths, id);
    if (!language) return language.error();
    signatures.push_back(
        {id, engine::signatureOf(*language, *engine::noLeaves(), kSignatureGames, kSignatureSeed)});
  }
  return signatures;
}

}  // namespace rozbor::app
