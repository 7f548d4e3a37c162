#include "rozbor/insight/words_to_learn.h"

#include <gmock/gmock.h>

#include "coaching_fixtures.h"

namespace rozbor::reports {
namespace {

using test::add;
using test::emptyCase;
using test::gameOf;
using test::lossOf;
using testing::ElementsAre;
using testing::IsEmpty;

DecisionText missed(const char* best, const char* word) {
  return {test::kOpening, "AEHOSUU", "full", "8D HOUSE", best, word, "", ""};
}

std::vector<std::string> wordsOf(const CoachingCase& player, std::size_t most = 24) {
  std::vector<std::string> words;
  for (const WordToLearn& word : wordsToLearn(player, most).words)
    words.push_back(word.word);
  return words;
}

/// One game in which each of the words was missed for so many points.
CoachingCase misserOf(const std::vector<std::pair<DecisionText, double>>& words) {
  CoachingCase player = emptyCase();
  std::vector<DecisionRow> rows;
  std::vector<DecisionText> texts;
  for (const auto& [text, points] : words) {
    rows.push_back(lossOf(points, Cause::missedWord));
    texts.push_back(text);
  }
  add(player, gameOf(1, 400, 350, rows), texts);
  return player;
}

TEST(WordsToLearn, areBingosFirstThenWhatCostMore) {
  const CoachingCase player = misserOf({{missed("8D HOUSE", "HOUSE"), 16},
                                        {missed("8D AHEUOSU", "AHEUOSU"), 15},
                                        {missed("8D EUOSU", "EUOSU"), 40},
                                        {missed("8D HOUSE", "HOUSE"), 30}});
  EXPECT_THAT(wordsOf(player), ElementsAre("AHEUOSU", "HOUSE", "EUOSU")) << "HOUSE cost 46 in two decisions";
  EXPECT_THAT(wordsOf(player, 2), ElementsAre("AHEUOSU", "HOUSE"));
  const WordsToLearn list = wordsToLearn(player, 2);
  EXPECT_EQ(list.missed, 3);
  EXPECT_DOUBLE_EQ(list.share, 61.0 / 101);
  EXPECT_TRUE(list.words[0].bingo);
  EXPECT_EQ(list.words[1].count, 2);
}

TEST(WordsToLearn, leaveOutWhatCostLessThanABlunder) {
  EXPECT_THAT(wordsOf(misserOf({{missed("8D HOUSE", "HOUSE"), 14.9}, {missed("8D EUOSU", "EUOSU"), 15}})),
              ElementsAre("EUOSU"));
}

TEST(WordsToLearn, leaveOutShortWordsThatThePlayerLays) {
  CoachingCase player = misserOf({{missed("8D HUE", "HUE"), 30}, {missed("8D SHOE", "SHOE"), 20}});
  EXPECT_THAT(wordsOf(player), ElementsAre("HUE", "SHOE"));
  player.shortWordsLaid.insert("HUE");
  EXPECT_THAT(wordsOf(player), ElementsAre("SHOE"));
}

TEST(WordsToLearn, tellAStrongPlayerNoShortWord) {
  CoachingCase player = misserOf({{missed("8D SHOE", "SHOE"), 30}, {missed("8D HOUSE", "HOUSE"), 20}});
  DecisionRow found = lossOf(0, Cause::unclassified);
  found.bingoAvailable = found.bingoPlayed = true;
  player.games.front().decisions.insert(player.games.front().decisions.end(), 20, found);
  ASSERT_TRUE(isStrong(figuresOf(player.games, {}, {})));
  EXPECT_THAT(wordsOf(player), ElementsAre("HOUSE"));
}

TEST(WordsToLearn, areNoneOfOtherCauses) {
  CoachingCase player = emptyCase();
  add(player, gameOf(1, 400, 350, {lossOf(40, Cause::leave)}));
  EXPECT_THAT(wordsOf(player), IsEmpty());
}

TEST(ShortWords, areThoseOfPlaysThatStood) {
  CoachingCase player = misserOf({{missed("8D HUE", "HUE"), 30}});
  DecisionRecord decision = player.decisions.front();
  const game::Language& english = test::language("en");
  decision.text.played = "8D HUE";
  decision.numbers.placement = true;
  EXPECT_THAT(shortWordsOf(decision, english), ElementsAre("HUE"));
  decision.numbers.takenBack = true;
  EXPECT_THAT(shortWordsOf(decision, english), IsEmpty());
  decision.numbers.takenBack = false;
  decision.text.played = "8D HOUSE";
  EXPECT_THAT(shortWordsOf(decision, english), IsEmpty());
}

}  // namespace
}  // namespace rozbor::reports
