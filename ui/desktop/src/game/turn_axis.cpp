#include "turn_axis.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {

TurnAxis::TurnAxis(const LiveWording& wording, QWidget* parent) : QWidget(parent), wording_(wording) {
  connect(&wording_, &LiveWording::changed, this, [this] { update(); });
}

void TurnAxis::setGame(GamePtr game) {
  game_ = std::move(game);
  course_ = reports::courseOf(*game_);
  update();
}

void TurnAxis::hideTurns(const std::set<int>& turns) {
  hidden_ = turns;
  update();
}

void TurnAxis::setCurrentTurn(int turn) {
  current_ = turn;
  update();
}

double TurnAxis::x(double turn) const {
  const QRectF area = plot();
  const double turns = std::max<double>(1, static_cast<double>(game_->replay.turns.size()));
  return area.left() + area.width() * turn / turns;
}

int TurnAxis::turnAt(const QPointF& point) const {
  if (!game_ || game_->replay.turns.empty() || !rect().contains(point.toPoint())) return -1;
  const QRectF area = plot();
  const auto turns = static_cast<int>(game_->replay.turns.size());
  const auto number = static_cast<int>(std::lround((point.x() - area.left()) / area.width() * turns));
  return std::clamp(number, 1, turns) - 1;
}

/// Who made which move, the chance to win after it and the luck of the draw before it, as far as they are
/// known.
QString TurnAxis::tipFor(int turn) const {
  const auto index = static_cast<std::size_t>(turn);
  QString tip = phrase(wording_, "Turn {0}, {1}: {2}", turn + 1,
                       playerName(*game_, game_->replay.turns[index].player, wording_).toStdString(),
                       turnWords(*game_, index, wording_).toStdString());
  const auto found = std::ranges::find(course_, index, &reports::CoursePoint::turn);
  if (found == course_.end()) return tip;
  if (found->winAfter)
    tip +=
        u'\n' + phrase(wording_, "{0} wins {1} % of the time.", playerName(*game_, 0, wording_).toStdString(),
                       wording_.number(100 * *found->winAfter, 1));
  if (found->luck)
    tip += u'\n' + phrase(wording_, "Luck of the draw: {0} points.", wording_.number(*found->luck, 1));
  return tip;
}

bool TurnAxis::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int turn = turnAt(help->pos());
  if (turn >= 0 && mayTell(turn)) QToolTip::showText(help->globalPos(), tipFor(turn), this);
  return true;
}

void TurnAxis::mousePressEvent(QMouseEvent* event) {
  const int turn = turnAt(event->position());
  if (turn >= 0) emit turnClicked(turn);
}

void TurnAxis::mouseMoveEvent(QMouseEvent* event) {
  mousePressEvent(event);
}

}  // namespace rozbor::desktop
