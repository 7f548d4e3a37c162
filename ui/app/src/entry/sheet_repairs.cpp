#include "rozbor/app/entry/sheet_repairs.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "rozbor/app/entry/sheet_rows.h"
#include "rozbor/render/render_sheet.h"
#include "sheet_line.h"

namespace rozbor::app {
namespace {

std::optional<int> numberIn(const std::string& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

bool setNumber(std::optional<parser::Field<std::int32_t>>& field, const std::string& text) {
  const auto number = numberIn(text);
  if (number) field = parser::Field<std::int32_t>{*number, {}};
  return number.has_value();
}

/// The word as a row has it.
bool setWord(parser::SheetTurn& turn, const std::string& text) {
  const auto read = readTurnLine(text + " 0");
  if (!read || read->kind != parser::SheetTurnKind::play) return false;
  turn.word = read->word;
  return true;
}

/// "HOUSE 24 42": as it is typed.
std::string rowText(const parser::SheetTurn& turn) {
  std::string text = reports::sheetWordText(turn);
  if (text.empty()) text = "-";
  for (const auto& number : {turn.score, turn.total}) {
    if (number) text += ' ' + std::to_string(number->value);
  }
  return text;
}

/// The turn as it was likely meant; nothing for a slip that is not mended in one row.
std::optional<parser::SheetTurn> repairedTurn(const parser::SheetTurn& written,
                                              const replay::Repair& repair) {
  parser::SheetTurn turn = written;
  bool done = false;
  switch (repair.field) {
    case replay::SlipField::score:
      done = setNumber(turn.score, repair.likely);
      break;
    case replay::SlipField::total:
      done = setNumber(turn.total, repair.likely);
      break;
    case replay::SlipField::word:
    case replay::SlipField::blank:
      done = setWord(turn, repair.likely);
      break;
    case replay::SlipField::endTiles:
    case replay::SlipField::missingTurn:
    case replay::SlipField::order:
      break;
  }
  return done ? std::optional(std::move(turn)) : std::nullopt;
}

}  // namespace

std::optional<parser::ScoreSheet> repairedSheet(const parser::ScoreSheet& sheet,
                                                const replay::Repair& repair) {
  if (repair.turn >= sheet.turns.size()) return std::nullopt;
  auto turn = repairedTurn(sheet.turns[repair.turn], repair);
  if (!turn) return std::nullopt;
  parser::ScoreSheet mended = sheet;
  mended.turns[repair.turn] = *std::move(turn);
  // Totals that had counted the points, right or wrong, count the right ones.
  auto counted = countedTotals(sheet);
  if (repair.field == replay::SlipField::total) counted[repair.turn] = false;
  carryTotals(mended, counted);
  return mended;
}

std::vector<RepairProposal> repairProposals(const parser::ScoreSheet& sheet,
                                            const std::vector<replay::Repair>& repairs) {
  std::vector<RepairProposal> proposals;
  for (const replay::Repair& repair : repairs) {
    if (const auto mended = repairedSheet(sheet, repair))
      proposals.push_back({repair, rowText(sheet.turns[repair.turn]), rowText(mended->turns[repair.turn])});
  }
  std::ranges::stable_sort(proposals, std::greater<>(),
                           [](const RepairProposal& proposal) { return proposal.repair.probability; });
  return proposals;
}

}  // namespace rozbor::app
