#include "rozbor/engine/leave_terms.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

#include "rozbor/game/notation.h"

namespace rozbor::engine {
namespace {

using Tiles = LeaveTerms::Tiles;

/// Triples of one kind aside, terms are of at most so many tiles.
constexpr int kMostTermTiles = 3;
constexpr double kMostPoints = 1000;

std::vector<std::string_view> cellsOf(std::string_view line) {
  std::vector<std::string_view> cells;
  for (;;) {
    const auto comma = line.find(',');
    cells.push_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return cells;
    line.remove_prefix(comma + 1);
  }
}

template <class Number>
std::optional<Number> numberOf(std::string_view cell) {
  Number value{};
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error != std::errc() || end != cell.data() + cell.size()) return std::nullopt;
  return value;
}

std::optional<Tiles> tilesOf(std::string_view cell, int most, const game::Language& language) {
  const auto rack = game::parseRack(cell, language.alphabet);
  if (!rack || rack->empty() || rack->size() > most) return std::nullopt;
  Tiles tiles;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    tiles.insert(tiles.end(), static_cast<std::size_t>(rack->count(kind)), kind);
  return tiles;
}

/// Puts one line into the terms; false when it is none of ours.
bool readLine(std::string_view line, const game::Language& language, LeaveTerms& terms) {
  const auto cells = cellsOf(line);
  const auto points = numberOf<double>(cells.back());
  if (!points || !(std::fabs(*points) < kMostPoints)) return false;
  const Equity value = Equity::fromDouble(*points);
  if (cells[0] == "tiles" && cells.size() == 3) {
    const auto tiles = tilesOf(cells[1], kMostTermTiles, language);
    if (!tiles) return false;
    for (std::size_t size = tiles->size(); size < terms.terms.size(); ++size)
      terms.terms[size][*tiles] = value;
    return true;
  }
  if (cells[0] == "term" && cells.size() == 4) {
    const auto size = numberOf<int>(cells[1]);
    if (!size || *size < 1 || *size > LeaveTerms::kMaxSize) return false;
    const auto tiles = tilesOf(cells[2], std::min(*size, kMostTermTiles), language);
    if (!tiles) return false;
    terms.terms[static_cast<std::size_t>(*size)][*tiles] = value;
    return true;
  }
  if (cells[0] == "balance" && cells.size() == 5) {
    const auto size = numberOf<int>(cells[1]);
    const auto vowels = numberOf<int>(cells[2]);
    const auto blanks = numberOf<int>(cells[3]);
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
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3f", value.inPoints());
  return text.data();
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
  for (int lineNumber = 1; !csv.empty(); ++lineNumber) {
    const auto end = csv.find('\n');
    std::string_view line = csv.substr(0, end);
    csv.remove_prefix(end == std::string_view::npos ? csv.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    if (line.front() == '#') {
      terms.comments.emplace_back(line.substr(1));
      continue;
    }
    if (!readLine(line, language, terms)) {
      return game::Error{
          "leaves.bad-line",
          said::words(
              "line {0}: {1}", lineNumber,
              said::words("expected \"tiles,TILES,points\", \"term,SIZE,TILES,points\", "
                          "\"balance,SIZE,VOWELS,BLANKS,points\" or \"leave,TILES,points\", found \"{0}\"",
                          line.substr(0, 60)))};
    }
  }
  return terms;
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
