#include "rozbor/app/library/decision_choice.h"

#include <gmock/gmock.h>

#include "game_fixtures.h"
#include "rozbor/app/training/drill.h"

namespace rozbor::test {
namespace {

using app::DecisionChoice;
using reports::Band;
using reports::Cause;
using reports::Phase;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kOpening = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0";
constexpr const char* kMidgame = "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 / 0/24 0";

/// Three mistakes of Ida's: against Otto on an empty board, against Eva and against Otto later.
class Decisions : public ::testing::Test {
 protected:
  Decisions() {
    player_.languages["en"] = std::make_shared<const game::Language>(language("en"));
    add(20, "Otto", "AEINRS?", kOpening, Cause::missedWord);
    add(9, "Eva", "QUAINTS", kMidgame, Cause::leave);
    add(2, "Otto", "AEIOUUQ", kMidgame, std::nullopt);
  }
  void add(double lost, const std::string& opponent, const std::string& rack, const char* position,
           std::optional<Cause> cause) {
    reports::DecisionRecord& record = player_.decisions.emplace_back();
    record.game.language = "en";
    record.game.seats[1].name = opponent;
    record.numbers.counted = record.numbers.graded = true;
    record.numbers.loss.points = lost;
    if (cause) record.numbers.cause = reports::CauseFinding{.cause = *cause};
    record.text.rack = rack;
    record.text.position = position;
  }
  [[nodiscard]] std::vector<std::size_t> of(const DecisionChoice& choice) const {
    return decisionsOf(player_, choice);
  }

  reports::CoachingCase player_;
};

TEST_F(Decisions, AreAllThatLostSomethingUnlessSomethingIsChosen) {
  EXPECT_THAT(of({}), ElementsAre(0, 1, 2));
}

TEST_F(Decisions, AreThoseThatTheCoachCountsWhichCanBeChosenFromAndTrained) {
  const reports::Topic leaves = reports::Theme::of(Cause::leave);
  EXPECT_THAT(of({.topic = leaves}), ElementsAre(1));
  EXPECT_THAT(of({.topic = leaves, .opponent = "Otto"}), IsEmpty());
  EXPECT_THAT(of({.topic = reports::AllLessons{}}), ElementsAre(0, 1));
  player_.decisions[1].game.id = 7;
  player_.decisions[1].numbers.turn = 12;
  EXPECT_THAT(app::drillOf(player_, leaves).positions, ElementsAre(reports::DecisionName(7, 12)));
}

TEST_F(Decisions, AreListedWholeWhereTheCoachTellsTheirNumber) {
  EXPECT_EQ(app::mostListed({}), 500U);
  EXPECT_EQ(app::mostListed({.topic = reports::Strength{.kind = reports::Strength::Kind::noHowlers}}), 500U);
  EXPECT_GT(app::mostListed({.topic = reports::Theme::missedBingos()}), 1'000'000U);
}

TEST_F(Decisions, AreChosenByCausePhaseBandAndOpponent) {
  EXPECT_THAT(of({.cause = Cause::leave}), ElementsAre(1));
  EXPECT_THAT(of({.phase = Phase::opening}), ElementsAre(0));
  EXPECT_THAT(of({.phase = Phase::midgame}), ElementsAre(1, 2));
  EXPECT_THAT(of({.band = Band::mistake}), ElementsAre(0, 1));
  EXPECT_THAT(of({.band = Band::blunder}), ElementsAre(0));
  EXPECT_THAT(of({.opponent = "Otto"}), ElementsAre(0, 2));
  EXPECT_THAT(of({.band = Band::mistake, .opponent = "Otto"}), ElementsAre(0));
}

TEST_F(Decisions, AreChosenByTheTilesOnTheRack) {
  EXPECT_THAT(of({.tiles = "q"}), ElementsAre(1, 2));
  EXPECT_THAT(of({.tiles = "UU"}), ElementsAre(2));
  EXPECT_THAT(of({.tiles = " ?"}), ElementsAre(0));
  EXPECT_THAT(of({.tiles = "ř"}), IsEmpty());
}

TEST_F(Decisions, KnowTheOpponents) {
  EXPECT_THAT(app::opponentsOf(player_), ElementsAre("Eva", "Otto"));
}

}  // namespace
}  // namespace rozbor::test
