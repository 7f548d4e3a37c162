#include "rozbor/engine/leave_terms.h"

#include <optional>

#include "rozbor/game/notation.h"
#include "term_lines.h"

namespace rozbor::engine {
namespace {

using Tiles = LeaveTerms::Tiles;

/// Triples of one kind aside, terms are of at most so many tiles.
constexpr int kMostTermTiles = 3;

std::optional<Tiles> tilesOf(std::string_view cell, int most, const game::Language& language) {
  const auto rack = game::parseRack(cell, language.alphabet);
  if (!rack || rack->empty() || rack->size() > most) return std::nullopt;
  Tiles tiles;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    tiles.insert(tiles.end(), static_cast<std::size_t>(rack->count(kind)), kind);
  return tiles;
}

/// Puts one line into the terms; false when it is none of ours.
bool readLine(const Cells& cells, Equity value, const game::Language& language, LeaveTerms& terms) {
  if (cells[0] == "tiles" && cells.size() == 3) {
    const auto tiles = tilesOf(cells[1], kMostTermTiles, language);
    if (!tiles) return false;
    for (std::size_t size = tiles->size(); size < terms.terms.size(); ++size)
      terms.terms[size][*tiles] = value;
    return true;
  }
  if (cells[0] == "term" && cells.size() == 4) {
    const auto size = numberIn<int>(cells[1]);
    if (!size || *size < 1 || *size > LeaveTerms::kMaxSize) return false;
    const auto tiles = tilesOf(cells[2], std::min(*size, kMostTermTiles), language);
    if (!tiles) return false;
    terms.terms[static_cast<std::size_t>(*size)][*tiles] = value;
    return true;
  }
  if (cells[0] == "balance" && cells.size() == 5) {
    const auto size = numberIn<int>(cells[1]);
    const auto vowels = numberIn<int>(cells[2]);
    const auto blanks = numberIn<int>(cells[3]);
    if (!size || !vowels || !blanks || *vowels < 0 || *blanks < 0 || *vowels > *size - *blanks) return false;
    if (*size > LeaveTerms::kMaxSize) return false;
    terms.balance[{*size, *vowels, *blanks}] = value;
    return true;
  }
  if (cells[0] == "leave" && cells.size() == 3) {
    const auto tiles = tilesOf(cells[1], LeaveTerms::kMaxSize, language);
    if (!tiles) return false;
    terms.corrections[*tiles] = value;
    return true;
  }
  return false;
}

std::string inPoints(Equity value) {
  return inDecimals(value.inPoints(), 3);
}

std::string textOf(const Tiles& tiles, const game::Language& language) {
  game::TileCounts counts;
  for (const int kind : tiles)
    counts.addKind(kind);
  return game::rackText(counts, language.alphabet);
}

}  // namespace

game::Result<LeaveTerms> readLeaveTerms(std::string_view csv, const game::Language& language) {
  LeaveTerms terms;
  const auto bad = readTermLines(csv, terms.comments, [&](const Cells& cells, double points) {
    return readLine(cells, Equity::fromDouble(points), language, terms);
  });
  if (!bad) return terms;
  return game::Error{
      "leaves.bad-line",
      said::words(
          "line {0}: {1}", bad->number,
          said::words("expected \"tiles,TILES,points\", \"term,SIZE,TILES,points\", "
                      "\"balance,SIZE,VOWELS,BLANKS,points\" or \"leave,TILES,points\", found \"{0}\"",
                      bad->text))};
}

std::string writeLeaveTerms(const LeaveTerms& terms, const game::Language& language) {
  std::string csv;
  for (const std::string& comment : terms.comments)
    csv += "#" + comment + "\n";
  for (const auto& [counts, value] : terms.balance) {
    csv += "balance," + std::to_string(counts[0]) + "," + std::to_string(counts[1]) + "," +
           std::to_string(counts[2]) + "," + inPoints(value) + "\n";
  }
  for (std::size_t size = 1; size < terms.terms.size(); ++size) {
    for (const auto& [tiles, value] : terms.terms[size])
      csv += "term," + std::to_string(size) + "," + textOf(tiles, language) + "," + inPoints(value) + "\n";
  }
  for (const auto& [tiles, value] : terms.corrections)
    csv += "leave," + textOf(tiles, language) + "," + inPoints(value) + "\n";
  return csv;
}

}  // namespace rozbor::engine
