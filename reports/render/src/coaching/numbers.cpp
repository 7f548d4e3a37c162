#include <fmt/format.h>

#include <map>

#include "report_parts.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
#include "rozbor/render/yardstick_words.h"

namespace rozbor::reports::coaching {
namespace {

/// With what the games were analysed, and how many of them.
std::vector<Fact> methodsOf(const Report& report) {
  std::map<std::string, long> counts;
  for (const PlayedGame& game : report.player.games) {
    if (!game.game.analysis) continue;
    const AnalysisRow& analysis = *game.game.analysis;
    ++counts[fmt::format("{}, {}, Rozbor {}", name(analysis.preset), lexiconOf(game.game), analysis.engine)];
  }
  std::vector<Fact> facts;
  facts.reserve(counts.size());
  for (const auto& [method, count] : counts)
    facts.push_back({method, phrasePlural(report.wording, "{0} game", "{0} games", count)});
  return facts;
}

}  // namespace

void addNumbers(const Report& report, std::vector<Block>& blocks) {
  const Wording& wording = report.wording;
  const ToCompare& comparison = report.player.comparison;
  blocks.emplace_back(HeadingBlock{1, wording.text("All numbers"), false});
  if (const auto level = levelOf(report.figures, comparison.yardsticks))
    blocks.emplace_back(ParagraphBlock{levelSentence(*level, wording)});
  TableBlock table{
      {}, {{wording.text("Figure")}, {wording.text("Amount"), true}, {wording.text("To compare")}}, {}};
  for (const Figure& found : report.figures) {
    if (!found.parts.empty() || !found.value) continue;
    table.rows.push_back({{figureLabel(found.name, wording), figureText(found, wording),
                           comparisonText(found, comparison, wording)}});
  }
  blocks.emplace_back(std::move(table));
}

void addMethod(const Report& report, std::vector<Block>& blocks) {
  const Wording& wording = report.wording;
  blocks.emplace_back(HeadingBlock{1, wording.text("How these numbers were made"), false});
  blocks.emplace_back(ParagraphBlock{
      wording.text(
          "Points given away are what your move and the tiles it keeps are worth less than the best move of "
          "the engine. Intervals of 95 % come from drawing your games anew at random."),
      ParagraphTone::aside});
  blocks.emplace_back(FactsBlock{methodsOf(report)});
}

}  // namespace rozbor::reports::coaching
