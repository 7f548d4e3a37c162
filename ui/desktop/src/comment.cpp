#include "comment.h"

#include <QStringList>

#include "phrase.h"
#include "rozbor/game/notation.h"
#include "words.h"

namespace rozbor::desktop {

using reports::Band;
using reports::Decision;
using reports::GameReview;
using reports::Wording;

namespace {

/// "8D HO(U)SE for 24"
std::string playWords(const engine::RatedPlay& play, const Decision& decision, const GameReview& game,
                      const Wording& wording) {
  const std::string move =
      moveWords(play.move, decision.position.board, *game.language, wording).toStdString();
  return play.move.isPlacement() ? phrase(wording, "{0} for {1}", move, play.score).toStdString() : move;
}

QString phonySentences(const GameReview& game, const Decision& decision, const Wording& wording) {
  std::string words;
  for (const auto& word : decision.phonies)
    words += (words.empty() ? "" : ", ") + wordText(word, game.language->alphabet);
  const int score = game.replay.turns[decision.turn].scoreComputed;
  const QString fate = decision.takenBack
                           ? phrasePlural(wording, "It was challenged off, and {0} point went with it.",
                                          "It was challenged off, and {0} points went with it.", score)
                           : phrasePlural(wording, "It stood and brought {0} point.",
                                          "It stood and brought {0} points.", score);
  return phrase(wording, "Not in {0}: {1}.", game.lexicon.name, words) + u' ' + fate;
}

QString betterSentence(const GameReview& game, const Decision& decision, const Wording& wording) {
  const std::string best = playWords(decision.best(), decision, game, wording);
  const std::string loss = wording.number(decision.equityLoss.inPoints(), 1);
  const bool missedBingo =
      !decision.bingoPlayed && decision.bestBingo && decision.bestBingo->move == decision.best().move;
  return missedBingo ? phrase(wording, "The bingo {0} was there, {1} points better.", best, loss)
                     : phrase(wording, "Better: {0}, by {1} points.", best, loss);
}

}  // namespace

QString commentOn(const GameReview& game, const Decision& decision, const Wording& wording) {
  QStringList sentences;
  if (!decision.phonies.empty()) sentences += phonySentences(game, decision, wording);
  if (decision.graded && decision.band != Band::none) sentences += betterSentence(game, decision, wording);
  if (!decision.graded && decision.sameTilesBest) {
    const int more = decision.sameTilesBest->score - game.replay.turns[decision.turn].scoreComputed;
    sentences +=
        phrase(wording, "The rack is not known in full, but the same tiles make {0} more for sure: {1}.",
               more, playWords(*decision.sameTilesBest, decision, game, wording));
  }
  return sentences.join(u' ');
}

QString notesOn(const GameReview& game, std::size_t turn) {
  QStringList notes;
  for (const parser::Note& note : game.record.events[game.replay.turns[turn].event].notes) {
    if (!note.text.value.starts_with("[rozbor]")) notes += QString::fromStdString(note.text.value);
  }
  return notes.join(u'\n');
}

}  // namespace rozbor::desktop
