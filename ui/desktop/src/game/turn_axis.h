#pragma once

#include <QRectF>
#include <QWidget>
#include <set>
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
  /// What was played on these turns is not told.
  void hideTurns(const std::set<int>& turns);

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
  [[nodiscard]] bool mayTell(int turn) const { return !hidden_.contains(turn); }
  [[nodiscard]] bool mayTell(const reports::CoursePoint& point) const {
    return mayTell(static_cast<int>(point.turn));
  }
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
  std::set<int> hidden_;
  int current_ = -1;
};

}  // namespace rozbor::desktop
