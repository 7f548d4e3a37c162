#pragma once

#include <string>
#include <vector>

#include "words.h"

namespace rozbor::reports {

/// A key moment in words. Sentences stand only where a check of the numbers supports them.
struct Story {
  std::string title;  ///< "Turn 14, Josh: a missed bingo"
  std::string kind;   ///< "a missed bingo"
  std::vector<std::string> sentences;
  std::vector<Fact> facts;  ///< the numbers beside
};

[[nodiscard]] Story storyOf(const GameReview& review, const KeyMoment& moment, const Wording& wording);

/// What there is to say of any decision; empty for one that nothing could better.
[[nodiscard]] std::vector<std::string> sentencesOn(const GameReview& review, const Decision& decision,
                                                   const Wording& wording);

}  // namespace rozbor::reports
