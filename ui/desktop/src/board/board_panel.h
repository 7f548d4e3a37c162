#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "board_widget.h"
#include "library/game_view.h"
#include "speech/spoken.h"

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
  BoardPanel(const LiveWording& wording, const QList<QAction*>& actions, QWidget* parent = nullptr);

  void setGame(GamePtr game) { game_ = std::move(game); }
  /// The board after the turn; or, with a `ghost`, before it and with the ghost's tiles.
  void showTurn(std::size_t index, const std::optional<game::Move>& ghost);

  /// The board before the turn, with a move that is entered and what it leaves on the rack.
  void showQuestion(std::size_t index, BoardEntry entry, const game::Rack& rack);

  [[nodiscard]] BoardWidget& board() { return *board_; }
  [[nodiscard]] const BoardWidget& board() const { return *board_; }

 private:
  void showScores(const reports::GameReview& game, std::size_t index, bool before);
  void showRack(std::size_t index);
  [[nodiscard]] QString unseenText(const reports::GameReview& game, std::size_t index) const;

  const LiveWording& wording_;
  GamePtr game_;
  std::function<void()> say_;  ///< what is said of the turn that is shown
  ScoreLine* scores_;
  BoardWidget* board_;
  RackWidget* rack_;
  QLabel* unseen_;
};

}  // namespace rozbor::desktop
