#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "gcg_support.h"
#include "test_paths.h"

// Whole files: our own fixtures and samples, and, where they are at hand, public records that are
// not part of the project.
namespace rozbor::parser::testing {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> gcgFiles(const fs::path& directory) {
  std::vector<fs::path> files;
  if (!fs::exists(directory)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    if (entry.path().extension() == ".gcg") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

fs::path sharedRecords() {
  return fs::path(rozbor::test::kSharedDir) / "records";
}

std::vector<fs::path> allFiles() {
  std::vector<fs::path> files = gcgFiles(dataDirectory());
  for (const fs::path& directory : {fs::path(rozbor::test::kSourceDir) / "samples", sharedRecords()}) {
    const std::vector<fs::path> more = gcgFiles(directory);
    files.insert(files.end(), more.begin(), more.end());
  }
  return files;
}

TEST(GcgCorpus, ReadingWhatWasWrittenSaysTheSame) {
  for (const fs::path& file : allFiles()) {
    const GameRecord record = parseGcg(readBytes(file)).record;
    EXPECT_TRUE(sameContent(record, parseGcg(writeGcg(record)).record)) << file;
  }
}

TEST(GcgCorpus, WritingTwiceIsStable) {
  for (const fs::path& file : allFiles()) {
    const std::string once = written(readBytes(file));
    EXPECT_EQ(written(once), once) << file;
  }
}

TEST(GcgCorpus, LayingOutTheLinesChangesNoField) {
  for (const fs::path& file : allFiles()) {
    const GameRecord record = parseGcg(readBytes(file)).record;
    GameRecord laidOut = record;
    layOutLines(laidOut);
    EXPECT_TRUE(sameContent(record, parseGcg(writeGcg(laidOut)).record)) << file;
  }
}

/// The words of a text, with coordinates in one case and signs as the writer has them.
std::string withoutWhiteSpace(std::string text) {
  std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
  return text;
}

TEST(GcgCorpus, PublicRecordsChangeInNothingButWhiteSpace) {
  if (!fs::exists(sharedRecords())) GTEST_SKIP() << "no " << sharedRecords();
  for (const fs::path& file : gcgFiles(sharedRecords())) {
    const std::string bytes = readBytes(file);
    const ParsedRecord parsed = parseGcg(bytes);
    if (parsed.record.encoding != "UTF-8" || parsed.record.declaredEncoding == "ISO8859-6") continue;
    EXPECT_EQ(withoutWhiteSpace(writeGcg(parsed.record)), withoutWhiteSpace(bytes)) << file;
  }
}

TEST(GcgCorpus, PublicRecordsHaveOnlyTheirRealFaults) {
  if (!fs::exists(sharedRecords())) GTEST_SKIP() << "no " << sharedRecords();
  const std::map<std::string, std::vector<std::string>> faults = {
      {"macondo__name_weird_encoding_with_header.gcg", {"gcg.encoding-wrong"}},
      {"quackle__multiplayer-crash.gcg", {"gcg.more-than-two-players"}},
  };
  for (const fs::path& file : gcgFiles(sharedRecords())) {
    const auto expected = faults.find(file.filename());
    EXPECT_EQ(codes(parseGcg(readBytes(file))),
              expected == faults.end() ? std::vector<std::string>{} : expected->second)
        << file;
  }
}

TEST(GcgCorpus, EveryEventLineOfThePublicRecordsIsRead) {
  if (!fs::exists(sharedRecords())) GTEST_SKIP() << "no " << sharedRecords();
  for (const fs::path& file : gcgFiles(sharedRecords())) {
    for (const Event& event : parseGcg(readBytes(file)).record.events) {
      EXPECT_TRUE(event.score && event.total) << file << " line " << event.where.line;
      EXPECT_EQ(event.at.has_value(), event.kind == EventKind::placement)
          << file << " line " << event.where.line;
    }
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
