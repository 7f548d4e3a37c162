#include "rozbor/charts/charts.h"

#include <gtest/gtest.h>

#include <clocale>

#include "calibration_fixtures.h"
#include "small_game.h"

namespace rozbor {
namespace {

using test::smallReview;
using test::wording;

TEST(Charts, areOneSvgElementThatAPageCanHold) {
  for (const reports::Picture& picture :
       {charts::gameChart(smallReview(), wording("en")), charts::lossChart(smallReview(), wording("en"))}) {
    const std::string& svg = picture.svg;
    EXPECT_TRUE(svg.starts_with("<svg class=\"chart\""));
    EXPECT_TRUE(svg.ends_with("</svg>"));
    for (const char* foreign : {"<?xml", "<!DOCTYPE", "xmlns", "http", "font-family", "<image", "<script"})
      EXPECT_EQ(svg.find(foreign), std::string::npos) << foreign;
    EXPECT_NE(svg.find("viewBox=\"0 0 "), std::string::npos);
  }
}

TEST(Charts, sayWhereTheirTurnsLie) {
  for (const reports::Picture& picture :
       {charts::gameChart(smallReview(), wording("en")), charts::lossChart(smallReview(), wording("en"))}) {
    ASSERT_EQ(picture.turns.size(), picture.table.rows.size());
    double left = 0;
    for (std::size_t at = 0; at < picture.turns.size(); ++at) {
      const reports::TurnPlace& place = picture.turns[at];
      EXPECT_EQ(place.turn, picture.table.rows[at][0]);
      EXPECT_NE(place.label.find(picture.table.rows[at][2]), std::string::npos);
      EXPECT_GT(place.left, left);
      EXPECT_LE(place.left + place.width, picture.width);
      EXPECT_LE(place.top + place.height, picture.height);
      left = place.left;
    }
  }
}

TEST(Charts, takeTheirColoursFromThePage) {
  EXPECT_NE(charts::gameChart(smallReview(), wording("en")).svg.find("fill:var(--p0,#1f5fa6)"),
            std::string::npos);
}

TEST(Charts, speakTheReadersLanguage) {
  const std::string svg = charts::gameChart(smallReview(), wording("cs")).svg;
  EXPECT_NE(svg.find("Skóre po každém tahu"), std::string::npos);
  EXPECT_NE(svg.find(">Tah</text>"), std::string::npos);
}

TEST(Charts, nameThePlayersAsTheyAreWritten) {
  const std::string svg =
      charts::gameChart(test::reviewWithNames("<b>Ida</b>", "Otto & Co"), wording("en")).svg;
  EXPECT_NE(svg.find("&lt;b&gt;Ida&lt;/b&gt;"), std::string::npos) << svg.substr(svg.size() - 600);
  EXPECT_NE(svg.find("Otto &amp; Co"), std::string::npos);
}

TEST(Charts, comeOutTheSameEveryTime) {
  EXPECT_EQ(charts::gameChart(smallReview(), wording("en")).svg,
            charts::gameChart(smallReview(), wording("en")).svg);
  EXPECT_EQ(charts::lossChart(smallReview(), wording("en")).svg,
            charts::lossChart(smallReview(), wording("en")).svg);
}

TEST(Charts, drawNoLossesWhereNothingIsGraded) {
  const auto review = test::reviewOf("#player1 a A\n#player2 b B\n>a: HO 8G HO +10 10\n");
  EXPECT_EQ(charts::lossChart(review, wording("en")).svg, "");
  EXPECT_NE(charts::gameChart(review, wording("en")).svg, "");
}

TEST(Charts, drawNothingForAnEmptyRecord) {
  EXPECT_EQ(charts::gameChart(test::reviewOf(""), wording("en")).svg, "");
}

TEST(Charts, ofACalibrationAreAFileOfTheirOwn) {
  const std::string svg = charts::calibrationFile(test::calibrationReport(), wording("en"));
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"440\" height=\"600\""));
  EXPECT_TRUE(svg.ends_with("</g>\n</svg>\n"));
  for (const char* part :
       {"Chance to win: English", "Observed less predicted", "translate(0,300)", "fill=\"white\""})
    EXPECT_NE(svg.find(part), std::string::npos) << part;
  EXPECT_EQ(svg, charts::calibrationFile(test::calibrationReport(), wording("en")));
}

TEST(Charts, leaveTheDecimalPointAlone) {
  charts::ensureApplication();
  EXPECT_STREQ(std::localeconv()->decimal_point, ".");
}

}  // namespace
}  // namespace rozbor
