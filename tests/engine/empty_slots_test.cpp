// Slots in which no word fits, against a look at every word.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "finder/look_ups.h"
#include "finder/move_search.h"
#include "finder/slot_words.h"
#include "replies_fixture.h"
#include "simulation/shared_replies.h"

namespace rozbor {
namespace {

using engine::Cell;
using engine::LiveBoard;
using engine::LiveLane;
using engine::MoveSearch;
using engine::RatedPlay;
using engine::Slot;
using game::Letter;

class EmptySlots : public test::RepliesTest {
 protected:
  EmptySlots() {
    lexicon_->forEachWord(
        [&](std::span<const Letter> word) { words_.emplace_back(word.begin(), word.end()); });
  }

  /// Letters of the new tiles of all words that fit.
  [[nodiscard]] std::uint64_t lettersIn(const LiveLane& lane, const Slot& slot) const {
    std::uint64_t letters = 0;
    for (const std::vector<Letter>& word : words_) {
      if (word.size() != slot.length) continue;
      std::uint64_t laid = 0;
      bool fits = true;
      for (std::size_t at = 0; at < word.size() && fits; ++at) {
        const Cell& cell = lane.squares[slot.start + at];
        fits = (cell.allowed >> word[at].index() & 1) != 0;
        if (cell.letter == 0) laid |= std::uint64_t{1} << word[at].index();
      }
      if (fits) letters |= laid;
    }
    return letters;
  }

  std::vector<std::vector<Letter>> words_;
};

TEST_F(EmptySlots, areFoundByTheWordsThatFit) {
  engine::Random random(3);
  engine::SlotWords finder(*lexicon_);
  int slots = 0;
  int empty = 0;
  int found = 0;
  int exact = 0;
  for (const int turns : {0, 1, 4, 8, 12, 16}) {
    LiveBoard board(language_, *lexicon_);
    board.follow(after(turns, random).board);
    for (const LiveLane& lane : board.lanes()) {
      for (const Slot& slot : lane.slots) {
        const std::uint64_t letters = lettersIn(lane, slot);
        const std::uint64_t told = finder.lettersIn(lane.cells(), slot);
        ASSERT_EQ(letters & ~told, 0U) << "after " << turns << " turns";
        ++slots;
        empty += letters == 0 ? 1 : 0;
        found += told == 0 ? 1 : 0;
        exact += told == letters ? 1 : 0;
      }
    }
  }
  EXPECT_GT(empty, 500);
  EXPECT_GT(found, empty * 4 / 5);
  EXPECT_GT(exact, slots * 2 / 3);
}

TEST_F(EmptySlots, areMissedByNoPlayWithBlanks) {
  engine::Random random(13);
  MoveSearch again(language_, *lexicon_);
  MoveSearch anew(language_, *lexicon_, MoveSearch::Racks::areNew);
  for (const int turns : {1, 5, 9, 12, 14, 17, 20}) {
    game::Position position = after(turns, random);
    LiveBoard board(language_, *lexicon_);
    board.follow(position.board);
    LiveBoard sifted(language_, *lexicon_);
    sifted.follow(position.board);
    sifted.dropEmptySlots();
    for (const int blanks : {1, 1, 1, 2, 1, 1, 1, 2, 1, 1}) {
      position.rack = {};
      while (position.rack.blanks() != blanks)
        position.rack = drawn(language_.tiles, random);
      const std::vector<RatedPlay> plain = rateAll(position, context().statics());
      for (MoveSearch* search : {&again, &anew}) {
        for (LiveBoard* live : {&board, &sifted}) {
          const std::vector<RatedPlay> plays = search->all(*live, position, *leaves_);
          ASSERT_TRUE(std::ranges::equal(plays, plain, {}, &RatedPlay::move, &RatedPlay::move))
              << "after " << turns << " turns";
          EXPECT_EQ(search->best(*live, position, *leaves_).move, plain.front().move);
        }
      }
    }
  }
}

TEST_F(EmptySlots, areMissedByNoPlay) {
  engine::Random random(8);
  for (const int turns : {0, 1, 5, 9, 14, 20}) {
    game::Position position = after(turns, random);
    LiveBoard board(language_, *lexicon_, engine::lettersToCome(position, language_));
    board.follow(position.board);
    std::size_t before = 0;
    for (const LiveLane& lane : board.lanes())
      before += lane.slots.size();
    board.dropEmptySlots();
    std::size_t left = 0;
    for (const LiveLane& lane : board.lanes())
      left += lane.slots.size();
    EXPECT_TRUE(turns == 0 || left < before) << left;
    MoveSearch again(language_, *lexicon_);
    MoveSearch anew(language_, *lexicon_, MoveSearch::Racks::areNew);
    for (int rack = 0; rack < 20; ++rack) {
      position.rack = drawn(position, random);
      const std::vector<RatedPlay> plain = rateAll(position, context().statics());
      for (MoveSearch* search : {&again, &anew}) {
        search->forgetRack();
        const std::vector<RatedPlay> plays = search->all(board, position, *leaves_);
        ASSERT_EQ(plays.size(), plain.size()) << "after " << turns << " turns";
        EXPECT_TRUE(std::ranges::equal(plays, plain, {}, &RatedPlay::move, &RatedPlay::move));
        EXPECT_TRUE(std::ranges::equal(plays, plain, {}, &RatedPlay::equity, &RatedPlay::equity));
        EXPECT_EQ(search->best(board, position, *leaves_).move, plain.front().move);
      }
    }
  }
}

TEST_F(EmptySlots, goWhenABoardIsSearchedOften) {
  engine::Random random(21);
  const game::Position position = after(8, random);
  const auto slotsOf = [](const LiveBoard& board) {
    std::size_t count = 0;
    for (const LiveLane& lane : board.lanes())
      count += lane.slots.size();
    return count;
  };
  LiveBoard board(language_, *lexicon_);
  board.follow(position.board);
  const std::size_t before = slotsOf(board);
  for (int visit = 0; visit < 100; ++visit)
    board.follow(position.board);
  EXPECT_LT(slotsOf(board), before);
}

TEST(LookUps, tellWordsFromOthersOfTheSameTag) {
  const std::vector<std::uint8_t> word{3, 1, 20};
  const std::uint64_t key = engine::WordMap::keyOf(word);
  const auto tag = static_cast<std::uint32_t>(key);
  // First DOG, then CAT; each is the only word of its tiles.
  std::vector<std::uint8_t> letters{0, 4 | 0x80, 15, 7, 3 | 0x80, 1, 20};
  std::vector<engine::WordMap::Slot> table(5);
  const std::size_t first = engine::WordMap::slotOf(key, table.size());
  table[first] = {tag, 1};
  const std::vector<std::uint64_t> filter(1, ~std::uint64_t{0});
  const auto askFor = [&] {
    engine::LookUps lookUps({filter, table, letters});
    engine::Slot slot;
    slot.length = 3;
    lookUps.ask({key, nullptr, &slot, 0, 7, 0});
    std::vector<std::uint32_t> found;
    lookUps.answer([](const engine::AskedChoice&) { return true; },
                   [&](const engine::AskedChoice& choice) { found.push_back(choice.words); });
    return found;
  };
  EXPECT_TRUE(askFor().empty());
  table[(first + 1) % table.size()] = {tag, 4};
  EXPECT_EQ(askFor(), (std::vector<std::uint32_t>{4}));
}

TEST(WordPatterns, areOfAllWordsOfALength) {
  const game::Language language = test::language("en");
  const auto keyed = [&](std::string_view text) {
    std::vector<Letter> word;
    for (const char letter : text)
      word.emplace_back(letter - 'A' + 1);
    return engine::WordKey::of(word);
  };
  const auto lexicon =
      engine::Lexicon::build({keyed("AB"), keyed("ACE"), keyed("BED"), keyed("BAD")}, "few", "", language);
  ASSERT_TRUE(lexicon);
  const engine::WordPatterns& patterns = (*lexicon)->wordPatterns();
  const auto bit = [](char letter) { return std::uint64_t{1} << (letter - 'A' + 1); };
  const std::uint64_t* const b = patterns.with(2, 0, 3);
  EXPECT_EQ(b[0], bit('B'));
  EXPECT_EQ(b[1], bit('E') | bit('A'));
  EXPECT_EQ(b[2], bit('D'));
  EXPECT_EQ(patterns.with(5, 2, 3)[1], bit('C'));
  EXPECT_EQ(patterns.with(1, 0, 2)[1], bit('B'));
  EXPECT_EQ(patterns.with(1, 1, 2)[0], 0U);
  EXPECT_EQ(patterns.with(26, 20, game::Board::kMaxSide)[20], 0U);
}

}  // namespace
}  // namespace rozbor
