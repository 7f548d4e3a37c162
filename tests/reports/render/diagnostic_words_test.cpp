#include "rozbor/render/diagnostic_words.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <vector>

#include "replay_fixtures.h"
#include "rozbor/parser/online_record.h"
#include "rozbor/parser/score_sheet.h"
#include "small_game.h"
#include "test_paths.h"

namespace rozbor {
namespace {

using parser::Diagnostic;
using test::wording;

std::vector<std::filesystem::path> filesOf(const std::string& folder, const std::string& extension) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(test::sourcePath("tests/data/" + folder))) {
    if (entry.path().extension() == extension) files.push_back(entry.path());
  }
  return files;
}

void add(std::vector<Diagnostic>& all, const std::vector<Diagnostic>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

/// What the broken files of the tests make the readers and the referee say.
const std::vector<Diagnostic>& everyFault() {
  static const std::vector<Diagnostic> kFaults = [] {
    std::vector<Diagnostic> all;
    for (const auto& file : filesOf("gcg", ".gcg"))
      add(all, parser::parseGcg(test::fileText(file)).diagnostics);
    for (const auto& file : filesOf("cas", ".txt"))
      add(all, parser::parseScoreSheet(test::fileText(file)).diagnostics);
    for (const auto& file : filesOf("online", ".json")) {
      const auto reading = parser::readOnline(test::fileText(file));
      add(all, reading.diagnostics);
      for (const auto& game : reading.games)
        add(all, game.diagnostics);
    }
    for (const auto& file : filesOf("replay", ".gcg")) {
      for (const char* language : {"en", "tiny"})
        add(all, test::replayOf(test::fileText(file), test::language(language)).diagnostics);
    }
    return all;
  }();
  return kFaults;
}

TEST(DiagnosticWords, hearOfMostCodes) {
  std::set<std::string> codes;
  for (const Diagnostic& fault : everyFault())
    codes.insert(fault.code);
  EXPECT_GT(codes.size(), 90U);
}

class DiagnosticWordsOf : public testing::TestWithParam<const char*> {
 protected:
  void expectTranslated(const said::Message& message, const std::string& code) const {
    const std::string text = words_.text(message);
    EXPECT_NE(text, message.english()) << code;
    for (const char* place : {"{0}", "{1}", "{2}", "{3}"})
      EXPECT_EQ(text.find(place), std::string::npos) << code << ": " << text;
    for (const char* english : {"expected ", ", found ", "the ", " is "})
      EXPECT_EQ(text.find(english), std::string::npos) << code << ": " << text;
  }

  const reports::Wording words_ = wording(GetParam());
};

TEST_P(DiagnosticWordsOf, EveryFaultAreOfItsLanguage) {
  for (const Diagnostic& fault : everyFault()) {
    expectTranslated(fault.message, fault.code);
    if (!fault.recovery.empty()) expectTranslated(fault.recovery, fault.code);
  }
}

INSTANTIATE_TEST_SUITE_P(OfEachCatalogue, DiagnosticWordsOf, testing::Values("cs", "sk", "pl"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST(DiagnosticWords, areALineAsCompilersWriteIt) {
  const Diagnostic fault{
      .severity = parser::Severity::warning,
      .code = "gcg.bad-number",
      .where = {3, 25, 3},
      .message = said::words("expected {0}, found {1}", said::words("the points, a whole number"), "\"+1x\""),
      .recovery = {}};
  EXPECT_EQ(diagnosticLine("a.gcg", fault, wording("en")),
            "a.gcg:3:25: warning: expected the points, a whole number, found \"+1x\" [gcg.bad-number]");
  EXPECT_EQ(diagnosticLine("a.gcg", fault, wording("cs")),
            "a.gcg:3:25: varování: očekává se: body, celé číslo, nalezeno: \"+1x\" [gcg.bad-number]");
}

}  // namespace
}  // namespace rozbor
