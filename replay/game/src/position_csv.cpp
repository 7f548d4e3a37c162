#include "rozbor/game/position_csv.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "rozbor/game/notation.h"
#include "text.h"

namespace rozbor::game {
namespace {

struct Cell {
  std::string text;
  int column = 1;  ///< in code points
};
using Cells = std::vector<Cell>;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kSeparators = ",;\t";

bool startsCodePoint(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// The separator that the line has most of, quotes left aside.
char separatorOf(std::string_view line) {
  std::array<int, kSeparators.size()> counts{};
  bool quoted = false;
  for (const char byte : line) {
    quoted = (byte == '"') != quoted;
    const auto found = kSeparators.find(byte);
    if (!quoted && found != std::string_view::npos) ++counts[found];
  }
  return kSeparators[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

/// The cells of a line, trimmed. Quotes may enclose a cell; two of them inside stand for one.
Cells cellsOf(std::string_view line, char separator) {
  Cells cells{{}};
  int column = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char byte = line[at];
    column += startsCodePoint(byte) ? 1 : 0;
    if (byte == '"') {
      const bool doubled = quoted && at + 1 < line.size() && line[at + 1] == '"';
      if (doubled) {
        cells.back().text += '"';
        ++at;
        ++column;
      } else {
        quoted = !quoted;
      }
    } else if (byte == separator && !quoted) {
      cells.push_back({{}, column + 1});
    } else {
      cells.back().text += byte;
    }
  }
  for (Cell& cell : cells)
    cell.text = std::string(text::trimmed(cell.text));
  return cells;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  auto lines = text::split(text, '\n');
  for (std::string_view& line : lines) {
    if (line.ends_with('\r')) line.remove_suffix(1);
  }
  return lines;
}

/// The named lines, in the order in which they are written.
enum class Name { rack1, rack2, score1, score2, turn, scoreless, language, lexicon };
constexpr std::array<std::pair<std::string_view, Name>, 8> kNames{{{"rack 1", Name::rack1},
                                                                   {"rack 2", Name::rack2},
                                                                   {"score 1", Name::score1},
                                                                   {"score 2", Name::score2},
                                                                   {"turn", Name::turn},
                                                                   {"scoreless turns", Name::scoreless},
                                                                   {"language", Name::language},
                                                                   {"lexicon", Name::lexicon}}};

std::string lowered(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

std::optional<Name> nameOf(const Cells& cells) {
  const std::string wanted = lowered(cells.front().text);
  const auto found = std::ranges::find(kNames, wanted, &std::pair<std::string_view, Name>::first);
  return found == kNames.end() ? std::nullopt : std::optional(found->second);
}

class Reader {
 public:
  Reader(std::string_view text, const Language& language) : language_(language), lines_(linesOf(text)) {
    file_.position = startingPosition(language);
    file_.language = language.id;
  }

  PositionFile read() && {
    readBoard();
    for (; at_ < lines_.size(); ++at_)
      readNamed();
    turnRound();
    return std::move(file_);
  }

 private:
  [[nodiscard]] Cells cells() const { return cellsOf(lines_[at_], separatorOf(lines_[at_])); }

  void fault(const Cell& cell, const char* code, said::Message message) {
    file_.faults.push_back({static_cast<int>(at_) + 1, cell.column, code, std::move(message)});
  }

  void readBoard() {
    const int rows = language_.board.rows();
    for (int row = 0; row < rows; ++row, ++at_) {
      const Cells squares = at_ < lines_.size() ? cells() : Cells{{}};
      if (at_ < lines_.size() && !nameOf(squares)) {
        readRow(squares, row);
        continue;
      }
      return fault({}, "position.missing-rows",
                   said::words("expected {0} rows of squares, found {1}", rows, row));
    }
  }

  void readRow(const Cells& squares, int row) {
    int column = 0;
    for (const Cell& square : squares) {
      const bool isEmpty = square.text.empty() || square.text == ".";
      if (!isEmpty && column >= language_.board.columns()) {
        return fault(square, "position.long-row",
                     said::words("expected {0} squares, found \"{1}\" beyond them", language_.board.columns(),
                                 square.text));
      }
      if (!isEmpty) readSquare(square, Square(row, column));
      ++column;
    }
  }

  void readSquare(const Cell& cell, Square square) {
    const auto tile = language_.alphabet.tile(cell.text);
    if (!tile || !tile->letter())
      return fault(cell, "position.bad-tile", said::words("no tile is called \"{0}\"", cell.text));
    file_.position.board.set(square, *tile);
  }

  void readNamed() {
    const Cells line = cells();
    if (line.front().text.empty() && line.size() == 1) return;
    const auto name = nameOf(line);
    if (!name) {
      return fault(line.front(), "position.unknown-line",
                   said::words("expected a named line such as \"rack 1\", found \"{0}\"", line.front().text));
    }
    const Cell value = line.size() > 1 ? line[1] : Cell{{}, line.front().column};
    switch (*name) {
      case Name::rack1:
      case Name::rack2:
        return readRack(value, *name == Name::rack1 ? file_.position.rack : file_.position.opponentRack);
      case Name::score1:
        return readNumber(value, file_.position.score, "position.bad-score");
      case Name::score2:
        return readNumber(value, file_.position.opponentScore, "position.bad-score");
      case Name::turn:
        return readTurn(value);
      case Name::scoreless:
        return readScoreless(value);
      case Name::language:
        return readLanguage(value);
      case Name::lexicon:
        file_.lexicon = value.text;
    }
  }

  void readRack(const Cell& value, Rack& rack) {
    if (const auto tiles = parseRack(value.text, language_.alphabet)) {
      rack = *tiles;
    } else {
      fault(value, "position.bad-rack",
            said::words("expected the tiles of a rack, found \"{0}\"", value.text));
    }
  }

  void readNumber(const Cell& value, int& into, const char* code) {
    if (const auto number = text::number(value.text)) {
      into = *number;
    } else {
      fault(value, code, said::words("expected a number, found \"{0}\"", value.text));
    }
  }

  void readTurn(const Cell& value) {
    int turn = 0;
    readNumber(value, turn, "position.bad-turn");
    if (turn == 1 || turn == 2) {
      file_.turn = turn;
    } else if (turn != 0 || value.text == "0") {
      fault(value, "position.bad-turn", said::words("expected 1 or 2, found \"{0}\"", value.text));
    }
  }

  void readScoreless(const Cell& value) {
    int turns = 0;
    readNumber(value, turns, "position.bad-scoreless");
    if (turns < 0) {
      fault(value, "position.bad-scoreless",
            said::words("expected a number from 0, found \"{0}\"", value.text));
    } else {
      file_.position.scorelessTurns = turns;
    }
  }

  void readLanguage(const Cell& value) {
    if (value.text == language_.id) return;
    fault(
        value, "position.other-language",
        said::words("the position is read as \"{0}\", but the file says \"{1}\"", language_.id, value.text));
  }

  /// Lines are named by players, the position is seen by who is on turn.
  void turnRound() {
    if (file_.turn != 2) return;
    std::swap(file_.position.rack, file_.position.opponentRack);
    std::swap(file_.position.score, file_.position.opponentScore);
  }

  const Language& language_;
  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  PositionFile file_;
};

/// In quotes where it must be.
std::string cellText(const std::string& value) {
  if (value.find_first_of(",;\t\"") == std::string::npos) return value;
  std::string text = "\"";
  for (const char byte : value)
    text += byte == '"' ? std::string("\"\"") : std::string(1, byte);
  return text + '"';
}

std::string rowText(const Board& board, int row, const Alphabet& alphabet) {
  std::string text;
  for (int column = 0; column < board.columns(); ++column) {
    if (column > 0) text += ',';
    const Tile tile = board.at(Square(row, column));
    if (!tile.empty()) text += alphabet.text(tile);
  }
  return text;
}

}  // namespace

bool isPositionCsv(std::string_view text) {
  return std::ranges::any_of(linesOf(text), [](std::string_view line) {
    return nameOf(cellsOf(line, separatorOf(line))).has_value();
  });
}

std::string languageOfPositionCsv(std::string_view text) {
  for (const std::string_view line : linesOf(text)) {
    const Cells cells = cellsOf(line, separatorOf(line));
    if (nameOf(cells) == Name::language && cells.size() > 1) return cells[1].text;
  }
  return {};
}

PositionFile parsePositionCsv(std::string_view text, const Language& language) {
  return Reader(text, language).read();
}

std::string writePositionCsv(const PositionFile& file, const Language& language) {
  const Position& position = file.position;
  std::string text;
  for (int row = 0; row < position.board.rows(); ++row)
    text += rowText(position.board, row, language.alphabet) + '\n';
  const bool isFirst = file.turn != 2;
  const auto rack = [&](bool own) {
    return rackText(own ? position.rack : position.opponentRack, language.alphabet);
  };
  const auto score = [&](bool own) { return std::to_string(own ? position.score : position.opponentScore); };
  text += "rack 1," + rack(isFirst) + "\nrack 2," + rack(!isFirst) + '\n';
  text += "score 1," + score(isFirst) + "\nscore 2," + score(!isFirst) + '\n';
  text += "turn," + std::to_string(isFirst ? 1 : 2) + '\n';
  text += "scoreless turns," + std::to_string(position.scorelessTurns) + '\n';
  text += "language," + language.id + '\n';
  if (!file.lexicon.empty()) text += "lexicon," + cellText(file.lexicon) + '\n';
  return text;
}

}  // namespace rozbor::game
