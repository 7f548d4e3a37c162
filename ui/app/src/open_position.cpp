#include "open_position.h"

#include <algorithm>
#include <utility>

#include "rozbor/app/languages.h"
#include "rozbor/app/leaves_choice.h"
#include "rozbor/app/lexicon_store.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/scoring.h"

namespace rozbor::app {

game::Result<OpenPosition> openPosition(const PositionRequest& request, const DataPaths& paths,
                                        WithLeaves with) {
  auto language = openLanguage(paths, request.language);
  if (!language) return language.error();
  const auto cgp = game::parseCgp(request.cgp, *language);
  if (!cgp) return cgp.error();
  const auto lexicon = LexiconStore(paths).choose(*language, cgp->operation("lex"), request.lexicon);
  if (!lexicon) return lexicon.error();
  OpenPosition opened{*std::move(language), cgp->position, lexicon->lexicon, lexicon->notInstalled};
  if (with == WithLeaves::no) return opened;
  const auto leaves = chooseLeaves(paths, opened.language, request.leaves);
  if (!leaves) return leaves.error();
  opened.leaves = leaves->leaves;
  return opened;
}

bool isPhony(const game::Position& position, const game::Move& move, const engine::Lexicon& lexicon) {
  if (!move.isPlacement()) return false;
  const auto words = wordsFormed(position.board, move);
  return std::ranges::any_of(words,
                             [&](const game::LaidWord& word) { return !lexicon.contains(word.tiles); });
}

}  // namespace rozbor::app
