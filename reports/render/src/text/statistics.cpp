#include "rozbor/render/render_statistics.h"
#include "rozbor/render/yardstick_words.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <span>

#include "data/json_values.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/text_layout.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;
using terminal::Ink;
using terminal::Paint;
using terminal::Table;

json optionalJson(const std::optional<double>& value) {
  return value ? json(roundedShare(*value)) : json();
}

json figureJson(const Figure& figure) {
  json object{{"name", figure.name},
              {"value", optionalJson(figure.value)},
              {"low", optionalJson(figure.low)},
              {"high", optionalJson(figure.high)},
              {"n", figure.n}};
  if (figure.parts.empty()) return object;
  object["value"] = json::object();
  for (const auto& [key, value] : figure.parts)
    object["value"][key] = roundedShare(value);
  return object;
}

json figuresJson(const std::vector<Figure>& figures) {
  json list = json::array();
  for (const Figure& figure : figures)
    list.push_back(figureJson(figure));
  return list;
}

json levelJson(const std::optional<LevelRange>& level) {
  const auto end = [](const std::string& name) { return name.empty() ? json() : json(name); };
  return level ? json{{"above", end(level->above)}, {"below", end(level->below)}} : json();
}

json pastJson(const std::optional<OwnPast>& past) {
  if (!past) return {};
  return {{"before", past->before.empty() ? json() : json(past->before)},
          {"figures", figuresJson(past->figures)}};
}

void addFigure(Table& table, const Figure& figure, Ink ink, const StatisticsReport& report,
               const Wording& wording) {
  if (figure.parts.empty()) {
    table.add({{figureLabel(figure.name, wording), figureText(figure, wording)}, {ink, ink}, {}});
    const std::string comparison = comparisonText(figure, report.comparison, wording);
    if (!comparison.empty() && figure.value) table.add({{"", comparison}, {Ink::dim, Ink::dim}, {}});
    return;
  }
  std::string parts;
  for (const auto& [key, value] : figure.parts) {
    if (value == 0) continue;
    parts += (parts.empty() ? "" : ", ") + partLabel(key, wording) + " " +
             figureValueText(figure.name, value, wording);
  }
  table.add({{figureLabel(figure.name, wording), parts}, {ink, ink}, {}});
}

/// The figures of a group that fit a line: of games, and of decisions.
constexpr const char* kOfGames[] = {"games",         "winShare",      "scoreMean",
                                    "pointsPerTurn", "bingosPerGame", "pointsLostPerTurn"};
constexpr const char* kOfDecisions[] = {"countedTurns", "pointsLostPerTurn", "winLostPerGame",
                                        "bingoConversion", "phoniesPlayed"};

std::string groupsText(const StatisticsReport& report, const Wording& wording, const Paint& paint) {
  constexpr std::size_t kWidestKey = 30;
  std::vector<Table::Column> columns{{false, kWidestKey}};
  const bool ofGames = findFigure(report.groups.front().figures, "games") != nullptr;
  const std::span<const char* const> shown =
      ofGames ? std::span<const char* const>(kOfGames) : std::span<const char* const>(kOfDecisions);
  columns.resize(1 + shown.size(), {true});
  Table table(columns);
  std::vector<std::string> heads{""};
  for (const char* figure : shown)
    heads.push_back(figureLabel(figure, wording));
  table.add({heads, {}, {}});
  for (const FigureGroup& group : report.groups) {
    std::vector<std::string> cells{group.key.empty() ? wording.text("not known")
                                                     : partLabel(group.key, wording)};
    for (const char* name : shown) {
      const Figure* const figure = findFigure(group.figures, name);
      cells.push_back(figure == nullptr || !figure->value ? "–"
                                                          : figureValueText(name, *figure->value, wording));
    }
    table.add({cells, std::vector(cells.size(), group.small ? Ink::dim : Ink::plain), {}});
  }
  return table.text(paint, 0);
}

std::string trendsText(const StatisticsReport& report, const Wording& wording) {
  std::string text;
  for (const auto& entry : report.trends) {
    const std::string& figure = entry.first;
    const Trend& trend = entry.second;
    if (!trend.isClear()) continue;
    const auto value = [&](double change) {
      return (change > 0 ? "+" : "") + figureValueText(figure, change, wording);
    };
    text += phrase(wording, "{0}: {1} over these games ({2} to {3})", figureLabel(figure, wording),
                   value(trend.change), value(trend.low), value(trend.high)) +
            "\n";
  }
  return text;
}

}  // namespace

std::string renderStatisticsJson(const StatisticsReport& report) {
  json filters = json::object();
  for (const auto& [option, value] : report.filters)
    filters[option] = value;
  json object{{"player", report.person.name},
              {"aliases", report.person.aliases},
              {"filters", filters},
              {"figures", figuresJson(report.figures)}};
  object["level"] = levelJson(report.level);
  object["yardsticks"] = json::array();
  for (const Yardstick& yardstick : report.comparison.yardsticks) {
    object["yardsticks"].push_back(
        {{"figure", yardstick.figure}, {"value", yardstick.value}, {"whose", yardstick.whose}});
  }
  object["lexiconMisfits"] = json::array();
  for (const MisfitGames& misfit : report.misfits) {
    object["lexiconMisfits"].push_back({{"lexicon", misfit.lexicon},
                                        {"origin", misfit.origin.empty() ? json() : json(misfit.origin)},
                                        {"games", misfit.games}});
  }
  object["past"] = pastJson(report.comparison.past);
  object["by"] = report.by.empty() ? json() : json(report.by);
  object["groups"] = json::array();
  for (const FigureGroup& group : report.groups)
    object["groups"].push_back(
        {{"key", group.key}, {"small", group.small}, {"figures", figuresJson(group.figures)}});
  object["trends"] = json::array();
  for (const auto& [figure, trend] : report.trends) {
    object["trends"].push_back({{"name", figure},
                                {"change", roundedShare(trend.change)},
                                {"low", roundedShare(trend.low)},
                                {"high", roundedShare(trend.high)},
                                {"n", trend.n},
                                {"clear", trend.isClear()}});
  }
  return dump(object);
}

std::string renderStatisticsText(const StatisticsReport& report, const Wording& wording, bool colour,
                                 int width) {
  const Paint paint(colour);
  std::string text = paint(Ink::bold, report.person.name) + "\n";
  for (const auto& [option, value] : report.filters)
    text += fmt::format("  {} {}\n", option, value);
  const std::size_t games = report.figures.empty() ? 0 : report.figures.front().n;
  if (games < kFewGames) text += wording.text("Few games: read the numbers as hints.") + "\n";
  for (const std::string& sentence : misfitSentences(report.misfits, wording))
    text += sentence + "\n";
  constexpr std::size_t kLabelWidth = 36;
  const std::size_t rest = static_cast<std::size_t>(std::max(width, 60)) - kLabelWidth - 4;
  Table table({{false, kLabelWidth}, {false, rest}});
  for (const Figure& figure : report.figures)
    addFigure(table, figure, games < kFewGames ? Ink::dim : Ink::plain, report, wording);
  text += table.text(paint, 0) + trendsText(report, wording);
  if (report.level) text += levelSentence(*report.level, wording) + "\n";
  return report.groups.empty() ? text : text + "\n" + groupsText(report, wording, paint);
}

}  // namespace rozbor::reports
