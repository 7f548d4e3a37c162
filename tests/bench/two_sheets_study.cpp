// What the other player's sheet adds to a score sheet (docs/cas.md):
//   two_sheets_study LANGUAGE LEXICON MODE FILE.gcg…
// MODE: halves (each has the words of one player, the points of both), slips (one of the points and one of
// the letters in each; the second has its columns the other way round), skipped (each leaves out another turn
// of its column, no totals), illegible (each has another word that is not legible). Also told: what the first
// alone would have settled.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/replay/two_sheets.h"
#include "sheet_slips.h"
#include "sheet_study_support.h"

namespace {

using namespace rozbor;
using namespace rozbor::bench;
using test::SlipKind;

constexpr SlipKind kPoints[] = {SlipKind::wrongDigit, SlipKind::digitsSwapped};
constexpr SlipKind kLetters[] = {SlipKind::wrongLetter, SlipKind::missingLetter, SlipKind::extraLetter,
                                 SlipKind::swappedLetters};

struct Tally {
  int games = 0, in = 0, first = 0, settled = 0, wrong = 0, alone = 0, unrelated = 0, differences = 0,
      resolved = 0;
  std::vector<double> milliseconds;
};

void forgetWordsOf(parser::ScoreSheet& sheet, int player) {
  for (parser::SheetTurn& turn : sheet.turns) {
    if (turn.player != player) continue;
    turn.kind = parser::SheetTurnKind::missing;
    turn.word.value.clear();
  }
  sheet.onePlayerOnly = true;
}

void forgetTotals(parser::ScoreSheet& sheet) {
  for (parser::SheetTurn& turn : sheet.turns)
    turn.total.reset();
  sheet.result = {};
}

/// A word and its points, of a turn that the other sheet has.
void forgetAWord(parser::ScoreSheet& sheet, const parser::ScoreSheet& other, std::mt19937_64& random) {
  std::vector<std::size_t> plays;
  for (std::size_t turn = 0; turn < sheet.turns.size(); ++turn) {
    const bool isPlay = sheet.turns[turn].kind == parser::SheetTurnKind::play;
    if (isPlay && other.turns[turn].kind == parser::SheetTurnKind::play) plays.push_back(turn);
  }
  parser::SheetTurn& turn = sheet.turns[plays[random() % plays.size()]];
  turn.kind = parser::SheetTurnKind::missing;
  turn.word.value.clear();
  turn.score.reset();
}

/// As the other player writes it: themselves first.
void swapColumns(parser::ScoreSheet& sheet) {
  for (parser::SheetTurn& turn : sheet.turns)
    turn.player = 1 - turn.player;
  std::swap(sheet.players[0], sheet.players[1]);
  std::swap(sheet.ends[0], sheet.ends[1]);
  std::swap(sheet.result[0], sheet.result[1]);
}

/// Both sheets, or nothing where the game has no place for such slips.
bool spoil(parser::ScoreSheet& one, parser::ScoreSheet& other, const Game& game, const std::string& mode,
           std::uint64_t seed, const Setting& setting) {
  std::mt19937_64 random(seed);
  one.layout = other.layout = parser::SheetLayout::sideBySide;
  if (mode == "halves") {
    forgetWordsOf(one, 1);
    forgetWordsOf(other, 0);
    return true;
  }
  if (mode == "illegible") {
    forgetTotals(one);
    forgetTotals(other);
    forgetAWord(one, other, random);
    forgetAWord(other, one, random);
    return true;
  }
  std::uint64_t slips = 2 * seed;
  std::string skipped = "none";
  for (parser::ScoreSheet* sheet : {&one, &other}) {
    test::SlipMaker maker(setting.language, slips++);
    if (mode == "skipped") {
      const auto made = maker.make(*sheet, game.moves, SlipKind::cellSkipped);
      if (!made || made->likely == skipped) return false;
      skipped = made->likely;
      forgetTotals(*sheet);
    } else if (!maker.make(*sheet, game.moves, kPoints[random() % std::size(kPoints)]) ||
               !maker.make(*sheet, game.moves, kLetters[random() % std::size(kLetters)])) {
      return false;
    }
  }
  swapColumns(other);
  return true;
}

/// Words in the order of play, down where the convention has turned the board.
bool isTrue(const replay::Solution& solution, const Game& game, bool mirrored) {
  std::vector<game::Move> truth;
  for (const auto& move : game.moves) {
    if (!move) continue;
    const game::Square start = move->start();
    truth.push_back(mirrored ? game::Move::placement(game::Square(start.column, start.row),
                                                     crosswise(move->direction()), move->tiles())
                             : *move);
  }
  std::vector<game::Move> moves;
  for (const replay::PlacedTurn& turn : solution.turns) {
    if (turn.move && turn.kind != parser::SheetTurnKind::invalid) moves.push_back(*turn.move);
  }
  return moves == truth;
}

bool isSettled(const replay::Reconstruction& result) {
  return !result.solutions.empty() && !result.bounded &&
         result.solutions.front().probability >= replay::kUniqueShare;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 4) {
    fmt::print(stderr, "see the head of tests/bench/two_sheets_study.cpp\n");
    return 2;
  }
  const Setting setting = settingOf(words[0], words[1]);
  const std::string& mode = words[2];
  Tally tally;
  std::uint64_t seed = 0;
  for (const Game& game : readGames(std::span(words).subspan(3), setting)) {
    parser::ScoreSheet one = bare(game, true, true);
    parser::ScoreSheet other = one;
    if (!spoil(one, other, game, mode, ++seed, setting)) continue;
    ++tally.games;
    tally.unrelated += replay::areOfOneGame(one, other) == replay::SameGame::yes ? 0 : 1;
    const bool mirrored = isMirrored(game);
    if (mode == "slips") {
      const auto alone = reconstruct(one, setting.language, setting.means);
      tally.alone += isSettled(alone) && isTrue(alone.solutions.front(), game, mirrored);
    }
    const std::clock_t start = std::clock();
    const auto merged = mergeSheets(one, other, replay::SecondLines::own);
    const auto result = reconstruct(merged.sheet, setting.language, setting.means);
    tally.milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    const bool first = !result.solutions.empty() && isTrue(result.solutions.front(), game, mirrored);
    tally.first += first;
    tally.in += std::ranges::any_of(result.solutions,
                                    [&](const auto& solution) { return isTrue(solution, game, mirrored); });
    tally.settled += isSettled(result);
    tally.wrong += isSettled(result) && !first;
    for (const auto& difference : differencesOf(merged.sheet, result, setting.language)) {
      ++tally.differences;
      tally.resolved += difference.likely == difference.first || difference.likely == difference.second;
    }
    if (!first) {
      fmt::print(stderr, "{}: {} solutions {} p {:.3f}", game.file, name(result.status),
                 result.solutions.size(),
                 result.solutions.empty() ? 0 : result.solutions.front().probability);
      for (const auto& told : merged.diagnostics)
        fmt::print(stderr, " ({})", told.message.english());
      tellRepairs(result);
    }
  }
  std::ranges::sort(tally.milliseconds);
  const auto percent = [&](int n) { return 100.0 * n / std::max(1, tally.games); };
  fmt::print(
      "{} {}: {} games, not known as one game {}, truth in {:.1f} %, first {:.1f} %, settled {:.1f} % ({} "
      "wrong); "
      "the first alone settled {:.1f} %; differences {}, one of both is taken in {}; median {:.1f} ms, max "
      "{:.0f} "
      "ms\n",
      words[0], mode, tally.games, tally.unrelated, percent(tally.in), percent(tally.first),
      percent(tally.settled), tally.wrong, percent(tally.alone), tally.differences, tally.resolved,
      tally.milliseconds[tally.milliseconds.size() / 2], tally.milliseconds.back());
}
