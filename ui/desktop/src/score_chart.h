#pragma once

#include <QPointF>
#include <QRectF>
#include <QWidget>
#include <cstddef>

#include "game_view.h"
#include "rozbor/reports/wording.h"

class QPainter;

namespace rozbor::desktop {

/// Both players' scores after each turn. Painted by itself rather than by rozbor::charts, whose
/// pictures have one shape and cannot be clicked: a click here shows the turn.
class ScoreChart : public QWidget {
  Q_OBJECT
 public:
  explicit ScoreChart(const reports::Wording& wording, QWidget* parent = nullptr);

  void setGame(GamePtr game);
  void setCurrentTurn(int turn);

  /// The turn under a point of the widget; -1 where the game has none.
  [[nodiscard]] int turnAt(const QPointF& point) const;

  [[nodiscard]] QSize sizeHint() const override { return {480, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 120}; }

 signals:
  void turnClicked(int turn);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] QRectF plot() const;
  [[nodiscard]] QPointF place(double turn, double score) const;
  void paintAxes(QPainter& painter) const;
  void paintPlayer(QPainter& painter, std::size_t player) const;
  void paintLegend(QPainter& painter) const;

  const reports::Wording& wording_;
  GamePtr game_;
  int current_ = -1;
  int lowest_ = 0;
  int highest_ = 100;
};

}  // namespace rozbor::desktop
