#include "rozbor/replay/sheet_of_record.h"

#include <array>
#include <span>
#include <string>
#include <utility>

#include "rozbor/game/notation.h"

namespace rozbor::replay {
namespace {

using parser::EventKind;
using parser::ScoreSheet;
using parser::SheetTurn;
using parser::SheetTurnKind;
using parser::SheetWord;

/// Writes the turns of one replay into a sheet.
class SheetMaker {
 public:
  SheetMaker(const parser::GameRecord& record, const Replay& replay, const game::Language& language)
      : record_(record), replay_(replay), language_(language) {}

  ScoreSheet make() {
    findStarter();
    header();
    for (const Turn& turn : replay_.turns)
      add(turn);
    return std::move(sheet_);
  }

 private:
  void findStarter() {
    if (!replay_.turns.empty() && replay_.turns.front().player < 2) starter_ = replay_.turns.front().player;
  }

  /// 0 for who began.
  [[nodiscard]] int seat(std::size_t player) const { return player == starter_ ? 0 : 1; }

  void header() {
    if (record_.title) sheet_.competition.value = record_.title->value;
    if (record_.descriptions.size() == 1 && isDate(record_.descriptions.front().value))
      sheet_.date.value = record_.descriptions.front().value;
    if (record_.lexicon) sheet_.variant.value = record_.lexicon->value;
    for (std::size_t player = 0; player < replay_.players.size() && player < 2; ++player) {
      const PlayerInfo& info = replay_.players[player];
      const auto at = static_cast<std::size_t>(seat(player));
      sheet_.players[at].value = info.name.empty() ? info.nick : info.name;
      if (replay_.complete && player < replay_.finalScores.size())
        sheet_.result[at] = parser::Field<std::int32_t>{replay_.finalScores[player], {}};
    }
  }

  void add(const Turn& turn) {
    switch (turn.kind) {
      case EventKind::placement:
        addPlay(turn);
        break;
      case EventKind::exchange:
        addExchange(turn);
        break;
      case EventKind::pass:
        addTurn(turn, SheetTurnKind::pass, 0);
        break;
      case EventKind::withdrawn:
        break;
      case EventKind::challenge:
      case EventKind::time:
        addRemark(turn);
        break;
      case EventKind::endRack:
      case EventKind::rackPenalty:
        addEnd(turn);
        break;
    }
  }

  SheetTurn& addTurn(const Turn& turn, SheetTurnKind kind, int points) {
    const int player = seat(turn.player);
    int& total = totals_[static_cast<std::size_t>(player)];
    total += points;
    SheetTurn& row = sheet_.turns.emplace_back();
    row.kind = kind;
    row.player = player;
    row.score = parser::Field<std::int32_t>{points, {}};
    row.total = parser::Field<std::int32_t>{total, {}};
    if (turn.rackKnown == RackKnowledge::known) row.rack = parser::Field<SheetWord>{tiles(turn.rack), {}};
    return row;
  }

  void addPlay(const Turn& turn) {
    const int points = turn.takenBack ? 0 : turn.scoreComputed;
    SheetTurn& row = addTurn(turn, turn.takenBack ? SheetTurnKind::invalid : SheetTurnKind::play, points);
    if (!turn.move) return;
    if (!turn.words.empty()) row.word.value = word(turn.words.front().tiles);
    const game::Square start = turn.move->start();
    const bool across = turn.move->direction() == game::Direction::across;
    row.at = parser::Field<parser::Coordinate>{{start.row, start.column, across}, {}};
  }

  void addExchange(const Turn& turn) {
    SheetTurn& row = addTurn(turn, SheetTurnKind::exchange, 0);
    if (turn.move) row.exchanged.value = word(turn.move->tiles());
    if (turn.move || turn.exchangeCount) {
      const int count = turn.move ? turn.move->length() : *turn.exchangeCount;
      row.exchangeCount = parser::Field<std::uint32_t>{static_cast<std::uint32_t>(count), {}};
    }
  }

  void addRemark(const Turn& turn) {
    const std::string what = parser::name(turn.kind);
    const int points = turn.scoreComputed;
    sheet_.remarks.push_back({sheet_.players[static_cast<std::size_t>(seat(turn.player))].value + ": " +
                                  what + ' ' + (points > 0 ? "+" : "") + std::to_string(points),
                              {}});
  }

  void addEnd(const Turn& turn) {
    const int player = seat(turn.player);
    const auto at = static_cast<std::size_t>(player);
    const auto owner = static_cast<std::size_t>(turn.kind == EventKind::endRack ? 1 - player : player);
    parser::SheetEnd& end = sheet_.ends[at];
    const int points = turn.scoreComputed + (end.points ? end.points->value : 0);
    end.points = parser::Field<std::int32_t>{points, {}};
    if (record_.events[turn.event].endTiles.value.empty()) return;
    SheetWord tiles;
    for (const parser::TileText& tile : record_.events[turn.event].endTiles.value)
      tiles.push_back({tile.value, tile.value == "?"});
    sheet_.ends[owner].tiles = parser::Field<SheetWord>{std::move(tiles), {}};
  }

  [[nodiscard]] SheetWord word(std::span<const game::Tile> tiles) const {
    SheetWord letters;
    for (const game::Tile tile : tiles) {
      const bool open = tile.isBlank() && !tile.letter();
      letters.push_back({open ? "?" : language_.alphabet.upper(tile.letter()), tile.isBlank()});
    }
    return letters;
  }

  [[nodiscard]] SheetWord tiles(const game::TileCounts& counts) const {
    SheetWord letters;
    counts.forEachTile([&](game::Tile tile) {
      letters.push_back({tile.isBlank() ? "?" : language_.alphabet.upper(tile.letter()), tile.isBlank()});
    });
    return letters;
  }

  const parser::GameRecord& record_;
  const Replay& replay_;
  const game::Language& language_;
  std::size_t starter_ = 0;
  std::array<int, 2> totals_{};
  ScoreSheet sheet_;
};

}  // namespace

bool isDate(std::string_view text) {
  return text.find_first_of("0123456789") != std::string_view::npos &&
         text.find_first_not_of("0123456789 .-/") == std::string_view::npos;
}

parser::ScoreSheet sheetOf(const parser::GameRecord& record, const Replay& replay,
                           const game::Language& language) {
  return SheetMaker(record, replay, language).make();
}

}  // namespace rozbor::replay
