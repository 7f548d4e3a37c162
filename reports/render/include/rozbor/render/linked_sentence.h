#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/render/wording.h"

namespace rozbor::reports {

struct GameReview;

/// A sentence of which a part leads to the turn that it tells of.
struct LinkedSentence {
  std::string before;
  std::string link;
  std::string after;
  std::size_t turn = 0;  ///< index into the replay's turns

  [[nodiscard]] std::string text() const { return before + link + after; }
};

/// Whole sentences one after the other, for faces without links.
[[nodiscard]] std::string paragraphOf(const std::vector<LinkedSentence>& sentences);

/// The game in a paragraph: who was ahead since when, how near the loser came, what the key moments did, and
/// from when on it was decided; each only where it can be told (docs/verdicts.md#the-story).
[[nodiscard]] std::vector<LinkedSentence> gameParagraph(const GameReview& review, const Wording& wording);

}  // namespace rozbor::reports
