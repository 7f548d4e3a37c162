#include "rozbor/game/cgp.h"

#include <optional>

#include "rozbor/game/notation.h"
#include "text.h"

namespace rozbor::game {
namespace {

Error badRow(int row, const said::Message& what) {
  return {"cgp.bad-row", said::words("row {0}: {1}", row + 1, what)};
}

bool isDigit(char character) {
  return character >= '0' && character <= '9';
}

/// Lays one row; an error when it does not fill the board's width exactly.
std::optional<Error> readRow(std::string_view text, int row, const Alphabet& alphabet, Board& board) {
  int column = 0;
  while (!text.empty()) {
    std::size_t length = 0;
    while (length < text.size() && isDigit(text[length]))
      ++length;
    if (length > 0) {
      const auto run = text::number(text.substr(0, length));
      if (!run || *run > board.columns())
        return badRow(row, said::words("the run of empty squares is too long"));
      column += *run;
    } else {
      length = text.front() == '[' ? text.find(']') + 1 : codePointLength(text);
      if (length == 0) return badRow(row, said::words("a bracket is not closed"));
      const auto tile = alphabet.tile(text.substr(0, length));
      if (!tile || !tile->letter())
        return badRow(row, said::words("no tile is called \"{0}\"", text.substr(0, length)));
      if (column < board.columns()) board.set(Square(row, column), *tile);
      ++column;
    }
    text.remove_prefix(length);
  }
  if (column != board.columns()) {
    return badRow(row, said::words("expected {0} squares, found {1}", board.columns(), column));
  }
  return std::nullopt;
}

/// The two halves around the one "/".
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view text) {
  const auto parts = text::split(text, '/');
  if (parts.size() != 2) return std::nullopt;
  return std::pair(parts[0], parts[1]);
}

std::vector<std::pair<std::string, std::string>> readOperations(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> operations;
  for (const std::string_view part : text::split(text, ';')) {
    const std::string_view operation = text::trimmed(part);
    if (operation.empty()) continue;
    const auto space = operation.find(' ');
    const auto value =
        space == std::string_view::npos ? std::string_view() : text::trimmed(operation.substr(space));
    operations.emplace_back(operation.substr(0, space), value);
  }
  return operations;
}

std::string rowText(const Board& board, int row, const Alphabet& alphabet) {
  std::string text;
  int empty = 0;
  for (int column = 0; column < board.columns(); ++column) {
    const Tile tile = board.at(Square(row, column));
    if (tile.empty()) {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
    text += alphabet.text(tile);
  }
  return empty > 0 ? text + std::to_string(empty) : text;
}

}  // namespace

std::string_view Cgp::operation(std::string_view name) const {
  for (const auto& [key, value] : operations) {
    if (key == name) return value;
  }
  return {};
}

Result<Cgp> parseCgp(std::string_view text, const Language& language) {
  const auto parts = text::words(text);
  if (parts.size() < 3) {
    return Error{"cgp.missing-part",
                 said::words("expected \"rows racks scores zero-turns\", found {0} parts", parts.size())};
  }
  Cgp cgp;
  cgp.position = startingPosition(language);
  const auto rows = text::split(parts[0], '/');
  if (static_cast<int>(rows.size()) != language.board.rows()) {
    return Error{"cgp.bad-row",
                 said::words("expected {0} rows, found {1}", language.board.rows(), rows.size())};
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (auto error = readRow(rows[row], static_cast<int>(row), language.alphabet, cgp.position.board))
      return *error;
  }
  const auto racks = halves(parts[1]);
  const auto mine = racks ? parseRack(racks->first, language.alphabet) : std::nullopt;
  const auto theirs = racks ? parseRack(racks->second, language.alphabet) : std::nullopt;
  if (!mine || !theirs) {
    return Error{"cgp.bad-rack", said::words("expected two racks as MINE/THEIRS, found \"{0}\"", parts[1])};
  }
  cgp.position.rack = *mine;
  cgp.position.opponentRack = *theirs;
  const auto scores = halves(parts[2]);
  const auto score = scores ? text::number(scores->first) : std::nullopt;
  const auto opponentScore = scores ? text::number(scores->second) : std::nullopt;
  if (!score || !opponentScore) {
    return Error{"cgp.bad-score", said::words("expected scores as mine/theirs, found \"{0}\"", parts[2])};
  }
  cgp.position.score = *score;
  cgp.position.opponentScore = *opponentScore;
  std::string_view rest =
      text.substr(static_cast<std::size_t>(parts[2].data() + parts[2].size() - text.data()));
  if (parts.size() > 3) {
    const auto turns = text::number(parts[3]);
    if (turns && *turns >= 0) {
      cgp.position.scorelessTurns = *turns;
      rest = text.substr(static_cast<std::size_t>(parts[3].data() + parts[3].size() - text.data()));
    }
  }
  cgp.operations = readOperations(rest);
  return cgp;
}

std::string writeCgp(const Position& position, const Language& language) {
  std::string text;
  for (int row = 0; row < position.board.rows(); ++row) {
    if (row > 0) text += '/';
    text += rowText(position.board, row, language.alphabet);
  }
  text += " " + rackText(position.rack, language.alphabet) + "/" +
          rackText(position.opponentRack, language.alphabet);
  text += " " + std::to_string(position.score) + "/" + std::to_string(position.opponentScore);
  return text + " " + std::to_string(position.scorelessTurns);
}

}  // namespace rozbor::game
