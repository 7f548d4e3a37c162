#include "rozbor/review/rack_constraints.h"

#include <gtest/gtest.h>

#include <string>

#include "replay_fixtures.h"

namespace rozbor {
namespace {

std::string text(const game::TileCounts& tiles) {
  return rackText(tiles, test::language().alphabet);
}

reports::RackConstraints constraints(std::string_view events, std::size_t turn) {
  return reports::rackConstraints(test::played(events), turn, test::language());
}

const char* const kEvents =
    ">Ida: HOUSE 8D HOUSE +16 16\n"
    ">Otto: TEA 9C TEA +10 10\n"
    ">Ida: XI 10E XI +20 36\n"
    ">Otto: ZO 11F ZO +11 21\n";

TEST(RackConstraints, AreTheTilesOfThePlayWhereTheRecordTellsNoMore) {
  EXPECT_EQ(text(constraints(kEvents, 0).held), "EHOSU");
}

TEST(RackConstraints, WhatTheOpponentLaidLaterWasElsewhere) {
  EXPECT_EQ(text(constraints(kEvents, 0).elsewhere), "AEOTZ");
  EXPECT_EQ(text(constraints(kEvents, 1).elsewhere), "IX");
}

TEST(RackConstraints, LaterTilesCountWhatWasDrawnBefore) {
  const auto found = constraints(kEvents, 0);
  ASSERT_EQ(found.later.size(), 1u);
  EXPECT_EQ(text(found.later[0].had), "IX");
  EXPECT_EQ(found.later[0].drawn, 5);
}

TEST(RackConstraints, NothingIsDrawnAfterAPass) {
  const auto found = constraints(
      ">Ida: - - +0 0\n"
      ">Otto: TEA 8G TEA +6 6\n"
      ">Ida: SI 7H SI +5 5\n",
      0);
  EXPECT_EQ(text(found.held), "IS");
}

TEST(RackConstraints, EndWithAnExchangeAfterWhichTilesChangeHands) {
  const auto found = constraints(
      ">Ida: HOUSE 8D HOUSE +16 16\n"
      ">Otto: TEA 9C TEA +10 10\n"
      ">Ida: QVW -QVW +0 16\n"
      ">Otto: QI 11F QI +11 21\n"
      ">Ida: XI 10E XI +20 36\n",
      0);
  EXPECT_EQ(text(found.elsewhere), "AET");
  ASSERT_EQ(found.later.size(), 1u);
  EXPECT_EQ(text(found.later[0].had), "QVW");
}

/// The Q that Ida lays at last may be the one that Otto threw back.
TEST(RackConstraints, ForgetLaterTilesThatTheOpponentHasThrownBack) {
  const auto found = constraints(
      ">Ida: HOUSE 8D HOUSE +16 16\n"
      ">Otto: QVW -QVW +0 0\n"
      ">Ida: XI 10E XI +20 36\n"
      ">Otto: TEA 9C TEA +10 10\n"
      ">Ida: QIS 11F QIS +12 48\n",
      0);
  EXPECT_EQ(text(found.elsewhere), "AEQTVW");
  ASSERT_EQ(found.later.size(), 2u);
  EXPECT_EQ(text(found.later[0].had), "IX");
  EXPECT_EQ(text(found.later[1].had), "IISX");
}

TEST(RackConstraints, TilesOfAPlayTakenBackAreNoPartOfWhatWasKept) {
  const auto found = constraints(
      ">Ida: HOUSE 8D HOUSE +16 16\n"
      ">Ida: HOUSE -- -16 0\n"
      ">Otto: TEA 8G TEA +6 6\n"
      ">Ida: HOUSEX 9C HOUSE +20 20\n",
      0);
  ASSERT_EQ(found.later.size(), 1u);
  EXPECT_EQ(text(found.later[0].had), "X");
  EXPECT_EQ(found.later[0].drawn, 0);
  EXPECT_EQ(text(found.held), "EHOSUX");
}

TEST(HiddenDecision, AsksAboutThePositionOfTheTurn) {
  const auto replay = test::played(kEvents);
  const auto hidden = reports::hiddenDecision(replay, 0, test::language());
  EXPECT_TRUE(hidden.before.board.empty());
  EXPECT_EQ(text(hidden.before.rack), "EHOSU");
  EXPECT_EQ(hidden.seen.move, *replay.turns[0].move);
}

}  // namespace
}  // namespace rozbor
