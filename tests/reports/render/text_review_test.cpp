#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

using reports::TextOptions;
using test::smallReview;
using test::wording;
using testing::Test;

std::string textIn(const std::string& code, const TextOptions& options = {}) {
  return renderText(smallReview(), wording(code), options);
}

/// What a reader of the committed transcript would see. A test never writes it: when the text is
/// meant to change, copy what this leaves in the folder of temporary files.
void expectGolden(const std::string& text, const std::string& name) {
  const std::string actual = testing::TempDir() + name;
  std::ofstream(actual) << text;
  EXPECT_EQ(text, test::fileText(test::sourcePath("tests/golden/" + name))) << "written to " << actual;
}

std::size_t columnsOf(const std::string& line) {
  std::size_t columns = 0;
  for (const char byte : line)
    columns += (static_cast<unsigned char>(byte) & 0xC0) != 0x80 ? 1 : 0;
  return columns;
}

TEST(ReviewText, isTheGoldenTranscriptInEnglish) {
  expectGolden(textIn("en"), "small_game.en.txt");
}

TEST(ReviewText, isTheGoldenTranscriptInCzech) {
  expectGolden(textIn("cs"), "small_game.cs.txt");
}

TEST(ReviewText, hasNoColourUnlessAsked) {
  EXPECT_EQ(textIn("en").find('\033'), std::string::npos);
  EXPECT_NE(textIn("en", {.colour = true}).find('\033'), std::string::npos);
}

TEST(ReviewText, saysTheSameWithColour) {
  std::string coloured = textIn("en", {.colour = true});
  for (auto at = coloured.find('\033'); at != std::string::npos; at = coloured.find('\033'))
    coloured.erase(at, coloured.find('m', at) + 1 - at);
  EXPECT_EQ(coloured, textIn("en"));
}

TEST(ReviewText, keepsSentencesWithinTheWidth) {
  const std::string text = textIn("pl", {.width = 60, .everyTurn = false});
  std::istringstream lines(text.substr(0, text.find("Partia w liczbach")));
  for (std::string line; std::getline(lines, line);)
    EXPECT_LE(columnsOf(line), 60u) << line;
}

TEST(ReviewText, leavesTheTurnsOutWhenAsked) {
  EXPECT_EQ(textIn("en", {.everyTurn = false}).find("Turn by turn"), std::string::npos);
}

TEST(ReviewText, hasNoBlanksAtLineEnds) {
  std::istringstream lines(textIn("cs", {.colour = true}));
  for (std::string line; std::getline(lines, line);)
    EXPECT_FALSE(line.ends_with(' ')) << line;
}

TEST(ReviewText, sharesTheSureGainOfAPartialRack) {
  const std::string text = textIn("en");
  EXPECT_NE(text.find("rack not known in full, but the same tiles make"), std::string::npos) << text;
}

TEST(ReviewText, tellsWhyAGameEndedEarlyWhereTheRecordDoes) {
  reports::GameReview review = smallReview();
  const auto firstLines = [&](const std::string& reason) {
    review.record.endReason = parser::TextField{reason, {}};
    return renderText(review, wording("en"), {}).substr(0, 300);
  };
  EXPECT_NE(firstLines("RESIGNED").find("The game was resigned with Ida Lind 92 points ahead."),
            std::string::npos);
  EXPECT_NE(firstLines("TIME").find("The game ended on time with Ida Lind 92 points ahead."),
            std::string::npos);
  EXPECT_NE(
      firstLines("ABORTED").find("The record ends before the game does, with Ida Lind 92 points ahead."),
      std::string::npos);
}

TEST(ReviewText, tellsOfAnEmptyRecord) {
  const std::string text = renderText(test::reviewOf(""), wording("en"), {});
  EXPECT_NE(text.find("The record tells of no game."), std::string::npos) << text;
}

}  // namespace
}  // namespace rozbor
