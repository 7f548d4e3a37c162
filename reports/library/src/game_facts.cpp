#include "rozbor/library/game_facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rozbor::reports {
namespace {

using parser::EventKind;
using replay::Turn;

constexpr int kTripleWord = 3;

/// Squares of the play that triple a word and had no tile before.
int tripleWords(const Turn& turn, const game::Language& language) {
  int count = 0;
  game::Square square = turn.move->start();
  for (const game::Tile tile : turn.move->tiles()) {
    count += !tile.empty() && language.board.premium(square).word == kTripleWord ? 1 : 0;
    square = square.step(turn.move->direction());
  }
  return count;
}

/// By kind, in the order of the alphabet.
std::vector<TileTally> tallied(const game::TileCounts& tiles, const game::Alphabet& alphabet) {
  std::vector<TileTally> tallies;
  tiles.forEachTile([&](game::Tile tile) {
    const std::string text = alphabet.text(tile);
    if (tallies.empty() || tallies.back().tile != text) tallies.push_back({text, 0});
    ++tallies.back().count;
  });
  return tallies;
}

/// Counts what one player does; tiles by kind, since a language has up to 63 letters.
class SeatCount {
 public:
  explicit SeatCount(const game::Language& language) : language_(language) {}

  void add(const Turn& turn) {
    ++seat_.turns;
    seat_.exchanges += turn.kind == EventKind::exchange ? 1 : 0;
    seat_.passes += turn.kind == EventKind::pass ? 1 : 0;
    if (turn.takenBack) ++seat_.takenBack;
    if (turn.kind == EventKind::placement && !turn.takenBack) addPlacement(turn);
  }

  void challenged(bool won) { ++(won ? seat_.challengesWon : seat_.challengesLost); }

  [[nodiscard]] SeatRow row() const {
    SeatRow row = seat_;
    row.tiles = tallied(played_, language_.alphabet);
    return row;
  }

 private:
  void addPlacement(const Turn& turn) {
    ++seat_.placements;
    seat_.highTurn = std::max(seat_.highTurn, turn.scoreComputed);
    if (!turn.move) return;
    const int tiles = turn.move->tilesUsed();
    seat_.tilesPlayed += tiles;
    seat_.bingos += tiles >= language_.rules.bingoTiles ? 1 : 0;
    seat_.tripleTriples += tripleWords(turn, language_) >= 2 ? 1 : 0;
    for (const game::Tile tile : turn.move->tiles()) {
      if (tile.empty()) continue;
      seat_.blanksPlayed += tile.isBlank() ? 1 : 0;
      played_.add(tile);
    }
  }

  const game::Language& language_;
  SeatRow seat_;
  game::TileCounts played_;
};

/// Text is hashed as it comes (FNV-1a, twice with different starts: 128 bits).
class Fingerprint {
 public:
  void add(std::string_view text) {
    for (std::uint64_t& hash : hashes_) {
      for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
      hash = (hash ^ 0xffU) * 0x100000001b3ULL;
    }
  }

  [[nodiscard]] std::string text() const {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string digits;
    for (const std::uint64_t hash : hashes_) {
      for (int shift = 60; shift >= 0; shift -= 4)
        digits += kDigits[(hash >> shift) & 0xfU];
    }
    return digits;
  }

 private:
  std::array<std::uint64_t, 2> hashes_{0xcbf29ce484222325ULL, 0x9ae16a3b2f90404fULL};
};

/// The tiles of a placement by their squares, so that it does not matter which way the play was written.
std::string laidText(const Turn& turn, bool mirrored, const game::Alphabet& alphabet) {
  std::vector<std::string> laid;
  game::Square square = turn.move->start();
  for (const game::Tile tile : turn.move->tiles()) {
    const auto [row, column] =
        mirrored ? std::pair(square.column, square.row) : std::pair(square.row, square.column);
    if (!tile.empty()) laid.push_back(fmt::format("{:02} {:02} {}", row, column, alphabet.text(tile)));
    square = square.step(turn.move->direction());
  }
  std::ranges::sort(laid);
  return fmt::format("{}", fmt::join(laid, ";"));
}

std::string turnText(const Turn& turn, bool mirrored, const game::Alphabet& alphabet) {
  const std::string mark = turn.takenBack ? "!" : "";
  if (turn.kind != EventKind::placement) return mark + parser::name(turn.kind);
  return mark + (turn.move ? laidText(turn, mirrored, alphabet) : "?");
}

bool isStanding(const Turn& turn) {
  return turn.isDecision() && turn.kind == EventKind::placement && !turn.takenBack;
}

/// The number of turns.
int addTurns(Fingerprint& print, const replay::Replay& replay, bool mirrored,
             const game::Alphabet& alphabet) {
  int turns = 0;
  for (const Turn& turn : replay.turns) {
    if (!turn.isDecision()) continue;
    print.add(turnText(turn, mirrored, alphabet));
    ++turns;
  }
  return turns;
}

/// Of what stood, and of a fragment of every turn and who played.
std::string printOf(const replay::Replay& replay, bool mirrored, const game::Language& language) {
  constexpr int kFragment = 4;
  Fingerprint print;
  int stood = 0;
  for (const Turn& turn : replay.turns) {
    if (!isStanding(turn)) continue;
    print.add(turnText(turn, mirrored, language.alphabet));
    ++stood;
  }
  if (stood >= kFragment) return print.text();
  addTurns(print, replay, mirrored, language.alphabet);
  for (const replay::PlayerInfo& player : replay.players)
    print.add(player.nick);
  return print.text();
}

/// By every turn.
std::string formerPrintOf(const replay::Replay& replay, bool mirrored, const game::Language& language) {
  constexpr int kFragment = 4;
  Fingerprint print;
  const int turns = addTurns(print, replay, mirrored, language.alphabet);
  for (std::size_t player = 0; turns < kFragment && player < replay.players.size(); ++player)
    print.add(replay.players[player].nick);
  return print.text();
}

}  // namespace

std::size_t firstMover(const replay::Replay& replay) {
  const auto first = std::ranges::find_if(replay.turns, &Turn::isDecision);
  return first == replay.turns.end() ? 0 : first->player;
}

GameRow factsOf(const parser::GameRecord& record, const replay::Replay& replay,
                const game::Language& language) {
  std::array<SeatCount, 2> counts{SeatCount(language), SeatCount(language)};
  const std::size_t first = firstMover(replay);
  const auto seatOf = [&](std::size_t player) { return (player + 2 - first) % 2; };
  for (const Turn& turn : replay.turns) {
    SeatCount& own = counts[seatOf(turn.player)];
    if (turn.isDecision()) own.add(turn);
    SeatCount& other = counts[1 - seatOf(turn.player)];
    if (turn.kind == EventKind::withdrawn) other.challenged(true);
    if (turn.kind == EventKind::challenge) other.challenged(false);
  }
  GameRow row;
  row.language = language.id;
  row.lexicon = record.lexicon ? record.lexicon->value : std::string();
  row.title = record.title ? record.title->value : std::string();
  row.complete = replay.complete;
  for (std::size_t player = 0; player < 2; ++player) {
    SeatRow& seat = row.seats[seatOf(player)];
    seat = counts[seatOf(player)].row();
    const replay::PlayerInfo& info = replay.players[player];
    seat.written = info.name.empty() ? info.nick : info.name;
    seat.name = seat.written;
    seat.score = replay.finalScores[player];
    if (const auto& left = replay.racksLeft[player]) seat.tilesLeft = tallied(*left, language.alphabet);
  }
  return row;
}

std::string fingerprintOf(const replay::Replay& replay, const game::Language& language) {
  return std::min(printOf(replay, false, language), printOf(replay, true, language));
}

std::string formerFingerprintOf(const replay::Replay& replay, const game::Language& language) {
  return std::min(formerPrintOf(replay, false, language), formerPrintOf(replay, true, language));
}

}  // namespace rozbor::reports
