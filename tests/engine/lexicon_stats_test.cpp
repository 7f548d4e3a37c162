#include "rozbor/engine/lexicon_stats.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor::test {
namespace {

using engine::AnagramSet;
using engine::DrawChance;
using engine::LetterUse;
using engine::Lexicon;
using engine::LexiconStats;
using engine::OpeningScore;
using game::TileCounts;

/// "tiny": ?1 A3 E1 O1 S1 T3, ten tiles worth A1 E1 O1 S2 T1, racks of three, bingo 10.
LexiconStats statsOf(const game::Language& in, const Lexicon& lexicon,
                     std::initializer_list<std::string_view> leaves = {}, std::size_t top = 10) {
  engine::LexiconStatsOptions options{top, {}};
  for (const std::string_view leave : leaves)
    options.leaves.push_back(rack(leave, in));
  auto stats = engine::lexiconStats(lexicon, in, options);
  if (!stats) throw std::runtime_error(stats.error().message.english());
  return *stats;
}

LexiconStats statsOfTiny(std::initializer_list<std::string_view> words,
                         std::initializer_list<std::string_view> leaves = {}, std::size_t top = 10) {
  return statsOf(language("tiny"), *lexiconOf(language("tiny"), words), leaves, top);
}

const LetterUse& useOf(const LexiconStats& stats, std::string_view letter) {
  const auto wanted = language("tiny").alphabet.letter(letter);
  return *std::ranges::find(stats.counts.use, *wanted, &LetterUse::letter);
}

/// "26: 8F SEA 1/120" a line; scores with the number of their words.
std::string shown(const std::vector<OpeningScore>& scores, const game::Language& in = language("tiny")) {
  std::string text;
  for (const OpeningScore& score : scores) {
    text += std::to_string(score.score) + "x" + std::to_string(score.words) + ":";
    for (const auto& play : score.plays) {
      text += " " + moveText(play.move, in.alphabet) + " " + std::to_string(play.drawn.ways) + "/" +
              std::to_string(play.drawn.of);
    }
    text += "\n";
  }
  return text;
}

std::string shown(const std::vector<AnagramSet>& sets, const game::Language& in = language("tiny")) {
  std::string text;
  for (const AnagramSet& set : sets) {
    text += rackText(set.rack, in.alphabet) + ":";
    for (const auto& word : set.words) {
      text += " ";
      for (const game::Letter letter : word)
        text += in.alphabet.upper(letter);
    }
    text += " " + std::to_string(set.drawn.ways) + "/" + std::to_string(set.drawn.of) + "\n";
  }
  return text;
}

TEST(LexiconStats, CountsWordsByLengthUpToTheBoard) {
  const LexiconStats stats = statsOfTiny({"as", "at", "tea", "seat", "toast", "teatseatseatseas"});
  EXPECT_EQ(stats.counts.words, 5u);  // the last one has 16 letters, the board 15 squares
  EXPECT_EQ(stats.counts.letters, 16u);
  EXPECT_EQ(stats.counts.byLength,
            (std::vector<std::uint64_t>{0, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
}

TEST(LexiconStats, SharesOfALetterAreOfLettersOfWordsAndOfTiles) {
  const LexiconStats stats = statsOfTiny({"as", "at", "tea", "seat", "toast"});
  const LetterUse& tee = useOf(stats, "T");  // aT Tea seaT ToasT
  EXPECT_EQ(tee.occurrences, 5u);
  EXPECT_EQ(tee.words, 4u);
  EXPECT_EQ(tee.twoLetterWords, 1u);
  EXPECT_EQ(tee.threeLetterWords, 1u);
  EXPECT_DOUBLE_EQ(tee.letterShare, 5.0 / 16);
  EXPECT_DOUBLE_EQ(tee.wordShare, 4.0 / 5);
  EXPECT_DOUBLE_EQ(tee.tileShare, 3.0 / 9);  // the blank does not count
  EXPECT_DOUBLE_EQ(tee.ratio.value(), 5.0 / 16 / (3.0 / 9));
}

TEST(LexiconStats, ALetterWithoutATileHasNoRatio) {
  game::Language in = language("tiny");
  ASSERT_TRUE(in.tiles.remove(*in.alphabet.tile("S")));
  const LexiconStats stats = statsOf(in, *lexiconOf(in, {"as", "tea"}));
  EXPECT_FALSE(useOf(stats, "S").ratio);
  EXPECT_GT(useOf(stats, "S").letterShare, 0);
}

TEST(LexiconStats, OpeningsAreSplitByTheBonusAndOrderedByScore) {
  // No premium can be reached but the start, twice the word. C(10,3) = 120 racks.
  // AS: A3 S1 ?1 E1 O1 T3: three of ten that hold A and S: S with two others of which an A:
  //     C(9,2) - C(6,2) = 21; SO, an S and an O and one of eight others: 8.
  // AT: an A and a T, and any: C(10,3) - C(7,3) - C(7,3) + C(4,3) = 54.
  const LexiconStats stats = statsOfTiny({"as", "at", "so", "tea", "sea", "tat", "see", "toast"});
  EXPECT_EQ(shown(stats.openings),
            "6x2: 8G AS 21/120 8G SO 8/120\n"
            "4x1: 8G AT 54/120\n");
  // SEE needs two tiles E, TOAST five tiles: neither can be laid.
  EXPECT_EQ(shown(stats.bingoOpenings),
            "18x1: 8F SEA 3/120\n"
            "16x2: 8F TAT 9/120 8F TEA 9/120\n");
}

TEST(LexiconStats, ListsAreNoLongerThanAsked) {
  const LexiconStats stats = statsOfTiny({"as", "at", "so", "tea", "sea", "tat"}, {}, 1);
  EXPECT_EQ(shown(stats.openings), "6x2: 8G AS 21/120\n");
  EXPECT_EQ(stats.mostWords.size(), 1u);
  EXPECT_EQ(stats.likeliest.size(), 1u);
}

TEST(LexiconStats, AnOpeningScoresAsTheRulesSayWhereItScoresMost) {
  // A lopsided board, so that every berth pays differently.
  game::Language in = language("en");
  in.board = *game::BoardLayout::parseCsv(",,3L,,\n,,,2W,\n2L,,*,,3W\n,,4L,,\n,2L,,,\n");
  const auto lexicon = lexiconOf(in, {"it", "quiz", "jazzy", "house", "houses"});
  const LexiconStats stats = statsOf(in, *lexicon);
  std::size_t plays = 0;
  for (const OpeningScore& score : stats.openings) {
    for (const auto& play : score.plays) {
      int best = 0;
      for (const auto direction : {game::Direction::across, game::Direction::down}) {
        for (int place = 0; place < 5; ++place) {
          const game::Square start =
              direction == game::Direction::across ? game::Square(2, place) : game::Square(place, 2);
          const game::Move tried = game::Move::placement(start, direction, play.move.tiles());
          if (placementFaults(in.board.emptyBoard(), in.board, tried).empty())
            best = std::max(best, scoreOf(in.board.emptyBoard(), in, tried));
        }
      }
      EXPECT_EQ(score.score, best) << moveText(play.move, in.alphabet);
      EXPECT_EQ(score.score, scoreOf(in.board.emptyBoard(), in, play.move));
      ++plays;
    }
  }
  EXPECT_EQ(plays, 3u);  // JAZZY needs a blank, HOUSES a longer board
}

TEST(LexiconStats, BingoOpeningsScoreTheBonus) {
  const LexiconStats stats = statsOf(language("en"), *lexiconOf(language("en"), {"quartzy", "house"}));
  ASSERT_EQ(stats.bingoOpenings.size(), 1u);
  EXPECT_EQ(stats.bingoOpenings[0].score,
            score(moveText(stats.bingoOpenings[0].plays[0].move, language().alphabet)));
  EXPECT_EQ(stats.bingoOpenings[0].score, 126);  // (10 + 1 + 1 + 1 + 1 + 10 x 2 + 4) x 2 + 50
}

TEST(LexiconStats, RacksAreOrderedByTheirWordsAndByTheirChance) {
  const LexiconStats stats = statsOfTiny({"eat", "tea", "ate", "sea", "tat", "toe", "see", "as"});
  EXPECT_EQ(stats.fullRackWords, 7u);
  EXPECT_EQ(stats.plainBingoRacks, 4u);  // AET AES ATT OET; not EES
  EXPECT_EQ(shown(stats.mostWords),
            "AET: ATE EAT TEA 9/120\n"
            "ATT: TAT 9/120\n"
            "AES: SEA 3/120\n"
            "EOT: TOE 3/120\n");
  EXPECT_EQ(shown(stats.likeliest), shown(stats.mostWords));
}

TEST(LexiconStats, TheChanceOfALeaveIsThatOfTheTilesThatMakeItABingo) {
  // Racks: AET 9, and with the blank AE? 3, AT? 9, ET? 3: 24 of 120.
  const LexiconStats stats = statsOfTiny({"tea"}, {"AT", "?", "TT", "AET", "A?"});
  EXPECT_EQ(stats.openingBingo, (DrawChance{24, 120}));
  EXPECT_EQ(stats.bingoRacks, 4u);
  ASSERT_EQ(stats.leaves.size(), 5u);
  EXPECT_EQ(stats.leaves[0].bingo, (DrawChance{2, 8}));    // E, ?
  EXPECT_EQ(stats.leaves[1].bingo, (DrawChance{15, 36}));  // AE 3, AT 9, ET 3
  EXPECT_EQ(stats.leaves[2].bingo, (DrawChance{0, 8}));
  EXPECT_EQ(stats.leaves[3].bingo, (DrawChance{1, 1}));
  EXPECT_EQ(stats.leaves[4].bingo, (DrawChance{4, 8}));  // E, three T
}

TEST(LexiconStats, LeavesThatNoRackHoldsAreRefused) {
  const auto lexicon = lexiconOf(language("tiny"), {"tea"});
  for (const std::string_view leave : {"SS", "AATT", "??"}) {
    const auto stats =
        engine::lexiconStats(*lexicon, language("tiny"), {10, {rack(leave, language("tiny"))}});
    ASSERT_FALSE(stats) << leave;
    EXPECT_EQ(stats.error().code, "lexicon-stats.leave");
  }
}

TEST(LexiconStats, RacksThatCannotBeCountedAreRefused) {
  const auto lexicon = lexiconOf(language("tiny"), {"tea"});
  for (const int rackSize : {11, 21}) {
    game::Language in = language("tiny");
    in.rules.rackSize = rackSize;
    const auto stats = engine::lexiconStats(*lexicon, in, {});
    ASSERT_FALSE(stats) << rackSize;
    EXPECT_EQ(stats.error().code, "lexicon-stats.rack");
  }
}

// --- the oracle: every rack of a small set, judged by trying every word

bool makes(TileCounts rack, std::span<const game::Letter> word) {
  for (const game::Letter letter : word) {
    if (!rack.remove(game::Tile(letter)) && !rack.remove(game::Tile::blank())) return false;
  }
  return rack.empty();
}

class BruteForceRacks {
 public:
  BruteForceRacks(const game::Language& in, const Lexicon& lexicon) : rackSize_(in.rules.rackSize) {
    in.tiles.forEachTile([&](game::Tile tile) { tiles_.push_back(tile); });
    lexicon.forEachWord([&](std::span<const game::Letter> word) {
      if (static_cast<int>(word.size()) == rackSize_) words_.emplace_back(word.begin(), word.end());
    });
  }

  /// Fills `leave` up with every choice of the set's other tiles.
  [[nodiscard]] DrawChance chance(const TileCounts& leave) const {
    DrawChance chance{0, 0};
    std::vector<game::Tile> bag;
    TileCounts kept = leave;
    for (const game::Tile tile : tiles_) {
      if (!kept.remove(tile)) bag.push_back(tile);
    }
    fill(leave, bag, 0, chance);
    return chance;
  }

 private:
  void fill(const TileCounts& rack, const std::vector<game::Tile>& bag, std::size_t from,
            DrawChance& chance) const {
    if (rack.size() == rackSize_) {
      ++chance.of;
      chance.ways += std::ranges::any_of(words_, [&](const auto& word) { return makes(rack, word); }) ? 1 : 0;
      return;
    }
    for (std::size_t next = from; next < bag.size(); ++next) {
      TileCounts more = rack;
      more.add(bag[next]);
      fill(more, bag, next + 1, chance);
    }
  }

  int rackSize_;
  std::vector<game::Tile> tiles_;
  std::vector<std::vector<game::Letter>> words_;
};

TEST(LexiconStatsOracle, EveryLeaveOfASmallSetAgreesWithEveryRackDrawn) {
  game::Language in = language("tiny");
  in.rules.rackSize = 4;
  in.tiles.add(game::Tile::blank(), 2);  // three blanks
  in.tiles.add(*in.alphabet.tile("E"));
  // STOA needs its tiles once, TATE two T, EASE two E, SEES two S: only by a blank.
  const auto lexicon = lexiconOf(in, {"stoa", "tate", "ease", "sees", "oats", "tea", "seat", "eeee"});
  const BruteForceRacks brute(in, *lexicon);
  engine::LexiconStatsOptions options;
  for (const char* leave : {"", "A", "TT", "A?", "??", "SE", "EE?", "STO", "AEST", "???", "TTT?"})
    options.leaves.push_back(rack(leave, in));
  const auto stats = engine::lexiconStats(*lexicon, in, options);
  ASSERT_TRUE(stats);
  EXPECT_EQ(stats->openingBingo, brute.chance({}));
  EXPECT_EQ(stats->tiles.size(), 6u);
  for (const auto* list : {&stats->tiles, &stats->leaves}) {
    for (const auto& [leave, bingo] : *list)
      EXPECT_EQ(bingo, brute.chance(leave)) << rackText(leave, in.alphabet);
  }
}

TEST(LexiconStatsOracle, ALargeAlphabetAgreesWithRacksDrawnAtRandom) {
  const game::Language& in = language("cs");
  const auto lexicon = Lexicon::build(engine::madeUpWords(in, 60000, 7), "made up", "", in);
  ASSERT_TRUE(lexicon);
  std::vector<std::vector<game::Letter>> words;
  (*lexicon)->forEachWord([&](std::span<const game::Letter> word) {
    if (word.size() == 7) words.emplace_back(word.begin(), word.end());
  });
  // With both blanks, so that a few thousand draws tell enough.
  const TileCounts leave = rack("??", in);
  std::vector<game::Tile> bag;
  (in.tiles - leave).forEachTile([&](game::Tile tile) { bag.push_back(tile); });
  engine::Random random(1);
  constexpr int kDraws = 3000;
  int found = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    TileCounts rack = leave;
    for (std::size_t tile = 0; rack.size() < 7; ++tile) {
      const auto left = static_cast<std::uint32_t>(bag.size() - tile);
      std::swap(bag[tile], bag[tile + random.below(left)]);
      rack.add(bag[tile]);
    }
    found += std::ranges::any_of(words, [&](const auto& word) { return makes(rack, word); }) ? 1 : 0;
  }
  const double expected = statsOf(in, **lexicon, {"??"}).leaves[0].bingo.probability();
  const double deviation = std::sqrt(expected * (1 - expected) / kDraws);
  EXPECT_GT(expected, 0.05);
  EXPECT_NEAR(static_cast<double>(found) / kDraws, expected, 4 * deviation);
}

}  // namespace
}  // namespace rozbor::test
