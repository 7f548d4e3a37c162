#include "turn_pairs.h"

#include <algorithm>

namespace rozbor::replay {
namespace {

using parser::ScoreSheet;
using parser::SheetTurn;
using parser::SheetTurnKind;
using parser::SheetWord;

constexpr double kSameWord = 4;
constexpr double kNearWord = 2;
constexpr double kOtherWord = -3;
constexpr double kSamePoints = 2;
constexpr double kSameNoPoints = 1;  ///< 0 points are those of any pass
constexpr double kOtherPoints = -1;
constexpr double kSameDeed = 2;
constexpr double kUnknownDeed = 0.5;
constexpr double kOtherDeed = -2;
/// A turn that one of the sheets lacks.
constexpr double kAlone = -1.5;

bool isLaid(const SheetTurn& turn) {
  return turn.kind == SheetTurnKind::play || turn.kind == SheetTurnKind::invalid;
}

/// Letters to change, put in, leave out, or neighbours to swap (Damerau 1964).
std::size_t distance(const SheetWord& one, const SheetWord& other) {
  const auto same = [&](std::size_t at, std::size_t column) {
    return one[at].letter == other[column].letter;
  };
  std::vector<std::vector<std::size_t>> rows(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
  for (std::size_t column = 0; column <= other.size(); ++column)
    rows[0][column] = column;
  for (std::size_t at = 0; at < one.size(); ++at) {
    rows[at + 1][0] = at + 1;
    for (std::size_t column = 0; column < other.size(); ++column) {
      std::size_t& least = rows[at + 1][column + 1];
      least = std::min({rows[at][column] + (same(at, column) ? 0 : 1), rows[at][column + 1] + 1,
                        rows[at + 1][column] + 1});
      const bool isSwap = at > 0 && column > 0 && same(at, column - 1) && same(at - 1, column);
      if (isSwap) least = std::min(least, rows[at - 1][column - 1] + 1);
    }
  }
  return rows.back().back();
}

/// One letter may be wrong, or one in three.
bool areNear(const SheetWord& one, const SheetWord& other) {
  constexpr std::size_t kLongest = 64;  // no word is as long, no board as wide
  if (std::max(one.size(), other.size()) > kLongest) return false;
  return distance(one, other) <= std::max<std::size_t>(1, std::max(one.size(), other.size()) / 3);
}

double likenessOfWords(const SheetTurn& one, const SheetTurn& other) {
  if (one.word.value.empty() || other.word.value.empty()) return 0;
  if (sameLetters(one.word.value, other.word.value)) return kSameWord;
  return areNear(one.word.value, other.word.value) ? kNearWord : kOtherWord;
}

double likenessOfDeeds(const SheetTurn& one, const SheetTurn& other) {
  if (one.kind == SheetTurnKind::missing || other.kind == SheetTurnKind::missing) return kUnknownDeed;
  if (isLaid(one) != isLaid(other)) return kOtherDeed;
  if (isLaid(one)) return 0;
  return one.kind == other.kind ? kSameDeed : kUnknownDeed;
}

double likenessOfPoints(const SheetTurn& one, const SheetTurn& other) {
  if (one.score && other.score) {
    if (one.score->value != other.score->value) return kOtherPoints;
    return one.score->value == 0 ? kSameNoPoints : kSamePoints;
  }
  const bool haveTotal = one.total && other.total && one.total->value == other.total->value;
  return haveTotal ? kSamePoints : 0;
}

std::vector<std::size_t> turnsOf(const ScoreSheet& sheet, int player) {
  std::vector<std::size_t> turns;
  for (std::size_t turn = 0; turn < sheet.turns.size(); ++turn) {
    if (sheet.turns[turn].player == player) turns.push_back(turn);
  }
  return turns;
}

}  // namespace

double likeness(const SheetTurn& one, const SheetTurn& other) {
  return likenessOfWords(one, other) + likenessOfDeeds(one, other) + likenessOfPoints(one, other);
}

bool sameLetters(const SheetWord& one, const SheetWord& other) {
  return std::ranges::equal(one, other, {}, &parser::SheetLetter::letter, &parser::SheetLetter::letter);
}

bool areComparable(const SheetTurn& one, const SheetTurn& other) {
  const bool words = !one.word.value.empty() && !other.word.value.empty();
  return words || (one.score && other.score && one.score->value + other.score->value > 0);
}

bool agree(const SheetTurn& one, const SheetTurn& other) {
  if (!one.word.value.empty() && !other.word.value.empty())
    return sameLetters(one.word.value, other.word.value);
  return one.score && other.score && one.score->value == other.score->value;
}

std::vector<TurnPair> pairTurns(const ScoreSheet& first, int player, const ScoreSheet& second,
                                int playerOfSecond) {
  const std::vector<std::size_t> ones = turnsOf(first, player);
  const std::vector<std::size_t> others = turnsOf(second, playerOfSecond);
  const std::size_t width = others.size() + 1;
  // best[i * width + j]: of the turns from the i-th and the j-th on.
  std::vector<double> best((ones.size() + 1) * width, 0);
  std::vector<double> pair(best.size(), 0);
  for (std::size_t i = ones.size() + 1; i-- > 0;) {
    for (std::size_t j = width; j-- > 0;) {
      const std::size_t at = i * width + j;
      const bool hasOne = i < ones.size();
      const bool hasOther = j < others.size();
      if (hasOne && hasOther) {
        pair[at] = likeness(first.turns[ones[i]], second.turns[others[j]]) + best[at + width + 1];
        best[at] = std::max({pair[at], kAlone + best[at + width], kAlone + best[at + 1]});
      } else if (hasOne || hasOther) {
        best[at] = kAlone + best[at + (hasOne ? width : 1)];
      }
    }
  }
  std::vector<TurnPair> pairs;
  for (std::size_t i = 0, j = 0; i < ones.size() || j < others.size();) {
    const std::size_t at = i * width + j;
    const bool both = i < ones.size() && j < others.size();
    if (both && best[at] == pair[at]) {
      pairs.push_back({ones[i++], others[j++]});
    } else if (i < ones.size() && (!both || best[at] == kAlone + best[at + width])) {
      pairs.push_back({ones[i++], std::nullopt});
    } else {
      pairs.push_back({std::nullopt, others[j++]});
    }
  }
  return pairs;
}

}  // namespace rozbor::replay
