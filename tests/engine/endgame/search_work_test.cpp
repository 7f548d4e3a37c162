// What the limits of an endgame search count.
#include <gtest/gtest.h>

#include "endgame/search.h"
#include "engine_fixtures.h"
#include "game_fixtures.h"

namespace rozbor::engine::endgame {
namespace {

/// HOUSE on row 8, and a search of it with these two racks.
class Ending {
 public:
  Ending(std::string_view mine, std::string_view other, Bounds bounds)
      : language_(test::language()),
        lexicon_(
            test::lexiconOf(language_, {"HOUSE", "HOUSES", "AT", "TA", "SAT", "AS", "ZA", "EAST", "SEAT"})),
        layout_(test::rack(mine), test::rack(other)),
        board_(test::boardFrom("8 ...HOUSE")),
        tiles_(test::rack(mine) + test::rack(other)),
        words_(lexicon_->graph(), board_, tiles_),
        lanes_(board_, language_, words_, lettersOf(tiles_, language_)),
        plays_(lanes_, language_, words_, layout_, std::size_t{1} << 20),
        solo_(lanes_, plays_, language_, words_, layout_, std::size_t{1} << 18),
        search_(lanes_, plays_, solo_, std::size_t{1} << 20, std::move(bounds)) {
    stage_.mover = holdingOf(test::rack(mine), layout_, language_);
    stage_.other = holdingOf(test::rack(other), layout_, language_);
  }

  /// All plays of the first rack.
  void makePlays() {
    for (int lane = 0; lane < lanes_.lanes(); ++lane)
      (void)plays_.of(lane, stage_.mover.rack);
  }
  int value() { return search_.value(stage_, Search::kToTheEnd, -Search::kInfinity, Search::kInfinity); }
  [[nodiscard]] std::uint64_t tried() const { return plays_.tried(); }
  [[nodiscard]] const Search& search() const { return search_; }

 private:
  game::Language language_;
  std::shared_ptr<const Lexicon> lexicon_;
  RackLayout layout_;
  game::Board board_;
  game::TileCounts tiles_;
  PlayableWords words_;
  LaneBoard lanes_;
  LanePlays plays_;
  SoloBound solo_;
  Search search_;
  Stage stage_;
};

TEST(SearchWork, countsTilesTriedWhereItIsAskedTo) {
  Ending plain("AST", "AZE", {});
  Ending counted("AST", "AZE", {.triesOfANode = 10});
  EXPECT_EQ(plain.value(), counted.value()) << "only the count is another";
  EXPECT_EQ(plain.tried(), counted.tried());
  EXPECT_GT(plain.tried(), 20u);
  EXPECT_GT(counted.search().nodes(), plain.search().nodes());
  EXPECT_LE(counted.search().nodes(), plain.search().nodes() + plain.tried() / 10);
}

TEST(SearchWork, isMoreWithABlank) {
  Ending letters("AST", "AZE", {});
  Ending blank("AS?", "AZE", {});
  letters.makePlays();
  blank.makePlays();
  EXPECT_GT(blank.tried(), letters.tried());
}

TEST(SearchWork, stopsAtItsLimit) {
  Ending brief("AS?", "AZE", {.nodes = 20, .triesOfANode = 1});
  brief.value();
  EXPECT_TRUE(brief.search().isStopped());
  Ending longer("AS?", "AZE", {.nodes = 1'000'000, .triesOfANode = 1});
  longer.value();
  EXPECT_FALSE(longer.search().isStopped());
}

}  // namespace
}  // namespace rozbor::engine::endgame
