#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/insight/coaching_case.h"

namespace rozbor::reports {

/// A word that was the best play and was not found.
struct WordToLearn {
  std::string word;   ///< capitals
  int count = 0;      ///< decisions
  double points = 0;  ///< that it cost, all decisions together
  bool bingo = false;
  std::string language = {};                ///< id
  std::vector<std::size_t> decisions = {};  ///< of the case, in their order
};

/// Missed words worth learning (docs/coaching.md): bingos first, then what cost more first.
struct WordsToLearn {
  std::vector<WordToLearn> words;
  std::size_t missed = 0;  ///< different words that were missed at all
  double share = 0;        ///< of the points that all of those cost, 0 to 1
};
[[nodiscard]] WordsToLearn wordsToLearn(const CoachingCase& player, std::size_t most);

/// As many as are told at once.
inline constexpr std::size_t kWordsTold = 24;

/// Whether a player surely plays 7 of 10 bingos: one who knows words, and is told none of kShortWord letters.
[[nodiscard]] bool isStrong(const std::vector<Figure>& figures);

}  // namespace rozbor::reports
