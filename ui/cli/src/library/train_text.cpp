#include "train_text.h"

#include <fmt/format.h>

#include "rozbor/app/training/training_words.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"

namespace rozbor::cli {
using app::TrainingItem;
using reports::Wording;

std::string askedText(const TrainingItem& item, std::size_t number, std::size_t all, const Wording& wording) {
  const app::Exercise& exercise = item.exercise;
  const game::Position& position = exercise.position;
  return phrase(wording, "Position {0} of {1}", number, all) + ": " + app::lessonTitle(item.lesson) + "\n\n" +
         reports::boardText(position.board, *exercise.language) + "\n" +
         phrase(wording, "Rack: {0}", rackText(position.rack, exercise.language->alphabet)) + "   " +
         app::standingText(exercise, wording) + "\n";
}

std::string trainPrompt(const Wording& wording) {
  return wording.text("Your move (? a hint, ! give up, q quit) > ");
}

std::string trainingSummary(std::span<const reports::AnswerRow> answers, const Wording& wording) {
  return answers.empty() ? wording.text("Nothing was answered.") : app::answeredText(answers, wording);
}

std::string dueText(const reports::Card& card, const reports::DecisionRecord& lesson,
                    const Wording& wording) {
  const std::string when = card.state.isNew() ? wording.text("new") : reports::dayText(*card.state.due);
  return fmt::format("{:10}  {}  {}  {}", when, app::lessonTitle(lesson),
                     phrase(wording, "turn {0}", card.turn), lesson.text.rack);
}

}  // namespace rozbor::cli
