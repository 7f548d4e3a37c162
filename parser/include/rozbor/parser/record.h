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
  std::optional<TextField> userId{};  ///< by which a site knows the player
  std::optional<TextField> rating{};  ///< as it was told, "1834"
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
  TextField trailing;                        ///< text after the total, kept as written
  std::optional<Field<std::int64_t>> clock;  ///< milliseconds left to the player after the event
  std::vector<Note> notes;                   ///< the notes that follow the line
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

/// A value of an online record that no field holds. `json` is well-formed; `path` tells where it stands
/// ("events[3].words_formed") and `json` goes back there.
struct KeptValue {
  std::string path;
  std::string json;

  friend bool operator==(const KeptValue&, const KeptValue&) = default;
};

/// What another program says of one turn; shown beside our own grade and never mixed into it.
struct OpinionTurn {
  std::uint32_t number = 0;             ///< of the turn, from 1, as that program counts
  std::optional<std::uint32_t> player;  ///< from 0, in the order of the players
  std::string phase;
  std::string played;  ///< as written, "8D HOUSE"
  std::string best;
  std::optional<double> winLoss;     ///< win probability, 0 to 1
  std::optional<double> spreadLoss;  ///< points

  friend bool operator==(const OpinionTurn&, const OpinionTurn&) = default;
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
  std::optional<TextField> tournament;
  std::optional<TextField> division;
  std::optional<TextField> round;
  std::optional<TextField> date;  ///< as written, mostly as in ISO 8601
  std::optional<TextField>
      timeControl;  ///< "25:00", "15:00+5 Rapid": what each begins with, what a turn adds
  std::optional<TextField>
      challengeRule;                   ///< "VOID", "SINGLE", "DOUBLE", "FIVE_POINT", "TEN_POINT", "TRIPLE"
  std::optional<TextField> endReason;  ///< "STANDARD", "TIME", "RESIGNED" …
  std::vector<TileDeclaration> tiles;

  bool incomplete = false;                                       ///< #incomplete stands in the file
  std::optional<Field<std::vector<TileText>>> incompleteRack;    ///< #incomplete RACK
  std::optional<Field<std::vector<TileText>>> remainingRack[2];  ///< #rack1, #rack2 (player numbers)

  std::string declaredEncoding;  ///< as #character-encoding names it, empty when it does not
  std::string encoding;          ///< what the text was decoded from
  std::vector<Line> lines;

  std::vector<KeptValue> keptValues;       ///< of an online record
  std::vector<OpinionTurn> secondOpinion;  ///< of an analysis result beside it
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
