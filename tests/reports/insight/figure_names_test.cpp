#include <gmock/gmock.h>

#include <fstream>
#include <regex>

#include "statistics_fixtures.h"
#include "test_paths.h"

namespace rozbor::reports {
namespace {

/// Names in the first column of the tables below a heading: "| `name` | …".
std::vector<std::string> namesBelow(const std::string& heading) {
  std::ifstream file(std::string(rozbor::test::kSourceDir) + "/docs/statistics.md");
  const std::regex row(R"(^\| `([A-Za-z]+)` \|.*)");
  std::vector<std::string> names;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) inside = line == heading;
    std::smatch found;
    if (inside && std::regex_match(line, found, row)) names.push_back(found[1]);
  }
  return names;
}

TEST(FigureNames, ofTheDocumentAreThoseOfTheProgramInTheSameOrder) {
  std::vector<std::string> names;
  for (const Figure& figure : figuresOf({}, {}, {}))
    names.push_back(figure.name);
  EXPECT_EQ(namesBelow("## Figures"), names);
}

TEST(FigureNames, ofGroupsAndTrendsAreInTheDocument) {
  const auto groups = namesBelow("## Groups");
  ASSERT_FALSE(groups.empty());
  for (const std::string& group : groups)
    EXPECT_TRUE(grouping(group)) << group;
  EXPECT_EQ(groups.size(), 9);
  const std::vector<PlayedGame> games(kFewGames, test::aGame(400, 300));
  for (const std::string& figure : namesBelow("## Trends"))
    EXPECT_EQ(valuesByGame(games, figure, {}, {}).size(), kFewGames) << figure;
}

}  // namespace
}  // namespace rozbor::reports
