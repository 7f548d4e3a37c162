#include "sheet_games.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <span>
#include <utility>

#include "fold.h"
#include "sheet/cells/sheet_blanks.h"
#include "sheet/cells/sheet_fields.h"
#include "sheet/cells/sheet_grammar.h"
#include "sheet/cells/sheet_key_cell.h"
#include "sheet_boards.h"
#include "sheet_notes.h"
#include "sheet_text.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// What fields of a header say, folded.
using HeaderValues = std::map<SheetField, std::string>;

bool isOfHeader(SheetField field) {
  static constexpr SheetField kFields[] = {SheetField::competition, SheetField::round,   SheetField::table,
                                           SheetField::date,        SheetField::variant, SheetField::first,
                                           SheetField::second};
  return std::ranges::find(kFields, field) != std::ranges::end(kFields);
}

bool isPlayer(SheetField field) {
  return field == SheetField::first || field == SheetField::second;
}

/// Of these a new value is a new game, even if no names of columns follow. Rounds may be those of the turns.
bool isOfGame(SheetField field) {
  return field == SheetField::competition || isPlayer(field);
}

bool saysOther(const HeaderValues& values, const HeaderValues& known) {
  return std::ranges::any_of(values, [&known](const auto& value) {
    const auto before = known.find(value.first);
    return before == known.end() || before->second != value.second;
  });
}

bool contradicts(const HeaderValues& values, const HeaderValues& known) {
  return std::ranges::any_of(values, [&known](const auto& value) {
    const auto before = known.find(value.first);
    return isOfGame(value.first) && before != known.end() && before->second != value.second;
  });
}

/// The lines of one game, and the table above where they have none of their own; indices into all lines.
struct GameSpan {
  std::size_t first = 0;
  std::size_t last = 0;
  std::optional<SheetTable> table;
};

/// Goes over the lines once and finds where games begin.
class GameFinder {
 public:
  explicit GameFinder(std::span<const Line> lines) : lines_(lines) {}

  std::vector<GameSpan> find() {
    if (std::optional<SheetTable> table = findSheetTable(lines_, 0)) {
      for (std::size_t index = 0; index < table->heading; ++index)
        takeFields(index, known_);
      takeNames(table->columns, known_);
      columns_ = std::move(table->columns);
      for (std::size_t index = table->firstRow; index < lines_.size(); ++index)
        take(index);
    }
    game_.last = lines_.size();
    games_.push_back(std::move(game_));
    return std::move(games_);
  }

 private:
  /// Fields below rows: of another game, or of this one.
  struct Block {
    std::size_t start = 0;
    HeaderValues values;
    bool isSure = false;  ///< some key has a colon
  };

  void take(std::size_t index) {
    const std::string_view line = lines_[index].raw;
    if (trimmed(line).empty() || line.size() > kLongestLine || isRuling(line)) return;
    const std::optional<SheetField> field = leadingField(line);
    if (field && !isOfHeader(*field)) {
      ended_ = ended_ || (hasRow_ && !block_ && *field != SheetField::remark);
    } else if (field) {
      takeHeaderLine(index, true);
    } else if (std::optional<SheetColumns> columns = headingAt(index)) {
      takeHeading(index, std::move(*columns));
    } else if (hasRow_ && hasLoneKey(index)) {
      takeHeaderLine(index, false);
    } else {
      takeTableLine(index);
    }
  }

  void takeHeaderLine(std::size_t index, bool isSure) {
    if (!hasRow_) {
      takeFields(index, known_);
      return;
    }
    if (!block_) block_ = Block{.start = index, .values = {}};
    block_->isSure = block_->isSure || isSure;
    takeFields(index, block_->values);
  }

  void takeHeading(std::size_t index, SheetColumns columns) {
    Block block = block_.value_or(Block{.start = index, .values = {}});
    takeNames(columns, block.values);
    if (!block_ && takeNamesAbove(index, columns, block.values)) block.start = index - 1;
    columns_ = std::move(columns);
    const bool isAgain = block_ && (ended_ || beginsAnew(index));
    if (hasRow_ && (isAgain || saysOther(block.values, known_))) cut(block.start, std::nullopt);
    closeBlock(block);
  }

  void takeTableLine(std::size_t index) {
    const CellLine cells = cellsOf(index);
    if (findKeyCell(cells, columns_)) {
      ended_ = ended_ || hasRow_;
    } else if (isRow(cells)) {
      takeRow(index, cells);
    }
  }

  void takeRow(std::size_t index, const CellLine& cells) {
    if (block_ && block_->isSure && contradicts(block_->values, known_)) {
      SheetTable same{.columns = columns_, .heading = index, .firstRow = index};
      same.columns.names = {};
      cut(block_->start, std::move(same));
    }
    closeBlock(block_.value_or(Block()));
    if (!hasRow_) firstNumber_ = numberOf(cells);
    hasRow_ = true;
  }

  void cut(std::size_t start, std::optional<SheetTable> table) {
    game_.last = start;
    games_.push_back(std::move(game_));
    game_ = {.first = start, .last = start, .table = std::move(table)};
    known_.clear();
    hasRow_ = ended_ = false;
  }

  void closeBlock(const Block& block) {
    known_.insert(block.values.begin(), block.values.end());
    block_.reset();
  }

  void takeFields(std::size_t index, HeaderValues& into) const {
    if (lines_[index].raw.size() > kLongestLine) return;
    for (const FieldText& field : scanFields(lines_[index].raw, 0, columns_.separator, true)) {
      if (field.key && isOfHeader(*field.key) && !field.value.empty())
        into.emplace(*field.key, folded(field.value));
    }
  }

  /// Players whose names stand in the place of "slovo".
  static void takeNames(const SheetColumns& columns, HeaderValues& into) {
    if (!columns.names[0].value.empty()) into.emplace(SheetField::first, folded(columns.names[0].value));
    if (!columns.names[1].value.empty()) into.emplace(SheetField::second, folded(columns.names[1].value));
  }

  /// Players whose names stand right above the words of both, and nothing else.
  bool takeNamesAbove(std::size_t heading, const SheetColumns& columns, HeaderValues& into) const {
    const std::string_view line = lines_[heading - 1].raw;
    if (columns.separator == CellSeparator::blank || line.size() > kLongestLine) return false;
    CellLine cells = splitCells(line, columns.separator, 0);
    const std::vector<std::size_t> places = columnsOfCells(cells, columns);
    std::vector<std::string> names;
    for (std::size_t cell = 0; cell < places.size(); ++cell) {
      const std::string_view text = cells.cells[cell].text;
      if (text.empty()) continue;
      const bool isName = places[cell] != kMostColumns &&
                          columns.columns[places[cell]].kind == ColumnKind::word && !isAction(text);
      if (!isName) return false;
      names.push_back(folded(text));
    }
    if (names.size() != 2) return false;
    into.emplace(SheetField::first, names[0]);
    into.emplace(SheetField::second, names[1]);
    return true;
  }

  static bool isAction(std::string_view text) {
    return readWordCell(text, false).kind != SheetTurnKind::play;
  }

  /// "Soutěž;Pohár": a field in cells of their own. "STŮL;12" and "ZH;SLOVO;9" are rows.
  [[nodiscard]] bool hasLoneKey(std::size_t index) const {
    if (columns_.separator == CellSeparator::blank) return false;
    const CellLine cells = splitCells(lines_[index].raw, columns_.separator, 0);
    std::vector<std::string_view> texts;
    for (const Cell& cell : cells.cells) {
      if (!cell.text.empty()) texts.push_back(cell.text);
    }
    constexpr std::size_t kLongestKey = 48;  // bytes
    if (texts.size() < 2 || texts[0].size() > kLongestKey || sheetNumber(texts[1])) return false;
    const std::optional<SheetField> field = sheetField(folded(texts[0]));
    return field && isOfHeader(*field) && !isPlayer(*field);
  }

  /// The same columns as above, or, below the fields of a header, any.
  [[nodiscard]] std::optional<SheetColumns> headingAt(std::size_t index) const {
    const std::string_view line = lines_[index].raw;
    const FoldedNames names = block_ ? FoldedNames() : playerNames();
    const CellLine cells = splitCells(line, columns_.separator, 0);
    if (auto columns = readColumns(cells, columns_.separator, names); columns && columns->isLike(columns_))
      return columns;
    if (!block_) return std::nullopt;
    if (auto columns = readColumns(line, 0, {})) return columns;
    return columns_.separator == CellSeparator::blank ? readBlankColumns(line, 0, {}) : std::nullopt;
  }

  [[nodiscard]] FoldedNames playerNames() const {
    const auto name = [this](SheetField field) {
      const auto known = known_.find(field);
      return known == known_.end() ? std::string() : known->second;
    };
    return {name(SheetField::first), name(SheetField::second)};
  }

  /// Of a line that is no row of single blanks nothing.
  [[nodiscard]] CellLine cellsOf(std::size_t index) const {
    CellLine cells = splitCells(lines_[index].raw, columns_.separator, 0);
    if (columns_.separator != CellSeparator::blank) return cells;
    return cellsBetweenBlanks(std::move(cells), columns_, playerNames()).value_or(CellLine());
  }

  static bool isRow(const CellLine& cells) {
    const auto isNumber = [](const Cell& cell) { return sheetNumber(cell.text).has_value(); };
    return cells.cells.size() > 1 && std::ranges::any_of(cells.cells, isNumber);
  }

  [[nodiscard]] std::optional<std::uint32_t> numberOf(const CellLine& cells) const {
    const std::vector<std::size_t> places = columnsOfCells(cells, columns_);
    for (std::size_t cell = 0; cell < places.size(); ++cell) {
      if (places[cell] != kMostColumns && columns_.columns[places[cell]].kind == ColumnKind::number)
        return rowNumber(cells.cells[cell].text);
    }
    return std::nullopt;
  }

  /// Whether the first row below the names of columns has the number that the first of the game has. A second
  /// page goes on.
  [[nodiscard]] bool beginsAnew(std::size_t heading) const {
    constexpr std::size_t kLookedAt = 5;
    const std::size_t last = std::min(lines_.size(), heading + 1 + kLookedAt);
    for (std::size_t index = heading + 1; index < last; ++index) {
      if (lines_[index].raw.size() > kLongestLine) continue;
      const CellLine cells = cellsOf(index);
      if (isRow(cells)) return firstNumber_ && numberOf(cells) == firstNumber_;
    }
    return false;
  }

  std::span<const Line> lines_;
  std::vector<GameSpan> games_;
  GameSpan game_;
  SheetColumns columns_;
  HeaderValues known_;
  std::optional<Block> block_;
  std::optional<std::uint32_t> firstNumber_;
  bool hasRow_ = false;
  bool ended_ = false;  ///< tiles left or a result stand below the rows
};

/// Of faults of the text a game has those in its lines.
SheetPart partOf(SheetText& text, GameSpan game, const std::vector<Diagnostic>& faults) {
  const auto at = [&text](std::size_t line) {
    return text.lines.begin() + static_cast<std::ptrdiff_t>(line);
  };
  SheetPart part{.lines = {std::make_move_iterator(at(game.first)), std::make_move_iterator(at(game.last))},
                 .before = game.first,
                 .table = std::move(game.table),
                 .encoding = text.encoding,
                 .faults = {}};
  if (part.table) {
    part.table->heading -= game.first;
    part.table->firstRow -= game.first;
  }
  std::ranges::copy_if(faults, std::back_inserter(part.faults), [&game](const Diagnostic& fault) {
    return fault.where.line > game.first && fault.where.line <= game.last;
  });
  return part;
}

}  // namespace

SheetPart wholeSheet(std::string_view bytes) {
  DiagnosticList faults;
  SheetText text = sheetText(bytes, "cas", faults);
  const std::size_t last = text.lines.size();
  return partOf(text, {.first = 0, .last = last, .table = {}},
                std::move(faults).sorted("cas", said::words("a score sheet")));
}

std::vector<SheetPart> sheetParts(std::string_view bytes) {
  DiagnosticList list;
  SheetText text = sheetText(bytes, "cas", list);
  const std::vector<Diagnostic> faults = std::move(list).sorted("cas", said::words("a score sheet"));
  std::vector<SheetPart> parts;
  // Rows of a board are none of a table.
  std::vector<Line> lines = text.lines;
  SheetNotes unused;
  (void)takeBoards(lines, 0, unused);
  for (GameSpan& game : GameFinder(lines).find())
    parts.push_back(partOf(text, std::move(game), faults));
  return parts;
}

}  // namespace rozbor::parser
