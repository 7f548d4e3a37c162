#include <nlohmann/json.hpp>

#include "rozbor/game/cgp.h"
#include "rozbor/insight/missed_words.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/render_export.h"
#include "small_game.h"

namespace rozbor::test {
namespace {

using namespace reports;

/// The cells of a CSV by RFC 4180.
std::vector<std::vector<std::string>> cellsOf(std::string_view csv) {
  std::vector<std::vector<std::string>> rows{{""}};
  bool quoted = false;
  for (std::size_t at = 0; at < csv.size(); ++at) {
    const char each = csv[at];
    if (each == '"' && quoted && at + 1 < csv.size() && csv[at + 1] == '"') {
      rows.back().back() += csv[++at];
    } else if (each == '"') {
      quoted = !quoted;
    } else if (quoted) {
      rows.back().back() += each;
    } else if (each == ',') {
      rows.back().emplace_back();
    } else if (each == '\n') {
      rows.push_back({""});
    } else if (each != '\r') {
      rows.back().back() += each;
    }
  }
  rows.pop_back();
  return rows;
}

DecisionRecord lesson(const std::string& player = "Ida Lind") {
  DecisionRecord record;
  record.game.id = 7;
  record.game.path = "club.gcg";
  record.game.language = "en";
  record.game.seats[0].name = player;
  record.game.seats[1].name = "Otto O'Brien";
  record.numbers.turn = 3;
  record.numbers.graded = true;
  record.numbers.score = 5;
  record.numbers.method = Method::simulation;
  record.numbers.loss.points = 12.34567;
  record.numbers.loss.win = Loss::Win{.best = 0.75, .played = 0.625, .lossSe = 0.01};
  record.numbers.cause = CauseFinding{Cause::missedWord};
  record.text.position = "15/15/15/15/15/15/15/3HOUSE7/7ON6/15/15/15/15/15/15 AEINRST/ 24/3 0";
  record.text.rack = "AEINRST";
  record.text.rackKnown = "full";
  record.text.played = "10H .IT";
  record.text.best = "I2 RETAINS";
  record.text.bestWord = "RETAINS";
  return record;
}

std::string csvOfName(const std::string& name) {
  const std::vector decisions{lesson(name)};
  const auto rows = cellsOf(renderDecisionsCsv(decisions, {}));
  const auto& names = rows.front();
  return rows.at(1).at(static_cast<std::size_t>(std::ranges::find(names, "player") - names.begin()));
}

TEST(DecisionsCsv, RoundTripsEveryCell) {
  for (const char* name : {"O'Brien", "Žluťoučký kůň", "a,b", "say \"hi\"", "two\r\nlines", ""})
    EXPECT_EQ(csvOfName(name), name);
}

TEST(DecisionsCsv, FormulasAreMadeHarmless) {
  for (const char* name : {"=1+1", "+cmd|' /C calc'!A0", "-ABC", "@SUM(1)", "\tx", "\r=1"})
    EXPECT_EQ(csvOfName(name), std::string("'") + name);
  for (const char* name : {"-5", "+", "1=1", "-0.25"})
    EXPECT_EQ(csvOfName(name), std::string(std::string_view(name) == "+" ? "'" : "") + name);
}

TEST(DecisionsCsv, HasARowOfNamesAndACellForEach) {
  const std::vector decisions{lesson(), lesson()};
  const std::string csv = renderDecisionsCsv(decisions, {}, {.byteOrderMark = true});
  EXPECT_TRUE(csv.starts_with("\xEF\xBB\xBFgame,file,"));
  EXPECT_TRUE(csv.ends_with("\r\n"));
  const auto rows = cellsOf(csv);
  ASSERT_EQ(rows.size(), 3U);
  for (const auto& row : rows)
    EXPECT_EQ(row.size(), rows.front().size());
}

TEST(DecisionsJson, TellsTheSame) {
  const std::vector decisions{lesson()};
  const auto object = nlohmann::json::parse(renderDecisionsJson(decisions, {}));
  EXPECT_EQ(object["player"], "Ida Lind");
  EXPECT_EQ(object["winLoss"], 12.5);
  EXPECT_EQ(object["equityLoss"], 12.346);
  EXPECT_EQ(object["band"], "blunder");
  EXPECT_EQ(object["cause"], "missed-word");
  EXPECT_TRUE(object["date"].is_null());
  const auto rows = cellsOf(renderDecisionsCsv(decisions, {}));
  EXPECT_EQ(object.size(), rows.front().size());
  for (const std::string& name : rows.front())
    EXPECT_TRUE(object.contains(name)) << name;
}

TEST(DecisionsJson, WhatWasNotGradedHasNoLoss) {
  DecisionRecord decision = lesson();
  decision.numbers.graded = false;
  decision.numbers.loss = {};
  const std::vector decisions{decision};
  const auto object = nlohmann::json::parse(renderDecisionsJson(decisions, {}));
  for (const char* name : {"equityLoss", "winLoss", "band", "method"})
    EXPECT_TRUE(object[name].is_null()) << name;
}

TEST(GamesTable, IsTheSameInBothForms) {
  GameRow game = lesson().game;
  game.seats[0].score = 400;
  game.analysis.emplace().luckKnown = true;
  game.analysis->luck = {-3.5, 4};
  const std::vector games{game};
  const auto object = nlohmann::json::parse(renderGamesJson(games));
  EXPECT_EQ(object["firstScore"], 400);
  EXPECT_EQ(object["firstLuck"], -3.5);
  EXPECT_EQ(object["secondName"], "Otto O'Brien");
  const auto rows = cellsOf(renderGamesCsv(games));
  EXPECT_EQ(rows.front().size(), object.size());
  EXPECT_EQ(rows.at(1).size(), object.size());
}

TEST(Answers, AreTold) {
  const std::vector<AnswerRow> answers{
      {.game = 1, .turn = 3, .day = *dayFrom("2026-11-21"), .answer = "-ABC"}};
  const auto object = nlohmann::json::parse(renderAnswersJson(answers));
  EXPECT_EQ(object["day"], "2026-11-21");
  EXPECT_EQ(object["grade"], "again");
  EXPECT_TRUE(object["winLoss"].is_null());
  EXPECT_EQ(cellsOf(renderAnswersCsv(answers)).at(1).at(3), "'-ABC");
}

TEST(TableCsv, ShortRowsAreFilledUp) {
  const std::vector<std::string> names{"a", "b"};
  const std::vector<std::vector<std::string>> rows{{"1"}, {"x,y", "=z"}};
  EXPECT_EQ(renderTableCsv(names, rows), "a,b\r\n1,\r\n\"x,y\",'=z\r\n");
}

TEST(MissedWords, StandInTheOrderOfTheAlphabet) {
  std::vector<DecisionRecord> decisions;
  for (const char* word : {"CUKR", "ČAJ", "DŮM", "CHATA", "ČAJ", "ŽENA"}) {
    decisions.push_back(lesson());
    decisions.back().game.language = "cs";
    decisions.back().text.bestWord = word;
  }
  decisions.push_back(lesson());  // another language
  decisions.push_back(decisions[0]);
  decisions.back().numbers.cause = CauseFinding{Cause::leave};  // another cause
  decisions.push_back(decisions[0]);
  decisions.back().numbers.loss = {};  // no loss
  const auto words = missedWords(decisions, language("cs"), {});
  EXPECT_EQ(renderWordList(words, false), "CHATA\nCUKR\nČAJ\nDŮM\nŽENA\n");
  EXPECT_EQ(renderWordList(words, true), "CHATA\t1\nCUKR\t1\nČAJ\t2\nDŮM\t1\nŽENA\t1\n");
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, at);)
    parts.push_back(part);
  return parts;
}

std::string ankiOf(std::span<const DecisionRecord> decisions, const std::string& code = "en") {
  const std::vector languages{std::make_shared<const game::Language>(language("en"))};
  return renderAnki(decisions, languages, {}, wording(code));
}

TEST(Anki, IsACardALesson) {
  DecisionRecord small = lesson();
  small.numbers.loss = {};
  DecisionRecord foreign = lesson();
  foreign.game.language = "tlh";
  const std::vector decisions{lesson(), small, foreign};
  const auto lines = split(ankiOf(decisions), '\n');
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0], "#separator:tab");
  EXPECT_EQ(lines[1], "#html:true");
  EXPECT_EQ(lines[3], "#tags column:4");
  const auto fields = split(lines[4], '\t');
  ASSERT_EQ(fields.size(), 4U);
  EXPECT_TRUE(fields[0].starts_with("rozbor-"));
  EXPECT_NE(fields[1].find("<svg"), std::string::npos);
  EXPECT_NE(fields[2].find("RETAINS"), std::string::npos);
  EXPECT_EQ(fields[3], "rozbor en missed-word midgame");
}

TEST(Anki, NamesCannotBreakTheFileOrThePage) {
  const std::vector decisions{lesson("<b>\t\"Ida\"\r\n&amp; 'co'")};
  const std::string text = ankiOf(decisions);
  EXPECT_EQ(std::ranges::count(text, '\n'), 5);
  EXPECT_EQ(std::ranges::count(text, '\t'), 3);
  EXPECT_EQ(std::ranges::count(text, '"'), 0);
  EXPECT_EQ(text.find("<b> "), std::string::npos);
}

TEST(Anki, SameLessonIsTheSameCard) {
  const std::vector one{lesson()};
  DecisionRecord elsewhere = lesson();
  elsewhere.game.id = 99;
  const std::vector two{elsewhere};
  EXPECT_EQ(split(split(ankiOf(one), '\n')[4], '\t')[0], split(split(ankiOf(two), '\n')[4], '\t')[0]);
}

TEST(Anki, SpeaksFourLanguages) {
  const std::vector decisions{lesson()};
  std::set<std::string> backs;
  for (const char* code : {"en", "cs", "sk", "pl"})
    backs.insert(split(split(ankiOf(decisions, code), '\n')[4], '\t')[2]);
  EXPECT_EQ(backs.size(), 4U);
}

TEST(StoredGcg, NotesStandBehindTheirEventsAndGoAgain) {
  const parser::GameRecord record = parser::parseGcg(kSmallGame).record;
  const std::vector decisions{lesson()};
  const std::string noted = renderStoredGcg(record, decisions, language(), {}, Wording::english());
  EXPECT_NE(noted.find("#note \"5 < 6\" & more\n#note [rozbor] blunder: Best was I2 RETAINS"),
            std::string::npos)
      << noted;
  const auto again = parser::parseGcg(noted).record;
  EXPECT_EQ(renderStoredGcg(again, decisions, language(), {}, Wording::english()), noted);
  EXPECT_EQ(renderStoredGcg(again, {}, language(), {}, Wording::english()), kSmallGame);
}

TEST(BoardText, ShowsTilesBlanksAndPremiums) {
  const auto board = boardFrom("8 ...HOuSE");
  const auto lines = split(boardText(board, language()), '\n');
  ASSERT_EQ(lines.size(), 16U);
  EXPECT_EQ(lines[0], "    A B C D E F G H I J K L M N O");
  EXPECT_EQ(lines[1], "  1 = . . ' . . . = . . . ' . . =");
  EXPECT_EQ(lines[8], "  8 = . . H O u S E . . . ' . . =");
}

TEST(LossWords, GoByPointsWhereWinProbabilitySaysNothing) {
  EXPECT_EQ(lossWords(lesson().numbers.loss, Wording::english()), "12.5 % (winning chances)");
  EXPECT_EQ(lossWords({.points = 7}, Wording::english()), "7.0 points of equity");
}

}  // namespace
}  // namespace rozbor::test
