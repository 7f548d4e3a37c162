#include "rozbor/app/entry/final_scores.h"

#include <algorithm>

#include "rozbor/game/end_rack.h"
#include "rozbor/replay/replay.h"

namespace rozbor::app {
namespace {

using parser::SheetEnd;

std::optional<game::Rack> rackOf(const SheetEnd& end, const game::Language& language) {
  game::Rack rack;
  if (!end.tiles) return rack;  // whose tiles are not named has none
  for (const parser::SheetLetter& letter : end.tiles->value) {
    const auto tile = letter.blank ? game::Tile::blank() : language.alphabet.tile(letter.letter);
    if (!tile) return std::nullopt;
    rack.add(*tile);
  }
  return rack;
}

/// By the rules, from the tiles that are named; none where no tile is.
std::array<game::EndRackPoints, 2> settled(const parser::ScoreSheet& sheet, const game::Language& language) {
  const auto first = rackOf(sheet.ends[0], language);
  const auto second = rackOf(sheet.ends[1], language);
  if (!first || !second || (first->empty() && second->empty())) return {};
  return game::endRackPoints({*first, *second}, language);
}

/// Of a game that is over on the board.
std::optional<std::array<int, 2>> playedOut(const SheetFile& sheet) {
  const parser::GameRecord record = recordOf(sheet).record;
  const bool isSettled = std::ranges::any_of(record.events, [](const parser::Event& event) {
    return event.kind == parser::EventKind::endRack || event.kind == parser::EventKind::rackPenalty;
  });
  if (!isSettled) return std::nullopt;
  const auto scores = replay::replayRecord(record, *sheet.language).finalScores;
  return scores.size() == 2 ? std::optional(std::array{scores[0], scores[1]}) : std::nullopt;
}

}  // namespace

std::optional<std::array<int, 2>> finalScores(const SheetFile& file) {
  const parser::ScoreSheet& sheet = file.parsed.sheet;
  const bool isNamed =
      std::ranges::any_of(sheet.ends, [](const SheetEnd& end) { return end.tiles || end.points; });
  if (!isNamed) return playedOut(file);
  const auto byRules = settled(sheet, *file.language);
  std::array<int, 2> scores{};
  for (const parser::SheetTurn& turn : sheet.turns)
    scores[static_cast<std::size_t>(turn.player)] += turn.score ? turn.score->value : 0;
  for (std::size_t player = 0; player < 2; ++player) {
    const auto& written = sheet.ends[player].points;
    scores[player] += written ? written->value : byRules[player].points;
  }
  return scores;
}

}  // namespace rozbor::app
