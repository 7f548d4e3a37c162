#pragma once

#include <QRectF>
#include <QWidget>
#include <optional>
#include <vector>

#include "library/game_view.h"
#include "rozbor/render/game_course.h"
#include "speech/spoken.h"

class QPainter;

namespace rozbor::desktop {

/// The game at a glance, always in sight: the first player's chance to win as a filled curve, or, where
/// nothing looked ahead, their lead; below it what moves lost as bars in the colour of their bands, and the
/// luck of the draws. A click shows the turn.
class GameRibbon : public QWidget {
  Q_OBJECT
 public:
  explicit GameRibbon(const LiveWording& wording, QWidget* parent = nullptr);

  void setGame(GamePtr game);
  void setCurrentTurn(int turn);
  /// What this turn lost is not shown; -1: of none.
  void hideTurn(int turn);

  [[nodiscard]] int turnAt(const QPointF& point) const;
  /// Whether chances are shown, and not leads.
  [[nodiscard]] bool showsChances() const { return showsChances_; }
  /// Turns whose loss is shown.
  [[nodiscard]] std::vector<int> lossesShown() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void turnClicked(int turn);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  /// A value of the curve, -1 to 1: all for the other player, all for the first.
  struct Level {
    int turn = 0;
    double before = 0;
    double after = 0;
  };
  [[nodiscard]] QRectF plot() const;
  [[nodiscard]] double x(double turn) const;
  [[nodiscard]] std::vector<Level> levels() const;
  void paintCurve(QPainter& painter, const QRectF& area) const;
  void paintLosses(QPainter& painter, const QRectF& area) const;
  void paintLuck(QPainter& painter, const QRectF& area) const;
  void paintNames(QPainter& painter, const QRectF& area) const;

  const LiveWording& wording_;
  GamePtr game_;
  std::vector<reports::CoursePoint> course_;
  bool showsChances_ = false;
  int current_ = -1;
  int hidden_ = -1;
};

}  // namespace rozbor::desktop
