#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "board_widget.h"
#include "frame/undo_port.h"
#include "rozbor/app/explore/move_builder.h"
#include "rozbor/app/undo_history.h"

class QLineEdit;

namespace rozbor::desktop {

/// A move that is entered on a board and in a field at the same time: keeps the two alike.
class MoveEntry : public QObject {
  Q_OBJECT
 public:
  MoveEntry(const LiveWording& wording, BoardWidget& board, QLineEdit& answer, QObject* parent);

  /// The field is to be empty.
  void begin(std::shared_ptr<const game::Language> language, const game::Position& position);
  /// The same in another position of the game: what is laid stays, as far as it still can lie.
  void goOn(const game::Position& position);
  void end();
  [[nodiscard]] UndoPort& undoPort() { return *undo_; }

 signals:
  /// What the board is to show, and what is left on the rack.
  void changed(const rozbor::desktop::BoardEntry& entry, const rozbor::game::Rack& rack);
  void submitted();  ///< by a key on the board

 private:
  void connectBoard();
  void take(const QString& text);
  void tell();
  void tellMove();
  void showMove();
  void forgetSteps();
  void keepStep();
  void offerSteps();
  void show(const app::MoveBuilder* state);

  const LiveWording& wording_;
  BoardWidget& board_;
  QLineEdit& answer_;
  std::shared_ptr<const game::Language> language_;
  game::Position position_;
  std::optional<app::MoveBuilder> builder_;
  std::optional<app::UndoHistory<app::MoveBuilder, std::monostate>> history_;
  std::vector<app::MoveBuilder::LaidTile> kept_;  ///< what the history has last
  UndoPort* undo_;
};

}  // namespace rozbor::desktop
