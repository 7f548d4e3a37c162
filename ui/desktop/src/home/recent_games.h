#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "rozbor/review/game_review.h"

namespace rozbor::desktop {

/// A game that was open, as the first page tells of it.
struct RecentGame {
  QString file;      ///< whole path
  QString title;     ///< names and scores
  int turn = 0;      ///< that was shown at last, from 0
  QString position;  ///< after the last turn (CGP)
  QString language;  ///< id

  friend bool operator==(const RecentGame&, const RecentGame&) = default;
};

/// The players by name, by nick where the record tells no name.
[[nodiscard]] QStringList namesOf(const replay::Replay& replay);

[[nodiscard]] RecentGame recentGame(const reports::GameReview& game, const QString& file, int turn);

/// The games that were open at last, the last one first, each file once.
class RecentGames {
 public:
  static constexpr qsizetype kMost = 7;

  void add(const RecentGame& game);
  [[nodiscard]] const QList<RecentGame>& games() const { return games_; }

 private:
  QList<RecentGame> games_;
};

}  // namespace rozbor::desktop
