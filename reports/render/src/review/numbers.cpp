#include "parts.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

TableBlock rowsTable(const GameReview& review, std::vector<SummaryRow> rows, const Wording& wording) {
  TableBlock table{{}, {{}}, {}};
  for (std::size_t player = 0; player < review.players.size(); ++player)
    table.columns.push_back({playerName(review, player, wording), true, player});
  for (SummaryRow& row : rows) {
    row.cells.insert(row.cells.begin(), std::move(row.label));
    table.rows.push_back({std::move(row.cells), {}, row.headline, row.band.value_or(Band::none)});
  }
  return table;
}

}  // namespace

TableBlock numbers(const GameReview& review, const Wording& wording) {
  return rowsTable(review, summaryRows(review, wording), wording);
}

TableBlock ledger(const GameReview& review, const Wording& wording) {
  return rowsTable(review, ledgerRows(review, wording), wording);
}

}  // namespace rozbor::reports::parts
