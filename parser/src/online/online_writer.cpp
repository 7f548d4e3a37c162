#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coordinates.h"
#include "online/event_reader.h"
#include "online/json_tree.h"
#include "rozbor/parser/clock.h"
#include "rozbor/parser/online_record.h"
#include "text.h"
#include "tiles.h"

namespace rozbor::parser {
namespace {

constexpr std::size_t kBingoTiles = 7;  // of the site's games; it knows no other

std::string joined(const std::vector<TileText>& tiles) {
  return TileScanner().join(tiles);
}

std::size_t playedTiles(const Event& event) {
  const auto& play = event.play.value;
  return static_cast<std::size_t>(
      std::ranges::count_if(play, [](const TileText& tile) { return tile.value != "."; }));
}

/// The type of an event, by its number in the list of names.
std::size_t typeOf(EventKind kind) {
  switch (kind) {
    case EventKind::placement:
      return 0;
    case EventKind::withdrawn:
      return 1;
    case EventKind::pass:
      return 2;
    case EventKind::challenge:
      return 3;
    case EventKind::exchange:
      return 4;
    case EventKind::endRack:
      return 5;
    case EventKind::time:
      return 6;
    case EventKind::rackPenalty:
      break;
  }
  return 7;
}

const char* scoreName(EventKind kind) {
  switch (kind) {
    case EventKind::withdrawn:
    case EventKind::time:
    case EventKind::rackPenalty:
      return "lost_score";
    case EventKind::challenge:
      return "bonus";
    case EventKind::endRack:
      return "end_rack_points";
    default:
      return "score";
  }
}

std::string notesOf(const std::vector<Note>& notes) {
  std::string text;
  for (const Note& note : notes)
    text += (text.empty() ? "" : "\n") + note.text.value;
  return text;
}

void put(Json& object, const char* name, const std::optional<TextField>& field) {
  if (field && !field->value.empty()) object[name] = field->value;
}

class OnlineWriter {
 public:
  explicit OnlineWriter(const GameRecord& record) : record_(record) {
    for (const KeptValue& kept : record.keptValues)
      kept_.emplace(kept.path, &kept.json);
  }

  std::string text() {
    Json text = Json::object();
    text["history"] = history();
    if (Json card = keptOr("game_info[0]", this->card()); !card.empty())
      text["game_info"] = Json::array({std::move(card)});
    if (kept_.contains("analysis")) text["analysis"] = keptOr("analysis", {});
    return text.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  }

 private:
  Json history();
  Json events();
  Json event(const Event& event) const;
  void putBody(Json& written, const Event& event) const;
  void putPlayer(Json& written, const Event& event) const;
  Json players() const;
  Json card() const;
  void putScores(Json& history) const;
  void putRacks(Json& history) const;
  void putKept(Json& history) const;
  Json keptOr(const std::string& path, Json other) const;
  [[nodiscard]] bool isFinished() const;

  const GameRecord& record_;
  std::map<std::string, const std::string*> kept_;
};

Json OnlineWriter::keptOr(const std::string& path, Json other) const {
  const auto kept = kept_.find(path);
  return kept == kept_.end() ? std::move(other) : readJson(*kept->second).tree;
}

bool OnlineWriter::isFinished() const {
  return std::ranges::any_of(record_.events, [](const Event& event) {
    return event.kind == EventKind::endRack || event.kind == EventKind::rackPenalty;
  });
}

void OnlineWriter::putPlayer(Json& written, const Event& event) const {
  const auto nickOf = [](const PlayerHeader& player) -> const std::string& { return player.nick.value; };
  const auto player = std::ranges::find(record_.players, event.nick.value, nickOf);
  if (player == record_.players.end())
    written["nickname"] = event.nick.value;
  else
    written["player_index"] = player - record_.players.begin();
}

void OnlineWriter::putBody(Json& written, const Event& event) const {
  const bool isEnd = event.kind == EventKind::endRack;
  if (isEnd || event.rack) written["rack"] = joined(isEnd ? event.endTiles.value : event.rack->value);
  if (event.kind == EventKind::placement) {
    if (event.at) {
      written["row"] = event.at->value.row;
      written["column"] = event.at->value.column;
      written["direction"] = event.at->value.across ? "HORIZONTAL" : "VERTICAL";
      written["position"] = coordinateText(event.at->value);
    }
    written["played_tiles"] = joined(event.play.value);
    if (playedTiles(event) >= kBingoTiles) written["is_bingo"] = true;
    written["num_tiles_from_rack"] = playedTiles(event);
  } else if (event.kind == EventKind::exchange && event.exchangeCount) {
    written["num_tiles_from_rack"] = event.exchangeCount->value;
  } else if (event.kind == EventKind::exchange) {
    written["exchanged"] = joined(event.exchanged.value);
    written["num_tiles_from_rack"] = event.exchanged.value.size();
  }
}

Json OnlineWriter::event(const Event& event) const {
  Json written = Json::object();
  putPlayer(written, event);
  written["type"] = eventTypes()[typeOf(event.kind)];
  putBody(written, event);
  const bool isLoss = std::string_view(scoreName(event.kind)) == "lost_score";
  if (event.score) written[scoreName(event.kind)] = isLoss ? -event.score->value : event.score->value;
  if (event.total) written["cumulative"] = event.total->value;
  if (event.clock) written["millis_remaining"] = event.clock->value;
  if (!event.notes.empty()) written["note"] = notesOf(event.notes);
  return written;
}

/// Events that were kept whole stand where they stood, and count.
Json OnlineWriter::events() {
  Json written = Json::array();
  const auto putWhole = [&] {
    for (auto kept = kept_.find(pathOf("events", written.size())); kept != kept_.end();
         kept = kept_.find(pathOf("events", written.size())))
      written.push_back(readJson(*kept->second).tree);
  };
  for (const Event& each : record_.events) {
    putWhole();
    written.push_back(event(each));
  }
  putWhole();
  return written;
}

Json OnlineWriter::players() const {
  Json written = Json::array();
  for (const PlayerHeader& player : record_.players) {
    Json one = Json::object();
    one["nickname"] = player.nick.value;
    if (!player.name.value.empty()) one["real_name"] = player.name.value;
    put(one, "user_id", player.userId);
    written.push_back(std::move(one));
  }
  return written;
}

/// What a site tells on the card of a game.
Json OnlineWriter::card() const {
  Json card = Json::object();
  put(card, "tournament_id", record_.tournament);
  put(card, "tournament_division", record_.division);
  put(card, "tournament_round", record_.round);
  put(card, "created_at", record_.date);
  put(card, "game_end_reason", record_.endReason);
  if (record_.timeControl) {
    const TimeControl control = timeControlOf(record_.timeControl->value);
    if (!control.name.empty()) card["time_control_name"] = control.name;
    if (control.initial) card["initial_time_seconds"] = *control.initial / 1000;
    if (control.increment != 0) card["increment_seconds"] = control.increment / 1000;
  }
  Json players = Json::array();
  for (const PlayerHeader& player : record_.players) {
    Json one = Json::object({{"nickname", player.nick.value}});
    put(one, "rating", player.rating);
    players.push_back(std::move(one));
  }
  const bool isRated = std::ranges::any_of(
      record_.players, [](const PlayerHeader& player) { return player.rating.has_value(); });
  if (isRated) card["players"] = std::move(players);
  if (!card.empty() && record_.id) card["game_id"] = record_.id->value;
  return card;
}

void OnlineWriter::putScores(Json& history) const {
  std::vector<std::int32_t> scores(record_.players.size(), 0);
  for (const Event& event : record_.events) {
    for (std::size_t player = 0; player < scores.size(); ++player) {
      if (event.total && record_.players[player].nick.value == event.nick.value)
        scores[player] = event.total->value;
    }
  }
  history["final_scores"] = scores;
  if (!isFinished() || scores.size() != 2) return;
  history["winner"] = scores[0] == scores[1] ? -1 : scores[0] > scores[1] ? 0 : 1;
}

void OnlineWriter::putRacks(Json& history) const {
  if (!record_.remainingRack[0] && !record_.remainingRack[1]) return;
  Json racks = Json::array();
  for (const auto& rack : record_.remainingRack)
    racks.push_back(rack ? joined(rack->value) : std::string());
  history["last_known_racks"] = std::move(racks);
}

/// Back to where it stood: "events[3].name", "players[0].name", or "name" of the game itself.
void OnlineWriter::putKept(Json& history) const {
  for (const auto& [path, json] : kept_) {
    if (path == "game_info[0]" || path == "analysis") continue;
    const bool isInList = path.starts_with("events[") || path.starts_with("players[");
    const std::size_t bracket = path.find(']');
    if (!isInList || bracket == std::string::npos) {
      history[path] = readJson(*json).tree;
      continue;
    }
    const std::size_t open = path.find('[');
    const auto index = toNumber(path.substr(open + 1, bracket - open - 1));
    Json& list = history[path.substr(0, open)];
    const bool isThere = index && *index >= 0 && static_cast<std::size_t>(*index) < list.size();
    if (isThere && path.size() > bracket + 2)
      list[static_cast<std::size_t>(*index)][path.substr(bracket + 2)] = readJson(*json).tree;
  }
}

Json OnlineWriter::history() {
  Json history = Json::object();
  history["events"] = events();
  history["players"] = players();
  history["version"] = 2;
  put(history, "id_auth", record_.idAuthority);
  put(history, "uid", record_.id);
  put(history, "title", record_.title);
  std::string description;
  for (const TextField& each : record_.descriptions)
    description += (description.empty() ? "" : "\n") + each.value;
  if (!description.empty()) history["description"] = description;
  put(history, "lexicon", record_.lexicon);
  put(history, "variant", record_.gameType);
  put(history, "board_layout", record_.boardLayout);
  put(history, "letter_distribution", record_.tileDistribution);
  put(history, "challenge_rule", record_.challengeRule);
  history["play_state"] = record_.incomplete ? "PLAYING" : "GAME_OVER";
  putScores(history);
  putRacks(history);
  putKept(history);
  return history;
}

}  // namespace

std::string writeOnline(const GameRecord& record) {
  return OnlineWriter(record).text();
}

}  // namespace rozbor::parser
