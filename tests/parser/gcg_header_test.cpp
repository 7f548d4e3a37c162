#include <gtest/gtest.h>

#include "gcg_support.h"

namespace rozbor::parser::testing {
namespace {

TEST(GcgHeader, ReadsEveryPragma) {
  const GameRecord record = parseGcg(readBytes(dataDirectory() / "valid" / "header.gcg")).record;
  EXPECT_EQ(record.declaredEncoding, "UTF-8");
  EXPECT_EQ(record.title->value, "Jarní pohár");
  EXPECT_EQ(record.descriptions.size(), 2U);
  EXPECT_EQ(record.descriptions[1].value, "stůl 4\nvedle okna");
  EXPECT_EQ(record.idAuthority->value, "org.example");
  EXPECT_EQ(record.id->value, "game-12 b");
  EXPECT_EQ(record.lexicon->value, "CS-PLUS");
  EXPECT_EQ(record.boardLayout->value, "standard");
  EXPECT_EQ(record.tileDistribution->value, "czech");
  EXPECT_EQ(record.gameType->value, "scrabble");
  EXPECT_EQ(record.tileSet->value, "czech");
  EXPECT_EQ(record.gameBoard->value, "standard");
  EXPECT_EQ(record.style->value, "club");
}

TEST(GcgHeader, PlayersHaveANumberANickAndPerhapsAName) {
  const GameRecord record = parseGcg("#player1 ana Ana  Mala \n#player9\tben\n").record;
  ASSERT_EQ(record.players.size(), 2U);
  EXPECT_EQ(record.players[0].number, 1U);
  EXPECT_EQ(record.players[0].nick.value, "ana");
  EXPECT_EQ(record.players[0].name.value, "Ana  Mala");
  EXPECT_EQ(record.players[0].name.where, (SourceRange{.line = 1, .column = 14, .length = 9}));
  EXPECT_EQ(record.players[1].number, 9U);
  EXPECT_EQ(record.players[1].name.value, "");
}

TEST(GcgHeader, WithoutPlayerLinesTheEventsTellThePlayers) {
  const ParsedRecord parsed = parseGcg(">ben: A - +0 0\n>ana: A - +0 0\n>ben: A - +0 0\n");
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"gcg.no-player"});
  ASSERT_EQ(parsed.record.players.size(), 2U);
  EXPECT_EQ(parsed.record.players[0].nick.value, "ben");
  EXPECT_EQ(parsed.record.players[1].nick.value, "ana");
  EXPECT_EQ(parsed.record.players[1].number, 2U);
}

TEST(GcgHeader, FourPlayersAreAllKept) {
  const ParsedRecord parsed = parseGcg(twoPlayers() + "#player3 cyril C\n#player4 dana D\n>dana: A - +0 0\n");
  EXPECT_EQ(parsed.record.players.size(), 4U);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"gcg.more-than-two-players"});
}

TEST(GcgHeader, UnfinishedGame) {
  const GameRecord record = parseGcg("#incomplete AB?\n#rack1 [CH]A\n#rack2 _\n").record;
  EXPECT_TRUE(record.incomplete);
  EXPECT_EQ(spelt(record.incompleteRack->value), "A B ?");
  EXPECT_EQ(spelt(record.remainingRack[0]->value), "CH A");
  EXPECT_EQ(spelt(record.remainingRack[1]->value), "?");
}

TEST(GcgHeader, UnfinishedGameWithoutARack) {
  const GameRecord record = parseGcg("#incomplete \n").record;
  EXPECT_TRUE(record.incomplete);
  EXPECT_FALSE(record.incompleteRack);
}

TEST(GcgHeader, PragmaNamesInAnyCase) {
  EXPECT_EQ(parseGcg("#Player1 ana Ana\n").record.players.size(), 1U);
}

TEST(GcgHeader, TheFirstOfTwoStands) {
  EXPECT_EQ(parseGcg("#title one\n#title two\n").record.title->value, "one");
  EXPECT_EQ(parseGcg("#rack1 A\n#rack1 B\n").record.remainingRack[0]->value[0].value, "A");
  EXPECT_EQ(parseGcg("#incomplete\n#incomplete B\n").diagnostics.size(), 2U);  // and no player
}

TEST(GcgHeader, UnknownPragmasAreKept) {
  const ParsedRecord parsed = parseGcg(twoPlayers() + "#weather  rainy \n");
  ASSERT_EQ(parsed.record.lines.size(), 3U);
  EXPECT_EQ(parsed.record.lines[2].kind, LineKind::unknownPragma);
  EXPECT_EQ(parsed.record.lines[2].raw, "#weather  rainy ");
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::info);
}

TEST(GcgHeader, LinesPointAtWhatTheyBecame) {
  const GameRecord record = parseGcg(twoPlayers() + "\n>ana: A - +0 0\n>ben: A - +0 0\n#note x\ny\n?").record;
  const std::vector<LineKind> kinds = {LineKind::player,       LineKind::player,      LineKind::blank,
                                       LineKind::event,        LineKind::event,       LineKind::note,
                                       LineKind::continuation, LineKind::continuation};
  ASSERT_EQ(record.lines.size(), kinds.size());
  for (std::size_t index = 0; index < kinds.size(); ++index)
    EXPECT_EQ(record.lines[index].kind, kinds[index]) << index;
  EXPECT_EQ(record.lines[1].index, 1U);
  EXPECT_EQ(record.lines[4].index, 1U);
}

TEST(GcgHeader, DeclaredEncodingIsObeyed) {
  const GameRecord record = parseGcg(readBytes(dataDirectory() / "valid" / "windows-1250.gcg")).record;
  EXPECT_EQ(record.declaredEncoding, "windows-1250");
  EXPECT_EQ(record.encoding, "windows-1250");
  EXPECT_EQ(record.players[0].name.value, "Žofie Šťastná");
  EXPECT_EQ(spelt(record.events[0].play.value), "Ž I V O Č I Š");
}

TEST(GcgHeader, DeclaredEncodingIsFoundFurtherDown) {
  const GameRecord record = parseGcg(readBytes(dataDirectory() / "late-encoding.gcg")).record;
  EXPECT_EQ(record.players[1].name.value, "Ben Kovář");
}

}  // namespace
}  // namespace rozbor::parser::testing
