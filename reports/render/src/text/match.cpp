#include <nlohmann/json.hpp>
#include <vector>

#include "data/json_values.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_match.h"
#include "rozbor/render/text_layout.h"
#include "text/match_words.h"

namespace rozbor::reports {
namespace {

using engine::Estimate;
using engine::PlayerFigures;
using nlohmann::json;

std::size_t unitSize(const MatchReport& report) {
  return report.paired ? 2 : 1;
}

std::array<PlayerFigures, 2> figures(const MatchReport& report) {
  return {figuresOf(report.tally, 0, unitSize(report)), figuresOf(report.tally, 1, unitSize(report))};
}

bool isInterrupted(const MatchReport& report) {
  return static_cast<std::uint64_t>(report.tally.games) < report.gamesWanted;
}

void addPoints(json& object, const std::string& name, const Estimate& estimate) {
  object[name] = roundedPoints(estimate.value);
  object[name + "Se"] = estimate.error ? json(roundedPoints(*estimate.error)) : json();
}

json playerJson(const std::string& name, const PlayerFigures& figures) {
  json object{{"name", name},
              {"wins", figures.wins},
              {"ties", figures.ties},
              {"losses", figures.losses},
              {"winRate", roundedShare(figures.winRate)},
              {"winRateLow", roundedShare(figures.winRateLow)},
              {"winRateHigh", roundedShare(figures.winRateHigh)},
              {"scoreSd", roundedPoints(figures.scoreSd)},
              {"firstGames", figures.firstGames},
              {"firstWins", figures.firstWins}};
  addPoints(object, "scoreMean", figures.scoreMean);
  addPoints(object, "spreadMean", figures.spreadMean);
  addPoints(object, "pointsPerTurn", figures.pointsPerTurn);
  addPoints(object, "bingosPerGame", figures.bingosPerGame);
  return object;
}

std::string headText(const MatchReport& report, const Wording& wording) {
  const engine::MatchTally& tally = report.tally;
  return phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(tally.games)) + ", " +
         phrasePlural(wording, "{0} turn", "{0} turns", static_cast<long>(tally.turns())) + ", " +
         phrase(wording, "{0} s ({1} s of processor time)", wording.number(report.seconds, 1),
                wording.number(report.cpuSeconds, 1)) +
         "\n" + interruptionText(tally.games, report.gamesWanted, wording) + settingText(report, wording);
}

std::string tableText(const MatchReport& report, const Wording& wording) {
  const auto both = figures(report);
  terminal::Table table({{}, {.right = true}, {.right = true}});
  table.add({{"", report.names[0], report.names[1]}, {}, {}});
  const auto add = [&](std::string label, auto cell) {
    table.add({{std::move(label), cell(both[0]), cell(both[1])}, {}, {}});
  };
  using Figures = const PlayerFigures&;
  add(wording.text("Won"), [&](Figures player) { return countText(player.wins, wording); });
  add(wording.text("Tied"), [&](Figures player) { return countText(player.ties, wording); });
  add(wording.text("Win rate"), [&](Figures player) { return rateText(player, wording); });
  add(wording.text("Won when beginning"), [&](Figures player) {
    return phrase(wording, "{0} of {1}", countText(player.firstWins, wording),
                  countText(player.firstGames, wording));
  });
  add(wording.text("Points a game"),
      [&](Figures player) { return estimateText(player.scoreMean, 1, wording); });
  add(wording.text("Their standard deviation"),
      [&](Figures player) { return wording.number(player.scoreSd, 1); });
  add(wording.text("Spread a game"),
      [&](Figures player) { return estimateText(player.spreadMean, 1, wording); });
  add(wording.text("Points a turn"),
      [&](Figures player) { return estimateText(player.pointsPerTurn, 2, wording); });
  add(wording.text("Bingos a game"),
      [&](Figures player) { return estimateText(player.bingosPerGame, 2, wording); });
  return table.text(terminal::Paint(false), 0);
}

}  // namespace

std::string renderMatchJson(const MatchReport& report) {
  const auto both = figures(report);
  json object{{"games", report.tally.games},
              {"gamesWanted", report.gamesWanted},
              {"interrupted", isInterrupted(report)},
              {"paired", report.paired},
              {"language", report.language},
              {"lexicon", report.lexicon},
              {"seed", report.seed},
              {"seconds", roundedPoints(report.seconds)},
              {"cpuSeconds", roundedPoints(report.cpuSeconds)},
              {"turns", report.tally.turns()},
              {"players", {playerJson(report.names[0], both[0]), playerJson(report.names[1], both[1])}},
              {"signature", hexadecimal(report.tally.signature)}};
  if (!report.repeatable) object["repeatable"] = false;
  return dump(object);
}

std::string renderMatchText(const MatchReport& report, const Wording& wording) {
  return headText(report, wording) + "\n" + tableText(report, wording) + "\n" +
         wording.text("± and brackets are intervals of 95 percent.") + "\n" +
         signatureLine(report.tally.signature, report.repeatable, wording);
}

}  // namespace rozbor::reports
