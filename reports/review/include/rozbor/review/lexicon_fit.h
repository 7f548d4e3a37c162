#pragma once

#include <string>

namespace rozbor::reports {

/// How well the lexicon explains the record.
struct LexiconFit {
  int words = 0;       ///< distinct words that plays formed and that stood
  int missing = 0;     ///< of those, not in the lexicon used
  std::string better;  ///< name of the installed lexicon that lacks fewest; empty when none lacks fewer
  int betterMissing = 0;

  /// Whether the lexicon can judge this game: players may have let a few phonies stand, but a list that lacks
  /// four words and more than one in fifteen is another list (docs/verdicts.md has what that rests on).
  [[nodiscard]] bool isGood() const { return isGood(missing); }
  /// The installed lexicon that the record seems to come from, where the one used does not fit; empty when
  /// none does.
  [[nodiscard]] std::string origin() const {
    return !isGood() && isGood(betterMissing) ? better : std::string();
  }

  friend bool operator==(const LexiconFit&, const LexiconFit&) = default;

 private:
  [[nodiscard]] bool isGood(int lacking) const {
    constexpr int kFew = 4;
    constexpr int kOneIn = 15;
    return lacking < kFew || lacking * kOneIn <= words;
  }
};

}  // namespace rozbor::reports
