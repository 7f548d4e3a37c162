#include <algorithm>
#include <cmath>

#include "cause_words.h"
#include "rozbor/render/linked_sentence.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/game_arc.h"
#include "rozbor/review/plays/great_play.h"
#include "words.h"

namespace rozbor::reports {
namespace {

/// What leads to the turn stands between < and > in a sentence and in its translations; those of a record are
/// held back meanwhile.
constexpr char kOpens = '<', kCloses = '>', kHeldOpens = '\x01', kHeldCloses = '\x02';

std::string held(std::string part) {
  std::ranges::replace(part, kOpens, kHeldOpens);
  std::ranges::replace(part, kCloses, kHeldCloses);
  return part;
}

std::string released(std::string part) {
  std::ranges::replace(part, kHeldOpens, kOpens);
  std::ranges::replace(part, kHeldCloses, kCloses);
  return part;
}

LinkedSentence linked(std::size_t turn, const std::string& sentence) {
  const std::size_t opens = std::min(sentence.find(kOpens), sentence.size());
  const std::size_t closes = sentence.find(kCloses, opens);
  if (closes == std::string::npos) return {released(sentence), {}, {}, turn};
  return {released(sentence.substr(0, opens)), released(sentence.substr(opens + 1, closes - opens - 1)),
          released(sentence.substr(closes + 1)), turn};
}

/// One key moment with all that its sentence draws on.
struct Moment {
  const GameReview& review;
  const Decision& decision;
  const Wording& wording;

  [[nodiscard]] std::string who() const { return held(playerName(review, decision.player, wording)); }
  [[nodiscard]] std::string played() const { return held(turnWords(review, decision.turn, wording)); }
  [[nodiscard]] std::string best() const {
    return held(playWords(decision.best(), decision.position.board, *review.language, wording));
  }
  [[nodiscard]] std::size_t number() const { return turnNumber(decision.turn); }
  [[nodiscard]] bool byWins() const {
    const auto loss = lossOf(decision);
    return loss && !loss->byPoints();
  }
};

/// Of an ending that was proven to be won before the move and not after it; else empty. Points would say
/// nothing of it.
std::string thrownAway(const Moment& moment) {
  const auto loss = lossOf(moment.decision);
  if (!loss || !loss->threwWinAway() || !loss->win || loss->win->best < 1) return {};
  return loss->win->played == 0
             ? phrase(moment.wording, "{0} lost a won game with <{1} on turn {2}>.", moment.who(),
                      moment.played(), moment.number())
             : phrase(moment.wording, "{0} made a draw of a won game with <{1} on turn {2}>.", moment.who(),
                      moment.played(), moment.number());
}

std::string costlyChoice(const Moment& moment) {
  if (std::string thrown = thrownAway(moment); !thrown.empty()) return thrown;
  return moment.byWins()
             ? phrase(moment.wording, "{0} gave away {1} of the chance to win with <{2} on turn {3}>.",
                      moment.who(), lossText(moment.decision, moment.wording), moment.played(),
                      moment.number())
             : phrase(moment.wording, "{0} gave away {1} points with <{2} on turn {3}>.", moment.who(),
                      pointsLostText(moment.decision, moment.wording), moment.played(), moment.number());
}

std::string missedBingo(const Moment& moment) {
  if (std::string thrown = thrownAway(moment); !thrown.empty()) return thrown;
  return moment.byWins()
             ? phrase(moment.wording,
                      "On <turn {0}> {1} missed the bingo {2}, and with it {3} of the chance to win.",
                      moment.number(), moment.who(), moment.best(), lossText(moment.decision, moment.wording))
             : phrase(moment.wording, "On <turn {0}> {1} missed the bingo {2}, and with it {3} points.",
                      moment.number(), moment.who(), moment.best(),
                      pointsLostText(moment.decision, moment.wording));
}

std::string phony(const Moment& moment) {
  const std::string words = held(phonyWords(moment.decision, *moment.review.language));
  return moment.decision.takenBack
             ? phrase(moment.wording, "On <turn {0}> a phony of {1} was challenged off: {2}.",
                      moment.number(), moment.who(), words)
             : phrase(moment.wording, "On <turn {0}> a phony of {1} stood: {2}.", moment.number(),
                      moment.who(), words);
}

std::string greatFind(const Moment& moment) {
  const auto great = greatPlay(moment.decision);
  if (!great) return {};
  return phrase(moment.wording,
                "{0} found <{1} on turn {2}>: it wins {3} % of the time, the next best move {4} %.",
                moment.who(), moment.played(), moment.number(), winText(great->win, moment.wording),
                winText(great->nextWin, moment.wording));
}

std::string draw(const Moment& moment) {
  const auto& luck = moment.decision.luck;
  if (!luck || !luck->win) return {};
  const std::string chance = moment.wording.number(100 * std::abs(*luck->win), 1);
  return *luck->win > 0
             ? phrase(moment.wording, "The draw before <turn {0}> raised the chance of {1} to win by {2} %.",
                      moment.number(), moment.who(), chance)
             : phrase(moment.wording, "The draw before <turn {0}> lowered the chance of {1} to win by {2} %.",
                      moment.number(), moment.who(), chance);
}

std::string bigPlay(const Moment& moment) {
  const int score = moment.review.replay.turns[moment.decision.turn].scoreComputed;
  return phrasePlural(moment.wording, "{1} made {0} point with <{2} on turn {3}>.",
                      "{1} made {0} points with <{2} on turn {3}>.", score, moment.who(), moment.played(),
                      moment.number());
}

std::string momentSentence(const Moment& moment, MomentKind kind) {
  switch (kind) {
    case MomentKind::costlyChoice:
      return costlyChoice(moment);
    case MomentKind::missedBingo:
      return missedBingo(moment);
    case MomentKind::phonyStood:
    case MomentKind::phonyLost:
      return phony(moment);
    case MomentKind::greatPlay:
      return greatFind(moment);
    case MomentKind::luckyDraw:
    case MomentKind::unluckyDraw:
      return draw(moment);
    case MomentKind::bigPlay:
      return bigPlay(moment);
  }
  return {};
}

std::string leadSentence(const GameReview& review, const GameArc::Lead& lead, const Wording& wording) {
  const std::string who = held(playerName(review, lead.player, wording));
  if (lead.changes == 0)
    return phrase(wording, "{0} was ahead from <turn {1}> on.", who, turnNumber(lead.turn));
  return phrasePlural(wording, "The lead changed hands {0} time, to {1} on <turn {2}>.",
                      "The lead changed hands {0} times, the last time to {1} on <turn {2}>.", lead.changes,
                      who, turnNumber(lead.turn));
}

std::string heightSentence(const GameReview& review, const GameArc::Height& height, const Wording& wording) {
  const std::string who = held(playerName(review, height.player, wording));
  const std::string win = winText(height.win, wording);
  if (height.isCertain) {
    return phrase(wording, "{0} came nearest to winning before <turn {1}>: {2} %.", who,
                  turnNumber(height.turn), win);
  }
  return phrase(wording, "As far as it is known, {0} came nearest to winning before <turn {1}>: {2} %.", who,
                turnNumber(height.turn), win);
}

}  // namespace

std::string paragraphOf(const std::vector<LinkedSentence>& sentences) {
  std::string text;
  for (const LinkedSentence& sentence : sentences)
    text += (text.empty() ? "" : " ") + sentence.text();
  return text;
}

std::vector<LinkedSentence> gameParagraph(const GameReview& review, const Wording& wording) {
  std::vector<LinkedSentence> paragraph;
  const auto add = [&](std::size_t turn, const std::string& sentence) {
    if (!sentence.empty()) paragraph.push_back(linked(turn, sentence));
  };
  const GameArc arc = arcOf(review);
  if (arc.lead) add(arc.lead->turn, leadSentence(review, *arc.lead, wording));
  if (arc.height) add(arc.height->turn, heightSentence(review, *arc.height, wording));
  for (const KeyMoment& moment : review.keyMoments) {
    const Decision& decision = review.decisions[moment.decision];
    add(decision.turn, momentSentence({review, decision, wording}, moment.kind));
  }
  if (arc.decidedFrom)
    add(*arc.decidedFrom,
        phrase(wording, "From <turn {0}> on the game was as good as decided.", turnNumber(*arc.decidedFrom)));
  return paragraph;
}

}  // namespace rozbor::reports
