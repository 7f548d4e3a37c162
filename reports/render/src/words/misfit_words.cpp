#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports {
namespace {

std::string sentenceOf(const MisfitGames& misfit, const Wording& wording) {
  const auto games = static_cast<long>(misfit.games);
  const std::string left = phrasePlural(
      wording, "{0} game is left out of figures that need a lexicon: {1} lacks too many of its words.",
      "{0} games are left out of figures that need a lexicon: {1} lacks too many of their words.", games,
      misfit.lexicon);
  if (misfit.origin.empty()) return left + " " + wording.text("No installed lexicon fits.");
  return left + " " + phrase(wording, "The words seem to come from {0}.", misfit.origin);
}

}  // namespace

std::vector<std::string> misfitSentences(std::span<const MisfitGames> misfits, const Wording& wording) {
  std::vector<std::string> sentences;
  sentences.reserve(misfits.size());
  for (const MisfitGames& misfit : misfits)
    sentences.push_back(sentenceOf(misfit, wording));
  return sentences;
}

}  // namespace rozbor::reports
