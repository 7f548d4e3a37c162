#pragma once

#include <QRectF>

#include "turn_axis.h"

class QPainter;

namespace rozbor::desktop {

/// One of the strips of the chart: where it is, and which values its lower and upper edge stand for.
struct CourseStrip {
  QRectF area;
  double low = 0;
  double high = 1;

  [[nodiscard]] double y(double value) const {
    return area.bottom() - area.height() * (value - low) / (high - low);
  }
};

/// The course of a game, a strip below the other on one axis of turns: the first player's chance to win, both
/// scores, and the luck of the draws, as far as they are known. Key moments are marked by their numbers.
/// Painted by itself rather than by rozbor::charts, whose pictures have one shape and cannot be clicked: a
/// click here shows the turn.
class CourseChart : public TurnAxis {
  Q_OBJECT
 public:
  explicit CourseChart(const LiveWording& wording, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override { return {480, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  [[nodiscard]] QRectF plot() const override;

 private:
  struct Strips {
    CourseStrip win, score, luck;
  };
  [[nodiscard]] bool hasChances() const;
  [[nodiscard]] bool hasLuck() const;
  [[nodiscard]] Strips strips() const;

  void paintTurns(QPainter& painter) const;
  void paintMoments(QPainter& painter, const CourseStrip& top) const;
  void paintLegend(QPainter& painter) const;
  void paintScale(QPainter& painter, const CourseStrip& strip, int step, const char* unit) const;
  void paintChances(QPainter& painter, const CourseStrip& strip) const;
  void paintScores(QPainter& painter, const CourseStrip& strip) const;
  void paintLuck(QPainter& painter, const CourseStrip& strip) const;
};

}  // namespace rozbor::desktop
