#include <gmock/gmock.h>

#include "game_fixtures.h"
#include "rozbor/charts/charts.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/yardstick_words.h"
#include "statistics_fixtures.h"
#include "test_paths.h"

namespace rozbor::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// A position in which Ida has AEHOSUU on an empty board.
constexpr const char* kOpening = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEHOSUU/ 0/0 0";

DecisionRow lossOf(double points, Cause cause, Phase phase = Phase::midgame) {
  DecisionRow row;
  row.graded = row.counted = true;
  row.loss.phase = phase;
  row.loss.points = points;
  row.cause = CauseFinding{cause, 0, 0};
  return row;
}

PlayedGame gameOf(Id id, int own, int other, std::vector<DecisionRow> decisions = {}) {
  PlayedGame played;
  played.game.id = id;
  played.game.language = "en";
  played.game.analysis = AnalysisRow{};
  played.game.seats[0].score = own;
  played.game.seats[0].turns = 12;
  played.game.seats[0].name = "Ida <b>Lind</b>";
  played.game.seats[1].score = other;
  played.game.seats[1].name = "Otto & Söhne";
  played.decisions = std::move(decisions);
  return played;
}

/// Ten games: a dear missed word in each, leaves in two, one howling challenge.
CoachingCase playerOf(int games = 10) {
  CoachingCase player;
  player.person = {1, "Ida <b>Lind</b>", {"Ida"}, games};
  player.languages["en"] = std::make_shared<const game::Language>(test::language("en"));
  for (int number = 0; number < games; ++number) {
    std::vector<DecisionRow> decisions{lossOf(20 + number, Cause::missedWord), lossOf(0.2, Cause::leave)};
    if (number < 2) decisions.insert(decisions.end(), 2, lossOf(8, Cause::leave));
    if (number == 4) decisions.push_back(lossOf(80, Cause::challenge));
    player.games.push_back(gameOf(number + 1, 380 + number, 350, decisions));
    for (const DecisionRow& row : decisions) {
      DecisionRecord record{player.games.back().game, row, {}};
      record.text = {kOpening, "AEHOSUU", "full", "8D HOUSE", "8D HOUSES", "HOUSES", "", ""};
      player.decisions.push_back(record);
    }
  }
  return player;
}

TEST(WhatToWorkOn, ranksBySureCostAndAsksForEvidence) {
  const auto work = whatToWorkOn(playerOf());
  ASSERT_EQ(work.size(), 1)
      << "the challenge is one decision, the leaves are of two games and may all be of chance";
  EXPECT_EQ(work.front().effect.cause, Cause::missedWord);
  EXPECT_DOUBLE_EQ(work.front().effect.lostPerGame, 24.5);
  EXPECT_EQ(work.front().effect.decisions, 10);
  EXPECT_LT(work.front().effect.low, 24.5);
  EXPECT_GT(work.front().effect.high, 24.5);
  EXPECT_EQ(work.front().examples.size(), 3);
  const CoachingCase player = playerOf();
  EXPECT_DOUBLE_EQ(player.decisions[work.front().examples.front()].numbers.loss.points, 29)
      << "the dearest first";
}

TEST(MomentsToAsk, takesTheDearestOfDifferentGames) {
  const CoachingCase player = playerOf();
  std::vector<double> losses;
  for (const std::size_t moment : momentsToAsk(player, 3))
    losses.push_back(player.decisions[moment].numbers.loss.points);
  EXPECT_THAT(losses, ElementsAre(80, 29, 28)) << "the 24 of the challenge's own game waits";
  EXPECT_THAT(momentsToAsk(playerOf(0), 3), IsEmpty());
}

TEST(Strengths, areToldOnlyWhereTheNumbersAreClear) {
  EXPECT_THAT(strengthsOf(playerOf(3)), IsEmpty());
  CoachingCase player = playerOf(20);
  for (std::size_t game = 0; game < player.games.size(); ++game) {
    for (DecisionRow& decision : player.games[game].decisions) {
      decision.bingoAvailable = decision.bingoPlayed = true;
      decision.loss.points = 30 - static_cast<double>(game);
    }
  }
  const auto strengths = strengthsOf(player);
  ASSERT_EQ(strengths.size(), 2);
  EXPECT_EQ(strengths[0].kind, Strength::Kind::improved);
  EXPECT_EQ(strengths[0].about, "pointsLostPerTurn");
  EXPECT_LT(strengths[0].high, 0);
  EXPECT_EQ(strengths[1].kind, Strength::Kind::bingos);
}

TEST(LevelRange, liesBetweenTheLevelsThatSurelyLoseMoreAndLess) {
  const std::string figure = "pointsLostPerTurn";
  const std::vector<Yardstick> levels{{"en", figure, 6, "level:adept"},
                                      {"en", figure, 4, "level:profesional"},
                                      {"en", figure, 0, "level:inhuman"},
                                      {"en", figure, 5, "cs-hundred-1"},
                                      {"en", "scoreMean", 5, "level:adept"}};
  const auto of = [&](double low, double high) {
    return *levelRange({.name = figure, .value = {}, .low = low, .high = high, .n = 9, .parts = {}}, levels);
  };
  EXPECT_EQ(of(4.5, 5.5).above, "adept");
  EXPECT_EQ(of(4.5, 5.5).below, "profesional");
  EXPECT_EQ(of(3.5, 4.5).above, "adept") << "not surely better than the one in the interval";
  EXPECT_EQ(of(3.5, 4.5).below, "inhuman");
  EXPECT_EQ(of(5, 7).above, "");
  EXPECT_EQ(of(0, 1).below, "");
  EXPECT_FALSE(levelRange({.name = figure, .value = 3, .low = {}, .high = {}, .n = 1, .parts = {}}, levels));
  EXPECT_FALSE(
      levelRange({.name = "winShare", .value = {}, .low = 1, .high = 2, .n = 9, .parts = {}}, levels));
}

TEST(Yardsticks, areReadAndWhatIsNoneIsLeftOut) {
  const auto yardsticks =
      readYardsticks("# remark\ncs scoreMean 342 cs-hundred-1\n\ncs scoreMean many x\nen a\n");
  ASSERT_EQ(yardsticks.size(), 1);
  EXPECT_EQ(yardsticks[0].value, 342);
  EXPECT_THAT(yardstickLabel("cs-hundred-1", Wording::english()), HasSubstr("2008"));
  EXPECT_THAT(readYardsticks(test::fileText(test::sourcePath("data/yardsticks.txt"))), Not(IsEmpty()));
}

TEST(Yardsticks, areThoseOfTheLanguageAndOfTheSameKindOfAnalysis) {
  const std::vector<Yardstick> all{{"en", "pointsLostPerTurn", 6, "level:adept"},
                                   {"en", "scoreMean", 380, "level:adept"},
                                   {"cs", "scoreMean", 342, "cs-hundred-1"}};
  const PlayedGame other = test::aGame(400, 300);
  std::vector<PlayedGame> games{test::analysed(test::aGame(400, 300), {1}), other};
  EXPECT_EQ(yardsticksFor(games, all).size(), 2);
  games[0].game.analysis->preset = Preset::standard;
  const auto fitting = yardsticksFor(games, all);
  ASSERT_EQ(fitting.size(), 1) << "levels were measured by quick analyses";
  const Figure mean{"scoreMean", 401, 390, 410, 9, {}};
  const Figure bingos{"bingosPerGame", 1, 0.5, 2, 9, {}};
  EXPECT_EQ(comparisonText(mean, {fitting, {}}, Wording::english()), "levels of Rozbor: adept 380.0");
  EXPECT_EQ(comparisonText(bingos, {fitting, {}}, Wording::english()), "");
  const OwnPast past{"2026-01-01", {{"scoreMean", 366, {}, {}, 9, {}}, {"wins", 3, {}, {}, 9, {}}}};
  EXPECT_EQ(comparisonText(mean, {fitting, past}, Wording::english()),
            "366.0 in the games before 2026-01-01; levels of Rozbor: adept 380.0");
  EXPECT_EQ(comparisonText({"wins", 5, {}, {}, 9, {}}, {{}, past}, Wording::english()), "")
      << "a sum of another number of games is no measure";
  EXPECT_TRUE(yardsticksFor({}, all).empty());
}

TEST(OwnPast, isWhatWasPlayedBeforeOrTheFirstHalf) {
  std::vector<PlayedGame> games;
  for (std::size_t month = 1; month <= 2 * kFewGames; ++month) {
    games.push_back(test::aGame(month > kFewGames ? 400 : 300, 300));
    games.back().game.playedOn = "20" + std::to_string(month + 10) + "-05-05";
  }
  const auto mean = [](const std::optional<OwnPast>& past) {
    return test::valueOf(past.value().figures, "scoreMean");
  };
  EXPECT_EQ(mean(pastOf(games, {}, {})), 300) << "the first half";
  StatisticsFilter late;
  late.from = games.back().game.playedOn;
  late.to = "2099-01-01";
  const auto past = pastOf(games, late, {});
  EXPECT_EQ(past.value().before, late.from);
  EXPECT_EQ(test::valueOf(past->figures, "games"), 2 * kFewGames - 1) << "that day itself is not before";
  late.from = games[kFewGames - 1].game.playedOn;
  EXPECT_FALSE(pastOf(games, late, {})) << "seven games are few";
  EXPECT_FALSE(pastOf(std::span(games).first(2 * kFewGames - 1), {}, {}));
}

TEST(WordsToLearn, areOnceEachTheOftenestFirst) {
  CoachingCase player = playerOf();
  player.decisions[0].text.bestWord = "RARE";
  EXPECT_THAT(wordsToLearn(player, 9), ElementsAre("HOUSES", "RARE"));
  EXPECT_THAT(wordsToLearn(player, 1), ElementsAre("HOUSES"));
}

std::string pageOf(const CoachingCase& player, const Wording& wording = Wording::english()) {
  return renderDocumentHtml(coachingDocument(player, wording, {}), wording);
}

TEST(CoachingReport, beginsWithTheVerdictAndHidesTheAnswers) {
  const std::string page = pageOf(playerOf());
  EXPECT_THAT(page, HasSubstr("You won 10 of 10 games"));
  EXPECT_LT(page.find("class=\"lead\""), page.find("class=\"figures\""));
  EXPECT_LT(page.find("class=\"figures\""), page.find("What would you play?"));
  const std::size_t question = page.find("Your rack: AEHOSUU");
  const std::size_t folded = page.find("<details class=\"answer\">");
  EXPECT_LT(question, folded);
  EXPECT_LT(folded, page.find("8D HOUSES")) << "the answer stands nowhere before";
  EXPECT_THAT(page, HasSubstr("What to work on"));
  EXPECT_THAT(page, HasSubstr("95 %: "));
}

TEST(CoachingReport, escapesNames) {
  const std::string page = pageOf(playerOf());
  EXPECT_THAT(page, Not(HasSubstr("<b>Lind")));
  EXPECT_THAT(page, HasSubstr("Ida &lt;b&gt;Lind"));
  EXPECT_THAT(page, HasSubstr("Otto &amp; Söhne"));
}

TEST(CoachingReport, saysThatFewGamesAreHints) {
  EXPECT_THAT(pageOf(playerOf(2)), HasSubstr("hints"));
  EXPECT_THAT(pageOf(playerOf(10)), Not(HasSubstr("read what follows as hints")));
}

TEST(CoachingReport, canDoWithoutAnyAnalysis) {
  CoachingCase player = playerOf();
  player.decisions.clear();
  for (PlayedGame& game : player.games) {
    game.decisions.clear();
    game.game.analysis.reset();
  }
  EXPECT_THAT(pageOf(player), HasSubstr("none of them is graded yet"));
}

TEST(CoachingReport, isInEachLanguage) {
  const std::string english = pageOf(playerOf());
  for (const char* code : {"cs", "sk", "pl"}) {
    const Wording wording(code, rozbor::test::kLocaleDir);
    const std::string page = pageOf(playerOf(), wording);
    EXPECT_THAT(page, HasSubstr(std::string("lang=\"") + code + "\""));
    for (const char* words : {"What to work on", "Training plan", "How these numbers were made", "You won"})
      EXPECT_THAT(page, Not(HasSubstr(words))) << code;
  }
}

TEST(CoachingReport, putsItsAnswersOnSheetsAtTheEnd) {
  const Wording wording = Wording::english();
  const Document paper = forPaper(coachingDocument(playerOf(), wording, {}), wording);
  std::size_t breaks = 0;
  for (const Block& block : paper.blocks) {
    EXPECT_FALSE(std::holds_alternative<AnswerBlock>(block));
    breaks += std::holds_alternative<PageBreakBlock>(block) ? 1 : 0;
  }
  EXPECT_EQ(breaks, 1);
  const std::string file = charts::pdf(coachingDocument(playerOf(), wording, {}), wording);
  EXPECT_TRUE(file.starts_with("%PDF"));
}

TEST(CoachingCharts, showEveryGameOnce) {
  const CoachingCharts charts = coachingCharts(playerOf(), Wording::english());
  std::size_t games = 0;
  for (const TimePoint& point : charts.scores.series.front().points)
    games += point.count.value_or(0);
  EXPECT_EQ(games, 10);
  EXPECT_EQ(charts.distribution.series.front().values.size(), 10);
  EXPECT_EQ(charts.causes.categories.size(), 3);
  EXPECT_TRUE(charts.luck.groups.empty()) << "no luck is known";
}

TEST(ClubPage, leadsToEverybody) {
  const ClubEntry entry{{7, "O'Brien \"Žluťoučký\"", {}, 1}, {}, "O-Brien-7.html", "The endgame"};
  const std::string page = renderClubHtml("Our club", {entry}, Wording::english());
  EXPECT_THAT(page, HasSubstr("href=\"O-Brien-7.html\""));
  EXPECT_THAT(page, HasSubstr("O&#39;Brien &quot;Žluťoučký&quot;"));
  EXPECT_THAT(page, HasSubstr("The endgame"));
}

}  // namespace
}  // namespace rozbor::reports
