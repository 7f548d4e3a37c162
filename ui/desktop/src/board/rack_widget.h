#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "rozbor/game/language.h"

namespace rozbor::desktop {

/// A rack: the tiles that are known, and an empty place for each that is not. Tiles can be carried to a board
/// while a move is entered.
class RackWidget : public QWidget {
  Q_OBJECT
 public:
  explicit RackWidget(QWidget* parent = nullptr);

  /// `places`: how many tiles the player holds.
  void setRack(std::shared_ptr<const game::Language> language, const game::Rack& rack, int places);
  void setCarried(bool carried) { carried_ = carried; }

  [[nodiscard]] QSize sizeHint() const override;
  /// Smaller tiles, where there is little room.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  /// Of a tile, where there is room, and of one that is drawn.
  [[nodiscard]] int fullSide() const;
  [[nodiscard]] int side() const;
  [[nodiscard]] std::vector<game::Tile> tiles() const;

  std::shared_ptr<const game::Language> language_;
  game::Rack rack_;
  int places_ = 0;
  bool carried_ = false;
};

}  // namespace rozbor::desktop
