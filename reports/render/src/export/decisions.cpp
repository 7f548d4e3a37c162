#include <array>

#include "csv.h"
#include "data/json_values.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;

/// A decision with the scale by which it is banded.
struct BandedDecision {
  const DecisionRecord& record;
  const BandScale& scale;

  [[nodiscard]] const DecisionRow& numbers() const { return record.numbers; }
  [[nodiscard]] const DecisionText& text() const { return record.text; }
  [[nodiscard]] const SeatRow& seat(int which) const {
    return record.game.seats[static_cast<std::size_t>(which)];
  }
  [[nodiscard]] bool hasLoss() const { return numbers().graded || numbers().imputed; }
  [[nodiscard]] const std::optional<Loss::Win>& win() const { return numbers().loss.win; }
};

using Row = BandedDecision;

json textOrNull(const std::string& text) {
  return text.empty() ? json() : json(text);
}

json pointsOf(bool known, double points) {
  return known ? json(roundedPoints(points)) : json();
}

json analysed(const Row& row, json (*value)(const AnalysisRow&)) {
  return row.record.game.analysis ? value(*row.record.game.analysis) : json();
}

constexpr std::array kColumns{
    Column<Row>{"game", [](const Row& row) -> json { return row.record.game.id; }},
    Column<Row>{"file", [](const Row& row) -> json { return row.record.game.path; }},
    Column<Row>{"date", [](const Row& row) { return textOrNull(row.record.game.playedOn); }},
    Column<Row>{"event", [](const Row& row) { return textOrNull(row.record.game.event); }},
    Column<Row>{"round", [](const Row& row) { return textOrNull(row.record.game.round); }},
    Column<Row>{"language", [](const Row& row) -> json { return row.record.game.language; }},
    Column<Row>{"player", [](const Row& row) -> json { return row.seat(row.numbers().seat).name; }},
    Column<Row>{"opponent", [](const Row& row) -> json { return row.seat(1 - row.numbers().seat).name; }},
    Column<Row>{"turn", [](const Row& row) -> json { return row.numbers().turn; }},
    Column<Row>{"phase", [](const Row& row) -> json { return name(row.numbers().loss.phase); }},
    Column<Row>{"method",
                [](const Row& row) { return row.hasLoss() ? json(name(row.numbers().method)) : json(); }},
    Column<Row>{"graded", [](const Row& row) -> json { return row.numbers().graded; }},
    Column<Row>{"counted", [](const Row& row) -> json { return row.numbers().counted; }},
    Column<Row>{"imputed", [](const Row& row) -> json { return row.numbers().imputed; }},
    Column<Row>{"position", [](const Row& row) -> json { return row.text().position; }},
    Column<Row>{"rack", [](const Row& row) -> json { return row.text().rack; }},
    Column<Row>{"rackKnown", [](const Row& row) -> json { return row.text().rackKnown; }},
    Column<Row>{"played", [](const Row& row) { return textOrNull(row.text().played); }},
    Column<Row>{"score", [](const Row& row) -> json { return row.numbers().score; }},
    Column<Row>{"best", [](const Row& row) { return textOrNull(row.text().best); }},
    Column<Row>{"bestWord", [](const Row& row) { return textOrNull(row.text().bestWord); }},
    Column<Row>{"bestBingo", [](const Row& row) { return textOrNull(row.text().bestBingo); }},
    Column<Row>{"bingoPlayed", [](const Row& row) -> json { return row.numbers().bingoPlayed; }},
    Column<Row>{"phonies", [](const Row& row) { return textOrNull(row.text().words); }},
    Column<Row>{"takenBack", [](const Row& row) -> json { return row.numbers().takenBack; }},
    Column<Row>{"equityLoss",
                [](const Row& row) { return pointsOf(row.hasLoss(), row.numbers().loss.points); }},
    Column<Row>{"equityLossError",
                [](const Row& row) { return pointsOf(row.hasLoss(), row.numbers().loss.pointsSe); }},
    Column<Row>{"bestWin",
                [](const Row& row) { return row.win() ? json(roundedShare(row.win()->best)) : json(); }},
    Column<Row>{"playedWin",
                [](const Row& row) { return row.win() ? json(roundedShare(row.win()->played)) : json(); }},
    Column<Row>{"winLoss", [](const Row& row) { return pointsOf(row.win().has_value(), row.win() ? row.win()->loss() : 0); }},
    Column<Row>{"winLossError",
                [](const Row& row) {
                  return pointsOf(row.win().has_value(), row.win() ? 100 * row.win()->lossSe : 0);
                }},
    Column<Row>{"band",
                [](const Row& row) {
                  return row.hasLoss() ? json(name(bandOf(row.numbers(), row.scale))) : json();
                }},
    Column<Row>{"proof", [](const Row& row) -> json { return name(row.numbers().loss.proof); }},
    Column<Row>{"cause",
                [](const Row& row) {
                  return row.numbers().cause ? json(name(row.numbers().cause->cause)) : json();
                }},
    Column<Row>{"luck",
                [](const Row& row) {
                  return pointsOf(row.numbers().luckPoints.has_value(), row.numbers().luckPoints.value_or(0));
                }},
    Column<Row>{"preset",
                [](const Row& row) {
                  return analysed(row, [](const AnalysisRow& analysis) -> json { return name(analysis.preset); });
                }},
    Column<Row>{"engine",
                [](const Row& row) {
                  return analysed(row, [](const AnalysisRow& analysis) -> json { return analysis.engine; });
                }},
    Column<Row>{"lexicon",
                [](const Row& row) {
                  return analysed(row, [](const AnalysisRow& analysis) -> json { return analysis.lexicon; });
                }},
    Column<Row>{"seed", [](const Row& row) {
                  return analysed(row, [](const AnalysisRow& analysis) -> json { return analysis.seed; });
                }}};

std::vector<Row> banded(std::span<const DecisionRecord> decisions, const BandScale& scale) {
  std::vector<Row> rows;
  for (const DecisionRecord& decision : decisions)
    rows.push_back({decision, scale});
  return rows;
}

}  // namespace

std::string renderDecisionsCsv(std::span<const DecisionRecord> decisions, const BandScale& scale,
                               const CsvOptions& options) {
  const auto rows = banded(decisions, scale);
  return csvOf<Row>(rows, kColumns, options);
}

std::string renderDecisionsJson(std::span<const DecisionRecord> decisions, const BandScale& scale) {
  const auto rows = banded(decisions, scale);
  return jsonLinesOf<Row>(rows, kColumns);
}

}  // namespace rozbor::reports
