#include "rozbor/insight/weeks.h"

#include <algorithm>

#include "report_parts.h"
#include "rozbor/render/coaching_story.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports {
namespace {

constexpr const char* kSmall = "\u00a0*";  ///< marks a week of few games

std::string figureCell(const WeekProgress& week, const char* name, const Wording& wording) {
  const Figure* figure = week.figure(name);
  if (figure == nullptr || !figure->value) return "–";
  const auto text = [&](double value) { return figureValueText(name, value, wording); };
  return figure->low && figure->high
             ? coaching::withInterval(text(*figure->value), text(*figure->low), text(*figure->high))
             : text(*figure->value);
}

/// A column of the table; those without anything to show are left out.
struct WeekColumn {
  std::string heading;
  std::string (*cell)(const WeekProgress&, const Wording&);
  bool (*isKnown)(const WeekProgress&) = [](const WeekProgress&) { return true; };
};

bool hasGames(const WeekProgress& week) {
  return week.games > 0;
}
bool isTrained(const WeekProgress& week) {
  return week.training.answers > 0;
}
template <const char* figure>
bool hasFigure(const WeekProgress& week) {
  const Figure* found = week.figure(figure);
  return found != nullptr && found->value.has_value();
}
template <const char* figure>
std::string cellOf(const WeekProgress& week, const Wording& wording) {
  return figureCell(week, figure, wording);
}

constexpr char kCounted[] = "countedTurns";
constexpr char kLost[] = "pointsLostPerTurn";
constexpr char kWinLost[] = "winLostPerGame";
constexpr char kConversion[] = "bingoConversion";

std::vector<WeekColumn> columnsFor(const Wording& wording) {
  return {{wording.text("Week"),
           [](const WeekProgress& week, const Wording&) { return week.week + (week.small ? kSmall : ""); }},
          {wording.text("from Monday"),
           [](const WeekProgress& week, const Wording&) { return dayText(week.monday); }},
          {wording.text("games"),
           [](const WeekProgress& week, const Wording&) { return std::to_string(week.games); }, hasGames},
          {wording.text("graded turns"), cellOf<kCounted>, hasFigure<kCounted>},
          {wording.text("points lost a turn"), cellOf<kLost>, hasFigure<kLost>},
          {wording.text("win % given away a game"), cellOf<kWinLost>, hasFigure<kWinLost>},
          {wording.text("bingos found"), cellOf<kConversion>, hasFigure<kConversion>},
          {wording.text("positions trained"),
           [](const WeekProgress& week, const Wording&) { return std::to_string(week.trained); }, isTrained},
          {wording.text("right"),
           [](const WeekProgress& week, const Wording& language) {
             return isTrained(week) ? language.number(100 * week.training.shareRight(), 0) + "\u00a0%"
                                    : std::string("–");
           },
           isTrained}};
}

/// What a program could check of a change, and no more.
std::string changeSentence(const Change& change, const Wording& wording) {
  const auto told = [&](double value) {
    return (value > 0 ? "+" : "") + figureValueText(kLost, value, wording);
  };
  const auto filledWith = [&](const char* english) {
    return phrase(wording, english, told(change.trend->change), told(change.trend->low),
                  told(change.trend->high));
  };
  switch (change.kind) {
    case Change::Kind::better:
      return filledWith(marked(
          "You lose fewer points a turn than before: {0} from your first games to your last (95 %: {1} to "
          "{2})."));
    case Change::Kind::worse:
      return filledWith(marked(
          "You lose more points a turn than before: {0} from your first games to your last (95 %: {1} to "
          "{2})."));
    case Change::Kind::notEstablished:
      return filledWith(marked(
          "No change of the points lost a turn is established: {0} from your first games to your last (95 "
          "%: {1} to {2})."));
    case Change::Kind::notAlike:
      return wording.text(
          "Whether you lose fewer points than before cannot be told: your games were analysed in several "
          "ways, "
          "which do not measure losses alike.");
    case Change::Kind::tooFew:
      break;
  }
  return wording.text(
      "Whether you lose fewer points than before cannot be told yet: it takes eight analysed games of more "
      "than "
      "one day.");
}

std::vector<std::string> sentencesOf(const CoachingCase& player, const WeeklyProgress& progress,
                                     const Wording& wording) {
  std::vector<std::string> sentences{changeSentence(changeOfLosses(player, kLost), wording)};
  if (progress.undated > 0) {
    sentences.push_back(phrasePlural(wording, "{0} game without a date belongs to no week.",
                                     "{0} games without a date belong to no week.",
                                     static_cast<long>(progress.undated)));
  }
  if (std::ranges::any_of(progress.weeks, &WeekProgress::small)) {
    sentences.push_back(
        phrase(wording,
               "A week with a * has fewer than {0} games: that is little, and of fewer than three what was "
               "lost has no interval.",
               kFewGames));
  }
  return sentences;
}

TimeChart chartOf(const WeeklyProgress& progress, const Wording& wording) {
  TimeChart chart{wording.text("Points lost a turn, week by week"),
                  wording.text("weeks"),
                  figureLabel(kLost, wording),
                  2,
                  {TimeSeries{figureLabel(kLost, wording)}},
                  {}};
  std::vector<TimePoint>& points = chart.series.front().points;
  for (const WeekProgress& week : progress.weeks) {
    const Figure* lost = week.figure(kLost);
    if (lost == nullptr || !lost->value) continue;
    const auto at = static_cast<double>((week.monday - progress.weeks.front().monday).count() / 7 + 1);
    TimePoint point{at, week.week, lost->value};
    if (lost->low && lost->high) point.interval = ChartInterval{*lost->low, *lost->high};
    point.count = week.games;
    points.push_back(std::move(point));
  }
  if (points.size() < 2) points.clear();
  return chart;
}

}  // namespace

ToldWeeks toldWeeks(const CoachingCase& player, const Wording& wording) {
  const WeeklyProgress progress = weeklyProgress(player);
  std::vector<WeekColumn> columns = columnsFor(wording);
  std::erase_if(columns, [&](const WeekColumn& column) {
    return std::ranges::none_of(progress.weeks, column.isKnown);
  });
  ToldWeeks told;
  told.sentences = sentencesOf(player, progress, wording);
  told.chart = chartOf(progress, wording);
  for (const WeekColumn& column : columns)
    told.headings.push_back(column.heading);
  for (const WeekProgress& week : progress.weeks) {
    std::vector<std::string>& row = told.rows.emplace_back();
    for (const WeekColumn& column : columns)
      row.push_back(column.cell(week, wording));
  }
  return told;
}

/// The last half of a year, which fits on a page.
void coaching::addWeeks(const Report& report, std::vector<Block>& blocks) {
  constexpr std::size_t kMost = 26;
  ToldWeeks weeks = toldWeeks(report.player, report.wording);
  if (weeks.rows.size() < 2) return;
  blocks.emplace_back(HeadingBlock{1, report.wording.text("Week by week"), false});
  blocks.emplace_back(ParagraphBlock{weeks.sentences.front()});
  const std::size_t all = weeks.rows.size();
  if (all > kMost) {
    weeks.rows.erase(weeks.rows.begin(), weeks.rows.end() - kMost);
    weeks.sentences.push_back(phrase(report.wording, "These are the last {0} of {1} weeks.", kMost, all));
  }
  TableBlock table;
  for (std::size_t column = 0; column < weeks.headings.size(); ++column)
    table.columns.push_back({weeks.headings[column], column > 1, {}, column == 1});
  for (std::vector<std::string>& row : weeks.rows)
    table.rows.push_back({std::move(row)});
  blocks.emplace_back(std::move(table));
  for (std::size_t at = 1; at < weeks.sentences.size(); ++at)
    blocks.emplace_back(ParagraphBlock{weeks.sentences[at], ParagraphTone::soft});
}

}  // namespace rozbor::reports
