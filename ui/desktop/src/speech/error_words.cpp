#include "error_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "phrase.h"
#include "rozbor/render/lexicon_words.h"

namespace rozbor::desktop {
namespace {

/// Errors whose message names a command, in words for a window.
struct WindowWords {
  std::string_view code;
  said::Message instead;
};
const std::array<WindowWords, 9>& wordsInsteadOfCommands() {
  static const std::array<WindowWords, 9> kWords{{
      {"lexicon.none-installed", said::words("No lexicon of the language is installed.")},
      {"lexicon.corrupt", said::words("The lexicon is damaged; choose another one, or build it again.")},
      {"lexicon.version", said::words("The lexicon is of another version of Rozbor; build it again.")},
      {"lexicon.foreign", said::words("This is no lexicon.")},
      {"winmodel.none",
       said::words("There is no win model of this language, so nothing can be said of chances to win.")},
      {"library.damaged", said::words("The file of the library is damaged or cut off; take its last copy.")},
      {"library.bad-row", said::words("The library holds a value that cannot be; take its last copy.")},
      {"sheet.inconsistent", said::words("No game fits the score sheet. Enter it as a score sheet: the row "
                                         "that breaks it is marked there.")},
      {"enter.faulty-sheet",
       said::words("Some of it is not understood as a score sheet and would be lost, so it is not opened.")},
  }};
  return kWords;
}

}  // namespace

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
  if (error.code == "lexicon.none-installed" && language != nullptr)
    return phrase(wording, "No lexicon of this language is installed ({0}).", language->name);
  if (error.code == "lexicon.missing-package" && language != nullptr) {
    std::string packages;
    for (const std::string& package : language->wordPackages)
      packages += (packages.empty() ? "" : ", ") + package;
    return phrase(wording,
                  "This system has no word list of the language (packages of Debian: {0}). A list that you "
                  "have can be taken from a file.",
                  packages);
  }
  const auto& all = wordsInsteadOfCommands();
  const auto found = std::ranges::find(all, error.code, &WindowWords::code);
  return phrase(wording, found == all.end() ? error.message : found->instead);
}

bool wantsLexicon(const game::Error& error) {
  return error.code == "lexicon.none-installed" || error.code == "lexicon.not-installed" ||
         error.code == "lexicon.corrupt" || error.code == "lexicon.version";
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
