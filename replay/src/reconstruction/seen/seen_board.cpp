#include "seen_board.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "reconstruction/costs.h"
#include "rozbor/game/notation.h"

namespace rozbor::replay {
namespace {

using parser::SquareSight;
using What = SquareSight::What;

double nats(double chance) {
  return -std::log(chance);
}

std::string sightText(const SquareSight& sight) {
  if (sight.what == What::empty) return "";
  if (sight.what == What::tile) return "?";
  return sight.blank ? '(' + sight.letter + ')' : sight.letter;
}

}  // namespace

SeenBoard::SeenBoard(const parser::BoardReading& reading, const game::Language& language,
                     std::vector<parser::Diagnostic>& diagnostics)
    : columns_(language.board.columns()), letters_(language.alphabet.size()) {
  if (reading.turnsPlayed) turnsPlayed_ = reading.turnsPlayed->value;
  for (const auto& sights : reading.squares)
    marksBlanks_ |= std::ranges::any_of(sights, [](const SquareSight& sight) { return sight.blank; });
  bool isBeyond = false;
  const int squares = language.board.rows() * columns_;
  squares_.resize(static_cast<std::size_t>(squares));
  for (std::uint32_t row = 0; row < reading.rows; ++row) {
    for (std::uint32_t column = 0; column < reading.columns; ++column) {
      const bool isOnBoard =
          static_cast<int>(row) < language.board.rows() && static_cast<int>(column) < columns_;
      isBeyond |= !isOnBoard && !reading.at(row, column).empty();
      if (!isOnBoard) continue;
      squares_[row * static_cast<std::size_t>(columns_) + column] =
          bind(reading.at(row, column), language, reading.where, diagnostics);
    }
  }
  isPart_ = !std::ranges::all_of(squares_, &SeenSquare::seen);
  if (!isBeyond) return;
  diagnostics.push_back(
      {.severity = parser::Severity::warning,
       .code = "reconstruct.board-size",
       .where = reading.where,
       .message = said::words("expected a board of {0} rows and {1} columns, found a larger one",
                              language.board.rows(), columns_),
       .recovery = said::words("what is beyond is left out")});
}

SeenBoard::SeenSquare SeenBoard::bind(const std::vector<SquareSight>& sights, const game::Language& language,
                                      const parser::SourceRange& where,
                                      std::vector<parser::Diagnostic>& diagnostics) {
  SeenSquare square;
  if (sights.empty()) return square;
  square.seen = true;
  square.text = sightText(*std::ranges::max_element(sights, {}, &SquareSight::perMille));
  const bool isTold = sights.front().perMille > 0;
  double sum = 0;
  double anyLetter = 0;
  std::optional<double> empty;
  std::array<double, game::TileCounts::kKinds> chances{};
  for (const SquareSight& sight : sights) {
    const double trust = sight.what == What::empty ? 1 - kOverlookedTile : 1 - kMisreadLetter;
    const double chance = isTold ? sight.perMille / 1000.0 : trust;
    sum += chance;
    const auto letter = sight.what == What::letter ? language.alphabet.letter(sight.letter) : std::nullopt;
    if (sight.what == What::empty) {
      empty = empty.value_or(0) + chance;
    } else if (letter) {
      chances[static_cast<std::size_t>(letter->index())] += chance;
      (sight.blank ? square.blanks : square.plain)[static_cast<std::size_t>(letter->index())] = true;
    } else {
      anyLetter += chance;
    }
    if (sight.what == What::letter && !letter) {
      diagnostics.push_back({.severity = parser::Severity::warning,
                             .code = "reconstruct.board-letter",
                             .where = where,
                             .message = said::words("expected letters of {0}, found \"{1}\"",
                                                    languageName(language), sight.letter),
                             .recovery = said::words("it is taken for a tile that cannot be read")});
    }
  }
  // What nobody named is there as often as somebody misreads.
  const double rest = std::max(kLeastRest, isTold ? 1 - sum : empty ? kOverlookedTile : kMisreadLetter);
  const double emptyRest = isTold ? std::max(kLeastRest, kImaginedShare * rest) : kImaginedTile;
  for (int letter = 1; letter <= letters_; ++letter) {
    double& chance = chances[static_cast<std::size_t>(letter)];
    chance = std::max({chance, anyLetter, rest});
  }
  const double emptyChance = std::max(empty.value_or(emptyRest), kLeastRest);
  const double most = std::max(emptyChance, *std::ranges::max_element(chances));
  square.empty = nats(emptyChance / most);
  for (int letter = 1; letter <= letters_; ++letter) {
    const auto index = static_cast<std::size_t>(letter);
    square.letters[index] = nats(chances[index] / most);
  }
  return square;
}

double SeenBoard::costOf(game::Square square, game::Tile tile) const {
  const SeenSquare& seen = at(square);
  if (!seen.seen) return 0;
  const auto letter = static_cast<std::size_t>(tile.letter().index());
  const double cost = seen.letters[letter];
  if (cost >= kRare || seen.text == "?") return cost;
  const bool isPlain = seen.plain[letter] || !seen.blanks[letter];
  if (tile.isBlank() ? seen.blanks[letter] : isPlain) return cost;
  if (tile.isBlank()) return cost + (marksBlanks_ ? kBlankNotSeen : 0);
  return cost + kBlankImagined;
}

double SeenBoard::costOf(const game::Move& move) const {
  double cost = 0;
  game::Square square = move.start();
  for (const game::Tile tile : move.tiles()) {
    if (!tile.empty()) cost += costOf(square, tile);
    square = square.step(move.direction(), 1);
  }
  return cost;
}

double SeenBoard::costOfEmpty(const game::Board& board) const {
  double cost = 0;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const game::Square square(row, column);
      if (board.isEmpty(square)) cost += costOfEmpty(square);
    }
  }
  return cost;
}

std::vector<SeenLetter> SeenBoard::lettersAt(game::Square square) const {
  const SeenSquare& seen = at(square);
  std::vector<SeenLetter> letters;
  if (!seen.seen) return letters;
  for (int letter = 1; letter <= letters_; ++letter) {
    const auto index = static_cast<std::size_t>(letter);
    if (seen.letters[index] < kRare)
      letters.push_back(
          {game::Letter(letter), seen.blanks[index] && !seen.plain[index], seen.letters[index]});
  }
  std::ranges::stable_sort(letters, {}, &SeenLetter::cost);
  return letters;
}

std::size_t SeenBoard::tilesSeen() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(squares_, [](const SeenSquare& square) { return square.empty >= kRare; }));
}

bool SeenBoard::showsMoreThan(const game::Board& board) const {
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const game::Square square(row, column);
      if (board.isEmpty(square) && contradicts(square, game::Tile())) return true;
    }
  }
  return false;
}

bool SeenBoard::contradicts(game::Square square, game::Tile tile) const {
  return (tile.empty() ? costOfEmpty(square) : costOf(square, tile)) >= kRare;
}

std::optional<std::string> SeenBoard::readingOf(game::Square square) const {
  return at(square).seen ? std::optional(at(square).text) : std::nullopt;
}

}  // namespace rozbor::replay
