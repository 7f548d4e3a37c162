#include "board_lines.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "board_frame.h"
#include "board_squares.h"
#include "fold.h"
#include "text.h"

namespace rozbor::parser {
namespace {

using Kind = BoardSign::Kind;
using What = SquareSight::What;
using Square = std::vector<SquareSight>;

/// The side of a board of which the empty edge was not typed.
constexpr std::size_t kUsualSide = 15;

/// What stands for an empty square, and what between squares.
enum class Spacing : std::uint8_t {
  signs,       ///< empty squares have signs of their own; blanks and bars only part squares
  cells,       ///< bars part squares, blanks alone are an empty one
  blanks,      ///< each blank is an empty square
  everySecond  ///< the same, with a blank between every two squares
};

struct Row {
  std::vector<BoardSign> signs;
  std::uint32_t number = 0;
  std::string_view text;
};

/// Whether the rows have squares and blanks in turn.
bool isEverySecond(const std::vector<Row>& rows) {
  std::size_t longest = 0;
  for (const Row& row : rows) {
    longest = std::max(longest, row.signs.size());
    for (std::size_t at = 1; at < row.signs.size(); at += 2) {
      if (row.signs[at].kind != Kind::space) return false;
    }
  }
  return longest > kUsualSide;
}

Spacing spacingOf(const std::vector<Row>& rows) {
  const auto any = [&](auto test) {
    return std::ranges::any_of(rows, [&](const Row& row) { return std::ranges::any_of(row.signs, test); });
  };
  if (any([](const BoardSign& sign) { return sign.marksEmpty; })) return Spacing::signs;
  if (any([](const BoardSign& sign) { return sign.kind == Kind::bar; })) return Spacing::cells;
  if (!any([](const BoardSign& sign) { return sign.kind == Kind::space; })) return Spacing::signs;
  return isEverySecond(rows) ? Spacing::everySecond : Spacing::blanks;
}

Square emptySquare() {
  return {{.what = What::empty}};
}

/// Puts rows of signs together into a board.
class BoardBuilder {
 public:
  BoardBuilder(const BoardFrame& frame, SheetNotes& notes) : frame_(frame), notes_(notes) {}

  BoardReading build() {
    std::vector<Row> rows;
    rows.reserve(frame_.rows.size());
    for (const BoardLine& line : frame_.rows)
      rows.push_back({boardSigns(line.text), line.number, line.text});
    spacing_ = spacingOf(rows);
    if (spacing_ == Spacing::signs) std::erase_if(rows, [](const Row& row) { return isBlankRow(row); });
    std::vector<std::vector<Square>> squares;
    squares.reserve(rows.size());
    for (const Row& row : rows)
      squares.push_back(squaresOf(row));
    fillEdges(squares);
    return boardOf(rows, squares);
  }

 private:
  static bool isBlankRow(const Row& row) {
    return std::ranges::all_of(row.signs, [](const BoardSign& sign) { return sign.kind == Kind::space; });
  }

  std::vector<Square> squaresOf(const Row& row) {
    std::vector<Square> squares;
    if (spacing_ == Spacing::cells) return cellsOf(row);
    const std::size_t step = spacing_ == Spacing::everySecond ? 2 : 1;
    for (std::size_t at = 0; at < row.signs.size(); at += step) {
      const BoardSign& sign = row.signs[at];
      if (sign.kind == Kind::square) {
        squares.push_back(sign.sights);
      } else if (sign.kind == Kind::foreign) {
        foreign(sign, row);
        squares.emplace_back();
      } else if (spacing_ != Spacing::signs && sign.kind == Kind::space) {
        squares.push_back(emptySquare());
      }
    }
    return squares;
  }

  /// A bar at either end of the row is its frame.
  std::vector<Square> cellsOf(const Row& row) {
    std::vector<Square> squares(1, emptySquare());
    bool filled = false;
    for (const BoardSign& sign : row.signs) {
      if (sign.kind == Kind::space) continue;
      if (sign.kind == Kind::bar) {
        squares.push_back(emptySquare());
        filled = false;
        continue;
      }
      if (sign.kind == Kind::foreign || filled) foreign(sign, row);
      squares.back() = sign.kind == Kind::foreign || filled ? Square() : sign.sights;
      filled = true;
    }
    if (!row.signs.empty() && row.signs.front().kind == Kind::bar) squares.erase(squares.begin());
    if (!row.signs.empty() && row.signs.back().kind == Kind::bar && !squares.empty()) squares.pop_back();
    return squares;
  }

  void foreign(const BoardSign& sign, const Row& row) {
    notes_.report(Severity::warning, "board.bad-square", rangeOf(row.text, sign.text, row.number),
                  said::words("expected a letter, \".\" for an empty square, \"?\" for a tile, found {0}",
                              quoted(sign.text)),
                  said::words("the square is taken as not seen"));
  }

  /// Who types blanks for empty squares leaves out those at the end of a row.
  void fillEdges(std::vector<std::vector<Square>>& squares) {
    if (spacing_ == Spacing::signs) return;
    std::size_t longest = kUsualSide - std::min<std::size_t>(kUsualSide, frame_.firstColumn);
    for (const std::vector<Square>& row : squares)
      longest = std::max(longest, row.size());
    for (std::vector<Square>& row : squares)
      row.resize(longest, emptySquare());
  }

  BoardReading boardOf(const std::vector<Row>& rows, std::vector<std::vector<Square>>& squares) {
    BoardReading board;
    std::size_t columns = 0;
    for (const std::vector<Square>& row : squares)
      columns = std::max(columns, row.size());
    if (columns + frame_.firstColumn > kMostBoardSide || squares.size() + frame_.firstRow > kMostBoardSide) {
      notes_.report(Severity::error, "board.too-large", {.line = rows.front().number},
                    said::words("expected a board of at most {0} rows and columns, found {1} and {2}",
                                kMostBoardSide, squares.size(), columns),
                    said::words("what is beyond is taken as not seen"));
    }
    const auto side = [](std::size_t size) {
      return static_cast<std::uint32_t>(std::min<std::size_t>(size, kMostBoardSide));
    };
    board.rows = side(squares.size() + frame_.firstRow);
    board.columns = side(columns + frame_.firstColumn);
    board.squares.resize(std::size_t{board.rows} * board.columns);
    for (std::size_t row = 0; row < squares.size(); ++row) {
      if (spacing_ == Spacing::signs && squares[row].size() < columns) shortRow(rows[row], columns);
      for (std::size_t column = 0; column < squares[row].size(); ++column) {
        const std::size_t r = row + frame_.firstRow;
        const std::size_t c = column + frame_.firstColumn;
        if (r < board.rows && c < board.columns)
          board.squares[r * board.columns + c] = std::move(squares[row][column]);
      }
    }
    return board;
  }

  void shortRow(const Row& row, std::size_t columns) {
    notes_.report(Severity::warning, "board.short-row", rangeOf(row.text, row.text, row.number),
                  said::words("expected {0} squares as in the longest row, found fewer", columns),
                  said::words("the squares at its end are taken as not seen"));
  }

  const BoardFrame& frame_;
  SheetNotes& notes_;
  Spacing spacing_ = Spacing::signs;
};

/// A CGP has racks and scores behind its rows.
std::string_view withoutRest(std::string_view line) {
  constexpr std::ptrdiff_t kRowsOfCgp = 8;
  const std::string_view first = splitWord(trimmed(line)).first;
  return std::ranges::count(first, '/') >= kRowsOfCgp ? first : line;
}

}  // namespace

void settleLetters(BoardReading& board) {
  std::size_t upper = 0;
  std::size_t lower = 0;
  const auto forEachPlain = [&](auto&& visit) {
    for (Square& square : board.squares) {
      for (SquareSight& sight : square) {
        if (sight.what == What::letter && !sight.blank) visit(sight);
      }
    }
  };
  forEachPlain([&](const SquareSight& sight) {
    upper += caseOf(sight.letter) == LetterCase::upper ? 1U : 0U;
    lower += caseOf(sight.letter) == LetterCase::lower ? 1U : 0U;
  });
  const LetterCase rarer = lower > upper ? LetterCase::upper : LetterCase::lower;
  forEachPlain([&](SquareSight& sight) {
    sight.blank = caseOf(sight.letter) == rarer;
    sight.letter = upperTile(sight.letter);
  });
}

bool isBoardRow(std::string_view line) {
  const std::vector<BoardSign> signs = boardSigns(line);
  const auto is = [](Kind kind) { return [kind](const BoardSign& sign) { return sign.kind == kind; }; };
  constexpr std::ptrdiff_t kFewestSquares = 4;
  return std::ranges::none_of(signs, is(Kind::foreign)) &&
         std::ranges::count_if(signs, is(Kind::square)) >= kFewestSquares;
}

BoardReading readBoardLines(const std::vector<BoardLine>& lines, SheetNotes& notes) {
  std::vector<BoardLine> rows;
  for (const BoardLine& line : lines) {
    std::string_view rest = withoutRest(line.text);
    for (std::size_t end = rest.find('/'); end != std::string_view::npos; end = rest.find('/')) {
      rows.push_back({rest.substr(0, end), line.number});
      rest.remove_prefix(end + 1);
    }
    rows.push_back({rest, line.number});
  }
  // Who writes "/" for line ends names neither rows nor columns.
  const BoardFrame frame = rows.size() > lines.size() ? BoardFrame{.rows = rows} : unframed(rows);
  BoardReading board = BoardBuilder(frame, notes).build();
  settleLetters(board);
  if (!lines.empty()) board.where = rangeOf(lines.front().text, lines.front().text, lines.front().number);
  return board;
}

}  // namespace rozbor::parser
