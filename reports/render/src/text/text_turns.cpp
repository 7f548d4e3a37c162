#include "text_parts.h"

namespace rozbor::reports::terminal {
namespace {

/// A column of the table that the code speaks of; the last ones are what was lost and the verdict.
constexpr std::size_t kPlay = 3;

Ink inkOf(const TurnVerdict& verdict) {
  if (verdict.basis != VerdictBasis::rack) return Ink::dim;
  switch (verdict.band) {
    case Band::none:
      return verdict.nothing ? Ink::good : Ink::plain;
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

std::vector<Table::Column> columnsOf(const TurnColumns& told) {
  std::vector<Table::Column> columns{{true, 4}, {false, 14}, {false, 12}, {false, 24}, {true, 6}, {true, 6}};
  if (!told.time.empty()) columns.push_back({true, 6});
  columns.push_back({true, 6});
  if (!told.winsLost.empty()) columns.push_back({true, 8});
  columns.emplace_back();
  return columns;
}

Table::Row headingRow(const TurnColumns& columns) {
  Table::Row row{{"#", columns.player, columns.rack, columns.play, columns.points, columns.total}, {}, {}};
  if (!columns.time.empty()) row.cells.push_back(columns.time);
  row.cells.push_back(columns.lost);
  if (!columns.winsLost.empty()) row.cells.push_back(columns.winsLost);
  row.cells.emplace_back();
  row.inks.assign(row.cells.size(), Ink::dim);
  return row;
}

Table::Row rowOf(const TurnRow& turn, const TurnColumns& columns) {
  Table::Row row{
      {turn.number, turn.player.name, turn.rackWords, turn.play, turn.points, turn.total}, {Ink::dim}, {}};
  if (!columns.time.empty()) row.cells.push_back(turn.time);
  if (!turn.verdict) return row;
  row.inks.resize(row.cells.size(), Ink::plain);
  row.cells.push_back(turn.verdict->lost);
  if (!columns.winsLost.empty()) row.cells.push_back(turn.verdict->winsLost);
  row.cells.push_back(turn.verdict->word);
  row.inks.resize(row.cells.size(), inkOf(*turn.verdict));
  for (const std::string& remark : turn.remarks)
    row.below.push_back("↳ " + remark);
  return row;
}

}  // namespace

std::string textOf(const TurnsBlock& turns, const Sheet& sheet) {
  Table table(columnsOf(turns.columns), kPlay);
  table.add(headingRow(turns.columns));
  for (const TurnRow& turn : turns.rows)
    table.add(rowOf(turn, turns.columns));
  return table.text(sheet.paint, 2);
}

}  // namespace rozbor::reports::terminal
