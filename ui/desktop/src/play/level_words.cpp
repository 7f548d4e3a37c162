#include "level_words.h"

#include <QStringList>

#include "speech/phrase.h"

namespace rozbor::desktop {
namespace {

/// What is new to this window is told as its file has it.
QString strategyWords(const engine::PlayerSpec& level, const reports::Wording& wording) {
  if (level.strategy == "random") return phrase(wording, "Lays anything that is legal.");
  if (level.strategy == "greedy") return phrase(wording, "Takes the most points that it sees.");
  if (level.strategy == "static") return phrase(wording, "Values the tiles that it keeps, too.");
  if (level.strategy == "simulating" && level.preEndgameNodes > 0)
    return phrase(wording,
                  "Plays the best moves on, thinks of the other's rack, and searches the end of the game.");
  if (level.strategy == "simulating") return phrase(wording, "Plays the best moves on before it chooses.");
  return QString::fromStdString(textOf(level));
}

}  // namespace

QString levelWords(const engine::PlayerSpec& level, const reports::Wording& wording) {
  constexpr double kPercent = 100;
  QStringList sentences{strategyWords(level, wording)};
  if (level.maxPoints)
    sentences +=
        phrasePlural(wording, "At most {0} point a move.", "At most {0} points a move.", *level.maxPoints);
  if (level.maxTiles)
    sentences +=
        phrasePlural(wording, "At most {0} tile a move.", "At most {0} tiles a move.", *level.maxTiles);
  if (level.vocabulary < 1)
    sentences += phrase(wording, "Knows {0} % of the words of four letters and more.",
                        wording.number(kPercent * level.vocabulary, 0));
  if (level.endgame == engine::PlayerSpec::Endgame::exact) sentences += phrase(wording, "Solves endgames.");
  return sentences.join(u' ');
}

}  // namespace rozbor::desktop
