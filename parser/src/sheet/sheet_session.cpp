#include "sheet_session.h"

#include <algorithm>
#include <string>
#include <utility>

#include "coordinates.h"
#include "fold.h"
#include "rozbor/parser/encoding.h"
#include "sheet/cells/sheet_cells.h"
#include "text.h"
#include "tiles.h"

namespace rozbor::parser {
namespace {

/// No language has more blanks than two.
constexpr std::size_t kMostBlanks = 2;
/// More letters behind "výměna" than any rack holds are a sentence.
constexpr std::size_t kMostExchanged = 12;

std::string_view between(const char* first, const char* last) {
  return {first, static_cast<std::size_t>(last - first)};
}

/// A letter as it is kept: without its brackets, with its accent.
std::string letterValue(std::string_view written) {
  if (written.front() == '[') return normalized(written.substr(1, written.size() - 2));
  const char mark = written.back();
  if (mark != '+' && mark != '-') return std::string(written);
  return typedAccent(written.substr(0, written.size() - 1), mark).value_or(std::string());
}

/// Cuts a word that the grammar has matched into letters.
class WordCutter {
 public:
  explicit WordCutter(std::string_view text) : next_(text.data()), end_(text.data() + text.size()) {
    word_.text = text;
  }

  WordText cut() {
    while (next_ != end_)
      takeNext();
    return std::move(word_);
  }

 private:
  void takeNext() {
    if (*next_ == '(') {
      ++next_;
      open_ = word_.letters.size();
      inBrackets_ = true;
    } else if (*next_ == ')') {
      ++next_;
      closeBrackets();
    } else if (*next_ == '*' || *next_ == '=') {
      ++next_;
      marked_ = true;
    } else if (isBlank(*next_) || *next_ == ',') {
      ++next_;
    } else if (*next_ == '?' || *next_ == '_') {
      ++next_;
      word_.letters.push_back({.letter = "?", .blank = true});
    } else {
      takeLetter();
    }
  }

  void takeLetter() {
    const char* const end = skipSheetLetter(next_, end_);
    word_.letters.push_back({.letter = letterValue(between(next_, end)), .blank = marked_ || inBrackets_});
    marked_ = false;
    next_ = end;
  }

  /// Where more is in brackets than there are blanks, they mean something else: the letters on the board.
  void closeBrackets() {
    inBrackets_ = false;
    if (word_.letters.size() - open_ <= kMostBlanks) return;
    word_.unclearBrackets = true;
    for (std::size_t letter = open_; letter < word_.letters.size(); ++letter)
      word_.letters[letter].blank = false;
  }

  const char* next_;
  const char* end_;
  WordText word_;
  std::size_t open_ = 0;
  bool inBrackets_ = false;
  bool marked_ = false;
};

bool take(std::string_view text, std::string_view& into) {
  into = trimmed(text);
  return true;
}

}  // namespace

const char* skipSheetLetter(const char* first, const char* last) {
  static const TileScanner kScanner;
  const char* const end = kScanner.scan(first, last);
  const bool mayHaveAccent = end != first && *first != '[' && end != last;
  return mayHaveAccent && typedAccent(between(first, end), *end) ? end + 1 : end;
}

WordText cutWord(std::string_view text) {
  return WordCutter(text).cut();
}

bool CellSession::takeWord(std::string_view text) {
  WordText word = cutWord(text);
  if (word.letters.size() > kMostTiles) return false;
  reading_.word = std::move(word);
  if (reading_.kind == SheetTurnKind::missing) setKind(SheetTurnKind::play);
  return true;
}

bool CellSession::takeCrossWord(std::string_view text) {
  WordText word = cutWord(text);
  if (word.letters.size() > kMostTiles) return false;
  reading_.crossWords.push_back(std::move(word));
  return true;
}

bool CellSession::takePlace(std::string_view text) {
  text = trimmed(text);
  // "H8 V" and "8H V"; "10V" is a square.
  const std::string_view allButLast = trimmedRight(text.substr(0, text.size() - 1));
  const bool association = std::ranges::any_of(allButLast, isDigit) && !isDigit(text.back()) &&
                           !std::ranges::all_of(allButLast, isDigit);
  const std::string_view square = association ? allButLast : text;
  std::optional<Coordinate> at = coordinateOf(square);
  if (!at) return false;
  if (association) {
    // There the letter is the row, whichever comes first.
    *at = {.row = at->column, .column = at->row, .across = text.back() == 'V' || text.back() == 'v'};
  }
  reading_.at = at;
  reading_.atText = text;
  return true;
}

bool CellSession::takePoints(std::string_view text) {
  return sheetNumber(text) && take(text, reading_.points);
}

bool CellSession::takeCount(std::string_view text) {
  return take(text, reading_.count);
}

bool CellSession::takeExchanged(std::string_view text) {
  WordText tiles = cutWord(text);
  const auto count = static_cast<std::int32_t>(tiles.letters.size());
  // Where both their number and the tiles stand, they agree, or the letters are something else.
  const bool fits =
      reading_.count.empty() ? tiles.letters.size() <= kMostExchanged : sheetNumber(reading_.count) == count;
  if (fits) reading_.exchanged = std::move(tiles);
  return fits;
}

bool CellSession::takeFirstNumber(std::string_view text) {
  return take(text, firstNumber);
}

bool CellSession::takeSecondNumber(std::string_view text) {
  return take(text, secondNumber);
}

}  // namespace rozbor::parser
