#pragma once

#include <span>
#include <string>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/library/rows.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// A word that would have been the best play and was not found.
struct MissedWord {
  std::string word;  ///< capitals
  int count = 0;     ///< decisions
};
/// Of the games in one language, in the order of its alphabet: where the cause of a loss worth a band is a
/// missed word.
[[nodiscard]] std::vector<MissedWord> missedWords(std::span<const DecisionRecord> decisions,
                                                  const game::Language& language, const BandScale& scale);
}  // namespace rozbor::reports
