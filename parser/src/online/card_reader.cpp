#include "online/card_reader.h"

#include <algorithm>

#include "online/fields.h"
#include "rozbor/parser/clock.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::parser {
namespace {

void fillIn(std::optional<TextField>& field, const std::optional<std::string>& text) {
  if (!field && text) field = TextField{normalized(*text), {}};
}

/// Whom a card means: by id, by nickname, or by place.
PlayerHeader* playerOf(GameRecord& record, const std::optional<std::string>& userId,
                       const std::optional<std::string>& nickname, std::size_t index) {
  for (PlayerHeader& player : record.players) {
    if (userId && player.userId && player.userId->value == *userId) return &player;
  }
  for (PlayerHeader& player : record.players) {
    if (nickname && player.nick.value == normalized(*nickname)) return &player;
  }
  const bool isNameless = !userId && !nickname;
  return isNameless && index < record.players.size() ? &record.players[index] : nullptr;
}

void readPlayers(GameRecord& record, const Json& players, DiagnosticList& diagnostics) {
  for (std::size_t index = 0; index < players.size(); ++index) {
    Fields fields(players[index], pathOf("game_info[0].players", index), diagnostics);
    const auto userId = fields.text("user_id");
    PlayerHeader* const player = playerOf(record, userId, fields.text("nickname"), index);
    if (player == nullptr) continue;
    fillIn(player->rating, fields.text("rating"));
    fillIn(player->userId, userId);
    const auto name = fields.text("full_name");
    if (player->name.value.empty() && name) player->name.value = normalized(*name);
  }
}

std::string timeControl(Fields& card) {
  constexpr std::int64_t kMostSeconds = 1'000'000;
  TimeControl control;
  control.name = card.text("time_control_name").value_or("");
  const auto seconds = card.number("initial_time_seconds");
  if (seconds && *seconds > 0 && *seconds < kMostSeconds) control.initial = *seconds * 1000;
  const auto increment = card.number("increment_seconds").value_or(0);
  if (increment > 0 && increment < kMostSeconds) control.increment = increment * 1000;
  return timeControlText(control);
}

void readCard(GameRecord& record, const Json& tree, DiagnosticList& diagnostics) {
  Fields card(tree, "game_info[0]", diagnostics);
  if (const Json* const players = card.list("players")) readPlayers(record, *players, diagnostics);
  fillIn(record.tournament, card.text("tournament_id"));
  fillIn(record.division, card.text("tournament_division"));
  fillIn(record.round, card.text("tournament_round"));
  fillIn(record.date, card.text("created_at"));
  fillIn(record.lexicon, card.text("lexicon"));
  const std::string control = timeControl(card);
  if (!control.empty()) fillIn(record.timeControl, control);
  const Json* const reason = card.find("game_end_reason");
  if (reason != nullptr && reason->is_string()) fillIn(record.endReason, card.text("game_end_reason"));
}

OpinionTurn turnOf(Fields fields, std::size_t index) {
  OpinionTurn turn;
  turn.number = static_cast<std::uint32_t>(std::clamp<std::int64_t>(
      fields.number("turn_number").value_or(static_cast<std::int64_t>(index)), 0, 10'000));
  turn.player =
      static_cast<std::uint32_t>(std::clamp<std::int64_t>(fields.number("player_index").value_or(0), 0, 9));
  if (const Json* const phase = fields.find("phase"); phase != nullptr && phase->is_string())
    turn.phase = phase->get<std::string>();
  turn.played = fields.text("played_move").value_or("");
  turn.best = fields.text("optimal_move").value_or("");
  turn.winLoss = fields.real("win_prob_loss");
  turn.spreadLoss = fields.real("spread_loss");
  return turn;
}

void readAnalysis(GameRecord& record, const Json& tree, DiagnosticList& diagnostics) {
  Fields result(tree, "analysis", diagnostics);
  const Json* const turns = result.list("turns");
  for (std::size_t index = 0; turns != nullptr && index < turns->size(); ++index)
    record.secondOpinion.push_back(
        turnOf(Fields((*turns)[index], pathOf("analysis.turns", index), diagnostics), index));
  // A site may count from 0; the first number is then left out, as every default.
  const auto startsAt0 = !record.secondOpinion.empty() && record.secondOpinion.front().number == 0;
  for (OpinionTurn& turn : record.secondOpinion)
    turn.number += startsAt0 ? 1 : 0;
}

using Texts = std::map<std::string, std::string>;

/// The text of this id; of a game that is alone in its file also one that names no game.
const std::string* textOf(const Texts& texts, const GameRecord& record, bool isAlone) {
  const auto own = record.id ? texts.find(record.id->value) : texts.end();
  if (own != texts.end()) return &own->second;
  const auto nameless = texts.find("");
  return isAlone && nameless != texts.end() ? &nameless->second : nullptr;
}

}  // namespace

void addExtras(GameRecord& record, const OnlineExtras& extras, bool isAlone, DiagnosticList& diagnostics) {
  if (const std::string* const card = textOf(extras.cards, record, isAlone)) {
    readCard(record, readJson(*card).tree, diagnostics);
    record.keptValues.push_back({"game_info[0]", *card});
  }
  const std::string* analysis = textOf(extras.analyses, record, false);
  if (analysis == nullptr && isAlone && extras.namelessAnalyses.size() == 1)
    analysis = &extras.namelessAnalyses.front();
  if (analysis == nullptr) return;
  readAnalysis(record, readJson(*analysis).tree, diagnostics);
  record.keptValues.push_back({"analysis", *analysis});
}

}  // namespace rozbor::parser
