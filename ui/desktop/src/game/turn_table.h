#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>

#include "speech/spoken.h"
#include "turn_model.h"

namespace rozbor::desktop {

/// The table of turns: sorts, and holds which turn is shown. Turns are counted from 0 in the order
/// of the game, however the table is sorted.
class TurnTable : public QTableView {
  Q_OBJECT
 public:
  explicit TurnTable(const LiveWording& wording, QWidget* parent = nullptr);

  /// Goes to the first turn; or stays on the turn where the game is the same one with its grades.
  void setGame(GamePtr game);
  /// The same game, one turn of which has another grade.
  void regrade(GamePtr game, int turn) { turns_.regrade(std::move(game), turn); }

  [[nodiscard]] int turnCount() const { return turns_.rowCount(); }
  [[nodiscard]] int currentTurn() const;  ///< -1: none
  void setCurrentTurn(int turn);          ///< the nearest there is
  /// What happened on these turns is not told.
  void hideTurns(const std::set<int>& turns) { turns_.hideTurns(turns); }
  /// So many turns on, or back, in the order of the game.
  void step(int turns) { setCurrentTurn(currentTurn() + turns); }

 signals:
  void turnShown(int turn);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitColumns();
  [[nodiscard]] int headWidth(int column) const;

  TurnModel turns_;
  QSortFilterProxyModel sorted_;
};

}  // namespace rozbor::desktop
