#pragma once

#include <QWidget>
#include <optional>

#include "board_widget.h"
#include "game_view.h"
#include "rozbor/reports/wording.h"

class QAction;
class QLabel;

namespace rozbor::desktop {

class RackWidget;
class ScoreLine;

/// The game as it stands on one turn: scores, board, rack of who moved, unseen tiles.
class BoardPanel : public QWidget {
  Q_OBJECT
 public:
  /// The actions become the buttons below the board.
  BoardPanel(const reports::Wording& wording, const QList<QAction*>& actions, QWidget* parent = nullptr);

  void setGame(GamePtr game) { game_ = std::move(game); }
  /// The board after the turn; or, with a `ghost`, before it and with the ghost's tiles.
  void showTurn(std::size_t index, const std::optional<game::Move>& ghost);

  /// The board before the turn, with a move that is entered and what it leaves on the rack.
  void showQuestion(std::size_t index, BoardEntry entry, const game::Rack& rack);

  [[nodiscard]] BoardWidget& board() { return *board_; }
  [[nodiscard]] const BoardWidget& board() const { return *board_; }

 private:
  void showScores(std::size_t index, bool before);
  void showRack(const replay::Turn& turn);
  [[nodiscard]] QString unseenText(const replay::Turn& turn) const;

  const reports::Wording& wording_;
  GamePtr game_;
  ScoreLine* scores_;
  BoardWidget* board_;
  RackWidget* rack_;
  QLabel* unseen_;
};

}  // namespace rozbor::desktop
