#include "rozbor/app/explore/position_analysis.h"

#include <algorithm>
#include <utility>

#include "open_position.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/lexica/languages.h"

namespace rozbor::app {
namespace {

// What tests/golden/signature.txt holds.
constexpr int kSignatureGames = 3;
constexpr std::uint64_t kSignatureSeed = 1;

}  // namespace

game::Result<PositionAnalysis> analysePosition(const PositionRequest& request,
                                               const lexica::DataPaths& paths) {
  auto opened = openPosition(request, paths, WithLeaves::yes);
  if (!opened) return opened.error();

  PositionAnalysis analysis;
  analysis.position = opened->position;
  analysis.lexicon = opened->lexicon->info().name;
  analysis.lexiconWanted = opened->lexiconWanted;
  analysis.plays =
      engine::MoveFinder(opened->language, *opened->lexicon).all(opened->position, *opened->leaves);
  analysis.placements = static_cast<std::size_t>(std::ranges::count_if(
      analysis.plays, [](const engine::RatedPlay& play) { return play.move.isPlacement(); }));
  analysis.language = std::move(opened->language);
  return analysis;
}

game::Result<std::vector<LanguageSignature>> engineSignatures(const lexica::DataPaths& paths) {
  std::vector<LanguageSignature> signatures;
  for (const char* id : {"cs", "sk", "pl", "en"}) {
    const auto language = lexica::openLanguage(paths, id);
    if (!language) return language.error();
    signatures.push_back(
        {id, engine::signatureOf(*language, *engine::noLeaves(), kSignatureGames, kSignatureSeed)});
  }
  return signatures;
}

}  // namespace rozbor::app
