#include <gtest/gtest.h>

#include "gcg_support.h"

namespace rozbor::parser::testing {
namespace {

TEST(GcgTile, BracketsHoldOneTile) {
  const Event e = event(" [CH]LAP[L·L] 8D [CH]LA[ch]. +5 5");
  EXPECT_EQ(spelt(e.rack->value), "CH L A P L·L");
  EXPECT_EQ(spelt(e.play.value), "CH L A ch .");
}

TEST(GcgTile, BlankOfARackIsAQuestionMark) {
  EXPECT_EQ(spelt(event(" A?_ - +0 0").rack->value), "A ? ?");
}

TEST(GcgTile, ThroughTilesAreDotsOrLetters) {
  EXPECT_EQ(spelt(event(" AB 8D .A.. +5 5").play.value), ". A . .");
  EXPECT_EQ(spelt(event(" AB 8D WARD +5 5").play.value), "W A R D");
}

TEST(GcgTile, ThroughLettersInParenthesesAreWrittenOut) {
  EXPECT_EQ(spelt(event(" HOSE 8D HO(U)SE +5 5").play.value), "H O U S E");
  EXPECT_EQ(spelt(event(" HOSE 8D (HOU)S(E) +5 5").play.value), "H O U S E");
}

TEST(GcgTile, LettersOfAllAlphabets) {
  EXPECT_EQ(spelt(event(" ŘÚŁŹŔ 8D ñß +5 5").rack->value), "Ř Ú Ł Ź Ŕ");
  EXPECT_EQ(spelt(event(" ЖЁ 8D ω +5 5").rack->value), "Ж Ё");
}

TEST(GcgTile, AccentsJoinTheirLetter) {
  const Event e = event(" C\u030CAS\u030C 8D x\u030C +5 5");
  EXPECT_EQ(spelt(e.rack->value), "Č A Š");
  EXPECT_EQ(spelt(e.play.value), "x\u030C");
  EXPECT_EQ(e.rack->value[0].where.length, 2U);
}

TEST(GcgTile, DeclaredAnywhereHoldsEverywhere) {
  const ParsedRecord parsed = parseGcg(">ana: ACH - +0 0\n#tile CH ch\n");
  EXPECT_EQ(spelt(parsed.record.events[0].rack->value), "A CH");
}

TEST(GcgTile, DeclarationNeedsTwoPlainWords) {
  for (const char* bad : {"", "CH", "C.H c.h", "8H 8h", "[CH] [ch]", "ABCDEFGHI abcdefghi"}) {
    const ParsedRecord parsed = parseGcg(twoPlayers() + "#tile " + bad + "\n");
    EXPECT_EQ(codes(parsed), std::vector<std::string>{"gcg.bad-tile-declaration"}) << bad;
    EXPECT_TRUE(parsed.record.tiles.empty()) << bad;
  }
}

TEST(GcgTile, BracketThatDoesNotCloseIsAFault) {
  EXPECT_EQ(codes(game(" AB[CH 8D AB +5 5")), std::vector<std::string>{"gcg.unclosed-bracket"});
  EXPECT_EQ(codes(game(" AB 8D A[B +5 5")), std::vector<std::string>{"gcg.unclosed-bracket"});
  EXPECT_EQ(codes(game(" AB 8D A(B +5 5")), std::vector<std::string>{"gcg.unclosed-bracket"});
  EXPECT_EQ(codes(game(" AB 8D A[] +5 5")), std::vector<std::string>{"gcg.bad-play"});
}

}  // namespace
}  // namespace rozbor::parser::testing
