#include <algorithm>

#include "best_play.h"
#include "rozbor/game/bingo.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "rozbor/insight/themes.h"

namespace rozbor::reports {
namespace {

/// The longest run of tiles that lay already within the word: of two or more, they were a word.
int longestRun(const game::Move& play) {
  int longest = 0;
  int run = 0;
  for (const game::Tile tile : play.tiles()) {
    run = tile.empty() ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

LossPart partOfBingo(const game::Move& play, std::ptrdiff_t across) {
  const int through = play.length() - play.tilesUsed();
  if (through == 1) return LossPart::eight;
  if (through > 1) return LossPart::nineOrMore;
  if (across == 0) return LossPart::sevenFirst;
  return across == 1 ? LossPart::sevenHook : LossPart::sevenParallel;
}

}  // namespace

LossPart partOf(const Theme& theme, const game::Position& position, const game::Move& play,
                const game::Language& language) {
  const auto words = wordsFormed(position.board, play);
  const auto across = std::ranges::count_if(
      words, [&](const game::LaidWord& word) { return word.direction != play.direction(); });
  if (isBingo(play, language.rules)) return theme.bingos ? partOfBingo(play, across) : LossPart::otherBingo;
  if (longestRun(play) > 1) return LossPart::extension;
  if (across > 1) return LossPart::parallel;
  const bool isShort = !words.empty() && words.front().tiles.size() <= kShortWord;
  return isShort ? LossPart::shortWord : LossPart::longWord;
}

std::vector<std::string> shortWordsOf(const DecisionRecord& decision, const game::Language& language) {
  std::vector<std::string> shortWords;
  if (!decision.numbers.placement || decision.numbers.takenBack) return shortWords;
  const auto made = madePlay(decision, language);
  if (!made) return shortWords;
  for (const game::LaidWord& word : wordsFormed(made->position.board, made->move)) {
    if (word.tiles.size() <= kShortWord) shortWords.push_back(wordText(word.tiles, language.alphabet));
  }
  return shortWords;
}

}  // namespace rozbor::reports
