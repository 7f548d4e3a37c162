#include <array>
#include <cmath>
#include <functional>

#include "no_value.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/luck/ledger.h"
#include "words.h"

namespace rozbor::reports {
namespace {

constexpr double kInterval = 1.96;

/// One scale of the ledger, as a column shows it.
struct Shown {
  const LedgerScale* scale;
  double unit;       ///< one of what is shown in one of the scale
  bool startIsPart;  ///< else it is where the sum begins, and has no sign
};

std::string withSign(double value, const Wording& wording) {
  // Half a tenth and less is shown as 0, which has no sign.
  const double shown = std::abs(value) < 0.05 ? 0 : value;
  return (shown > 0 ? "+" : "") + wording.number(shown, 1);
}

/// With its interval, where it has an error.
std::string withError(const std::optional<double>& value, double error, const Shown& column,
                      const Wording& wording) {
  if (!value) return kNoValue;
  const std::string text = withSign(column.unit * *value, wording);
  const double reach = kInterval * column.unit * error;
  return reach < 0.05 ? text : phrase(wording, "{0} ± {1}", text, wording.number(reach, 1));
}

std::size_t winnerOf(const GameReview& review) {
  return review.players[1].score > review.players[0].score ? 1 : 0;
}

class Table {
 public:
  Table(const GameReview& review, const Wording& wording)
      : review_(review),
        wording_(wording),
        viewer_(winnerOf(review)),
        ledger_(ledgerOf(review, viewer_)),
        columns_{{&ledger_.points, 1, true}} {
    if (ledger_.win) columns_.push_back({&*ledger_.win, 100, false});
  }

  [[nodiscard]] LedgerTable table() && {
    LedgerTable table;
    table.head = phrase(wording_, "Seen by {0}", playerName(review_, viewer_, wording_));
    table.columns = {wording_.text(marked("points"))};
    if (ledger_.win) table.columns.push_back(wording_.text(marked("chance to win, %")));
    addLines();
    table.rows = std::move(rows_);
    return table;
  }

 private:
  using Value = std::function<std::optional<double>(const LedgerScale&)>;
  using Error = std::function<double(const LedgerScale&)>;

  void addLines() {
    const std::string own = playerName(review_, viewer_, wording_);
    const std::string other = playerName(review_, 1 - viewer_, wording_);
    addStart();
    add(phrase(wording_, "Luck of the draw: {0}", own), &LedgerScale::ownLuck, &LedgerScale::ownLuckSe);
    add(phrase(wording_, "Luck of the draw: {0}", other), &LedgerScale::opponentLuck,
        &LedgerScale::opponentLuckSe);
    add(phrase(wording_, "Mistakes: {0}", own), &LedgerScale::ownMistakes, &LedgerScale::ownMistakesSe);
    add(phrase(wording_, "Mistakes: {0}", other), &LedgerScale::opponentMistakes,
        &LedgerScale::opponentMistakesSe);
    add(wording_.text(marked("Turns better or worse than expected")), &LedgerScale::replies,
        &LedgerScale::repliesSe);
    add(wording_.text(marked("Where the method changes")), &LedgerScale::method, &LedgerScale::methodSe);
    if (std::abs(ledger_.points.other) >= 0.05)
      add(wording_.text(marked("Phonies, challenges, clock")), &LedgerScale::other, {});
    add(wording_.text(marked("Rest")), &LedgerScale::rest, {});
    addResult();
  }

  void add(const std::string& label, const Value& value, const Error& error) {
    SummaryRow& row = rows_.emplace_back();
    row.label = label;
    for (const Shown& column : columns_)
      row.cells.push_back(
          withError(value(*column.scale), error ? error(*column.scale) : 0, column, wording_));
  }

  void addStart() {
    SummaryRow& row = rows_.emplace_back();
    const std::size_t first = review_.decisions.empty() ? 0 : review_.decisions.front().player;
    row.label = phrase(wording_, "At the start: {0} begins", playerName(review_, first, wording_));
    for (const Shown& column : columns_)
      row.cells.push_back(column.startIsPart ? withSign(column.scale->start, wording_)
                                             : wording_.number(column.unit * column.scale->start, 1));
  }

  void addResult() {
    SummaryRow& row = rows_.emplace_back();
    row.label = wording_.text(marked("Result"));
    row.headline = true;
    for (const Shown& column : columns_)
      row.cells.push_back(column.startIsPart ? withSign(column.scale->result, wording_)
                                             : wording_.number(column.unit * column.scale->result, 1));
  }

  const GameReview& review_;
  const Wording& wording_;
  std::size_t viewer_;
  Ledger ledger_;
  std::vector<Shown> columns_;
  std::vector<SummaryRow> rows_;
};

}  // namespace

LedgerTable ledgerTable(const GameReview& review, const Wording& wording) {
  const bool measured =
      review.players.size() == 2 && review.luck &&
      std::ranges::any_of(review.luck->players, [](const auto& luck) { return luck.draws > 0; });
  return measured ? Table(review, wording).table() : LedgerTable{};
}

std::string ledgerSentence(const Wording& wording) {
  return wording.text(
      "The lines sum up to the result; what helped is above 0. A turn is better than expected where the "
      "board and the tiles kept suit it better than the move before let expect. Where the method changes, "
      "from simulated games to searched endings, what was open becomes known, and the scale changes. What "
      "the record does not tell is in the rest (–: not known). ± is an interval of 95 percent; in points it "
      "is that of the samples alone.");
}

}  // namespace rozbor::reports
