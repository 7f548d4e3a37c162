#include "rozbor/render/coaching_story.h"

#include "report_parts.h"
#include "rozbor/render/coaching_document.h"
#include "words/joined.h"

namespace rozbor::reports {
namespace {

using coaching::Report;

/// Of a weakness that is told in its parts, the dearest of each.
std::vector<std::size_t> examplesOf(const WorkItem& item) {
  if (!item.split) return item.examples;
  std::vector<std::size_t> examples;
  for (const PartCost& part : item.cost.parts)
    examples.push_back(part.example);
  return examples;
}

ToldWork toldWork(const Report& report, const WorkItem& item) {
  ToldWork told{themeTitle(item.cost.theme, report.wording),
                costSentence(item.cost.cost, report.wording),
                themeAdvice(item.cost.theme, report.wording),
                {}};
  for (const std::size_t decision : examplesOf(item))
    told.examples.push_back({decision, exampleOf(report, report.player.decisions[decision])});
  return told;
}

}  // namespace

CoachingStory coachingStory(const CoachingCase& player, const Wording& wording) {
  const Report report = coaching::reportOn(player, wording);
  CoachingStory story{.verdict = verdictOf(report),
                      .caveats = joined(caveatsOf(report)),
                      .work = {},
                      .strengths = strengthsIn(report),
                      .words = wordsIn(report),
                      .watch = watchIn(report)};
  for (const WorkItem& item : report.work)
    story.work.push_back(toldWork(report, item));
  return story;
}

}  // namespace rozbor::reports
