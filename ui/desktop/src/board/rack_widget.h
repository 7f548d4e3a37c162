#pragma once

#include <QWidget>
#include <memory>
#include <optional>
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
  /// Tiles are shown in this order, as far as they are there; others after them in that of the alphabet.
  void setOrder(std::vector<game::Tile> order);
  /// Tiles that stand out.
  void setChosen(const game::TileCounts& chosen);
  /// The tiles as they are shown.
  [[nodiscard]] std::vector<game::Tile> tiles() const;
  /// The middle of a tile.
  [[nodiscard]] QPoint centreOf(std::size_t tile) const;

  [[nodiscard]] QSize sizeHint() const override;
  /// Smaller tiles, where there is little room.
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  /// One that can be carried was clicked; `chosen`: it stood out.
  void tileClicked(rozbor::game::Tile tile, bool chosen);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  /// Of a tile, where there is room, and of one that is drawn.
  [[nodiscard]] int fullSide() const;
  [[nodiscard]] int side() const;
  /// Of each tile that is shown, whether it stands out.
  [[nodiscard]] std::vector<bool> chosenPlaces() const;
  void carry(game::Tile tile);

  std::shared_ptr<const game::Language> language_;
  game::Rack rack_;
  std::vector<game::Tile> order_;
  game::TileCounts chosen_;
  int places_ = 0;
  bool carried_ = false;
  std::optional<std::size_t> pressed_;  ///< the tile that the mouse went down on
  QPoint pressedAt_;
};

}  // namespace rozbor::desktop
