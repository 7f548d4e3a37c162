#include "header_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "event_grammar.h"
#include "rozbor/parser/clock.h"
#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr said::Sentence kLineKept = said::marked("the line is kept and not used");

struct TextPragma {
  std::string_view name;
  std::optional<TextField> GameRecord::*field;
};

constexpr std::array kTextPragmas = {
    TextPragma{"title", &GameRecord::title},
    TextPragma{"lexicon", &GameRecord::lexicon},
    TextPragma{"board-layout", &GameRecord::boardLayout},
    TextPragma{"tile-distribution", &GameRecord::tileDistribution},
    TextPragma{"game-type", &GameRecord::gameType},
    TextPragma{"tile-set", &GameRecord::tileSet},
    TextPragma{"game-board", &GameRecord::gameBoard},
    TextPragma{"style", &GameRecord::style},
    TextPragma{"tournament", &GameRecord::tournament},
    TextPragma{"division", &GameRecord::division},
    TextPragma{"round", &GameRecord::round},
    TextPragma{"date", &GameRecord::date},
    TextPragma{"time-control", &GameRecord::timeControl},
    TextPragma{"challenge-rule", &GameRecord::challengeRule},
    TextPragma{"end-reason", &GameRecord::endReason},
};

TextField textField(std::string_view line, std::string_view part, std::uint32_t lineNumber) {
  return {.value = normalized(part), .where = rangeOf(line, part, lineNumber)};
}

/// "player1" … "player9".
bool isPlayerName(std::string_view name) {
  return name.size() == 7 && isDigit(name.back()) && name.back() != '0';
}

}  // namespace

void HeaderReader::declareTiles() {
  for (std::size_t number = 0; number < record_.lines.size(); ++number) {
    Line& line = record_.lines[number];
    if (!line.raw.starts_with("#t") && !line.raw.starts_with("#T")) continue;
    const PragmaText pragma = pragmaText(line.raw);
    if (pragma.name == "tile") readTile(line, pragma, static_cast<std::uint32_t>(number + 1));
  }
}

void HeaderReader::read(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  if (pragma.name == "tile") return;
  line.kind = LineKind::pragma;
  const bool known = readText(line, pragma, lineNumber) || readDescription(line, pragma, lineNumber) ||
                     readPlayer(line, pragma, lineNumber) || readRack(line, pragma, lineNumber) ||
                     readId(line, pragma, lineNumber) || readAboutPlayer(line, pragma, lineNumber) ||
                     readClock(line, pragma, lineNumber);
  if (!known) reportUnknown(line, lineNumber);
}

void HeaderReader::readTile(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  const auto [upper, lower] = splitWord(pragma.value);
  if (!TileScanner::canDeclare(upper) || !TileScanner::canDeclare(lower)) {
    diagnostics_.add(Severity::warning, "gcg.bad-tile-declaration",
                     rangeOf(line.raw, pragma.value, lineNumber),
                     said::words("expected a tile in upper and in lower case such as \"CH ch\", found {0}",
                                 quoted(pragma.value)),
                     kLineKept);
    return;
  }
  line.kind = LineKind::pragma;
  line.index = record_.tiles.size();
  record_.tiles.push_back(
      {.upper = textField(line.raw, upper, lineNumber), .lower = textField(line.raw, lower, lineNumber)});
  tiles_.declare(record_.tiles.back().upper.value);
  tiles_.declare(record_.tiles.back().lower.value);
}

bool HeaderReader::readPlayer(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  if (!pragma.name.starts_with("player")) return false;
  const auto [nick, realName] = splitWord(pragma.value);
  if (!isPlayerName(pragma.name) || nick.empty()) {
    line.kind = LineKind::unreadable;
    diagnostics_.add(
        Severity::warning, "gcg.bad-player", rangeOf(line.raw, line.raw, lineNumber),
        said::words("expected \"#player1 nick name\" with a number from 1 to 9, found {0}", quoted(line.raw)),
        kLineKept);
    return true;
  }
  const PlayerHeader player = {.number = static_cast<std::uint32_t>(pragma.name.back() - '0'),
                               .nick = textField(line.raw, nick, lineNumber),
                               .name = textField(line.raw, realName, lineNumber)};
  checkPlayer(player);
  line.kind = LineKind::player;
  line.index = record_.players.size();
  record_.players.push_back(player);
  return true;
}

void HeaderReader::checkPlayer(const PlayerHeader& player) {
  const auto& players = record_.players;
  if (std::ranges::count(players, player.number, &PlayerHeader::number) > 0) {
    diagnostics_.add(Severity::warning, "gcg.duplicate-pragma", player.nick.where,
                     said::words("expected one #player{0}, found another with the nick {1}", player.number,
                                 quoted(player.nick.value)),
                     said::words("both are kept"));
  }
  const auto nickOf = [](const PlayerHeader& header) -> const std::string& { return header.nick.value; };
  if (std::ranges::find(players, player.nick.value, nickOf) != players.end()) {
    diagnostics_.add(
        Severity::error, "gcg.duplicate-nick", player.nick.where,
        said::words("expected a nick of each player's own, found {0} again", quoted(player.nick.value)),
        said::words("who made a move cannot be told from this nick"));
  }
  if (players.size() == 2) {
    diagnostics_.add(Severity::info, "gcg.more-than-two-players", player.nick.where,
                     said::words("expected two players, found {0} as well", quoted(player.nick.value)),
                     said::words("all are kept; the game can be read but not reviewed"));
  }
}

bool HeaderReader::readText(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  const auto* const known = std::ranges::find(kTextPragmas, pragma.name, &TextPragma::name);
  if (known == kTextPragmas.end()) return false;
  std::optional<TextField>& field = record_.*(known->field);
  if (field) {
    reportDuplicate(line, lineNumber);
  } else {
    field = textField(line.raw, pragma.value, lineNumber);
  }
  return true;
}

bool HeaderReader::readDescription(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  if (pragma.name != "description") return false;
  line.index = record_.descriptions.size();
  record_.descriptions.push_back(textField(line.raw, pragma.value, lineNumber));
  return true;
}

bool HeaderReader::readId(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  if (pragma.name != "id") return false;
  if (record_.idAuthority) {
    reportDuplicate(line, lineNumber);
    return true;
  }
  const auto [authority, id] = splitWord(pragma.value);
  record_.idAuthority = textField(line.raw, authority, lineNumber);
  if (!id.empty()) record_.id = textField(line.raw, id, lineNumber);
  return true;
}

bool HeaderReader::readRack(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  const bool incomplete = pragma.name == "incomplete";
  if (!incomplete && pragma.name != "rack1" && pragma.name != "rack2") return false;
  auto& field = incomplete ? record_.incompleteRack : record_.remainingRack[pragma.name == "rack1" ? 0 : 1];
  if (field || (incomplete && record_.incomplete)) {
    reportDuplicate(line, lineNumber);
    return true;
  }
  record_.incomplete = record_.incomplete || incomplete;
  if (incomplete && pragma.value.empty()) return true;
  field = rackOf(line.raw, pragma.value, lineNumber);
  if (!field) {
    line.kind = LineKind::unreadable;
    diagnostics_.add(Severity::warning, "gcg.bad-rack", rangeOf(line.raw, pragma.value, lineNumber),
                     said::words("expected a rack of letters, \"?\" and tiles in brackets, found {0}",
                                 quoted(pragma.value)),
                     kLineKept);
  }
  return true;
}

/// #rating1 1834, #user1 id: of a player who was introduced before.
bool HeaderReader::readAboutPlayer(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  const bool isRating = pragma.name.size() == 7 && pragma.name.starts_with("rating");
  const bool isUser = pragma.name.size() == 5 && pragma.name.starts_with("user");
  if ((!isRating && !isUser) || !isDigit(pragma.name.back())) return false;
  const auto number = static_cast<std::uint32_t>(pragma.name.back() - '0');
  const auto player = std::ranges::find(record_.players, number, &PlayerHeader::number);
  if (player == record_.players.end() || pragma.value.empty()) {
    line.kind = LineKind::unreadable;
    diagnostics_.add(
        Severity::warning, "gcg.bad-player", rangeOf(line.raw, line.raw, lineNumber),
        said::words("expected a value for a player of a line above, found {0}", quoted(line.raw)), kLineKept);
    return true;
  }
  std::optional<TextField>& field = isRating ? player->rating : player->userId;
  if (field) {
    reportDuplicate(line, lineNumber);
  } else {
    field = textField(line.raw, pragma.value, lineNumber);
  }
  return true;
}

/// #clock 24:13.5: what the player of the event above has left after it.
bool HeaderReader::readClock(Line& line, const PragmaText& pragma, std::uint32_t lineNumber) {
  if (pragma.name != "clock") return false;
  const auto left = clockOf(trimmedRight(pragma.value));
  if (!left || record_.events.empty()) {
    line.kind = LineKind::unreadable;
    diagnostics_.add(Severity::warning, "gcg.bad-clock", rangeOf(line.raw, line.raw, lineNumber),
                     said::words("expected \"#clock 24:13\" behind an event, found {0}", quoted(line.raw)),
                     kLineKept);
  } else if (record_.events.back().clock) {
    reportDuplicate(line, lineNumber);
  } else {
    record_.events.back().clock =
        Field<std::int64_t>{.value = *left, .where = rangeOf(line.raw, pragma.value, lineNumber)};
  }
  return true;
}

std::optional<Field<std::vector<TileText>>> HeaderReader::rackOf(std::string_view line, std::string_view text,
                                                                 std::uint32_t lineNumber) const {
  const char* const end = text.data() + text.size();
  for (const char* tile = text.data(); tile != end;) {
    const char* const next = *tile == '?' || *tile == '_' ? tile + 1 : tiles_.scan(tile, end);
    if (next == tile || text.size() > kLongestLine) return std::nullopt;
    tile = next;
  }
  return Field<std::vector<TileText>>{.value = tiles_.split(line, text, lineNumber),
                                      .where = rangeOf(line, text, lineNumber)};
}

void HeaderReader::reportDuplicate(Line& line, std::uint32_t lineNumber) {
  line.kind = LineKind::unreadable;
  diagnostics_.add(Severity::warning, "gcg.duplicate-pragma", rangeOf(line.raw, line.raw, lineNumber),
                   said::words("expected one line of this kind, found another: {0}", quoted(line.raw)),
                   said::words("the first stands; this one is kept and not used"));
}

void HeaderReader::reportUnknown(Line& line, std::uint32_t lineNumber) {
  line.kind = LineKind::unknownPragma;
  const std::string_view word = splitWord(line.raw).first;
  diagnostics_.add(Severity::info, "gcg.unknown-pragma", rangeOf(line.raw, word, lineNumber),
                   said::words("expected a pragma of docs/gcg.md, found {0}", quoted(word)), kLineKept);
}

}  // namespace rozbor::parser
