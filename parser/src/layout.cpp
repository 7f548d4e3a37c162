#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gcg/event_text.h"
#include "lines.h"
#include "rozbor/parser/clock.h"
#include "rozbor/parser/gcg.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// What the lines of a record hold beyond its fields.
struct KeptLines {
  std::multimap<std::size_t, Line> byEvent;     ///< by the number of events before them
  std::vector<Line> pragmas;                    ///< not read, for example the second of two #title
  std::map<std::size_t, std::string> eventRaw;  ///< the text of events, by index
};

KeptLines takeKeptLines(std::vector<Line>& lines) {
  KeptLines kept;
  std::size_t events = 0;
  for (Line& line : lines) {
    if (line.kind == LineKind::event) {
      ++events;
      kept.eventRaw.emplace(line.index, std::move(line.raw));
    } else if (line.kind == LineKind::unreadable && line.raw.starts_with('#')) {
      kept.pragmas.push_back(std::move(line));
    } else if (line.kind == LineKind::unknownPragma || line.kind == LineKind::unreadable) {
      kept.byEvent.emplace(events, std::move(line));
    }
  }
  return kept;
}

/// Builds the lines of a record from its fields.
class Layout {
 public:
  explicit Layout(GameRecord& record)
      : record_(record), tiles_(scannerOf(record)), kept_(takeKeptLines(record.lines)) {}

  std::vector<Line> build() {
    addHeader();
    addNotes(record_.preface);
    for (std::size_t index = 0; index < record_.events.size(); ++index)
      addEvent(index);
    addRack("#rack1", record_.remainingRack[0]);
    addRack("#rack2", record_.remainingRack[1]);
    // Last, so that they do not become the first of their kind.
    for (Line& line : kept_.pragmas)
      lines_.push_back(std::move(line));
    return std::move(lines_);
  }

 private:
  void add(LineKind kind, std::string raw, std::size_t index = 0) {
    lines_.push_back({.kind = kind, .index = index, .raw = std::move(raw)});
  }

  void addText(std::string_view pragma, const std::optional<TextField>& field) {
    if (field) add(LineKind::pragma, withValue(pragma, oneLine(field->value)));
  }

  void addRack(std::string_view pragma, const std::optional<Field<std::vector<TileText>>>& rack) {
    if (rack) add(LineKind::pragma, withValue(pragma, tiles_.join(rack->value)));
  }

  static std::string withValue(std::string_view pragma, std::string_view value) {
    std::string line(pragma);
    if (!value.empty()) line.append(" ").append(value);
    return line;
  }

  /// A pragma whose text may go on over several lines.
  void addLines(LineKind kind, std::string_view pragma, std::string_view text, std::size_t index = 0) {
    std::size_t end = text.find('\n');
    add(kind, withValue(pragma, oneLine(text.substr(0, end))), index);
    while (end != std::string_view::npos) {
      text.remove_prefix(end + 1);
      end = text.find('\n');
      addContinuation(oneLine(text.substr(0, end)));
    }
  }

  /// A blank in front keeps a line that begins like a pragma or an event within the note.
  void addContinuation(std::string line) {
    const bool looksLikeOther = line.starts_with('#') || line.starts_with('>');
    add(LineKind::continuation, looksLikeOther ? ' ' + line : std::move(line));
  }

  /// Right behind the event, before its notes: a line of no kind would become part of a note.
  void addKept(std::size_t events) {
    const auto [first, last] = kept_.byEvent.equal_range(events);
    for (auto kept = first; kept != last; ++kept)
      lines_.push_back(std::move(kept->second));
  }

  void addHeader() {
    if (!record_.declaredEncoding.empty()) {
      add(LineKind::pragma, withValue("#character-encoding", oneLine(record_.declaredEncoding)));
    }
    addKept(0);
    addTooEarly();
    for (std::size_t index = 0; index < record_.players.size(); ++index) {
      add(LineKind::player, playerText(record_.players[index]), index);
    }
    for (const PlayerHeader& player : record_.players) {
      addText(fmt::format("#user{}", player.number), player.userId);
      addText(fmt::format("#rating{}", player.number), player.rating);
    }
    addText("#title", record_.title);
    for (std::size_t index = 0; index < record_.descriptions.size(); ++index) {
      addLines(LineKind::pragma, "#description", record_.descriptions[index].value, index);
    }
    addId();
    addText("#lexicon", record_.lexicon);
    addText("#game-type", record_.gameType);
    addText("#tile-set", record_.tileSet);
    addText("#game-board", record_.gameBoard);
    addText("#board-layout", record_.boardLayout);
    addText("#tile-distribution", record_.tileDistribution);
    addText("#style", record_.style);
    addCircumstances();
    addTiles();
    addIncomplete();
  }

  /// "#rating2" before "#player2" tells nothing of anybody, and must not begin to behind it.
  void addTooEarly() {
    const auto isTooEarly = [&](const Line& line) {
      return std::ranges::any_of(record_.players, [&](const PlayerHeader& player) {
        const std::string_view raw = line.raw;
        return (!player.rating && raw.starts_with(fmt::format("#rating{}", player.number))) ||
               (!player.userId && raw.starts_with(fmt::format("#user{}", player.number)));
      });
    };
    const auto rest = std::stable_partition(kept_.pragmas.begin(), kept_.pragmas.end(), isTooEarly);
    std::move(kept_.pragmas.begin(), rest, std::back_inserter(lines_));
    kept_.pragmas.erase(kept_.pragmas.begin(), rest);
  }

  void addId() {
    if (!record_.idAuthority) return;
    const std::string id = record_.id ? ' ' + oneLine(record_.id->value) : std::string();
    add(LineKind::pragma, withValue("#id", oneLine(record_.idAuthority->value) + id));
  }

  void addCircumstances() {
    addText("#tournament", record_.tournament);
    addText("#division", record_.division);
    addText("#round", record_.round);
    addText("#date", record_.date);
    addText("#time-control", record_.timeControl);
    addText("#challenge-rule", record_.challengeRule);
    addText("#end-reason", record_.endReason);
  }

  void addTiles() {
    for (std::size_t index = 0; index < record_.tiles.size(); ++index) {
      const TileDeclaration& tile = record_.tiles[index];
      add(LineKind::pragma, "#tile " + tile.upper.value + ' ' + tile.lower.value, index);
    }
  }

  void addIncomplete() {
    if (record_.incompleteRack) {
      addRack("#incomplete", record_.incompleteRack);
    } else if (record_.incomplete) {
      add(LineKind::pragma, "#incomplete");
    }
  }

  void addNotes(const std::vector<Note>& notes) {
    for (const Note& note : notes)
      addLines(LineKind::note, "#note", note.text.value);
  }

  void addEvent(std::size_t index) {
    add(LineKind::event, eventLine(record_.events[index], kept_.eventRaw[index], tiles_), index);
    addKept(index + 1);
    if (const auto& clock = record_.events[index].clock)
      add(LineKind::pragma, "#clock " + clockText(clock->value));
    addNotes(record_.events[index].notes);
  }

  GameRecord& record_;
  TileScanner tiles_;
  KeptLines kept_;
  std::vector<Line> lines_;
};

}  // namespace

void layOutLines(GameRecord& record) {
  record.lines = Layout(record).build();
}

}  // namespace rozbor::parser
