#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rozbor/parser/score_sheet.h"

namespace rozbor::replay {

/// A turn of one player in two sheets, or in one of them; indices into their turns.
struct TurnPair {
  std::optional<std::size_t> first;
  std::optional<std::size_t> second;
};

/// How much speaks for two rows being the same turn: a word that both have counts most, then points, then
/// what was done. Less than nothing where they contradict each other.
[[nodiscard]] double likeness(const parser::SheetTurn& one, const parser::SheetTurn& other);

/// Whether the rows have something that both tell, words or else points; and whether they tell the same.
[[nodiscard]] bool areComparable(const parser::SheetTurn& one, const parser::SheetTurn& other);
[[nodiscard]] bool agree(const parser::SheetTurn& one, const parser::SheetTurn& other);

/// Letters alike, whichever are blanks.
[[nodiscard]] bool sameLetters(const parser::SheetWord& one, const parser::SheetWord& other);

/// The turns of `player` in the first sheet beside those of `playerOfSecond` in the second, in their order,
/// so that the sum of likenesses is greatest (the alignment of Needleman and Wunsch, 1970).
[[nodiscard]] std::vector<TurnPair> pairTurns(const parser::ScoreSheet& first, int player,
                                              const parser::ScoreSheet& second, int playerOfSecond);

}  // namespace rozbor::replay
