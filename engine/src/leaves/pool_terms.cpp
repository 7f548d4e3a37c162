#include "rozbor/engine/pool_terms.h"

#include <optional>

#include "rozbor/game/notation.h"
#include "term_lines.h"

namespace rozbor::engine {
namespace {

constexpr int kDecimals = 4;

/// Puts one line into the terms; false when it is none of ours.
bool readPoolLine(const Cells& cells, double points, const game::Language& language, PoolTerms& terms) {
  if (cells[0] == "vowels" && cells.size() == 4) {
    const auto size = numberIn<std::size_t>(cells[1]);
    const auto vowels = numberIn<std::size_t>(cells[2]);
    if (!size || !vowels || *size > PoolTerms::kMaxSize || *vowels > *size) return false;
    terms.vowels[*size][*vowels] = points;
    return true;
  }
  if (cells[0] == "tile" && cells.size() == 3) {
    const auto tile = game::parseRack(cells[1], language.alphabet);
    if (!tile || tile->size() != 1) return false;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
      if (tile->count(kind) > 0) terms.tiles[static_cast<std::size_t>(kind)] = points;
    return true;
  }
  return false;
}

}  // namespace

game::Result<PoolTerms> readPoolTerms(std::string_view csv, const game::Language& language) {
  PoolTerms terms;
  const auto bad = readTermLines(csv, terms.comments, [&](const Cells& cells, double points) {
    return readPoolLine(cells, toDecimals(points, kDecimals), language, terms);
  });
  if (!bad) return terms;
  return game::Error{
      "leaves.bad-line",
      said::words("line {0}: {1}", bad->number,
                  said::words("expected \"vowels,SIZE,VOWELS,points\" or \"tile,TILE,points\", found \"{0}\"",
                              bad->text))};
}

std::string writePoolTerms(const PoolTerms& terms, const game::Language& language) {
  std::string csv;
  for (const std::string& comment : terms.comments)
    csv += "#" + comment + "\n";
  for (std::size_t size = 0; size <= PoolTerms::kMaxSize; ++size) {
    for (std::size_t vowels = 0; vowels <= size; ++vowels) {
      const double points = terms.vowels[size][vowels];
      if (points == 0) continue;
      csv += "vowels," + std::to_string(size) + "," + std::to_string(vowels) + "," +
             inDecimals(points, kDecimals) + "\n";
    }
  }
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    const double points = terms.tiles[static_cast<std::size_t>(kind)];
    if (points == 0) continue;
    game::TileCounts tile;
    tile.addKind(kind);
    csv += "tile," + rackText(tile, language.alphabet) + "," + inDecimals(points, kDecimals) + "\n";
  }
  return csv;
}

}  // namespace rozbor::engine
