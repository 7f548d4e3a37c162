#include "rozbor/parser/merging.h"

#include <gtest/gtest.h>

#include <string>

#include "rozbor/parser/gcg.h"

namespace rozbor::parser {
namespace {

constexpr const char* kOfIda =
    "#player1 ida Ida Lind\n#player2 otto otto\n>ida: AEHOSUU 8D HOUSE +24 24\n>otto: NO F7 NO +3 3\n"
    ">ida: AEIRTUV -UV +0 24\n";
constexpr const char* kOfOtto =
    "#player1 ida ida\n#player2 otto Otto Brien\n#title Club, round 2\n>ida: EHOSU 8D HOUSE +24 24\n"
    ">otto: AEINNOR F7 NO +3 3\n>ida: -2 +0 24\n";

GameRecord read(const std::string& text) {
  return parseGcg(text).record;
}

std::string both(const std::string& first, const std::string& second) {
  const auto record = merged(read(first), read(second));
  return record ? writeGcg(*record) : "nothing";
}

TEST(Merging, putsTheRacksOfTwoOneSidedRecordsTogether) {
  const std::string text = both(kOfIda, kOfOtto);
  for (const char* part : {"AEHOSUU 8D HOUSE", "AEINNOR F7 NO", "AEIRTUV -UV", "#title Club, round 2"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
}

TEST(Merging, isTheSameWhicheverComesFirstButForWhatBothTell) {
  for (const char* part : {"AEHOSUU 8D HOUSE", "AEINNOR F7 NO", "AEIRTUV -UV", "Otto Brien"})
    EXPECT_NE(both(kOfOtto, kOfIda).find(part), std::string::npos) << part;
}

TEST(Merging, keepsTheFirstWhereTheyContradictEachOther) {
  const std::string other =
      "#player1 ida Ida Lind\n#player2 otto otto\n>ida: AEHOSTT 8D HOUSE +24 24\n>otto: NO F7 NO +3 3\n"
      ">ida: AEIRTUV -UV +0 24\n";
  EXPECT_EQ(both(kOfIda, other), "nothing");
}

TEST(Merging, takesTheRecordThatHasAChallenge) {
  const std::string challenged =
      "#player1 ida Ida Lind\n#player2 otto otto\n>ida: EHOSU 8D HOUSE +24 24\n>ida: EHOSU (challenge) +5 "
      "29\n"
      ">otto: NO F7 NO +3 3\n>ida: -2 +0 29\n";
  const std::string text = both(kOfIda, challenged);
  EXPECT_NE(text.find("(challenge) +5 29"), std::string::npos) << text;
  EXPECT_NE(text.find("AEHOSUU 8D HOUSE"), std::string::npos) << text;
  EXPECT_NE(text.find("AEIRTUV -UV +0 29"), std::string::npos) << text;
}

TEST(Merging, keepsAPlayThatWasTakenBackAndThatOneRecordLeavesOut) {
  const std::string without =
      "#player1 ida Ida Lind\n#player2 otto otto\n>ida: AEHOSUU 8D HOUSE +24 24\n>otto: AEINNOR F7 NO +3 3\n";
  const std::string with =
      "#player1 ida Ida Lind\n#player2 otto otto\n>ida: EHOSU 8D HOUSE +24 24\n"
      ">otto: AEINNOR 9D ANION +14 14\n>otto: AEINNOR -- -14 0\n>ida: A - +0 24\n>otto: NO F7 NO +3 3\n";
  for (const std::string& text : {both(without, with), both(with, without)})
    for (const char* part : {"AEHOSUU 8D HOUSE", "9D ANION", "-- -14 0", "AEINNOR F7 NO"})
      EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
}

TEST(Merging, isNothingOfTheSameRecordAndOfOtherGames) {
  EXPECT_EQ(both(kOfIda, kOfIda), "nothing");
  EXPECT_EQ(both(kOfIda, "#player1 ida\n#player2 otto\n>ida: AEHOSUU 8D HOUSE +24 24\n"), "nothing");
  EXPECT_EQ(both(kOfIda,
                 "#player1 ida\n#player2 otto\n>ida: AEHOSUU 8D HOUSE +24 24\n>otto: - +0 0\n"
                 ">ida: AEIRTUV -UV +0 24\n"),
            "nothing");
}

}  // namespace
}  // namespace rozbor::parser
