#include <algorithm>
#include <memory>

#include "app_fixtures.h"
#include "rozbor/app/play/play_file.h"
#include "rozbor/app/play/played_game.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

namespace rozbor::test {
namespace {

using app::PlayedGame;
using app::PlaySide;
using app::PlayTime;
using parser::EventKind;

/// A game on a lexicon of made-up words, and a clock that is set by hand.
class Play : public testing::Test {
 protected:
  void install(int words, const std::string& id = "en") {
    const game::Language& in = language(id);
    const auto lexicon = *engine::Lexicon::build(engine::madeUpWords(in, words, 3), "madeup", "", in);
    ASSERT_TRUE(lexicon->write(folder_.path() / "lexica/madeup.rozlex", in));
  }
  void SetUp() override { std::filesystem::create_directories(folder_.path() / "lexica"); }

  [[nodiscard]] static app::PlaySetup setup() {
    app::PlaySetup setup;
    setup.person = "Ida Lind";
    setup.level = "amateur";
    setup.language = "en";
    setup.seed = 7;
    setup.day = "2026-11-24";
    return setup;
  }
  [[nodiscard]] PlayedGame begin(const app::PlaySetup& setup) {
    auto table = openPlayTable(setup, paths());
    if (!table) throw std::runtime_error(table.error().message.english());
    return {setup, *std::move(table), [this] { return now_; }};
  }
  [[nodiscard]] game::Result<PlayedGame> goOnWith(const std::string& text) {
    return app::goOn(text, paths(), [this] { return now_; });
  }
  [[nodiscard]] lexica::DataPaths paths() const { return pathsIn(folder_); }

  /// The person plays as "greedy" does; both think for as long as it is said.
  void playOn(PlayedGame& game, int turns = engine::kTurnLimit, PlayTime each = PlayTime(0)) {
    const auto level = makeLevel(game.table());
    engine::PlayerSpec greedy;
    greedy.strategy = "greedy";
    const auto person =
        engine::makePlayer(greedy, {*game.table().language, *game.table().lexicon, engine::noLeaves()});
    for (int turn = 0; turn < turns && !game.over(); ++turn) {
      now_ += each;
      engine::Random none(1);
      game.play(game.personsTurn() ? person->choose(game.personSees(), none).move : game.levelMove(*level));
    }
  }

  /// The record as it is read again; nothing may be wrong with it.
  static replay::Replay replayed(const PlayedGame& game, bool finished = true) {
    const std::string gcg = game.gcg();
    const auto parsed = parser::parseGcg(gcg);
    EXPECT_TRUE(parsed.diagnostics.empty()) << gcg;
    EXPECT_EQ(writeGcg(parsed.record), gcg) << "writing twice is stable";
    auto replay = replay::replayRecord(parsed.record, *game.table().language);
    for (const auto& diagnostic : replay.diagnostics)
      EXPECT_TRUE(!finished && diagnostic.code == "replay.unfinished") << diagnostic.message << "\n" << gcg;
    return replay;
  }
  static int finalScore(const replay::Replay& replay, const PlayedGame& game, PlaySide side) {
    const bool first = (side == PlaySide::person) == game.setup().personBegins;
    return replay.finalScores[first ? 0 : 1];
  }
  /// A placement that is legal but for its word.
  [[nodiscard]] static game::Move phony(const PlayedGame& game) {
    const game::Language& in = *game.table().language;
    const game::Position seen = game.personSees();
    std::vector<game::Tile> tiles;
    seen.rack.forEachTile([&](game::Tile tile) {
      if (!tile.isBlank() && tiles.size() < 5) tiles.push_back(tile);
    });
    return game::Move::placement(in.board.start(), game::Direction::across, tiles);
  }

  TemporaryFolder folder_;
  PlayTime now_{1'000'000};
};

class PlayIn : public Play, public testing::WithParamInterface<const char*> {};

/// Few words make games that end with tiles left, many make games that end by going out.
TEST_P(PlayIn, EndsByTheRulesWithARecordThatReplaysWithoutFault) {
  for (const int words : {40, 3000}) {
    SCOPED_TRACE(words);
    install(words, GetParam());
    for (const bool personBegins : {true, false}) {
      auto agreed = setup();
      agreed.language = GetParam();
      agreed.level = "greedy";
      agreed.personBegins = personBegins;
      PlayedGame game = begin(agreed);
      playOn(game);
      ASSERT_TRUE(game.over());
      const bool broken = game.turns().size() == engine::kTurnLimit;
      const auto replay = replayed(game, !broken);
      EXPECT_EQ(replay.complete, !broken);
      const app::PlayOutcome outcome = game.outcome();
      for (const PlaySide side : {PlaySide::person, PlaySide::level})
        EXPECT_EQ(finalScore(replay, game, side), outcome.scores[app::at(side)]);
      for (const replay::Turn& turn : replay.turns) {
        if (turn.isDecision()) {
          EXPECT_EQ(turn.rackKnown, replay::RackKnowledge::known);
        }
      }
      EXPECT_EQ(replay.players[personBegins ? 0 : 1].name, "Ida Lind");
      EXPECT_EQ(replay.players[personBegins ? 1 : 0].name, "greedy (Rozbor)");
    }
  }
}

/// The rules are those of a match, and so is the bag.
TEST_P(PlayIn, IsTheGameThatAMatchPlays) {
  install(3000, GetParam());
  auto agreed = setup();
  agreed.language = GetParam();
  agreed.level = "greedy";
  PlayedGame game = begin(agreed);
  playOn(game);
  const auto one = makeLevel(game.table());
  const auto other = makeLevel(game.table());
  const auto match = engine::playGame(*game.table().language, {one.get(), other.get()},
                                      engine::gameSetup(agreed.seed, 0, true), nullptr);
  ASSERT_TRUE(match);
  EXPECT_EQ(match->scores[0], game.outcome().scores[0]);
  EXPECT_EQ(match->scores[1], game.outcome().scores[1]);
}

INSTANTIATE_TEST_SUITE_P(Languages, PlayIn, testing::Values("en", "cs", "sk", "pl"));

TEST_F(Play, ShowsThePersonNothingOfTheLevelButWhatRemains) {
  install(3000);
  PlayedGame game = begin(setup());
  while (!game.over()) {
    const game::Position seen = game.personSees();
    EXPECT_TRUE(seen.opponentRack.empty());
    EXPECT_LE(seen.rack.size(), 7);
    EXPECT_EQ(seen.score, game.score(PlaySide::person));
    EXPECT_EQ(seen.opponentScore, game.score(PlaySide::level));
    EXPECT_EQ(unseenTiles(seen, language()).size(),
              game.inBag() + (game.inBag() > 0 ? 7 : unseenTiles(seen, language()).size()));
    playOn(game, 1);
  }
}

TEST_F(Play, TakesExchangesAndPasses) {
  install(3000);
  PlayedGame game = begin(setup());
  ASSERT_TRUE(game.personsTurn());
  const std::string rack = rackText(game.personSees().rack, language().alphabet);
  EXPECT_EQ(game.read("-" + rack.substr(0, 3)).move->kind(), game::Move::Kind::exchange);
  EXPECT_EQ(game.read("-QQQQ").fault->kind, reports::AnswerFaultKind::notOnRack);
  game.play(*game.read("-" + rack.substr(0, 3)).move);
  EXPECT_EQ(game.turns().back().points, 0);
  EXPECT_EQ(game.personSees().rack.size(), 7);
  playOn(game, 1);
  game.play(*game.read("-").move);
  EXPECT_FALSE(game.personsTurn());
  playOn(game);
  const auto replay = replayed(game);
  EXPECT_EQ(replay.turns[0].kind, EventKind::exchange);
  EXPECT_EQ(replay.turns[0].move->tilesUsed(), 3);
  EXPECT_EQ(replay.turns[2].kind, EventKind::pass);
}

TEST_F(Play, EndsByTurnsWithoutPointsAndCountsTheTilesLeft) {
  install(3000);
  PlayedGame game = begin(setup());
  for (int turn = 0; turn < language().rules.scorelessLimit; ++turn) {
    EXPECT_FALSE(game.over());
    game.play(game::Move::pass());
  }
  ASSERT_TRUE(game.over());
  EXPECT_EQ(parser::parseGcg(game.gcg()).record.endReason->value, "CONSECUTIVE_ZEROES");
  const auto replay = replayed(game);
  EXPECT_TRUE(replay.complete);
  EXPECT_LT(game.outcome().tilesLeft[0], 0);
  EXPECT_EQ(finalScore(replay, game, PlaySide::person), game.outcome().scores[0]);
}

TEST_F(Play, RefusesAWordThatTheLexiconLacks) {
  install(3000);
  PlayedGame game = begin(setup());
  const std::string text = moveText(phony(game), language().alphabet);
  const auto read = game.read(text);
  ASSERT_TRUE(read.fault);
  EXPECT_EQ(read.fault->kind, reports::AnswerFaultKind::notAWord);
  EXPECT_TRUE(game.turns().empty());
}

TEST_F(Play, LetsTheLevelChallengeAWordThatTheLexiconLacks) {
  install(3000);
  auto agreed = setup();
  agreed.phonies = app::PhonyRule::challenged;
  PlayedGame game = begin(agreed);
  const game::Position before = game.personSees();
  const auto read = game.read(moveText(phony(game), language().alphabet));
  ASSERT_TRUE(read.move) << "it may be tried";
  const app::PlayedTurn& turn = game.play(*read.move);
  EXPECT_TRUE(turn.takenBack);
  EXPECT_GT(turn.points, 0);
  EXPECT_EQ(turn.total, 0);
  EXPECT_FALSE(game.personsTurn()) << "the turn is lost";
  EXPECT_EQ(game.personSees().board, before.board);
  EXPECT_EQ(game.personSees().rack, before.rack) << "nothing is drawn";
  playOn(game);
  const auto replay = replayed(game);
  EXPECT_TRUE(replay.turns[0].takenBack);
  EXPECT_EQ(replay.turns[1].kind, EventKind::withdrawn);
  EXPECT_EQ(finalScore(replay, game, PlaySide::person), game.outcome().scores[0]);
}

TEST_F(Play, EndsWhereThePersonResigns) {
  install(3000);
  PlayedGame game = begin(setup());
  playOn(game, 3);
  game.resign();
  EXPECT_TRUE(game.over());
  EXPECT_FALSE(game.personsTurn());
  const auto parsed = parser::parseGcg(game.gcg());
  EXPECT_EQ(parsed.record.endReason->value, "RESIGNED");
  EXPECT_FALSE(parsed.record.incomplete);
  const auto replay = replayed(game, false);
  EXPECT_EQ(replay.turns.size(), 3u);
  EXPECT_EQ(replay.racksLeft[0]->size(), 7) << "both racks are told";
  EXPECT_EQ(replay.racksLeft[1]->size(), 7);
}

TEST_F(Play, CountsTheTimeThatWasReallySpentAndOvertime) {
  install(3000);
  auto agreed = setup();
  agreed.minutes = 1;
  PlayedGame game = begin(agreed);
  now_ += PlayTime(12'345);
  EXPECT_EQ(game.timeLeft(PlaySide::person), PlayTime(47'655)) << "it runs";
  EXPECT_EQ(game.timeLeft(PlaySide::level), PlayTime(60'000));
  playOn(game, 1);
  playOn(game, 1, PlayTime(250));
  EXPECT_EQ(game.timeLeft(PlaySide::level), PlayTime(59'750));
  playOn(game, 1, PlayTime(47'655));
  EXPECT_EQ(game.timeLeft(PlaySide::person), PlayTime(0));
  playOn(game, 1);
  EXPECT_EQ(game.outcome().overtime[0], 0) << "not a millisecond over";
  playOn(game, 1, PlayTime(60'001));
  EXPECT_EQ(game.timeLeft(PlaySide::person), PlayTime(-60'001));
  EXPECT_EQ(game.outcome().overtime[0], 20) << "a second minute has begun";
  playOn(game);
  now_ += PlayTime(600'000);
  EXPECT_EQ(game.timeLeft(PlaySide::person), PlayTime(-60'001)) << "clocks stand when the game is over";
  const auto parsed = parser::parseGcg(game.gcg());
  EXPECT_EQ(parsed.record.timeControl->value, "1:00");
  EXPECT_EQ(parsed.record.events[0].clock->value, 47'655);
  EXPECT_EQ(parsed.record.events[1].clock->value, 59'750);
  EXPECT_EQ(parsed.record.events.back().kind, EventKind::time);
  EXPECT_EQ(parsed.record.events.back().score->value, -20);
  EXPECT_EQ(finalScore(replayed(game), game, PlaySide::person), game.outcome().scores[0]);
}

TEST_F(Play, GoesOnAfterARestartAsIfNothingHadHappened) {
  install(3000);
  auto agreed = setup();
  agreed.level = "random";  // which tosses for its moves
  agreed.minutes = 25;
  agreed.phonies = app::PhonyRule::challenged;
  agreed.personBegins = false;
  const auto opening = [this](PlayedGame& game) {
    playOn(game, 1, PlayTime(2'000));
    game.play(*game.read("-").move);
    playOn(game, 5, PlayTime(3'000));
    now_ += PlayTime(1'500);
  };
  PlayedGame whole = begin(agreed);
  opening(whole);
  PlayedGame stopped = begin(agreed);
  opening(stopped);
  const std::string kept = keptText(stopped);
  now_ += PlayTime(3'600'000);  // the program is closed, and no clock runs
  auto later = goOnWith(kept);
  ASSERT_TRUE(later) << later.error().message;
  agreed.lexicon = "madeup";
  EXPECT_EQ(later->setup(), agreed);
  EXPECT_EQ(keptText(*later), kept);
  now_ -= PlayTime(3'600'000);
  PlayedGame again = *goOnWith(kept);
  whole.setTime(PlaySide::person, *again.timeLeft(PlaySide::person));
  whole.setTime(PlaySide::level, *again.timeLeft(PlaySide::level));
  const PlayTime from = now_;
  playOn(whole, engine::kTurnLimit, PlayTime(1'000));
  now_ = from;
  playOn(again, engine::kTurnLimit, PlayTime(1'000));
  EXPECT_EQ(again.gcg(), whole.gcg());
}

TEST_F(Play, KeepsAPlayThatCameOff) {
  install(3000);
  auto agreed = setup();
  agreed.phonies = app::PhonyRule::challenged;
  PlayedGame game = begin(agreed);
  game.play(phony(game));
  playOn(game, 1);
  const auto later = goOnWith(keptText(game));
  ASSERT_TRUE(later) << later.error().message;
  EXPECT_TRUE(later->turns()[0].takenBack);
  EXPECT_EQ(later->gcg(), game.gcg());
}

TEST_F(Play, TellsWhichLineOfAKeptGameIsWrong) {
  install(3000);
  PlayedGame game = begin(setup());
  playOn(game, 2);
  const std::string kept = keptText(game);
  const auto without = [&](const std::string& old, const std::string& other) {
    std::string text = kept;
    text.replace(text.find(old), old.size(), other);
    const auto read = goOnWith(text);
    EXPECT_FALSE(read) << other;
    return read ? std::string() : read.error().code + " " + read.error().message.english();
  };
  EXPECT_NE(without("under way, 1", "under way, 2").find("play.bad-file"), std::string::npos);
  EXPECT_NE(without("seed = 7", "seed = x").find("line 8"), std::string::npos);
  EXPECT_NE(without("played = ", "played = 1A ZZZZZ\nplayed = ").find("line 11"), std::string::npos);
  EXPECT_NE(without("level = amateur", "level = nobody").find("player.unknown"), std::string::npos);
}

TEST_F(Play, KeepsEachRecordInAFileOfItsOwn) {
  install(40);
  PlayedGame game = begin(setup());
  playOn(game, 2);
  game.resign();
  const auto first = keepRecord(game, paths());
  const auto second = keepRecord(game, paths());
  ASSERT_TRUE(first);
  ASSERT_TRUE(second);
  EXPECT_NE(*first, *second);
  EXPECT_EQ(fileText(*first), game.gcg());
  EXPECT_EQ(first->parent_path(), folder_.path() / "games");
}

TEST_F(Play, GivesEachPlayerANickOfItsOwn) {
  install(40);
  auto agreed = setup();
  agreed.person = "amateur: the second";
  PlayedGame game = begin(agreed);
  playOn(game, 2);
  game.resign();
  const auto replay = replayed(game, false);
  EXPECT_EQ(replay.players[0].nick, "amateur");
  EXPECT_EQ(replay.players[1].nick, "amateur-2");
  EXPECT_EQ(replay.players[0].name, "amateur: the second");
}

}  // namespace
}  // namespace rozbor::test
