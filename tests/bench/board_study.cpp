// What the final board adds to a score sheet (docs/cas.md):
//   board_study LANGUAGE LEXICON MODE SHARE FILE.gcg…
// MODE: whole (the sheet as it is), part (the upper half of the board was seen), middle (a board after half
// of the turns), skipped (a turn is left out of its column, no totals), word (a word is not legible, nor its
// points). SHARE: of the tiles on the board so many letters are wrong, a seed for each game.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "sheet_slips.h"
#include "sheet_study_support.h"

namespace {

using namespace rozbor;
using namespace rozbor::bench;

struct SeenGame {
  parser::ScoreSheet sheet;
  std::vector<std::string> wrong;  ///< squares of which the letter is not the true one
};

game::Board boardAfter(const Game& game, std::size_t turns, const game::Language& language) {
  game::Board board = language.board.emptyBoard();
  for (std::size_t turn = 0; turn < turns; ++turn) {
    if (game.moves[turn]) lay(board, *game.moves[turn]);
  }
  return board;
}

/// The board as somebody sees it who takes a share of the letters for others.
void see(SeenGame& seen, const game::Board& board, const game::Language& language, double share, int rows,
         std::mt19937_64& random) {
  parser::BoardReading reading;
  reading.rows = static_cast<std::uint32_t>(rows);
  reading.columns = static_cast<std::uint32_t>(board.columns());
  std::uniform_real_distribution<double> chance;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const game::Tile tile = board.at(game::Square(row, column));
      parser::SquareSight sight;
      if (!tile.empty()) {
        auto letter = tile.letter();
        while (chance(random) < share && letter == tile.letter())
          letter = game::Letter(
              1 + static_cast<int>(random() % static_cast<std::uint64_t>(language.alphabet.size())));
        sight = {.what = parser::SquareSight::What::letter,
                 .letter = language.alphabet.upper(letter),
                 .blank = tile.isBlank()};
        if (letter != tile.letter()) seen.wrong.push_back(fmt::format("{}:{}", row, column));
      }
      reading.squares.push_back({sight});
    }
  }
  seen.sheet.boards.push_back(std::move(reading));
}

/// The moves of a solution in order, without what left no trace.
std::vector<game::Move> movesOf(const replay::Solution& solution) {
  std::vector<game::Move> moves;
  for (const replay::PlacedTurn& turn : solution.turns) {
    if (turn.move && turn.kind != parser::SheetTurnKind::invalid) moves.push_back(*turn.move);
  }
  return moves;
}

struct Tally {
  int games = 0, in = 0, first = 0, unique = 0, wrong = 0, inconsistent = 0, told = 0, bounded = 0;
  std::vector<double> milliseconds;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 5) {
    fmt::print(stderr, "see the head of tests/bench/board_study.cpp\n");
    return 2;
  }
  const Setting setting = settingOf(words[0], words[1]);
  const std::string& mode = words[2];
  const double share = std::atof(words[3].c_str());
  Tally tally;
  std::size_t number = 0;
  for (const Game& game : readGames(std::span(words).subspan(4), setting)) {
    std::mt19937_64 random(++number);
    SeenGame seen{bare(game, mode != "skipped", true), {}};
    const int rows = mode == "part" ? setting.language.board.rows() / 2 : setting.language.board.rows();
    const std::size_t turns = mode == "middle" ? game.moves.size() / 2 : game.moves.size();
    see(seen, boardAfter(game, turns, setting.language), setting.language, share, rows, random);
    if (mode == "middle")
      seen.sheet.boards.back().turnsPlayed =
          parser::Field<std::uint32_t>{static_cast<std::uint32_t>(turns), {}};
    if (mode == "skipped") {
      test::SlipMaker maker(setting.language, number);
      if (!maker.make(seen.sheet, game.moves, test::SlipKind::cellSkipped)) continue;
      for (parser::SheetTurn& turn : seen.sheet.turns)
        turn.total.reset();
      seen.sheet.result = {};
    }
    if (mode == "word") {
      std::vector<std::size_t> plays;
      for (std::size_t turn = 0; turn < seen.sheet.turns.size(); ++turn) {
        seen.sheet.turns[turn].total.reset();
        if (seen.sheet.turns[turn].kind == parser::SheetTurnKind::play) plays.push_back(turn);
      }
      parser::SheetTurn& turn = seen.sheet.turns[plays[random() % plays.size()]];
      turn.kind = parser::SheetTurnKind::missing;
      turn.word.value.clear();
      turn.score.reset();
      seen.sheet.result = {};
    }
    std::vector<game::Move> truth;
    for (std::size_t turn = 0; turn < game.moves.size(); ++turn) {
      if (game.moves[turn]) truth.push_back(*game.moves[turn]);
    }
    const std::clock_t start = std::clock();
    const auto result = reconstruct(seen.sheet, setting.language, setting.means);
    tally.milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    const auto isTrue = [&](const replay::Solution& solution) { return movesOf(solution) == truth; };
    const bool first = !result.solutions.empty() && isTrue(result.solutions.front());
    const bool in = std::ranges::any_of(result.solutions, isTrue);
    const bool settled = !result.solutions.empty() && !result.bounded &&
                         result.solutions.front().probability >= replay::kUniqueShare;
    ++tally.games;
    tally.in += in;
    tally.first += first;
    tally.unique += settled;
    tally.wrong += settled && !first;
    tally.inconsistent += result.status == replay::ReconstructionStatus::inconsistent;
    tally.bounded += result.bounded;
    std::vector<std::string> corrected;
    for (const replay::SquareCorrection& one : result.corrections)
      corrected.push_back(fmt::format("{}:{}", one.square.row, one.square.column));
    tally.told += corrected == seen.wrong;
    if (!in || (settled && !first) || !settled || tally.milliseconds.back() > 1000) {
      fmt::print(stderr,
                 "{}: {} {} in {} first {} solutions {} p {:.3f} wrong letters {} corrected {} {:.0f} ms",
                 game.file, name(result.status), result.boardFit ? name(*result.boardFit) : "-", in, first,
                 result.solutions.size(), result.solutions.empty() ? 0 : result.solutions.front().probability,
                 seen.wrong.size(), corrected.size(), tally.milliseconds.back());
      tellRepairs(result);
    }
  }
  std::ranges::sort(tally.milliseconds);
  const auto percent = [&](int n) { return 100.0 * n / std::max(1, tally.games); };
  fmt::print(
      "{} {}: {} games, truth in {:.1f} %, first {:.1f} %, settled {:.1f} % ({} wrong), inconsistent {:.1f} "
      "%, "
      "misread squares named exactly {:.1f} %, bounded {:.1f} %; median {:.1f} ms, p99 {:.0f} ms, max {:.0f} "
      "ms\n",
      words[0], mode, tally.games, percent(tally.in), percent(tally.first), percent(tally.unique),
      tally.wrong, percent(tally.inconsistent), percent(tally.told), percent(tally.bounded),
      tally.milliseconds[tally.milliseconds.size() / 2],
      tally.milliseconds[tally.milliseconds.size() * 99 / 100], tally.milliseconds.back());
}
