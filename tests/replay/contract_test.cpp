#include <filesystem>
#include <regex>
#include <set>

#include "replay_fixtures.h"

/// Code, document and broken files name the same faults.
namespace rozbor::replay {
namespace {

std::set<std::string> codesIn(const std::string& text, const std::string& pattern) {
  const std::regex code(pattern);
  std::set<std::string> codes;
  for (std::sregex_iterator match(text.begin(), text.end(), code), end; match != end; ++match) {
    codes.insert((*match)[1]);
  }
  return codes;
}

std::set<std::string> codesOfSource() {
  return codesIn(test::fileText(test::sourcePath("replay/src/findings.h")), R"re("replay\.([a-z-]+)")re");
}

TEST(Contract, DocumentsEveryCodeAndNoOther) {
  const auto documented =
      codesIn(test::fileText(test::sourcePath("docs/replay.md")), R"re(\n\| `replay\.([a-z-]+)` \|)re");
  EXPECT_EQ(documented, codesOfSource());
}

TEST(Contract, HasABrokenFileForEveryCodeAndNoOther) {
  std::set<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator(test::sourcePath("tests/data/replay"))) {
    files.insert(file.path().stem().string());
  }
  EXPECT_EQ(files, codesOfSource());
}

}  // namespace
}  // namespace rozbor::replay
