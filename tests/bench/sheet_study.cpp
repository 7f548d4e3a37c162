// How well score sheets without coordinates are reconstructed (docs/cas.md):
//   sheet_study LANGUAGE LEXICON clean|slips|points|two|gaps|calibration FILE.gcg…
// clean: words, points and totals as they are, also with the tiles left, also without totals. slips: one
// slip of each kind in each game; points: the same in sheets without totals; two: two slips in a game.
// Games with a fault of their own are left out.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "sheet_slips.h"
#include "sheet_study_support.h"

namespace {

using namespace rozbor;
using namespace rozbor::bench;

struct Tally {
  int games = 0, truthIn = 0, unique = 0, wrongUnique = 0, repaired = 0, oneQuestion = 0, firstRight = 0,
      inconsistent = 0;
  int rows = 0, rowsFixed = 0;
  std::vector<double> milliseconds;
};

replay::Reconstruction timed(const parser::ScoreSheet& sheet, const Setting& setting, Tally* tally) {
  const std::clock_t start = std::clock();
  auto result = reconstruct(sheet, setting.language, setting.means);
  const double took = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  if (tally != nullptr) tally->milliseconds.push_back(took);
  return result;
}

bool settledBy(const replay::Reconstruction& result, parser::ScoreSheet sheet, const Game& game,
               bool mirrored, const Setting& setting) {
  if (result.status != replay::ReconstructionStatus::ambiguous || !result.question) return false;
  const auto& truth = game.moves[result.question->turn];
  if (!truth) return false;
  game::Square start = truth->start();
  auto direction = truth->direction();
  if (mirrored) {
    start = game::Square(start.column, start.row);
    direction = crosswise(direction);
  }
  sheet.turns[result.question->turn].at =
      parser::Field<parser::Coordinate>{{start.row, start.column, direction == game::Direction::across}, {}};
  const auto settled = reconstruct(sheet, setting.language, setting.means);
  return settled.status == replay::ReconstructionStatus::unique &&
         isTruth(settled.solutions.front(), game, mirrored);
}

void studyClean(const std::vector<Game>& games, const Setting& setting, bool totals, bool ends) {
  Tally tally;
  for (const Game& game : games) {
    const bool mirrored = isMirrored(game);
    const auto sheet = bare(game, totals, ends);
    const auto result = timed(sheet, setting, &tally);
    ++tally.games;
    const bool truthIn = std::ranges::any_of(
        result.solutions, [&](const auto& solution) { return isTruth(solution, game, mirrored); });
    const bool first = !result.solutions.empty() && isTruth(result.solutions.front(), game, mirrored);
    const bool unique = result.status == replay::ReconstructionStatus::unique;
    const bool bad = result.status == replay::ReconstructionStatus::inconsistent;
    tally.truthIn += truthIn;
    tally.firstRight += first;
    tally.unique += unique;
    tally.wrongUnique += unique && !first;
    tally.inconsistent += bad;
    tally.repaired += !result.repairs.empty();
    tally.oneQuestion += (unique && first) || settledBy(result, sheet, game, mirrored, setting);
    for (const auto& turn : result.places) {
      ++tally.rows;
      tally.rowsFixed += turn.places.front().probability >= replay::kUniqueShare;
    }
    if (!truthIn || bad) {
      fmt::print(stderr, "{}: {} truth {} unknown {}", game.file, name(result.status), truthIn,
                 result.wordsUnknown);
      for (const std::size_t turn : result.conflict)
        fmt::print(stderr, " conflict {}", turn + 1);
      for (const auto& repair : result.repairs)
        fmt::print(stderr, " [{} {} {} -> {} {:.2f}]", name(repair.field), repair.turn + 1, repair.written,
                   repair.likely, repair.probability);
      fmt::print(stderr, "\n");
    }
  }
  std::ranges::sort(tally.milliseconds);
  const auto at = [&](double q) {
    return tally
        .milliseconds[static_cast<std::size_t>(q * static_cast<double>(tally.milliseconds.size() - 1))];
  };
  const auto percent = [&](int n, int of) { return 100.0 * n / std::max(1, of); };
  fmt::print(
      "{} games, {}{}: truth in {:.1f} %, unique {:.1f} % (wrong {:.2f} % of them), inconsistent {:.1f} %, "
      "with a repair {:.1f} %, "
      "at most one question {:.1f} %, first right {:.1f} %, rows fixed {:.2f} %; median {:.2f} ms, p99 "
      "{:.1f} ms, "
      "max {:.0f} ms\n",
      tally.games, totals ? "totals" : "points only", ends ? ", tiles left" : "",
      percent(tally.truthIn, tally.games), percent(tally.unique, tally.games),
      percent(tally.wrongUnique, tally.unique), percent(tally.inconsistent, tally.games),
      percent(tally.repaired, tally.games), percent(tally.oneQuestion, tally.games),
      percent(tally.firstRight, tally.games), percent(tally.rowsFixed, tally.rows), at(0.5), at(0.99), at(1));
}

/// Whether the repair is the true one; which letter is a blank is a repair of its own.
bool matches(const replay::Repair& repair, const test::TrueRepair& truth) {
  const auto plain = [&](std::string text) {
    if (truth.field == replay::SlipField::word)
      std::erase_if(text, [](char c) { return c == '(' || c == ')'; });
    return text;
  };
  return repair.field == truth.field && repair.turn == truth.turn &&
         plain(repair.likely) == plain(truth.likely);
}

void studySlips(const std::vector<Game>& games, const Setting& setting, bool totals) {
  for (std::size_t kind = 0; kind < test::kSlipNames.size(); ++kind) {
    int made = 0, detected = 0, firstThree = 0, first = 0;
    Tally tally;
    test::SlipMaker maker(setting.language, 7 + kind);
    for (const Game& game : games) {
      auto sheet = bare(game, totals, true);
      const auto truth = maker.make(sheet, game.moves, static_cast<test::SlipKind>(kind));
      if (!truth) continue;
      const auto result = timed(sheet, setting, &tally);
      ++made;
      const bool told =
          result.status == replay::ReconstructionStatus::inconsistent || !result.repairs.empty();
      detected += told;
      for (std::size_t rank = 0; rank < std::min<std::size_t>(3, result.repairs.size()); ++rank) {
        if (!matches(result.repairs[rank], *truth)) continue;
        ++firstThree;
        first += rank == 0;
        break;
      }
      if (!told || result.repairs.empty() || !matches(result.repairs[0], *truth)) {
        fmt::print(stderr, "{}: {} at {} likely {}: {} best p {:.2f}", game.file, test::kSlipNames[kind],
                   truth->turn + 1, truth->likely, name(result.status),
                   result.solutions.empty() ? 0 : result.solutions[0].probability);
        for (const auto& repair : result.repairs)
          fmt::print(stderr, " [{} {} {} -> {} {:.2f}]", name(repair.field), repair.turn + 1, repair.written,
                     repair.likely, repair.probability);
        fmt::print(stderr, "\n");
      }
    }
    std::ranges::sort(tally.milliseconds);
    const auto percent = [&](int n) { return 100.0 * n / std::max(1, made); };
    fmt::print(
        "{:16} {}: {:4} games, detected {:5.1f} %, true repair among three {:5.1f} %, first {:5.1f} %; "
        "median {:.1f} ms, "
        "max {:.0f} ms\n",
        test::kSlipNames[kind], totals ? "totals" : "points", made, percent(detected), percent(firstThree),
        percent(first), made > 0 ? tally.milliseconds[tally.milliseconds.size() / 2] : 0,
        made > 0 ? tally.milliseconds.back() : 0);
    std::fflush(stdout);
  }
}

/// Two slips of different kinds, each the true one if it is among the first three proposals.
void studyTwoSlips(const std::vector<Game>& games, const Setting& setting) {
  using enum test::SlipKind;
  constexpr std::array kKinds{wrongDigit,    digitsSwapped, wrongTotal,    wrongLetter,
                              missingLetter, extraLetter,   swappedLetters};
  test::SlipMaker maker(setting.language, 99);
  int made = 0, told = 0, one = 0, both = 0;
  for (std::size_t number = 0; number < games.size(); ++number) {
    auto sheet = bare(games[number], true, true);
    const std::size_t kind = number % kKinds.size();
    const auto first = maker.make(sheet, games[number].moves, kKinds[kind]);
    const auto second =
        maker.make(sheet, games[number].moves, kKinds[(kind + 1 + number / 7 % 6) % kKinds.size()]);
    if (!first || !second || first->turn == second->turn) continue;
    const auto result = timed(sheet, setting, nullptr);
    const auto end = result.repairs.begin() + std::min<std::ptrdiff_t>(3, std::ssize(result.repairs));
    const auto found = [&](const test::TrueRepair& truth) {
      return std::any_of(result.repairs.begin(), end,
                         [&](const auto& repair) { return matches(repair, truth); });
    };
    ++made;
    told += result.status == replay::ReconstructionStatus::inconsistent;
    one += found(*first) || found(*second);
    both += found(*first) && found(*second);
  }
  fmt::print("two slips: {} games, detected {:.1f} %, one true repair among three {:.1f} %, both {:.1f} %\n",
             made, 100.0 * told / std::max(1, made), 100.0 * one / std::max(1, made),
             100.0 * both / std::max(1, made));
}

/// One word of each sheet is not legible: is the true one among the proposals, and at what place?
void studyGaps(const std::vector<Game>& games, const Setting& setting, bool totals) {
  Tally tally;
  std::mt19937_64 random(11);
  int made = 0, first = 0, among = 0, claimed = 0, wrong = 0, bounded = 0;
  for (const Game& game : games) {
    auto sheet = bare(game, totals, true);
    std::vector<std::size_t> plays;
    for (std::size_t turn = 0; turn < sheet.turns.size(); ++turn) {
      if (sheet.turns[turn].kind == parser::SheetTurnKind::play) plays.push_back(turn);
    }
    const std::size_t gap = plays[random() % plays.size()];
    sheet.turns[gap].kind = parser::SheetTurnKind::missing;
    sheet.turns[gap].word.value.clear();
    const bool mirrored = isMirrored(game);
    const auto truth = mirrored
                           ? game::Move::placement(
                                 game::Square(game.moves[gap]->start().column, game.moves[gap]->start().row),
                                 crosswise(game.moves[gap]->direction()), game.moves[gap]->tiles())
                           : *game.moves[gap];
    const auto result = timed(sheet, setting, &tally);
    ++made;
    bounded += result.bounded;
    const auto turn = std::ranges::find(result.places, gap, &replay::TurnPlaces::turn);
    std::ptrdiff_t rank = -1;
    if (turn != result.places.end()) {
      const auto place = std::ranges::find(turn->places, truth, &replay::PlaceChance::move);
      if (place != turn->places.end()) rank = place - turn->places.begin();
    }
    among += rank >= 0;
    first += rank == 0;
    const bool unique = result.status == replay::ReconstructionStatus::unique;
    claimed += unique;
    wrong += unique && rank != 0;
    if (rank < 0 || tally.milliseconds.back() > 1500) {
      fmt::print(stderr, "{}: turn {} of {} points {}: {} rank {} of {} bounded {} {:.0f} ms\n", game.file,
                 gap + 1, sheet.turns[gap].score->value,
                 setting.language.alphabet.size() > 0 ? moveText(truth, setting.language.alphabet) : "",
                 name(result.status), rank, turn == result.places.end() ? 0 : turn->places.size(),
                 result.bounded, tally.milliseconds.back());
    }
  }
  std::ranges::sort(tally.milliseconds);
  const auto percent = [&](int n) { return 100.0 * n / std::max(1, made); };
  fmt::print(
      "a word missing, {}: {} games, true word among the proposals {:.1f} %, first {:.1f} %, unique {:.1f} % "
      "({} wrong), "
      "bounded {:.1f} %; median {:.0f} ms, max {:.0f} ms\n",
      totals ? "totals" : "points", made, percent(among), percent(first), percent(claimed), wrong,
      percent(bounded), tally.milliseconds[tally.milliseconds.size() / 2], tally.milliseconds.back());
}

/// Games by what was claimed of them, and how often it was true.
struct Reliability {
  std::array<int, 10> claims{};
  std::array<int, 10> truths{};
  std::array<double, 10> claimed{};

  void add(double probability, bool isTrue) {
    const auto bin = std::min<std::size_t>(9, static_cast<std::size_t>(10 * probability));
    ++claims[bin];
    truths[bin] += isTrue;
    claimed[bin] += probability;
  }
};

/// Of every game that is listed for a sheet with a slip, or with none: is it as likely as is claimed? With
/// totals and without, by turns.
void studyCalibration(const std::vector<Game>& games, const Setting& setting) {
  constexpr std::size_t kKinds = 8;  // those after which the rows are still the turns
  Reliability reliability;
  int sheets = 0, found = 0;
  for (std::size_t number = 0; number < games.size(); ++number) {
    const Game& game = games[number];
    auto sheet = bare(game, number % 2 == 0, number % 4 < 2);
    test::SlipMaker maker(setting.language, number);
    const std::size_t kind = number % (kKinds + 1);
    if (kind < kKinds) (void)maker.make(sheet, game.moves, static_cast<test::SlipKind>(kind));
    const auto result = timed(sheet, setting, nullptr);
    ++sheets;
    for (const replay::Solution& solution : result.solutions) {
      const bool isTrue = isTruth(solution, game, isMirrored(game));
      reliability.add(solution.probability, isTrue);
      found += isTrue;
    }
  }
  fmt::print("{} sheets, the true game listed for {:.1f} %\n", sheets, 100.0 * found / std::max(1, sheets));
  for (std::size_t bin = 0; bin < reliability.claims.size(); ++bin) {
    if (reliability.claims[bin] == 0) continue;
    fmt::print("  claimed {:2}0 to {:2}0 %: {:5} games, mean claim {:5.1f} %, true {:5.1f} %\n", bin, bin + 1,
               reliability.claims[bin], 100 * reliability.claimed[bin] / reliability.claims[bin],
               100.0 * reliability.truths[bin] / reliability.claims[bin]);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 4) {
    fmt::print(stderr, "see the head of tests/bench/sheet_study.cpp\n");
    return 2;
  }
  const Setting setting = settingOf(words[0], words[1]);
  const std::vector<Game> games = readGames(std::span(words).subspan(3), setting);
  if (words[2] == "clean") {
    studyClean(games, setting, true, true);
    studyClean(games, setting, true, false);
    studyClean(games, setting, false, false);
  } else if (words[2] == "gaps") {
    studyGaps(games, setting, true);
    studyGaps(games, setting, false);
  } else if (words[2] == "calibration") {
    studyCalibration(games, setting);
  } else if (words[2] == "two") {
    studyTwoSlips(games, setting);
  } else {
    studySlips(games, setting, words[2] == "slips");
  }
}
