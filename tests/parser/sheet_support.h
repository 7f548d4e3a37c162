#pragma once

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "gcg_support.h"
#include "rozbor/parser/score_sheet.h"
#include "test_paths.h"

// What the tests of the sheet reader and writer share.
namespace rozbor::parser::testing {

inline std::filesystem::path sheetDirectory() {
  return std::filesystem::path(rozbor::test::kSourceDir) / "tests" / "data" / "cas";
}

/// "GA(Z)ELOU", and "(?)" for a blank of which nothing else is known.
inline std::string spelt(const SheetWord& word) {
  std::string text;
  for (const SheetLetter& letter : word) {
    const auto characters = std::count_if(letter.letter.begin(), letter.letter.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    });
    const std::string plain = characters > 1 ? '[' + letter.letter + ']' : letter.letter;
    text += letter.blank ? '(' + plain + ')' : plain;
  }
  return text;
}

inline std::string spelt(const Coordinate& at) {
  const std::string row = std::to_string(at.row + 1);
  const std::string column(1, static_cast<char>('A' + at.column));
  return at.across ? row + column : column + row;
}

inline std::string number(const std::optional<Field<std::int32_t>>& field) {
  return field ? std::to_string(field->value) : "";
}

/// A turn on one line: "2 ZH play VÝZ/AZ 11 29 @8H [AEX]"; what is not there is left out.
inline std::string spelt(const SheetTurn& turn) {
  std::string text = turn.number ? std::to_string(turn.number->value) + " " : "";
  text += turn.player == 0 ? "ZH " : "DH ";
  text += name(turn.kind);
  const auto append = [&text](const std::string& part) { text += part.empty() ? "" : " " + part; };
  std::string words = spelt(turn.word.value);
  for (const auto& word : turn.crossWords)
    words += "/" + spelt(word.value);
  append(words);
  if (turn.exchangeCount) append("#" + std::to_string(turn.exchangeCount->value));
  append(spelt(turn.exchanged.value));
  append(number(turn.score));
  append(number(turn.total));
  if (turn.at) append("@" + spelt(turn.at->value));
  if (turn.rack) append("<" + spelt(turn.rack->value) + ">");
  return text;
}

inline std::string spelt(const SheetEnd& end) {
  return (end.tiles ? spelt(end.tiles->value) : "-") + " " + number(end.points);
}

/// Everything that a sheet says, line by line; not where it stands.
inline std::string spelt(const ScoreSheet& sheet) {
  std::string text = sheet.competition.value + " | " + sheet.round.value + " | " + sheet.table.value + " | " +
                     sheet.date.value + " | " + sheet.variant.value + "\n" + sheet.players[0].value + " | " +
                     sheet.players[1].value + "\n";
  text += sheet.layout == SheetLayout::list ? "list" : "side by side";
  text += sheet.onePlayerOnly ? ", one player only\n" : "\n";
  for (const SheetTurn& turn : sheet.turns)
    text += spelt(turn) + "\n";
  text += "left " + spelt(sheet.ends[0]) + ", " + spelt(sheet.ends[1]) + "\n";
  text += "result " + number(sheet.result[0]) + ":" + number(sheet.result[1]) + "\n";
  for (const TextField& remark : sheet.remarks)
    text += "remark " + remark.value + "\n";
  return text;
}

inline std::vector<std::string> turnsOf(const ScoreSheet& sheet) {
  std::vector<std::string> turns;
  for (const SheetTurn& turn : sheet.turns)
    turns.push_back(spelt(turn));
  return turns;
}

/// Of what was said of anything that was read.
template <class Parsed>
std::vector<std::string> codes(const Parsed& parsed) {
  std::vector<std::string> all;
  for (const Diagnostic& diagnostic : parsed.diagnostics)
    all.push_back(diagnostic.code);
  return all;
}

inline std::vector<std::string> remarksOf(const ScoreSheet& sheet) {
  std::vector<std::string> all;
  for (const TextField& remark : sheet.remarks)
    all.push_back(remark.value);
  return all;
}

/// Every column, so that nothing is left out.
inline SheetStyle fullStyle(SheetLayout layout) {
  SheetStyle style;
  style.layout = layout;
  style.coordinates = true;
  style.racks = true;
  return style;
}

/// A list in which the first player has one turn with this word and these points.
inline ParsedSheet sheetWith(std::string_view word, std::string_view points = "10") {
  return parseScoreSheet("Hráč | Slovo | Body\nZH | " + std::string(word) + " | " + std::string(points) +
                         "\n");
}

inline SheetTurn turnWith(std::string_view word, std::string_view points = "10") {
  const ParsedSheet parsed = sheetWith(word, points);
  if (parsed.sheet.turns.size() != 1) throw std::runtime_error("not one turn: " + std::string(word));
  return parsed.sheet.turns.front();
}

/// What the turn says without whose it is and its points.
inline std::string read(std::string_view word, std::string_view points = "10") {
  SheetTurn turn = turnWith(word, points);
  turn.score.reset();
  return spelt(turn).substr(std::string_view("ZH ").size());
}

}  // namespace rozbor::parser::testing
