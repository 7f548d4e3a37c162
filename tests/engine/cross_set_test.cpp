// Letters that fit between others, against all words.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include "finder/bytes.h"
#include "finder/cross_set.h"
#include "replies_fixture.h"

namespace rozbor {
namespace {

namespace bytes = engine::bytes;

class CrossSets : public test::RepliesTest {
 protected:
  using Word = std::vector<std::uint8_t>;

  /// Words of other words, too, so that some are longer than those that are remembered.
  CrossSets() {
    std::vector<engine::WordKey> words = engine::madeUpWords(language_, 3000, 1);
    const std::size_t shorter = words.size();
    for (std::size_t at = 0; at + 1 < shorter; at += 2) {
      engine::WordKey joined = words[at];
      const int begin = joined.length();
      const int more = words[at + 1].length();
      for (int letter = 0; letter < more; ++letter)
        joined.setLetter(begin + letter, words[at + 1].letter(letter));
      words.push_back(joined);
    }
    joined_ = *engine::Lexicon::build(words, "made up", "", language_);
    joined_->forEachWord([&](std::span<const game::Letter> word) {
      Word letters;
      for (const game::Letter letter : word)
        letters.push_back(static_cast<std::uint8_t>(letter.index()));
      words_.insert(letters);
    });
  }

  /// Letters that make a word of it in the place `gap`.
  [[nodiscard]] std::uint64_t lettersIn(Word word, std::size_t gap) const {
    std::uint64_t letters = 0;
    for (int letter = 1; letter <= language_.alphabet.size(); ++letter) {
      word[gap] = static_cast<std::uint8_t>(letter);
      if (words_.contains(word)) letters |= std::uint64_t{1} << letter;
    }
    return letters;
  }

  std::shared_ptr<const engine::Lexicon> joined_;
  std::set<Word> words_;
};

TEST_F(CrossSets, areThoseOfAllWordsHoweverManyWereAskedForBefore) {
  engine::Random random(5);
  const std::vector<Word> words(words_.begin(), words_.end());
  engine::CrossSets crossSets(joined_->graph());
  int longest = 0;
  int fitting = 0;
  for (int round = 0; round < 20'000; ++round) {
    Word word = words[random.below(static_cast<std::uint32_t>(words.size()))];
    const std::size_t gap = random.below(static_cast<std::uint32_t>(word.size()));
    if (random.below(4) == 0)
      word[random.below(static_cast<std::uint32_t>(word.size()))] =
          static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(language_.alphabet.size())));
    std::array<engine::Cell, game::Board::kMaxSide> lane{};
    const std::size_t start = random.below(static_cast<std::uint32_t>(lane.size() - word.size() + 1));
    int points = 0;
    for (std::size_t at = 0; at < word.size(); ++at) {
      if (at == gap) continue;
      lane[start + at].letter = word[at];
      lane[start + at].points = static_cast<std::int16_t>(word[at] % 7);
      points += word[at] % 7;
    }
    const engine::Cross cross = crossSets.at(lane, static_cast<int>(start + gap));
    ASSERT_TRUE(cross.exists);
    ASSERT_EQ(cross.points, points);
    ASSERT_EQ(cross.letters, lettersIn(word, gap)) << "round " << round;
    longest = std::max(longest, static_cast<int>(word.size()));
    fitting += cross.letters != 0 ? 1 : 0;
  }
  EXPECT_GT(longest, 10);
  EXPECT_GT(fitting, 10'000);
}

TEST_F(CrossSets, areNoneWhereNothingLiesBeside) {
  engine::CrossSets crossSets(joined_->graph());
  std::array<engine::Cell, 5> lane{};
  lane[0].letter = lane[4].letter = 1;
  EXPECT_FALSE(crossSets.at(lane, 2).exists);
  EXPECT_TRUE(crossSets.at(lane, 1).exists);
  EXPECT_TRUE(crossSets.at(lane, 3).exists);
}

TEST(Bytes, areToldFilledOneByOne) {
  engine::Random random(7);
  for (int round = 0; round < 1'000; ++round) {
    std::array<std::uint8_t, 8> values{};
    for (std::uint8_t& value : values)
      value = random.below(2) == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(random.below(256));
    const bytes::Eight filled = bytes::filled(bytes::load(values.data()));
    for (std::size_t at = 0; at < values.size(); ++at)
      ASSERT_EQ(filled >> (8 * at) & 0xff, values[at] != 0 ? 1U : 0U);
    const auto first = std::ranges::find_if(values, [](std::uint8_t value) { return value != 0; });
    if (first != values.end()) {
      ASSERT_EQ(bytes::firstFilled(filled), static_cast<std::size_t>(first - values.begin()));
    }
  }
  EXPECT_EQ(bytes::first(3), 0xffffffU);
  EXPECT_EQ(bytes::first(8), ~bytes::Eight{0});
  EXPECT_EQ(bytes::first(35), ~bytes::Eight{0});
  EXPECT_EQ(bytes::spread(0x180), 0x8080808080808080U);
}

}  // namespace
}  // namespace rozbor
