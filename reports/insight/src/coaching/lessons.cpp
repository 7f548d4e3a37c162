#include <algorithm>
#include <set>

#include "lesson_weight.h"
#include "rozbor/insight/coaching.h"

namespace rozbor::reports {
namespace {

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
  constexpr std::size_t kExamples = 2;
  constexpr std::size_t kFewestDecisions = 3;
  constexpr std::size_t kFewestGames = 2;
  constexpr double kSwallows = 1.0 / 3;
  constexpr double kLeastShare = 0.05;
  constexpr double kLeastPart = 0.01;
  std::vector<WorkItem> items;
  for (ThemeCost& theme : themeCosts(player)) {
    const bool told = theme.theme != Theme::of(Cause::unclassified) &&
                      theme.cost.decisions >= kFewestDecisions && theme.cost.games >= kFewestGames &&
                      theme.cost.perGameInterval.low > 0 && theme.cost.share >= kLeastShare;
    if (!told || items.size() == kMost) continue;
    WorkItem item{std::move(theme), false, {}};
    item.split = item.cost.cost.share >= kSwallows && item.cost.parts.size() > 1;
    std::erase_if(item.cost.parts, [](const PartCost& part) { return part.cost.share < kLeastPart; });
    item.examples = item.cost.lessons;
    if (item.examples.size() > kExamples) item.examples.resize(kExamples);
    items.push_back(std::move(item));
  }
  return items;
}

}  // namespace rozbor::reports
