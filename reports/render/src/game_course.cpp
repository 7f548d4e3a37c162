#include "rozbor/render/game_course.h"

#include <algorithm>

#include "rozbor/render/phrase.h"
#include "words/words.h"

namespace rozbor::reports {
namespace {

bool isKeyMoment(const GameReview& review, const Decision& decision) {
  return std::ranges::any_of(review.keyMoments, [&](const KeyMoment& moment) {
    return &review.decisions[moment.decision] == &decision;
  });
}

/// The chances are the mover's; of two players one's are what the other's leave.
void addChances(CoursePoint& point, const Loss::Win& win) {
  point.winBefore = point.player == 0 ? win.best : 1 - win.best;
  point.winAfter = point.player == 0 ? win.played : 1 - win.played;
}

void addDecision(CoursePoint& point, const GameReview& review, const Decision& decision) {
  const auto index = static_cast<std::size_t>(&decision - review.decisions.data());
  const auto win = decision.win();
  if (review.replay.players.size() == 2 && win) addChances(point, *win);
  if (decision.luck) point.luck = decision.luck->points;
  if (review.luck && index < review.luck->turns.size() && review.luck->turns[index].luck)
    point.luck = review.luck->turns[index].luck->points;
  point.bingo = decision.bingoPlayed && !decision.takenBack;
  point.keyMoment = isKeyMoment(review, decision);
}

std::string share(const std::optional<double>& value, const Wording& wording) {
  return value ? wording.number(100 * *value, 1) : "–";
}

bool looksAheadForTwo(const std::vector<CoursePoint>& course) {
  return std::ranges::any_of(course, [](const CoursePoint& point) { return point.winAfter.has_value(); });
}

bool measuresLuck(const std::vector<CoursePoint>& course) {
  return std::ranges::any_of(course, [](const CoursePoint& point) { return point.luck.has_value(); });
}

}  // namespace

std::vector<CoursePoint> courseOf(const GameReview& review) {
  std::vector<CoursePoint> course;
  for (std::size_t index = 0; index < review.replay.turns.size(); ++index) {
    const replay::Turn& turn = review.replay.turns[index];
    const Decision* decision = decisionOn(review, index);
    // A phony that was challenged off counts for its chances and its moment, its total does not.
    if (turn.takenBack &&
        (decision == nullptr || !(decision->looksAhead() || isKeyMoment(review, *decision))))
      continue;
    CoursePoint point{.turn = index, .player = turn.player, .total = turn.totalComputed};
    if (turn.takenBack) point.total -= turn.scoreComputed;
    if (decision != nullptr) addDecision(point, review, *decision);
    if (index + 1 < review.scoreChances.size()) {
      point.byScoreBefore = review.scoreChances[index];
      point.byScoreAfter = review.scoreChances[index + 1];
    }
    course.push_back(point);
  }
  return course;
}

ChartTable courseTable(const GameReview& review, const Wording& wording) {
  const std::vector<CoursePoint> course = courseOf(review);
  const bool wins = looksAheadForTwo(course);
  const bool luck = measuresLuck(course);
  ChartTable table{
      wording.text("The course of the game"),
      {wording.text("Turn"), wording.text("Player"), wording.text("Play"), wording.text("Total")},
      {}};
  if (wins) {
    const std::string first = playerName(review, 0, wording);
    table.headings.push_back(phrase(wording, "{0}: chance before, %", first));
    table.headings.push_back(phrase(wording, "{0}: chance after, %", first));
  }
  if (luck) table.headings.push_back(wording.text("Luck, points"));
  for (const CoursePoint& point : course) {
    std::vector<std::string> row{std::to_string(turnNumber(point.turn)),
                                 playerName(review, point.player, wording),
                                 turnWords(review, point.turn, wording), std::to_string(point.total)};
    if (wins) row.insert(row.end(), {share(point.winBefore, wording), share(point.winAfter, wording)});
    if (luck) row.push_back(point.luck ? signedText(engine::Equity::fromDouble(*point.luck), wording) : "–");
    table.rows.push_back(std::move(row));
  }
  return table;
}

ChartTable lossTable(const GameReview& review, const Wording& wording) {
  ChartTable table{
      wording.text("Equity lost by turn"),
      {wording.text("Turn"), wording.text("Player"), wording.text("Play"), wording.text("Points lost")},
      {}};
  for (const Decision& decision : review.decisions) {
    table.rows.push_back({std::to_string(turnNumber(decision.turn)),
                          playerName(review, decision.player, wording),
                          turnWords(review, decision.turn, wording), lostText(decision, wording)});
  }
  return table;
}

}  // namespace rozbor::reports
