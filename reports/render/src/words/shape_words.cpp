#include "shape_words.h"

#include <cmath>
#include <vector>

#include "joined.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/plays/play_shape.h"
#include "words.h"

namespace rozbor::reports {
namespace {

constexpr std::size_t kManyWords = 3;  ///< at once, from which they are counted

/// To two digits: more of them would say more than a reader can use.
double rounded(double number) {
  const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(number)) - 1));
  return std::round(number / unit) * unit;
}

}  // namespace

std::string shapeSentence(const Decision& decision, const game::Language& language, const Wording& wording) {
  const game::Move& move = decision.best().move;
  if (!move.isPlacement()) return {};
  const PlayShape shape = shapeOf(move, decision.position.board, language);
  const auto text = [&](const std::vector<game::Tile>& tiles) { return wordText(tiles, language.alphabet); };
  std::vector<std::string> parts{
      phrasePlural(wording, "{0} letter", "{0} letters", static_cast<long>(shape.word.size()))};
  std::vector<std::string> through;
  for (const auto& run : shape.through)
    through.push_back(text(run));
  if (!through.empty()) parts.push_back(phrase(wording, "through {0}", joined(through, " + ")));
  for (const Hook& hook : shape.hooks)
    parts.push_back(phrase(wording, "{0} becomes {1}", text(hook.from), text(hook.to)));
  if (shape.words >= kManyWords)
    parts.push_back(
        phrasePlural(wording, "{0} word at once", "{0} words at once", static_cast<long>(shape.words)));
  if (shape.isBingo && shape.chanceOfTiles > 0)
    parts.push_back(phrase(wording, "a full bag deals such a rack about once in {0}",
                           wording.number(rounded(1 / shape.chanceOfTiles), 0)));
  return phrase(wording, "{0}: {1}.", text(shape.word), joined(parts, ", "));
}

std::string deniedSentence(const Decision& decision, const game::Language& language, const Wording& wording) {
  if (!decision.denied) return {};
  const Denied& denied = *decision.denied;
  game::Board board = decision.position.board;
  if (!denied.wasThere && decision.played().move.isPlacement()) lay(board, decision.played().move);
  const std::string play = playWords(denied.play, board, language, wording);
  const std::string left = wording.number(denied.left, 0);
  if (!denied.wasThere) {
    return phrase(
        wording,
        "The play made gives the opponent {0}; after the better one the most they can score at once "
        "is {1}.",
        play, left);
  }
  if (!denied.stuck.empty()) {
    return phrase(wording,
                  "The better play takes {0} from the opponent, and with it the last place for {2}; the most "
                  "they can score at once is then {1}.",
                  play, left, tilesWords(denied.stuck, language, wording));
  }
  return phrase(wording,
                "The better play takes {0} from the opponent; the most they can score at once is then {1}.",
                play, left);
}

}  // namespace rozbor::reports
