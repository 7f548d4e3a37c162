#include "lexicon_agreement.h"

#include "rozbor/review/review.h"

namespace rozbor::app {

void findBetterLexicon(reports::GameReview& review, const lexica::LexiconStore& store) {
  reports::LexiconFit& fit = review.lexiconFit;
  if (fit.missing == 0) return;
  const auto others = store.fitOf(reports::wordsOnBoard(review.replay), *review.language);
  if (others.empty() || static_cast<int>(others.front().lacking.size()) >= fit.missing) return;
  fit.better = others.front().name;
  fit.betterMissing = static_cast<int>(others.front().lacking.size());
}

}  // namespace rozbor::app
