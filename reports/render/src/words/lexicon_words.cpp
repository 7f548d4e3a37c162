#include "rozbor/render/lexicon_words.h"

#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

/// What a wrong lexicon does to the numbers.
std::string misfitCaveat(const LexiconFit& fit, const Wording& wording) {
  const std::string origin = fit.origin();
  return (origin.empty()
              ? wording.text("It does not fit this game, and no installed lexicon does.")
              : phrase(wording,
                       "It does not fit this game, whose words seem to come from {0} (which lacks {1}).",
                       origin, fit.betterMissing)) +
         " " +
         wording.text(
             "What is said of phonies, missed words and points lost is not to be trusted; phonies are not "
             "counted.");
}

}  // namespace

std::string lexiconFitText(const GameReview& review, const Wording& wording) {
  const LexiconFit& fit = review.lexiconFit;
  if (fit.missing == 0) return {};
  std::string text = phrasePlural(wording, "{0} of the {1} words on the board is not in {2}.",
                                  "{0} of the {1} words on the board are not in {2}.", fit.missing, fit.words,
                                  review.lexicon.name);
  if (!fit.isGood()) return text + " " + misfitCaveat(fit, wording);
  if (!fit.better.empty()) {
    text += " " + phrase(wording, "The installed lexicon {0} lacks only {1}.", fit.better, fit.betterMissing);
  }
  return text;
}

}  // namespace rozbor::reports
