#include "rozbor/game/file_replacement.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "temporary_folder.h"

namespace rozbor::game {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::size_t filesIn(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(FileReplacement, WritesAWholeFileAndLeavesNothingElse) {
  const test::TemporaryFolder folder;
  ASSERT_FALSE(replaceFile(folder.path() / "a.txt", "one"));
  ASSERT_FALSE(replaceFile(folder.path() / "a.txt", "two"));
  EXPECT_EQ(textOf(folder.path() / "a.txt"), "two");
  EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST(FileReplacement, WithoutACommitNothingHasHappened) {
  const test::TemporaryFolder folder;
  const fs::path path = folder.write("a.txt", "old");
  {
    FileReplacement file(path);
    file.write("new");
    EXPECT_EQ(filesIn(folder.path()), 2U);
    EXPECT_EQ(textOf(path), "old");
  }
  EXPECT_EQ(textOf(path), "old");
  EXPECT_EQ(filesIn(folder.path()), 1U);
}

TEST(FileReplacement, NobodyCanGuessTheNameOfTheTemporaryFile) {
  const test::TemporaryFolder folder;
  const FileReplacement one(folder.path() / "a.txt");
  const FileReplacement other(folder.path() / "a.txt");
  EXPECT_NE(one.temporary(), other.temporary());
  EXPECT_EQ(one.temporary().parent_path(), folder.path());
  EXPECT_GE(one.temporary().filename().string().size(), 16U);
}

TEST(FileReplacement, ALinkAtTheTargetIsReplacedAndWhatItLeadsToStays) {
  const test::TemporaryFolder folder;
  const fs::path precious = folder.write("precious", "keep me");
  fs::create_symlink(precious, folder.path() / "a.txt");
  ASSERT_FALSE(replaceFile(folder.path() / "a.txt", "new"));
  EXPECT_EQ(textOf(precious), "keep me");
  EXPECT_FALSE(fs::is_symlink(folder.path() / "a.txt"));
}

TEST(FileReplacement, TheOldNamesOfTemporaryFilesAreNotFollowed) {
  const test::TemporaryFolder folder;
  const fs::path precious = folder.write("precious", "keep me");
  fs::create_symlink(precious, folder.path() / "a.txt.new");
  fs::create_symlink(precious, folder.path() / "a.txt.part");
  ASSERT_FALSE(replaceFile(folder.path() / "a.txt", "new"));
  EXPECT_EQ(textOf(precious), "keep me");
}

TEST(FileReplacement, KeepsWhoMayReadTheFile) {
  const test::TemporaryFolder folder;
  const fs::path path = folder.write("a.txt", "old");
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  ASSERT_FALSE(replaceFile(path, "new"));
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(FileReplacement, AFullDeviceIsAnError) {
  const auto error = replaceFile("/dev/full", "text");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, "file.cannot-write");
  EXPECT_NE(error->message.english().find("No space"), std::string::npos) << error->message;
}

TEST(FileReplacement, AFolderAndAFolderThatIsNotThereAreErrors) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(replaceFile(folder.path(), "text"));
  EXPECT_TRUE(replaceFile(folder.path() / "nowhere" / "a.txt", "text"));
}

TEST(FileReplacement, WritesWhereTheNameHasNoFolder) {
  const test::TemporaryFolder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  const auto error = replaceFile("-odd name.txt", "text");
  fs::current_path(before);
  EXPECT_FALSE(error);
  EXPECT_EQ(textOf(folder.path() / "-odd name.txt"), "text");
}

TEST(FileReplacement, AnInterruptedProgramTakesItsTemporaryFilesAway) {
  const test::TemporaryFolder folder;
  const FileReplacement file(folder.path() / "a.txt");
  EXPECT_EQ(filesIn(folder.path()), 1U);
  dropTemporaryFiles();
  EXPECT_EQ(filesIn(folder.path()), 0U);
}

}  // namespace
}  // namespace rozbor::game
