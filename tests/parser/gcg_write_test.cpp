#include <gtest/gtest.h>

#include "gcg_support.h"

namespace rozbor::parser::testing {
namespace {

TEST(GcgWrite, MakesWhiteSpaceRegular) {
  EXPECT_EQ(writtenBody("DOMINOE   8d\tDOMINO     22   22  BE, ET "), " DOMINOE 8D DOMINO +22 22 BE, ET");
  EXPECT_EQ(written("#player1\tana   Ana \n#player2 ben\n"), "#player1 ana Ana\n#player2 ben\n");
}

TEST(GcgWrite, EveryAction) {
  EXPECT_EQ(writtenBody(" AEX -  +0 22"), " AEX - +0 22");
  EXPECT_EQ(writtenBody(" AEX -X +0 22"), " AEX -X +0 22");
  EXPECT_EQ(writtenBody(" -3 +0 22"), " -3 +0 22");
  EXPECT_EQ(writtenBody(" AEX --  -46 22"), " AEX -- -46 22");
  EXPECT_EQ(writtenBody(" AEX (CHALLENGE) 5 22"), " AEX (challenge) +5 22");
  EXPECT_EQ(writtenBody(" (time) 10 22"), " (time) -10 22");
  EXPECT_EQ(writtenBody("  (OPEG) +14 22"), " (OPEG) +14 22");
  EXPECT_EQ(writtenBody(" T (T) -1 22"), " T (T) -1 22");
}

TEST(GcgWrite, TilesOfSeveralLettersAreBracketed) {
  const std::string text =
      written(twoPlayers() + "#tile CH ch\n>ana: CHA_ 8D ChcH. +1 1\n>ana: CH 8D .ch +1 1\n");
  EXPECT_NE(text.find(">ana: [CH]A? 8D ChcH. +1 1\n"), std::string::npos) << text;
  EXPECT_NE(text.find(">ana: [CH] 8D .[ch] +1 1\n"), std::string::npos) << text;
}

TEST(GcgWrite, ALineWithAFaultStaysAsItStood) {
  EXPECT_EQ(writtenBody(" DOM#NOE  8D DOMINO   +22 22"), " DOM#NOE  8D DOMINO   +22 22");
  EXPECT_EQ(writtenBody(" DOMINOE 8D DOMINO +2Z 22"), " DOMINOE 8D DOMINO +2Z 22");
}

TEST(GcgWrite, ALineWithAFaultThatWasMendedIsWrittenAnew) {
  GameRecord record = game(" DOMINOE 8D DOMINO +2Z 22").record;
  record.events[0].score = Field<std::int32_t>{.value = 22, .where = {}};
  EXPECT_NE(writeGcg(record).find(">ana: DOMINOE 8D DOMINO +22 22\n"), std::string::npos);
}

TEST(GcgWrite, WhatWasNotUnderstoodStaysAsItStood) {
  const std::string text = twoPlayers() + "#weather  rainy \n\n >not an event\n>neither\n#note  a \n b \n\n";
  EXPECT_EQ(written(text), text);
}

TEST(GcgWrite, NonAsciiTextIsDeclaredInLineOne) {
  EXPECT_EQ(written("#player1 ana Ána\n"), "#character-encoding UTF-8\n#player1 ana Ána\n");
  EXPECT_EQ(written("#player1 ana Ana\n"), "#player1 ana Ana\n");
}

TEST(GcgWrite, AnotherEncodingIsReplacedWhereItStands) {
  EXPECT_EQ(written("#character-encoding windows-1250\n#player1 \x9Eofie\n"),
            "#character-encoding UTF-8\n#player1 žofie\n");
  EXPECT_EQ(written("#player1 \x9Eofie\n#character-encoding windows-1250\n"),
            "#player1 žofie\n#character-encoding UTF-8\n");
}

TEST(GcgWrite, AsciiTextKeepsItsDeclaration) {
  const std::string text = "#character-encoding ISO-8859-2\n" + twoPlayers();
  EXPECT_EQ(written(text), text);
}

TEST(GcgWrite, ADeclarationOfUtf8StaysAsItStood) {
  const std::string text = "#character-encoding  utf8\n#player1 ana Ána\n";
  EXPECT_EQ(written(text), text);
}

TEST(GcgWrite, LineEndsAreLineFeeds) {
  EXPECT_EQ(written("#title a\r\n\r\n#style b"), "#title a\n\n#style b\n");
}

TEST(GcgWrite, NothingIsWrittenOfNothing) {
  EXPECT_EQ(writeGcg({}), "");
}

}  // namespace
}  // namespace rozbor::parser::testing
