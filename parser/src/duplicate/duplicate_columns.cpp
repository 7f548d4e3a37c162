#include "duplicate_columns.h"

#include <algorithm>
#include <array>
#include <string>

#include "fold.h"
#include "sheet/cells/sheet_terms.h"

namespace rozbor::parser {
namespace {

/// What the column of the master move is called in Czech, Slovak, Polish and English, folded.
constexpr std::array<std::string_view, 14> kMasterNames = {
    "master", "master move", "top",          "best",           "best move",    "nejlepsi", "nejlepsi tah",
    "mistr",  "hlavni tah",  "najlepsi tah", "najlepszy ruch", "ruch mistrza", "top tah",  "najlepsi"};

bool isMaster(const std::string& name) {
  return std::ranges::find(kMasterNames, name) != kMasterNames.end();
}

/// The name of a column as it is compared: folded, without the full stop of an abbreviation.
std::string plainName(std::string_view cell) {
  std::string name = folded(cell);
  while (name.ends_with('.') || name.ends_with(' '))
    name.pop_back();
  return name;
}

/// Takes the names of columns from left to right: points belong to the play before them.
class ColumnReader {
 public:
  void take(const Cell& cell) {
    const std::string name = plainName(cell.text);
    if (isMaster(name)) {
      add(DuplicateKind::master);
      hasMaster_ = true;
      return;
    }
    switch (columnKind(name)) {
      case ColumnKind::number:
      case ColumnKind::turn:
        return add(DuplicateKind::number);
      case ColumnKind::rack:
        hasRack_ = true;
        return add(DuplicateKind::rack);
      case ColumnKind::place:
        return add(DuplicateKind::masterPlace);
      case ColumnKind::score:
        return addPoints();
      case ColumnKind::remark:
      case ColumnKind::total:
      case ColumnKind::word:
      case ColumnKind::player:
        return add(DuplicateKind::remark);
      case ColumnKind::unknown:
        return addPlayer(cell);
    }
  }

  [[nodiscard]] std::optional<DuplicateColumns> found(CellSeparator separator) && {
    if (!hasRack_ || !hasMaster_ || table_.players.empty()) return std::nullopt;
    table_.separator = separator;
    return std::move(table_);
  }

 private:
  void add(DuplicateKind kind) { table_.columns.push_back({.kind = kind, .player = 0}); }

  void addPoints() {
    const DuplicateKind before = table_.columns.empty() ? DuplicateKind::remark : table_.columns.back().kind;
    if (before == DuplicateKind::play) {
      table_.columns.push_back({.kind = DuplicateKind::playPoints, .player = table_.columns.back().player});
    } else {
      const bool isMasters = before == DuplicateKind::master || before == DuplicateKind::masterPlace;
      add(isMasters ? DuplicateKind::masterPoints : DuplicateKind::remark);
    }
  }

  void addPlayer(const Cell& cell) {
    if (cell.text.empty()) return add(DuplicateKind::remark);
    table_.columns.push_back({.kind = DuplicateKind::play, .player = table_.players.size()});
    table_.players.push_back({.value = std::string(cell.text), .where = cell.where});
  }

  DuplicateColumns table_;
  bool hasRack_ = false;
  bool hasMaster_ = false;
};

}  // namespace

std::optional<DuplicateColumns> readDuplicateColumns(std::string_view line, std::uint32_t lineNumber) {
  for (const CellSeparator separator : kCellSeparators) {
    const CellLine cells = splitCells(line, separator, lineNumber);
    if (cells.cells.size() < 3) continue;
    ColumnReader reader;
    for (const Cell& cell : cells.cells)
      reader.take(cell);
    if (auto table = std::move(reader).found(separator)) return table;
  }
  return std::nullopt;
}

}  // namespace rozbor::parser
