#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/insight/topics.h"
#include "rozbor/insight/words_to_learn.h"
#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/wording.h"

/// What there is to say to one player, in the reader's language and without any mark-up, for faces that lay
/// it out themselves. The sentences are those of the coaching report.
namespace rozbor::reports {

struct ToldExample {
  std::size_t decision = 0;  ///< of the case
  std::string text;          ///< "8D WORD instead of …: 12.3 points (against Otto, 2026-11-21, turn 7)"
};

/// What a sentence is about, and how many decisions that are.
struct ToldTopic {
  Topic topic = AllLessons{};
  std::size_t decisions = 0;
  std::size_t lessons = 0;  ///< of them, those that can be trained
};

/// A sentence with what it is about.
struct ToldLine {
  std::string text;
  ToldTopic about{};
  std::vector<WordToLearn> words{};  ///< that it lists, in its order
};

/// A weakness in words.
struct ToldWork {
  std::string title;
  std::string cost;
  std::string advice;
  ToldTopic about;
  std::vector<ToldExample> examples;
};

struct CoachingStory {
  std::string verdict;         ///< the one sentence to read first
  std::string caveats;         ///< what must be known before the numbers are believed; may be empty
  std::vector<ToldWork> work;  ///< at most three, ranked by what they surely cost
  std::vector<ToldLine> strengths;
  std::vector<ToldLine> plan;  ///< lists of words, what to train, what to look to in the next games
};

[[nodiscard]] CoachingStory coachingStory(const CoachingCase& player, const Wording& wording);

/// The name of a list of such decisions.
[[nodiscard]] std::string topicTitle(const Topic& topic, const Wording& wording);

/// Progress by week in words and numbers.
struct ToldWeeks {
  std::vector<std::string> sentences;  ///< whether less is lost than before, and what the table leaves out
  std::vector<std::string> headings;
  std::vector<std::vector<std::string>> rows;  ///< a week each, the first one first
  TimeChart chart;  ///< points lost; without points where there are fewer than two weeks
};
/// Without rows where there is no week.
[[nodiscard]] ToldWeeks toldWeeks(const CoachingCase& player, const Wording& wording);

}  // namespace rozbor::reports
