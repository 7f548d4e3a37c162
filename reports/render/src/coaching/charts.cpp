#include <algorithm>
#include <array>

#include "rozbor/insight/coaching.h"
#include "rozbor/insight/form.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
#include "rozbor/render/yardstick_words.h"

namespace rozbor::reports {
namespace {

/// A point of these charts is so many games, so that a line of single games does not hide where it goes.
std::size_t gamesOfPoint(std::size_t games) {
  constexpr std::size_t kPoints = 12;
  constexpr std::size_t kFewest = 5;
  return std::max(kFewest, (games + kPoints - 1) / kPoints);
}

std::string labelOf(const PlayedGame& first, const PlayedGame& last) {
  const std::string& one = first.game.playedOn;
  const std::string& other = last.game.playedOn;
  return one.substr(0, 7) == other.substr(0, 7) ? one.substr(0, 7)
                                                : one.substr(0, 7) + " – " + other.substr(0, 7);
}

/// A figure over groups of games with a day that follow each other, each with its interval.
TimeSeries seriesOf(const CoachingCase& player, const char* figure, const Wording& wording) {
  TimeSeries series{figureLabel(figure, wording)};
  const std::vector<PlayedGame> dated = datedGames(player.games);
  const std::span<const PlayedGame> games(dated);
  const std::size_t size = gamesOfPoint(games.size());
  for (std::size_t from = 0; from < games.size(); from += size) {
    const std::size_t to = std::min(games.size(), from + size);
    const auto part = games.subspan(from, to - from);
    if (part.size() * 2 < size && from > 0) break;  // a rest of few games would look like a jump
    const auto figures = figuresOf(part, {}, player.options);
    const Figure* const found = findFigure(figures, figure);
    TimePoint point{static_cast<double>(series.points.size() + 1), labelOf(part.front(), part.back())};
    point.value = found->value;
    if (found->low && found->high) point.interval = ChartInterval{*found->low, *found->high};
    point.count = part.size();
    series.points.push_back(std::move(point));
  }
  return series;
}

std::vector<ReferenceLine> referencesFor(const CoachingCase& player, const char* figure,
                                         const Wording& wording) {
  std::vector<ReferenceLine> lines;
  for (const Yardstick& yardstick : player.comparison.yardsticks) {
    if (yardstick.figure == figure && !yardstick.whose.starts_with("level:"))
      lines.push_back({yardstick.value, yardstickLabel(yardstick.whose, wording)});
  }
  return lines;
}

BarChart causesChart(const CoachingCase& player, const Wording& wording) {
  BarChart chart{wording.text("What your losses came from"),
                 wording.text("points a game, with 95 % intervals"),
                 1,
                 {wording.text("points lost a game")},
                 {}};
  for (const ThemeCost& theme : themeCosts(player)) {
    const Interval& interval = theme.cost.perGameInterval;
    chart.categories.push_back(
        {theme.theme.bingos ? wording.text("missed bingos") : partLabel(name(theme.theme.cause), wording),
         {{theme.cost.perGame, ChartInterval{interval.low, interval.high}, theme.cost.decisions}}});
  }
  return chart;
}

BarChart phasesChart(const CoachingCase& player, const Wording& wording) {
  BarChart chart{wording.text("Points lost a turn, by phase of the game"),
                 wording.text("points a turn, with 95 % intervals"),
                 2,
                 {figureLabel("pointsLostPerTurn", wording)},
                 {}};
  for (const Phase phase : {Phase::opening, Phase::midgame, Phase::preendgame, Phase::endgame}) {
    const auto figures = figuresOf(player.games, {.phase = phase}, player.options);
    const Figure* const lost = findFigure(figures, "pointsLostPerTurn");
    const Figure* const turns = findFigure(figures, "countedTurns");
    if (!lost->value) continue;
    BarValue value{lost->value, {}, static_cast<std::size_t>(turns->value.value_or(0))};
    if (lost->low && lost->high) value.interval = ChartInterval{*lost->low, *lost->high};
    chart.categories.push_back({partLabel(name(phase), wording), {value}});
  }
  return chart;
}

HistogramChart distributionChart(const CoachingCase& player, const Wording& wording) {
  HistogramSeries own{player.person.name, {}};
  HistogramSeries others{wording.text("opponents"), {}};
  for (const PlayedGame& game : player.games) {
    own.values.push_back(game.own().score);
    others.values.push_back(game.opponent().score);
  }
  return {wording.text("Scores of your games and of your opponents"),
          wording.text("points a game"),
          {own, others}};
}

ScatterChart luckChart(const CoachingCase& player, const Wording& wording) {
  ScatterGroup games{wording.text("games")};
  for (const PlayedGame& game : player.games) {
    if (!game.game.analysis || !game.game.analysis->luckKnown || game.game.misfit() != nullptr) continue;
    const auto& luck = game.game.analysis->luck;
    games.points.push_back({luck[game.seat] - luck[1 - game.seat], static_cast<double>(game.spread()),
                            game.opponent().name + " " + game.game.playedOn});
  }
  ScatterChart chart{wording.text("Luck and result"),
                     wording.text("luck of the draw, own less the opponent's, points"),
                     wording.text("result, points"),
                     0,
                     {},
                     {}};
  if (!games.points.empty()) chart.groups.push_back(std::move(games));
  return chart;
}

}  // namespace

CoachingCharts coachingCharts(const CoachingCase& player, const Wording& wording) {
  const std::string games = wording.text("games, in their order");
  const auto overTime = [&](const char* figure, std::string title, int decimals) {
    return TimeChart{std::move(title),
                     games,
                     figureLabel(figure, wording),
                     decimals,
                     {seriesOf(player, figure, wording)},
                     referencesFor(player, figure, wording)};
  };
  return {overTime("scoreMean", wording.text("Points a game over time, with 95 % intervals"), 1),
          overTime("bingosPerGame", wording.text("Bingos a game over time, with 95 % intervals"), 2),
          overTime("pointsLostPerTurn", wording.text("Points lost a turn over time, with 95 % intervals"), 2),
          causesChart(player, wording),
          phasesChart(player, wording),
          distributionChart(player, wording),
          luckChart(player, wording)};
}

}  // namespace rozbor::reports
