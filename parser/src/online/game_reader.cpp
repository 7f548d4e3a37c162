#include "online/game_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "online/alphabets.h"
#include "online/card_reader.h"
#include "online/event_reader.h"
#include "online/fields.h"
#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

using Tiles = std::vector<TileText>;

constexpr std::array<std::string_view, 6> kChallengeRules = {"VOID",       "SINGLE",    "DOUBLE",
                                                             "FIVE_POINT", "TEN_POINT", "TRIPLE"};
constexpr std::array<std::string_view, 3> kPlayStates = {"PLAYING", "WAITING_FOR_FINAL_PASS", "GAME_OVER"};

void setText(std::optional<TextField>& field, const std::optional<std::string>& text) {
  if (text) field = TextField{normalized(*text), {}};
}

/// Reads what is told of the whole game, then its events.
class GameReader {
 public:
  GameReader(const FoundGame& game, DiagnosticList& diagnostics)
      : game_(game), diagnostics_(diagnostics), fields_(*game.value, game.path, diagnostics) {}

  GameRecord read();

 private:
  void readPlayers();
  void addPlayer(const Json& value, const std::string& path, std::size_t index);
  void seatPlayers();
  void nameApart();
  void readHeader();
  void readRules();
  void refuseOtherGames();
  void readEvents();
  void readRacks(const TileDecoder& tiles);
  [[nodiscard]] TileDecoder decoder();
  void learnLetters(TileDecoder& tiles);

  const FoundGame& game_;
  DiagnosticList& diagnostics_;
  Fields fields_;
  GameRecord record_;
  std::vector<std::string> nicknames_;
};

GameRecord GameReader::read() {
  record_.encoding = "UTF-8";
  readPlayers();
  readHeader();
  readRules();
  refuseOtherGames();
  readEvents();
  fields_.keepRest(record_.keptValues);
  return std::move(record_);
}

void GameReader::readPlayers() {
  const Json* const players = fields_.list("players");
  for (std::size_t index = 0; players != nullptr && index < players->size(); ++index)
    addPlayer((*players)[index], pathOf(fields_.pathTo("players"), index), index);
  seatPlayers();
  nameApart();
}

void GameReader::addPlayer(const Json& value, const std::string& path, std::size_t index) {
  Fields fields(value, path, diagnostics_);
  fields.setGamePath(pathOf("players", index));
  PlayerHeader player;
  player.number = static_cast<std::uint32_t>(index + 1);
  const auto nickname = fields.text("nickname");
  const auto userId = fields.text("user_id");
  if (!nickname) {
    reportOnline(diagnostics_, Severity::warning, "online.missing-nickname", pathOf(path, "nickname"),
                 said::words("the name of a player"), {}, said::words("a name is made up"));
  }
  player.nick.value = normalized(nickname.value_or(userId.value_or(fmt::format("player{}", index + 1))));
  player.name.value = normalized(fields.text("real_name").value_or(""));
  setText(player.userId, userId);
  nicknames_.push_back(nickname.value_or(player.nick.value));
  record_.players.push_back(std::move(player));
  fields.keepRest(record_.keptValues);
}

/// The players stand in the order of who went first; in old files that say so the other way round.
void GameReader::seatPlayers() {
  if (!fields_.flag("second_went_first") || record_.players.size() != 2) return;
  std::swap(record_.players[0], record_.players[1]);
  std::swap(nicknames_[0], nicknames_[1]);
  record_.players[0].number = 1;
  record_.players[1].number = 2;
  // They are computed anew: these are in the other order.
  for (const char* name : {"final_scores", "winner"})
    (void)fields_.find(name);
}

/// Who made a move is told by the nick in a record.
void GameReader::nameApart() {
  for (std::size_t index = 1; index < record_.players.size(); ++index) {
    std::string& nick = record_.players[index].nick.value;
    const auto before = record_.players.begin() + static_cast<std::ptrdiff_t>(index);
    const bool isTaken = std::any_of(record_.players.begin(), before,
                                     [&](const PlayerHeader& other) { return other.nick.value == nick; });
    if (!isTaken) continue;
    reportOnlineText(diagnostics_, Severity::warning, "online.same-nickname",
                     pathOf(pathOf(fields_.pathTo("players"), index), "nickname"),
                     said::words("a nickname of each player's own"), nick,
                     said::words("a number is added to it"));
    nick += fmt::format("_{}", index + 1);
  }
}

void GameReader::readHeader() {
  setText(record_.title, fields_.text("title"));
  if (const auto text = fields_.text("description")) record_.descriptions.push_back({normalized(*text), {}});
  setText(record_.lexicon, fields_.text("lexicon"));
  setText(record_.boardLayout, fields_.text("board_layout"));
  setText(record_.tileDistribution, fields_.text("letter_distribution"));
  setText(record_.gameType, fields_.text("variant"));
  setText(record_.date, fields_.text("created_at"));
  const auto authority = fields_.text("id_auth");
  const auto id = fields_.text("uid");
  if (authority || id) record_.idAuthority = TextField{authority.value_or("io.woogles"), {}};
  setText(record_.id, id);
  (void)fields_.find("version");  // of the site's format; ours is written
}

void GameReader::readRules() {
  const bool isTold = fields_.find("challenge_rule") != nullptr;
  const auto rule = fields_.enumeration("challenge_rule", kChallengeRules);
  if (rule && isTold) record_.challengeRule = TextField{std::string(kChallengeRules[*rule]), {}};
  if (!rule) {
    reportOnline(diagnostics_, Severity::warning, "online.bad-value", fields_.pathTo("challenge_rule"),
                 said::words("a challenge rule"), shown(*fields_.find("challenge_rule")),
                 said::words("the value is kept and not used"));
    fields_.keep("challenge_rule", record_.keptValues);
  }
  const Json* const reason = fields_.find("end_reason");
  if (reason != nullptr && reason->is_string())
    setText(record_.endReason, fields_.text("end_reason"));
  else if (reason != nullptr)
    fields_.keep("end_reason", record_.keptValues);
}

void GameReader::refuseOtherGames() {
  const std::string variant = record_.gameType ? lowerAscii(record_.gameType->value) : "";
  if (variant.starts_with("wordsmog")) {
    reportOnlineText(diagnostics_, Severity::warning, "online.other-game", fields_.pathTo("variant"),
                     said::words("a game in which words are spelt"), variant,
                     said::words("it is replayed; its words are no words"));
  }
  if (const auto start = fields_.text("starting_cgp")) {
    fields_.keep("starting_cgp", record_.keptValues);
    reportOnlineText(diagnostics_, Severity::error, "online.starting-position",
                     fields_.pathTo("starting_cgp"), said::words("a game from an empty board"), *start,
                     said::words("it is replayed from an empty board"));
  }
}

TileDecoder GameReader::decoder() {
  if (!game_.isDocument) return {};
  const std::string name = record_.tileDistribution ? record_.tileDistribution->value : "";
  TileDecoder tiles(lettersOf(name));
  if (!tiles.knowsLetters()) learnLetters(tiles);
  if (!tiles.knowsLetters()) {
    reportOnlineText(
        diagnostics_, Severity::error, "online.unknown-letters", fields_.pathTo("letter_distribution"),
        said::words("a distribution whose letters are known"), name, said::words("the tiles cannot be read"));
  }
  return tiles;
}

/// Words that are told in letters, too, tell the letters of a distribution that is not known.
void GameReader::learnLetters(TileDecoder& tiles) {
  const Json* const events = fields_.list("events");
  for (std::size_t index = 0; events != nullptr && index < events->size(); ++index) {
    DiagnosticList unused;
    Fields event((*events)[index], {}, unused);
    const Json* const numbered = event.list("words_formed");
    const Json* const friendly = event.list("words_formed_friendly");
    if (numbered == nullptr || friendly == nullptr) continue;
    for (std::size_t word = 0; word < std::min(numbered->size(), friendly->size()); ++word) {
      if ((*numbered)[word].is_string() && (*friendly)[word].is_string())
        tiles.learn((*numbered)[word].get_ref<const std::string&>(),
                    (*friendly)[word].get_ref<const std::string&>());
    }
  }
}

void GameReader::readEvents() {
  const TileDecoder tiles = decoder();
  if (const Json* const events = fields_.list("events")) {
    EventReader(record_, tiles, nicknames_, diagnostics_).read(*events, fields_.pathTo("events"));
  } else if (fields_.find("events") == nullptr) {
    reportOnline(diagnostics_, Severity::warning, "online.no-events", fields_.pathTo("events"),
                 said::words("the events of the game"), {}, said::words("the game has none"));
  }
  readRacks(tiles);
  // A document tells the board and the bag as well, which follow from the events.
  for (const char* derived : {"board", "bag", "current_scores"}) {
    if (game_.isDocument) (void)fields_.find(derived);
  }
}

/// The racks at the end matter in a game that was not finished.
void GameReader::readRacks(const TileDecoder& tiles) {
  const bool isToldState = fields_.find("play_state") != nullptr;
  const auto state = fields_.enumeration("play_state", kPlayStates);
  if (isToldState) fields_.keep("play_state", record_.keptValues);
  const char* const name = game_.isDocument ? "racks" : "last_known_racks";
  const Json* const racks = fields_.list(name);
  const auto isEnd = [](const Event& event) {
    return event.kind == EventKind::endRack || event.kind == EventKind::rackPenalty;
  };
  const bool isFinished = std::ranges::any_of(record_.events, isEnd);
  if (racks != nullptr && isFinished && !game_.isDocument) fields_.keep(name, record_.keptValues);
  if (isFinished) return;
  record_.incomplete = isToldState && state && *state != 2;
  for (std::size_t player = 0; racks != nullptr && player < std::min<std::size_t>(2, racks->size());
       ++player) {
    const Json& rack = (*racks)[player];
    const auto read = rack.is_string() ? tiles.rack(rack.get_ref<const std::string&>()) : std::nullopt;
    if (read && !read->empty()) record_.remainingRack[player] = Field<Tiles>{*read, {}};
    if (read) continue;
    reportOnline(diagnostics_, Severity::warning, "online.bad-tiles", pathOf(fields_.pathTo(name), player),
                 said::words("a rack"), shown(rack), said::words("these tiles are left out"));
  }
}

}  // namespace

ParsedRecord readGame(const FoundGame& game, const OnlineExtras& extras, bool isAlone) {
  DiagnosticList diagnostics;
  ParsedRecord parsed;
  parsed.record = GameReader(game, diagnostics).read();
  addExtras(parsed.record, extras, isAlone, diagnostics);
  parsed.diagnostics = std::move(diagnostics).sorted("online", said::words("a game record"));
  return parsed;
}

}  // namespace rozbor::parser
