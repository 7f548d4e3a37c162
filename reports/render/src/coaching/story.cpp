#include "rozbor/render/coaching_story.h"

#include <algorithm>
#include <array>

#include "report_parts.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
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

ToldTopic counted(const Topic& topic, const std::vector<std::size_t>& decisions, const CoachingCase& player) {
  return {topic, decisions.size(), lessonsAmong(player, decisions).size()};
}

ToldTopic about(const Topic& topic, const CoachingCase& player) {
  return counted(topic, decisionsAbout(player, topic), player);
}

ToldWork toldWork(const Report& report, const WorkItem& item) {
  ToldWork told{themeTitle(item.cost.theme, report.wording),
                costSentence(item.cost.cost, report.wording),
                themeAdvice(item.cost.theme, report.wording),
                about(item.cost.theme, report.player),
                {}};
  for (const std::size_t decision : examplesOf(item))
    told.examples.push_back({decision, exampleOf(report, report.player.decisions[decision])});
  return told;
}

/// The words to learn that are bingos, or the others.
ToldLine wordsLine(const Report& report, bool bingos) {
  ToldLine line{wordsIn(report, bingos)};
  std::vector<std::size_t> decisions;
  for (const WordToLearn& word : report.words.words) {
    if (word.bingo != bingos) continue;
    line.words.push_back(word);
    decisions.insert(decisions.end(), word.decisions.begin(), word.decisions.end());
  }
  line.about = counted(WordList{bingos}, decisions, report.player);
  return line;
}

std::vector<ToldLine> planIn(const Report& report) {
  std::vector<ToldLine> plan;
  for (const bool bingos : {true, false}) {
    if (ToldLine line = wordsLine(report, bingos); !line.words.empty()) plan.push_back(std::move(line));
  }
  const ToldTopic all = about(AllLessons{}, report.player);
  if (all.lessons > 0)
    plan.push_back({report.wording.text("Every day ten positions of your own games."), all});
  if (!report.work.empty())
    plan.push_back({watchIn(report), about(report.work.front().cost.theme, report.player)});
  return plan;
}

/// By Strength::Kind.
constexpr std::array kStrengthTitles{marked("Turns with a bingo on the rack"),
                                     marked("At your best"),
                                     marked("Words that stood"),
                                     marked("Challenges"),
                                     marked("Getting better"),
                                     marked("No howlers")};

struct Namer {
  const Wording& wording;

  std::string operator()(const Theme& theme) const { return themeTitle(theme, wording); }
  std::string operator()(const WordList& list) const {
    return list.bingos ? wording.text("Bingos to learn") : wording.text("Words to learn");
  }
  std::string operator()(const AllLessons&) const { return wording.text("Positions to train"); }
  std::string operator()(const Strength& strength) const {
    std::string title = wording.text(kStrengthTitles[static_cast<std::size_t>(strength.kind)]);
    if (strength.kind == Strength::Kind::phase) return title + ": " + partLabel(strength.about, wording);
    if (strength.kind == Strength::Kind::improved) return title + ": " + figureLabel(strength.about, wording);
    return title;
  }
};

}  // namespace

std::string topicTitle(const Topic& topic, const Wording& wording) {
  return std::visit(Namer{wording}, topic);
}

CoachingStory coachingStory(const CoachingCase& player, const Wording& wording) {
  const Report report = coaching::reportOn(player, wording);
  CoachingStory story{.verdict = verdictOf(report),
                      .caveats = joined(caveatsOf(report)),
                      .work = {},
                      .strengths = {},
                      .plan = planIn(report)};
  for (const WorkItem& item : report.work)
    story.work.push_back(toldWork(report, item));
  for (const Strength& strength : strengthsOf(player))
    story.strengths.push_back({strengthSentence(strength, report), about(strength, player)});
  return story;
}

}  // namespace rozbor::reports
