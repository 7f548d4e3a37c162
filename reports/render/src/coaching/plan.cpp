#include "report_parts.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"
#include "words/joined.h"

namespace rozbor::reports::coaching {
namespace {

/// "GREASIER 50, VARIATE 41".
std::string listed(const WordsToLearn& list, bool bingos, const Wording& wording) {
  std::vector<std::string> words;
  for (const WordToLearn& word : list.words) {
    if (word.bingo == bingos) words.push_back(word.word + "\u00a0" + wording.number(word.points, 0));
  }
  return joined(words, ", ");
}

}  // namespace

std::string wordsIn(const Report& report, bool bingos) {
  const Wording& wording = report.wording;
  const std::string words = listed(report.words, bingos, wording);
  if (words.empty()) return {};
  return bingos ? phrase(wording, "Bingos you missed, with the points they cost you: {0}", words)
                : phrase(wording, "Other words, with the points they cost you: {0}", words);
}

std::string watchIn(const Report& report) {
  if (report.work.empty()) return {};
  return phrase(report.wording, "In your next five games, watch one thing only: {0}.",
                lowered(themeTitle(report.work.front().cost.theme, report.wording)));
}

void addPlan(const Report& report, std::vector<Block>& blocks) {
  if (report.work.empty()) return;
  const Wording& wording = report.wording;
  blocks.emplace_back(HeadingBlock{1, wording.text("Training plan"), false});
  ListBlock list;
  for (const bool bingos : {true, false}) {
    std::string words = wordsIn(report, bingos);
    if (!words.empty()) list.items.push_back(std::move(words));
  }
  list.items.push_back(wording.text("Every day ten positions of your own games, with “rozbor train”."));
  list.items.push_back(watchIn(report));
  blocks.emplace_back(std::move(list));
  if (report.words.words.empty()) return;
  blocks.emplace_back(ParagraphBlock{
      phrase(wording, "These words, {0} of {1} that you missed, make {2} % of what all of them cost.",
             report.words.words.size(), report.words.missed, report.percent(report.words.share)),
      ParagraphTone::soft});
}

}  // namespace rozbor::reports::coaching
