#include <gmock/gmock.h>

#include "statistics_fixtures.h"

namespace rozbor::reports {
namespace {

using test::aGame;
using test::analysed;
using test::figureOf;
using test::partOf;
using test::valueOf;
using testing::ElementsAre;

std::vector<PlayedGame> fourGames() {
  std::vector<PlayedGame> games{aGame(400, 350, 10), aGame(300, 420, 12), aGame(380, 380, 14),
                                aGame(501, 299, 12)};
  games[0].game.playedOn = "2026-01-15";
  games[1].game.playedOn = "2026-02-01";
  games[2].game.playedOn = "2026-02-28";
  games[1].game.event = games[2].game.event = "Liga";
  games[2].game.seats[1].person = 3;
  games[2].game.seats[1].name = "Eva";
  games[3].game.language = "cs";
  games[3].game.lexicon = "NWL18";
  std::swap(games[3].game.seats[0], games[3].game.seats[1]);
  games[3].seat = 1;
  return games;
}

template <class Member, class Value>
StatisticsFilter only(Member StatisticsFilter::*member, const Value& value) {
  StatisticsFilter filter;
  filter.*member = value;
  return filter;
}

double gamesPassing(const StatisticsFilter& filter) {
  return valueOf(figuresOf(fourGames(), filter, {}), "games");
}

TEST(Statistics, countResultsAndPoints) {
  const auto figures = figuresOf(fourGames(), {}, {});
  EXPECT_EQ(valueOf(figures, "games"), 4);
  EXPECT_EQ(valueOf(figures, "wins"), 2);
  EXPECT_EQ(valueOf(figures, "losses"), 1);
  EXPECT_EQ(valueOf(figures, "draws"), 1);
  EXPECT_EQ(valueOf(figures, "winShare"), 0.625) << "a draw is half a win";
  EXPECT_EQ(valueOf(figures, "firsts"), 3);
  EXPECT_EQ(valueOf(figures, "scoreTotal"), 1581);
  EXPECT_EQ(valueOf(figures, "scoreMean"), 395.25);
  EXPECT_EQ(valueOf(figures, "scoreAgainstMean"), 362.25);
  EXPECT_EQ(valueOf(figures, "highGame"), 501);
  EXPECT_EQ(valueOf(figures, "lowGame"), 300);
  EXPECT_DOUBLE_EQ(valueOf(figures, "pointsPerTurn"), 1581.0 / 48);
}

TEST(Statistics, ofNoGamesHaveNoMeans) {
  const auto figures = figuresOf({}, {}, {});
  EXPECT_EQ(valueOf(figures, "games"), 0);
  for (const char* const name : {"scoreMean", "winShare", "pointsPerTurn", "pointsLostPerTurn", "highGame"})
    EXPECT_FALSE(figureOf(figures, name).value) << name;
}

TEST(Statistics, tellNothingOfGradesWhereNothingIsGraded) {
  const auto figures = figuresOf(fourGames(), {}, {});
  for (const char* const name :
       {"pointsLostPerTurn", "winLostPerGame", "bingoConversion", "luckPerGame", "phoniesPlayed"})
    EXPECT_FALSE(figureOf(figures, name).value) << name;
  EXPECT_TRUE(figureOf(figures, "bandsPerGame").parts.empty());
}

TEST(Statistics, countWhatWasDrawnWhereTheRackAtTheEndIsKnown) {
  std::vector<PlayedGame> games{aGame(1, 0), aGame(1, 0), aGame(1, 0)};
  for (PlayedGame& game : games) {
    game.game.seats[0].blanksPlayed = 1;
    game.game.seats[0].tiles = {{"A", 9}, {"S", 2}, {"?", 1}};
  }
  games[0].game.seats[0].tilesLeft = {{"S", 1}, {"?", 1}};
  games[1].game.seats[0].tilesLeft.emplace();
  const auto figures = figuresOf(games, {}, {});
  EXPECT_EQ(valueOf(figures, "blanksDrawn"), 3);
  EXPECT_EQ(valueOf(figures, "blanksDrawnPerGame"), 1.5);
  EXPECT_EQ(valueOf(figures, "essesDrawn"), 5);
  EXPECT_EQ(valueOf(figures, "essesDrawnPerGame"), 2.5);
  EXPECT_EQ(figureOf(figures, "essesDrawnPerGame").n, 2);
  EXPECT_FALSE(figureOf(figuresOf(std::span(games).last(1), {}, {}), "blanksDrawn").value);
}

TEST(Statistics, takeTheGamesThatTheFilterLetsPass) {
  EXPECT_EQ(gamesPassing({}), 4);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::opponent, 3)), 1);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::event, "Liga")), 2);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::language, "cs")), 1);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::lexicon, "NWL18")), 1);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::from, "2026-02-01")), 2)
      << "that day, too; games without a day do not pass";
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::to, "2026-02-01")), 2);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::first, true)), 3);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::first, false)), 1);
  EXPECT_EQ(gamesPassing(only(&StatisticsFilter::strength, Preset::quick)), 0);
  StatisticsFilter both = only(&StatisticsFilter::event, "Liga");
  both.to = "2026-02-27";
  EXPECT_EQ(gamesPassing(both), 1);
}

TEST(Statistics, takeAnalysesOfSomeStrengthAndTheirLexicon) {
  std::vector<PlayedGame> games{analysed(aGame(1, 0), {1}), analysed(aGame(1, 0), {3})};
  games[1].game.analysis->preset = Preset::deep;
  games[1].game.analysis->lexicon = "my own list 77ff";
  games[1].game.lexicon = "NWL18";
  EXPECT_EQ(
      valueOf(figuresOf(games, only(&StatisticsFilter::strength, Preset::standard), {}), "pointsLostPerTurn"),
      3);
  EXPECT_EQ(valueOf(figuresOf(games, only(&StatisticsFilter::lexicon, "my own list"), {}), "games"), 1);
  EXPECT_EQ(valueOf(figuresOf(games, only(&StatisticsFilter::lexicon, "NWL18"), {}), "games"), 0)
      << "what a game was graded with goes before what the record names";
}

TEST(Statistics, countDecisionsOfAPhaseOrACauseOnly) {
  PlayedGame game = analysed(aGame(1, 0), {2, 10, 20, 0.5});
  game.decisions[1].loss.phase = Phase::endgame;
  game.decisions[2].cause = CauseFinding{Cause::leave, 0, 0};
  game.decisions[3].cause = CauseFinding{Cause::leave, 0, 0};  // too little for a band
  const std::vector<PlayedGame> games{game};
  EXPECT_EQ(valueOf(figuresOf(games, {}, {}), "countedTurns"), 4);
  EXPECT_EQ(valueOf(figuresOf(games, {}, {}), "pointsLostPerTurn"), 32.5 / 4);
  EXPECT_EQ(
      valueOf(figuresOf(games, only(&StatisticsFilter::phase, Phase::endgame), {}), "pointsLostPerTurn"), 10);
  EXPECT_EQ(valueOf(figuresOf(games, only(&StatisticsFilter::cause, Cause::leave), {}), "pointsLostPerTurn"),
            20);
  EXPECT_EQ(partOf(figuresOf(games, {}, {}), "causesPerGame", "leave"), 1);
  EXPECT_EQ(partOf(figuresOf(games, {}, {}), "pointsLostPerTurnByPhase", "endgame"), 10);
}

TEST(Statistics, bandAnewAndChangeNothingElse) {
  const std::vector<PlayedGame> games{analysed(aGame(400, 380), {0, 2, 8, 16, 31}),
                                      analysed(aGame(300, 310), {5, 5})};
  StatisticsOptions strict;
  strict.bands.points = {0.1, 0.2, 0.3, 0.4};
  auto usual = figuresOf(games, {}, {});
  auto other = figuresOf(games, {}, strict);
  EXPECT_EQ(partOf(usual, "bandsPerGame", "inaccuracy"), 1.5);
  EXPECT_EQ(partOf(usual, "bandsPerGame", "howler"), 0.5);
  EXPECT_EQ(partOf(other, "bandsPerGame", "howler"), 3);
  EXPECT_EQ(partOf(other, "bandsPerGame", "none"), 0.5);
  ASSERT_EQ(usual.size(), other.size());
  for (std::size_t at = 0; at < usual.size(); ++at) {
    EXPECT_EQ(usual[at].value, other[at].value) << usual[at].name;
    EXPECT_EQ(usual[at].low, other[at].low) << usual[at].name;
    EXPECT_EQ(usual[at].high, other[at].high) << usual[at].name;
    if (usual[at].name != "bandsPerGame") {
      EXPECT_EQ(usual[at].parts, other[at].parts) << usual[at].name;
    }
  }
}

TEST(Statistics, countBingosThatWereThereAndTaken) {
  PlayedGame game = analysed(aGame(1, 0), {0, 0, 0, 0});
  game.decisions[0].bingoAvailable = game.decisions[1].bingoAvailable = game.decisions[2].bingoAvailable =
      true;
  game.decisions[0].bingoPlayed = true;
  game.decisions[3].bingoPlayed = true;  // a phony: no bingo was there
  const std::vector<PlayedGame> games{game};
  const auto figures = figuresOf(games, {}, {});
  EXPECT_DOUBLE_EQ(valueOf(figures, "bingoConversion"), 1.0 / 3);
  // Wilson's interval of one in three, by hand.
  EXPECT_NEAR(figureOf(figures, "bingoConversion").low.value(), 0.0615, 0.0001);
  EXPECT_NEAR(figureOf(figures, "bingoConversion").high.value(), 0.7923, 0.0001);
}

TEST(Statistics, tellOfLuckWhereAllOfItIsKnown) {
  std::vector<PlayedGame> games{analysed(aGame(400, 350), {0}), analysed(aGame(300, 320), {0})};
  games[0].game.analysis->luckKnown = true;
  games[0].game.analysis->luck = {30, -5};
  const auto figures = figuresOf(games, {}, {});
  EXPECT_EQ(valueOf(figures, "luckPerGame"), 30);
  EXPECT_EQ(valueOf(figures, "luckAdjustedSpread"), 15);
  EXPECT_EQ(valueOf(figures, "spreadOfThoseGames"), 50);
  EXPECT_EQ(figureOf(figures, "luckPerGame").n, 1);
  EXPECT_EQ(valueOf(figures, "luckAdjustedWinShare"), 1) << "15 points ahead without the luck of both";
  games[0].game.analysis->luck = {45, -5};
  EXPECT_EQ(valueOf(figuresOf(games, {}, {}), "luckAdjustedWinShare"), 0.5) << "level: half a win";
  games[0].game.analysis->luck = {46, -5};
  EXPECT_EQ(valueOf(figuresOf(games, {}, {}), "luckAdjustedWinShare"), 0);
}

TEST(Statistics, groupGamesByWhatTheyShare) {
  const auto keys = [](Grouping by) {
    std::vector<std::string> found;
    for (const FigureGroup& group : groupedFigures(fourGames(), by, {}, {}))
      found.push_back(group.key + " " + std::to_string(static_cast<int>(valueOf(group.figures, "games"))));
    return found;
  };
  EXPECT_THAT(keys(Grouping::opponent), ElementsAre("Otto 3", "Eva 1"));
  EXPECT_THAT(keys(Grouping::month), ElementsAre(" 1", "2026-01 1", "2026-02 2"));
  EXPECT_THAT(keys(Grouping::week), ElementsAre(" 1", "2026-W03 1", "2026-W05 1", "2026-W09 1"));
  EXPECT_THAT(keys(Grouping::event), ElementsAre(" 2", "Liga 2"));
  EXPECT_THAT(keys(Grouping::first), ElementsAre("first 3", "second 1"));
  EXPECT_THAT(keys(Grouping::language), ElementsAre("en 3", "cs 1"));
  EXPECT_THAT(keys(Grouping::lexicon), ElementsAre(" 3", "NWL18 1"));
  for (const Grouping by : {Grouping::opponent, Grouping::event, Grouping::month, Grouping::week,
                            Grouping::lexicon, Grouping::first, Grouping::language})
    EXPECT_EQ(grouping(name(by)), by);
  EXPECT_FALSE(grouping("weather"));
}

TEST(Statistics, groupDecisionsByPhaseAndCause) {
  PlayedGame game = analysed(aGame(1, 0), {2, 10, 20, 30, 4, 5, 6, 7, 8, 9});
  game.decisions[1].loss.phase = Phase::endgame;
  game.decisions[1].cause = CauseFinding{Cause::missedWord, 0, 0};
  for (std::size_t at : {2U, 3U})
    game.decisions[at].cause = CauseFinding{Cause::leave, 0, 0};
  const std::vector<PlayedGame> games{game};
  const auto phases = groupedFigures(games, Grouping::phase, {}, {});
  ASSERT_EQ(phases.size(), 2) << "those that occur";
  EXPECT_EQ(phases[0].key, name(game.decisions[0].loss.phase));
  EXPECT_FALSE(phases[0].small);
  EXPECT_EQ(phases[1].key, "endgame");
  EXPECT_TRUE(phases[1].small) << "a single decision";
  EXPECT_EQ(valueOf(phases[1].figures, "pointsLostPerTurn"), 10);
  EXPECT_EQ(findFigure(phases[1].figures, "scoreMean"), nullptr) << "a phase has no score";
  const auto causes = groupedFigures(games, Grouping::cause, {}, {});
  ASSERT_EQ(causes.size(), 2);
  EXPECT_EQ(causes[0].key, "leave") << "the most frequent first";
  EXPECT_EQ(valueOf(causes[0].figures, "countedTurns"), 2);
  EXPECT_EQ(valueOf(causes[0].figures, "pointsLostPerTurn"), 25);
  EXPECT_EQ(
      groupedFigures(games, Grouping::cause, only(&StatisticsFilter::cause, Cause::missedWord), {}).size(),
      1);
  EXPECT_EQ(groupedFigures(games, Grouping::cause, only(&StatisticsFilter::phase, Phase::endgame), {}).size(),
            1);
}

TEST(Statistics, markGroupsOfFewGames) {
  std::vector<PlayedGame> games(kFewGames, aGame(400, 300));
  games.push_back(aGame(1, 2));
  games.back().game.language = "cs";
  const auto groups = groupedFigures(games, Grouping::language, {}, {});
  ASSERT_EQ(groups.size(), 2);
  EXPECT_FALSE(groups[0].small);
  EXPECT_TRUE(groups[1].small);
  EXPECT_EQ(groupedFigures(games, Grouping::language, only(&StatisticsFilter::language, "cs"), {}).size(), 1);
}

TEST(Statistics, haveAValueForEachGameThatPasses) {
  std::vector<PlayedGame> games{aGame(400, 300, 10), analysed(aGame(300, 320, 12), {2, 4}),
                                aGame(500, 320, 20)};
  const auto values = [&](const char* figure) { return valuesByGame(games, figure, {}, {}); };
  EXPECT_THAT(values("scoreMean"), ElementsAre(400, 300, 500));
  EXPECT_THAT(values("pointsPerTurn"), ElementsAre(40, 25, 25));
  EXPECT_THAT(values("pointsLostPerTurn"), ElementsAre(std::nullopt, 3, std::nullopt));
  EXPECT_TRUE(values("no such figure").empty());
  games[0].game.language = "cs";
  EXPECT_THAT(valuesByGame(games, "scoreMean", only(&StatisticsFilter::language, "en"), {}),
              ElementsAre(300, 500));
}

/// Otto's list lacks what was played; `better` does not, or does.
PlayedGame misfit(PlayedGame game, int betterMissing) {
  game.game.analysis->fit =
      LexiconFit{.words = 48, .missing = 13, .better = "csw", .betterMissing = betterMissing};
  game.game.analysis->luckKnown = true;
  for (DecisionRow& decision : game.decisions)
    decision.phony = true;
  return game;
}

TEST(Statistics, LeaveGamesThatTheLexiconDoesNotFitOutOfWhatNeedsOne) {
  const PlayedGame good = analysed(aGame(400, 300), {10, 0});
  const PlayedGame bad = misfit(analysed(aGame(500, 300), {90, 90}), 1);
  const std::vector<PlayedGame> games{good, bad};
  const auto figures = figuresOf(games, {}, {});
  EXPECT_EQ(valueOf(figures, "games"), 2);
  EXPECT_EQ(valueOf(figures, "scoreMean"), 450) << "the record needs no lexicon";
  EXPECT_EQ(valueOf(figures, "phoniesPlayed"), 0);
  EXPECT_EQ(figureOf(figures, "phoniesPlayed").n, 1);
  EXPECT_EQ(valueOf(figures, "pointsLostPerTurn"), 5);
  EXPECT_FALSE(figureOf(figures, "luckPerGame").value);
  EXPECT_THAT(valuesByGame(games, "pointsLostPerTurn", {}, {}), ElementsAre(5, std::nullopt));
}

TEST(Statistics, SayHowManyGamesAreLeftOutAndWhy) {
  const std::vector<PlayedGame> games{
      misfit(analysed(aGame(500, 300), {90}), 1), misfit(analysed(aGame(400, 300), {9}), 1),
      misfit(analysed(aGame(300, 300), {9}), 12), analysed(aGame(400, 300), {1}), aGame(400, 300)};
  EXPECT_THAT(misfitsOf(games, {}), ElementsAre(MisfitGames{"en", "", 1}, MisfitGames{"en", "csw", 2}));
  EXPECT_THAT(misfitsOf(games, only(&StatisticsFilter::language, "cs")), ElementsAre());
}

}  // namespace
}  // namespace rozbor::reports
