#include "error_words.h"

#include "phrase.h"
#include "rozbor/render/lexicon_words.h"

namespace rozbor::desktop {

QString errorWords(const game::Error& error, const std::string& file, const GamePtr& game,
                   const reports::Wording& wording) {
  if (error.code == "lexicon.none-installed" && game) {
    return phrase(wording,
                  "No lexicon is installed for this game ({0}), so the moves are shown but not graded.",
                  game->language->name);
  }
  if (error.code == "review.players" && game) {
    return phrase(wording,
                  "This is a game of {0} players. It can be replayed here, but only games of two are graded.",
                  game->replay.players.size());
  }
  if (error.code == "file.missing") return phrase(wording, "The file cannot be read: {0}", file);
  if (error.code == "review.empty") return phrase(wording, "Nobody makes a move in this record.");
  return errorWords(error, wording, game ? game->language.get() : nullptr);
}

QString errorWords(const game::Error& error, const reports::Wording& wording,
                   const game::Language* language) {
  if (error.code == "lexicon.none-installed")
    return language != nullptr
               ? phrase(wording, "No lexicon of this language is installed ({0}).", language->name)
               : phrase(wording, "No lexicon of the language is installed.");
  if (error.code == "lexicon.missing-package" && language != nullptr) {
    std::string packages;
    for (const std::string& package : language->wordPackages)
      packages += (packages.empty() ? "" : ", ") + package;
    return phrase(wording,
                  "This system has no word list of the language (packages of Debian: {0}). A list that you "
                  "have can be taken from a file.",
                  packages);
  }
  return phrase(wording, error.message);
}

bool wantsLexicon(const game::Error& error) {
  return error.code == "lexicon.none-installed" || error.code == "lexicon.not-installed";
}

QString lexiconCaveat(const reports::GameReview& game, const reports::Wording& wording) {
  QString text;
  if (!game.lexiconWanted.empty()) {
    text = phrase(wording, "The record names the lexicon {0}, which is not installed; {1} judges instead.",
                  game.lexiconWanted, game.lexicon.name);
  }
  const reports::LexiconFit& fit = game.lexiconFit;
  if (!fit.better.empty() || !fit.isGood()) {
    if (!text.isEmpty()) text += u' ';
    text += QString::fromStdString(lexiconFitText(game, wording));
  }
  return text;
}

}  // namespace rozbor::desktop
