#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/charts/chart_tables.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

#include "small_game.h"

namespace rozbor {
namespace {

using namespace reports;
using test::wording;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

std::size_t sum(const std::vector<HistogramBin>& bins, std::size_t series) {
  return std::accumulate(bins.begin(), bins.end(), std::size_t{0},
                         [&](std::size_t all, const HistogramBin& bin) { return all + bin.counts[series]; });
}

TEST(HistogramBins, areOfOneRoundWidthAndHoldEveryValueOnce) {
  const HistogramChart chart{"", "", {{"own", {300, 319.9, 320, 501}}, {"other", {250}}}};
  const auto bins = histogramBins(chart);
  ASSERT_EQ(bins.size(), 14u);
  EXPECT_EQ(bins.front().low, 240);
  EXPECT_EQ(bins.back().high, 520);
  EXPECT_EQ(bins[3].counts[0], 2u);  // 300 to below 320
  EXPECT_EQ(bins[4].counts[0], 1u);
  EXPECT_EQ(sum(bins, 0), 4u);
  EXPECT_EQ(sum(bins, 1), 1u);
}

TEST(HistogramBins, takeWhatNumbersMayBe) {
  EXPECT_TRUE(histogramBins({}).empty());
  EXPECT_TRUE(histogramBins({"", "", {{"own", {kNone, HUGE_VAL}}}}).empty());
  EXPECT_EQ(sum(histogramBins({"", "", {{"own", {7, 7, 7}}}}), 0), 3u);
  EXPECT_EQ(sum(histogramBins({"", "", {{"own", {-1e299, 0, 1e299, kNone}}}}), 0), 3u);
  EXPECT_EQ(sum(histogramBins({"", "", {{"own", {0.001, 0.002}}}}), 0), 2u);
}

TEST(ChartTables, holdTheValuesOfTheChart) {
  TimeChart chart{"Score", "Game", "Points", 1, {}, {{400, "level 3"}}};
  chart.series.push_back({"Ida", {{1, {}, 350.25, ChartInterval{300, 400.5}, 4}, {2, "May", kNone}}});
  const ChartTable table = chartTable(chart, wording("cs"));
  EXPECT_EQ(table.caption, "Score");
  ASSERT_EQ(table.rows.size(), 3u);
  EXPECT_EQ(table.rows[0], (std::vector<std::string>{"Ida", "1", "350,2", "300,0 až 400,5", "4"}));
  EXPECT_EQ(table.rows[1], (std::vector<std::string>{"Ida", "May", "–", "–", "–"}));
  EXPECT_EQ(table.rows[2][0], "level 3");
}

TEST(ChartTables, haveAsManyCellsAsHeadings) {
  const auto even = [](const ChartTable& table) {
    for (const auto& row : table.rows) {
      if (row.size() != table.headings.size()) return false;
    }
    return !table.rows.empty();
  };
  const auto words = wording("en");
  EXPECT_TRUE(even(chartTable(BarChart{"", "", 1, {"a", "b"}, {{"x", {{1.0}}}, {"y", {}}}}, words)));
  EXPECT_TRUE(even(chartTable(
      BarChart{"", "", 1, {"a"}, {{"x", {{1.0, ChartInterval{0, 2}, 3}}}, {"y", {{2.0}}}}}, words)));
  EXPECT_TRUE(even(chartTable(HistogramChart{"", "", {{"a", {1, 2}}, {"b", {3}}}}, words)));
  EXPECT_TRUE(even(chartTable(ScatterChart{"", "", "", 1, {{"a", {{1, kNone}}}}, {}}, words)));
  EXPECT_TRUE(even(chartTable(CalibrationChart{"", "", "", "", 1, {{"x", 1, 2}}, {}}, words)));
}

TEST(ChartTables, onAPageAreFoldedAndEscapedAndNotEndless) {
  ChartTable table{"<caption>", {"a"}, {}};
  EXPECT_EQ(renderHtmlTable(table, wording("en")), "");
  table.rows.assign(10'000, {"<b>"});
  const std::string html = renderHtmlTable(table, wording("en"), 3);
  EXPECT_TRUE(html.starts_with("<details class=\"data\"><summary>Numbers as a table</summary>"));
  EXPECT_EQ(html.find("<b>"), std::string::npos);
  EXPECT_NE(html.find("<caption>&lt;caption&gt;</caption>"), std::string::npos);
  EXPECT_NE(html.find("9997 more rows are left out here."), std::string::npos) << html;
}

}  // namespace
}  // namespace rozbor
