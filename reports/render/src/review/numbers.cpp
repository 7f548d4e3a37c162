#include "parts.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

void addRows(TableBlock& table, std::vector<SummaryRow> rows) {
  for (SummaryRow& row : rows) {
    row.cells.insert(row.cells.begin(), std::move(row.label));
    table.rows.push_back({std::move(row.cells), {}, row.headline, row.band.value_or(Band::none)});
  }
}

TableBlock rowsTable(const GameReview& review, std::vector<SummaryRow> rows, const Wording& wording) {
  TableBlock table{{}, {{}}, {}};
  for (std::size_t player = 0; player < review.players.size(); ++player)
    table.columns.push_back({playerName(review, player, wording), true, player});
  addRows(table, std::move(rows));
  return table;
}

}  // namespace

TableBlock numbers(const GameReview& review, const Wording& wording) {
  return rowsTable(review, summaryRows(review, wording), wording);
}

TableBlock ledger(const GameReview& review, const Wording& wording) {
  LedgerTable ledger = ledgerTable(review, wording);
  TableBlock table{{}, {{ledger.head}}, {}};
  for (std::string& column : ledger.columns)
    table.columns.push_back({std::move(column), true});
  addRows(table, std::move(ledger.rows));
  return table;
}

}  // namespace rozbor::reports::parts
