#include <algorithm>
#include <functional>
#include <set>

#include "rozbor/insight/coaching.h"
#include "rozbor/insight/missed_words.h"

namespace rozbor::reports {
namespace {

/// What a decision surely cost, in points. A percentage point of win probability weighs as two, which is
/// about what the win models have in the middle of a level game; it only puts lessons in an order.
double weightOf(const DecisionRow& decision) {
  constexpr double kGuard = 1.64;
  constexpr double kPointsOfPercent = 2;
  const double points = decision.loss.points - kGuard * decision.loss.pointsSe;
  if (decision.loss.byPoints()) return points;
  return kPointsOfPercent * (decision.loss.win->loss() - kGuard * 100 * decision.loss.win->lossSe);
}

/// Lessons, the dearest first; among equals in the order of the games.
std::vector<std::size_t> lessonsOf(const CoachingCase& player) {
  std::vector<std::size_t> lessons;
  for (std::size_t at = 0; at < player.decisions.size(); ++at) {
    if (isLesson(player.decisions[at].numbers, player.options.bands)) lessons.push_back(at);
  }
  std::ranges::stable_sort(lessons, [&](std::size_t one, std::size_t other) {
    return weightOf(player.decisions[one].numbers) > weightOf(player.decisions[other].numbers);
  });
  return lessons;
}

}  // namespace

std::vector<std::size_t> momentsToAsk(const CoachingCase& player, std::size_t most) {
  std::vector<std::size_t> lessons = lessonsOf(player);
  std::erase_if(lessons, [&](std::size_t at) { return player.decisions[at].text.best.empty(); });
  std::set<Id> games;
  std::stable_partition(lessons.begin(), lessons.end(),
                        [&](std::size_t at) { return games.insert(player.decisions[at].game.id).second; });
  if (lessons.size() > most) lessons.resize(most);
  return lessons;
}

std::vector<WorkItem> whatToWorkOn(const CoachingCase& player) {
  constexpr std::size_t kMost = 3;
  constexpr std::size_t kExamples = 3;
  constexpr std::size_t kFewestDecisions = 3;
  constexpr std::size_t kFewestGames = 2;
  const std::vector<std::size_t> lessons = lessonsOf(player);
  std::vector<WorkItem> items;
  for (const CauseEffect& effect : causeEffects(player.games, {}, player.options)) {
    const bool told = effect.cause != Cause::unclassified && effect.decisions >= kFewestDecisions &&
                      effect.games >= kFewestGames && effect.low > 0;
    if (!told || items.size() == kMost) continue;
    WorkItem item{effect, {}};
    for (const std::size_t lesson : lessons) {
      if (item.examples.size() < kExamples && player.decisions[lesson].numbers.cause->cause == effect.cause)
        item.examples.push_back(lesson);
    }
    items.push_back(std::move(item));
  }
  return items;
}

std::vector<std::string> wordsToLearn(const CoachingCase& player, std::size_t most) {
  std::vector<MissedWord> words;
  for (const auto& [id, language] : player.languages) {
    for (MissedWord& word : missedWords(player.decisions, *language, player.options.bands))
      words.push_back(std::move(word));
  }
  std::ranges::stable_sort(words, std::greater<>(), &MissedWord::count);
  std::vector<std::string> listed;
  for (std::size_t at = 0; at < std::min(most, words.size()); ++at)
    listed.push_back(words[at].word);
  return listed;
}

}  // namespace rozbor::reports
