#include "rozbor/render/render_calibration.h"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "data/json_values.h"
#include "reach.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/text_layout.h"

namespace rozbor::reports {
namespace {

using engine::CalibrationGroup;
using engine::Estimate;
using engine::WinCalibration;
using engine::WinCalibrationFigures;
using nlohmann::json;

void addShare(json& object, const std::string& name, const Estimate& estimate) {
  object[name] = roundedShare(estimate.value);
  object[name + "Se"] = estimate.error ? json(roundedShare(*estimate.error)) : json();
}

void addGroup(json& object, const CalibrationGroup& group) {
  object["turns"] = group.turns;
  object["predicted"] = group.turns > 0 ? json(roundedShare(group.predicted)) : json();
  object["observed"] = group.turns > 0 ? json(roundedShare(group.observed)) : json();
  addShare(object, "excess", group.excess);
}

json decilesJson(const WinCalibrationFigures& figures) {
  json deciles = json::array();
  for (std::size_t at = 0; at < figures.deciles.size(); ++at) {
    const auto from = static_cast<double>(at);
    json& object = deciles.emplace_back(json{{"from", from / 10}, {"to", (from + 1) / 10}});
    addGroup(object, figures.deciles[at]);
  }
  return deciles;
}

json phasesJson(const WinCalibrationFigures& figures) {
  json phases = json::array();
  int first = 1;
  for (std::size_t at = 0; at < figures.phases.size(); ++at) {
    const WinCalibration::Phase& phase = WinCalibration::kPhases[at];
    const bool last = at + 1 == figures.phases.size();
    json& object = phases.emplace_back(
        json{{"phase", phase.id}, {"unseenFrom", first}, {"unseenTo", last ? json() : json(phase.last)}});
    addGroup(object, figures.phases[at]);
    first = phase.last + 1;
  }
  return phases;
}

json calibrationJson(const CalibrationReport& report) {
  const WinCalibrationFigures& figures = report.figures;
  json object{{"model", report.model},
              {"language", report.language},
              {"lexicon", report.lexicon},
              {"seed", report.seed},
              {"games", figures.games},
              {"gamesWanted", report.gamesWanted},
              {"interrupted", report.isInterrupted()},
              {"turns", figures.turns},
              {"worstDecile", roundedShare(figures.worstDecile())},
              {"deciles", decilesJson(figures)},
              {"phases", phasesJson(figures)}};
  addShare(object, "brier", figures.brier);
  addShare(object, "logLoss", figures.logLoss);
  addShare(object, "baselineBrier", figures.baselineBrier);
  addShare(object, "baselineLogLoss", figures.baselineLogLoss);
  addShare(object, "brierGain", figures.brierGain);
  addShare(object, "logLossGain", figures.logLossGain);
  return object;
}

/// Which model was made of which games, and how many of them were played.
template <class Report>
json originJson(const Report& report, std::int64_t games) {
  return {{"file", report.file},
          {"language", report.language},
          {"lexicon", report.lexicon},
          {"seed", report.seed},
          {"games", games},
          {"gamesWanted", report.gamesWanted},
          {"interrupted", report.isInterrupted()}};
}

std::string count(std::int64_t value, const Wording& wording) {
  return wording.number(static_cast<double>(value), 0);
}

std::string percent(double share, const Wording& wording) {
  return wording.number(100 * share, 2);
}

std::string withReach(const Estimate& estimate, double unit, int decimals, const Wording& wording) {
  std::string text = wording.number(unit * estimate.value, decimals);
  if (estimate.error) text += " ± " + wording.number(unit * kReach * *estimate.error, decimals);
  return text;
}

/// Why there are fewer games than were asked for; nothing when there are not.
std::string interruption(bool isInterrupted, std::int64_t games, std::uint64_t wanted,
                         const Wording& wording) {
  if (!isInterrupted) return {};
  return phrase(wording, "Interrupted: {0} of {1} games were played.", count(games, wording),
                count(static_cast<std::int64_t>(wanted), wording)) +
         "\n";
}

/// Spreads whose chances are told.
constexpr std::array kToldSpreads{-100, -60, -40, -30, -20, -10, -5, -1, 0, 1, 5, 10, 20, 30, 40, 60, 100};

json endingChancesJson(const engine::WinTable::Endings& endings) {
  json chances = json::array();
  for (const int spread : kToldSpreads)
    chances.push_back({{"spread", spread},
                       {"all", roundedShare(endings.all.at(spread))},
                       {"open", roundedShare(endings.open.at(spread))}});
  return chances;
}

std::string endingChancesText(const engine::WinTable::Endings& endings, const Wording& wording) {
  terminal::Table table({{.right = true}, {.right = true}, {.right = true}});
  table.add({{wording.text("Spread after static play"), wording.text("Won with best play, %"),
              wording.text("Where a brief search does not tell, %")},
             {},
             {}});
  for (const int spread : kToldSpreads)
    table.add({{wording.number(spread, 0), percent(endings.all.at(spread), wording),
                percent(endings.open.at(spread), wording)},
               {},
               {}});
  return table.text(terminal::Paint(false), 0);
}

/// Tiles unseen and openness for which it is told how far the spread moves.
constexpr std::array kToldUnseen{22, 30, 40, 50, 60, 70};
constexpr std::array kToldOpenness{0.0, 0.1, 0.2, 0.3, 0.4};

json boardsJson(const engine::WinTable::Boards& boards) {
  json rows = json::array();
  for (const int unseen : kToldUnseen) {
    json& row = rows.emplace_back(json{
        {"unseen", unseen}, {"usual", roundedShare(boards.openness.at(unseen))}, {"reach", json::array()}});
    for (const double open : kToldOpenness)
      row["reach"].push_back({{"openness", open}, {"times", roundedShare(boards.reach(open, unseen))}});
  }
  return rows;
}

std::string boardsText(const engine::WinTable::Boards& boards, const Wording& wording) {
  terminal::Table table(std::vector<terminal::Table::Column>(2 + kToldOpenness.size(), {.right = true}));
  std::vector<std::string> cells{wording.text("Unseen tiles"), wording.text("Usually open, %")};
  for (const double open : kToldOpenness)
    cells.push_back(wording.number(100 * open, 0) + " %");
  table.add({cells, {}, {}});
  for (const int unseen : kToldUnseen) {
    cells = {wording.number(unseen, 0), wording.number(100 * boards.openness.at(unseen), 1)};
    for (const double open : kToldOpenness)
      cells.push_back(wording.number(boards.reach(open, unseen), 2));
    table.add({cells, {}, {}});
  }
  return table.text(terminal::Paint(false), 0);
}

std::string gamesText(std::int64_t games, std::int64_t turns, const Wording& wording) {
  return phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(games)) + ", " +
         phrasePlural(wording, "{0} turn", "{0} turns", static_cast<long>(turns));
}

std::string sourceText(const std::string& language, const std::string& lexicon, std::uint64_t seed,
                       const Wording& wording) {
  return phrase(wording, "Language {0}, lexicon {1}, seed {2}", language, lexicon, std::to_string(seed));
}

/// Rows with a name in front of predicted, observed, their difference and the number of turns.
class GroupTable {
 public:
  GroupTable(const std::string& title, const Wording& wording) : wording_(wording) {
    table_.add({{title, wording.text("Predicted, %"), wording.text("Observed, %"),
                 wording.text("Difference, points"), wording.text("Turns")},
                {},
                {}});
  }

  void add(const std::string& name, const CalibrationGroup& group) {
    if (group.turns == 0) {
      table_.add({{name, "–", "–", "–", "0"}, {}, {}});
      return;
    }
    table_.add({{name, percent(group.predicted, wording_), percent(group.observed, wording_),
                 withReach(group.excess, 100, 2, wording_), count(group.turns, wording_)},
                {},
                {}});
  }

  [[nodiscard]] std::string text() const { return table_.text(terminal::Paint(false), 0); }

 private:
  const Wording& wording_;
  terminal::Table table_{{{}, {.right = true}, {.right = true}, {.right = true}, {.right = true}}};
};

std::string groupsText(const WinCalibrationFigures& figures, const Wording& wording) {
  GroupTable deciles(wording.text("Chance, %"), wording);
  for (std::size_t at = 0; at < figures.deciles.size(); ++at)
    deciles.add(fmt::format("{}–{}", at * 10, at * 10 + 10), figures.deciles[at]);
  GroupTable phases(wording.text("Unseen tiles"), wording);
  int first = 1;
  for (std::size_t at = 0; at < figures.phases.size(); ++at) {
    const int last = WinCalibration::kPhases[at].last;
    const bool open = at + 1 == figures.phases.size();
    phases.add(open ? fmt::format("{}–", first) : fmt::format("{}–{}", first, last), figures.phases[at]);
    first = last + 1;
  }
  return deciles.text() + "\n" + phases.text();
}

std::string scoresText(const WinCalibrationFigures& figures, const Wording& wording) {
  terminal::Table table({{}, {.right = true}, {.right = true}, {.right = true}});
  table.add(
      {{"", wording.text("Model"), wording.text("Normal distribution"), wording.text("Gained")}, {}, {}});
  const auto add = [&](const std::string& name, const Estimate& model, const Estimate& baseline,
                       const Estimate& gain) {
    table.add({{name, withReach(model, 1, 5, wording), withReach(baseline, 1, 5, wording),
                withReach(gain, 1, 5, wording)},
               {},
               {}});
  };
  add(wording.text("Brier score"), figures.brier, figures.baselineBrier, figures.brierGain);
  add(wording.text("Log loss"), figures.logLoss, figures.baselineLogLoss, figures.logLossGain);
  return table.text(terminal::Paint(false), 0);
}

}  // namespace

std::string renderCalibrationJson(const CalibrationReport& report) {
  return dump(calibrationJson(report));
}

std::string renderWinFitJson(const WinFitReport& report) {
  json object = originJson(report, report.games);
  object["turns"] = report.turns;
  object["heldOut"] = report.heldOut ? calibrationJson(*report.heldOut) : json();
  return dump(object);
}

std::string renderWinEndingsJson(const WinEndingsReport& report) {
  json object = originJson(report, report.counts.games);
  object["nodes"] = report.nodes;
  object["endings"] = report.counts.endings;
  object["exact"] = report.counts.exact;
  object["chances"] = report.endings ? endingChancesJson(*report.endings) : json::array();
  return dump(object);
}

std::string renderWinBoardsJson(const WinBoardsReport& report) {
  json object = originJson(report, report.games);
  object["boards"] = report.boards;
  object["reach"] = report.found ? boardsJson(*report.found) : json::array();
  return dump(object);
}

std::string renderCalibrationText(const CalibrationReport& report, const Wording& wording) {
  const WinCalibrationFigures& figures = report.figures;
  return phrase(wording, "What the win model {0} predicts, and what comes", report.model) + "\n" +
         gamesText(figures.games, figures.turns, wording) + "\n" +
         interruption(report.isInterrupted(), figures.games, report.gamesWanted, wording) +
         sourceText(report.language, report.lexicon, report.seed, wording) + "\n\n" +
         groupsText(figures, wording) + "\n" + scoresText(figures, wording) + "\n" +
         phrase(wording, "Largest difference of a tenth of the scale: {0} points.",
                percent(figures.worstDecile(), wording)) +
         "\n" + wording.text("± are intervals of 95 percent; the turns of a game are taken together.") + "\n";
}

std::string renderWinFitText(const WinFitReport& report, const Wording& wording) {
  std::string text = phrase(wording, "Win model {0}", report.file) + "\n" +
                     gamesText(report.games, report.turns, wording) + "\n" +
                     interruption(report.isInterrupted(), report.games, report.gamesWanted, wording) +
                     sourceText(report.language, report.lexicon, report.seed, wording) + "\n";
  if (report.heldOut) text += "\n" + renderCalibrationText(*report.heldOut, wording);
  return text;
}

std::string renderWinEndingsText(const WinEndingsReport& report, const Wording& wording) {
  std::string text =
      phrase(wording, "Endings of the win model {0}", report.file) + "\n" +
      phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(report.counts.games)) + ", " +
      phrase(wording, "endings: {0}, of them proven: {1}", count(report.counts.endings, wording),
             count(report.counts.exact, wording)) +
      "\n" + interruption(report.isInterrupted(), report.counts.games, report.gamesWanted, wording) +
      sourceText(report.language, report.lexicon, report.seed, wording) + "\n";
  if (report.endings) text += "\n" + endingChancesText(*report.endings, wording);
  return text;
}

std::string renderWinBoardsText(const WinBoardsReport& report, const Wording& wording) {
  std::string text = phrase(wording, "Boards of the win model {0}", report.file) + "\n" +
                     phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(report.games)) + ", " +
                     phrase(wording, "boards: {0}", count(report.boards, wording)) + "\n" +
                     interruption(report.isInterrupted(), report.games, report.gamesWanted, wording) +
                     sourceText(report.language, report.lexicon, report.seed, wording) + "\n";
  if (!report.found) return text;
  return text + "\n" + boardsText(*report.found, wording) +
         wording.text(
             "How many times as far as usual the spread still moves, by how many racks in a hundred "
             "could lay a bingo.") +
         "\n";
}

}  // namespace rozbor::reports
