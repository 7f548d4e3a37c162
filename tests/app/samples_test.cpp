#include "rozbor/app/samples.h"

#include <gmock/gmock.h>

#include "app_fixtures.h"

namespace rozbor::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST(Samples, areTheUsersOwnAndStayAsTheUserLeftThem) {
  const TemporaryFolder folder;
  lexica::DataPaths paths = pathsIn(folder);
  paths.data = sourcePath("data");
  paths.userPlayers = folder.path() / "user" / "players";
  const fs::path own = app::ownSamples(paths);
  EXPECT_EQ(own, folder.path() / "user" / "samples");
  EXPECT_EQ(fileText(own / "english.gcg"), fileText(app::shippedSamples(paths) / "english.gcg"));
  EXPECT_TRUE(fs::exists(own / "library"));
  std::ofstream(own / "english.gcg", std::ios::app) << "#note mine\n";
  EXPECT_EQ(app::ownSamples(paths), own);
  EXPECT_THAT(fileText(own / "english.gcg"), HasSubstr("mine"));
}

TEST(Samples, areTheShippedOnesWhereNoCopyCanBeMade) {
  const TemporaryFolder folder;
  lexica::DataPaths paths = pathsIn(folder);
  paths.data = sourcePath("data");
  std::ofstream(folder.path() / "file") << "no folder";
  paths.userPlayers = folder.path() / "file" / "players";
  EXPECT_EQ(app::ownSamples(paths), app::shippedSamples(paths));
}

TEST(Samples, areNowhereWhereNoneAreInstalled) {
  const TemporaryFolder folder;
  lexica::DataPaths paths = pathsIn(folder);
  paths.data = folder.path() / "data";
  EXPECT_TRUE(app::ownSamples(paths).empty());
}

}  // namespace
}  // namespace rozbor::test
