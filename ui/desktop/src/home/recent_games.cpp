#include "recent_games.h"

#include "rozbor/game/cgp.h"
#include "speech/words.h"

namespace rozbor::desktop {
namespace {

/// "Ida 401 : 388 Otto", of more players each with their score.
QString titleOf(const replay::Replay& replay) {
  QStringList sides;
  const QStringList names = namesOf(replay);
  for (std::size_t player = 0; player < replay.players.size(); ++player) {
    const QString& name = names[static_cast<qsizetype>(player)];
    const QString score =
        player < replay.finalScores.size() ? QString::number(replay.finalScores[player]) : QString();
    const bool mirrored = replay.players.size() == 2 && player == 1;
    sides += mirrored ? score + u' ' + name : name + u' ' + score;
  }
  return sides.join(replay.players.size() == 2 ? QStringLiteral(" : ") : QStringLiteral(", "));
}

}  // namespace

QStringList namesOf(const replay::Replay& replay) {
  QStringList names;
  for (const replay::PlayerInfo& player : replay.players)
    names += QString::fromStdString(player.name.empty() ? player.nick : player.name);
  return names;
}

RecentGame recentGame(const reports::GameReview& game, const QString& file, int turn) {
  return {.file = file,
          .title = titleOf(game.replay),
          .turn = turn,
          .position = QString::fromStdString(writeCgp(game.replay.finalPosition, *game.language)),
          .language = QString::fromStdString(game.language->id)};
}

void RecentGames::add(const RecentGame& game) {
  games_.removeIf([&](const RecentGame& other) { return other.file == game.file; });
  games_.prepend(game);
  if (games_.size() > kMost) games_.removeLast();
}

}  // namespace rozbor::desktop
