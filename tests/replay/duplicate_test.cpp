#include "rozbor/replay/duplicate.h"

#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kHead = "Round;Rack;Master;Ida;Otto\n";

DuplicateReplay playedOut(std::string_view rows, const game::Language& language = test::language()) {
  return replayDuplicate(parser::parseDuplicate(std::string(kHead) + std::string(rows)).record, language);
}

std::vector<std::string> codesOf(const DuplicateReplay& replay) {
  std::vector<std::string> codes;
  for (const parser::Diagnostic& diagnostic : replay.diagnostics)
    codes.push_back(diagnostic.code);
  return codes;
}

std::string moveOf(const DuplicatePlay& play) {
  return play.move ? moveText(*play.move, test::language().alphabet) : "none";
}

TEST(DuplicateReplay, LaysTheMasterMoveForAll) {
  const DuplicateReplay replay =
      playedOut("1;AEHOSUU;8D HOUSE;8D HOUSE;E7 AUE\n2;AUEIPRT;E7 TOP;8D HOUSER;E7 TOP 5\n");
  ASSERT_EQ(replay.rounds.size(), 2U);
  EXPECT_THAT(codesOf(replay), ElementsAre("duplicate.does-not-fit"));  // E7 AUE does not touch the start
  EXPECT_EQ(replay.rounds[0].before, test::boardFrom(""));
  EXPECT_EQ(replay.rounds[0].plays[0].scoreComputed, 24);
  EXPECT_EQ(replay.rounds[0].plays[1].kind, DuplicatePlay::Kind::unfit);
  EXPECT_EQ(replay.rounds[1].before, test::boardFrom("8 ...HOUSE"));
  EXPECT_EQ(moveOf(replay.rounds[1].plays[0]), "8D .....R");
  EXPECT_EQ(moveOf(replay.rounds[1].plays[1]), "E7 T.P");
  EXPECT_EQ(replay.rounds[1].plays[1].scoreComputed, 5);
}

TEST(DuplicateReplay, TakesABlankWhereTheRackLacksTheTile) {
  const DuplicateReplay replay = playedOut("1;AEHSU?U;8D HOUSE;8D HOUSE;8D H(O)USE\n");
  EXPECT_THAT(codesOf(replay), IsEmpty());
  EXPECT_EQ(moveOf(replay.rounds[0].plays[0]), "8D HoUSE");
  EXPECT_EQ(moveOf(replay.rounds[0].plays[1]), "8D HoUSE");
}

/// Of two equal letters one is a blank; the H that counts is the one on the double letter of D8.
TEST(DuplicateReplay, TakesTheDearestOfSeveralWays) {
  const DuplicateReplay replay = playedOut("1;ADEH?OO;8D HOODH;8H HOOD;-\n");
  EXPECT_EQ(moveOf(replay.rounds[0].plays[0]), "8H HOOD");
  EXPECT_EQ(moveOf(replay.rounds[0].master), "8D HOODh");
}

TEST(DuplicateReplay, KnowsOfPointsAloneOfPassesAndOfInvalidPlays) {
  const DuplicateReplay replay = playedOut("1;AEHOSUU;8D HOUSE;24;-\n2;AUEIPRT;E7 TOP;;E7 TOP invalid\n");
  using Kind = DuplicatePlay::Kind;
  EXPECT_THAT(codesOf(replay), IsEmpty());
  EXPECT_EQ(replay.rounds[0].plays[0].kind, Kind::points);
  EXPECT_EQ(replay.rounds[0].plays[1].kind, Kind::none);
  EXPECT_EQ(replay.rounds[1].plays[0].kind, Kind::none);
  EXPECT_EQ(replay.rounds[1].plays[1].kind, Kind::invalid);
}

TEST(DuplicateReplay, LaysAMasterMoveOfOtherTilesThanTheRack) {
  const DuplicateReplay replay = playedOut("1;AEHOSUU;8D HORSE;8D HOUSE;-\n");
  EXPECT_THAT(codesOf(replay), ElementsAre("duplicate.tile-not-on-rack"));
  EXPECT_EQ(replay.last, test::boardFrom("8 ...HORSE"));
}

TEST(DuplicateReplay, LetsTilesGoBackThatTheRefereeRedrew) {
  EXPECT_THAT(codesOf(playedOut("1;AEHOSUU;8D HOUSE;-;-\n2;-EINPRST;E7 TOP;-;-\n")), IsEmpty());
  EXPECT_THAT(codesOf(playedOut("1;AEHOSUU;8D HOUSE;-;-\n2;EINPRST;E7 TOP;-;-\n")),
              ElementsAre("duplicate.rack-not-kept"));
}

/// Near the end a rack is as long as what is left.
TEST(DuplicateReplay, TellsShortRacksOnlyWhereThereAreMoreTiles) {
  EXPECT_THAT(codesOf(playedOut("1;HOUSE;8D HOUSE;-;-\n")), ElementsAre("duplicate.rack-short"));
}

TEST(DuplicateReplay, TellsLanguagesApart) {
  const auto record =
      parser::parseDuplicate(std::string(kHead) + "1;AEHOSUU;8D HOUSE;8D HOUSE 24;-\n").record;
  EXPECT_EQ(fitOf(replayDuplicate(record, test::language("en"))), (DuplicateFit{0, 0}));
  EXPECT_EQ(fitOf(replayDuplicate(record, test::language("cs"))), (DuplicateFit{0, 1}));  // U is worth more
  const auto polish = parser::parseDuplicate(std::string(kHead) + "1;AEHOSUŻ;8D HOŻE;-;-\n").record;
  EXPECT_GT(fitOf(replayDuplicate(polish, test::language("en"))).foreignTiles, 0);
}

/// One broken file for each fault.
TEST(DuplicateReplay, SaysEachFaultOnce) {
  for (const char* fault :
       {"no-rack", "rack-too-large", "rack-impossible", "rack-short", "rack-not-kept", "unknown-letter",
        "no-place", "does-not-fit", "tile-not-on-rack", "no-master", "score-mismatch", "total-mismatch"}) {
    const auto file = test::sourcePath("tests/data/duplicate/" + std::string(fault) + ".csv");
    const auto parsed = parser::parseDuplicate(test::fileText(file));
    EXPECT_THAT(parsed.diagnostics, IsEmpty()) << fault;
    EXPECT_THAT(codesOf(replayDuplicate(parsed.record, test::language())),
                ElementsAre("duplicate." + std::string(fault)));
  }
}

}  // namespace
}  // namespace rozbor::replay
