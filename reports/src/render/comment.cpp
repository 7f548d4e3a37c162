#include "comment.h"

#include <fmt/format.h>

#include "rozbor/game/notation.h"

namespace rozbor::reports {
namespace {

/// Fills the places of a sentence that a catalogue gave; a broken one comes out as it is.
template <class... Values>
std::string filled(const std::string& sentence, const Values&... values) {
  try {
    return fmt::format(fmt::runtime(sentence), values...);
  } catch (const fmt::format_error&) {
    return sentence;
  }
}

void append(std::string& text, const std::string& sentence) {
  if (sentence.empty()) return;
  if (!text.empty()) text += ' ';
  text += sentence;
}

std::string phonySentence(const Decision& decision, const game::Language& language, const Wording& wording) {
  if (decision.phonies.empty()) return {};
  std::string words;
  for (const auto& word : decision.phonies) words += (words.empty() ? "" : ", ") + wordText(word, language.alphabet);
  if (decision.takenBack) return filled(wording.text("Not in the lexicon and challenged off: {0}."), words);
  return filled(wording.text("Not in the lexicon, but it stood: {0}."), words);
}

std::string bestSentence(const Decision& decision, const game::Language& language, const Wording& wording) {
  const engine::RatedPlay& best = decision.best();
  const std::string move = moveTextForPeople(best.move, decision.position.board, language.alphabet);
  const std::string loss = wording.number(decision.equityLoss.inPoints(), 1);
  const bool bingo = best.move.isPlacement() && best.move.tilesUsed() >= language.rules.bingoTiles;
  if (bingo && !decision.bingoPlayed) {
    return filled(wording.text("A bingo was there: {0} for {1}, worth {2} points more in equity."), move, best.score, loss);
  }
  if (!best.move.isPlacement()) return filled(wording.text("Better: {0}, worth {1} points more in equity."), move, loss);
  return filled(wording.text("Better: {0} for {1}, worth {2} points more in equity."), move, best.score, loss);
}

std::string sameTilesSentence(const Decision& decision, int score, const game::Language& language, const Wording& wording) {
  if (!decision.sameTilesBest) return {};
  const engine::RatedPlay& spot = *decision.sameTilesBest;
  return filled(wording.text("The same tiles make {1} points at {0}, {2} more."),
                moveTextForPeople(spot.move, decision.position.board, language.alphabet), spot.score, spot.score - score);
}

}  // namespace

std::string commentOn(const GameReview& review, std::size_t index, const Wording& wording) {
  const Decision& decision = review.decisions[index];
  const game::Language& language = *review.language;
  std::string text = phonySentence(decision, language, wording);
  const bool lossTold = decision.graded && decision.band != Band::none;
  if (lossTold) append(text, bestSentence(decision, language, wording));
  const bool sameMove = lossTold && decision.sameTilesBest && decision.sameTilesBest->move == decision.best().move;
  if (!sameMove && (lossTold || !decision.graded)) {
    append(text, sameTilesSentence(decision, review.replay.turns[decision.turn].scoreComputed, language, wording));
  }
  return text;
}

}  // namespace rozbor::reports
