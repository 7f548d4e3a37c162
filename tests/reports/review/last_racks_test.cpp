#include "last_racks.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <memory>
#include <sstream>

#include "engine_fixtures.h"
#include "replay_fixtures.h"
#include "rozbor/review/review.h"

namespace rozbor {
namespace {

using replay::RackKnowledge;
using replay::Replay;
using replay::Turn;
using test::rack;

/// Both players' tiles are all there are: nobody ever draws.
game::Language fourteenTiles() {
  game::Language language = test::language("en");
  language.tiles = rack("EHNOOSU") + rack("AEINNRT");
  return language;
}

/// Ida goes out on her second turn.
constexpr const char* kGame =
    ">Ida: 8D HOUSE +24 24\n>Otto: - +0 0\n>Ida: 9D ON +9 33\n>Ida: (AEINNRT) +14 47\n";

Replay filled(std::string_view events, const game::Language& language) {
  Replay replay = test::played(events, language);
  reports::fillLastRacks(replay, language);
  return replay;
}

TEST(LastRacks, areWhatIsLaidLaterAndWhatIsLeft) {
  const game::Language language = fourteenTiles();
  const Replay replay = filled(kGame, language);
  ASSERT_GE(replay.turns.size(), 3U);
  const std::array racks{rack("EHNOOSU"), rack("AEINNRT"), rack("NO")};
  for (std::size_t turn = 0; turn < racks.size(); ++turn) {
    EXPECT_EQ(replay.turns[turn].rackKnown, RackKnowledge::known) << turn;
    EXPECT_EQ(replay.turns[turn].rack, racks[turn]) << turn;
    EXPECT_EQ(replay.turns[turn].before.rack, racks[turn]) << turn;
  }
  EXPECT_EQ(replay.turns[2].unseen, rack("AEINNRT"));
  EXPECT_EQ(replay.turns[2].before.opponentRack, rack("AEINNRT"));
}

TEST(LastRacks, holdThePlayThatIsTakenBack) {
  const game::Language language = fourteenTiles();
  const Replay replay = filled(
      ">Ida: 8D HOUSE +24 24\n>Otto: E9 RATE +4 4\n>Otto: -- -4 0\n>Ida: 9D ON +9 33\n>Ida: (AEINNRT) +14 "
      "47\n",
      language);
  ASSERT_TRUE(replay.turns[1].takenBack);
  EXPECT_EQ(replay.turns[1].rack, rack("AEINNRT"));
  EXPECT_EQ(replay.turns[0].rack, rack("EHNOOSU"));
}

TEST(LastRacks, stayUntoldInAGameWithoutAnEnd) {
  const game::Language language = fourteenTiles();
  const Replay replay = filled(">Ida: 8D HOUSE +24 24\n>Otto: - +0 0\n", language);
  for (const Turn& turn : replay.turns)
    EXPECT_NE(turn.rackKnown, RackKnowledge::known);
}

/// A play that has no place tells nobody which tiles lie where.
TEST(LastRacks, stayUntoldBeforeAPlayThatCannotBeLaid) {
  const game::Language language = fourteenTiles();
  const Replay replay =
      filled(">Ida: 8D HOUSE +24 24\n>Otto: 15O RAT +3 3\n>Ida: 9D ON +9 33\n>Ida: (EINN) +8 41\n", language);
  ASSERT_FALSE(replay.turns[1].playable);
  EXPECT_NE(replay.turns[0].rackKnown, RackKnowledge::known);
  EXPECT_NE(replay.turns[1].rackKnown, RackKnowledge::known);
}

TEST(LastRacks, stayUntoldWhereTheTilesDoNotAddUp) {
  game::Language language = fourteenTiles();
  Replay replay = test::played(kGame, language);
  language.tiles += rack("Z");
  reports::fillLastRacks(replay, language);
  for (const Turn& turn : replay.turns) {
    if (!turn.isDecision() || turn.rack.size() == 2) continue;  // all that Ida holds is laid at last
    EXPECT_NE(turn.rackKnown, RackKnowledge::known);
  }
}

/// Whole games whose racks are taken away: what is found is what was there, and nothing before the last draw.
TEST(LastRacks, areThoseThatTheRecordToldBefore) {
  int found = 0;
  for (const auto& [id, name] :
       {std::pair{"cs", "czech"}, {"sk", "slovak"}, {"pl", "polish"}, {"en", "english"}}) {
    const game::Language& language = test::language(id);
    std::ifstream file(test::sourcePath(std::string("samples/") + name + ".gcg"));
    std::stringstream text;
    text << file.rdbuf();
    parser::GameRecord record = parser::parseGcg(text.str()).record;
    const Replay told = replay::replayRecord(record, language);
    for (parser::Event& event : record.events)
      event.rack.reset();
    const Replay bare = replay::replayRecord(record, language);
    Replay replay = bare;
    reports::fillLastRacks(replay, language);
    ASSERT_EQ(replay.turns.size(), told.turns.size());
    for (std::size_t at = 0; at < told.turns.size(); ++at) {
      const Turn& turn = replay.turns[at];
      if (!turn.isDecision()) continue;
      if (turn.bag > 0) {
        EXPECT_EQ(turn.rackKnown, bare.turns[at].rackKnown) << name << at;
        EXPECT_EQ(turn.rack, bare.turns[at].rack) << name << at;
        continue;
      }
      found += bare.turns[at].rackKnown == RackKnowledge::known ? 0 : 1;
      EXPECT_EQ(turn.rackKnown, RackKnowledge::known) << name << at;
      EXPECT_EQ(turn.rack, told.turns[at].rack) << name << at;
      EXPECT_EQ(turn.unseen, told.turns[at].unseen) << name << at;
      EXPECT_EQ(turn.before.opponentRack, told.turns[at].before.opponentRack) << name << at;
    }
  }
  EXPECT_GE(found, 8);
}

TEST(LastRacks, makeAReviewSolveTheEndOfAGameWithoutRacks) {
  reports::ReviewContext context;
  context.language = std::make_shared<const game::Language>(fourteenTiles());
  context.lexicon = test::lexiconOf(*context.language, {"HOUSE", "ON", "HO", "TRAIN", "NO"});
  context.leaves = engine::noLeaves();
  context.winModel = *engine::openWinModel(test::sourcePath("data/winmodels/en.csv"), test::language("en"));
  context.effort = reports::effortOf(reports::Preset::standard);
  const std::string record = std::string(test::kIdaAndOtto) + kGame;
  const reports::GameReview review = reports::reviewGame(parser::parseGcg(record), context);
  ASSERT_EQ(review.decisions.size(), 3U);
  for (const reports::Decision& decision : review.decisions) {
    EXPECT_EQ(decision.rackKnown, RackKnowledge::known);
    EXPECT_EQ(decision.rackFollows, decision.turn < 2) << "at last Ida lays all she holds";
    EXPECT_EQ(decision.imputed(), nullptr);
    if (decision.turn == 0) continue;  // an opening, in whatever game
    EXPECT_EQ(decision.method(), reports::Method::endgame);
  }
}

}  // namespace
}  // namespace rozbor
