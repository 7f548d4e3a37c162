#include "last_tile_words.h"

#include "rozbor/render/phrase.h"
#include "words.h"

namespace rozbor::reports {

std::string outcomesByLastTile(const engine::LastTile& lastTile, const GameReview& review,
                               const Wording& wording) {
  const int all = lastTile.wins.size() + lastTile.ties.size() + lastTile.losses.size();
  if (lastTile.wins.size() == all) return wording.text("wins with every tile");
  if (lastTile.ties.size() == all) return wording.text("ties with every tile");
  if (lastTile.losses.size() == all) return wording.text("loses with every tile");
  std::string parts;
  const auto add = [&](const char* english, const game::TileCounts& tiles) {
    if (tiles.empty()) return;
    parts +=
        (parts.empty() ? "" : ", ") + phrase(wording, english, tilesWords(tiles, *review.language, wording));
  };
  add(marked("wins with {0}"), lastTile.wins);
  add(marked("ties with {0}"), lastTile.ties);
  add(marked("loses with {0}"), lastTile.losses);
  return parts;
}

std::string lastTileSentence(const GameReview& review, const Decision& decision, const Wording& wording) {
  const Ranked* const ranked = decision.ranked();
  if (ranked == nullptr || decision.proof() != Proof::exact || !ranked->best().lastTile ||
      !ranked->played.lastTile)
    return {};
  const auto told = [&](const Candidate& row) {
    return moveWords(row.play.move, decision.position.board, *review.language, wording) + " " +
           outcomesByLastTile(*row.lastTile, review, wording);
  };
  const std::string best = told(ranked->best());
  const std::string played = told(ranked->played);
  if (best == played) return phrase(wording, "By the last tile in the bag: {0}.", best);
  return phrase(wording, "By the last tile in the bag: {0}; {1}.", best, played);
}

}  // namespace rozbor::reports
