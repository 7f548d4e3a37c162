#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "library_fixtures.h"
#include "rozbor/insight/statistics.h"
#include "test_paths.h"
#include "text_recount.h"

// The figures of a real player over real games, against a count that shares nothing with the program. The
// records are not part of the project; without them there is nothing to compare.
namespace rozbor::reports {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNick = "jvc";
constexpr const char* kOtherNick = "Josh";  // the same man in one of the records
constexpr const char* kOtherName = "Josh Castellano";

std::vector<fs::path> nationals() {
  std::vector<fs::path> files;
  std::error_code absent;
  for (const auto& entry : fs::directory_iterator(fs::path(rozbor::test::kSharedDir) / "records", absent)) {
    if (entry.path().filename().string().starts_with("liwords__josh_nationals_round_"))
      files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

std::string textOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Both sides of all games, as the text has them.
struct Recount {
  std::map<std::string, double> figures;
  std::map<std::string, double> tiles;

  void add(const std::string& gcg) {
    std::string first;
    const auto counts = test::countText(gcg, first);
    const std::string nick = counts.contains(kNick) ? kNick : kOtherNick;
    const test::TextCount& own = counts.at(nick);
    const auto other = std::ranges::find_if(counts, [&](const auto& one) { return one.first != nick; });
    const bool isFirst = figures["games"] == 0;
    figures["games"] += 1;
    figures["wins"] += own.score > other->second.score ? 1 : 0;
    figures["losses"] += own.score < other->second.score ? 1 : 0;
    figures["draws"] += own.score == other->second.score ? 1 : 0;
    figures["firsts"] += first == nick ? 1 : 0;
    figures["scoreTotal"] += own.score;
    against += other->second.score;
    figures["highGame"] = std::max<double>(figures["highGame"], own.score);
    figures["lowGame"] = isFirst ? own.score : std::min<double>(figures["lowGame"], own.score);
    figures["highTurn"] = std::max<double>(figures["highTurn"], own.highTurn);
    figures["turns"] += own.turns;
    figures["bingos"] += own.bingos;
    figures["exchanges"] += own.exchanges;
    figures["tripleTriples"] += own.tripleTriples;
    figures["phoniesChallenged"] += own.takenBack;
    figures["challengesWon"] += other->second.takenBack;
    figures["challengesLost"] += other->second.bonuses;
    for (const auto& [tile, count] : own.tiles)
      tiles[tile] += count;
    if (own.left) addDrawn(own.tiles, *own.left);
  }

  void addDrawn(std::map<std::string, double> drawn, const std::map<std::string, double>& left) {
    for (const auto& [tile, count] : left)
      drawn[tile] += count;
    figures["blanksDrawn"] += drawn["?"];
    figures["essesDrawn"] += drawn["S"];
    drawnGames += 1;
  }

  void finish() {
    figures["blanksDrawnPerGame"] = figures["blanksDrawn"] / drawnGames;
    figures["essesDrawnPerGame"] = figures["essesDrawn"] / drawnGames;
    std::erase_if(tiles, [](const auto& tile) { return tile.second == 0; });
    for (const auto& [tile, count] : tiles)
      figures["tilesPlayed"] += count;
    figures["blanksPlayed"] = tiles["?"];
    figures["scoreMean"] = figures["scoreTotal"] / figures["games"];
    figures["scoreAgainstMean"] = against / figures["games"];
    figures["pointsPerTurn"] = figures["scoreTotal"] / figures["turns"];
    figures["bingosPerGame"] = figures["bingos"] / figures["games"];
    figures["winShare"] = (figures["wins"] + figures["draws"] / 2) / figures["games"];
  }

  double against = 0;
  double drawnGames = 0;
};

std::vector<PlayedGame> throughALibrary(const std::vector<fs::path>& files) {
  const test::TemporaryFolder folder;
  Library library = test::valueOf(Library::open((folder.path() / "library.db").string()));
  for (const fs::path& file : files)
    (void)test::valueOf(library.add(test::newGame(textOf(file), file.string())));
  const Id jvc = test::valueOf(library.person(kNick));
  EXPECT_FALSE(library.merge(test::valueOf(library.person(kOtherName)), jvc));
  return test::valueOf(library.playedBy(jvc));
}

TEST(Conformance, figuresOfATournamentAreThoseOfItsTexts) {
  const auto files = nationals();
  if (files.empty()) GTEST_SKIP() << "the records are not here";
  Recount recount;
  for (const fs::path& file : files)
    recount.add(textOf(file));
  recount.finish();
  ASSERT_GT(recount.figures["essesDrawn"], recount.tiles["S"]) << "some were left in hand";
  ASSERT_GT(recount.figures["challengesLost"] + recount.figures["challengesWon"], 0) << "worth counting";

  const auto figures = figuresOf(throughALibrary(files), {}, {});
  for (const auto& [name, expected] : recount.figures) {
    const Figure* const figure = findFigure(figures, name);
    ASSERT_NE(figure, nullptr) << name;
    ASSERT_TRUE(figure->value) << name;
    EXPECT_DOUBLE_EQ(*figure->value, expected) << name;
  }
  const Figure* const letters = findFigure(figures, "tilesPlayedByLetter");
  ASSERT_NE(letters, nullptr);
  EXPECT_EQ((std::map<std::string, double>(letters->parts.begin(), letters->parts.end())), recount.tiles);
}

}  // namespace
}  // namespace rozbor::reports
