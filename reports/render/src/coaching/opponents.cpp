#include <algorithm>

#include "report_parts.h"
#include "rozbor/insight/form.h"
#include "rozbor/insight/opponents.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports::coaching {
namespace {

std::string withSign(double value, int decimals, const Wording& wording) {
  return (value > 0 ? "+" : "") + wording.number(value, decimals);
}

std::string spreadText(const OpponentRecord& record, const Wording& wording) {
  const std::string spread = withSign(record.spread, 0, wording);
  return withInterval(spread, withSign(record.spreadInterval.low, 0, wording),
                      withSign(record.spreadInterval.high, 0, wording));
}

std::string elsewhereText(const OpponentRecord& record, const Wording& wording) {
  if (!record.elsewhere) return "–";
  return phrasePlural(wording, "{1} ({0} game)", "{1} ({0} games)",
                      static_cast<long>(record.elsewhere->games),
                      wording.number(record.elsewhere->scoreMean, 0));
}

/// Half a point only where there was a draw.
std::string pointsText(double points, const Wording& wording) {
  return wording.number(points, points == static_cast<double>(static_cast<long>(points)) ? 0 : 1);
}

std::string changeText(const FormFigure& figure, const Wording& wording) {
  const auto change = [&](double value) {
    return (value > 0 ? "+" : "") + figureValueText(figure.name, value, wording);
  };
  return withInterval(change(figure.recent - figure.before), change(figure.change.low),
                      change(figure.change.high));
}

}  // namespace

void addOpponents(const Report& report, std::vector<Block>& blocks) {
  constexpr std::size_t kMost = 8;
  const Wording& wording = report.wording;
  const auto records = opponentRecords(report.player, kMost);
  if (records.empty()) return;
  const bool elsewhere =
      std::ranges::any_of(records, [](const OpponentRecord& record) { return record.elsewhere.has_value(); });
  blocks.emplace_back(HeadingBlock{1, wording.text("Your opponents"), false});
  TableBlock table{{},
                   {{wording.text("Opponent")},
                    {wording.text("won"), true},
                    {wording.text("spread a game"), true},
                    {wording.text("their points"), true}},
                   {}};
  if (elsewhere) table.columns.push_back({wording.text("elsewhere"), true});
  for (const OpponentRecord& record : records) {
    TableRow row{{record.name,
                  phrase(wording, "{0} of {1}", pointsText(record.points, wording), record.games),
                  spreadText(record, wording), wording.number(record.scored, 0)}};
    if (elsewhere) row.cells.push_back(elsewhereText(record, wording));
    table.rows.push_back(std::move(row));
  }
  blocks.emplace_back(std::move(table));
}

void addForm(const Report& report, std::vector<Block>& blocks) {
  const Wording& wording = report.wording;
  const auto form = formOf(report.player.games, report.player.options);
  if (!form || form->figures.empty()) return;
  blocks.emplace_back(HeadingBlock{1, phrase(wording, "Your form since {0}", form->since), false});
  TableBlock table{{},
                   {{wording.text("Figure")},
                    {phrase(wording, "last {0}", form->recent), true},
                    {phrase(wording, "{0} before", form->before), true},
                    {wording.text("change, 95 %"), true}},
                   {}};
  for (const FormFigure& figure : form->figures) {
    TableRow row{{figureLabel(figure.name, wording), figureValueText(figure.name, figure.recent, wording),
                  figureValueText(figure.name, figure.before, wording), changeText(figure, wording)}};
    row.emphasised = figure.isClear();
    table.rows.push_back(std::move(row));
  }
  blocks.emplace_back(std::move(table));
  if (std::ranges::none_of(form->figures, &FormFigure::isClear))
    blocks.emplace_back(
        ParagraphBlock{wording.text("Chance alone could make each of these changes."), ParagraphTone::soft});
}

}  // namespace rozbor::reports::coaching
