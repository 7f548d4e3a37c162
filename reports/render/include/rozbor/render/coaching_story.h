#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/insight/coaching.h"
#include "rozbor/render/wording.h"

/// What there is to say to one player, in the reader's language and without any mark-up, for faces that lay
/// it out themselves. The sentences are those of the coaching report.
namespace rozbor::reports {

struct ToldExample {
  std::size_t decision = 0;  ///< of the case
  std::string text;          ///< "8D WORD instead of …: 12.3 points (against Otto, 2026-11-21, turn 7)"
};

/// A weakness in words.
struct ToldWork {
  std::string title;
  std::string cost;
  std::string advice;
  std::vector<ToldExample> examples;
};

struct CoachingStory {
  std::string verdict;         ///< the one sentence to read first
  std::string caveats;         ///< what must be known before the numbers are believed; may be empty
  std::vector<ToldWork> work;  ///< at most three, ranked by what they surely cost
  std::vector<std::string> strengths;
  std::vector<std::string> words;  ///< lists to learn, each a sentence
  std::string watch;               ///< what to look to in the next games; empty where there is nothing
};

[[nodiscard]] CoachingStory coachingStory(const CoachingCase& player, const Wording& wording);

}  // namespace rozbor::reports
