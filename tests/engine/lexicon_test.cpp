#include "rozbor/engine/lexicon.h"

#include <stdlib.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <span>
#include <string>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "lexicon_file_parts.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/game/position.h"

namespace rozbor::test {
namespace {

using engine::Arc;
using engine::Lexicon;
using engine::WordKey;
using game::Letter;

/// The parts of a file, which is one.
LexiconFileParts partsOf(const std::string& bytes) {
  LexiconFileParts file;
  EXPECT_TRUE(file.read({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}));
  return file;
}

/// A file that goes away with the test.
class LexiconFile : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "rozbor-lexicon-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path write(const std::string& name, const std::string& bytes) {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return folder_ / name;
  }

  /// The bytes of a lexicon file with these words.
  std::string fileOf(std::initializer_list<std::string_view> words, const char* id = "cs") {
    const auto path = folder_ / "whole.rozlex";
    EXPECT_TRUE(lexiconOf(language(id), words)->write(path, language(id)));
    return fileText(path);
  }

  std::string codeOf(const std::filesystem::path& path, const char* id = "cs") {
    const auto opened = Lexicon::open(path, language(id));
    return opened ? "opened" : opened.error().code;
  }

  std::filesystem::path folder_;
};

std::set<std::string> wordsOf(const Lexicon& lexicon, const game::Language& language) {
  std::set<std::string> words;
  lexicon.forEachWord([&](std::span<const Letter> word) {
    std::string text;
    for (const Letter letter : word)
      text += language.alphabet.lower(letter);
    words.insert(text);
  });
  return words;
}

TEST_F(LexiconFile, OpensAsItWasWritten) {
  const auto lexicon =
      lexiconOf(language("cs"), {"had", "hady", "hadí", "řeka", "žluť", "ahoj", "nejneobhospodařo"});
  const auto bytes = lexicon->write(folder_ / "a.rozlex", language("cs"));
  ASSERT_TRUE(bytes);
  EXPECT_EQ(*bytes, std::filesystem::file_size(folder_ / "a.rozlex"));
  const auto opened = Lexicon::open(folder_ / "a.rozlex", language("cs"));
  ASSERT_TRUE(opened) << opened.error().message;
  EXPECT_EQ(wordsOf(**opened, language("cs")), wordsOf(*lexicon, language("cs")));
  EXPECT_EQ((*opened)->info().words, 7u);
  EXPECT_EQ((*opened)->info().name, lexicon->info().name);
  EXPECT_EQ((*opened)->info().source, lexicon->info().source);
  EXPECT_EQ((*opened)->info().checksum, lexicon->info().checksum);
  ASSERT_TRUE((*opened)->write(folder_ / "b.rozlex", language("cs")));
  EXPECT_EQ(fileText(folder_ / "a.rozlex"), fileText(folder_ / "b.rozlex"));
}

TEST_F(LexiconFile, LeavesNothingBehindWhenItCannotBeWritten) {
  const auto lexicon = lexiconOf(language("cs"), {"had"});
  const auto written = lexicon->write(folder_ / "none" / "a.rozlex", language("cs"));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, "lexicon.cannot-write");
  std::filesystem::create_directory(folder_ / "taken.rozlex");
  EXPECT_FALSE(lexicon->write(folder_ / "taken.rozlex", language("cs")));
}

TEST_F(LexiconFile, WithAnyByteChangedIsRefused) {
  const std::string whole = fileOf({"had", "hady", "řeka", "žluť", "ahoj"});
  const std::set<std::string> expected{"lexicon.corrupt", "lexicon.foreign", "lexicon.version"};
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 8));
    EXPECT_TRUE(expected.contains(codeOf(write("damaged.rozlex", damaged)))) << "byte " << at;
  }
}

TEST_F(LexiconFile, CutOffOrWithMoreBehindIsRefused) {
  const std::string whole = fileOf({"had", "hady", "řeka"});
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const std::string code = codeOf(write("short.rozlex", whole.substr(0, length)));
    EXPECT_EQ(code, length < 8 ? "lexicon.foreign" : "lexicon.corrupt") << length << " bytes";
  }
  EXPECT_EQ(codeOf(write("long.rozlex", whole + "x")), "lexicon.corrupt");
}

TEST_F(LexiconFile, TellsWhatElseMayBeWrong) {
  EXPECT_EQ(codeOf(folder_ / "none.rozlex"), "lexicon.missing-file");
  EXPECT_EQ(codeOf(folder_), "lexicon.missing-file");
  EXPECT_EQ(codeOf(write("list.txt", "had\nhady\n")), "lexicon.foreign");
  std::string newer = fileOf({"had"});
  newer[8] = 3;
  EXPECT_EQ(codeOf(write("newer.rozlex", newer)), "lexicon.version");
  EXPECT_EQ(codeOf(write("english.rozlex", fileOf({"cat"}, "en"))), "lexicon.other-alphabet");
}

// ---- KWG

std::uint32_t node(int tile, bool accepts, bool last, std::uint32_t child) {
  return static_cast<std::uint32_t>(tile) << 24 | (accepts ? 1u << 23 : 0u) | (last ? 1u << 22 : 0u) | child;
}

std::string kwg(const std::vector<std::uint32_t>& nodes) {
  return {reinterpret_cast<const char*>(nodes.data()), nodes.size() * sizeof(std::uint32_t)};
}

TEST_F(LexiconFile, MayBeAKwg) {
  // AB, AC, B; the GADDAG part only has A at its root.
  const auto path = write(
      "small.kwg",
      kwg({node(0, false, true, 2), node(0, false, true, 6), node(1, false, false, 4), node(2, true, true, 0),
           node(2, true, false, 0), node(3, true, true, 0), node(1, false, true, 0)}));
  const auto opened = Lexicon::open(path, language("en"));
  ASSERT_TRUE(opened) << opened.error().message;
  EXPECT_EQ(wordsOf(**opened, language("en")), (std::set<std::string>{"ab", "ac", "b"}));
  EXPECT_EQ((*opened)->info().name, "small");
  EXPECT_EQ((*opened)->info().words, 3u);
}

TEST_F(LexiconFile, ThatIsAnEmptyKwgHasNoWords) {
  const auto opened = Lexicon::open(
      write("empty.kwg", kwg({node(0, false, true, 0), node(0, false, true, 0)})), language("en"));
  ASSERT_TRUE(opened) << opened.error().message;
  EXPECT_EQ((*opened)->info().words, 0u);
}

TEST_F(LexiconFile, ThatIsAKwgGoingInCirclesIsRefused) {
  const std::uint32_t root = node(0, false, true, 2);
  EXPECT_EQ(codeOf(write("self.kwg", kwg({root, root, node(1, true, true, 2)})), "en"), "lexicon.corrupt");
  EXPECT_EQ(
      codeOf(write("pair.kwg", kwg({root, root, node(1, true, true, 3), node(1, true, true, 2)})), "en"),
      "lexicon.corrupt");
  EXPECT_EQ(codeOf(write("root.kwg", kwg({root, root, node(1, true, true, 1)})), "en"), "lexicon.corrupt");
  // A circle into the middle of a list of siblings.
  EXPECT_EQ(
      codeOf(write("middle.kwg", kwg({root, root, node(1, true, false, 0), node(2, true, true, 3)})), "en"),
      "lexicon.corrupt");
}

TEST_F(LexiconFile, ThatIsAKwgPointingOutsideItselfIsRefused) {
  const std::uint32_t root = node(0, false, true, 2);
  const std::uint32_t far = node(1, true, true, 100);
  EXPECT_EQ(codeOf(write("far.kwg", kwg({root, root, far})), "en"), "lexicon.corrupt");
  EXPECT_EQ(codeOf(write("root.kwg", kwg({node(0, false, true, 9), root, far})), "en"), "lexicon.corrupt");
  EXPECT_EQ(codeOf(write("gaddag.kwg", kwg({node(0, false, true, 0), node(0, false, true, 9), far})), "en"),
            "lexicon.corrupt");
  EXPECT_EQ(codeOf(write("endless.kwg", kwg({root, root, node(1, true, false, 0)})), "en"),
            "lexicon.corrupt");
  EXPECT_EQ(
      codeOf(write("order.kwg", kwg({root, root, node(2, true, false, 0), node(1, true, true, 0)})), "en"),
      "lexicon.corrupt");
}

/// Sixty-four times two ways: 2^64 words, which would count as none.
TEST_F(LexiconFile, ThatIsAKwgOfMoreWordsThanCanBeCountedIsRefused) {
  const std::uint32_t root = node(0, false, true, 2);
  std::vector<std::uint32_t> nodes{root, node(0, false, true, 0)};
  for (std::uint32_t level = 0; level < 64; ++level) {
    const bool deepest = level == 63;
    const std::uint32_t next = deepest ? 0 : 4 + 2 * level;
    nodes.push_back(node(1, deepest, false, next));
    nodes.push_back(node(2, deepest, true, next));
  }
  EXPECT_EQ(codeOf(write("wrap.kwg", kwg(nodes)), "en"), "lexicon.too-large");
}

/// A file of our own form with the right sums may still have been made by somebody else.
TEST_F(LexiconFile, WithRightSumsIsProvenSoundAllTheSame) {
  const std::string whole = fileOf({"had", "hady", "hadí", "řeka", "žluť", "ahoj"});
  LexiconFileParts file = partsOf(whole);
  for (std::size_t arc = 0; arc < file.head.arcCount; ++arc) {
    for (const std::uint32_t bit : {0u, 2u, 24u, 25u, 27u}) {
      LexiconFileParts forged = file;
      forged.parts[LexiconFileParts::kArcs][arc * 4 + bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
      const auto opened = Lexicon::open(write("forged.rozlex", forged.written()), language("cs"));
      if (!opened) {
        EXPECT_EQ(opened.error().code, "lexicon.corrupt");
      } else {
        EXPECT_EQ(wordsOf(**opened, language("cs")).size(), (*opened)->info().words) << arc << ' ' << bit;
      }
    }
  }
  LexiconFileParts endless = file;  // no slot of the word map is free
  std::vector<std::uint8_t>& slots = endless.parts[LexiconFileParts::kSlots];
  for (std::size_t words = 4; words < slots.size(); words += 8) {
    if (std::all_of(&slots[words], &slots[words] + 4, [](std::uint8_t byte) { return byte == 0; }))
      slots[words] = 1;
  }
  EXPECT_EQ(codeOf(write("endless.rozlex", endless.written())), "lexicon.corrupt");
  EXPECT_EQ(codeOf(write("same.rozlex", file.written())), "opened");
}

/// Words of the same letters stand together; a forger puts another one among them.
TEST_F(LexiconFile, WithOtherLettersInItsWordMapOffersNothingThatTheRackLacks) {
  const game::Language& czech = language("cs");
  LexiconFileParts file = partsOf(fileOf({"les", "sel"}));
  constexpr std::size_t kSecondLetterOfTheSecondWord = 5;  // before the words stands a zero
  file.parts[LexiconFileParts::kLetters][kSecondLetterOfTheSecondWord] =
      static_cast<std::uint8_t>(czech.alphabet.size());
  const auto lexicon = Lexicon::open(write("forged.rozlex", file.written()), czech);
  ASSERT_TRUE(lexicon);
  game::Position opening = game::startingPosition(czech);
  opening.rack = rack("LES", czech);
  engine::MoveFinder finder(czech, **lexicon);
  int words = 0;
  for (const engine::RatedPlay& play : finder.all(opening, *engine::noLeaves())) {
    EXPECT_TRUE(opening.rack.contains(play.move.tileCounts()));
    words += play.move.isPlacement() && play.move.tileCounts().size() == 3 ? 1 : 0;
  }
  EXPECT_GT(words, 0) << "the first word is there all the same";
}

TEST_F(LexiconFile, ThatIsNoKwgByItsSizeIsRefused) {
  EXPECT_EQ(codeOf(write("none.kwg", ""), "en"), "lexicon.foreign");
  EXPECT_EQ(codeOf(write("four.kwg", "abcd"), "en"), "lexicon.foreign");
  EXPECT_EQ(codeOf(write("odd.kwg", "abcdefghi"), "en"), "lexicon.foreign");
}

TEST_F(LexiconFile, ThatIsAKwgOfALargerAlphabetIsRefused) {
  const std::uint32_t root = node(0, false, true, 2);
  EXPECT_EQ(codeOf(write("large.kwg", kwg({root, root, node(27, true, true, 0)})), "en"),
            "lexicon.other-alphabet");
}

/// Letter 0 is the GADDAG's separator: in the DAWG it would be a letter without a shape.
TEST_F(LexiconFile, ThatIsAKwgWithASeparatorInAWordIsRefused) {
  const std::uint32_t root = node(0, false, true, 2);
  EXPECT_EQ(codeOf(write("zero.kwg", kwg({root, node(0, false, true, 0), node(0, true, true, 0)})), "en"),
            "lexicon.corrupt");
}

TEST_F(LexiconFile, ThatIsAKwgOfRandomBytesNeverCrashes) {
  std::mt19937 random(7);
  for (int round = 0; round < 500; ++round) {
    std::vector<std::uint32_t> nodes(2 + random() % 30);
    for (auto& value : nodes) {
      value = node(static_cast<int>(random() % 27), random() % 2 == 0, random() % 2 == 0,
                   static_cast<std::uint32_t>(random() % (nodes.size() + 1)));
    }
    const auto opened = Lexicon::open(write("random.kwg", kwg(nodes)), language("en"));
    if (opened) wordsOf(**opened, language("en"));
  }
}

/// One letter after another, a million times: no board has such words, and no stack such a depth.
TEST_F(LexiconFile, ThatIsAKwgOfEndlesslyLongWordsIsRefused) {
  std::vector<std::uint32_t> nodes{node(0, false, true, 2), node(0, false, true, 0)};
  for (std::uint32_t at = 2; at < 1'000'000; ++at)
    nodes.push_back(node(1, true, true, at + 1));
  nodes.back() = node(1, true, true, 0);
  EXPECT_EQ(codeOf(write("deep.kwg", kwg(nodes)), "en"), "lexicon.corrupt");
}

/// The same, built so that a walk meets the far end of the word first and is never far from the root.
TEST_F(LexiconFile, ThatIsAKwgHidingItsLongWordsIsRefused) {
  std::vector<std::uint32_t> nodes{node(0, false, true, 2), node(0, false, true, 0)};
  // The root's 26 letters each lead to a chain of ten that ends in the chain of the letter before.
  constexpr std::uint32_t kLetters = 26;
  constexpr std::uint32_t kChain = 10;
  const auto chainOf = [](std::uint32_t letter) { return 2 + kLetters + (letter - 1) * kChain; };
  for (std::uint32_t letter = 1; letter <= kLetters; ++letter) {
    nodes.push_back(node(static_cast<int>(letter), false, letter == kLetters, chainOf(letter)));
  }
  for (std::uint32_t letter = 1; letter <= kLetters; ++letter) {
    for (std::uint32_t at = 1; at < kChain; ++at)
      nodes.push_back(node(1, true, true, chainOf(letter) + at));
    nodes.push_back(node(1, true, true, letter == 1 ? 0 : chainOf(letter - 1)));
  }
  EXPECT_EQ(codeOf(write("hidden.kwg", kwg(nodes)), "en"), "lexicon.corrupt");
}

// ---- the builder

TEST(WordGraph, HoldsTheWordsAndNoOthers) {
  const auto lexicon = lexiconOf(language("en"), {"cat", "cats", "at", "scat", "act"});
  for (const char* word : {"cat", "cats", "at", "scat", "act"}) {
    EXPECT_TRUE(lexicon->contains(std::span<const Letter>(*language("en").alphabet.word(word)))) << word;
  }
  for (const char* word : {"ca", "c", "catss", "ats", "tac", "scats", "a", ""}) {
    EXPECT_FALSE(lexicon->contains(std::span<const Letter>(*language("en").alphabet.word(word)))) << word;
  }
}

TEST(WordGraph, HoldsWordsOfTheLongestLength) {
  const auto lexicon = lexiconOf(language("en"), {"abcdefghijklmnopqrstu", "abcdefghijklmnopqrst"});
  EXPECT_EQ(lexicon->info().words, 2u);
  EXPECT_EQ(wordsOf(*lexicon, language("en")).size(), 2u);
}

TEST(WordGraph, OfNothingIsRefused) {
  const auto lexicon = Lexicon::build({}, "none", "", language("en"));
  ASSERT_FALSE(lexicon);
  EXPECT_EQ(lexicon.error().code, "lexicon.empty");
}

/// A KWG's 22 bits of index end at 4.19 million arcs; Polish needs 4.9. Random words share next to
/// nothing, so that few of them make many arcs.
TEST(WordGraph, HoldsMoreArcsThanAKwgCould) {
  const game::Language& polish = language("pl");
  const int letters = polish.alphabet.size();
  std::mt19937_64 random(11);
  const auto randomWord = [&] {
    std::vector<Letter> word;
    for (int at = 0; at < 15; ++at)
      word.emplace_back(1 + static_cast<int>(random() % static_cast<unsigned>(letters)));
    return word;
  };
  std::vector<std::vector<Letter>> words;
  std::vector<WordKey> keys;
  for (int count = 0; count < 50'000; ++count) {
    words.push_back(randomWord());
    keys.push_back(WordKey::of(words.back()));
  }
  const auto lexicon = Lexicon::build(keys, "random", "", polish);
  ASSERT_TRUE(lexicon) << lexicon.error().message;
  ASSERT_GT((*lexicon)->info().arcs, 1u << 22);
  for (const auto& word : words)
    ASSERT_TRUE((*lexicon)->contains(std::span<const Letter>(word)));
  for (int count = 0; count < 1000; ++count) {
    ASSERT_FALSE((*lexicon)->contains(std::span<const Letter>(randomWord())));
  }
}

}  // namespace
}  // namespace rozbor::test
