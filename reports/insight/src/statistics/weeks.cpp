#include "rozbor/insight/weeks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "rozbor/insight/form.h"
#include "rozbor/insight/mixture.h"

namespace rozbor::reports {
namespace {

/// All of a week's; the rest belongs to `--by week`.
std::vector<Figure> figuresOfWeek(std::vector<Figure> figures) {
  static constexpr std::array kTold{"games", "countedTurns", "pointsLostPerTurn", "winLostPerGame",
                                    "bingoConversion"};
  std::erase_if(figures,
                [](const Figure& figure) { return std::ranges::find(kTold, figure.name) == kTold.end(); });
  return figures;
}

std::size_t positionsOf(const std::vector<AnswerRow>& answers) {
  std::set<std::pair<Id, int>> positions;
  for (const AnswerRow& answer : answers)
    positions.emplace(answer.game, answer.turn);
  return positions.size();
}

std::vector<PlayedGame> fittingGames(const CoachingCase& player) {
  std::vector<PlayedGame> games = datedGames(player.games);
  std::erase_if(games, [](const PlayedGame& game) { return game.game.misfit() != nullptr; });
  return games;
}

}  // namespace

Day mondayOf(Day day) {
  return day - (std::chrono::weekday(day) - std::chrono::Monday);
}

/// The Thursday has the year, and what went by of that has the number.
IsoWeek isoWeekOf(Day day) {
  const Day thursday = mondayOf(day) + std::chrono::days(3);
  const std::chrono::year year = std::chrono::year_month_day(thursday).year();
  const Day first(year / std::chrono::January / 1);
  return {static_cast<int>(year), static_cast<int>((thursday - first).count() / 7) + 1};
}

std::string weekText(const IsoWeek& week) {
  return fmt::format("{:04}-W{:02}", week.year, week.number);
}

std::string weekOf(std::string_view day) {
  const auto found = dayFrom(day);
  return found ? weekText(isoWeekOf(*found)) : std::string();
}

WeeklyProgress weeklyProgress(const CoachingCase& player) {
  std::map<Day, WeekProgress> weeks;  // by their Mondays
  const auto weekFrom = [&](Day day) -> WeekProgress& {
    WeekProgress& week = weeks[mondayOf(day)];
    week.monday = mondayOf(day);
    week.week = weekText(isoWeekOf(day));
    return week;
  };
  std::map<std::string, Day> days;
  WeeklyProgress progress;
  for (const PlayedGame& game : player.games) {
    const auto day = dayFrom(game.game.playedOn);
    if (day) {
      ++weekFrom(*day).games;
      days[weekOf(game.game.playedOn)] = *day;
    } else {
      ++progress.undated;
    }
  }
  for (FigureGroup& group : groupedFigures(player.games, Grouping::week, {}, player.options)) {
    if (group.key.empty()) continue;
    WeekProgress& week = weekFrom(days.at(group.key));
    week.small = group.small;
    week.figures = figuresOfWeek(std::move(group.figures));
  }
  std::map<Day, std::vector<AnswerRow>> answers;
  for (const AnswerRow& answer : player.answers)
    answers[mondayOf(answer.day)].push_back(answer);
  for (const auto& [monday, given] : answers) {
    weekFrom(monday).trained = positionsOf(given);
    weekFrom(monday).training = figuresOf(given);
  }
  progress.weeks.reserve(weeks.size());
  for (auto& [monday, week] : weeks)
    progress.weeks.push_back(std::move(week));
  return progress;
}

Change changeOfLosses(const CoachingCase& player, const std::string& figure) {
  const std::vector<PlayedGame> games = fittingGames(player);
  const auto trend = trendOf(games, figure, {}, player.options);
  if (!trend) return {};
  const Mixture mixture = mixtureOf(games);
  if (mixture.presets.size() > 1 || mixture.lexica.size() > 1) return {Change::Kind::notAlike, trend};
  if (!trend->isClear()) return {Change::Kind::notEstablished, trend};
  return {trend->change < 0 ? Change::Kind::better : Change::Kind::worse, trend};
}

}  // namespace rozbor::reports
