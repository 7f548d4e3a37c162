#include "rozbor/lexica/data_paths.h"

#include <map>

#include "app_fixtures.h"

namespace rozbor::test {
namespace {

lexica::Environment environment(std::map<std::string, std::string> values) {
  return [values = std::move(values)](const char* name) -> std::optional<std::string> {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : std::optional(found->second);
  };
}

using Paths = std::vector<std::filesystem::path>;

TEST(DataPaths, FollowTheXdgSpecification) {
  const auto usual = lexica::findDataPaths(environment({{"HOME", "/home/eva"}}), "");
  EXPECT_EQ(usual.lexica, Paths{"/home/eva/.local/share/rozbor/lexica"});
  EXPECT_EQ(usual.userLanguages, "/home/eva/.local/share/rozbor/languages");
  EXPECT_EQ(usual.games(), "/home/eva/.local/share/rozbor/games");
  EXPECT_EQ(usual.cache, "/home/eva/.cache/rozbor");
  EXPECT_EQ(lexica::findDataPaths(environment({{"XDG_CACHE_HOME", "/tmp/c"}}), "").cache, "/tmp/c/rozbor");
  const auto moved =
      lexica::findDataPaths(environment({{"HOME", "/home/eva"}, {"XDG_DATA_HOME", "/data"}}), "");
  EXPECT_EQ(moved.lexica, Paths{"/data/rozbor/lexica"});
  const auto relative =
      lexica::findDataPaths(environment({{"HOME", "/home/eva"}, {"XDG_DATA_HOME", "data"}}), "");
  EXPECT_EQ(relative.lexica, Paths{"/home/eva/.local/share/rozbor/lexica"});
}

TEST(DataPaths, AreWhatTheEnvironmentSays) {
  const auto paths =
      lexica::findDataPaths(environment({{"ROZBOR_DATA", "/d"}, {"ROZBOR_LEXICA", "/a::/b:"}}), "");
  EXPECT_EQ(paths.languages(), "/d/languages");
  EXPECT_EQ(paths.leaves(), "/d/leaves");
  EXPECT_EQ(paths.lexica, (Paths{"/a", "/b"}));
}

TEST(DataPaths, AreFoundBesideAndAboveTheProgram) {
  const TemporaryFolder folder;
  folder.write("share/rozbor/languages/cs/language.conf", "");
  EXPECT_EQ(lexica::findDataPaths(environment({}), folder.path() / "bin/rozbor").data,
            folder.path() / "share/rozbor");
  folder.write("bin/data/languages/cs/language.conf", "");
  EXPECT_EQ(lexica::findDataPaths(environment({}), folder.path() / "bin/rozbor").data,
            folder.path() / "bin/data");
}

TEST(DataPaths, HaveTheLexicaThatCameWithTheProgramBehindTheUsersOwn) {
  const TemporaryFolder folder;
  folder.write("share/rozbor/languages/cs/language.conf", "");
  folder.write("share/rozbor/lexica/cs.rozlex", "");
  const auto usual =
      lexica::findDataPaths(environment({{"HOME", "/home/eva"}}), folder.path() / "bin/rozbor");
  EXPECT_EQ(usual.lexica,
            (Paths{"/home/eva/.local/share/rozbor/lexica", folder.path() / "share/rozbor/lexica"}));
  const auto named =
      lexica::findDataPaths(environment({{"ROZBOR_LEXICA", "/a"}}), folder.path() / "bin/rozbor");
  EXPECT_EQ(named.lexica, Paths{"/a"});
}

TEST(DataPaths, OfThisBuildAreTheSourceTree) {
  EXPECT_TRUE(std::filesystem::exists(lexica::findDataPaths(environment({}), "").languages() / "cs"));
}

}  // namespace
}  // namespace rozbor::test
