#include "rozbor/insight/training.h"

#include <algorithm>
#include <map>

namespace rozbor::reports {

MemoryCardStore::MemoryCardStore(std::span<const DecisionRecord> decisions, const BandScale& scale) {
  for (const DecisionRecord& decision : decisions) {
    if (!isLesson(decision.numbers, scale)) continue;
    lessons_.push_back(decision);
    cards_.push_back({.game = decision.game.id, .turn = decision.numbers.turn});
  }
}

game::Result<DecisionRecord> MemoryCardStore::lesson(Id game, int turn) {
  const auto found = std::ranges::find_if(lessons_, [&](const DecisionRecord& lesson) {
    return lesson.game.id == game && lesson.numbers.turn == turn;
  });
  if (found == lessons_.end())
    return game::Error{"training.no-lesson", said::words("there is no such position")};
  return *found;
}

std::optional<game::Error> MemoryCardStore::save(const Card& card, const AnswerRow& answer) {
  const auto found = std::ranges::find_if(
      cards_, [&](const Card& kept) { return kept.game == card.game && kept.turn == card.turn; });
  if (found == cards_.end())
    return game::Error{"training.no-lesson", said::words("there is no such position")};
  *found = card;
  answers_.push_back(answer);
  return std::nullopt;
}

TrainingFigures figuresOf(std::span<const AnswerRow> answers) {
  TrainingFigures figures;
  double sum = 0;
  int known = 0;
  for (const AnswerRow& answer : answers) {
    ++figures.answers;
    figures.right += answer.grade == Rating::again ? 0 : 1;
    sum += answer.winLost.value_or(0);
    known += answer.winLost ? 1 : 0;
  }
  if (known > 0) figures.meanWinLost = sum / known;
  return figures;
}

std::vector<DayProgress> progressByDay(std::span<const AnswerRow> answers) {
  std::map<Day, std::vector<AnswerRow>> days;
  for (const AnswerRow& answer : answers)
    days[answer.day].push_back(answer);
  std::vector<DayProgress> progress;
  progress.reserve(days.size());
  for (const auto& [day, given] : days)
    progress.push_back({day, figuresOf(given)});
  return progress;
}

}  // namespace rozbor::reports
