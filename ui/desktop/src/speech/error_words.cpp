#include "error_words.h"

#include "phrase.h"
#include "rozbor/render/lexicon_words.h"

namespace rozbor::desktop {

QString errorWords(const game::Error& error, const std::string& file, const GamePtr& game,
                   const reports::Wording& wording) {
  if (error.code == "lexicon.none-installed" && game) {
    return phrase(wording,
                  "No lexicon is installed for this game ({0}), so the moves are shown but not graded. "
                  "Prepare one with: {1}",
                  game->language->name, "rozbor lexicon build --language " + game->language->id);
  }
  if (error.code == "review.players" && game) {
    return phrase(wording,
                  "This is a game of {0} players. It can be replayed here, but only games of two are graded.",
                  game->replay.players.size());
  }
  if (error.code == "file.missing") return phrase(wording, "The file cannot be read: {0}", file);
  if (error.code == "review.empty") return phrase(wording, "Nobody makes a move in this record.");
  return phrase(wording, error.message);
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
