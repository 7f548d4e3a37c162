#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/game/language.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"
#include "rozbor/replay/replay.h"
#include "rozbor/replay/sheet_of_record.h"

namespace rozbor::test {

/// A word test that knows just these words, "house no on".
inline replay::WordTest knowing(const std::string& words, const game::Language& in = language()) {
  std::set<std::vector<game::Letter>> known;
  std::istringstream list(words);
  for (std::string word; list >> word;) {
    const auto letters = in.alphabet.word(word);
    if (!letters) throw std::runtime_error("no word: " + word);
    known.insert(*letters);
  }
  return [known](std::span<const game::Letter> word) {
    return known.contains(std::vector<game::Letter>(word.begin(), word.end()));
  };
}

/// The sheet of Ida, who begins, and Otto, a turn a line: "HOUSE 24 24", with totals or without.
inline parser::ScoreSheet sheetFrom(const std::string& turns) {
  std::string text = "ZH: Ida\nDH: Otto\n\nTah | Hráč | Slovo | Body | Součet | Pozice | Zásobník\n";
  std::istringstream lines(turns);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream cells(line);
    std::string cell;
    if (!(cells >> cell)) continue;
    const bool end = cell == "Zbylo:" || cell == "Deska:";
    if (end) {
      text += line + "\n";
      continue;
    }
    text += std::to_string(number + 1) + " | " + (number % 2 == 0 ? "ZH" : "DH") + " | " + cell;
    for (int column = 0; column < 4; ++column)
      text += std::string(" | ") + (cells >> cell ? (cell == "." ? "" : cell) : "");
    text += "\n";
    ++number;
  }
  return parser::parseScoreSheet(text).sheet;
}

inline replay::Reconstruction reconstructed(const std::string& turns, const std::string& words,
                                            const game::Language& in = language()) {
  return replay::reconstruct(sheetFrom(turns), in, {knowing(words, in), {}});
}

/// Where the likeliest game has its words: "8G HOUSE, J8 SON".
inline std::string movesOf(const replay::Reconstruction& found, const game::Language& in = language()) {
  std::string text;
  if (found.solutions.empty()) return "none";
  for (const replay::PlacedTurn& turn : found.solutions.front().turns) {
    text += (text.empty() ? "" : ", ") + (turn.move ? moveText(*turn.move, in.alphabet) : std::string("-"));
  }
  return text;
}

inline std::vector<std::string> codesOf(const replay::Reconstruction& found) {
  std::vector<std::string> codes;
  for (const parser::Diagnostic& said : found.diagnostics)
    codes.push_back(said.code);
  return codes;
}

/// "score 2: 16 -> 24", one a line.
inline std::string repairsOf(const replay::Reconstruction& found) {
  std::string text;
  for (const replay::Repair& repair : found.repairs) {
    text += std::string(name(repair.field)) + " " + std::to_string(repair.turn + 1) + ": " + repair.written +
            " -> " + repair.likely + "\n";
  }
  return text;
}

/// A record that was read, and its sheet with nothing but words, points and totals.
struct BareGame {
  replay::Replay replay;
  parser::ScoreSheet sheet;
  replay::WordTest isWord;  ///< knows the words of the game
};

inline BareGame bareGame(std::string_view gcg, const game::Language& in) {
  const auto record = parser::parseGcg(gcg).record;
  BareGame bare{replay::replayRecord(record, in), {}, {}};
  bare.sheet = sheetOf(record, bare.replay, in);
  for (parser::SheetTurn& turn : bare.sheet.turns) {
    turn.at.reset();
    turn.rack.reset();
  }
  std::set<std::vector<game::Letter>> known;
  for (const replay::Turn& turn : bare.replay.turns) {
    for (const game::LaidWord& word : turn.words) {
      std::vector<game::Letter> letters;
      for (const game::Tile tile : word.tiles)
        letters.push_back(tile.letter());
      known.insert(letters);
    }
  }
  bare.isWord = [known](std::span<const game::Letter> word) {
    return known.contains(std::vector<game::Letter>(word.begin(), word.end()));
  };
  return bare;
}

}  // namespace rozbor::test
