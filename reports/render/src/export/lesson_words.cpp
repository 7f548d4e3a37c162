#include "rozbor/render/lesson_words.h"

#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "words/words.h"

namespace rozbor::reports {

std::string causeWords(Cause cause, const Wording& wording) {
  switch (cause) {
    case Cause::missedWord:
      return wording.text("a missed word");
    case Cause::missedSpot:
      return wording.text("a missed place");
    case Cause::leave:
      return wording.text("the tiles kept");
    case Cause::needlessExchange:
      return wording.text("a needless exchange");
    case Cause::missedExchange:
      return wording.text("a missed exchange");
    case Cause::openedBoard:
      return wording.text("an opened board");
    case Cause::closedBoard:
      return wording.text("a closed board");
    case Cause::turnover:
      return wording.text("the number of tiles taken");
    case Cause::challenge:
      return wording.text("a play that was challenged off");
    case Cause::endgame:
      return wording.text("the endgame");
    case Cause::scoreState:
      return wording.text("the state of the score");
    case Cause::stuckTile:
      return wording.text("a stuck tile");
    case Cause::blockedOut:
      return wording.text("the own way out blocked");
    case Cause::outLeftOpen:
      return wording.text("the opponent's way out left open");
    case Cause::fishing:
      return wording.text("waiting for a bingo");
    case Cause::brokenLeave:
      return wording.text("good tiles broken up");
    case Cause::emptiedBag:
      return wording.text("the bag emptied");
    case Cause::missedParallel:
      return wording.text("a missed parallel play");
    case Cause::unclassified:
      break;
  }
  return wording.text("no known cause");
}

std::string storedMoveWords(std::string_view move, const game::Board& board, const game::Language& language,
                            const Wording& wording) {
  const auto parsed = parseMove(move, board, language.alphabet);
  return parsed ? moveWords(*parsed, board, language, wording) : std::string(move);
}

std::string lossWords(const Loss& loss, const Wording& wording) {
  if (loss.proof == Proof::bounded)
    return phrase(wording, "{0} points, for all that is proven", pointsLostText(loss, wording));
  if (!loss.byPoints())
    return phrase(wording, "{0} % (winning chances)", wording.number(loss.win->loss(), 1));
  return phrase(wording, "{0} points of equity", wording.number(loss.points, 1));
}

}  // namespace rozbor::reports
