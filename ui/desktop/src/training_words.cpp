#include "training_words.h"

#include <QStringList>

#include "answer_words.h"
#include "phrase.h"
#include "rozbor/reports/lesson_words.h"
#include "words.h"

namespace rozbor::desktop {
namespace {

using app::TrainingItem;
using reports::Grade;
using reports::Wording;

QString gradeWord(Grade grade, const Wording& wording) {
  switch (grade) {
    case Grade::again:
      return phrase(wording, "again");
    case Grade::hard:
      return phrase(wording, "hard");
    case Grade::good:
      return phrase(wording, "good");
    case Grade::easy:
      break;
  }
  return phrase(wording, "easy");
}

QString playedLine(const TrainingItem& item, const Wording& wording) {
  const app::Exercise& exercise = item.exercise;
  const reports::DecisionRecord& lesson = item.lesson;
  const auto& verdict = item.result->verdict;
  return phrase(wording, "Played in the game: {0}.",
                reports::storedMoveWords(lesson.text.played, exercise.position.board, *exercise.language,
                                         wording)) +
         u' ' +
         phrase(wording, "It lost {0}.",
                reports::lossWords(verdict ? verdict->playedLoss : lesson.numbers.loss, wording));
}

QString causeLine(const TrainingItem& item, const Wording& wording) {
  const auto& cause = item.lesson.numbers.cause;
  if (!cause) return {};
  const std::string finding = findingSentence(*cause, wording);
  return phrase(wording, "Cause: {0}.", causeWords(cause->cause, wording)) +
         (finding.empty() ? QString() : u' ' + QString::fromStdString(finding));
}

}  // namespace

QString lessonTitle(const reports::DecisionRecord& lesson) {
  const auto own = static_cast<std::size_t>(lesson.numbers.seat);
  QString title = QString::fromStdString(lesson.game.seats[own].name) + QStringLiteral(" – ") +
                  QString::fromStdString(lesson.game.seats[1 - own].name);
  if (!lesson.game.playedOn.empty())
    title += QStringLiteral(", ") + QString::fromStdString(lesson.game.playedOn);
  return title;
}

QString positionWords(const app::Exercise& exercise, const Wording& wording) {
  const game::Position& position = exercise.position;
  return phrase(wording, "Score: {0} : {1}", position.score, position.opponentScore) + QStringLiteral("   ") +
         phrase(wording, "Tiles in the bag: {0}.", bagCount(position.board, *exercise.language));
}

QString hintWords(const app::Hint& hint, const Wording& wording) {
  if (hint.kind == game::Move::Kind::pass) return phrase(wording, "The best move is to pass.");
  if (hint.kind == game::Move::Kind::exchange) {
    return hint.tiles ? phrase(wording, "The best move is an exchange; tiles: {0}.", *hint.tiles)
                      : phrase(wording, "The best move is an exchange.");
  }
  QString text = phrase(wording, "The best move scores {0}.", hint.score);
  if (hint.tiles) text += u' ' + phrase(wording, "Tiles laid: {0}.", *hint.tiles);
  if (!hint.place.empty()) text += u' ' + phrase(wording, "It begins at {0}.", hint.place);
  return text;
}

QString resultWords(const TrainingItem& item, const Wording& wording) {
  const app::Exercise& exercise = item.exercise;
  const app::TrainingResult& result = *item.result;
  const game::Board& board = exercise.position.board;
  QStringList lines;
  lines += result.verdict ? gradeWord(result.grade, wording) + QStringLiteral(": ") +
                                verdictWords(*result.verdict, board, *exercise.language, wording)
                          : phrase(wording, "Given up.");
  if (!result.verdict || !result.verdict->isBest)
    lines += phrase(wording, "Best: {0}.",
                    playWords(exercise.best, board, *exercise.language, wording).toStdString());
  lines += playedLine(item, wording);
  const QString cause = causeLine(item, wording);
  if (!cause.isEmpty()) lines += cause;
  lines += phrase(wording, "Asked again on {0}.", reports::dayText(*result.card.state.due));
  return lines.join(u'\n');
}

QString sittingWords(std::span<const reports::AnswerRow> answers, const Wording& wording) {
  const reports::TrainingFigures figures = reports::figuresOf(answers);
  if (figures.answers == 0) return phrase(wording, "Nothing is due today.");
  QString text = phrase(wording, "Answered: {0}, right: {1} ({2} %).", figures.answers, figures.right,
                        wording.number(100 * figures.shareRight(), 0));
  if (figures.meanWinLost)
    text += u' ' +
            phrase(wording, "Mean loss: {0} % (winning chances).", wording.number(*figures.meanWinLost, 1));
  return text;
}

}  // namespace rozbor::desktop
