#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <set>

#include "rozbor/charts/charts.h"
#include "small_game.h"

namespace rozbor {
namespace {

using namespace reports;
using test::wording;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

std::size_t countOf(const std::string& part, const std::string& text) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// Elements open and close in turn, and no number is one that SVG does not know.
void expectWellFormed(const std::string& svg) {
  std::vector<std::string> open;
  for (auto at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
    const auto end = svg.find('>', at);
    ASSERT_NE(end, std::string::npos);
    const std::string tag = svg.substr(at + 1, end - at - 1);
    if (tag.ends_with('/') || tag.starts_with('?')) continue;
    if (!tag.starts_with('/')) {
      open.push_back(tag.substr(0, tag.find(' ')));
      continue;
    }
    ASSERT_FALSE(open.empty());
    EXPECT_EQ(tag.substr(1), open.back());
    open.pop_back();
  }
  EXPECT_TRUE(open.empty());
  for (const char* number : {"\"nan", ",nan", "\"inf", ",inf", "\"-inf"})
    EXPECT_EQ(svg.find(number), std::string::npos) << number;
}

/// Each of the charts with `count` values, made by `value`.
std::vector<Picture> chartsOf(int count, const std::function<double(int)>& value, const std::string& name) {
  const auto words = wording("en");
  TimeChart time{name, name, name, 1, {{name, {}}, {name, {}}}, {{5, name}, {kNone, name}}};
  BarChart bars{name, name, 1, {name, name}, {}};
  HistogramChart histogram{name, name, {{name, {}}, {name, {}}}};
  ScatterChart scatter{name, name, name, 1, {{name, {}}}, {{1, 0, name}, {kNone, 0, name}}};
  CalibrationChart calibration{name, name, name, name, 1, {}, {}};
  for (int index = 0; index < count; ++index) {
    const double y = value(index);
    const ChartInterval interval{y - 1, y + 1};
    for (TimeSeries& series : time.series)
      series.points.push_back({double(index), index % 2 == 0 ? name : "", y, interval, 7});
    bars.categories.push_back({name, {{y, interval, 7}, {y / 2}}});
    for (HistogramSeries& series : histogram.series)
      series.values.push_back(y);
    scatter.groups[0].points.push_back({double(index), y, name});
    calibration.points.push_back({name, double(index), y, interval, 7});
  }
  return {charts::timeChart(time, words), charts::barChart(bars, words),
          charts::histogramChart(histogram, words), charts::scatterChart(scatter, words),
          charts::calibrationChart(calibration, words)};
}

double wave(int index) {
  return 300 + 50 * std::sin(index);
}

TEST(ValueCharts, takeNoneOneAndTenThousandValues) {
  for (const Picture& picture : chartsOf(0, wave, "x"))
    EXPECT_TRUE(picture.empty());
  for (const int count : {1, 2, 10'000}) {
    for (const Picture& picture : chartsOf(count, wave, "x")) {
      EXPECT_FALSE(picture.empty());
      EXPECT_FALSE(picture.table.rows.empty());
      EXPECT_LT(picture.svg.size(), 1'000'000u) << picture.table.caption;
      expectWellFormed(picture.svg);
    }
  }
}

TEST(ValueCharts, leaveOutWhatIsNoNumberButListIt) {
  const auto broken = [](int index) { return index == 1 ? kNone : index == 2 ? HUGE_VAL : wave(index); };
  for (const Picture& picture : chartsOf(6, broken, "x"))
    expectWellFormed(picture.svg);
  for (const Picture& picture : chartsOf(
           3, [](int) { return kNone; }, "x"))
    EXPECT_TRUE(picture.empty());
  for (const Picture& picture : chartsOf(
           3, [](int index) { return index == 0 ? 1e308 : 1e-308; }, "x"))
    expectWellFormed(picture.svg);
  EXPECT_EQ(chartsOf(
                3, [](int) { return kNone; }, "x")[0]
                .table.rows.size(),
            8u);  // and two references
}

TEST(ValueCharts, cutLongLabelsThemselvesAndEscapeThem) {
  const std::string name = "<b>A name & a half that is much longer than any chart has room for, by far</b>";
  for (const Picture& picture : chartsOf(5, wave, name)) {
    expectWellFormed(picture.svg);
    EXPECT_EQ(picture.svg.find("<b>"), std::string::npos);
    EXPECT_NE(picture.svg.find("…"), std::string::npos);
  }
}

TEST(ValueCharts, cutNoUsualLabel) {
  BarChart chart{"Points lost by phase", "Points a turn", 2, {"Ida", "opponents"}, {}};
  for (const char* phase : {"opening", "mid-game", "pre-endgame", "endgame"})
    chart.categories.push_back({phase, {{1.5, ChartInterval{1, 2}, 140}, {2.5, {}, 44}}});
  const Picture picture = charts::barChart(chart, wording("en"));
  for (const char* text :
       {"Points lost by phase", ">Points a turn<", ">pre-endgame<", ">n=140, 44<", ">opponents<"})
    EXPECT_NE(picture.svg.find(text), std::string::npos) << text;
  for (const char* cut : {"…", "..."})
    EXPECT_EQ(picture.svg.find(cut), std::string::npos);
}

TEST(ValueCharts, drawAMarkForEachPointAndALineForEachReference) {
  TimeChart chart{"t", "x", "y", 1, {{"own", {{1, {}, 10.0}, {2, {}, 20.0}, {3, {}, 15.0}}}}, {}};
  const auto circles = [&] { return countOf("<circle", charts::timeChart(chart, wording("en")).svg); };
  const std::size_t three = circles();
  chart.series[0].points.push_back({4, {}, 12.0});
  EXPECT_EQ(circles(), three + 1);
  const std::string bare = charts::timeChart(chart, wording("en")).svg;
  chart.references = {{12, "level 3"}};
  const std::string referred = charts::timeChart(chart, wording("en")).svg;
  EXPECT_EQ(countOf(">level 3<", referred), 1u);
  EXPECT_EQ(countOf("stroke-dasharray", referred), countOf("stroke-dasharray", bare) + 1);
}

TEST(ValueCharts, giveNoTwoRolesOneColour) {
  const std::string svg = chartsOf(3, wave, "x")[0].svg;
  std::set<std::string> colours;
  std::size_t rules = 0;
  for (auto at = svg.find(".chart [fill="); at != std::string::npos; at = svg.find(".chart [fill=", at + 1)) {
    colours.insert(svg.substr(at, svg.find(']', at) - at));
    ++rules;
  }
  EXPECT_GE(rules, 8u);
  EXPECT_EQ(colours.size(), rules);
}

TEST(ValueCharts, writeNumbersAsTheLanguageDoes) {
  TimeChart chart{"t", "x", "y", 1, {{"own", {{1, {}, 0.1}, {2, {}, 0.5}}}}, {}};
  EXPECT_NE(charts::timeChart(chart, wording("cs")).svg.find(">0,3<"), std::string::npos);
  EXPECT_NE(charts::timeChart(chart, wording("en")).svg.find(">0.3<"), std::string::npos);
}

/// Four bytes of a PNG file as a number.
int bigEndian(const std::string& bytes, std::size_t at) {
  int value = 0;
  for (std::size_t byte = 0; byte < 4; ++byte)
    value = value * 256 + static_cast<unsigned char>(bytes.at(at + byte));
  return value;
}

TEST(PictureFiles, haveTheSizeThatIsAskedFor) {
  const Picture picture = charts::lossChart(test::smallReview(), wording("en"));
  const std::string file = charts::png(picture, 1.5);
  ASSERT_TRUE(file.starts_with("\x89PNG"));
  EXPECT_EQ(bigEndian(file, 16), 660);
  EXPECT_EQ(bigEndian(file, 20), 450);
  EXPECT_EQ(file, charts::png(picture, 1.5));
  EXPECT_EQ(charts::png(Picture{}, 1), "");
  EXPECT_EQ(charts::png(picture, -1), "");
}

TEST(PictureFiles, standAlone) {
  const std::string svg = charts::svgFile(charts::gameChart(test::smallReview(), wording("en")));
  expectWellFormed(svg);
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"440\" height=\"300\""));
  EXPECT_EQ(svg.find("var("), std::string::npos);
}

}  // namespace
}  // namespace rozbor
