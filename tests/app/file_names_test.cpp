#include "rozbor/app/library/file_names.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "app_fixtures.h"

namespace rozbor::app {
namespace {

TEST(SafeFileName, KeepsWhatIsHarmless) {
  for (const char* name : {"O'Brien", "Žluťoučký kůň", "a-b_c", "12 Ida – Otto", "名前"})
    EXPECT_EQ(safeFileName(name), name);
}

TEST(SafeFileName, LeadsNowhereElse) {
  EXPECT_EQ(safeFileName("../x"), "_x");
  EXPECT_EQ(safeFileName("/etc/passwd"), "_etc_passwd");
  EXPECT_EQ(safeFileName("a\\b:c*?\"<>|"), "a_b_c______");
  EXPECT_EQ(safeFileName(std::string("a\0b\n", 4)), "a_b_");
  EXPECT_EQ(safeFileName("\xFFz\xC5"), "_z_");
}

TEST(SafeFileName, IsNeverEmptyNorADevice) {
  for (const char* name : {"", ".", "..", " . ", "..."})
    EXPECT_EQ(safeFileName(name), "game") << name;
  EXPECT_EQ(safeFileName("CON"), "_CON");
  EXPECT_EQ(safeFileName("nul.txt"), "_nul.txt");
  EXPECT_EQ(safeFileName("com7"), "_com7");
  EXPECT_EQ(safeFileName("Conrad"), "Conrad");
}

TEST(SafeFileName, IsNoOptionAndShowsWhatItIs) {
  EXPECT_EQ(safeFileName("-rf"), "_-rf");
  EXPECT_EQ(safeFileName("~root"), "_~root");
  EXPECT_EQ(safeFileName("gpj.\u202Eexe"), "gpj._exe");
  EXPECT_EQ(safeFileName("a\xC2\x9B"
                         "2J"),
            "a_2J");
}

TEST(SafeFileName, IsShortAndWhole) {
  EXPECT_EQ(safeFileName(std::string(10'000, 'x')).size(), 120U);
  std::string long_;
  for (int letter = 0; letter < 5'000; ++letter)
    long_ += "ž";
  EXPECT_EQ(safeFileName("x" + long_).size(), 119U);
}

TEST(FileNames, AreDistinctAndCanBeWritten) {
  const test::TemporaryFolder folder;
  FileNames names;
  const std::vector<std::string> wanted{
      "O'Brien", "o'brien", "Žluťoučký", "",     "..",        std::string(10'000, 'x'),
      "../x",    "_x",      "a/b",       "a\\b", "O'Brien-2", std::string(9'999, 'x')};
  for (const std::string& name : wanted)
    std::ofstream(folder.path() / names.take(name, "gcg")) << name;
  std::size_t written = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
    written += entry.path().extension() == ".gcg" ? 1 : 0;
  EXPECT_EQ(written, wanted.size());
}

}  // namespace
}  // namespace rozbor::app
