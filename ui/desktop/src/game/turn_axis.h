#pragma once

#include <QRectF>
#include <QWidget>
#include <vector>

#include "library/game_view.h"
#include "rozbor/render/game_course.h"
#include "speech/spoken.h"

namespace rozbor::desktop {

/// A picture of a game over its turns: which turn is where, what a rest of the mouse tells, and a click that
/// shows the turn.
class TurnAxis : public QWidget {
  Q_OBJECT
 public:
  virtual void setGame(GamePtr game);
  void setCurrentTurn(int turn);

  /// The turn under a point of the widget; -1 where the game has none.
  [[nodiscard]] int turnAt(const QPointF& point) const;

 signals:
  void turnClicked(int turn);

 protected:
  TurnAxis(const LiveWording& wording, QWidget* parent);

  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

  /// Where the turns are in the widget.
  [[nodiscard]] virtual QRectF plot() const = 0;
  /// Nothing is told of a turn that is asked.
  [[nodiscard]] virtual bool mayTell(int) const { return true; }
  /// Of so many turns from the left.
  [[nodiscard]] double x(double turn) const;

  [[nodiscard]] const LiveWording& wording() const { return wording_; }
  [[nodiscard]] const GamePtr& game() const { return game_; }
  [[nodiscard]] const std::vector<reports::CoursePoint>& course() const { return course_; }
  [[nodiscard]] int current() const { return current_; }

 private:
  [[nodiscard]] QString tipFor(int turn) const;

  const LiveWording& wording_;
  GamePtr game_;
  std::vector<reports::CoursePoint> course_;
  int current_ = -1;
};

}  // namespace rozbor::desktop
