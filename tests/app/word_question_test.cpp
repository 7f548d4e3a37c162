#include "rozbor/app/studies/word_question.h"

#include "engine_fixtures.h"
#include "game_fixtures.h"

namespace rozbor::test {
namespace {

using app::FoundWords;
using app::WordAnswer;
using Kind = app::WordAnswer::Kind;
using Words = std::vector<std::string>;

WordAnswer answerTo(const engine::Lexicon& lexicon, const game::Language& language, std::string_view typed,
                    std::size_t most = 100) {
  const auto answer = app::askWords(lexicon, language, typed, most);
  EXPECT_TRUE(answer) << typed;
  return answer ? answer->value() : WordAnswer();
}

TEST(WordQuestion, AWordHasItsHooksAndWhatElseItsLettersMake) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"tea", "eat", "ate", "teas", "steal", "at", "ta", "ea"});
  const WordAnswer answer = answerTo(*lexicon, en, " tea ");
  EXPECT_EQ(answer.kind, Kind::word);
  EXPECT_EQ(answer.asked, "TEA");
  EXPECT_TRUE(answer.valid);
  EXPECT_TRUE(answer.frontHooks.empty());
  EXPECT_EQ(answer.backHooks, Words{"S"});
  EXPECT_EQ(answer.anagrams, (FoundWords{{"ATE", "EAT"}, 2}));
  EXPECT_EQ(answer.shorter, (FoundWords{{"AT", "EA", "TA"}, 3}));
}

TEST(WordQuestion, AStringThatIsNoWordIsAnsweredToo) {
  const game::Language& cs = language("cs");
  const auto lexicon = lexiconOf(cs, {"řeka", "řek"});
  const WordAnswer answer = answerTo(*lexicon, cs, "akeř");
  EXPECT_FALSE(answer.valid);
  EXPECT_EQ(answer.anagrams, (FoundWords{{"ŘEKA"}, 1}));
  EXPECT_EQ(answer.shorter, (FoundWords{{"ŘEK"}, 1}));
}

TEST(WordQuestion, BlanksAreShownSmall) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"tea", "teas", "seat", "at"});
  const WordAnswer answer = answerTo(*lexicon, en, "tea?");
  EXPECT_EQ(answer.kind, Kind::tiles);
  EXPECT_EQ(answer.asked, "TEA?");
  EXPECT_EQ(answer.anagrams, (FoundWords{{"sEAT", "TEAs"}, 2}));
  EXPECT_EQ(answer.shorter, (FoundWords{{"TEA", "AT"}, 2}));
}

TEST(WordQuestion, APatternHasPlacesForOneLetterAndForAny) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"tea", "teas", "seat", "at"});
  EXPECT_EQ(answerTo(*lexicon, en, "*at").fitting, (FoundWords{{"AT", "SEAT"}, 2}));
  // A sign for a blank is a place beside such signs.
  const WordAnswer answer = answerTo(*lexicon, en, "?e*");
  EXPECT_EQ(answer.kind, Kind::pattern);
  EXPECT_EQ(answer.asked, ".E*");
  EXPECT_EQ(answer.fitting, (FoundWords{{"SEAT", "TEA", "TEAS"}, 3}));
}

TEST(WordQuestion, AllAreCountedAndTheFirstAreShown) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"tea", "eat", "ate", "at", "ta", "seat", "east"});
  EXPECT_EQ(answerTo(*lexicon, en, "*", 2).fitting, (FoundWords{{"AT", "ATE"}, 7}));
  // The longest first, however few are shown.
  EXPECT_EQ(answerTo(*lexicon, en, "east", 1).shorter, (FoundWords{{"ATE"}, 5}));
  EXPECT_EQ(answerTo(*lexicon, en, "east", 1).anagrams, (FoundWords{{"SEAT"}, 1}));
}

TEST(WordQuestion, MoreTilesThanAnyWordHasAreNoHarm) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"at", "tat"});
  EXPECT_EQ(answerTo(*lexicon, en, std::string(1000, 'A') + std::string(1000, 'T')).shorter.all, 2u);
  EXPECT_EQ(answerTo(*lexicon, en, std::string(1000, '?')).shorter.all, 2u);
  EXPECT_EQ(answerTo(*lexicon, en, std::string(100'000, '*') + "at").fitting.all, 2u);
  EXPECT_EQ(answerTo(*lexicon, en, std::string(100'000, '.') + "*").fitting.all, 0u);
}

TEST(WordQuestion, WhatCannotBeAskedIsSaid) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"at"});
  EXPECT_EQ(app::askWords(*lexicon, en, "  ", 10).error().code, "words.nothing");
  EXPECT_EQ(app::askWords(*lexicon, en, "ře*", 10).error().code, "words.letters");
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(app::askWords(*lexicon, en, "*", 10, stop.get_token())->has_value());
}

TEST(WordQuestion, EachKindHasItsLists) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"at"});
  for (const auto& [typed, labels] :
       std::vector<std::pair<std::string, Words>>{{"at", {"Anagrams", "Shorter words"}},
                                                  {"a?", {"Words of all tiles", "Shorter words"}},
                                                  {"a*", {"Words that fit"}}}) {
    const WordAnswer answer = answerTo(*lexicon, en, typed);
    Words said;
    for (const app::AnswerRow& row : app::rowsOf(answer))
      said.push_back(row.label.english());
    EXPECT_EQ(said, labels) << typed;
  }
}

}  // namespace
}  // namespace rozbor::test
