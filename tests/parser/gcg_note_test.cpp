#include <gtest/gtest.h>

#include "gcg_support.h"

namespace rozbor::parser::testing {
namespace {

GameRecord notes() {
  return parseGcg(readBytes(dataDirectory() / "valid" / "notes.gcg")).record;
}

TEST(GcgNote, BelongsToTheEventBeforeIt) {
  ASSERT_EQ(notes().events.size(), 2U);
  ASSERT_EQ(notes().events[0].notes.size(), 2U);
  EXPECT_EQ(notes().events[0].notes[0].text.value, "one");
}

TEST(GcgNote, BeforeTheFirstEventItIsPreface) {
  ASSERT_EQ(notes().preface.size(), 1U);
  EXPECT_EQ(notes().preface[0].text.value, "before the game\nit rained");
}

TEST(GcgNote, GoesOnOverLinesAndGaps) {
  EXPECT_EQ(notes().events[0].notes[1].text.value, "two\nwith a second line\n\n and a fourth, after a gap");
}

TEST(GcgNote, MayBeEmpty) {
  ASSERT_EQ(notes().events[1].notes.size(), 1U);
  EXPECT_EQ(notes().events[1].notes[0].text.value, "");
}

TEST(GcgNote, EndsAtAPragma) {
  const ParsedRecord parsed = parseGcg(twoPlayers() + "#note x\n#title y\nz\n");
  EXPECT_EQ(parsed.record.preface[0].text.value, "x");
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"gcg.continuation-outside-note"});
}

TEST(GcgNote, TextThatLooksLikeMarkupIsText) {
  const std::string text = "#findingSADDEST <b>KI(B)LAH</b> & 8H >x";
  EXPECT_EQ(parseGcg("#note " + text + "\n").record.preface[0].text.value, text);
}

TEST(GcgNote, AnotherWordIsNoNote) {
  EXPECT_EQ(parseGcg("#notes x\n").record.preface.size(), 0U);
}

}  // namespace
}  // namespace rozbor::parser::testing
