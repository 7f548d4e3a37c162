#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "rozbor/render/phrase.h"
#include "rozbor/review/luck.h"
#include "words.h"

namespace rozbor::reports {
namespace {

constexpr double kInterval = 1.96;

std::string withSign(double value, const Wording& wording) {
  // Half a tenth and less is shown as 0, which has no sign.
  const double shown = std::abs(value) < 0.05 ? 0 : value;
  return (shown > 0 ? "+" : "") + wording.number(shown, 1);
}

std::string pointsOr(const std::optional<double>& value, const Wording& wording) {
  return value ? withSign(*value, wording) : "–";
}

/// With its interval, where it has an error.
std::string withError(const std::optional<double>& value, double error, const Wording& wording) {
  if (!value || error <= 0) return pointsOr(value, wording);
  return phrase(wording, "{0} ± {1}", withSign(*value, wording), wording.number(kInterval * error, 1));
}

}  // namespace

std::vector<SummaryRow> ledgerRows(const GameReview& review, const Wording& wording) {
  const bool measured =
      review.players.size() == 2 && review.luck &&
      std::ranges::any_of(review.luck->players, [](const auto& luck) { return luck.draws > 0; });
  if (!measured) return {};
  const std::array ledgers{ledgerOf(review, 0), ledgerOf(review, 1)};
  std::vector<SummaryRow> rows;
  const auto add = [&](const char* label, const std::function<std::string(const Ledger&)>& cell) {
    SummaryRow& row = rows.emplace_back();
    row.label = wording.text(label);
    for (const Ledger& ledger : ledgers)
      row.cells.push_back(cell(ledger));
  };
  add(marked("Start"), [&](const Ledger& ledger) { return withSign(ledger.start, wording); });
  add(marked("Own luck of the draw"),
      [&](const Ledger& ledger) { return withError(ledger.ownLuck, ledger.ownLuckSe, wording); });
  add(marked("The opponent's luck"),
      [&](const Ledger& ledger) { return withError(ledger.opponentLuck, ledger.opponentLuckSe, wording); });
  add(marked("Own mistakes"),
      [&](const Ledger& ledger) { return withError(ledger.ownMistakes, ledger.ownMistakesSe, wording); });
  add(marked("The opponent's mistakes"), [&](const Ledger& ledger) {
    return withError(ledger.opponentMistakes, ledger.opponentMistakesSe, wording);
  });
  add(marked("What the board offered"),
      [&](const Ledger& ledger) { return pointsOr(ledger.board, wording); });
  add(marked("Rest"), [&](const Ledger& ledger) { return withSign(ledger.rest, wording); });
  add(marked("Result"), [&](const Ledger& ledger) { return withSign(ledger.result, wording); });
  rows.back().headline = true;
  return rows;
}

std::string ledgerSentence(const Wording& wording) {
  return wording.text(
      "The lines sum up to the result; the opponent's luck counts against a player, their mistakes for. What "
      "could not be measured (–) is in the rest. ± is an interval of 95 percent.");
}

}  // namespace rozbor::reports
