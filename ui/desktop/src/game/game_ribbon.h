#pragma once

#include <vector>

#include "turn_axis.h"

class QPainter;

namespace rozbor::desktop {

/// The game at a glance, always in sight: the first player's chance to win as a filled curve, where little
/// was looked ahead from by the score and the tiles left alone, or, without a win model, their lead; below it
/// what moves lost as bars in the colour of their bands, and the luck of the draws. A click shows the turn.
class GameRibbon : public TurnAxis {
  Q_OBJECT
 public:
  explicit GameRibbon(const LiveWording& wording, QWidget* parent = nullptr);

  void setGame(GamePtr shown) override;

  /// What the curve tells.
  enum class Curve : std::uint8_t { chances, byScore, lead };
  [[nodiscard]] Curve curve() const { return curve_; }
  /// Turns whose loss is shown.
  [[nodiscard]] std::vector<int> lossesShown() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  [[nodiscard]] QRectF plot() const override;

 private:
  /// A value of the curve, -1 to 1: all for the other player, all for the first.
  struct Level {
    int turn = 0;
    double before = 0;
    double after = 0;
  };
  [[nodiscard]] std::vector<Level> levels() const;
  [[nodiscard]] std::vector<Level> leads() const;
  [[nodiscard]] QString curveName() const;
  void paintCurve(QPainter& painter, const QRectF& area) const;
  void paintLosses(QPainter& painter, const QRectF& area) const;
  void paintLuck(QPainter& painter, const QRectF& area) const;
  void paintNames(QPainter& painter, const QRectF& area) const;

  Curve curve_ = Curve::lead;
};

}  // namespace rozbor::desktop
