#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "board_widget.h"
#include "rozbor/app/move_builder.h"

class QLineEdit;

namespace rozbor::desktop {

/// A move that is entered on a board and in a field at the same time: keeps the two alike.
class MoveEntry : public QObject {
  Q_OBJECT
 public:
  MoveEntry(BoardWidget& board, QLineEdit& answer, QObject* parent);

  /// The field is to be empty.
  void begin(std::shared_ptr<const game::Language> language, const game::Position& position);
  void end();

 signals:
  /// What the board is to show, and what is left on the rack.
  void changed(const rozbor::desktop::BoardEntry& entry, const rozbor::game::Rack& rack);
  void submitted();  ///< by a key on the board

 private:
  void connectBoard();
  void take(const QString& text);
  void tell();
  void tellMove();

  BoardWidget& board_;
  QLineEdit& answer_;
  std::shared_ptr<const game::Language> language_;
  game::Position position_;
  std::optional<app::MoveBuilder> builder_;
};

}  // namespace rozbor::desktop
