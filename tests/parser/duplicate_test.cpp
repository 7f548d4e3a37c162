#include <gmock/gmock.h>

#include <string>

#include "rozbor/parser/duplicate_record.h"
#include "sheet_support.h"

namespace rozbor::parser::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::string_view kHead = "Kolo;Písmena;Nejlepší tah;Body;Ida Lind;Body;Otto Vrba;Body\n";

ParsedDuplicate parsed(std::string_view rows) {
  return parseDuplicate(std::string(kHead) + std::string(rows));
}

std::vector<std::string> codesOf(const ParsedDuplicate& read) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : read.diagnostics)
    codes.push_back(diagnostic.code);
  return codes;
}

TEST(Duplicate, ReadsPlayersRacksAndPlays) {
  const ParsedDuplicate read = parsed("1;AEHOSUU;8D HOUSE;24;8D HOUSE;24;D8 OUS;\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  ASSERT_EQ(read.record.players.size(), 2U);
  EXPECT_EQ(read.record.players[1].value, "Otto Vrba");
  ASSERT_EQ(read.record.rounds.size(), 1U);
  const DuplicateRound& round = read.record.rounds.front();
  EXPECT_EQ(round.number->value, 1U);
  EXPECT_EQ(spelt(round.rack->value), "AEHOSUU");
  EXPECT_FALSE(round.redrawn);
  EXPECT_EQ(spelt(round.master), "ZH play HOUSE 24 @8D");
  EXPECT_EQ(spelt(round.plays[0]), "ZH play HOUSE 24 @8D");
  EXPECT_EQ(spelt(round.plays[1]), "ZH play OUS @D8");
}

TEST(Duplicate, ReadsWhatStandsInACellInAnyOrder) {
  const ParsedDuplicate read =
      parsed("1;AEHOSUU;HOUSE 8D;;8D HOUSE 24;;24;\n2;;-;;pass;;8D HOUSE neplatné;\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  const auto& [first, second] = std::pair(read.record.rounds[0], read.record.rounds[1]);
  EXPECT_EQ(spelt(first.master), "ZH play HOUSE @8D");
  EXPECT_EQ(spelt(first.plays[0]), "ZH play HOUSE 24 @8D");
  EXPECT_EQ(spelt(first.plays[1]), "ZH missing 24");
  EXPECT_EQ(second.master.kind, SheetTurnKind::pass);
  EXPECT_EQ(second.plays[0].kind, SheetTurnKind::pass);
  EXPECT_EQ(second.plays[1].kind, SheetTurnKind::invalid);
}

TEST(Duplicate, ReadsRacksAsRefereesWriteThem) {
  const ParsedDuplicate read =
      parsed("1;AEH+OSU?;8D HOUSE;;;;;\n2;-A E I N R S T;8D HOUSE;;;;;\n3;–;8D HOUSE;;;;;\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  EXPECT_EQ(spelt(read.record.rounds[0].rack->value), "AEHOSU(?)");
  EXPECT_EQ(spelt(read.record.rounds[1].rack->value), "AEINRST");
  EXPECT_TRUE(read.record.rounds[1].redrawn);
  EXPECT_FALSE(read.record.rounds[2].rack.has_value());
}

TEST(Duplicate, ReadsABlankByItsMarkOrItsCase) {
  const ParsedDuplicate read = parsed("1;AEHOSU?;8D H(O)USE;;8D HoUSE;;8D HOUSE;\n");
  EXPECT_EQ(spelt(read.record.rounds[0].master.word.value), "H(O)USE");
  EXPECT_EQ(spelt(read.record.rounds[0].plays[0].word.value), "H(O)USE");
  EXPECT_EQ(spelt(read.record.rounds[0].plays[1].word.value), "HOUSE");
}

TEST(Duplicate, ReadsThePlaceOfTheMasterMoveInAColumnOfItsOwn) {
  const ParsedDuplicate read =
      parseDuplicate("Round | Rack | Position | Master | Points | Ida\n1 | AEHOSUU | 8D | HOUSE | 24 | 20\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  EXPECT_EQ(spelt(read.record.rounds[0].master), "ZH play HOUSE 24 @8D");
  EXPECT_EQ(spelt(read.record.rounds[0].plays[0]), "ZH missing 20");
}

TEST(Duplicate, ReadsTheHeaderAndTheTotals) {
  const ParsedDuplicate read =
      parseDuplicate("Soutěž: Klubový večer   Datum: 2026-11-21\nVarianta: KLASIK\n" + std::string(kHead) +
                     "1;AEHOSUU;8D HOUSE;24;8D HOUSE;24;;20\nCelkem;;;;;24;;20\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  EXPECT_EQ(read.record.competition.value, "Klubový večer");
  EXPECT_EQ(read.record.date.value, "2026-11-21");
  EXPECT_EQ(read.record.variant.value, "KLASIK");
  EXPECT_EQ(read.record.rounds.size(), 1U);
  EXPECT_EQ(read.record.totals[0]->value, 24);
  EXPECT_EQ(read.record.totals[1]->value, 20);
}

TEST(Duplicate, ReadsTheNamesAgainOnASecondPage) {
  const ParsedDuplicate read =
      parsed("1;AEHOSUU;8D HOUSE;24;24;;20;\n" + std::string(kHead) + "2;AUEIPRT;E7 TOP;5;5;;;\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  EXPECT_EQ(read.record.rounds.size(), 2U);
}

TEST(Duplicate, IsToldFromScoreSheetsAndRecords) {
  EXPECT_TRUE(looksLikeDuplicate(kHead));
  EXPECT_FALSE(looksLikeDuplicate("Hráč | Slovo | Body\nZH | HOUSE | 24\n"));
  EXPECT_FALSE(looksLikeDuplicate("Kolo;Zásobník;Slovo;Body\n1;AEHOSUU;HOUSE;24\n"));
  EXPECT_FALSE(looksLikeDuplicate(">Ida: AEHOSUU 8D HOUSE +24 24\n"));
  EXPECT_FALSE(looksLikeDuplicate(""));
}

TEST(Duplicate, ReadsAThousandPlayers) {
  std::string head = "Rack;Master";
  std::string row = "AEHOSUU;8D HOUSE";
  for (int player = 0; player < 1000; ++player) {
    head += ";P" + std::to_string(player);
    row += ";8D HOUSE 24";
  }
  const ParsedDuplicate read = parseDuplicate(head + "\n" + row + "\n");
  EXPECT_THAT(read.diagnostics, IsEmpty());
  EXPECT_EQ(read.record.players.size(), 1000U);
  EXPECT_EQ(read.record.rounds[0].plays[999].score->value, 24);
}

/// One broken file for each fault of the text; those of the play are in the tests of the replay.
TEST(Duplicate, SaysEachFaultOnce) {
  for (const char* fault :
       {"no-table", "no-rounds", "bad-number", "bad-rack", "bad-place", "bad-play", "bad-points",
        "extra-cell", "unknown-line", "line-too-long", "unclear-case", "same-name"}) {
    const auto file = sheetDirectory().parent_path() / "duplicate" / (std::string(fault) + ".csv");
    EXPECT_THAT(codesOf(parseDuplicate(readBytes(file))), ElementsAre("duplicate." + std::string(fault)));
  }
}

TEST(Duplicate, KeepsWhatItDoesNotUnderstand) {
  const ParsedDuplicate read = parsed("1;AEHOSUU;8D HOUSE;24;exchange 3;;&;\nsee you next week\n");
  std::vector<std::string> kept;
  for (const TextField& remark : read.record.remarks)
    kept.push_back(remark.value);
  EXPECT_THAT(kept, ElementsAre("exchange 3", "&", "see you next week"));
}

}  // namespace
}  // namespace rozbor::parser::testing
