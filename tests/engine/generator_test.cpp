#include "rozbor/engine/generator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/game/notation.h"

namespace rozbor {
namespace {

using test::lexiconOf;
using testing::Contains;
using testing::UnorderedElementsAre;

class Generator : public testing::Test {
 protected:
  std::vector<std::string> plays(const engine::Lexicon& lexicon, const char* rack) {
    std::vector<std::string> texts;
    for (const auto& play :
         generatePlacements(board_, *parseRack(rack, english_.alphabet), english_, lexicon)) {
      texts.push_back(moveText(play.move, english_.alphabet) + " " + std::to_string(play.score));
    }
    return texts;
  }

  void lay(const char* move) {
    const auto parsed = parseMove(move, board_, english_.alphabet);
    ASSERT_TRUE(parsed) << move;
    game::lay(board_, *parsed);
  }

  game::Language english_ = test::language("en");
  game::Board board_ = english_.board.emptyBoard();
};

TEST_F(Generator, opensAcrossOverTheStartSquareOnly) {
  EXPECT_THAT(plays(*lexiconOf(english_, {"at"}), "AT"), UnorderedElementsAre("8G AT 4", "8H AT 4"));
}

TEST_F(Generator, extendsAWordAndHooksIt) {
  lay("8G AT");
  EXPECT_THAT(plays(*lexiconOf(english_, {"at", "bat", "as", "ta"}), "B"), UnorderedElementsAre("8F B.. 5"));
}

TEST_F(Generator, countsASingleTileThatMakesTwoWordsOnceAndAcross) {
  lay("8G AT");
  lay("F7 S");  // beside G7, over F8
  const auto found = plays(*lexiconOf(english_, {"at", "so", "oa"}), "O");
  EXPECT_THAT(found, UnorderedElementsAre("7F .O 6"));
}

TEST_F(Generator, tellsABlankFromTheLetterItStandsFor) {
  EXPECT_THAT(plays(*lexiconOf(english_, {"at"}), "A?"), UnorderedElementsAre("8G At 2", "8H At 2"));
  EXPECT_THAT(plays(*lexiconOf(english_, {"aa"}), "A?"),
              UnorderedElementsAre("8G Aa 2", "8G aA 2", "8H Aa 2", "8H aA 2"));
}

TEST_F(Generator, givesTheBonusForSevenTiles) {
  const auto found = plays(*lexiconOf(english_, {"anticks"}), "ANTICKS");
  EXPECT_THAT(found, Contains("8D ANTICKS 78"));
}

TEST_F(Generator, findsNothingWithoutTiles) {
  EXPECT_TRUE(plays(*lexiconOf(english_, {"at"}), "").empty());
}

TEST_F(Generator, reachesTheEdgesOfTheBoard) {
  lay("15N AT");
  EXPECT_THAT(plays(*lexiconOf(english_, {"ta", "at"}), "TA"), Contains("O14 A. 2"));
}

TEST(Exchanges, takeEverySetOfTilesOnce) {
  const auto english = test::language("en");
  std::vector<std::string> texts;
  for (const auto& play : engine::generateExchanges(*parseRack("AA?", english.alphabet))) {
    texts.push_back(moveText(play.move, english.alphabet));
  }
  EXPECT_THAT(texts, UnorderedElementsAre("-A", "-AA", "-?", "-A?", "-AA?"));
}

TEST(GeneratorWithLongLetters, laysATileOfSeveralCharacters) {
  auto english = test::language("en");
  auto alphabet = game::Alphabet::parse("CH ch\nA a\nT t\n");
  ASSERT_TRUE(alphabet);
  english.alphabet = *alphabet;
  english.values = {};
  english.values[1] = 5;
  const auto lexicon = lexiconOf(english, {"chat"});
  const auto plays = generatePlacements(english.board.emptyBoard(), *parseRack("[CH]AT", english.alphabet),
                                        english, *lexicon);
  ASSERT_EQ(plays.size(), 3u);
  std::vector<std::string> texts;
  for (const auto& play : plays)
    texts.push_back(moveText(play.move, english.alphabet));
  EXPECT_THAT(texts, UnorderedElementsAre("8F [CH]AT", "8G [CH]AT", "8H [CH]AT"));
  EXPECT_EQ(plays[0].score, 10);
}

TEST(GeneratorWithLetters, takesSixtyThreeLetters) {
  std::string text;
  for (int index = 0; index < 63; ++index) {
    // Code points of the Georgian blocks: capitals and their small letters.
    const auto encode = [](int code) {
      return std::string{static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 63)),
                         static_cast<char>(0x80 | (code & 63))};
    };
    text += encode(0x3400 + index) + " " + encode(0x3600 + index) + "\n";
  }
  auto language = test::language("en");
  auto alphabet = game::Alphabet::parse(text);
  ASSERT_TRUE(alphabet) << alphabet.error().message;
  language.alphabet = *alphabet;
  game::Rack rack;
  rack.addKind(63);
  rack.addKind(62);
  const std::vector<game::Letter> word{game::Letter(63), game::Letter(62)};
  const auto lexicon = engine::Lexicon::build({engine::WordKey::of(word)}, "t", "", language);
  ASSERT_TRUE(lexicon);
  EXPECT_EQ(generatePlacements(language.board.emptyBoard(), rack, language, **lexicon).size(), 2u);
}

engine::PlayQuery anyMaking(int points) {
  return {.points = points, .mostTiles = 7, .worth = {}, .most = 100'000};
}

/// The plays that make these points are those of all plays that do.
TEST_F(Generator, findsThePlaysThatMakeJustSomePoints) {
  const auto lexicon = lexiconOf(english_, {"at", "bat", "tab", "tabs", "as", "ta", "stab", "bats", "sat"});
  lay("8G AT");
  const auto rack = *parseRack("ABST?", english_.alphabet);
  const auto all = generatePlacements(board_, rack, english_, *lexicon);
  for (const int points : {3, 5, 6, 7, 12}) {
    std::vector<std::string> expected;
    for (const auto& play : all) {
      if (play.score == points) expected.push_back(moveText(play.move, english_.alphabet));
    }
    std::vector<std::string> found;
    const auto made = placementsMaking(anyMaking(points), board_, rack, english_, *lexicon);
    for (const auto& play : made.plays)
      found.push_back(moveText(play.move, english_.alphabet));
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(expected)) << points;
    EXPECT_TRUE(made.complete);
  }
}

TEST_F(Generator, laysNoMoreThanARackOfManyTiles) {
  const auto lexicon = lexiconOf(english_, {"abcdefgh", "abcdefg"});
  const auto tiles = *parseRack("ABCDEFGH", english_.alphabet);
  for (int points = 0; points < 200; ++points) {
    for (const auto& play : placementsMaking(anyMaking(points), board_, tiles, english_, *lexicon).plays)
      EXPECT_EQ(play.move.tilesUsed(), 7);
  }
}

TEST_F(Generator, findsThePlaysOfLikelyTilesFirst) {
  const auto lexicon = lexiconOf(english_, {"at", "as", "an", "ta", "na"});
  const auto tiles = *parseRack("ANST", english_.alphabet);
  auto query = anyMaking(4);
  const auto all = placementsMaking(query, board_, tiles, english_, *lexicon).plays.size();
  ASSERT_GT(all, 4u);
  query.worth.set(english_.alphabet.letter("N")->index(), 1, 3000);
  query.most = 4;
  const auto made = placementsMaking(query, board_, tiles, english_, *lexicon);
  EXPECT_FALSE(made.complete) << "there are others";
  ASSERT_EQ(made.plays.size(), 4u);
  for (const auto& play : made.plays)
    EXPECT_GT(play.move.tileCounts().count(english_.alphabet.letter("N")->index()), 0);
}

TEST_F(Generator, stopsWhenTheWorkIsDone) {
  const auto lexicon = lexiconOf(english_, {"abcdefgh", "abcdefg"});
  const auto tiles = *parseRack("ABCDEFGH", english_.alphabet);
  auto query = anyMaking(84);
  query.work = 20;
  const auto made = placementsMaking(query, board_, tiles, english_, *lexicon);
  EXPECT_LE(made.work, 21u);
  EXPECT_FALSE(made.complete);
}

}  // namespace
}  // namespace rozbor
