#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/insight/coaching.h"

/// Players of coaching reports: Ida, who is to be escaped, against Otto & Söhne.
namespace rozbor::test {

/// A position in which Ida has AEHOSUU on an empty board.
inline constexpr const char* kOpening = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEHOSUU/ 0/0 0";

/// HOUSE lies at 8D, and Ida has AEINRST.
inline constexpr const char* kHouseAcross =
    "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 AEINRST/ 0/0 0";

inline reports::DecisionRow lossOf(double points, reports::Cause cause,
                                   reports::Phase phase = reports::Phase::midgame) {
  reports::DecisionRow row;
  row.graded = row.counted = true;
  row.loss.phase = phase;
  row.loss.points = points;
  row.cause = reports::CauseFinding{cause, 0, 0};
  return row;
}

inline reports::DecisionRow missedBingo(double points, reports::Cause cause = reports::Cause::missedWord) {
  reports::DecisionRow row = lossOf(points, cause);
  row.bingoAvailable = true;
  return row;
}

inline reports::PlayedGame gameOf(reports::Id id, int own, int other,
                                  std::vector<reports::DecisionRow> decisions = {}) {
  reports::PlayedGame played;
  played.game.id = id;
  played.game.language = "en";
  played.game.analysis = reports::AnalysisRow{};
  played.game.analysis->lexicon = "en 12ab";
  played.game.seats[0].score = own;
  played.game.seats[0].turns = 12;
  played.game.seats[0].name = "Ida <b>Lind</b>";
  played.game.seats[1].person = 2;
  played.game.seats[1].score = other;
  played.game.seats[1].name = "Otto & Söhne";
  played.decisions = std::move(decisions);
  return played;
}

/// HOUSE was laid where HOUSES was the best.
inline reports::DecisionText housesText() {
  return {kOpening, "AEHOSUU", "full", "8D HOUSE", "8D HOUSES", "HOUSES", "", ""};
}

inline reports::CoachingCase emptyCase() {
  reports::CoachingCase player;
  player.person = {1, "Ida <b>Lind</b>", {"Ida"}, 0};
  player.languages["en"] = std::make_shared<const game::Language>(language("en"));
  return player;
}

/// The game with its decisions, each with the text of the same place; HOUSES where there is none.
inline void add(reports::CoachingCase& player, reports::PlayedGame game,
                const std::vector<reports::DecisionText>& texts = {}) {
  for (std::size_t at = 0; at < game.decisions.size(); ++at)
    player.decisions.push_back({game.game, game.decisions[at], at < texts.size() ? texts[at] : housesText()});
  player.games.push_back(std::move(game));
}

/// Ten games: a dear missed word in each, leaves in two, one howling challenge.
inline reports::CoachingCase playerOf(int games = 10) {
  reports::CoachingCase player = emptyCase();
  for (int number = 0; number < games; ++number) {
    std::vector<reports::DecisionRow> decisions{lossOf(20 + number, reports::Cause::missedWord),
                                                lossOf(0.2, reports::Cause::leave)};
    if (number < 2) decisions.insert(decisions.end(), 2, lossOf(8, reports::Cause::leave));
    if (number == 4) decisions.push_back(lossOf(80, reports::Cause::challenge));
    add(player, gameOf(number + 1, 380 + number, 350, std::move(decisions)));
  }
  return player;
}

/// The n-th day of 2026, months of 28 days.
inline std::string dayOf(int number) {
  const auto two = [](int value) { return (value < 10 ? "0" : "") + std::to_string(value); };
  return "2026-" + two(number / 28 + 1) + "-" + two(number % 28 + 1);
}

/// Each a day after the one before.
inline std::vector<reports::PlayedGame> onDays(std::vector<reports::PlayedGame> games) {
  for (std::size_t at = 0; at < games.size(); ++at)
    games[at].game.playedOn = dayOf(static_cast<int>(at));
  return games;
}

}  // namespace rozbor::test
