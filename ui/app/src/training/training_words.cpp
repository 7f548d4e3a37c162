#include "rozbor/app/training/training_words.h"

#include <fmt/format.h>

#include "rozbor/game/notation.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"

namespace rozbor::app {
namespace {

using reports::Rating;
using reports::Wording;

const std::string& seatName(const reports::DecisionRecord& lesson, int seat) {
  return lesson.game.seats[static_cast<std::size_t>(seat)].name;
}

std::string gradeWord(Rating grade, const Wording& wording) {
  switch (grade) {
    case Rating::again:
      return wording.text("again");
    case Rating::hard:
      return wording.text("hard");
    case Rating::good:
      return wording.text("good");
    case Rating::easy:
      break;
  }
  return wording.text("easy");
}

/// "8D HO(U)SE for 24"
std::string playText(const TrainingItem& item, const engine::RatedPlay& play, const Wording& wording) {
  const Exercise& exercise = item.exercise;
  const std::string move = reports::storedMoveWords(moveText(play.move, exercise.language->alphabet),
                                                    exercise.position.board, *exercise.language, wording);
  return play.move.isPlacement() ? phrase(wording, "{0} for {1}", move, play.score) : move;
}

std::string gradedLine(const TrainingItem& item, const Wording& wording) {
  const TrainingResult& result = *item.result;
  if (!result.verdict) return wording.text("Given up.");
  const AnswerVerdict& verdict = *result.verdict;
  std::string line =
      fmt::format("{}: {}. ", gradeWord(result.grade, wording), playText(item, verdict.answer, wording));
  line += verdict.isBest ? wording.text("That is the best move.")
                         : phrase(wording, "It loses {0}.", lossWords(verdict.loss, wording));
  if (!verdict.rank) return line;
  return line + " " +
         phrase(wording, "By equity it is number {0} of {1}.", *verdict.rank, verdict.legalPlays);
}

std::string playedLine(const TrainingItem& item, const Wording& wording) {
  const reports::DecisionRecord& lesson = item.lesson;
  const Exercise& exercise = item.exercise;
  const std::string played =
      reports::storedMoveWords(lesson.text.played, exercise.position.board, *exercise.language, wording);
  const auto& verdict = item.result->verdict;
  return phrase(wording, "Played in the game: {0}.", played) + " " +
         phrase(wording, "It lost {0}.",
                lossWords(verdict ? verdict->playedLoss : lesson.numbers.loss, wording));
}

std::string causeLine(const TrainingItem& item, const Wording& wording) {
  const auto& cause = item.lesson.numbers.cause;
  if (!cause) return {};
  const std::string finding = findingSentence(*cause, item.lesson.numbers.loss.proof, wording);
  return phrase(wording, "Cause: {0}.", causeWords(cause->cause, wording)) +
         (finding.empty() ? "" : " " + finding) + "\n";
}

}  // namespace

std::string lessonTitle(const reports::DecisionRecord& lesson) {
  const std::string title = fmt::format("{} – {}", seatName(lesson, lesson.numbers.seat),
                                        seatName(lesson, 1 - lesson.numbers.seat));
  return lesson.game.playedOn.empty() ? title : title + ", " + lesson.game.playedOn;
}

std::string standingText(const Exercise& exercise, const Wording& wording) {
  const game::Position& position = exercise.position;
  return phrase(wording, "Score: {0} : {1}", position.score, position.opponentScore) + "   " +
         phrase(wording, "Tiles in the bag: {0}.", bagCount(position.board, *exercise.language));
}

std::string hintText(const Hint& hint, const Wording& wording) {
  if (hint.kind == game::Move::Kind::pass) return wording.text("The best move is to pass.");
  if (hint.kind == game::Move::Kind::exchange) {
    return hint.tiles ? phrase(wording, "The best move is an exchange; tiles: {0}.", *hint.tiles)
                      : wording.text("The best move is an exchange.");
  }
  std::string text = phrase(wording, "The best move scores {0}.", hint.score);
  if (hint.tiles) text += " " + phrase(wording, "Tiles laid: {0}.", *hint.tiles);
  if (!hint.place.empty()) text += " " + phrase(wording, "It begins at {0}.", hint.place);
  return text;
}

std::string resultText(const TrainingItem& item, const Wording& wording) {
  std::string text = gradedLine(item, wording) + "\n";
  if (!item.result->verdict || !item.result->verdict->isBest)
    text += phrase(wording, "Best: {0}.", playText(item, item.exercise.best, wording)) + "\n";
  text += playedLine(item, wording) + "\n" + causeLine(item, wording);
  return text + phrase(wording, "Asked again on {0}.", reports::dayText(*item.result->card.state.due));
}

std::string answeredText(std::span<const reports::AnswerRow> answers, const Wording& wording) {
  const reports::TrainingFigures figures = reports::figuresOf(answers);
  std::string line = phrase(wording, "Answered: {0}, right: {1} ({2} %).", figures.answers, figures.right,
                            wording.number(100 * figures.shareRight(), 0));
  if (!figures.meanWinLost) return line;
  return line + " " +
         phrase(wording, "Mean loss: {0} % (winning chances).", wording.number(*figures.meanWinLost, 1));
}

}  // namespace rozbor::app
