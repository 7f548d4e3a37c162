#include "rozbor/app/library/decision_choice.h"

#include <algorithm>
#include <limits>
#include <set>

#include "rozbor/app/library/library_view.h"
#include "rozbor/game/cgp.h"
#include "rozbor/lexica/lexicon_check.h"
#include "rozbor/library/rows.h"

namespace rozbor::app {
namespace {

using reports::DecisionRecord;

const std::string& opponentOf(const DecisionRecord& decision) {
  return decision.game.seats[static_cast<std::size_t>(1 - decision.numbers.seat)].name;
}

class Chooser {
 public:
  Chooser(const reports::CoachingCase& player, const DecisionChoice& choice)
      : player_(player), choice_(choice) {}

  [[nodiscard]] bool wants(const DecisionRecord& decision) const {
    const reports::DecisionRow& numbers = decision.numbers;
    if (choice_.cause && (!numbers.cause || numbers.cause->cause != *choice_.cause)) return false;
    if (bandOf(numbers, player_.options.bands) < choice_.band) return false;
    if (!choice_.opponent.empty() && opponentOf(decision) != choice_.opponent) return false;
    return (choice_.tiles.empty() || holdsTiles(decision)) && (!choice_.phase || isInPhase(decision));
  }

 private:
  [[nodiscard]] const game::Language* languageOf(const DecisionRecord& decision) const {
    const auto found = player_.languages.find(decision.game.language);
    return found == player_.languages.end() ? nullptr : found->second.get();
  }
  [[nodiscard]] bool holdsTiles(const DecisionRecord& decision) const {
    const game::Language* language = languageOf(decision);
    if (language == nullptr) return false;
    const auto wanted = lexica::rackTilesOf(*language, choice_.tiles);
    const auto held = lexica::rackTilesOf(*language, decision.text.rack);
    return wanted && held && held->contains(*wanted);
  }
  [[nodiscard]] bool isInPhase(const DecisionRecord& decision) const {
    const game::Language* language = languageOf(decision);
    if (language == nullptr) return false;
    const auto cgp = game::parseCgp(decision.text.position, *language);
    return cgp && reports::phaseOf(cgp->position, *language) == *choice_.phase;
  }

  const reports::CoachingCase& player_;
  const DecisionChoice& choice_;
};

}  // namespace

std::vector<std::size_t> decisionsOf(const reports::CoachingCase& player, const DecisionChoice& choice) {
  std::vector<std::size_t> found =
      choice.topic ? decisionsAbout(player, *choice.topic) : decisionsBehind(player, choice.figure);
  std::ranges::stable_sort(found, std::ranges::greater(),
                           [&](std::size_t at) { return player.decisions[at].numbers.loss.points; });
  const Chooser chooser(player, choice);
  std::erase_if(found, [&](std::size_t at) { return !chooser.wants(player.decisions[at]); });
  return found;
}

std::size_t mostListed(const DecisionChoice& choice) {
  constexpr std::size_t kMost = 500;
  const bool whole = choice.topic && (std::holds_alternative<reports::Theme>(*choice.topic) ||
                                      std::holds_alternative<reports::WordList>(*choice.topic));
  return whole ? std::numeric_limits<std::size_t>::max() : kMost;
}

std::vector<std::string> opponentsOf(const reports::CoachingCase& player) {
  std::set<std::string> names;
  for (const DecisionRecord& decision : player.decisions)
    names.insert(opponentOf(decision));
  names.erase("");
  return {names.begin(), names.end()};
}

}  // namespace rozbor::app
