#include "rozbor/replay/record_of_sheet.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "rozbor/game/position.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/record_writer.h"

namespace rozbor::replay {
namespace {

using parser::Event;
using parser::ScoreSheet;
using parser::SheetTurn;
using parser::SheetTurnKind;

/// Writes one solution down as a game that is played.
class SolutionWriter {
 public:
  SolutionWriter(const ScoreSheet& sheet, const game::Language& language, std::span<const std::string> notes)
      : sheet_(sheet), language_(language), notes_(notes), writer_(language) {
    hands_.fill(language.rules.rackSize);
    pool_ = language.tiles;
    bag_ = std::max(0, pool_.size() - 2 * language.rules.rackSize);
  }

  parser::GameRecord write(const Solution& solution) {
    header();
    for (const PlacedTurn& turn : solution.turns)
      add(turn);
    end();
    parser::GameRecord& record = writer_.record();
    layOutLines(record);
    return std::move(record);
  }

 private:
  void header() {
    parser::GameRecord& record = writer_.record();
    if (std::string text = title(); !text.empty()) record.title = parser::TextField{std::move(text), {}};
    if (!sheet_.variant.value.empty()) record.lexicon = parser::TextField{sheet_.variant.value, {}};
    if (!sheet_.date.value.empty()) record.descriptions.push_back({sheet_.date.value, {}});
    const auto nicks = this->nicks();
    for (std::size_t player = 0; player < 2; ++player)
      writer_.addPlayer(nicks[player], sheet_.players[player].value);
  }

  [[nodiscard]] std::string title() const {
    std::string title;
    for (const parser::TextField* part : {&sheet_.competition, &sheet_.round, &sheet_.table}) {
      if (!part->value.empty()) title += (title.empty() ? "" : ", ") + part->value;
    }
    return title;
  }

  /// First names, or the sheet's own words for the players where those do not tell them apart.
  [[nodiscard]] std::array<std::string, 2> nicks() const {
    std::array<std::string, 2> nicks;
    for (std::size_t player = 0; player < 2; ++player) {
      const std::string& name = sheet_.players[player].value;
      nicks[player] = name.substr(0, name.find_first_of(" \t:"));
    }
    if (nicks[0].empty() || nicks[1].empty() || nicks[0] == nicks[1]) nicks = {"ZH", "DH"};
    return nicks;
  }

  void add(const PlacedTurn& turn) {
    const SheetTurn* row = turn.turn ? &sheet_.turns[*turn.turn] : nullptr;
    if (!turn.move) {
      addWithoutMove(turn, row);
    } else if (turn.kind == SheetTurnKind::invalid) {
      Event& event = writer_.addMove(turn.player, rackOf(turn, row), *turn.move, turn.wordScore);
      note(turn, event);
      writer_.addWithdrawn(turn.player, turn.wordScore);
    } else {
      Event& event = writer_.addMove(turn.player, rackOf(turn, row), *turn.move, turn.score);
      asWritten(row, event);
      note(turn, event);
      played(turn);
    }
  }

  void addWithoutMove(const PlacedTurn& turn, const SheetTurn* row) {
    Event& event = turn.kind == SheetTurnKind::exchange && row != nullptr ? addExchange(turn.player, *row)
                                                                          : addPass(turn.player, row);
    note(turn, event);
  }

  Event& addPass(int player, const SheetTurn* row) {
    if (row == nullptr || !row->rack) return writer_.addPass(player);
    return writer_.addMove(player, rackTiles(*row, {}), game::Move::pass(), 0);
  }

  Event& addExchange(int player, const SheetTurn& row) {
    const auto tiles = tilesOf(row.exchanged.value);
    if (tiles && !tiles->empty())
      return writer_.addMove(player, row.rack ? rackTiles(row, *tiles) : *tiles, game::Move::exchange(*tiles),
                             0);
    return writer_.addExchange(player, row.exchangeCount ? static_cast<int>(row.exchangeCount->value) : 0);
  }

  /// The sheet's points and total stand, right or wrong: what is wrong is for the replay to tell.
  static void asWritten(const SheetTurn* row, Event& event) {
    if (row == nullptr) return;
    if (row->score) event.score = parser::Field<std::int32_t>{row->score->value, {}};
    if (row->total) event.total = parser::Field<std::int32_t>{row->total->value, {}};
  }

  void note(const PlacedTurn& turn, Event& event) const {
    if (!turn.turn || *turn.turn >= notes_.size() || notes_[*turn.turn].empty()) return;
    event.notes.push_back({{notes_[*turn.turn], {}}});
  }

  void played(const PlacedTurn& turn) {
    const game::TileCounts tiles = turn.move->tileCounts();
    pool_.removeAvailable(tiles);
    const auto player = static_cast<std::size_t>(turn.player);
    const int drawn = std::min(tiles.size(), bag_);
    hands_[player] += drawn - tiles.size();
    bag_ -= drawn;
  }

  [[nodiscard]] game::Rack rackOf(const PlacedTurn& turn, const SheetTurn* row) const {
    const game::TileCounts tiles = turn.move->tileCounts();
    return row != nullptr && row->rack ? rackTiles(*row, tiles) : tiles;
  }

  /// The rack of the sheet, if it holds the tiles of the move.
  [[nodiscard]] game::Rack rackTiles(const SheetTurn& row, const game::TileCounts& tiles) const {
    const auto rack = tilesOf(row.rack->value);
    return rack && rack->contains(tiles) ? *rack : tiles;
  }

  [[nodiscard]] std::optional<game::TileCounts> tilesOf(const parser::SheetWord& word) const {
    game::TileCounts tiles;
    for (const parser::SheetLetter& letter : word) {
      const auto tile = letter.blank ? game::Tile::blank() : language_.alphabet.tile(letter.letter);
      if (!tile) return std::nullopt;
      tiles.add(*tile);
    }
    return tiles;
  }

  /// Once the bag is empty and one hand too, the other holds what does not lie; else the sheet must
  /// name the tiles of both.
  void end() {
    if (bag_ > 0) return;
    std::array<game::Rack, 2> racks;
    if (hands_[0] == 0 || hands_[1] == 0) {
      racks[hands_[0] == 0 ? 1 : 0] = pool_;
    } else {
      for (std::size_t player = 0; player < 2; ++player) {
        const auto tiles =
            sheet_.ends[player].tiles ? tilesOf(sheet_.ends[player].tiles->value) : std::nullopt;
        if (!tiles) return;
        racks[player] = *tiles;
      }
    }
    writer_.addEnd(racks);
  }

  const ScoreSheet& sheet_;
  const game::Language& language_;
  const std::span<const std::string> notes_;
  RecordWriter writer_;
  std::array<int, 2> hands_{};
  game::TileCounts pool_;
  int bag_ = 0;
};

}  // namespace

parser::GameRecord recordOf(const ScoreSheet& sheet, const Solution& solution, const game::Language& language,
                            std::span<const std::string> notes) {
  return SolutionWriter(sheet, language, notes).write(solution);
}

}  // namespace rozbor::replay
