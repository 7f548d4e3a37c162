#include "rozbor/insight/topics.h"

#include <algorithm>

#include "rozbor/insight/words_to_learn.h"

namespace rozbor::reports {
namespace {

using Places = std::vector<std::size_t>;

template <class Test>
Places placesOf(const CoachingCase& player, const Test& test) {
  Places places;
  for (std::size_t at = 0; at < player.decisions.size(); ++at) {
    if (test(player.decisions[at])) places.push_back(at);
  }
  return places;
}

/// What a trend of the figure is made of; a trend is of games that have a day.
bool weighsInTrend(const DecisionRecord& decision, const std::string& figure) {
  const DecisionRow& numbers = decision.numbers;
  if (decision.game.playedOn.empty()) return false;
  if (figure == "pointsLostPerTurn") return numbers.counted;
  if (figure == "winLostPerGame") return numbers.counted && numbers.loss.win.has_value();
  const bool scored = numbers.placement && !numbers.takenBack;
  return scored && (figure != "bingosPerGame" || numbers.bingoPlayed);
}

bool shows(const Strength& strength, const DecisionRecord& decision) {
  const DecisionRow& numbers = decision.numbers;
  switch (strength.kind) {
    case Strength::Kind::bingos:
      return numbers.counted && numbers.graded && numbers.bingoAvailable;
    case Strength::Kind::phase:
      return numbers.counted && strength.about == name(numbers.loss.phase);
    case Strength::Kind::phonies:
      return numbers.placement;
    case Strength::Kind::noHowlers:
      return numbers.counted;
    case Strength::Kind::improved:
      return weighsInTrend(decision, strength.about);
    case Strength::Kind::challenges:
      break;
  }
  return false;
}

struct Finder {
  const CoachingCase& player;

  Places operator()(const Theme& theme) const {
    return placesOf(player,
                    [&](const DecisionRecord& decision) { return themeOf(decision, player) == theme; });
  }
  Places operator()(const WordList& list) const {
    Places places;
    for (const WordToLearn& word : wordsToLearn(player, kWordsTold).words) {
      if (word.bingo == list.bingos)
        places.insert(places.end(), word.decisions.begin(), word.decisions.end());
    }
    std::ranges::sort(places);
    return places;
  }
  Places operator()(const Strength& strength) const {
    return placesOf(player, [&](const DecisionRecord& decision) { return shows(strength, decision); });
  }
  Places operator()(const AllLessons&) const {
    return placesOf(player, [&](const DecisionRecord& decision) {
      return isLesson(decision.numbers, player.options.bands);
    });
  }
};

}  // namespace

std::vector<std::size_t> decisionsAbout(const CoachingCase& player, const Topic& topic) {
  return std::visit(Finder{player}, topic);
}

std::vector<std::size_t> lessonsAmong(const CoachingCase& player, const std::vector<std::size_t>& decisions) {
  std::vector<std::size_t> lessons;
  std::ranges::copy_if(decisions, std::back_inserter(lessons), [&](std::size_t at) {
    return isLesson(player.decisions[at].numbers, player.options.bands);
  });
  return lessons;
}

}  // namespace rozbor::reports
