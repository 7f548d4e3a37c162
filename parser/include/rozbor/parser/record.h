#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/parser/diagnostic.h"

namespace rozbor::parser {

/// A value together with the place it was read from. All text is UTF-8 in normal form C.
template <class T>
struct Field {
  T value{};
  SourceRange where;

  friend bool operator==(const Field&, const Field&) = default;
};

using TextField = Field<std::string>;

/// One tile as written: "A", "a" (a blank), "CH" (was "[CH]" or a declared #tile), "?" (a blank in
/// a rack, "_" is read as "?"), "." (a square that is already taken). The parser does not know
/// which letters a language has.
using TileText = TextField;

/// "8H" is across, "H8" down. Row and column count from 0; they may lie beyond any board.
struct Coordinate {
  std::uint32_t row = 0;
  std::uint32_t column = 0;
  bool across = true;

  friend bool operator==(const Coordinate&, const Coordinate&) = default;
};

/// What a line of the record says happened. `endRack` gives the opponent's tiles to the player who
/// went out, `rackPenalty` deducts the player's own.
enum class EventKind : std::uint8_t {
  placement,
  exchange,
  pass,
  withdrawn,
  challenge,
  time,
  endRack,
  rackPenalty
};

/// The name that docs/json.md uses: "placement", "end-rack", …
[[nodiscard]] const char* name(EventKind kind);

/// A player as the header introduces them. `number` counts from 1.
struct PlayerHeader {
  std::uint32_t number = 0;
  TextField nick;
  TextField name;
};

/// A #note with its continuation lines; line breaks inside `text` are '\n'.
struct Note {
  TextField text;
};

/// One line that begins with ">". Fields that the line lacks, or that could not be read, are empty
/// and a diagnostic says so.
struct Event {
  EventKind kind = EventKind::placement;
  SourceRange where;  ///< the whole line
  TextField nick;
  std::optional<Field<std::vector<TileText>>> rack;   ///< tiles in the order written
  std::optional<Field<Coordinate>> at;                ///< placement
  Field<std::vector<TileText>> play;                  ///< placement: main word, with "." or letters
  Field<std::vector<TileText>> exchanged;             ///< exchange whose tiles are known
  std::optional<Field<std::uint32_t>> exchangeCount;  ///< exchange of which only the number is known
  Field<std::vector<TileText>> endTiles;              ///< the rack in parentheses at the end
  std::optional<Field<std::int32_t>> score;           ///< signed, as the line counts it
  std::optional<Field<std::int32_t>> total;
  TextField trailing;       ///< text after the total, kept as written
  std::vector<Note> notes;  ///< the notes that follow the line
};

/// #tile UPPER LOWER: declares how a tile of several characters is written.
struct TileDeclaration {
  TextField upper;
  TextField lower;
};

/// What a line of the file is. `index` points into the vector that holds it (players, events,
/// notes of the record …); it is meaningless for the kinds that have none.
enum class LineKind : std::uint8_t {
  blank,
  pragma,  ///< known pragma other than those below
  unknownPragma,
  player,        ///< index into players
  event,         ///< index into events
  note,          ///< first line of a note
  continuation,  ///< further line of a note or of a description
  unreadable     ///< kept, written back, and reported
};

/// A line exactly as it stood (decoded, without its line end).
struct Line {
  LineKind kind = LineKind::blank;
  std::size_t index = 0;
  std::string raw;
};

/// A game as its record tells it: nothing added, nothing lost, nothing judged.
struct GameRecord {
  std::vector<PlayerHeader> players;
  std::vector<Event> events;
  std::vector<Note> preface;  ///< notes that stand before the first event

  std::optional<TextField> title;
  std::vector<TextField> descriptions;
  std::optional<TextField> idAuthority;
  std::optional<TextField> id;
  std::optional<TextField> lexicon;
  std::optional<TextField> boardLayout;
  std::optional<TextField> tileDistribution;
  std::optional<TextField> gameType;
  std::optional<TextField> tileSet;
  std::optional<TextField> gameBoard;
  std::optional<TextField> style;
  std::vector<TileDeclaration> tiles;

  bool incomplete = false;                                       ///< #incomplete stands in the file
  std::optional<Field<std::vector<TileText>>> incompleteRack;    ///< #incomplete RACK
  std::optional<Field<std::vector<TileText>>> remainingRack[2];  ///< #rack1, #rack2 (player numbers)

  std::string declaredEncoding;  ///< as #character-encoding names it, empty when it does not
  std::string encoding;          ///< what the text was decoded from
  std::vector<Line> lines;
};

/// Whether two events, or two records, say the same. Source ranges, encodings and the white space of
/// events are left out of it; lines that the reader kept as they stood are not.
[[nodiscard]] bool sameContent(const Event& one, const Event& other);
[[nodiscard]] bool sameContent(const GameRecord& one, const GameRecord& other);

/// A record and everything that is to be said about how it was written.
struct ParsedRecord {
  GameRecord record;
  std::vector<Diagnostic> diagnostics;  ///< in the order of their lines
};

}  // namespace rozbor::parser
