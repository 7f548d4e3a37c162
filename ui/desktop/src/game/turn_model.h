#pragma once

#include <QAbstractTableModel>
#include <set>

#include "library/game_view.h"
#include "speech/spoken.h"

namespace rozbor::desktop {

/// The turns of a game, a row each, in the order of the game. Says, paints nothing: the band and
/// the player come as numbers for the delegates.
class TurnModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { number, player, move, score, total, lost, verdict, columnTotal };
  enum Role {
    sortRole = Qt::UserRole,  ///< a number or text to sort by; unlike the text shown
    bandRole,                 ///< reports::Band as int; -1 where nothing was graded
    playerRole,               ///< index of the player
  };

  explicit TurnModel(const LiveWording& wording, QObject* parent = nullptr);

  void setGame(GamePtr game);
  /// The same game, one turn of which has another grade.
  void regrade(GamePtr game, int turn);
  /// What happened on this turn is not told; -1: of none.
  void hideTurns(const std::set<int>& turns);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] QString shown(std::size_t row, int column) const;
  [[nodiscard]] QVariant sortKey(std::size_t row, int column) const;
  [[nodiscard]] QString shownLoss(std::size_t row) const;

  const LiveWording& wording_;
  GamePtr game_;
  std::set<int> hidden_;
};

}  // namespace rozbor::desktop
