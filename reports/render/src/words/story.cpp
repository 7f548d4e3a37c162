#include "story.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "cause_words.h"
#include "ending_line.h"
#include "last_tile_words.h"
#include "proven_words.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/plays/great_play.h"
#include "rozbor/review/plays/other_moves.h"
#include "shape_words.h"

namespace rozbor::reports {
namespace {

using engine::Equity;
using engine::RatedPlay;

/// Differences below what one decimal shows are not spoken of.
constexpr Equity kShown = Equity::millipoints(50);
/// Leaves that differ by less are as good as each other.
constexpr Equity kLeaveShown = Equity::millipoints(500);

/// One decision with all that its sentences draw on.
struct Teller {
  const GameReview& review;
  const Decision& decision;
  const Wording& wording;

  [[nodiscard]] const game::Language& language() const { return *review.language; }
  [[nodiscard]] const replay::Turn& turn() const { return review.replay.turns[decision.turn]; }
  [[nodiscard]] std::string tiles(const game::TileCounts& counts) const {
    return tilesWords(counts, language(), wording);
  }
  [[nodiscard]] std::string play(const RatedPlay& rated) const {
    return playWords(rated, decision.position.board, language(), wording);
  }
  [[nodiscard]] std::string played() const {
    const std::string move = turnWords(review, decision.turn, wording);
    const bool scores = turn().kind == parser::EventKind::placement;
    return scores ? phrase(wording, "{0} for {1}", move, turn().scoreComputed) : move;
  }
};

std::string kindWords(const Teller& teller, MomentKind kind) {
  const Wording& wording = teller.wording;
  switch (kind) {
    case MomentKind::costlyChoice:
      return wording.text("a costly choice");
    case MomentKind::missedBingo:
      return wording.text("a missed bingo");
    case MomentKind::phonyStood:
      return wording.text("a phony that stood");
    case MomentKind::phonyLost:
      return wording.text("a phony challenged off");
    case MomentKind::greatPlay:
      return wording.text("a great find");
    case MomentKind::luckyDraw:
      return wording.text("a lucky draw");
    case MomentKind::unluckyDraw:
      return wording.text("an unlucky draw");
    case MomentKind::bigPlay:
      return teller.decision.bingoPlayed ? wording.text("a bingo") : wording.text("a big play");
  }
  return {};
}

/// What the better play keeps, against what was kept.
std::string keptInstead(const Teller& teller, const RatedPlay& best, int scoreGain) {
  const RatedPlay& played = teller.decision.played();
  const Wording& wording = teller.wording;
  const bool keepsMore = best.leaveValue > played.leaveValue;
  const char* english =
      scoreGain > 0
          ? (keepsMore ? marked("It scores {0} more and keeps {1} ({2}) rather than {3} ({4}).")
                       : marked("It scores {0} more, though it keeps {1} ({2}) rather than {3} ({4})."))
      : scoreGain == 0
          ? (keepsMore ? marked("It scores the same and keeps {1} ({2}) rather than {3} ({4}).")
                       : marked("It scores the same, though it keeps {1} ({2}) rather than {3} ({4})."))
      : keepsMore ? marked("It scores {0} less, but keeps {1} ({2}) rather than {3} ({4}).")
                  : marked(
                        "It scores {0} less and keeps {1} ({2}) rather than {3} ({4}): what it is better "
                        "by comes later.");
  return phrase(wording, english, wording.number(std::abs(scoreGain), 0), teller.tiles(best.leave),
                pointsText(best.leaveValue, wording), teller.tiles(played.leave),
                pointsText(played.leaveValue, wording));
}

std::string scoreAlone(const Teller& teller, int scoreGain) {
  const Wording& wording = teller.wording;
  if (scoreGain == 0) return wording.text("It scores the same.");
  if (scoreGain > 0) return phrase(wording, "It scores {0} more.", wording.number(scoreGain, 0));
  return phrase(wording, "It scores {0} less.", wording.number(-scoreGain, 0));
}

/// Equity that is neither score nor leave: how the opening play lies, or the tiles at the end.
std::string restSentence(const Teller& teller, Equity rest) {
  if (rest < kShown && Equity() - rest < kShown) return {};
  const std::string points = signedText(rest, teller.wording);
  if (teller.decision.position.board.empty()) {
    return phrase(teller.wording, "Vowels beside letter premiums: {0}.", points);
  }
  return phrase(teller.wording, "Tiles left at the end: {0}.", points);
}

/// The same where one of the two keeps nothing.
std::string nothingKept(const Teller& teller) {
  const RatedPlay& best = teller.decision.best();
  const RatedPlay& played = teller.decision.played();
  const auto told = [&](const char* english, const RatedPlay& keeps) {
    return phrase(teller.wording, english, teller.tiles(keeps.leave),
                  pointsText(keeps.leaveValue, teller.wording));
  };
  return best.leave.empty() ? told(marked("It keeps nothing, the play made {0} ({1})."), played)
                            : told(marked("It keeps {0} ({1}), the play made nothing."), best);
}

/// Where the points between the best play and the played one come from.
std::vector<std::string> difference(const Teller& teller) {
  const RatedPlay& best = teller.decision.best();
  const RatedPlay& played = teller.decision.played();
  const int scoreGain = best.score - played.score;
  const Equity leaveGain = best.leaveValue - played.leaveValue;
  const bool leaveCounts = leaveGain >= kLeaveShown || Equity() - leaveGain >= kLeaveShown;
  const bool nothing = best.leave.empty() || played.leave.empty();
  std::vector<std::string> sentences{leaveCounts && !nothing ? keptInstead(teller, best, scoreGain)
                                                             : scoreAlone(teller, scoreGain)};
  if (leaveCounts && nothing) sentences.push_back(nothingKept(teller));
  if (teller.decision.method() != Method::staticEquity) return sentences;  // equity holds more than these two
  std::string rest =
      restSentence(teller, teller.decision.equityLoss() - Equity::points(scoreGain) - leaveGain);
  if (!rest.empty()) sentences.push_back(std::move(rest));
  return sentences;
}

/// By how much the best play is better: in win probability, where that was estimated and says something.
std::string betterSentence(const Teller& teller, bool missedBingo) {
  const Decision& decision = teller.decision;
  const Wording& wording = teller.wording;
  const std::string best = teller.play(decision.best());
  const auto whatWasLost = lossOf(decision);
  if (whatWasLost && !whatWasLost->byPoints()) {
    const std::string there = winText(whatWasLost->win->best, wording);
    const std::string here = winText(whatWasLost->win->played, wording);
    return missedBingo
               ? phrase(wording, "The bingo {0} was there: it wins {1} % of the time, the play made {2} %.",
                        best, there, here)
               : phrase(wording, "Better: {0}. It wins {1} % of the time, the play made {2} %.", best, there,
                        here);
  }
  if (decision.proof() == Proof::bounded) return phrase(wording, "Better, for all that is known: {0}.", best);
  const std::string loss =
      whatWasLost ? pointsLostText(*whatWasLost, wording) : pointsText(decision.equityLoss(), wording);
  return missedBingo ? phrase(wording, "The bingo {0} was there, {1} points better.", best, loss)
                     : phrase(wording, "Better: {0}, by {1} points.", best, loss);
}

std::string notInLexicon(const Teller& teller) {
  return phrase(teller.wording, "Not in {0}: {1}.", teller.review.lexicon.name,
                phonyWords(teller.decision, teller.language()));
}

std::vector<std::string> costlySentences(const Teller& teller, bool missedBingo) {
  const Decision& decision = teller.decision;
  std::vector<std::string> sentences{phrase(teller.wording, "Played: {0}.", teller.played())};
  if (!decision.phonies.empty()) sentences.push_back(notInLexicon(teller));
  std::string thrownAway = thrownAwaySentence(*lossOf(decision), teller.wording);
  if (!thrownAway.empty()) sentences.push_back(std::move(thrownAway));
  sentences.push_back(betterSentence(teller, missedBingo));
  const auto add = [&](std::string sentence) {
    if (!sentence.empty()) sentences.push_back(std::move(sentence));
  };
  if (missedBingo || (decision.cause && isMissedWord(decision.cause->cause)))
    add(shapeSentence(decision, teller.language(), teller.wording));
  for (std::string& sentence : difference(teller))
    add(std::move(sentence));
  for (std::string& sentence : causeSentences(decision, teller.language(), teller.wording))
    add(std::move(sentence));
  add(deniedSentence(decision, teller.language(), teller.wording));
  add(lastTileSentence(teller.review, decision, teller.wording));
  add(provenSentence(teller.review, decision, teller.wording));
  add(endingLine(teller.review, decision, teller.wording));
  if (const auto easier = easierPlay(decision))
    add(phrase(teller.wording, "Nearly as good, with shorter words: {0}.", teller.play(*easier)));
  add(punishedSentence(decision, teller.review.replay, teller.wording));
  return sentences;
}

std::vector<std::string> phonySentences(const Teller& teller) {
  const Wording& wording = teller.wording;
  const int score = teller.turn().scoreComputed;
  std::vector<std::string> sentences{phrase(wording, "Played: {0}.", teller.played()), notInLexicon(teller)};
  if (teller.decision.takenBack) {
    sentences.push_back(phrasePlural(wording, "It was challenged off, and {0} point went with it.",
                                     "It was challenged off, and {0} points went with it.", score));
  } else {
    sentences.push_back(
        phrasePlural(wording, "It stood and brought {0} point.", "It stood and brought {0} points.", score));
  }
  if (const Candidate* const valid = bestOther(teller.decision))
    sentences.push_back(phrase(wording, "The best play of the lexicon was {0}.", teller.play(valid->play)));
  return sentences;
}

bool isHighestOfGame(const Teller& teller) {
  return std::ranges::all_of(teller.review.replay.turns, [&](const replay::Turn& turn) {
    return turn.kind != parser::EventKind::placement || turn.takenBack ||
           turn.scoreComputed <= teller.turn().scoreComputed;
  });
}

std::vector<std::string> bigPlaySentences(const Teller& teller, Equity above) {
  const Wording& wording = teller.wording;
  std::vector<std::string> sentences{
      phrase(wording, "Played: {0}.", teller.played()),
      phrase(wording, "That is {0} points above the average play of this game.",
             wording.number(above.inPoints(), 0))};
  if (isHighestOfGame(teller)) sentences.push_back(wording.text("No play of the game scored more."));
  if (!teller.decision.isGraded()) return sentences;
  if (teller.decision.isBest()) {
    sentences.push_back(teller.decision.looksAhead()
                            ? wording.text("It was also the best play.")
                            : wording.text("It was also the best play by static equity."));
  } else if (teller.decision.band != Band::none && teller.decision.proof() != Proof::bounded) {
    sentences.push_back(phrase(wording, "Better still: {0}, by {1} points.",
                               teller.play(teller.decision.best()),
                               pointsLostText(teller.decision, wording)));
  }
  return sentences;
}

/// Why a great play was hard to find.
std::string hardSentence(const Teller& teller, const GreatPlay& great) {
  const Wording& wording = teller.wording;
  switch (great.because) {
    case HardBecause::looksWorse:
      return phrase(wording, "By points and leave alone the other looks better, by {0} points.",
                    wording.number(great.much, 1));
    case HardBecause::longWord:
      return phrase(wording, "Its word has {0} letters, some of them on the board already.",
                    wording.number(great.much, 0));
    case HardBecause::manyWords:
      return phrasePlural(wording, "It makes {0} word at once.", "It makes {0} words at once.",
                          std::lround(great.much));
  }
  return {};
}

std::vector<std::string> greatPlaySentences(const Teller& teller) {
  const Wording& wording = teller.wording;
  const auto great = greatPlay(teller.decision);
  std::vector<std::string> sentences{phrase(wording, "Played: {0}.", teller.played())};
  if (!great) return sentences;
  sentences.push_back(phrase(wording, "It wins {0} % of the time; the next best, {1}, wins {2} %.",
                             winText(great->win, wording), teller.play(great->nextBest),
                             winText(great->nextWin, wording)));
  sentences.push_back(hardSentence(teller, *great));
  return sentences;
}

std::string drawAmongOthers(double percentile, const Wording& wording) {
  const long worse = std::lround(percentile);
  if (worse <= 0) return wording.text(marked("Hardly a draw that was possible is worse."));
  if (worse >= 100) return wording.text(marked("Hardly a draw that was possible is better."));
  return phrase(wording, "Out of 100 draws that were possible about {0} are worse.", std::to_string(worse));
}

/// What the draw before the turn did.
std::vector<std::string> drawSentences(const Teller& teller) {
  const Wording& wording = teller.wording;
  const auto& luck = teller.decision.luck;
  if (!luck || !luck->win) return {};
  const std::string chance = wording.number(100 * std::abs(*luck->win), 1);
  return {phrase(wording, "The draw before this turn made the rack {0}.",
                 rackWords(teller.turn(), teller.language())),
          *luck->win > 0
              ? phrase(wording, "Against the average draw it raised the chance to win by {0} %.", chance)
              : phrase(wording, "Against the average draw it lowered the chance to win by {0} %.", chance),
          drawAmongOthers(luck->percentile, wording)};
}

/// That nothing but points was at stake.
std::string decidedSentence(const Teller& teller) {
  const auto win = teller.decision.win();
  return teller.decision.proof() == Proof::exact && win && win->best == win->played
             ? teller.wording.text("It changed the margin, not the result.")
             : teller.wording.text("The game was as good as decided by then.");
}

std::vector<std::string> sentencesOfKind(const Teller& teller, const KeyMoment& moment) {
  switch (moment.kind) {
    case MomentKind::costlyChoice:
    case MomentKind::missedBingo:
      return costlySentences(teller, moment.kind == MomentKind::missedBingo);
    case MomentKind::phonyStood:
    case MomentKind::phonyLost:
      return phonySentences(teller);
    case MomentKind::greatPlay:
      return greatPlaySentences(teller);
    case MomentKind::luckyDraw:
    case MomentKind::unluckyDraw:
      return drawSentences(teller);
    case MomentKind::bigPlay:
      return bigPlaySentences(teller, moment.weight);
  }
  return {};
}

std::vector<std::string> sentencesOf(const Teller& teller, const KeyMoment& moment) {
  std::vector<std::string> sentences = sentencesOfKind(teller, moment);
  if (moment.decided) sentences.push_back(decidedSentence(teller));
  return sentences;
}

bool isDraw(MomentKind kind) {
  return kind == MomentKind::luckyDraw || kind == MomentKind::unluckyDraw;
}

/// What a draw tells is not what the move after it lost.
std::vector<Fact> factsOf(const Teller& teller, MomentKind kind) {
  const Wording& wording = teller.wording;
  const Decision& decision = teller.decision;
  const std::string rack = rackWords(teller.turn(), teller.language());
  std::vector<Fact> facts;
  if (!rack.empty()) facts.push_back({wording.text("Rack"), rack});
  facts.push_back({wording.text("Score before"),
                   fmt::format("{} : {}", decision.position.score, decision.position.opponentScore)});
  facts.push_back({wording.text("Tiles in the bag"), std::to_string(teller.turn().bag)});
  if (decision.isGraded() && !isDraw(kind)) {
    facts.push_back({wording.text("Equity lost"), pointsLostText(decision, wording)});
    const std::string winLost = lossText(decision, wording);
    const auto loss = lossOf(decision);
    const bool byWin = !winLost.empty() && loss && !loss->byPoints();
    if (!winLost.empty()) facts.push_back({wording.text("Win probability lost"), winLost});
    // The verdict stands behind the number that it is made of.
    Fact& ruler = facts[facts.size() - (byWin || winLost.empty() ? 1 : 2)];
    if (const std::string word = verdictWord(decision, wording); !word.empty())
      ruler.value += fmt::format(" ({})", word);
  }
  return facts;
}

/// Another move came out ahead, by no more than chance allows.
std::string openSentence(const Teller& teller) {
  constexpr double kErrors = 1.96;
  const Decision& decision = teller.decision;
  const auto loss = lossOf(decision);
  if (decision.proof() != Proof::sampled || decision.isBest() || !loss || !loss->win) return {};
  const bool told = loss->byPoints() ? loss->points > kErrors * loss->pointsSe
                                     : loss->win->loss() > 100 * kErrors * loss->win->lossSe;
  if (told) return {};
  return phrase(teller.wording, "No difference to {0} is established.", teller.play(decision.best()));
}

std::string sameTilesSentence(const Teller& teller) {
  const RatedPlay& spot = *teller.decision.sameTilesBest;
  return phrase(teller.wording,
                "The rack is not known in full, but the same tiles make {0} more for sure: {1}.",
                spot.score - teller.turn().scoreComputed, teller.play(spot));
}

}  // namespace

Story storyOf(const GameReview& review, const KeyMoment& moment, const Wording& wording) {
  const Teller teller{review, review.decisions[moment.decision], wording};
  Story story;
  story.kind = kindWords(teller, moment.kind);
  story.title = phrase(wording, "Turn {0}, {1}: {2}", turnNumber(teller.decision.turn),
                       playerName(review, teller.decision.player, wording), story.kind);
  story.sentences = sentencesOf(teller, moment);
  story.facts = factsOf(teller, moment.kind);
  return story;
}

std::vector<std::string> sentencesOn(const GameReview& review, const Decision& decision,
                                     const Wording& wording) {
  const Teller teller{review, decision, wording};
  std::vector<std::string> sentences;
  if (!decision.phonies.empty()) {
    sentences = phonySentences(teller);
  } else if (decision.isGraded() && decision.band != Band::none) {
    const bool missedBingo =
        !decision.bingoPlayed && decision.bestBingo() && decision.bestBingo()->move == decision.best().move;
    sentences = costlySentences(teller, missedBingo);
  }
  std::string open = openSentence(teller);
  if (sentences.empty() && !open.empty()) sentences.push_back(std::move(open));
  if (sentences.empty()) {
    std::string lastTile = lastTileSentence(review, decision, wording);
    if (!lastTile.empty()) sentences.push_back(std::move(lastTile));
  }
  std::string proven =
      decision.band == Band::none ? provenSentence(review, decision, wording) : std::string();
  if (!proven.empty()) sentences.push_back(std::move(proven));
  if (!decision.isGraded() && decision.sameTilesBest) sentences.push_back(sameTilesSentence(teller));
  std::string challenge = challengeSentence(review, decision, wording);
  if (!challenge.empty()) sentences.push_back(std::move(challenge));
  return sentences;
}

}  // namespace rozbor::reports
