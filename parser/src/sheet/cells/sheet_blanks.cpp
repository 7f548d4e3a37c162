#include "sheet_blanks.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "fold.h"
#include "lines.h"
#include "sheet_fields.h"
#include "sheet_grammar.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// Of a longer row every way to put it together would take too long. Remarks apart, no row has as many.
constexpr std::size_t kMostWords = 40;
/// "výměna 7 písmen A E I O U K L", and a rack with blanks between its tiles.
constexpr std::size_t kMostWordsOfACell = 10;
/// "H4 V ŘÁD neplatný tah"
constexpr std::size_t kMostWordsOfAPlay = 5;
constexpr std::size_t kLongestCell = 80;  // bytes, of several words
constexpr std::size_t kRackTiles = 7;

/// Whether words make a cell of a kind, and what it says about the points beside it.
struct CellFit {
  bool fits = false;
  bool isNothingPlayed = false;
  bool hasPoints = false;
};

CellFit wordFit(std::string_view text, bool hasPlaces) {
  using enum SheetTurnKind;
  const CellReading reading = readWordCell(text, false);
  // Points and places that have columns of their own are not told twice.
  const bool isTold = reading.points.empty() && !(reading.at && hasPlaces);
  const bool isCount =
      reading.count.empty() || (reading.count.size() == 1 && reading.count <= "7" && reading.count > "0");
  return {.fits = reading.understood == text.size() && reading.kind != missing && isTold && isCount,
          .isNothingPlayed = reading.kind != play};
}

bool isExchange(std::string_view word) {
  return sheetAction(folded(word.substr(0, word.find_first_of(".:")))) == SheetAction::exchange;
}

bool isRack(std::string_view text, std::size_t words) {
  const std::optional<SheetWord> tiles = readTiles(text);
  return tiles && tiles->size() <= kRackTiles && (words == 1 || words == tiles->size());
}

bool isPlayer(std::string_view text, std::size_t words, const FoldedNames& names) {
  return (words == 1 && std::ranges::none_of(text, isDigit)) || playerNamed(folded(text), names);
}

/// How good a reading is: first of all nothing that was not played earns points, then nothing is left out
/// before the end, points least of all, then most cells are filled.
struct Reading {
  int odd = 0;
  int holes = 0;
  int empty = 0;
  int ways = 0;           ///< to read it as well as this; 0: none
  std::size_t words = 0;  ///< of the first cell
  std::size_t next = 0;   ///< state behind it

  [[nodiscard]] auto rank() const { return std::tuple(ways == 0, odd, holes, empty); }
};

/// Finds the best reading of a row, from its last column to the first.
class RowPutter {
 public:
  RowPutter(std::span<const Cell> words, const SheetColumns& table, const FoldedNames& names)
      : words_(words),
        table_(table),
        names_(names),
        readings_((table.columns.size() + 1) * (words.size() + 1) * kStates) {}

  std::optional<std::vector<Cell>> put() {
    at(table_.columns.size(), words_.size(), kHasWord).ways = 1;
    at(table_.columns.size(), words_.size(), kHasWord | kNothingPlayed).ways = 1;
    for (std::size_t column = table_.columns.size(); column-- > 0;) {
      measure(kind(column));
      for (std::size_t word = 0; word <= words_.size(); ++word) {
        for (std::size_t state = 0; state < kStates; ++state)
          at(column, word, state) = best(column, word, state);
      }
    }
    if (at(0, 0, 0).ways != 1) return std::nullopt;
    return cells();
  }

 private:
  // What the columns on the left have: some word, and the last of them was none that was played.
  static constexpr std::size_t kHasWord = 1;
  static constexpr std::size_t kNothingPlayed = 2;
  static constexpr std::size_t kStates = 4;

  Reading& at(std::size_t column, std::size_t word, std::size_t state) {
    return readings_[(column * (words_.size() + 1) + word) * kStates + state];
  }

  [[nodiscard]] ColumnKind kind(std::size_t column) const { return table_.columns[column].kind; }

  [[nodiscard]] static std::size_t mostWords(ColumnKind kind) {
    switch (kind) {
      case ColumnKind::word:
      case ColumnKind::rack:
      case ColumnKind::player:
        return kMostWordsOfACell;
      case ColumnKind::place:
        return 2;
      case ColumnKind::remark:
        return kMostWords;
      default:
        return 1;
    }
  }

  /// Tells of every run of words whether it is a cell of this kind.
  void measure(ColumnKind kind) {
    std::vector<CellFit>& fits = fits_[kind];
    if (!fits.empty()) return;
    fits.resize(words_.size() * kMostWords);
    for (std::size_t word = 0; word < words_.size(); ++word) {
      const bool isPlay = kind == ColumnKind::word && !isExchange(words_[word].text);
      const std::size_t most = isPlay ? kMostWordsOfAPlay : mostWords(kind);
      for (std::size_t count = 1; count <= std::min(most, words_.size() - word); ++count)
        fits[word * kMostWords + count - 1] = fitOf(kind, words_.subspan(word, count));
    }
  }

  [[nodiscard]] CellFit fitOf(ColumnKind kind, std::span<const Cell> words) const {
    const std::string_view text = joinedCell(words).text;
    if (kind == ColumnKind::remark) return {.fits = true};
    if (words.size() > 1 && text.size() > kLongestCell) return {};
    if (kind == ColumnKind::word) return wordFit(text, table_.hasColumn(ColumnKind::place));
    if (kind == ColumnKind::number) return {.fits = rowNumber(text).has_value()};
    if (isDashes(text)) return {.fits = words.size() == 1};
    if (kind == ColumnKind::place) return {.fits = readPlace(text).has_value()};
    if (kind == ColumnKind::rack) return {.fits = isRack(text, words.size())};
    if (kind == ColumnKind::player) return {.fits = isPlayer(text, words.size(), names_)};
    const std::optional<std::int32_t> number = sheetNumber(text);
    return {.fits = number.has_value(), .hasPoints = kind == ColumnKind::score && number.value_or(0) != 0};
  }

  Reading best(std::size_t column, std::size_t word, std::size_t state) {
    Reading found = withoutCell(column, word, state);
    const std::size_t most = std::min(mostWords(kind(column)), words_.size() - word);
    for (std::size_t count = 1; count <= most; ++count) {
      const Reading other = withCell(column, word, state, count);
      if (other.ways == 0 || found.rank() < other.rank()) continue;
      const int ways = found.rank() == other.rank() ? found.ways + other.ways : other.ways;
      found = other;
      found.ways = std::min(ways, 2);
    }
    return found;
  }

  Reading withoutCell(std::size_t column, std::size_t word, std::size_t state) {
    const std::size_t next = kind(column) == ColumnKind::word ? state & kHasWord : state;
    Reading reading = at(column + 1, word, next);
    const bool mayBeEmpty = kind(column) == ColumnKind::remark || word == words_.size();
    reading.holes += mayBeEmpty ? 0 : kind(column) == ColumnKind::score ? 2 : 1;
    reading.empty += 1;
    reading.words = 0;
    reading.next = next;
    return reading;
  }

  Reading withCell(std::size_t column, std::size_t word, std::size_t state, std::size_t count) {
    const CellFit& fit = fits_[kind(column)][word * kMostWords + count - 1];
    if (!fit.fits) return {};
    const bool isWord = kind(column) == ColumnKind::word;
    const std::size_t next = !isWord ? state : fit.isNothingPlayed ? kHasWord | kNothingPlayed : kHasWord;
    Reading reading = at(column + 1, word + count, next);
    reading.odd += fit.hasPoints && (state & kNothingPlayed) != 0 ? 1 : 0;
    reading.words = count;
    reading.next = next;
    return reading;
  }

  std::vector<Cell> cells() {
    std::vector<Cell> cells;
    std::size_t state = 0;
    std::size_t word = 0;
    for (std::size_t column = 0; column < table_.columns.size(); ++column) {
      const Reading& reading = at(column, word, state);
      cells.push_back(reading.words > 0 ? joinedCell(words_.subspan(word, reading.words)) : emptyCell(word));
      state = reading.next;
      word += reading.words;
    }
    return cells;
  }

  /// Where the next word begins, or behind the last.
  [[nodiscard]] Cell emptyCell(std::size_t word) const {
    const bool isBehind = word == words_.size();
    const Cell& neighbour = isBehind ? words_.back() : words_[word];
    SourceRange where = neighbour.where;
    if (isBehind) where.column += where.length;
    where.length = 0;
    return {.text = neighbour.text.substr(isBehind ? neighbour.text.size() : 0, 0), .where = where};
  }

  std::span<const Cell> words_;
  const SheetColumns& table_;
  const FoldedNames& names_;
  std::vector<Reading> readings_;
  std::map<ColumnKind, std::vector<CellFit>> fits_;  ///< of runs of words, by the first and their number
};

bool isNumber(const Cell& cell) {
  return sheetNumber(cell.text).has_value();
}

}  // namespace

std::optional<CellLine> cellsBetweenBlanks(CellLine words, const SheetColumns& table,
                                           const FoldedNames& names) {
  const bool isTooMuch = words.cells.size() > kMostWords || !words.isPlain();
  if (isTooMuch || !claimsToBeRow(words, table, names)) return std::nullopt;
  std::optional<std::vector<Cell>> cells = RowPutter(words.cells, table, names).put();
  if (!cells) return std::nullopt;
  words.cells = std::move(*cells);
  return words;
}

bool claimsToBeRow(const CellLine& words, const SheetColumns& table, const FoldedNames& names) {
  const std::string_view first = words.cells.front().text;
  if (rowNumber(first) || playerNamed(folded(first), names)) return true;
  return table.columns.front().kind != ColumnKind::number && std::ranges::any_of(words.cells, isNumber);
}

std::optional<SheetColumns> readBlankColumns(std::string_view line, std::uint32_t lineNumber,
                                             const FoldedNames& names) {
  if (line.size() > kLongestLine || leadingField(line)) return std::nullopt;
  return readColumns(splitCells(line, CellSeparator::blank, lineNumber), CellSeparator::blank, names);
}

}  // namespace rozbor::parser
