#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/scoring.h"
#include "rozbor/parser/record.h"

namespace rozbor::replay {

/// How much of the mover's rack the record tells: every tile, some, or nothing.
enum class RackKnowledge : std::uint8_t { unknown, partial, known };
/// As machine-readable output has it: "none", "partial", "full".
[[nodiscard]] const char* name(RackKnowledge knowledge);

/// Whether an event is a choice that a player made, as opposed to what follows from one: a placement, an
/// exchange or a pass.
[[nodiscard]] constexpr bool isDecision(parser::EventKind kind) {
  return kind == parser::EventKind::placement || kind == parser::EventKind::exchange ||
         kind == parser::EventKind::pass;
}

/// One event of the record, placed in the game.
struct Turn {
  std::size_t event = 0;   ///< index into the record's events
  std::uint32_t line = 0;  ///< in the file
  std::size_t player = 0;  ///< index into Replay::players
  parser::EventKind kind = parser::EventKind::placement;

  game::Position before;             ///< exactly, seen by `player`
  std::optional<game::Move> move;    ///< placement, exchange or pass, if it could be understood
  std::optional<int> exchangeCount;  ///< an exchange of which only the number is known
  game::Rack rack;                   ///< what the record lists, or the tiles of the play if it lists less
  RackKnowledge rackKnown = RackKnowledge::unknown;
  bool rackFollows = false;           ///< not from this turn, but from the end of the game (a review's doing)
  game::TileCounts unseen;            ///< to the player: bag and opponent's rack
  int bag = 0;                        ///< tiles in the bag before the event
  std::vector<game::LaidWord> words;  ///< formed by a placement, main word first
  bool playable = false;              ///< the placement could be laid on the board
  bool takenBack = false;             ///< a later event withdraws this play

  std::optional<int> scoreRecorded;
  int scoreComputed = 0;  ///< by the rules; as recorded where the rules leave it open
  std::optional<int> totalRecorded;
  int totalComputed = 0;  ///< of the player, after the event

  [[nodiscard]] bool isDecision() const { return replay::isDecision(kind); }
};

struct PlayerInfo {
  std::string nick;
  std::string name;
};

/// The whole game with the exact position before every event.
struct Replay {
  std::vector<PlayerInfo> players;
  std::vector<Turn> turns;
  std::vector<int> finalScores;                      ///< computed, by player
  game::Position finalPosition;                      ///< after the last event, seen by who would be on turn
  std::vector<std::optional<game::Rack>> racksLeft;  ///< after it, by player; nothing: not known in full
  bool complete = false;                             ///< the game came to its end
  std::vector<parser::Diagnostic> diagnostics;       ///< codes "replay.…", by line
};

/// Replays a record under the rules of `language`. Never fails: what contradicts the rules is
/// reported and the replay goes on with the most sensible reading (docs/replay.md has every code).
/// Needs no lexicon and judges no word. A record of more than two players is replayed too.
[[nodiscard]] Replay replayRecord(const parser::GameRecord& record, const game::Language& language);

/// How well `language` explains the record: tiles that are none of its letters, then placements
/// whose recorded score is not what its values give. Smaller is better.
struct LanguageFit {
  int foreignTiles = 0;
  int scoreMismatches = 0;
  friend auto operator<=>(const LanguageFit&, const LanguageFit&) = default;
};
[[nodiscard]] LanguageFit fitOf(const parser::GameRecord& record, const game::Language& language);

}  // namespace rozbor::replay
