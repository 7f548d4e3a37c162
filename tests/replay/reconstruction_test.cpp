#include "rozbor/replay/reconstruction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stop_token>
#include <vector>

#include "game_fixtures.h"
#include "sheet_fixtures.h"

namespace rozbor {
namespace {

using replay::ReconstructionStatus;
using replay::SlipField;
using test::movesOf;
using test::reconstructed;
using test::repairsOf;

// Ida: HOUSE across the start; Otto: SON down from its S.
constexpr const char* kWords = "house son no on";

TEST(Reconstruction, LaysTheFirstWordAcrossWhereItsPointsFit) {
  // H on a double letter: only at 8D is the H doubled and the word too.
  const auto found = reconstructed("HOUSE 24 24", kWords);
  EXPECT_EQ(movesOf(found), "8D HOUSE");
  EXPECT_EQ(found.status, ReconstructionStatus::unique);
  EXPECT_FALSE(found.question);
}

TEST(Reconstruction, TellsEveryPlaceOfAWordThatFitsTwice) {
  const auto found = reconstructed("HOUSE 16 16", kWords);
  EXPECT_EQ(found.status, ReconstructionStatus::ambiguous);
  ASSERT_EQ(found.places.size(), 1u);
  double sum = 0;
  for (const auto& place : found.places.front().places)
    sum += place.probability;
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_EQ(found.places.front().places.size(), found.solutions.size());
  ASSERT_TRUE(found.question);
  EXPECT_EQ(found.question->turn, 0u);
  EXPECT_GT(found.question->bits, 1) << "one question settles it";
  EXPECT_LE(found.question->bits, std::log2(static_cast<double>(found.solutions.size())));
}

TEST(Reconstruction, AWordGoesThroughLettersThatLie) {
  const auto found = reconstructed("HOUSE 24 24\nSON 4 4", kWords);
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ON");
}

/// How likely a turn lies there; 0 where that was not found possible.
double chanceOf(const replay::Reconstruction& found, std::size_t turn, const char* move) {
  for (const auto& turnPlaces : found.places) {
    if (turnPlaces.turn != turn) continue;
    for (const auto& place : turnPlaces.places) {
      if (moveText(place.move, test::language().alphabet) == move) return place.probability;
    }
  }
  return 0;
}

TEST(Reconstruction, CrossWordsThatNobodyKnowsAreLessLikelyAndNotImpossible) {
  // Below the S and the E, NO makes SN and EO; beside the H it makes nothing else.
  const auto unknown = reconstructed("HOUSE 24 24\nNO 8 8", "house no");
  const auto known = reconstructed("HOUSE 24 24\nNO 8 8", "house no sn eo");
  EXPECT_GT(chanceOf(unknown, 1, "9G NO"), 0);
  EXPECT_LT(chanceOf(unknown, 1, "9G NO"), chanceOf(unknown, 1, "7C NO"));
  EXPECT_GT(chanceOf(known, 1, "9G NO"), chanceOf(known, 1, "7C NO"));
}

TEST(Reconstruction, AWrittenPlaceIsTaken) {
  const auto open = reconstructed("HOUSE 16 16", kWords);
  const auto placed = reconstructed("HOUSE 16 16 8G", kWords);
  EXPECT_GT(open.solutions.size(), 1u);
  EXPECT_EQ(movesOf(placed), "8G HOUSE");
  EXPECT_EQ(placed.status, ReconstructionStatus::unique);
}

TEST(Reconstruction, AWrittenPlaceMayTurnTheFirstWordDown) {
  EXPECT_EQ(movesOf(reconstructed("HOUSE 24 24 H4", kWords)), "H4 HOUSE");
}

TEST(Reconstruction, ABlankThatWasNotMarkedIsFoundByItsPoints) {
  // HOUSE with a blank H: 2 x 4 points wherever the H is not on the double letter.
  const auto found = reconstructed("HOUSE 8 8 8D", kWords);
  EXPECT_EQ(movesOf(found), "8D hOUSE");
  EXPECT_EQ(repairsOf(found), "blank 1: HOUSE -> (H)OUSE\n");
  EXPECT_NE(found.status, ReconstructionStatus::inconsistent) << "players forget marks";
}

TEST(Reconstruction, AMarkedBlankIsWorthNothing) {
  const auto found = reconstructed("(H)OUSE 8 8 8D", kWords);
  EXPECT_EQ(movesOf(found), "8D hOUSE");
  EXPECT_EQ(repairsOf(found), "");
}

TEST(Reconstruction, AWordThroughABlankNeedsNoMark) {
  const auto found = reconstructed("HOU(S)E 22 22 8D\nSON 3 3 G8", kWords);
  EXPECT_EQ(movesOf(found), "8D HOUsE, G8 .ON");
  EXPECT_EQ(repairsOf(found), "");
}

TEST(Reconstruction, NobodyPlaysMoreTilesThanTheSetHas) {
  // Two Xs, of which the set has one: the other is a blank.
  const auto found = reconstructed("AXLE 22 22 8H\nLO 2 2 J8\nOX 2 24 9J", "axle lo ox ex");
  ASSERT_FALSE(found.solutions.empty());
  for (const auto& solution : found.solutions) {
    int drawn = 0;
    for (const auto& turn : solution.turns) {
      for (const game::Tile tile : turn.move ? turn.move->tiles() : std::span<const game::Tile>())
        drawn += tile == game::Tile(*test::language().alphabet.letter("X")) ? 1 : 0;
    }
    EXPECT_LE(drawn, 1);
  }
}

TEST(Reconstruction, AWrongScoreIsSeenByTheTotals) {
  // 42 for 24: the total after it says so.
  const auto found = reconstructed("HOUSE 42 24\nSON 4 4", kWords);
  EXPECT_EQ(found.status, ReconstructionStatus::inconsistent);
  EXPECT_EQ(repairsOf(found), "score 1: 42 -> 24\n");
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ON") << "the game is found all the same";
  EXPECT_EQ(found.conflict, std::vector<std::size_t>{0});
}

TEST(Reconstruction, AWrongScoreWithoutTotalsIsSeenByTheBoard) {
  const auto found = reconstructed("HOUSE 42", kWords);
  ASSERT_FALSE(found.repairs.empty());
  EXPECT_EQ(found.repairs.front().field, SlipField::score);
  EXPECT_EQ(found.repairs.front().likely, "24") << "two digits swapped";
}

TEST(Reconstruction, ATotalThatIsRightAgainLaterWasWrongAlone) {
  const auto found = reconstructed("HOUSE 24 34\nSON 4 4\nNO 4 28", "house son no on one so os");
  EXPECT_EQ(found.repairs.front().field, SlipField::total);
  EXPECT_EQ(found.repairs.front().turn, 0u);
  EXPECT_EQ(found.repairs.front().likely, "24");
}

TEST(Reconstruction, AWordWithALetterTooFewIsRead) {
  const auto found = reconstructed("HOUS 24 24\nSON 4 4", kWords);
  EXPECT_EQ(found.status, ReconstructionStatus::inconsistent);
  EXPECT_EQ(repairsOf(found), "word 1: HOUS -> HOUSE\n");
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ON");
}

TEST(Reconstruction, PhoniesThatMayStandAreNoSlips) {
  const auto found = reconstructed("HOUSE 24 24\nSNO 4 4", "house");
  EXPECT_EQ(repairsOf(found), "");
}

TEST(Reconstruction, APlayRuledInvalidIsLaidNowhere) {
  const auto found = reconstructed("HOUSE 24 24\nSNO* 0 0\nSON 4 28", kWords);
  ASSERT_EQ(found.solutions.size(), 1u);
  const auto& turns = found.solutions.front().turns;
  EXPECT_EQ(turns[1].kind, parser::SheetTurnKind::invalid);
  EXPECT_EQ(turns[1].score, 0);
  EXPECT_TRUE(turns[1].move) << "somewhere it lay for a moment";
  EXPECT_EQ(moveText(*turns[2].move, test::language().alphabet), "G8 .ON");
}

TEST(Reconstruction, PassesAndExchangesLayNothing) {
  const auto found = reconstructed("pass 0 0\nHOUSE 24 24\nvýměna 0 0\nSON 4 28", kWords);
  EXPECT_EQ(movesOf(found), "-, 8D HOUSE, -, G8 .ON");
}

TEST(Reconstruction, ASheetOfOnePlayerIsRefused) {
  auto sheet = test::sheetFrom("HOUSE 24 24\nSON 4 28");
  sheet.turns[1].player = 0;
  sheet.onePlayerOnly = true;
  const auto found = replay::reconstruct(sheet, test::language(), {test::knowing(kWords), {}});
  EXPECT_EQ(found.status, ReconstructionStatus::refused);
  EXPECT_TRUE(found.solutions.empty());
  EXPECT_EQ(found.wordsJudged, 2) << "it is counted all the same";
}

TEST(Reconstruction, LettersOfAnotherLanguageAreNamed) {
  const auto found = reconstructed("HŮL 24 24\nSON 4 4", kWords);
  ASSERT_FALSE(found.diagnostics.empty());
  EXPECT_EQ(found.diagnostics.front().code, "reconstruct.foreign-letter");
}

TEST(Reconstruction, TheNotedRackKeepsOutWhatItLacks) {
  const auto with = reconstructed("HOUSE 24 24 . EHOSUAA\nSON 4 4 . NOTTTTT", kWords);
  EXPECT_EQ(movesOf(with), "8D HOUSE, G8 .ON");
}

TEST(Reconstruction, NonsenseEndsWithTheRowsThatCannotBe) {
  const auto found = reconstructed("HOUSE 24 24\nQQQQQQ 3 3\nSON 4 28", kWords);
  EXPECT_EQ(found.status, ReconstructionStatus::inconsistent);
  EXPECT_EQ(found.conflict, std::vector<std::size_t>{1});
}

TEST(Reconstruction, TenThousandRowsOfNonsenseEnd) {
  std::string rows = "HOUSE 24 24\n";
  for (int row = 0; row < 10'000; ++row)
    rows += "XYZZY 7 7\n";
  EXPECT_EQ(reconstructed(rows, kWords).status, ReconstructionStatus::inconsistent);
}

/// Every play of a word that the source knows, laid anywhere: what costs most.
replay::PlaySource anywhere(std::uint64_t& asked) {
  return [&asked](const replay::MissingPlay& missing) {
    replay::PossiblePlays plays;
    ++asked;
    const std::vector<game::Tile> tiles{*test::language().alphabet.tile("A"),
                                        *test::language().alphabet.tile("T")};
    for (int row = 0; row < 15; ++row) {
      for (int column = 0; column < 13; ++column) {
        const game::Square at(row, column);
        if (!missing.board.isEmpty(at) || !missing.board.isEmpty(game::Square(row, column + 1))) continue;
        plays.moves.push_back(game::Move::placement(at, game::Direction::across, tiles));
      }
    }
    plays.work = 64;
    return plays;
  };
}

TEST(Reconstruction, RowsWithoutWordsEndWithTheWorkAndSaySo) {
  std::string rows = "HOUSE 24 24\n";
  for (int row = 0; row < 12; ++row)
    rows += "ŮŮŮ 6 .\n";
  std::uint64_t asked = 0;
  replay::ReconstructionLimits limits;
  limits.work = 2'000;
  limits.boards = 100;
  const auto found = replay::reconstruct(test::sheetFrom(rows), test::language(),
                                         {test::knowing(kWords), anywhere(asked)}, limits);
  EXPECT_TRUE(found.bounded);
  EXPECT_LE(asked, limits.work);
  EXPECT_NE(found.status, ReconstructionStatus::unique) << "what was not looked for is not excluded";
  EXPECT_TRUE(std::ranges::any_of(found.diagnostics,
                                  [](const auto& one) { return one.code == "reconstruct.too-wide"; }));
}

TEST(Reconstruction, StopsWhenItIsTold) {
  std::stop_source stop;
  stop.request_stop();
  replay::ReconstructionLimits limits;
  limits.stop = stop.get_token();
  const auto found = replay::reconstruct(test::sheetFrom("HOUSE 24 24\nSON 4 4"), test::language(),
                                         {test::knowing(kWords), {}}, limits);
  EXPECT_TRUE(found.bounded);
  EXPECT_TRUE(found.solutions.empty());
}

TEST(Reconstruction, AMissingWordHasItsPlaces) {
  const auto source = [](const replay::MissingPlay& missing) {
    replay::PossiblePlays plays;
    for (const char* letter : {"S", "T"}) {
      const std::vector<game::Tile> tiles{game::Tile(), *test::language().alphabet.tile("O"),
                                          *test::language().alphabet.tile(letter)};
      if (missing.points == 3)
        plays.moves.push_back(game::Move::placement(game::Square(7, 7), game::Direction::down, tiles));
    }
    return plays;
  };
  const auto sheet = test::sheetFrom("HOUSE 24 24 8D\nŮŮŮ 3 3\nHE 5 29");
  const auto found = replay::reconstruct(sheet, test::language(), {test::knowing("house"), source});
  const auto row = std::ranges::find(found.places, 1u, &replay::TurnPlaces::turn);
  ASSERT_NE(row, found.places.end());
  EXPECT_EQ(row->places.size(), 2u);
}

TEST(Reconstruction, ASheetWithoutTurnsIsRefused) {
  EXPECT_EQ(replay::reconstruct({}, test::language(), {}).status, ReconstructionStatus::refused);
}

}  // namespace
}  // namespace rozbor
