#include "rozbor/app/explore/word_meaning.h"

#include <gmock/gmock.h>

#include "game_fixtures.h"

namespace rozbor::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(WordMeaning, IsOfEveryWordThatAMoveForms) {
  const game::Board board = boardFrom("8 ...HOUSE\n9 ....N");
  EXPECT_THAT(app::wordsOf(move("9D O."), board, language()), ElementsAre("on", "ho"));
  EXPECT_THAT(app::wordsOf(game::Move::pass(), board, language()), IsEmpty());
}

TEST(WordMeaning, HasAPageForEachOfTheLanguages) {
  EXPECT_EQ(app::usualDictionary("sk110"), "https://slovnik.juls.savba.sk/?w={word}");
  EXPECT_EQ(app::usualDictionary("xx"), "");
  EXPECT_EQ(app::dictionaryAddress(app::usualDictionary("cs"), "žluť ka"),
            "https://prirucka.ujc.cas.cz/?slovo=%C5%BElu%C5%A5%20ka");
  EXPECT_EQ(app::dictionaryAddress("https://example.org/", "on"), "https://example.org/");
}

TEST(WordMeaning, AsksAndReadsADictionaryServer) {
  EXPECT_EQ(app::dictRequest("on\"\r\nQUIT"), "DEFINE * \"onQUIT\"\r\nQUIT\r\n")
      << "one line, whatever the word";
  EXPECT_EQ(app::definitionsIn("220 hello\r\n150 2 definitions\r\n151 \"on\" a \"A\"\r\non\r\n..dots\r\n.\r\n"
                               "151 \"on\" b \"B\"\r\nmore\r\n.\r\n250 ok\r\n221 bye\r\n"),
            "on\n.dots\n\nmore");
  EXPECT_EQ(app::definitionsIn("220 hello\r\n552 no match\r\n221 bye\r\n"), std::nullopt);
  EXPECT_EQ(app::definitionsIn("151 cut"), std::nullopt);
}

}  // namespace
}  // namespace rozbor::test
