#include "rozbor/render/wording.h"

#include <gtest/gtest.h>

#include <clocale>

#include "small_game.h"

namespace rozbor {
namespace {

using reports::Wording;
using test::wording;

std::string wins(const Wording& words, long points) {
  return words.plural("{1} wins by {0} point.", "{1} wins by {0} points.", points);
}

TEST(Wording, speaksEveryLanguageWithoutLocalesOfTheSystem) {
  ASSERT_STREQ(std::setlocale(LC_ALL, nullptr), "C");
  EXPECT_EQ(wording("cs").text("mistake"), "chyba");
  EXPECT_EQ(wording("sk").text("Player"), "Hráč");
  EXPECT_EQ(wording("pl").text("mistake"), "błąd");
}

TEST(Wording, takesTheLanguageOutOfALocaleName) {
  EXPECT_EQ(wording("cs_CZ.UTF-8").code(), "cs");
  EXPECT_EQ(wording("PL").code(), "pl");
  EXPECT_EQ(wording("sk-SK").code(), "sk");
}

TEST(Wording, isEnglishForWhatNoCatalogueSpeaks) {
  for (const char* code : {"", "C", "POSIX", "en_GB", "fi", "../../etc"}) {
    EXPECT_EQ(wording(code).code(), "en") << code;
    EXPECT_EQ(wording(code).text("mistake"), "mistake") << code;
  }
  EXPECT_EQ(Wording("cs", "/nowhere").text("mistake"), "mistake");
}

TEST(Wording, leavesUnknownSentencesInEnglish) {
  EXPECT_EQ(wording("cs").text("No such sentence."), "No such sentence.");
  EXPECT_EQ(wording("cs").plural("{0} gnu", "{0} gnus", 2), "{0} gnus");
}

TEST(Wording, countsInEnglish) {
  const Wording english = Wording::english();
  EXPECT_EQ(wins(english, 1), "{1} wins by {0} point.");
  EXPECT_EQ(wins(english, 0), "{1} wins by {0} points.");
  EXPECT_EQ(wins(english, 2), "{1} wins by {0} points.");
}

TEST(Wording, countsInCzechWithThreeForms) {
  const Wording czech = wording("cs");
  EXPECT_EQ(wins(czech, 1), "{1} vítězí o {0} bod.");
  EXPECT_EQ(wins(czech, 3), "{1} vítězí o {0} body.");
  EXPECT_EQ(wins(czech, 5), "{1} vítězí o {0} bodů.");
  EXPECT_EQ(wins(czech, 22), "{1} vítězí o {0} bodů.");
  EXPECT_EQ(wins(czech, 0), "{1} vítězí o {0} bodů.");
}

TEST(Wording, countsInPolishByTheLastDigits) {
  const Wording polish = wording("pl");
  const auto words = [&](long count) { return polish.plural("{0} word", "{0} words", count); };
  EXPECT_EQ(words(1), "{0} słowo");
  EXPECT_EQ(words(4), "{0} słowa");
  EXPECT_EQ(words(12), "{0} słów");
  EXPECT_EQ(words(22), "{0} słowa");
  EXPECT_EQ(words(3'000'000'022L), "{0} słowa");
  EXPECT_EQ(words(3'000'000'012L), "{0} słów");
}

TEST(Wording, writesNumbersAsTheLanguageDoes) {
  EXPECT_EQ(Wording::english().number(12.34, 1), "12.3");
  EXPECT_EQ(wording("cs").number(12.34, 2), "12,34");
  EXPECT_EQ(wording("sk").number(-0.5, 1), "−0,5");
  EXPECT_EQ(wording("pl").number(-7, 0), "−7");
}

TEST(Wording, writesNoMinusBeforeZero) {
  EXPECT_EQ(Wording::english().number(-0.01, 1), "0.0");
  EXPECT_EQ(wording("cs").number(-0.0, 0), "0");
}

TEST(Wording, groupsLongNumbers) {
  EXPECT_EQ(Wording::english().number(1234, 0), "1234");
  EXPECT_EQ(Wording::english().number(192111, 0), "192,111");
  EXPECT_EQ(wording("pl").number(3280000, 0), "3\u00a0280\u00a0000");
}

TEST(Wording, canBeMoved) {
  Wording first = wording("cs");
  const Wording second = std::move(first);
  EXPECT_EQ(second.text("mistake"), "chyba");
}

}  // namespace
}  // namespace rozbor
