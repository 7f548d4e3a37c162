#include <gmock/gmock.h>

#include <algorithm>

#include "coaching_fixtures.h"
#include "rozbor/charts/charts.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/coaching_story.h"
#include "rozbor/render/document/faces.h"
#include "rozbor/render/yardstick_words.h"
#include "statistics_fixtures.h"
#include "test_paths.h"

namespace rozbor::reports {
namespace {

using test::add;
using test::emptyCase;
using test::gameOf;
using test::lossOf;
using test::playerOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(WhatToWorkOn, ranksBySureCostAndAsksForEvidence) {
  const auto work = whatToWorkOn(playerOf());
  ASSERT_EQ(work.size(), 1)
      << "the challenge is one decision, the leaves are of two games and may all be of chance";
  const Cost& cost = work.front().cost.cost;
  EXPECT_EQ(work.front().cost.theme, Theme::of(Cause::missedWord));
  EXPECT_DOUBLE_EQ(cost.perGame, 24.5);
  EXPECT_EQ(cost.decisions, 10);
  EXPECT_LT(cost.perGameInterval.low, 24.5);
  EXPECT_GT(cost.perGameInterval.high, 24.5);
  EXPECT_FALSE(work.front().split) << "all are of one part";
  EXPECT_EQ(work.front().examples.size(), 2);
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
  EXPECT_EQ(strengthsOf(player).front().kind, Strength::Kind::bingos) << "no trend over games without a day";
  player.games = test::onDays(player.games);
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

std::string pageOf(const CoachingCase& player, const Wording& wording = Wording::english()) {
  return renderDocumentHtml(coachingDocument(player, wording, {}), wording);
}

TEST(CoachingReport, beginsWithTheVerdictAndHidesTheAnswers) {
  const std::string page = pageOf(playerOf());
  EXPECT_THAT(
      page,
      HasSubstr("Most is to be gained here: seeing the better word, 68\u00A0% of the points you gave "));
  EXPECT_THAT(page, HasSubstr("You won 10 of 10 games."));
  EXPECT_LT(page.find("class=\"lead\""), page.find("class=\"figures\""));
  EXPECT_LT(page.find("class=\"figures\""), page.find("What would you play?"));
  const std::size_t question = page.find("Your rack: AEHOSUU");
  const std::size_t folded = page.find("<details class=\"answer\">");
  EXPECT_LT(question, folded);
  EXPECT_LT(folded, page.find("8D HOUSES")) << "the answer stands nowhere before";
  EXPECT_THAT(page, HasSubstr("What to work on"));
  EXPECT_THAT(page, HasSubstr("95\u00A0%: "));
}

TEST(CoachingStory, tellsWithEachSentenceWhatItIsAbout) {
  const CoachingCase player = playerOf();
  const CoachingStory story = coachingStory(player, Wording::english());
  ASSERT_EQ(story.work.size(), 1);
  EXPECT_THAT(story.work[0].cost, HasSubstr("seen in 10 decisions"));
  EXPECT_EQ(story.work[0].about.decisions, 10);
  EXPECT_EQ(story.work[0].about.lessons, 10);
  ASSERT_EQ(story.plan.size(), 3) << "words, what is due, what to watch";
  EXPECT_EQ(story.plan[0].words.front().word, "HOUSES");
  EXPECT_EQ(story.plan[0].words.front().language, "en");
  EXPECT_EQ(story.plan[0].about.decisions, 10);
  EXPECT_EQ(story.plan[1].about.decisions, 15) << "and the leaves and the challenge, for 8 and 80 points";
  EXPECT_EQ(topicTitle(story.plan[2].about.topic, Wording::english()), story.work[0].title);
  for (const ToldLine& line : story.plan)
    EXPECT_EQ(line.about.decisions, decisionsAbout(player, line.about.topic).size()) << line.text;
}

TEST(CoachingReport, tellsProgressWeekByWeek) {
  CoachingCase player = playerOf();
  EXPECT_THAT(pageOf(player), Not(HasSubstr("Week by week"))) << "no game has a day";
  for (std::size_t game = 0; game + 1 < player.games.size(); ++game)
    player.games[game].game.playedOn = "2026-12-" + std::to_string(25 + game / 2);
  player.answers = {{.game = 1, .turn = 1, .day = *dayFrom("2027-01-06"), .answer = "8D HOUSES"}};
  const ToldWeeks weeks = toldWeeks(player, Wording::english());
  ASSERT_EQ(weeks.rows.size(), 3);
  EXPECT_THAT(weeks.headings, ElementsAre("Week", "from Monday", "games", "graded turns",
                                          "points lost a turn", "positions trained", "right"));
  EXPECT_EQ(weeks.rows[0][0], "2026-W52\u00a0*");
  EXPECT_EQ(weeks.rows[0][2], "6");
  EXPECT_EQ(weeks.rows[1][0], "2026-W53\u00a0*");
  EXPECT_THAT(weeks.rows[1][4], HasSubstr("…")) << "with its interval";
  EXPECT_THAT(weeks.rows[2], ElementsAre("2027-W01", "2027-01-04", "0", "–", "–", "1", "0\u00a0%"));
  EXPECT_EQ(weeks.chart.series[0].points.size(), 2);
  const std::string page = pageOf(player);
  EXPECT_THAT(page, HasSubstr("Week by week"));
  EXPECT_THAT(page, HasSubstr("2026-W53"));
  EXPECT_THAT(page, HasSubstr("1 game without a date belongs to no week."));
}

DecisionRow missedBingo() {
  DecisionRow row = lossOf(30, Cause::missedWord);
  row.bingoAvailable = true;
  return row;
}

/// Twelve games: three bingos played and one missed in each, at a hook or through a tile.
CoachingCase bingoMisser() {
  constexpr const char* kHouse = "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 AEINRST/ 0/0 0";
  CoachingCase player = emptyCase();
  for (int number = 0; number < 12; ++number) {
    DecisionRow found = lossOf(0, Cause::unclassified);
    found.bingoAvailable = found.bingoPlayed = true;
    const char* const best = number % 2 == 0 ? "I2 AEINRTS" : "D5 AEI.NRTS";
    add(player, gameOf(number + 1, 400, 350, {missedBingo(), found, found, found}),
        {{kHouse, "AEINRST", "full", "D8 .AT", best, number % 2 == 0 ? "AEINRTS" : "AEIHNRTS", "", ""}});
  }
  return player;
}

TEST(CoachingReport, saysInAPlayersTermsWhatMissedBingosCost) {
  const std::string text =
      renderDocumentText(coachingDocument(bingoMisser(), Wording::english(), {}), {.width = 400});
  EXPECT_THAT(text,
              HasSubstr("You missed every fourth bingo: 12 of 48 (95 %: 15 to 39 %). That is 100 % of the "
                        "points you gave away (95 %: 100 to 100 %), 30.0 a game. You won 12 of 12 games."));
  EXPECT_THAT(text, HasSubstr("seven letters, at a hook"));
  EXPECT_THAT(text, HasSubstr("D8 (H)AT instead of D5 AEI(H)NRTS: 30.0 points"));
  EXPECT_THAT(text, HasSubstr("AEIHNRTS\u00A0180, AEINRTS\u00A0180"));
}

TEST(CoachingReport, warnsWhereGamesAreNotAlike) {
  CoachingCase player = playerOf();
  EXPECT_THAT(pageOf(player), HasSubstr("10 games of 10 have no date"));
  player.games = test::onDays(player.games);
  EXPECT_THAT(pageOf(player), Not(HasSubstr("have no date")));
  EXPECT_THAT(pageOf(player), Not(HasSubstr("different")));
  player.games[0].game.analysis->preset = Preset::standard;
  player.games[1].game.analysis->lexicon = "NWL18 34cd";
  player.games[2].game.analysis.reset();
  const std::string page = pageOf(player);
  EXPECT_THAT(page, HasSubstr("do not measure losses alike: quick 8, standard 1."));
  EXPECT_THAT(page, HasSubstr("may be missing in another: NWL18 1, en 8."));
  EXPECT_THAT(page, HasSubstr("1 game of 10 is not analysed"));
}

TEST(CoachingReport, showsOpponentsAndForm) {
  CoachingCase player = playerOf(24);
  EXPECT_THAT(pageOf(player), HasSubstr("Your opponents"));
  EXPECT_THAT(pageOf(player), Not(HasSubstr("Your form"))) << "without days there is no form";
  player.games = test::onDays(player.games);
  EXPECT_THAT(pageOf(player), HasSubstr("Your form since " + test::dayOf(16)));
}

TEST(CoachingReport, escapesNames) {
  const std::string page = pageOf(playerOf());
  EXPECT_THAT(page, Not(HasSubstr("<b>Lind")));
  EXPECT_THAT(page, HasSubstr("Ida &lt;b&gt;Lind"));
  EXPECT_THAT(page, HasSubstr("Otto &amp; Söhne"));
}

TEST(CoachingReport, saysThatFewGamesAreHints) {
  EXPECT_THAT(pageOf(playerOf(2)), HasSubstr("read what follows as hints"));
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
  const Paper paper = forPaper(coachingDocument(playerOf(), wording, {}), wording);
  const auto isBreak = [](const PaperBlock& block) { return std::holds_alternative<PageBreakBlock>(block); };
  EXPECT_EQ(std::ranges::count_if(paper.blocks, isBreak), 1);
  const auto sheets = std::ranges::find_if(paper.blocks, isBreak);
  const auto isAnswer = [](const PaperBlock& block) {
    const auto* const paragraph = std::get_if<ParagraphBlock>(&block);
    return paragraph != nullptr && paragraph->text.find("8D HOUSES") != std::string::npos;
  };
  EXPECT_EQ(std::find_if(paper.blocks.begin(), sheets, isAnswer), sheets)
      << "the answer stands nowhere before";
  EXPECT_NE(std::find_if(sheets, paper.blocks.end(), isAnswer), paper.blocks.end());
  const std::string file = charts::pdf(coachingDocument(playerOf(), wording, {}), wording);
  EXPECT_TRUE(file.starts_with("%PDF"));
}

TEST(CoachingReport, isATextForATerminal) {
  const Wording wording = Wording::english();
  const Document document = coachingDocument(playerOf(), wording, {});
  const std::string text = renderDocumentText(document, {.width = 200});
  EXPECT_TRUE(text.starts_with(document.title + "\n" + document.subtitle)) << text;
  std::size_t before = 0;
  for (const char* heading : {"What would you play?", "What to work on", "Training plan"}) {
    const std::size_t at = text.find(std::string("\n") + heading + "\n\n", before);
    ASSERT_NE(at, std::string::npos) << heading;
    before = at;
  }
  for (const Block& block : document.blocks) {
    if (const auto* const list = std::get_if<ListBlock>(&block)) {
      for (const std::string& item : list->items)
        EXPECT_THAT(text, HasSubstr(item));
    }
  }
  EXPECT_THAT(text, Not(HasSubstr("\n\n\n")));
}

TEST(CoachingCharts, showEveryGameWithADayOnce) {
  CoachingCase player = playerOf();
  EXPECT_TRUE(coachingCharts(player, Wording::english()).scores.series.front().points.empty());
  player.games = test::onDays(player.games);
  const CoachingCharts charts = coachingCharts(player, Wording::english());
  std::size_t games = 0;
  for (const TimePoint& point : charts.scores.series.front().points)
    games += point.count.value_or(0);
  EXPECT_EQ(games, 10);
  EXPECT_EQ(charts.distribution.series.front().values.size(), 10);
  EXPECT_EQ(charts.causes.categories.size(), 3);
  EXPECT_TRUE(charts.luck.groups.empty()) << "no luck is known";
}

ClubEntry clubEntry(const char* name, double games, double winShare) {
  ClubEntry entry{
      {7, name, {}, 1}, {}, std::string(name) + "-7.html", std::string(name) + "-7.pdf", "The endgame"};
  entry.figures = {{"games", games, {}, {}, 9, {}},
                   {"winShare", winShare, {}, {}, 9, {}},
                   {"highGame", 400 + games, {}, {}, 9, {}}};
  return entry;
}

TEST(ClubPage, leadsToEverybody) {
  const ClubEntry entry{
      {7, "O'Brien \"Žluťoučký\"", {}, 1}, {}, "O-Brien-7.html", "O-Brien-7.pdf", "The endgame"};
  const std::string page = renderClubHtml({"Our club", 1, "", "", {entry}}, Wording::english());
  EXPECT_THAT(page, HasSubstr("href=\"O-Brien-7.html\""));
  EXPECT_THAT(page, HasSubstr("href=\"O-Brien-7.pdf\" aria-label=\"PDF, O&#39;Brien"));
  EXPECT_THAT(page, HasSubstr("O&#39;Brien &quot;Žluťoučký&quot;"));
  EXPECT_THAT(page, HasSubstr("The endgame"));
}

TEST(ClubPage, ranksByResultsAndPutsThoseWithFewGamesLast) {
  Club club{"Our club",
            30,
            "2026-01-01",
            "2026-05-05",
            {clubEntry("Few", 2, 1), clubEntry("Middle", 20, 0.5), clubEntry("Top", 8, 0.7)}};
  rank(club.players);
  const std::string page = renderClubHtml(club, Wording::english());
  EXPECT_LT(page.find("Top-7.html"), page.find("Middle-7.html"));
  EXPECT_LT(page.find("Middle-7.html"), page.find("Fewer than 8 games"));
  EXPECT_LT(page.find("Fewer than 8 games"), page.find("Few-7.html"));
  EXPECT_THAT(page, HasSubstr("2026-01-01 – 2026-05-05"));
  EXPECT_THAT(page, HasSubstr("<b>420</b><span>Middle</span>")) << "the highest game, and whose it is";
}

TEST(ClubPage, saysOfEveryCellWhatItIsForCards) {
  const std::string page =
      renderClubHtml({"Our club", 1, "", "", {clubEntry("Ida", 9, 0.5)}}, Wording::english());
  EXPECT_THAT(page, HasSubstr("<td class=\"num\" data-l=\"share of games won\">50.0"));
}

}  // namespace
}  // namespace rozbor::reports
