#include <gtest/gtest.h>

#include <random>

#include "sheet_support.h"

// What is no sheet at all must cost little, and a long one must not cost more than its length.
namespace rozbor::parser::testing {
namespace {

const std::string kHeading = "Hráč|Slovo|Body\n";

TEST(SheetLimits, TenThousandRows) {
  const ParsedSheet parsed = parseScoreSheet(kHeading + repeated("ZH|VZDEJ|18\nDH|BOXE|30\n", 5'000));
  EXPECT_EQ(parsed.sheet.turns.size(), 10'000U);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
}

TEST(SheetLimits, TheListOfDiagnosticsIsClosed) {
  const ParsedSheet parsed = parseScoreSheet(kHeading + repeated("ZH|VZDEJ|mnoho\n", 12'000));
  EXPECT_EQ(parsed.diagnostics.size(), 10'001U);
  EXPECT_EQ(parsed.diagnostics.back().code, "cas.too-many-diagnostics");
  EXPECT_EQ(parsed.sheet.turns.size(), 12'000U);
}

TEST(SheetLimits, TheRestOfTooManyLinesIsKept) {
  const ParsedSheet parsed = parseScoreSheet(kHeading + repeated("\n", 19'999) + "ZH|VZDEJ|18\nDH|BOXE|30\n");
  EXPECT_EQ(codes(parsed), (std::vector<std::string>{"cas.no-turns", "cas.too-many-lines"}));
  EXPECT_EQ(parsed.sheet.remarks.size(), 1U);
}

TEST(SheetLimits, OfMillionsOfCellsOneRemarkGoesOn) {
  const ParsedSheet parsed =
      parseScoreSheet(kHeading + "ZH|VZDEJ|18|" + repeated("\nZH|VZDEJ|18" + repeated("|x", 100), 250));
  EXPECT_EQ(parsed.sheet.remarks.size(), 20'000U);
  EXPECT_EQ(parsed.sheet.remarks.back().value.size(), 2U * 5'000U + 1U);
}

TEST(SheetLimits, OneSentenceSaysThatATextIsNoSheet) {
  const ParsedSheet parsed = parseScoreSheet(repeated("noise\n", 100));
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"cas.not-a-sheet"});
  EXPECT_EQ(parsed.sheet.remarks.size(), 100U);
}

TEST(SheetLimits, NoBoardHasRoomForSuchAWord) {
  EXPECT_EQ(turnWith(repeated("A", 128)).word.value.size(), 128U);
  EXPECT_EQ(codes(sheetWith(repeated("A", 129)))[0], "cas.bad-word");
}

TEST(SheetLimits, ALineOfSeparatorsIsNoTable) {
  for (const char* piece : {"|", ";", "\t", ",", "  ", "\"", "\"\";", "a:", "(", "[", "/", "Kolo|", "ZH: "}) {
    const ParsedSheet parsed = parseScoreSheet(repeated(repeated(piece, 1'500) + "\n", 20));
    EXPECT_TRUE(parsed.sheet.turns.empty()) << piece;
  }
}

TEST(SheetLimits, NoiseIsReadAndWritten) {
  std::mt19937 random(20260314);
  std::string noise;
  for (int count = 0; count < 200'000; ++count)
    noise += static_cast<char>(random() & 0xFFU);
  const ScoreSheet sheet = parseScoreSheet(noise).sheet;
  EXPECT_FALSE(sheet.remarks.empty());
  const SheetStyle style = fullStyle(sheet.layout);
  EXPECT_TRUE(sameContent(sheet, parseScoreSheet(writeScoreSheet(sheet, style)).sheet));
}

TEST(SheetLimits, EveryBeginningOfAFileIsReadable) {
  const std::string text = readBytes(sheetDirectory() / "valid" / "side-by-side.txt");
  for (std::size_t length = 0; length <= text.size(); ++length) {
    const ScoreSheet sheet = parseScoreSheet(text.substr(0, length)).sheet;
    ASSERT_TRUE(sameContent(sheet, parseScoreSheet(writeScoreSheet(sheet, fullStyle(sheet.layout))).sheet))
        << length;
  }
}

TEST(SheetLimits, EveryByteMayBeWrong) {
  const std::string text = readBytes(sheetDirectory() / "valid" / "list.txt");
  for (std::size_t offset = 0; offset < text.size(); ++offset) {
    for (const char wrong : {'\0', ' ', '\n', '|', '"', '(', '-', '9', 'z', ':', '\xFF'}) {
      std::string broken = text;
      broken[offset] = wrong;
      const ScoreSheet sheet = parseScoreSheet(broken).sheet;
      const std::string once = writeScoreSheet(sheet, fullStyle(sheet.layout));
      ASSERT_TRUE(sameContent(sheet, parseScoreSheet(once).sheet)) << broken << "\n" << once;
    }
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
