#include <array>

#include "csv.h"
#include "data/json_values.h"
#include "rozbor/library/tallies.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;

json textOrNull(const std::string& text) {
  return text.empty() ? json() : json(text);
}

template <std::size_t kSeat, auto kMember>
json ofSeat(const GameRow& game) {
  return game.seats[kSeat].*kMember;
}

template <auto kMember>
json ofAnalysis(const GameRow& game) {
  return game.analysis ? json((*game.analysis).*kMember) : json();
}

template <std::size_t kSeat>
json luckOfSeat(const GameRow& game) {
  return game.analysis && game.analysis->luckKnown ? json(roundedPoints(game.analysis->luck[kSeat])) : json();
}

/// Null where they are not known in full.
template <std::size_t kSeat>
json leftOfSeat(const GameRow& game) {
  const auto& left = game.seats[kSeat].tilesLeft;
  return left ? json(tallyText(*left)) : json();
}

using Row = GameRow;

constexpr std::array kColumns{
    Column<Row>{"game", [](const Row& game) -> json { return game.id; }},
    Column<Row>{"file", [](const Row& game) -> json { return game.path; }},
    Column<Row>{"format", [](const Row& game) -> json { return game.format; }},
    Column<Row>{"language", [](const Row& game) -> json { return game.language; }},
    Column<Row>{"lexicon", [](const Row& game) { return textOrNull(game.lexicon); }},
    Column<Row>{"title", [](const Row& game) { return textOrNull(game.title); }},
    Column<Row>{"event", [](const Row& game) { return textOrNull(game.event); }},
    Column<Row>{"round", [](const Row& game) { return textOrNull(game.round); }},
    Column<Row>{"date", [](const Row& game) { return textOrNull(game.playedOn); }},
    Column<Row>{"complete", [](const Row& game) -> json { return game.complete; }},
    Column<Row>{"firstName", ofSeat<0, &SeatRow::name>},
    Column<Row>{"firstWritten", ofSeat<0, &SeatRow::written>},
    Column<Row>{"firstScore", ofSeat<0, &SeatRow::score>},
    Column<Row>{"firstTurns", ofSeat<0, &SeatRow::turns>},
    Column<Row>{"firstPlacements", ofSeat<0, &SeatRow::placements>},
    Column<Row>{"firstExchanges", ofSeat<0, &SeatRow::exchanges>},
    Column<Row>{"firstPasses", ofSeat<0, &SeatRow::passes>},
    Column<Row>{"firstTakenBack", ofSeat<0, &SeatRow::takenBack>},
    Column<Row>{"firstChallengesWon", ofSeat<0, &SeatRow::challengesWon>},
    Column<Row>{"firstChallengesLost", ofSeat<0, &SeatRow::challengesLost>},
    Column<Row>{"firstBingos", ofSeat<0, &SeatRow::bingos>},
    Column<Row>{"firstTripleTriples", ofSeat<0, &SeatRow::tripleTriples>},
    Column<Row>{"firstHighTurn", ofSeat<0, &SeatRow::highTurn>},
    Column<Row>{"firstTilesPlayed", ofSeat<0, &SeatRow::tilesPlayed>},
    Column<Row>{"firstBlanksPlayed", ofSeat<0, &SeatRow::blanksPlayed>},
    Column<Row>{"firstTilesLeft", leftOfSeat<0>},
    Column<Row>{"firstLuck", luckOfSeat<0>},
    Column<Row>{"secondName", ofSeat<1, &SeatRow::name>},
    Column<Row>{"secondWritten", ofSeat<1, &SeatRow::written>},
    Column<Row>{"secondScore", ofSeat<1, &SeatRow::score>},
    Column<Row>{"secondTurns", ofSeat<1, &SeatRow::turns>},
    Column<Row>{"secondPlacements", ofSeat<1, &SeatRow::placements>},
    Column<Row>{"secondExchanges", ofSeat<1, &SeatRow::exchanges>},
    Column<Row>{"secondPasses", ofSeat<1, &SeatRow::passes>},
    Column<Row>{"secondTakenBack", ofSeat<1, &SeatRow::takenBack>},
    Column<Row>{"secondChallengesWon", ofSeat<1, &SeatRow::challengesWon>},
    Column<Row>{"secondChallengesLost", ofSeat<1, &SeatRow::challengesLost>},
    Column<Row>{"secondBingos", ofSeat<1, &SeatRow::bingos>},
    Column<Row>{"secondTripleTriples", ofSeat<1, &SeatRow::tripleTriples>},
    Column<Row>{"secondHighTurn", ofSeat<1, &SeatRow::highTurn>},
    Column<Row>{"secondTilesPlayed", ofSeat<1, &SeatRow::tilesPlayed>},
    Column<Row>{"secondBlanksPlayed", ofSeat<1, &SeatRow::blanksPlayed>},
    Column<Row>{"secondTilesLeft", leftOfSeat<1>},
    Column<Row>{"secondLuck", luckOfSeat<1>},
    Column<Row>{"preset",
                [](const Row& game) { return game.analysis ? json(name(game.analysis->preset)) : json(); }},
    Column<Row>{"engine", ofAnalysis<&AnalysisRow::engine>},
    Column<Row>{"analysisLexicon", ofAnalysis<&AnalysisRow::lexicon>},
    Column<Row>{"leaves", ofAnalysis<&AnalysisRow::leaves>},
    Column<Row>{"seed", ofAnalysis<&AnalysisRow::seed>},
    Column<Row>{"analysedAt", ofAnalysis<&AnalysisRow::at>}};

constexpr std::array kAnswerColumns{
    Column<AnswerRow>{"day", [](const AnswerRow& answer) -> json { return dayText(answer.day); }},
    Column<AnswerRow>{"game", [](const AnswerRow& answer) -> json { return answer.game; }},
    Column<AnswerRow>{"turn", [](const AnswerRow& answer) -> json { return answer.turn; }},
    Column<AnswerRow>{"answer", [](const AnswerRow& answer) { return textOrNull(answer.answer); }},
    Column<AnswerRow>{"grade", [](const AnswerRow& answer) -> json { return name(answer.grade); }},
    Column<AnswerRow>{"hints", [](const AnswerRow& answer) -> json { return answer.hints; }},
    Column<AnswerRow>{"equityLoss",
                      [](const AnswerRow& answer) -> json { return roundedPoints(answer.pointsLost); }},
    Column<AnswerRow>{"winLoss", [](const AnswerRow& answer) {
                        return answer.winLost ? json(roundedPoints(*answer.winLost)) : json();
                      }}};

}  // namespace

std::string renderGamesCsv(std::span<const GameRow> games, const CsvOptions& options) {
  return csvOf<GameRow>(games, kColumns, options);
}

std::string gamesCsvHead(const CsvOptions& options) {
  return csvHeadOf<GameRow>(kColumns, options);
}

std::string gamesCsvRows(std::span<const GameRow> games) {
  return csvRowsOf<GameRow>(games, kColumns);
}

std::string renderGamesJson(std::span<const GameRow> games) {
  return jsonLinesOf<GameRow>(games, kColumns);
}

std::string renderAnswersCsv(std::span<const AnswerRow> answers, const CsvOptions& options) {
  return csvOf<AnswerRow>(answers, kAnswerColumns, options);
}

std::string renderAnswersJson(std::span<const AnswerRow> answers) {
  return jsonLinesOf<AnswerRow>(answers, kAnswerColumns);
}

}  // namespace rozbor::reports
