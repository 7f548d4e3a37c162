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
  for (const std::string& svg :
       {charts::scoreChart(smallReview(), wording("en")), charts::lossChart(smallReview(), wording("en"))}) {
    EXPECT_TRUE(svg.starts_with("<svg class=\"chart\""));
    EXPECT_TRUE(svg.ends_with("</svg>"));
    for (const char* foreign : {"<?xml", "<!DOCTYPE", "xmlns", "http", "font-family", "<image", "<script"})
      EXPECT_EQ(svg.find(foreign), std::string::npos) << foreign;
    EXPECT_NE(svg.find("viewBox=\"0 0 "), std::string::npos);
  }
}

TEST(Charts, takeTheirColoursFromThePage) {
  EXPECT_NE(charts::scoreChart(smallReview(), wording("en")).find("fill:var(--p0,#1f5fa6)"),
            std::string::npos);
}

TEST(Charts, speakTheReadersLanguage) {
  const std::string svg = charts::scoreChart(smallReview(), wording("cs"));
  EXPECT_NE(svg.find("Skóre po každém tahu"), std::string::npos);
  EXPECT_NE(svg.find(">Tah</text>"), std::string::npos);
}

TEST(Charts, nameThePlayersAsTheyAreWritten) {
  const std::string svg = charts::scoreChart(test::reviewWithNames("<b>Ida</b>", "Otto & Co"), wording("en"));
  EXPECT_NE(svg.find("&lt;b&gt;Ida&lt;/b&gt;"), std::string::npos) << svg.substr(svg.size() - 600);
  EXPECT_NE(svg.find("Otto &amp; Co"), std::string::npos);
}

TEST(Charts, comeOutTheSameEveryTime) {
  EXPECT_EQ(charts::scoreChart(smallReview(), wording("en")),
            charts::scoreChart(smallReview(), wording("en")));
  EXPECT_EQ(charts::lossChart(smallReview(), wording("en")), charts::lossChart(smallReview(), wording("en")));
}

TEST(Charts, drawNoLossesWhereNothingIsGraded) {
  const auto review = test::reviewOf("#player1 a A\n#player2 b B\n>a: HO 8G HO +10 10\n");
  EXPECT_EQ(charts::lossChart(review, wording("en")), "");
  EXPECT_NE(charts::scoreChart(review, wording("en")), "");
}

TEST(Charts, drawNothingForAnEmptyRecord) {
  EXPECT_EQ(charts::scoreChart(test::reviewOf(""), wording("en")), "");
}

TEST(Charts, ofACalibrationAreAFileOfTheirOwn) {
  const std::string svg = charts::calibrationFile(test::calibrationReport(), wording("en"));
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"440\" height=\"600\""));
  EXPECT_TRUE(svg.ends_with("</svg>\n</svg>\n"));
  for (const char* part :
       {"Chance to win: English", "Observed less predicted", "y=\"300\"", "fill=\"white\""})
    EXPECT_NE(svg.find(part), std::string::npos) << part;
  EXPECT_EQ(svg, charts::calibrationFile(test::calibrationReport(), wording("en")));
}

TEST(Charts, leaveTheDecimalPointAlone) {
  charts::ensureApplication();
  EXPECT_STREQ(std::localeconv()->decimal_point, ".");
}

}  // namespace
}  // namespace rozbor
