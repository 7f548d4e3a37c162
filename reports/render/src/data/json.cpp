#include <nlohmann/json.hpp>

#include <cmath>

#include "cause_json.h"
#include "json_values.h"
#include "ledger_json.h"
#include "rozbor/game/bingo.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/library/rows.h"
#include "rozbor/render/linked_sentence.h"
#include "rozbor/render/render.h"
#include "rozbor/review/challenge.h"
#include "rozbor/review/clock.h"
#include "words/joined.h"
#include "words/story.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;

json playJson(const engine::RatedPlay& play, const game::Language& language) {
  return {{"move", moveText(play.move, language.alphabet)},
          {"score", play.score},
          {"leave", rackText(play.leave, language.alphabet)},
          {"leaveValue", play.leaveValue.inPoints()},
          {"equity", play.equity.inPoints()},
          {"bingo", isBingo(play.move, language.rules)}};
}

/// A bound that was not found is null.
json finiteOrNull(double value) {
  return std::isfinite(value) ? json(roundedPoints(value)) : json();
}

json summaryJson(const PlayerSummary& summary) {
  json bands = json::object();
  for (std::size_t band = 0; band < summary.bands.size(); ++band) {
    bands[name(static_cast<Band>(band))] = summary.bands[band];
  }
  const auto optional = [](const std::optional<double>& value) {
    return value ? json(roundedPoints(*value)) : json();
  };
  return {{"score", summary.score},
          {"turns", summary.turns},
          {"countedTurns", summary.counted},
          {"pointsPerTurn", optional(summary.pointsPerTurn())},
          {"bingos", summary.bingos},
          {"bingosAvailable", summary.bingosAvailable},
          {"imputedTurns", summary.imputed},
          {"bingosMissed", summary.bingosMissed},
          {"exchanges", summary.exchanges},
          {"passes", summary.passes},
          {"phoniesPlayed", summary.phoniesPlayed},
          {"phoniesTakenBack", summary.phoniesTakenBack},
          {"highestPlay", summary.highestPlay},
          {"pointsLost", summary.lost.inPoints()},
          {"pointsLostPerTurn", optional(summary.lostPerTurn())},
          {"bands", bands}};
}

json luckJson(const std::optional<engine::DrawLuck>& luck) {
  json object;
  for (const char* key : {"luckPoints", "luckPointsSe", "luckWin", "luckWinSe", "luckPercentile",
                          "luckPercentileSe", "luckDraws", "luckEnumerated"})
    object[key] = nullptr;
  if (!luck) return object;
  object["luckPoints"] = roundedPoints(luck->points);
  object["luckPointsSe"] = roundedPoints(luck->pointsSe);
  if (luck->win) {
    object["luckWin"] = roundedShare(*luck->win);
    object["luckWinSe"] = roundedShare(luck->winSe);
  }
  object["luckPercentile"] = roundedPoints(luck->percentile);
  object["luckPercentileSe"] = roundedPoints(luck->percentileSe);
  object["luckDraws"] = luck->draws;
  object["luckEnumerated"] = luck->enumerated;
  return object;
}

json optionalShare(const std::optional<double>& share) {
  return share ? json(roundedShare(*share)) : json();
}

/// Which tiles in the bag win, tie and lose.
json lastTileJson(const std::optional<engine::LastTile>& lastTile, const game::Alphabet& alphabet) {
  if (!lastTile) return nullptr;
  return {{"wins", rackText(lastTile->wins, alphabet)},
          {"ties", rackText(lastTile->ties, alphabet)},
          {"losses", rackText(lastTile->losses, alphabet)}};
}

json candidateJson(const Candidate& row, const game::Language& language) {
  json object = playJson(row.play, language);
  object["played"] = row.isPlayed;
  object["rank"] = row.rank ? json(*row.rank) : json();
  object["winProbability"] = optionalShare(row.win);
  object["winProbabilitySe"] = row.error ? json(roundedShare(row.error->win)) : json();
  object["equitySe"] = row.error ? json(roundedPoints(row.error->equity)) : json();
  object["basis"] = row.basis == Basis::race ? "race" : "verdict";
  object["lastTile"] = lastTileJson(row.lastTile, language.alphabet);
  if (row.spread) {
    object["finalSpreadLow"] = finiteOrNull(row.spread->low);
    object["finalSpreadHigh"] = finiteOrNull(row.spread->high);
  }
  return object;
}

json gradeJson(const Decision& decision, const game::Language& language) {
  if (!decision.isGraded()) {
    return {{"best", nullptr},           {"playedEquity", nullptr},
            {"bestEquity", nullptr},     {"equityLoss", nullptr},
            {"band", nullptr},           {"method", nullptr},
            {"bingoAvailable", nullptr}, {"playedRank", nullptr},
            {"legalMoves", nullptr},     {"candidates", json::array()}};
  }
  json candidates = json::array();
  for (const Candidate& row : decision.candidates())
    candidates.push_back(candidateJson(row, language));
  const auto rank = decision.playedRank();
  return {{"best", moveText(decision.best().move, language.alphabet)},
          {"playedEquity", decision.played().equity.inPoints()},
          {"bestEquity", decision.best().equity.inPoints()},
          {"equityLoss", decision.equityLoss().inPoints()},
          {"band", name(decision.band)},
          {"method", name(decision.method())},
          {"bingoAvailable", decision.bingoAvailable()},
          {"playedRank", rank ? json(*rank) : json()},
          {"legalMoves", decision.legalPlays()},
          {"candidates", candidates}};
}

/// How surely the loss is known, and where it lies.
json proofJson(const Decision& decision) {
  json object{{"proof", name(decision.proof())},
              {"winLossLow", nullptr},
              {"winLossHigh", nullptr},
              {"equityLossLow", nullptr},
              {"equityLossHigh", nullptr}};
  const auto loss = lossOf(decision);
  if (!loss) return object;
  if (const auto points = loss->pointsInterval()) {
    object["equityLossLow"] = roundedPoints(points->low);
    object["equityLossHigh"] = finiteOrNull(points->high);
  }
  if (const auto win = loss->winInterval()) {
    object["winLossLow"] = roundedShare(win->low);
    object["winLossHigh"] = roundedShare(win->high);
  }
  return object;
}

json provenJson(const ProvenWins& proven, const game::Language& language) {
  return {{"playedLow", roundedShare(proven.played.low)},
          {"playedHigh", roundedShare(proven.played.high)},
          {"bestLow", roundedShare(proven.best.low)},
          {"bestHigh", roundedShare(proven.best.high)},
          {"surest", moveText(proven.surest.move, language.alphabet)},
          {"surestLow", roundedShare(proven.ofSurest.low)},
          {"surestHigh", roundedShare(proven.ofSurest.high)},
          {"lastTile", lastTileJson(proven.lastTile, language.alphabet)}};
}

/// What only methods that look ahead can tell.
json outlookJson(const Decision& decision, const game::Language& language) {
  json object{{"equityLossSe", nullptr}, {"playedWin", nullptr}, {"bestWin", nullptr}, {"winLoss", nullptr},
              {"winLossSe", nullptr},    {"exact", nullptr},     {"line", nullptr}};
  if (!decision.looksAhead()) return object;
  object["exact"] = decision.proof() == Proof::exact;
  if (const auto win = decision.win()) {
    object["playedWin"] = roundedShare(win->played);
    object["bestWin"] = roundedShare(win->best);
    object["winLoss"] = roundedShare(win->loss() / 100);
    object["winLossSe"] = roundedShare(win->lossSe);
  }
  if (decision.proof() != Proof::bounded) object["equityLossSe"] = roundedPoints(lossOf(decision)->pointsSe);
  const SimulatedGrade* const simulated = decision.simulated();
  object["opponentInferred"] = simulated != nullptr && simulated->inferred;
  object["provenWins"] =
      simulated != nullptr && simulated->proven ? provenJson(*simulated->proven, language) : json();
  object["deals"] = simulated != nullptr && simulated->comparison
                        ? json(simulated->comparison->difference.deals())
                        : json();
  if (!decision.line().empty()) {
    object["line"] = json::array();
    for (const engine::Play& play : decision.line())
      object["line"].push_back(moveText(play.move, language.alphabet));
  }
  return object;
}

/// In the fields of a grade, with a few of its own.
json imputedJson(const ImputedGrade& grade, Band band, const game::Language& language) {
  return {{"equityLoss", roundedPoints(grade.equityLoss)},
          {"equityLossSe", roundedPoints(grade.equityLossSd)},
          {"band", name(band)},
          {"method", name(Method::staticEquity)},
          {"imputedRacks", grade.racks},
          {"likelyRack", rackText(grade.mostLikely.rack, language.alphabet)},
          {"likelyRackProbability", roundedShare(grade.mostLikely.probability)}};
}

/// Seconds; null where the record has no clocks.
json clockJson(const std::vector<TurnClock>& clocks, std::size_t turn) {
  const TurnClock clock = clocks.empty() ? TurnClock{} : clocks[turn];
  return {{"seconds", optionalPoints(clock.spent)},
          {"secondsLeft", optionalPoints(clock.before)},
          {"timeTrouble", clock.before ? json(clock.inTrouble) : json()}};
}

/// What the site that the record comes from says of the turn: beside our figures, never in them.
json opinionJson(const parser::OpinionTurn* opinion) {
  if (opinion == nullptr) return nullptr;
  return {{"played", opinion->played},
          {"best", opinion->best},
          {"phase", opinion->phase},
          {"winLoss", opinion->winLoss ? json(roundedShare(*opinion->winLoss)) : json()},
          {"spreadLoss", optionalPoints(opinion->spreadLoss)}};
}

json decisionJson(const GameReview& review, std::size_t index, const std::vector<TurnClock>& clocks) {
  const Decision& decision = review.decisions[index];
  const game::Language& language = *review.language;
  const replay::Turn& turn = review.replay.turns[decision.turn];
  json phonies = json::array();
  for (const auto& word : decision.phonies)
    phonies.push_back(wordText(word, language.alphabet));
  const bool rackShown = decision.rackKnown != replay::RackKnowledge::unknown;
  json object{
      {"turn", decision.turn + 1},
      {"player", decision.player},
      {"position", writeCgp(decision.position, language)},
      {"rack", rackShown ? rackText(turn.rack, language.alphabet) : ""},
      {"rackKnown", replay::name(decision.rackKnown)},
      {"rackFollows", decision.rackFollows},
      {"played", turn.move ? json(moveText(*turn.move, language.alphabet)) : json()},
      {"score", turn.scoreComputed},
      {"phase", name(decision.phase)},
      {"counted", decision.isCounted()},
      {"unfinished", decision.unfinished},
      {"bingoPlayed", decision.bingoPlayed},
      {"phony", !decision.phonies.empty()},
      {"phonies", phonies},
      {"takenBack", decision.takenBack},
      {"sureLoss",
       decision.sameTilesBest ? json(decision.sameTilesBest->score - turn.scoreComputed) : json(0)},
      {"sameTilesBest",
       decision.sameTilesBest ? json(moveText(decision.sameTilesBest->move, language.alphabet)) : json()},
      {"parts", partsJson(review, index)},
      {"comment", commentOn(review, index, Wording::english())}};
  object.update(causeJson(review, decision));
  object.update(challengeJson(review, decision));
  object.update(gradeJson(decision, language));
  object.update(outlookJson(decision, language));
  object.update(proofJson(decision));
  object["imputed"] = decision.imputed() != nullptr;
  if (decision.imputed()) object.update(imputedJson(*decision.imputed(), decision.band, language));
  object.update(luckJson(decision.luck));
  object.update(clockJson(clocks, decision.turn));
  object["secondOpinion"] = opinionJson(opinionOn(review, decision));
  return object;
}

/// Null for a record that does not come from a score sheet.
json sheetJson(const GameReview& review) {
  if (!review.sheet) return nullptr;
  json others = json::array();
  for (const OtherGame& other : review.sheet->others) {
    json turns = json::array();
    for (const OtherVerdict& difference : other.differences) {
      turns.push_back({{"turn", difference.turn + 1},
                       {"equityLoss", roundedPoints(difference.lost)},
                       {"otherEquityLoss", roundedPoints(difference.otherLost)},
                       {"band", name(difference.band)},
                       {"otherBand", name(difference.otherBand)}});
    }
    others.push_back({{"probability", roundedPoints(other.probability)}, {"turns", turns}});
  }
  return {{"status", name(review.sheet->status)},
          {"probability", roundedPoints(review.sheet->probability)},
          {"repairs", review.sheet->repairs},
          {"others", others},
          {"gamesLeftOut", review.sheet->gamesLeftOut}};
}

/// Seen by who is told of: what was lost is below 0.
json momentJson(const GameReview& review, const KeyMoment& moment) {
  const bool lost = moment.kind == MomentKind::costlyChoice || moment.kind == MomentKind::missedBingo ||
                    moment.kind == MomentKind::phonyLost || moment.kind == MomentKind::unluckyDraw;
  const double sign = lost ? -1 : 1;
  return {{"turn", review.decisions[moment.decision].turn + 1},
          {"kind", name(moment.kind)},
          {"winSwing", moment.winSwing ? json(roundedShare(sign * *moment.winSwing)) : json()},
          {"points", roundedPoints(sign * moment.weight.inPoints())},
          {"decided", moment.decided},
          {"why", joined(storyOf(review, moment, Wording::english()).sentences)}};
}

/// The sentences of the paragraph, each with the turn that it tells of.
json storyJson(const GameReview& review) {
  json sentences = json::array();
  for (const LinkedSentence& sentence : gameParagraph(review, Wording::english()))
    sentences.push_back({{"turn", sentence.turn + 1}, {"text", sentence.text()}});
  return sentences;
}

}  // namespace

std::string renderPlaysJson(std::size_t placements, std::span<const engine::RatedPlay> plays,
                            const game::Language& language) {
  json list = json::array();
  for (const engine::RatedPlay& play : plays)
    list.push_back(playJson(play, language));
  return dump({{"placements", placements}, {"plays", list}});
}

std::string renderReviewJson(const GameReview& review) {
  json players = json::array();
  for (std::size_t player = 0; player < review.players.size(); ++player) {
    json object = summaryJson(review.players[player]);
    object["nick"] = review.replay.players[player].nick;
    object["name"] = review.replay.players[player].name;
    players.push_back(std::move(object));
  }
  json ledger = json::array();
  for (std::size_t player = 0; review.players.size() == 2 && player < 2; ++player)
    ledger.push_back(ledgerJson(review, player));
  json turns = json::array();
  json moments = json::array();
  for (const KeyMoment& moment : review.keyMoments) {
    turns.push_back(review.decisions[moment.decision].turn + 1);
    moments.push_back(momentJson(review, moment));
  }
  const auto clocks = clocksOf(review.record, review.replay);
  json decisions = json::array();
  for (std::size_t index = 0; index < review.decisions.size(); ++index)
    decisions.push_back(decisionJson(review, index, clocks));
  const json object{{"file", review.file},
                    {"language", review.language->id},
                    {"lexicon", lexiconJson(review)},
                    {"leaves", review.leaves},
                    {"players", players},
                    {"ledger", ledger},
                    {"keyMoments", turns},
                    {"moments", moments},
                    {"story", storyJson(review)},
                    {"decisions", decisions},
                    {"complete", review.replay.complete},
                    {"interrupted", review.interrupted},
                    {"sheet", sheetJson(review)},
                    {"diagnostics", diagnosticsJson(review.diagnostics)}};
  return dump(object);
}

}  // namespace rozbor::reports
