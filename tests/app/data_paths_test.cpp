#include "rozbor/app/data_paths.h"

#include <map>

#include "app_fixtures.h"

namespace rozbor::test {
namespace {

app::Environment environment(std::map<std::string, std::string> values) {
  return [values = std::move(values)](const char* name) -> std::optional<std::string> {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : std::optional(found->second);
  };
}

using Paths = std::vector<std::filesystem::path>;

TEST(DataPaths, FollowTheXdgSpecification) {
  const auto usual = app::findDataPaths(environment({{"HOME", "/home/eva"}}), "");
  EXPECT_EQ(usual.lexica, Paths{"/home/eva/.local/share/rozbor/lexica"});
  EXPECT_EQ(usual.userLanguages, "/home/eva/.local/share/rozbor/languages");
  const auto moved = app::findDataPaths(environment({{"HOME", "/home/eva"}, {"XDG_DATA_HOME", "/data"}}), "");
  EXPECT_EQ(moved.lexica, Paths{"/data/rozbor/lexica"});
  const auto relative =
      app::findDataPaths(environment({{"HOME", "/home/eva"}, {"XDG_DATA_HOME", "data"}}), "");
  EXPECT_EQ(relative.lexica, Paths{"/home/eva/.local/share/rozbor/lexica"});
}

TEST(DataPaths, AreWhatTheEnvironmentSays) {
  const auto paths =
      app::findDataPaths(environment({{"ROZBOR_DATA", "/d"}, {"ROZBOR_LEXICA", "/a::/b:"}}), "");
  EXPECT_EQ(paths.languages(), "/d/languages");
  EXPECT_EQ(paths.leaves(), "/d/leaves");
  EXPECT_EQ(paths.lexica, (Paths{"/a", "/b"}));
}

TEST(DataPaths, AreFoundBesideAndAboveTheProgram) {
  const TemporaryFolder folder;
  folder.write("share/rozbor/languages/cs/language.conf", "");
  EXPECT_EQ(app::findDataPaths(environment({}), folder.path() / "bin/rozbor").data,
            folder.path() / "share/rozbor");
  folder.write("bin/data/languages/cs/language.conf", "");
  EXPECT_EQ(app::findDataPaths(environment({}), folder.path() / "bin/rozbor").data,
            folder.path() / "bin/data");
}

TEST(DataPaths, HaveTheLexicaThatCameWithTheProgramBehindTheUsersOwn) {
  const TemporaryFolder folder;
  folder.write("share/rozbor/languages/cs/language.conf", "");
  folder.write("share/rozbor/lexica/cs.rozlex", "");
  const auto usual = app::findDataPaths(environment({{"HOME", "/home/eva"}}), folder.path() / "bin/rozbor");
  EXPECT_EQ(usual.lexica,
            (Paths{"/home/eva/.local/share/rozbor/lexica", folder.path() / "share/rozbor/lexica"}));
  const auto named = app::findDataPaths(environment({{"ROZBOR_LEXICA", "/a"}}), folder.path() / "bin/rozbor");
  EXPECT_EQ(named.lexica, Paths{"/a"});
}

TEST(DataPaths, OfThisBuildAreTheSourceTree) {
  EXPECT_TRUE(std::filesystem::exists(app::findDataPaths(environment({}), "").languages() / "cs"));
}

}  // namespace
}  // namespace rozbor::test
