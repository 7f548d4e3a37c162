#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/library/rows.h"

/// What goes into a library and comes out of it.
namespace rozbor::reports {

/// A game as it is taken in. Of `row` the ids, and the persons of the seats, are the library's.
struct NewGame {
  GameRow row;
  std::string fingerprint;        ///< of fingerprintOf
  std::string formerFingerprint;  ///< of formerFingerprintOf; empty: none
  std::string record;             ///< GCG, UTF-8
  std::string sheet;              ///< the score sheet it was reconstructed from, UTF-8; else empty
  std::string now;                ///< UTC, "2026-11-21T09:30:00Z"
};

/// What became of it.
struct Added {
  Id game = 0;
  bool isNew = false;  ///< false: `game` is the same one, that was there before
};

/// What was found of a game and is still true of a record of it that tells more.
enum class StillTrue : std::uint8_t {
  all,    ///< only names, notes, clocks and the like are new
  cards,  ///< the turns keep their numbers, by which cards and answers know them; grades are out of date
  none    ///< a turn is new
};

/// A decision as it is stored.
struct StoredDecision {
  DecisionRow numbers;
  DecisionText text;
};

/// Which games are to be analysed.
struct Wish {
  Preset preset = Preset::quick;  ///< games without an analysis of this strength or more
  std::string renewBefore{};      ///< engine version: analyses by any other count as none; empty: all count
  unsigned shard = 0;             ///< of the games, those whose id leaves this when divided by `shards`
  unsigned shards = 1;
  std::optional<Id> person{};  ///< of one player only
  bool newestFirst = false;    ///< by the day they were played; else as they were imported
};

/// Who works on a game, so that nobody else does.
struct Worker {
  std::string host;  ///< where the number of a process means something
  std::int64_t process = 0;
  std::int64_t now = 0;    ///< seconds since 1970
  std::int64_t lease = 0;  ///< seconds after which a claim that is not renewed is void
};

/// A game to be analysed.
struct Task {
  Id game = 0;
  std::string path;
  std::string language;
  std::string record;
};

/// How far the work is.
struct WorkCount {
  std::size_t done = 0;
  std::size_t all = 0;
};

/// Something that is wrong with a library.
struct LibraryFault {
  std::string code;  ///< "integrity", "orphan", "seats", "strength", "value", "record", "fingerprint", …
  Id game = 0;       ///< 0: of no game in particular
  said::Message what;
};

/// Whether decisions are read with what they looked like, or their numbers alone.
enum class Texts : std::uint8_t { with, without };

/// Takes a game and its decisions, also of a game that has none; false: no more.
using GameVisit = std::function<bool(const GameRow&, std::span<const DecisionRecord>)>;

/// In what order games are told.
enum class GameOrder : std::uint8_t { asPlayed, byId };

/// Takes a game; false: no more.
using GameRowVisit = std::function<bool(const GameRow&)>;

/// A game that a connection took out and keeps.
struct KeptGame {
  int number = 0;  ///< of the connection
};

}  // namespace rozbor::reports
