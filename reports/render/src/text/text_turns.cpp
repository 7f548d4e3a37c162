#include "text_turns.h"

#include "rozbor/review/clock.h"
#include "words/words.h"

namespace rozbor::reports {
namespace {

using terminal::Ink;
using terminal::Paint;
using terminal::Table;

/// A column of the table that the code speaks of; the last two are what was lost and the verdict.
constexpr std::size_t kPlay = 3;

Ink inkOf(const Decision& decision) {
  switch (decision.band) {
    case Band::none:
      return decision.equityLoss() == engine::Equity() ? Ink::good : Ink::plain;
    case Band::inaccuracy:
      return Ink::mild;
    case Band::mistake:
      return Ink::bad;
    case Band::blunder:
      return Ink::worse;
    case Band::howler:
      return Ink::worst;
  }
  return Ink::plain;
}

std::string signedScore(const replay::Turn& turn, const Wording& wording) {
  return (turn.scoreComputed > 0 ? "+" : "") + wording.number(turn.scoreComputed, 0);
}

Table::Row headingRow(const Wording& wording, bool hasClocks) {
  Table::Row row{{"#", wording.text("Player"), wording.text("Rack"), wording.text("Play"),
                  wording.text("Points"), wording.text("Total")},
                 {},
                 {}};
  if (hasClocks) row.cells.push_back(wording.text("Time"));
  row.cells.push_back(wording.text("Lost"));
  row.cells.emplace_back();
  row.inks.assign(row.cells.size(), Ink::dim);
  return row;
}

void addVerdict(Table::Row& row, const GameReview& review, const Decision& decision, const Wording& wording) {
  row.inks.resize(row.cells.size(), Ink::plain);
  row.inks.insert(row.inks.end(), 2, decision.isGraded() ? inkOf(decision) : Ink::dim);
  row.cells.push_back(lostText(decision, wording));
  row.cells.push_back(decision.isGraded() || decision.imputed() ? verdictWord(decision, wording)
                                                                : wording.text("not graded"));
  for (const std::string& remark : remarksOn(review, decision, wording))
    row.below.push_back("↳ " + remark);
}

Table::Row turnRow(const GameReview& review, std::size_t index, const std::vector<TurnClock>& clocks,
                   const Wording& wording) {
  const replay::Turn& turn = review.replay.turns[index];
  Table::Row row{{std::to_string(turnNumber(index)), playerName(review, turn.player, wording),
                  rackWords(turn, *review.language), turnWords(review, index, wording),
                  signedScore(turn, wording), wording.number(turn.totalComputed, 0)},
                 {Ink::dim},
                 {}};
  if (!clocks.empty()) row.cells.push_back(clocks[index].spent ? timeText(*clocks[index].spent) : "");
  if (const Decision* decision = decisionOn(review, index)) addVerdict(row, review, *decision, wording);
  return row;
}

}  // namespace

std::string turnsText(const GameReview& review, const Wording& wording, const Paint& paint) {
  const auto clocks = clocksOf(review.record, review.replay);
  std::vector<Table::Column> columns{{true, 4}, {false, 14}, {false, 12}, {false, 24}, {true, 6}, {true, 6}};
  if (!clocks.empty()) columns.push_back({true, 6});
  columns.push_back({true, 6});
  columns.emplace_back();
  Table table(columns, kPlay);
  table.add(headingRow(wording, !clocks.empty()));
  for (std::size_t turn = 0; turn < review.replay.turns.size(); ++turn)
    table.add(turnRow(review, turn, clocks, wording));
  return table.text(paint, 2);
}

}  // namespace rozbor::reports
