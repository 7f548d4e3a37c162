#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "data/json_values.h"
#include "reach.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_tournament.h"
#include "rozbor/render/text_layout.h"
#include "text/match_words.h"

namespace rozbor::reports {
namespace {

/// Sums of a player over all opponents.
struct Standing {
  std::string name;
  engine::Rating rating;
  std::int64_t games = 0;
  std::int64_t wins = 0;
  std::int64_t ties = 0;
  std::int64_t score = 0;
  std::int64_t spread = 0;
  std::int64_t turns = 0;
  std::int64_t bingos = 0;

  [[nodiscard]] std::int64_t losses() const { return games - wins - ties; }
  [[nodiscard]] double winRate() const { return perGame(static_cast<double>(2 * wins + ties) / 2); }
  [[nodiscard]] double perGame(double sum) const { return games == 0 ? 0 : sum / static_cast<double>(games); }
  [[nodiscard]] double pointsPerTurn() const {
    return turns == 0 ? 0 : static_cast<double>(score) / static_cast<double>(turns);
  }
  [[nodiscard]] double reach() const { return kReach * rating.error; }
};

class Tournament {
 public:
  explicit Tournament(const TournamentReport& report)
      : report_(report), pairings_(engine::everyPairing(report.names.size())) {
    const auto ratings = engine::ratingsOf(report.names.size(), report.results, unitSize());
    for (std::size_t player = 0; player < report.names.size(); ++player)
      standings_.push_back({.name = report.names[player], .rating = ratings[player]});
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing)
      count(pairing);
  }

  [[nodiscard]] std::string json() const {
    nlohmann::json players = nlohmann::json::array();
    for (const Standing& standing : standings_)
      players.push_back(playerJson(standing));
    nlohmann::json pairs = nlohmann::json::array();
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing)
      pairs.push_back(pairJson(pairing));
    return dump(nlohmann::json{{"games", games_},
                               {"gamesWanted", gamesWanted()},
                               {"interrupted", static_cast<std::uint64_t>(games_) < gamesWanted()},
                               {"paired", report_.paired},
                               {"repeatable", report_.repeatable},
                               {"language", report_.language},
                               {"lexicon", report_.lexicon},
                               {"seed", report_.seed},
                               {"seconds", roundedPoints(report_.seconds)},
                               {"cpuSeconds", roundedPoints(report_.cpuSeconds)},
                               {"turns", turns_},
                               {"players", std::move(players)},
                               {"pairs", std::move(pairs)},
                               {"signature", hexadecimal(signatureOf(report_.results))}});
  }

  [[nodiscard]] std::string text(const Wording& wording) const {
    return head(wording) + "\n" + playersText(wording) + "\n" + pairsText(wording) + "\n" +
           wording.text(
               "Ratings are points of the scale of Elo above the mean of these players. ± and brackets are "
               "intervals of 95 percent.") +
           "\n" + signatureLine(signatureOf(report_.results), report_.repeatable, wording);
  }

 private:
  [[nodiscard]] std::size_t unitSize() const { return report_.paired ? 2 : 1; }
  [[nodiscard]] std::uint64_t gamesWanted() const { return report_.gamesWanted * pairings_.size(); }

  void count(std::size_t pairing) {
    const engine::MatchTally& tally = report_.results[pairing].tally;
    games_ += tally.games;
    turns_ += tally.turns();
    const std::array players{pairings_[pairing].first, pairings_[pairing].second};
    for (std::size_t side = 0; side < 2; ++side) {
      const engine::MatchTally::Player& own = tally.players[side];
      Standing& standing = standings_[players[side]];
      standing.games += tally.games;
      standing.wins += own.wins;
      standing.ties += tally.ties;
      standing.score += own.score;
      standing.spread += own.score - tally.players[1 - side].score;
      standing.turns += own.turns;
      standing.bingos += own.bingos;
    }
  }

  static nlohmann::json playerJson(const Standing& standing) {
    return {{"name", standing.name},
            {"rating", roundedPoints(standing.rating.value)},
            {"ratingLow", roundedPoints(standing.rating.value - standing.reach())},
            {"ratingHigh", roundedPoints(standing.rating.value + standing.reach())},
            {"games", standing.games},
            {"wins", standing.wins},
            {"ties", standing.ties},
            {"losses", standing.losses()},
            {"winRate", roundedShare(standing.winRate())},
            {"scoreMean", roundedPoints(standing.perGame(static_cast<double>(standing.score)))},
            {"spreadMean", roundedPoints(standing.perGame(static_cast<double>(standing.spread)))},
            {"pointsPerTurn", roundedPoints(standing.pointsPerTurn())},
            {"bingosPerGame", roundedPoints(standing.perGame(static_cast<double>(standing.bingos)))}};
  }

  [[nodiscard]] nlohmann::json pairJson(std::size_t pairing) const {
    const auto figures = figuresOf(report_.results[pairing].tally, 0, unitSize());
    const engine::Estimate& spread = figures.spreadMean;
    return {{"first", report_.names[pairings_[pairing].first]},
            {"second", report_.names[pairings_[pairing].second]},
            {"games", report_.results[pairing].tally.games},
            {"wins", figures.wins},
            {"ties", figures.ties},
            {"losses", figures.losses},
            {"winRate", roundedShare(figures.winRate)},
            {"winRateLow", roundedShare(figures.winRateLow)},
            {"winRateHigh", roundedShare(figures.winRateHigh)},
            {"spreadMean", roundedPoints(spread.value)},
            {"spreadMeanSe", spread.error ? nlohmann::json(roundedPoints(*spread.error)) : nlohmann::json()},
            {"signature", hexadecimal(report_.results[pairing].tally.signature)}};
  }

  [[nodiscard]] std::string head(const Wording& wording) const {
    return phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(games_)) + ", " +
           phrasePlural(wording, "{0} turn", "{0} turns", static_cast<long>(turns_)) + ", " +
           phrase(wording, "{0} s ({1} s of processor time)", wording.number(report_.seconds, 1),
                  wording.number(report_.cpuSeconds, 1)) +
           "\n" + interruptionText(games_, gamesWanted(), wording) + settingText(report_, wording);
  }

  /// The strongest first.
  [[nodiscard]] std::string playersText(const Wording& wording) const {
    std::vector<Standing> order = standings_;
    std::ranges::stable_sort(order, [](const Standing& one, const Standing& other) {
      return one.rating.value > other.rating.value;
    });
    terminal::Table table(
        {{}, {.right = true}, {.right = true}, {.right = true}, {.right = true}, {.right = true}});
    table.add({{"", wording.text("Rating"), wording.text("Win rate"), wording.text("Spread a game"),
                wording.text("Points a turn"), wording.text("Bingos a game")},
               {},
               {}});
    for (const Standing& standing : order) {
      table.add({{standing.name,
                  wording.number(standing.rating.value, 0) + " ± " + wording.number(standing.reach(), 0),
                  wording.number(100 * standing.winRate(), 1) + " %",
                  wording.number(standing.perGame(static_cast<double>(standing.spread)), 1),
                  wording.number(standing.pointsPerTurn(), 2),
                  wording.number(standing.perGame(static_cast<double>(standing.bingos)), 2)},
                 {},
                 {}});
    }
    return table.text(terminal::Paint(false), 0);
  }

  [[nodiscard]] std::string pairsText(const Wording& wording) const {
    terminal::Table table({{}, {}, {.right = true}, {.right = true}, {.right = true}, {.right = true}});
    table.add(
        {{"", "", wording.text("Games"), wording.text("Won"), wording.text("Tied"), wording.text("Win rate")},
         {},
         {}});
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing) {
      const auto figures = figuresOf(report_.results[pairing].tally, 0, unitSize());
      table.add({{report_.names[pairings_[pairing].first], report_.names[pairings_[pairing].second],
                  countText(report_.results[pairing].tally.games, wording), countText(figures.wins, wording),
                  countText(figures.ties, wording), rateText(figures, wording)},
                 {},
                 {}});
    }
    return table.text(terminal::Paint(false), 0);
  }

  const TournamentReport& report_;
  std::vector<engine::Pairing> pairings_;
  std::vector<Standing> standings_;  ///< by player
  std::int64_t games_ = 0;
  std::int64_t turns_ = 0;
};

}  // namespace

std::string renderTournamentJson(const TournamentReport& report) {
  return Tournament(report).json();
}

std::string renderTournamentText(const TournamentReport& report, const Wording& wording) {
  return Tournament(report).text(wording);
}

}  // namespace rozbor::reports
