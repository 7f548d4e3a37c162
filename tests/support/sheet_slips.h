#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"

namespace rozbor::test {

/// The slips of people that are put into true sheets.
enum class SlipKind {
  wrongDigit,
  digitsSwapped,
  wrongTotal,
  wrongLetter,
  missingLetter,
  extraLetter,
  swappedLetters,
  lostMark,
  turnSkipped,
  turnsSwapped,
  cellSkipped,    ///< side by side: the rest of the column moves up
  roundsSwapped,  ///< side by side
};

inline constexpr std::array kSlipNames{"wrong digit",     "digits swapped",  "wrong total",
                                       "wrong letter",    "missing letter",  "extra letter",
                                       "swapped letters", "lost blank mark", "turn skipped",
                                       "turns swapped",   "cell skipped",    "rounds swapped"};

/// What a reconstruction should propose.
struct TrueRepair {
  replay::SlipField field = replay::SlipField::score;
  std::size_t turn = 0;
  std::string likely;  ///< empty: any
};

/// Puts slips into sheets, the same ones for a seed.
class SlipMaker {
 public:
  SlipMaker(const game::Language& language, std::uint64_t seed) : language_(language), random_(seed) {}

  /// Nothing if the sheet has no place for such a slip. `moves`: where the words lay, by turn.
  std::optional<TrueRepair> make(parser::ScoreSheet& sheet, std::span<const std::optional<game::Move>> moves,
                                 SlipKind kind) {
    switch (kind) {
      case SlipKind::wrongDigit:
      case SlipKind::digitsSwapped:
        return inPoints(sheet, kind);
      case SlipKind::wrongTotal:
        return inTotal(sheet);
      case SlipKind::wrongLetter:
      case SlipKind::missingLetter:
      case SlipKind::extraLetter:
      case SlipKind::swappedLetters:
        return inWord(sheet, kind);
      case SlipKind::lostMark:
        return inMark(sheet, moves);
      default:
        return inOrder(sheet, kind);
    }
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

  std::optional<std::size_t> aPlay(const parser::ScoreSheet& sheet, auto fits) {
    std::vector<std::size_t> plays;
    for (std::size_t turn = 0; turn < sheet.turns.size(); ++turn) {
      if (sheet.turns[turn].kind == parser::SheetTurnKind::play && fits(sheet.turns[turn]))
        plays.push_back(turn);
    }
    if (plays.empty()) return std::nullopt;
    return plays[below(plays.size())];
  }

  int withOtherDigit(int number) {
    std::string digits = std::to_string(number);
    char& digit = digits[below(digits.size())];
    const char old = digit;
    while (digit == old || digits.front() == '0')
      digit = static_cast<char>('0' + below(10));
    return std::stoi(digits);
  }

  std::optional<TrueRepair> inPoints(parser::ScoreSheet& sheet, SlipKind kind) {
    const bool swap = kind == SlipKind::digitsSwapped;
    const auto turn = aPlay(sheet, [&](const parser::SheetTurn& row) {
      const int score = row.score->value;
      return !swap || (score >= 10 && score < 100 && score / 10 != score % 10 && score % 10 != 0);
    });
    if (!turn) return std::nullopt;
    std::int32_t& score = sheet.turns[*turn].score->value;
    const TrueRepair repair{replay::SlipField::score, *turn, std::to_string(score)};
    score = swap ? score % 10 * 10 + score / 10 : withOtherDigit(score);
    return repair;
  }

  std::optional<TrueRepair> inTotal(parser::ScoreSheet& sheet) {
    const auto turn = aPlay(sheet, [](const parser::SheetTurn& row) { return row.total.has_value(); });
    if (!turn) return std::nullopt;
    std::int32_t& total = sheet.turns[*turn].total->value;
    const TrueRepair repair{replay::SlipField::total, *turn, std::to_string(total)};
    total = withOtherDigit(total);
    return repair;
  }

  std::optional<TrueRepair> inWord(parser::ScoreSheet& sheet, SlipKind kind) {
    const auto turn = aPlay(sheet, [](const parser::SheetTurn& row) { return row.word.value.size() >= 3; });
    if (!turn) return std::nullopt;
    parser::SheetWord& word = sheet.turns[*turn].word.value;
    const TrueRepair repair{replay::SlipField::word, *turn, text(word)};
    const std::size_t at = below(word.size());
    const auto offset = static_cast<std::ptrdiff_t>(at);
    if (kind == SlipKind::wrongLetter) {
      const std::string old = word[at].letter;
      while (word[at].letter == old)
        word[at].letter = anyLetter();
    } else if (kind == SlipKind::missingLetter) {
      word.erase(word.begin() + offset);
    } else if (kind == SlipKind::extraLetter) {
      word.insert(word.begin() + offset, {anyLetter(), false});
    } else {
      const std::size_t pair = below(word.size() - 1);
      if (word[pair].letter == word[pair + 1].letter) return std::nullopt;
      std::swap(word[pair], word[pair + 1]);
    }
    return repair;
  }

  std::string anyLetter() {
    return language_.alphabet.upper(
        game::Letter(static_cast<int>(below(static_cast<std::size_t>(language_.alphabet.size()))) + 1));
  }

  /// Only a blank that was laid then: played through it needs no mark.
  std::optional<TrueRepair> inMark(parser::ScoreSheet& sheet,
                                   std::span<const std::optional<game::Move>> moves) {
    for (std::size_t turn = 0; turn < sheet.turns.size(); ++turn) {
      parser::SheetTurn& row = sheet.turns[turn];
      if (row.kind != parser::SheetTurnKind::play || !moves[turn]) continue;
      const auto tiles = moves[turn]->tiles();
      const auto blank = std::ranges::find_if(tiles, &game::Tile::isBlank);
      if (blank == tiles.end()) continue;
      const TrueRepair repair{replay::SlipField::blank, turn, text(row.word.value)};
      row.word.value[static_cast<std::size_t>(blank - tiles.begin())].blank = false;
      return repair;
    }
    return std::nullopt;
  }

  std::optional<TrueRepair> inOrder(parser::ScoreSheet& sheet, SlipKind kind) {
    auto& turns = sheet.turns;
    const bool list = kind == SlipKind::turnSkipped || kind == SlipKind::turnsSwapped;
    sheet.layout = list ? parser::SheetLayout::list : parser::SheetLayout::sideBySide;
    if (turns.size() < 6) return std::nullopt;
    const std::size_t at = 1 + below(turns.size() - 5);
    if (kind == SlipKind::turnsSwapped) {
      if (turns[at].player == turns[at + 1].player) return std::nullopt;
      std::swap(turns[at], turns[at + 1]);
      return TrueRepair{replay::SlipField::order, at, std::to_string(at + 2)};
    }
    if (kind == SlipKind::roundsSwapped) {
      const std::size_t round = at / 2 * 2;
      if (round + 3 >= turns.size()) return std::nullopt;
      std::swap(turns[round], turns[round + 2]);
      std::swap(turns[round + 1], turns[round + 3]);
      return TrueRepair{replay::SlipField::order, round, std::to_string(round + 3)};
    }
    if (turns[at].kind != parser::SheetTurnKind::play) return std::nullopt;
    const int player = turns[at].player;
    const TrueRepair repair{replay::SlipField::missingTurn, at, std::to_string(turns[at].score->value)};
    turns.erase(turns.begin() + static_cast<std::ptrdiff_t>(at));
    if (list) return repair;
    return moveUp(sheet, at, player) ? std::optional(repair) : std::nullopt;
  }

  /// Deals the turns from `at` on to the two columns again, as a sheet side by side shows them.
  static bool moveUp(parser::ScoreSheet& sheet, std::size_t at, int player) {
    std::array<std::vector<parser::SheetTurn>, 2> columns;
    for (std::size_t turn = at; turn < sheet.turns.size(); ++turn)
      columns[static_cast<std::size_t>(sheet.turns[turn].player)].push_back(sheet.turns[turn]);
    if (columns[0].empty() || columns[1].empty()) return false;
    sheet.turns.resize(at);
    std::array<std::size_t, 2> next{};
    for (auto column = static_cast<std::size_t>(player);
         next[0] < columns[0].size() || next[1] < columns[1].size(); column = 1 - column) {
      if (next[column] < columns[column].size()) sheet.turns.push_back(columns[column][next[column]++]);
    }
    return true;
  }

  static std::string text(const parser::SheetWord& word) {
    std::string all;
    for (const parser::SheetLetter& letter : word)
      all += letter.blank ? "(" + letter.letter + ")" : letter.letter;
    return all;
  }

  const game::Language& language_;
  std::mt19937_64 random_;
};

}  // namespace rozbor::test
