#include "rozbor/render/harmless.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "rozbor/render/text_layout.h"

namespace rozbor::reports {
namespace {

TEST(Harmless, MakesControlCharactersVisible) {
  EXPECT_EQ(harmless("A\033]0;PWNED\a\033[2J"), "A␛]0;PWNED␇␛[2J");
  EXPECT_EQ(harmless("a\rb\x7F"), "a␍b␡");
  EXPECT_EQ(harmless(std::string_view("a\0b", 3)), "a␀b");
}

TEST(Harmless, KeepsLinesTabsAndLettersOfAnyScript) {
  const std::string text = "Žluťoučký kůň\n\t日本 語 – „O'Brien“ ¡ \xC2\xA0";
  EXPECT_EQ(harmless(text), text);
}

TEST(Harmless, KnowsTheControlCharactersOfEightBits) {
  EXPECT_EQ(harmless("a\xC2\x9B"
                     "2J"),
            "a\xEF\xBF\xBD"
            "2J")
      << "U+009B begins a sequence, too";
  EXPECT_EQ(harmless("a\x9B"
                     "2J"),
            "a\xEF\xBF\xBD"
            "2J")
      << "and so does the bare byte";
}

TEST(Harmless, TurnsNoLettersAround) {
  for (const char* const mark : {"\u202A", "\u202B", "\u202C", "\u202D", "\u202E", "\u2066", "\u2067",
                                 "\u2068", "\u2069", "\u200E", "\u200F", "\u061C"})
    EXPECT_EQ(harmless(std::string("gpj.") + mark + "exe"), "gpj.\uFFFDexe");
}

TEST(Harmless, IsNotLedAstrayByBrokenText) {
  EXPECT_EQ(harmless("\xE2\x80"), "\uFFFD\uFFFD") << "cut off";
  EXPECT_EQ(harmless("\xC1\x9B"), "\uFFFD\uFFFD") << "overlong";
  EXPECT_EQ(harmless("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD") << "a surrogate";
}

TEST(Harmless, TakesAsManyColumnsAsBefore) {
  const std::string text = "a\033b\u202Ec\x7F";
  EXPECT_EQ(terminal::widthOf(harmless(text)), terminal::widthOf(text));
}

TEST(Harmless, LeavesTheColoursOfOurOwnPaint) {
  const terminal::Paint paint(true);
  EXPECT_EQ(harmlessPainted(paint(terminal::Ink::worst, "a\033[2J")), "\033[1;31ma␛[2J\033[0m");
  EXPECT_EQ(harmlessPainted("\033[8mhidden"), "␛[8mhidden");
  EXPECT_EQ(harmless(paint(terminal::Ink::bold, "a")), "␛[1ma␛[0m");
}

TEST(Harmless, JsonLosesNothing) {
  const std::string name = "a\x7F\xC2\x9B\u202E\033\\\"ž";
  const std::string shown = harmlessJson(nlohmann::json(name).dump());
  EXPECT_EQ(nlohmann::json::parse(shown).get<std::string>(), name);
  EXPECT_EQ(shown.find('\x7F'), std::string::npos);
  EXPECT_EQ(shown.find("\xC2\x9B"), std::string::npos);
  EXPECT_EQ(shown.find("\u202E"), std::string::npos);
}

}  // namespace
}  // namespace rozbor::reports
