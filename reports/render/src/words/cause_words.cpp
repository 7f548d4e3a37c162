#include "cause_words.h"

#include <cmath>
#include <utility>

#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/cause.h"
#include "rozbor/review/challenge.h"
#include "words.h"

namespace rozbor::reports {
namespace {

constexpr double kPunished = 10;  ///< points above what was to be expected, from which it is told

std::string points(double value, const Wording& wording) {
  return wording.number(value, 1);
}

std::string signedPoints(double value, const Wording& wording) {
  return (value > 0 ? "+" : "") + wording.number(value, 0);
}

std::string endingSentence(double best, double played, Proof proof, const Wording& wording) {
  const std::string there = signedPoints(best, wording);
  const std::string here = signedPoints(played, wording);
  if (proof != Proof::exact) {
    return phrase(wording,
                  "The search of this ending was cut off: by its estimate the game ends {1} after the play "
                  "made, and {0} after the better one.",
                  there, here);
  }
  return phrase(wording,
                "With best play by both the game ends {1} after the play made, and {0} after the better one.",
                there, here);
}

/// Between which final spreads a move is proven to lead; nothing where no bound is known.
std::string provenSpread(const Candidate& move, int spread, const Wording& wording) {
  if (!move.spread) return signedPoints(spread + move.play.equity.inPoints(), wording);
  std::string low = signedPoints(move.spread->low, wording);
  const std::string high = signedPoints(move.spread->high, wording);
  if (std::isfinite(move.spread->low) && std::isfinite(move.spread->high)) {
    if (low == high) return low;
    return phrase(wording, "{0} to {1}", low, high);
  }
  if (std::isfinite(move.spread->low)) return phrase(wording, "{0} or better", low);
  if (std::isfinite(move.spread->high)) return phrase(wording, "{0} or worse", high);
  return {};
}

/// What is proven of an ending is told as such; estimates only where nothing is known to be lost.
std::string endingSentence(const Decision& decision, const Wording& wording) {
  const int spread = decision.position.spread();
  const auto loss = lossOf(decision);
  if (loss && loss->pointsBounds && loss->pointsBounds->low > 0) {
    const std::string there = provenSpread(decision.ranked()->best(), spread, wording);
    const std::string here = provenSpread(decision.ranked()->played, spread, wording);
    if (!there.empty() && !here.empty()) {
      return phrase(
          wording,
          "The search of this ending was cut off. It is proven that the game ends {1} after the play "
          "made, and {0} after the better one.",
          there, here);
    }
  }
  return endingSentence(spread + decision.best().equity.inPoints(),
                        spread + decision.played().equity.inPoints(), decision.proof(), wording);
}

/// Of a review the tiles are known; a library keeps how many there are.
std::string stuckWithNames(const CauseFinding& finding, const game::Language& language,
                           const Wording& wording) {
  return phrase(wording,
                "After the play made there is no place for {0} on the board as it lies; after the better one "
                "there is for all that is kept.",
                tilesWords(finding.tiles, language, wording));
}

}  // namespace

std::string winText(double probability, const Wording& wording) {
  return wording.number(100 * probability, 1);
}

std::string findingSentence(const CauseFinding& finding, Proof proof, const Wording& wording) {
  switch (finding.cause) {
    case Cause::missedSpot:
      return phrase(wording, "The very tiles that were laid make {0} points in another place, {1} here.",
                    wording.number(finding.best, 0), wording.number(finding.played, 0));
    case Cause::needlessExchange:
      return phrase(wording, "There was no need to exchange: a play for {0} was there.",
                    wording.number(finding.best, 0));
    case Cause::missedExchange:
      return wording.text("An exchange was worth more than any play.");
    case Cause::openedBoard:
      return phrase(
          wording,
          "The play made leaves the opponent more: their next move brings {1} points on average, {0} after "
          "the better play.",
          points(finding.best, wording), points(finding.played, wording));
    case Cause::closedBoard:
      return phrase(
          wording,
          "The play made leaves less for the own next move, and that while behind: {1} points on average, "
          "{0} after the better play.",
          points(finding.best, wording), points(finding.played, wording));
    case Cause::turnover:
      return phrase(wording, "Tiles left in the bag after the play made: {1}; after the better one: {0}.",
                    wording.number(finding.best, 0), wording.number(finding.played, 0));
    case Cause::endgame:
      return endingSentence(finding.best, finding.played, proof, wording);
    case Cause::stuckTile:
      return phrasePlural(
          wording,
          "After the play made {0} tile of those kept has no place on the board as it lies; "
          "after the better one all have.",
          "After the play made {0} tiles of those kept have no place on the board as it lies; "
          "after the better one all have.",
          std::lround(finding.played));
    case Cause::blockedOut:
      return phrasePlural(
          wording,
          "The play made blocks the own way out: no play lays all the tiles kept any more, {0} does after "
          "the better one.",
          "The play made blocks the own way out: no play lays all the tiles kept any more, {0} do after "
          "the better one.",
          std::lround(finding.best));
    case Cause::outLeftOpen:
      return phrasePlural(
          wording, "The play made leaves the opponent {0} way to go out at once, the better one none.",
          "The play made leaves the opponent {0} ways to go out at once, the better one none.",
          std::lround(finding.played));
    case Cause::fishing:
      return phrase(wording,
                    "The play made waits for a bingo: as the board lies then, about {1} of 100 draws make "
                    "one, about {0} after the better play. The points it costs are more than that is worth.",
                    wording.number(finding.best, 0), wording.number(finding.played, 0));
    case Cause::brokenLeave:
      return phrase(wording,
                    "The tiles kept make a bingo in about {1} of 100 draws, those of the better play in "
                    "about {0}, as the board lies then.",
                    wording.number(finding.best, 0), wording.number(finding.played, 0));
    case Cause::emptiedBag:
      return phrasePlural(wording, "The play made empties the bag; the better one leaves {0} tile in it.",
                          "The play made empties the bag; the better one leaves {0} tiles in it.",
                          std::lround(finding.best));
    case Cause::scoreState:
      return phrase(wording, "The play made brings more points on average ({1} against {0}), but fewer wins.",
                    points(finding.best, wording), points(finding.played, wording));
    case Cause::missedWord:
    case Cause::missedParallel:
    case Cause::leave:
    case Cause::challenge:
    case Cause::unclassified:
      return {};  // told by the comparison of the two plays
  }
  return {};
}

std::vector<std::string> causeSentences(const Decision& decision, const game::Language& language,
                                        const Wording& wording) {
  if (!decision.cause) return {};
  const CauseFinding& finding = *decision.cause;
  std::vector<std::string> sentences;
  const bool isEnding = decision.method() == Method::endgame;
  if (!isEnding || finding.cause != Cause::endgame) {
    std::string found = finding.tiles.empty() ? findingSentence(finding, decision.proof(), wording)
                                              : stuckWithNames(finding, language, wording);
    if (!found.empty()) sentences.push_back(std::move(found));
  }
  if (isEnding) sentences.push_back(endingSentence(decision, wording));
  return sentences;
}

std::string thrownAwaySentence(const Loss& loss, const Wording& wording) {
  if (!loss.threwWinAway()) return {};
  if (loss.win && loss.win->best == 1 && loss.win->played == 0)
    return wording.text("This lost the game: it was won before the move.");
  if (loss.win && loss.win->best == 1 && loss.win->played == 0.5)
    return wording.text("This gave the win away: what was left is a draw.");
  return wording.text("This threw away what was sure before the move.");
}

std::string challengeSentence(const GameReview& review, const Decision& decision, const Wording& wording) {
  const auto found = challengeBefore(review, decision);
  if (!found) return {};
  const std::string play = turnWords(review, found->turn, wording);
  const std::string& lexicon = review.lexicon.name;
  if (found->error == ChallengeError::phonyLetStand) {
    const std::string words = phonyWords(*decisionOn(review, found->turn), *review.language);
    return phrasePlural(
        wording, "Before this move {1} was let stand, though {2} lacks {3}; it had brought {0} point.",
        "Before this move {1} was let stand, though {2} lacks {3}; it had brought {0} points.", found->points,
        play, lexicon, words);
  }
  return phrasePlural(
      wording,
      "Before this move {1} was challenged, though {2} has every word of it; the opponent got {0} point for "
      "that.",
      "Before this move {1} was challenged, though {2} has every word of it; the opponent got {0} points for "
      "that.",
      found->points, play, lexicon);
}

std::string punishedSentence(const Decision& decision, const replay::Replay& replay, const Wording& wording) {
  const auto more = punishment(decision, replay);
  if (decision.band < Band::mistake || !more || *more < kPunished) return {};
  return phrase(wording, "The opponent's next move brought {0} points more than was to be expected.",
                wording.number(*more, 0));
}

std::string lossText(const Decision& decision, const Wording& wording) {
  constexpr double kInterval = 1.96;
  const auto loss = lossOf(decision);
  if (!loss || decision.isBest()) return {};
  if (loss->winBounds && loss->winBounds->low < loss->winBounds->high) {
    return phrase(wording, "{0} to {1} %, not proven", wording.number(100 * loss->winBounds->low, 0),
                  wording.number(100 * loss->winBounds->high, 0));
  }
  if (loss->proof == Proof::bounded)
    return phrase(wording, "{0} %", wording.number(100 * loss->winBounds->low, 0));
  if (!loss->win) return {};
  if (loss->isExact()) {
    const double lost = loss->win->loss();
    return lost > 0 ? phrase(wording, "{0} %", wording.number(lost, 1)) : std::string();
  }
  return phrase(wording, "{0} ± {1} %", wording.number(loss->win->loss(), 1),
                wording.number(100 * kInterval * loss->win->lossSe, 1));
}

}  // namespace rozbor::reports
