#include "lexicon_agreement.h"

#include <algorithm>

#include "rozbor/review/review.h"

namespace rozbor::app {

reports::LexiconFit lexiconFitOf(const replay::Replay& replay, const engine::Lexicon& lexicon,
                                 const game::Language& language, const lexica::LexiconStore& store) {
  const auto words = reports::wordsOnBoard(replay);
  const auto isMissing = [&](const auto& word) { return !lexicon.contains(word); };
  reports::LexiconFit fit;
  fit.words = static_cast<int>(words.size());
  fit.missing = static_cast<int>(std::ranges::count_if(words, isMissing));
  if (fit.missing == 0) return fit;
  const auto others = store.fitOf(words, language);
  if (others.empty() || static_cast<int>(others.front().lacking.size()) >= fit.missing) return fit;
  fit.better = others.front().name;
  fit.betterMissing = static_cast<int>(others.front().lacking.size());
  return fit;
}

}  // namespace rozbor::app
