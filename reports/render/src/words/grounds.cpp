#include <algorithm>
#include <climits>

#include "rozbor/render/lexicon_words.h"
#include "rozbor/render/phrase.h"
#include "words.h"

namespace rozbor::reports {
namespace {

std::string lexiconFact(const GameReview& review, const Wording& wording) {
  const std::string words =
      phrasePlural(wording, "{0} word", "{0} words", static_cast<long>(review.lexicon.words));
  if (review.lexiconReason == LexiconReason::commandLine)
    return phrase(wording, "{0}, {1}, chosen by you", review.lexicon.name, words);
  if (review.lexiconReason == LexiconReason::record)
    return phrase(wording, "{0}, {1}, as the record says", review.lexicon.name, words);
  return review.lexicon.name + ", " + words;
}

std::string lexiconCaveat(const GameReview& review, const Wording& wording) {
  if (!review.lexiconWanted.empty()) {
    return phrase(wording, "The record names the lexicon {0}, which is not installed; {1} judges instead.",
                  review.lexiconWanted, review.lexicon.name);
  }
  if (review.lexiconReason == LexiconReason::languageDefault) {
    return phrase(wording, "The record names no lexicon; {0} judges.", review.lexicon.name);
  }
  return {};
}

bool estimatesRacks(const GameReview& review) {
  return std::ranges::any_of(review.decisions,
                             [](const Decision& decision) { return decision.imputed() != nullptr; });
}

/// Some decision was to be looked at in depth, and the review ended before it was.
bool isAnyLeft(const GameReview& review) {
  return std::ranges::any_of(review.decisions, &Decision::unfinished);
}

std::string rackCaveat(const GameReview& review, const Wording& wording) {
  const auto partial = std::ranges::count_if(review.decisions, [](const Decision& decision) {
    return decision.rackKnown != replay::RackKnowledge::known;
  });
  if (partial == 0) return {};
  if (estimatesRacks(review)) {
    return phrasePlural(
        wording,
        "On {0} of {1} turns the rack is not known in full; the loss (≈) is a mean over likely racks.",
        "On {0} of {1} turns the rack is not known in full; the losses (≈) are means over likely racks.",
        partial, review.decisions.size());
  }
  if (isAnyLeft(review)) {
    return phrasePlural(
        wording,
        "On {0} of {1} turns the rack is not known in full; the review ended before it was "
        "graded over likely racks.",
        "On {0} of {1} turns the rack is not known in full; the review ended before they were "
        "graded over likely racks.",
        partial, review.decisions.size());
  }
  return phrasePlural(wording, "On {0} of {1} turns the rack is not known in full, so it is not graded.",
                      "On {0} of {1} turns the rack is not known in full, so they are not graded.", partial,
                      review.decisions.size());
}

/// Of racks that the record does not tell, and that follow from the rest of it.
std::string lastRacksCaveat(const GameReview& review, const Wording& wording) {
  const auto turns = std::ranges::count_if(review.decisions, &Decision::rackFollows);
  if (turns == 0) return {};
  return phrasePlural(
      wording, "On {0} turn with an empty bag the rack follows from what was laid later and what was left.",
      "On {0} turns with an empty bag the rack follows from what was laid later and what was left.", turns);
}

bool isLookedAtInDepth(const Decision& decision) {
  return decision.looksAhead() || decision.imputed() != nullptr;
}

/// Static grades come first and are quick: what is missing after that is a look ahead.
std::string interruptionCaveat(const GameReview& review, const Wording& wording) {
  const auto all = std::ranges::count_if(review.replay.turns, &replay::Turn::isDecision);
  if (static_cast<std::size_t>(all) > review.decisions.size())
    return wording.text("The review was interrupted: later decisions of the game are missing here.");
  const auto ahead = std::ranges::count_if(review.decisions, isLookedAtInDepth);
  if (!isAnyLeft(review))
    return wording.text("The review was interrupted when all decisions had been graded.");
  return phrasePlural(
      wording,
      "The review was interrupted: of {1} decisions {0} was looked at in depth, the others are "
      "graded by static equity, if at all.",
      "The review was interrupted: of {1} decisions {0} were looked at in depth, the others are "
      "graded by static equity, if at all.",
      ahead, all);
}

/// Of a budget that ended before every decision had its turn.
std::string timeCaveat(const GameReview& review, const Wording& wording) {
  if (!isAnyLeft(review)) return {};
  const auto ahead = std::ranges::count_if(review.decisions, isLookedAtInDepth);
  return phrasePlural(
      wording,
      "In the time that was given {0} of {1} decisions was looked at in depth; the others are "
      "graded by static equity, if at all.",
      "In the time that was given {0} of {1} decisions were looked at in depth; the others are "
      "graded by static equity, if at all.",
      ahead, review.decisions.size());
}

/// What a verdict on a decision would be if the words lay otherwise.
std::string differenceSentence(const GameReview& review, const OtherVerdict& other, const Wording& wording) {
  return phrase(wording, "turn {0} ({1}) would lose {2} points instead of {3}", turnNumber(other.turn),
                turnWords(review, other.turn, wording), wording.number(other.otherLost, 1),
                wording.number(other.lost, 1));
}

std::string otherGameCaveat(const GameReview& review, const OtherGame& other, const Wording& wording) {
  const std::string share = wording.number(100 * other.probability, 0);
  if (other.differences.empty())
    return phrase(wording, "Another game that fits (probability {0} %) gives nearly the same verdicts.",
                  share);
  std::string list;
  for (const OtherVerdict& difference : other.differences)
    list += (list.empty() ? "" : "; ") + differenceSentence(review, difference, wording);
  return phrase(wording, "In another game that fits (probability {0} %): {1}.", share, list);
}

/// Where the game comes from a score sheet: how sure it is.
std::vector<std::string> sheetCaveats(const GameReview& review, const Wording& wording) {
  if (!review.sheet) return {};
  const SheetOrigin& origin = *review.sheet;
  using enum replay::ReconstructionStatus;
  const std::string share = wording.number(100 * origin.probability, 0);
  std::vector<std::string> sentences;
  if (origin.status == unique) {
    sentences.push_back(
        wording.text("The squares are reconstructed from a score sheet; one way to lay its words fits."));
  } else if (origin.status == ambiguous) {
    sentences.push_back(
        phrase(wording,
               "The squares are reconstructed from a score sheet; several games fit it, the likeliest "
               "(probability {0} %) is reviewed.",
               share));
  } else {
    sentences.push_back(
        phrasePlural(wording,
                     "The squares are reconstructed from a score sheet that cannot be right as written: "
                     "{0} repair is assumed (see the remarks on the record).",
                     "The squares are reconstructed from a score sheet that cannot be right as written: "
                     "{0} repairs are assumed (see the remarks on the record).",
                     static_cast<long>(origin.repairs)));
  }
  for (const OtherGame& other : origin.others)
    sentences.push_back(otherGameCaveat(review, other, wording));
  if (origin.gamesLeftOut > 0) {
    sentences.push_back(phrasePlural(wording, "{0} less likely game was not compared.",
                                     "{0} less likely games were not compared.",
                                     static_cast<long>(origin.gamesLeftOut)));
  }
  return sentences;
}

void add(std::vector<std::string>& sentences, std::string sentence) {
  if (!sentence.empty()) sentences.push_back(std::move(sentence));
}

/// The player with most points, and by how many points before the next.
struct Lead {
  std::size_t player = 0;
  int by = 0;
};

Lead leadOf(const std::vector<int>& scores) {
  const auto top = std::ranges::max_element(scores);
  Lead lead{static_cast<std::size_t>(top - scores.begin()), 0};
  int next = INT_MIN;
  for (std::size_t player = 0; player < scores.size(); ++player) {
    if (player != lead.player) next = std::max(next, scores[player]);
  }
  lead.by = scores.size() > 1 ? *top - next : 0;
  return lead;
}

/// The board does not tell who won a game that was resigned or ended on time, so neither is that said.
std::string endedEarly(const GameReview& review, const Lead& lead, const std::string& leader,
                       const Wording& wording) {
  const std::string reason = review.record.endReason ? review.record.endReason->value : "";
  if (reason == "RESIGNED") {
    if (lead.by == 0) return wording.text("The game was resigned with the scores level.");
    return phrasePlural(wording, "The game was resigned with {1} {0} point ahead.",
                        "The game was resigned with {1} {0} points ahead.", lead.by, leader);
  }
  if (reason == "TIME") {
    if (lead.by == 0) return wording.text("The game ended on time with the scores level.");
    return phrasePlural(wording, "The game ended on time with {1} {0} point ahead.",
                        "The game ended on time with {1} {0} points ahead.", lead.by, leader);
  }
  if (lead.by == 0) return wording.text("The record ends before the game does, with the scores level.");
  return phrasePlural(wording, "The record ends before the game does, with {1} {0} point ahead.",
                      "The record ends before the game does, with {1} {0} points ahead.", lead.by, leader);
}

}  // namespace

std::string resultSentence(const GameReview& review, const Wording& wording) {
  if (review.replay.finalScores.empty() || review.replay.turns.empty())
    return wording.text("The record tells of no game.");
  const Lead lead = leadOf(review.replay.finalScores);
  const std::string name = playerName(review, lead.player, wording);
  if (review.replay.complete) {
    if (lead.by == 0) return wording.text("A draw.");
    return phrasePlural(wording, "{1} wins by {0} point.", "{1} wins by {0} points.", lead.by, name);
  }
  return endedEarly(review, lead, name, wording);
}

std::string methodSentence(const GameReview& review, const Wording& wording) {
  const bool estimates = estimatesRacks(review);
  if (looksAhead(review)) {
    return estimates
               ? wording.text(
                     "Turns whose rack is known are graded by simulated games, and near the end by search, "
                     "exactly where that finds a proof; the others by static equity over likely racks, which "
                     "does not look at who is ahead. A verdict counts only what is lost beyond chance, and ± "
                     "is an interval of 95 percent.")
               : wording.text(
                     "By simulated games, and near the end by search, exactly where that finds a proof; a "
                     "verdict counts only what is lost beyond chance, and ± is an interval of 95 percent.");
  }
  const std::string how =
      estimates ? wording.text(
                      "By static equity (score plus the value of the tiles kept) over likely racks, no "
                      "simulation: ± is an interval of 95 percent over these racks alone, and the bands are "
                      "provisional.")
                : wording.text(
                      "By static equity (score plus the value of the tiles kept), no simulation: such "
                      "numbers have no error bar, and the bands are provisional.");
  return how + " " +
         wording.text(
             "They do not look at who is ahead, so near the end of the game they say little about winning "
             "it.");
}

std::string methodFact(const GameReview& review, const Wording& wording) {
  const bool estimates = estimatesRacks(review);
  if (looksAhead(review)) {
    return estimates ? wording.text(
                           "simulated games, exact near the end where proven; unknown racks: static equity")
                     : wording.text("simulated games, exact near the end where proven");
  }
  return estimates ? wording.text("static equity over likely racks") : wording.text("static equity");
}

std::string leavesFact(const GameReview& review, const Wording& wording) {
  return review.leaves == "none" ? wording.text("none, equity is the score alone") : review.leaves;
}

std::vector<Fact> groundsOf(const GameReview& review, const Wording& wording) {
  return {{wording.text("Language"), review.language->name},
          {wording.text("Lexicon"), lexiconFact(review, wording)},
          {wording.text("Leave values"), leavesFact(review, wording)}};
}

std::vector<std::string> caveatsOf(const GameReview& review, const Wording& wording) {
  std::vector<std::string> sentences;
  add(sentences, review.interrupted ? interruptionCaveat(review, wording) : timeCaveat(review, wording));
  for (std::string& sentence : sheetCaveats(review, wording))
    add(sentences, std::move(sentence));
  add(sentences, lexiconCaveat(review, wording));
  add(sentences, lexiconFitText(review, wording));
  add(sentences, rackCaveat(review, wording));
  add(sentences, lastRacksCaveat(review, wording));
  return sentences;
}

}  // namespace rozbor::reports
