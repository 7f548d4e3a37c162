#include "report_parts.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/verdict_words.h"

namespace rozbor::reports::coaching {
namespace {

std::string evidence(const Cost& cost, const Wording& wording) {
  const std::string decisions = phrasePlural(wording, "seen in {0} decision", "seen in {0} decisions",
                                             static_cast<long>(cost.decisions));
  return decisions + " " +
         phrasePlural(wording, "of {0} game", "of {0} games", static_cast<long>(cost.games));
}

/// What stays on the rack after a stored move; empty where it cannot be read.
std::string keptTiles(const Report& report, const DecisionRecord& record, const std::string& text) {
  const auto language = report.player.languages.find(record.game.language);
  if (language == report.player.languages.end()) return {};
  const auto cgp = game::parseCgp(record.text.position, *language->second);
  if (!cgp) return {};
  const auto move = parseMove(text, cgp->position.board, language->second->alphabet);
  if (!move || !cgp->position.rack.contains(move->tileCounts())) return {};
  game::Rack kept = cgp->position.rack;
  kept -= move->tileCounts();
  return kept.empty() ? report.wording.text("nothing") : rackText(kept, language->second->alphabet);
}

/// What the check of a cause found in this very decision; empty where the two plays say it.
std::string findingOf(const Report& report, const DecisionRecord& record) {
  const CauseFinding& finding = *record.numbers.cause;
  if (finding.cause != Cause::leave)
    return findingSentence(finding, record.numbers.loss.proof, report.wording);
  const std::string best = keptTiles(report, record, record.text.best);
  const std::string played = keptTiles(report, record, record.text.played);
  if (best.empty() || played.empty()) return {};
  return phrase(report.wording, "You kept {0}, worth {1} points; the better play keeps {2}, worth {3}.",
                played, report.points(finding.played), best, report.points(finding.best));
}

TableBlock partsTable(const Report& report, const WorkItem& item) {
  const Wording& wording = report.wording;
  TableBlock table{{},
                   {{wording.text("What was there")},
                    {wording.text("times"), true},
                    {wording.text("points a game"), true},
                    {wording.text("of losses"), true}},
                   {}};
  for (const PartCost& part : item.cost.parts) {
    const Cost& cost = part.cost;
    TableRow row{{partTitle(part.part, wording), std::to_string(cost.decisions),
                  withInterval(report.points(cost.perGame), report.points(cost.perGameInterval.low),
                               report.points(cost.perGameInterval.high)),
                  report.percent(cost.share) + "\u00a0%"}};
    row.below = exampleOf(report, report.player.decisions[part.example]);
    table.rows.push_back(std::move(row));
  }
  return table;
}

void addExamples(const Report& report, const WorkItem& item, std::vector<Block>& blocks) {
  ListBlock list;
  for (const std::size_t example : item.examples)
    list.items.push_back(exampleOf(report, report.player.decisions[example]));
  if (!list.items.empty()) blocks.emplace_back(std::move(list));
}

}  // namespace

std::string exampleOf(const Report& report, const DecisionRecord& record) {
  const std::string told =
      phrase(report.wording, "{0} instead of {1}: {2} points ({3})",
             moveOf(report, record, record.text.played), moveOf(report, record, record.text.best),
             pointsLostText(record.numbers.loss, report.wording), gameName(report, record));
  const std::string finding = findingOf(report, record);
  return finding.empty() ? told : told + ". " + finding;
}

void addWork(const Report& report, std::vector<Block>& blocks) {
  if (report.work.empty()) return;
  const Wording& wording = report.wording;
  blocks.emplace_back(HeadingBlock{1, wording.text("What to work on"), false});
  for (const WorkItem& item : report.work) {
    blocks.emplace_back(HeadingBlock{2, themeTitle(item.cost.theme, wording), true});
    blocks.emplace_back(ParagraphBlock{costSentence(item.cost.cost, wording)});
    blocks.emplace_back(ParagraphBlock{themeAdvice(item.cost.theme, wording)});
    if (item.split) {
      blocks.emplace_back(partsTable(report, item));
    } else {
      addExamples(report, item, blocks);
    }
  }
}

}  // namespace rozbor::reports::coaching

namespace rozbor::reports {

std::string costSentence(const Cost& cost, const Wording& wording) {
  const auto points = [&](double value) { return wording.number(value, 1); };
  return phrase(wording, "Costs you {0} points a game (95 %: {1} to {2}), {3} % of your losses; {4}.",
                points(cost.perGame), points(cost.perGameInterval.low), points(cost.perGameInterval.high),
                wording.number(100 * cost.share, 0), coaching::evidence(cost, wording));
}

}  // namespace rozbor::reports
