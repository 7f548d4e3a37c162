#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/generator.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/notation.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/reconstruction.h"
#include "rozbor/replay/replay.h"
#include "rozbor/replay/sheet_of_record.h"
#include "test_paths.h"

// What the studies of score sheets have in common: games, and their sheets.
namespace rozbor::bench {

struct Setting {
  game::Language language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  replay::ReconstructionMeans means;
};

/// A game, its sheet with everything on it, and where its words lay.
struct Game {
  std::string file;
  parser::ScoreSheet sheet;
  std::vector<std::optional<game::Move>> moves;  ///< by turn of the sheet
};

inline std::optional<Game> readGame(const std::string& path, const Setting& setting) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto record = parser::parseGcg(text).record;
  const auto replay = replay::replayRecord(record, setting.language);
  if (replay.players.size() != 2 || replay.turns.size() < 4) return std::nullopt;
  Game game{path, sheetOf(record, replay, setting.language), {}};
  for (const replay::Turn& turn : replay.turns) {
    using enum parser::EventKind;
    if (turn.kind == placement) {
      if (!turn.playable) return std::nullopt;
      game.moves.push_back(turn.takenBack ? std::nullopt : turn.move);
    } else if (turn.kind == exchange || turn.kind == pass) {
      game.moves.emplace_back();
    }
  }
  return game.moves.size() == game.sheet.turns.size() ? std::optional(game) : std::nullopt;
}

/// The sheet as players keep it: no squares, no racks.
inline parser::ScoreSheet bare(const Game& game, bool totals, bool ends) {
  parser::ScoreSheet sheet = game.sheet;
  for (parser::SheetTurn& turn : sheet.turns) {
    turn.at.reset();
    turn.rack.reset();
    if (!totals) turn.total.reset();
  }
  if (!ends) {
    sheet.ends = {};
    sheet.result = {};
  }
  return sheet;
}

inline bool isTruth(const replay::Solution& solution, const Game& game, bool mirrored) {
  return std::ranges::all_of(solution.turns, [&](const replay::PlacedTurn& turn) {
    if (!turn.turn) return false;
    const auto& truth = game.moves[*turn.turn];
    if (turn.kind != parser::SheetTurnKind::play) return true;
    if (!truth || !turn.move) return truth.has_value() == turn.move.has_value();
    if (!mirrored) return *truth == *turn.move;
    const auto direction = crosswise(truth->direction());
    const game::Square start(truth->start().column, truth->start().row);
    return game::Move::placement(start, direction, truth->tiles()) == *turn.move;
  });
}

/// The first play lies across by convention; the board is symmetric.
inline bool isMirrored(const Game& game) {
  const auto first = std::ranges::find_if(game.moves, [](const auto& move) { return move.has_value(); });
  return first != game.moves.end() && (*first)->direction() == game::Direction::down;
}

/// The language by its id, words and missing plays by a lexicon.
inline Setting settingOf(const std::string& language, const std::string& lexicon) {
  Setting setting{
      *game::loadLanguage(std::string(test::kSourceDir) + "/data/languages/" + language), nullptr, {}};
  setting.lexicon = *engine::Lexicon::open(lexicon, setting.language);
  const auto words = setting.lexicon;
  setting.means.isWord = [words](std::span<const game::Letter> word) { return words->contains(word); };
  setting.means.playsOf = [words, language = setting.language](const replay::MissingPlay& missing) {
    const auto made =
        placementsMaking({missing.points, missing.mostTiles, missing.worth, missing.most, missing.work},
                         missing.board, missing.tiles, language, *words);
    replay::PossiblePlays possible{.moves = {}, .complete = made.complete, .work = made.work};
    for (const engine::Play& play : made.plays)
      possible.moves.push_back(play.move);
    return possible;
  };
  return setting;
}

/// Those of the files that a sheet can tell.
inline std::vector<Game> readGames(std::span<const std::string> files, const Setting& setting) {
  std::vector<Game> games;
  for (const std::string& file : files) {
    if (auto game = readGame(file, setting)) games.push_back(std::move(*game));
  }
  return games;
}

/// What a reconstruction proposes, at the end of a line of the error output.
inline void tellRepairs(const replay::Reconstruction& found) {
  for (const replay::Repair& repair : found.repairs) {
    fmt::print(stderr, " [{} {} {} -> {} {:.2f}]", name(repair.field), repair.turn + 1, repair.written,
               repair.likely, repair.probability);
  }
  fmt::print(stderr, "\n");
}

}  // namespace rozbor::bench
