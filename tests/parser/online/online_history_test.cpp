#include <gtest/gtest.h>

#include "online_support.h"

namespace rozbor::parser::testing {
namespace {

constexpr const char* kHouse =
    R"({"rack":"AEHOSUU","cumulative":24,"row":7,"column":3,"position":"8D","played_tiles":"HOUSE","score":24})";

std::string withEvents(const std::string& more) {
  return history(std::string(kHouse) + "," + more);
}

const Event second(const std::string& json) {
  const ParsedRecord parsed = parseOnline(withEvents(json));
  if (parsed.record.events.size() != 2) throw std::runtime_error("not two events");
  return parsed.record.events[1];
}

TEST(OnlineHistory, APlacementIsWhatAGcgLineSays) {
  const GameRecord record = parseOnline(history(kHouse)).record;
  const GameRecord same = parseGcg(twoPlayers() + ">ana: AEHOSUU 8D HOUSE +24 24\n").record;
  ASSERT_EQ(record.events.size(), 1U);
  EXPECT_TRUE(sameContent(record.events[0], same.events[0])) << writeGcg(record);
  EXPECT_TRUE(sameContent(record, same)) << writeGcg(record);
}

TEST(OnlineHistory, EveryTypeOfEventByNameAndByNumber) {
  const struct {
    const char* name;
    int number;
    const char* rest;
    const char* gcg;
  } kEvents[] = {
      {"PHONY_TILES_RETURNED", 1, R"("rack":"AEX","lost_score":24)", "AEX -- -24 9"},
      {"PASS", 2, R"("rack":"AEX")", "AEX - +0 9"},
      {"CHALLENGE_BONUS", 3, R"("rack":"AEX","bonus":5)", "AEX (challenge) +5 9"},
      {"EXCHANGE", 4, R"("rack":"AEX?","exchanged":"X?")", "AEX? -X? +0 9"},
      {"END_RACK_PTS", 5, R"("rack":"OPEG","end_rack_points":14)", "(OPEG) +14 9"},
      {"TIME_PENALTY", 6, R"("rack":"","lost_score":10)", "(time) -10 9"},
      {"END_RACK_PENALTY", 7, R"("rack":"T","lost_score":1)", "T (T) -1 9"},
      {"UNSUCCESSFUL_CHALLENGE_TURN_LOSS", 8, R"("rack":"AEX")", "AEX - +0 9"},
  };
  for (const auto& each : kEvents) {
    const std::string rest = std::string(each.rest) + R"(,"cumulative":9,"player_index":1})";
    const Event expected = parseGcg(twoPlayers() + ">ben: " + each.gcg + "\n").record.events.at(0);
    EXPECT_TRUE(sameContent(second(std::string(R"({"type":")") + each.name + "\"," + rest), expected))
        << each.name;
    EXPECT_TRUE(sameContent(second(R"({"type":)" + std::to_string(each.number) + "," + rest), expected))
        << each.name;
  }
}

TEST(OnlineHistory, NamesMayBeInCamelCaseAndNumbersInQuotes) {
  const Event event = second(
      R"({"playerIndex":"1","rack":"KRT","playedTiles":"K.T","row":"6","column":7,"direction":"VERTICAL",)"
      R"("score":"15","cumulative":"15","millisRemaining":"3599982"})");
  EXPECT_EQ(event.nick.value, "ben");
  EXPECT_EQ(event.at->value, (Coordinate{6, 7, false}));
  EXPECT_EQ(spelt(event.play.value), "K . T");
  EXPECT_EQ(event.score->value, 15);
  EXPECT_EQ(event.clock->value, 3'599'982);
}

TEST(OnlineHistory, WhatIsLeftOutHasItsDefault) {
  const Event event = second(R"({"played_tiles":"AB","cumulative":4})");
  EXPECT_EQ(event.nick.value, "ana");
  EXPECT_EQ(event.kind, EventKind::placement);
  EXPECT_EQ(event.at->value, (Coordinate{0, 0, true}));
  EXPECT_EQ(event.score->value, 0);
  EXPECT_FALSE(event.rack);
}

TEST(OnlineHistory, WithoutClocksThereAreNone) {
  EXPECT_FALSE(second(R"({"type":"PASS","millis_remaining":0})").clock);
  EXPECT_EQ(
      parseOnline(withEvents(R"({"type":"PASS","millis_remaining":500})")).record.events[0].clock->value, 0);
}

TEST(OnlineHistory, AnOldFileNamesWhoMovedAndMayHaveThePlayersTheOtherWayRound) {
  const ParsedRecord parsed = parseOnline(history(
      R"({"nickname":"ben","played_tiles":"HOUSE","position":"8D","row":7,"column":3,"score":24,"cumulative":24})",
      R"("second_went_first":true,"final_scores":[0,24],"winner":1)"));
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(parsed.record.players[0].nick.value, "ben");
  EXPECT_EQ(parsed.record.players[0].number, 1U);
  EXPECT_EQ(parsed.record.events[0].nick.value, "ben");
  EXPECT_NE(writeOnline(parsed.record).find("\"final_scores\": [\n      24,\n      0"), std::string::npos);
}

TEST(OnlineHistory, TilesOfSeveralLettersStandInBrackets) {
  const Event event =
      second(R"({"rack":"[CH]A?","played_tiles":"[CH].[ll]","position":"H1","column":7,"direction":1})");
  EXPECT_EQ(spelt(event.rack->value), "CH A ?");
  EXPECT_EQ(spelt(event.play.value), "CH . ll");
}

TEST(OnlineHistory, AnExchangeMayTellTheNumberOnly) {
  EXPECT_EQ(second(R"({"type":"EXCHANGE","exchanged":"3"})").exchangeCount->value, 3U);
  EXPECT_EQ(second(R"({"type":"EXCHANGE","num_tiles_from_rack":4})").exchangeCount->value, 4U);
}

TEST(OnlineHistory, TheHeaderIsKept) {
  const GameRecord record =
      parseOnline(
          history(
              kHouse,
              R"("lexicon":"NWL23","uid":"abc","id_auth":"io.woogles","title":"Final","description":"a\nb",)"
              R"("variant":"classic","board_layout":"CrosswordGame","letter_distribution":"english",)"
              R"("challenge_rule":"ChallengeRule_DOUBLE","created_at":"2026-03-14T10:00:00Z")"))
          .record;
  EXPECT_EQ(record.lexicon->value, "NWL23");
  EXPECT_EQ(record.id->value, "abc");
  EXPECT_EQ(record.idAuthority->value, "io.woogles");
  EXPECT_EQ(record.title->value, "Final");
  EXPECT_EQ(record.descriptions.at(0).value, "a\nb");
  EXPECT_EQ(record.gameType->value, "classic");
  EXPECT_EQ(record.challengeRule->value, "DOUBLE");
  EXPECT_EQ(record.date->value, "2026-03-14T10:00:00Z");
}

TEST(OnlineHistory, AnUnfinishedGameHasItsRacksLeft) {
  const GameRecord record =
      parseOnline(history(kHouse, R"("play_state":"PLAYING","last_known_racks":["DFIIOT?","AEEORRV"])"))
          .record;
  EXPECT_TRUE(record.incomplete);
  EXPECT_EQ(spelt(record.remainingRack[0]->value), "D F I I O T ?");
  EXPECT_FALSE(parseOnline(history(kHouse, R"("play_state":2)")).record.incomplete);
}

TEST(OnlineHistory, GamesAreFoundHoweverTheyAreWrapped) {
  const std::string game = history(kHouse);
  EXPECT_EQ(readOnline("[" + game + "," + game + "]").games.size(), 2U);
  EXPECT_EQ(readOnline(R"({"history":)" + game + "}").games.size(), 1U);
  EXPECT_EQ(
      readOnline(R"({"data":{"games":[{"history":)" + game + "},{\"history\":" + game + "}]}}").games.size(),
      2U);
  EXPECT_EQ(codes(parseOnline("[" + game + "," + game + "]")), std::vector<std::string>{"online.more-games"});
}

TEST(OnlineHistory, ACardFillsInWhatTheGameLacks) {
  const std::string card =
      R"("game_info":[{"game_id":"other","tournament_id":"no"},{"game_id":"abc","players":[{"nickname":"ben","rating":"1500?"},)"
      R"({"nickname":"ana","rating":"1834","full_name":"Never Used"}],"time_control_name":"Rapid","initial_time_seconds":900,)"
      R"("increment_seconds":5,"tournament_id":"cup","tournament_division":"A","tournament_round":4,"created_at":"2026-03-14T10:00:00Z",)"
      R"("game_end_reason":"STANDARD"}])";
  const ParsedRecord parsed =
      parseOnline("{\"history\":" + history(kHouse, R"("uid":"abc")") + "," + card + "}");
  const GameRecord& record = parsed.record;
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(record.players[0].rating->value, "1834");
  EXPECT_EQ(record.players[0].name.value, "Ana");
  EXPECT_EQ(record.players[1].rating->value, "1500?");
  EXPECT_EQ(record.tournament->value, "cup");
  EXPECT_EQ(record.division->value, "A");
  EXPECT_EQ(record.round->value, "4");
  EXPECT_EQ(record.timeControl->value, "15:00+5 Rapid");
  EXPECT_EQ(record.endReason->value, "STANDARD");
  // From a file beside it, too.
  const OnlineExtras beside = onlineExtras("{" + card + "}");
  EXPECT_EQ(parseOnline(history(kHouse, R"("uid":"abc")"), beside).record.tournament->value, "cup");
  EXPECT_FALSE(parseOnline(history(kHouse, R"("uid":"xyz")"), beside).record.tournament);
}

TEST(OnlineHistory, AnAnalysisResultIsASecondOpinion) {
  const GameRecord record =
      parseOnline(
          "{\"history\":" + history(kHouse) +
          R"(,"analysis":{"turns":[{"turn_number":1,"phase":"EARLY","tiles_in_bag":86,"played_move":"8D HOUSE",)"
          R"("optimal_move":"8H HOUSE","win_prob_loss":0.0125,"spread_loss":2.5}]}})")
          .record;
  ASSERT_EQ(record.secondOpinion.size(), 1U);
  EXPECT_EQ(record.secondOpinion[0], (OpinionTurn{1, 0, "EARLY", "8D HOUSE", "8H HOUSE", 0.0125, 2.5}));
}

TEST(OnlineHistory, EachGameOfManyCanStandAlone) {
  const auto texts =
      splitOnline("{\"games\":[" + history(kHouse, R"("uid":"a")") + "," + history(kHouse, R"("uid":"b")") +
                  R"(],"game_info":[{"game_id":"b","tournament_id":"cup"}]})");
  ASSERT_EQ(texts.size(), 2U);
  EXPECT_FALSE(parseOnline(texts[0]).record.tournament);
  EXPECT_EQ(parseOnline(texts[1]).record.tournament->value, "cup");
}

TEST(OnlineHistory, IsToldByWhatIsInIt) {
  EXPECT_TRUE(looksLikeOnlineRecord("\xEF\xBB\xBF \n" + history(kHouse)));
  EXPECT_TRUE(looksLikeJson("[\n{}]"));
  EXPECT_FALSE(looksLikeOnlineRecord("{\"name\": \"package\"}"));
  EXPECT_FALSE(looksLikeJson("#player1 a A\n"));
  EXPECT_FALSE(looksLikeJson("[CH]ATA | 12\n"));
  EXPECT_FALSE(looksLikeJson(""));
}

}  // namespace
}  // namespace rozbor::parser::testing
