// What a rack can score while the other player passes: the bound against every order of every play.
#include "endgame/solo_bound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "small_board.h"

namespace rozbor {
namespace {

constexpr int kSoloWords = 1200;
constexpr int kSoloPositions = 2000;
constexpr int kSoloTiles = 5;
constexpr int kSoloNodes = 1500;

/// Every sequence of plays of one player.
class AllSequences {
 public:
  AllSequences(const game::Language& language, const engine::Lexicon& lexicon)
      : language_(language), lexicon_(lexicon) {}

  [[nodiscard]] int most(const game::Position& position) {
    int most = 0;
    if (++nodes_ > kSoloNodes) return most;
    for (const engine::Play& play : plays(position))
      most = std::max(most, play.score + mostAfter(position, play));
    return most;
  }
  [[nodiscard]] int mostAfter(const game::Position& position, const engine::Play& play) {
    game::Position next = position;
    lay(next.board, play.move);
    next.rack = position.rack - play.move.tileCounts();
    return most(next);
  }
  [[nodiscard]] std::vector<engine::Play> plays(const game::Position& position) const {
    return generatePlacements(position.board, position.rack, language_, lexicon_);
  }
  [[nodiscard]] bool gaveUp() const { return nodes_ > kSoloNodes; }

 private:
  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  int nodes_ = 0;
};

/// A position with all that its bound is made of.
class Bounded {
 public:
  Bounded(const game::Position& position, const game::Language& language, const engine::Lexicon& lexicon)
      : layout_(position.rack, position.rack),
        words_(lexicon.graph(), position.board, position.rack),
        board_(position.board, language, words_, engine::endgame::lettersOf(position.rack, language)),
        plays_(board_, language, words_, layout_, std::size_t{1} << 20),
        solo_(board_, plays_, language, words_, layout_, std::size_t{1} << 20),
        most_(solo_.most(layout_.encode(position.rack))) {}

  [[nodiscard]] int most() const { return most_; }
  [[nodiscard]] int restAfter(const game::TileCounts& used) const {
    return solo_.restAfter(layout_.encode(used));
  }

 private:
  engine::endgame::RackLayout layout_;
  engine::endgame::PlayableWords words_;
  engine::endgame::LaneBoard board_;
  engine::endgame::LanePlays plays_;
  engine::endgame::SoloBound solo_;
  int most_;
};

class SoloBoundIn : public testing::TestWithParam<const char*> {};

TEST_P(SoloBoundIn, isNeverLessThanWhatTheBestOrderOfPlaysBrings) {
  game::Language language = test::language(GetParam());
  language.board = test::smallBoard();
  language.rules.bingoTiles = 3;
  const auto lexicon =
      engine::Lexicon::build(engine::madeUpWords(language, kSoloWords, 11), "made up", "", language);
  ASSERT_TRUE(lexicon);
  const auto leaves = engine::noLeaves();
  const engine::StaticContext context{language, **lexicon, *leaves};
  const engine::Chooser any = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
  };
  engine::Random random(21);
  std::array<int, kSoloTiles + 1> asked{};
  std::array<int, kSoloTiles + 1> scored{};
  std::array<int, kSoloTiles + 1> bounded{};
  int left = kSoloPositions;
  for (std::uint64_t seed = 1; left > 0; ++seed) {
    const auto played = playGame(context, {any, any}, seed);
    for (const engine::SelfPlayTurn& turn : played.turns) {
      if (turn.before.board.empty() && random.below(4) != 0) continue;
      game::Position position = turn.before;
      position.rack = {};
      game::Bag bag = language.tiles;
      draw(bag, position.rack, 1 + static_cast<int>(random.below(kSoloTiles)), random);
      if (position.rack.size() < kSoloTiles && random.below(10) == 0) position.rack.add(game::Tile::blank());
      // Equal tiles, more often than they are drawn.
      for (int kind = 1; kind < game::TileCounts::kKinds; ++kind) {
        if (position.rack.count(kind) == 1 && position.rack.size() < kSoloTiles && random.below(3) == 0)
          position.rack.addKind(kind);
      }
      AllSequences all(language, **lexicon);
      const int most = all.most(position);
      if (all.gaveUp()) continue;
      const Bounded theirs(position, language, **lexicon);
      const int found = theirs.most();
      ASSERT_GE(found, most) << writeCgp(position, language);
      AllSequences rest(language, **lexicon);
      for (const engine::Play& play : rest.plays(position)) {
        ASSERT_GE(theirs.restAfter(play.move.tileCounts()), rest.mostAfter(position, play))
            << writeCgp(position, language) << " after a play of " << play.score;
      }
      const auto tiles = static_cast<std::size_t>(position.rack.size());
      // With one tile nothing is left to guess.
      if (tiles == 1 && position.rack.blanks() == 0) {
        EXPECT_EQ(found, most) << writeCgp(position, language);
      }
      ++asked[tiles];
      scored[tiles] += most;
      bounded[tiles] += found;
      if (--left == 0) break;
    }
  }
  // It says something, too: not many times what can be had.
  for (std::size_t tiles = 1; tiles <= kSoloTiles; ++tiles) {
    ASSERT_GT(asked[tiles], 10);
    EXPECT_LE(bounded[tiles], scored[tiles] * 2 * static_cast<int>(tiles)) << tiles << " tiles";
  }
}

/// On a plain board, with a bonus for so many tiles laid at once.
int boundOnPlainBoard(const std::string& cgp, std::initializer_list<std::string_view> words,
                      int bingoTiles = 2) {
  game::Language language = test::language("en");
  language.board = *game::BoardLayout::parseCsv(",,,,,,\n,,,,,,\n,,,*,,,\n,,,,,,\n");
  language.rules.bingoTiles = bingoTiles;
  return Bounded(game::parseCgp(cgp, language)->position, language, *test::lexiconOf(language, words)).most();
}

TEST(SoloBound, countsTheWordAcrossEachOfTwoEqualTiles) {
  // AA below HB.
  EXPECT_EQ(boundOnPlainBoard("7/2HB3/7/7 AA/ 0/0 0", {"AA", "HA", "BA"}), 2 + 5 + 4 + 50);
}

TEST(SoloBound, countsTheWordAcrossATileThatNeedsAnotherLaidAtOnce) {
  // AE before D and below HB; ED alone is no word.
  EXPECT_EQ(boundOnPlainBoard("7/2HB3/4D2/7 AE/ 0/0 0", {"AED", "HA", "BE"}), 4 + 5 + 4 + 50);
}

TEST(SoloBound, goesByWhatCanHaveLainBefore) {
  // QB with one B; or ABC with both at once, but not C behind an AB that is no word.
  const int abc = 1 + 3 + 3;
  const int qb = 10 + 3;
  EXPECT_EQ(boundOnPlainBoard("A6/7/7/2Q4 BC/ 0/0 0", {"ABC", "QB"}, 7), std::max(abc, qb));
  // With AB a word, too, C comes behind it.
  EXPECT_EQ(boundOnPlainBoard("A6/7/7/2Q4 BC/ 0/0 0", {"AB", "ABC", "QB"}, 7), qb + abc);
}

TEST(SoloBound, isUnknownWhereWordsOrTheBonusAreTooGreatToBeAddedUp) {
  game::Language language = test::language("en");
  language.board = *game::BoardLayout::parseCsv(",,,,3W,,\n,,,,,,\n,,,*,,,\n,,,,,,\n");
  const auto lexicon = test::lexiconOf(language, {"HHHHA"});
  const auto mostWith = [&](int valueOfH, int bonus) {
    language.rules.bingoBonus = bonus;
    language.values[static_cast<std::size_t>(language.alphabet.tile("H")->kind())] = valueOfH;
    return Bounded(game::parseCgp("HHHH3/7/7/7 A/ 0/0 0", language)->position, language, *lexicon).most();
  };
  EXPECT_EQ(mostWith(85, 50), 3 * 341);
  EXPECT_EQ(mostWith(86, 50), engine::endgame::SoloBound::kUnknown);
  EXPECT_EQ(mostWith(85, 10'000), engine::endgame::SoloBound::kUnknown);
}

TEST(SoloRack, tellsSetsOfEqualTilesByTheFirst) {
  const game::Rack rack = test::rack("AAB");
  const engine::endgame::RackLayout layout(rack, rack);
  engine::endgame::SoloRack solo(layout);
  solo.take(layout.encode(rack));
  ASSERT_EQ(solo.size(), 3U);
  EXPECT_EQ(solo.sets(), 8U);
  EXPECT_EQ(solo.firstLike(1), 0U);
  EXPECT_TRUE(solo.isLikeLast(1));
  EXPECT_FALSE(solo.isLikeLast(2));
  EXPECT_EQ(solo.canonical(0b010), 0b001U) << "the second A";
  EXPECT_EQ(solo.canonical(0b110), 0b101U);
  EXPECT_EQ(solo.setOf(layout.encode(test::rack("AB"))), 0b101U);
  EXPECT_EQ(solo.setOf(layout.encode(test::rack("AA"))), 0b011U);
  EXPECT_EQ(solo.setOf(0), 0U);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, SoloBoundIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
