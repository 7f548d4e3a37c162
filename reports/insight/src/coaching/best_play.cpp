#include "best_play.h"

#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"

namespace rozbor::reports {
namespace {

std::optional<PlayOnBoard> placementIn(const DecisionRecord& decision, const std::string& text,
                                       const game::Language& language) {
  if (decision.game.language != language.id || text.empty()) return std::nullopt;
  const auto cgp = game::parseCgp(decision.text.position, language);
  if (!cgp) return std::nullopt;
  const auto move = parseMove(text, cgp->position.board, language.alphabet);
  if (!move || !move->isPlacement()) return std::nullopt;
  return PlayOnBoard{cgp->position, *move};
}

}  // namespace

std::optional<PlayOnBoard> bestPlay(const DecisionRecord& decision, const game::Language& language) {
  return placementIn(decision, decision.text.best, language);
}

std::optional<PlayOnBoard> madePlay(const DecisionRecord& decision, const game::Language& language) {
  return placementIn(decision, decision.text.played, language);
}

}  // namespace rozbor::reports
