#include "proven_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "cause_words.h"
#include "last_tile_words.h"
#include "rozbor/render/phrase.h"
#include "words.h"

namespace rozbor::reports {
namespace {

/// "wins in at least 25 % and at most 50 % of all orders of the bag".
std::string rangeWords(const WinRange& range, const Wording& wording) {
  if (range.low == 1) return wording.text("wins with every order of the bag");
  if (range.high == 0) return wording.text("loses with every order of the bag");
  const auto percent = [&](double share) { return winText(share, wording); };
  if (range.low == range.high)
    return phrase(wording, "wins in {0} % of the orders of the bag, a tie counted as half",
                  percent(range.low));
  if (range.low == 0)
    return phrase(wording, "wins in at most {0} % of the orders of the bag", percent(range.high));
  if (range.high == 1)
    return phrase(wording, "wins in at least {0} % of the orders of the bag, a tie counted as half",
                  percent(range.low));
  return phrase(wording, "wins in {0} to {1} % of the orders of the bag, a tie counted as half",
                percent(range.low), percent(range.high));
}

}  // namespace

std::string provenSentence(const GameReview& review, const Decision& decision, const Wording& wording) {
  const SimulatedGrade* const grade = decision.simulated();
  if (grade == nullptr || !grade->proven) return {};
  const ProvenWins& proven = *grade->proven;
  const auto told = [&](const game::Move& move, const std::string& outcome) {
    return moveWords(move, decision.position.board, *review.language, wording) + " " + outcome;
  };
  std::vector<std::string> facts;
  if (proven.lastTile) {
    facts.push_back(told(grade->played.play.move, outcomesByLastTile(*proven.lastTile, review, wording)));
  } else if (proven.played != WinRange{}) {
    facts.push_back(told(grade->played.play.move, rangeWords(proven.played, wording)));
  }
  const bool isBeaten = proven.ofSurest.low > proven.played.high;
  if (isBeaten) facts.push_back(told(proven.surest.move, rangeWords(proven.ofSurest, wording)));
  if (facts.empty()) return {};
  const double most = (isBeaten ? proven.ofSurest : proven.played).low;
  if (proven.best.high <= most && most < 1) facts.push_back(wording.text("no move wins more often"));
  return phrase(wording, "Proven: {0}.", fmt::format("{}", fmt::join(facts, "; ")));
}

}  // namespace rozbor::reports
