#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "data/json_values.h"
#include "reach.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_match.h"
#include "rozbor/render/text_layout.h"

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

std::string signatureText(const MatchReport& report) {
  return fmt::format("{:016x}", report.tally.signature);
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

/// "412.3 ± 2.1"
std::string estimateText(const Estimate& estimate, int decimals, const Wording& wording) {
  const std::string value = wording.number(estimate.value, decimals);
  return estimate.error ? value + " ± " + wording.number(kReach * *estimate.error, decimals) : value;
}

/// "59.3 % (57.1–61.5)"
std::string rateText(const PlayerFigures& figures, const Wording& wording) {
  const auto percent = [&wording](double share) { return wording.number(100 * share, 1); };
  return fmt::format("{} % ({}–{})", percent(figures.winRate), percent(figures.winRateLow),
                     percent(figures.winRateHigh));
}

std::string countText(std::int64_t count, const Wording& wording) {
  return wording.number(static_cast<double>(count), 0);
}

std::string headText(const MatchReport& report, const Wording& wording) {
  const engine::MatchTally& tally = report.tally;
  std::string text = phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(tally.games)) + ", " +
                     phrasePlural(wording, "{0} turn", "{0} turns", static_cast<long>(tally.turns())) + ", " +
                     phrase(wording, "{0} s ({1} s of processor time)", wording.number(report.seconds, 1),
                            wording.number(report.cpuSeconds, 1)) +
                     "\n";
  if (isInterrupted(report)) {
    text += phrase(wording, "Interrupted: {0} of {1} games were played.", countText(tally.games, wording),
                   countText(static_cast<std::int64_t>(report.gamesWanted), wording)) +
            "\n";
  }
  text += phrase(wording, "Language {0}, lexicon {1}, seed {2}", report.language, report.lexicon,
                 std::to_string(report.seed)) +
          "; " +
          (report.paired ? wording.text("each bag is played twice, with sides swapped")
                         : wording.text("each game has a bag of its own")) +
          "\n";
  return text;
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
  return dump(json{{"games", report.tally.games},
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
                   {"signature", signatureText(report)}});
}

std::string renderMatchText(const MatchReport& report, const Wording& wording) {
  return headText(report, wording) + "\n" + tableText(report, wording) + "\n" +
         wording.text("± and brackets are intervals of 95 percent.") + "\n" +
         phrase(wording, "Signature {0}", signatureText(report)) + "\n";
}

}  // namespace rozbor::reports
