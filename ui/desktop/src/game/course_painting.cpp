#include <QPainter>
#include <QPolygonF>
#include <algorithm>

#include "board/colours.h"
#include "board/marks.h"
#include "course_chart.h"
#include "speech/phrase.h"
#include "speech/words.h"

// A part of CourseChart: how it is painted.
namespace rozbor::desktop {

using reports::CoursePoint;

namespace {

/// A distance of lines that gives at most `most` of them: 1, 2, 5, 10, 20, 50 …
int niceStep(double span, int most) {
  int step = 1;
  for (int digit = 0; span / step > most; ++digit)
    step = digit % 3 == 1 ? step * 5 / 2 : step * 2;
  return step;
}

QColor faintText(const QPalette& palette) {
  QColor faint = softText(palette);
  faint.setAlpha(70);
  return faint;
}

}  // namespace

void CourseChart::paintEvent(QPaintEvent*) {
  if (!game()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Strips all = strips();
  const int rows = std::max(2, static_cast<int>(all.score.area.height()) / (fontMetrics().height() * 2));
  if (hasChances()) paintScale(painter, all.win, 50, " %");
  paintScale(painter, all.score, niceStep(all.score.high - all.score.low, rows), "");
  if (hasLuck()) paintScale(painter, all.luck, static_cast<int>(all.luck.high), "");
  paintTurns(painter);
  paintMoments(painter, hasChances() ? all.win : all.score);
  if (hasChances()) paintChances(painter, all.win);
  paintScores(painter, all.score);
  if (hasLuck()) paintLuck(painter, all.luck);
  paintLegend(painter);
}

void CourseChart::paintScale(QPainter& painter, const CourseStrip& strip, int step, const char* unit) const {
  const int line = fontMetrics().height();
  const int first = static_cast<int>(strip.low) / step * step;
  for (int value = first; value <= strip.high; value += step) {
    const double y = strip.y(value);
    painter.setPen(QPen(faintText(palette()), 1));
    painter.drawLine(QPointF(strip.area.left(), y), QPointF(strip.area.right(), y));
    painter.setPen(softText(palette()));
    painter.drawText(QRectF(0, y - line / 2.0, strip.area.left() - 8, line),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QString::fromStdString(wording().number(value, 0)) + QString::fromLatin1(unit));
  }
}

void CourseChart::paintTurns(QPainter& painter) const {
  const QRectF area = plot();
  const int line = fontMetrics().height();
  const auto turns = static_cast<int>(game()->replay.turns.size());
  const int stride = niceStep(turns, std::max(2, static_cast<int>(area.width()) / (line * 3)));
  painter.setPen(softText(palette()));
  for (int turn = stride; turn <= turns; turn += stride) {
    painter.drawText(QRectF(x(turn) - 20, area.bottom() + 4, 40, line), Qt::AlignHCenter,
                     QString::number(turn));
  }
  if (current() < 0) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
  painter.drawLine(QPointF(x(current() + 1), area.top()), QPointF(x(current() + 1), area.bottom()));
}

/// A dotted line through all strips, with the number of the moment in a lozenge at its top.
void CourseChart::paintMoments(QPainter& painter, const CourseStrip& top) const {
  const QRectF area = plot();
  int number = 0;
  for (const CoursePoint& point : course()) {
    if (!point.keyMoment) continue;
    const double at = x(static_cast<double>(point.turn + 1));
    painter.setPen(QPen(softText(palette()), 1, Qt::DotLine));
    painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
    const double reach = fontMetrics().height() * 0.62;
    const QPointF centre(at, top.area.top());
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawPolygon(QPolygonF{{centre - QPointF(0, reach), centre + QPointF(reach, 0),
                                   centre + QPointF(0, reach), centre - QPointF(reach, 0)}});
    painter.setPen(palette().color(QPalette::Window));
    painter.drawText(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), Qt::AlignCenter,
                     QString::number(++number));
  }
}

/// Down or up at a turn is what the move gave away, between turns it is the draws.
void CourseChart::paintChances(QPainter& painter, const CourseStrip& strip) const {
  const Colours& colours = coloursFor(palette());
  QPointF last;
  bool joined = false;
  painter.setBrush(Qt::NoBrush);
  for (const CoursePoint& point : course()) {
    if (!point.winBefore || !point.winAfter) {
      joined = false;
      continue;
    }
    const double at = x(static_cast<double>(point.turn + 1));
    const QPointF before(at, strip.y(100 * *point.winBefore));
    const QPointF after(at, strip.y(100 * (mayTell(point) ? *point.winAfter : *point.winBefore)));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.3));
    if (joined) painter.drawLine(last, before);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2.4));
    painter.drawLine(before, after);
    paintPlayerMark(painter, QRectF(after.x() - 3, after.y() - 3, 6, 6), point.player, colours);
    last = after;
    joined = true;
  }
}

void CourseChart::paintScores(QPainter& painter, const CourseStrip& strip) const {
  const Colours& colours = coloursFor(palette());
  for (std::size_t player = 0; player < game()->replay.players.size(); ++player) {
    QPolygonF line{QPointF(x(0), strip.y(0))};
    for (const CoursePoint& point : course()) {
      if (point.player == player && mayTell(point))
        line << QPointF(x(static_cast<double>(point.turn + 1)), strip.y(point.total));
    }
    QPen pen(colours.player(player), 2);
    if (player % 2 == 1) pen.setDashPattern({5, 2.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    for (const QPointF& point : line)
      paintPlayerMark(painter, QRectF(point.x() - 3, point.y() - 3, 6, 6), player, colours);
  }
}

/// Bars up for lucky draws, down for unlucky ones; each has its player's mark at its end.
void CourseChart::paintLuck(QPainter& painter, const CourseStrip& strip) const {
  const Colours& colours = coloursFor(palette());
  const double width = std::clamp((x(1) - x(0)) * 0.5, 2.0, 12.0);
  for (const CoursePoint& point : course()) {
    if (!point.luck) continue;
    const double at = x(static_cast<double>(point.turn + 1));
    const double end = strip.y(*point.luck);
    const QRectF bar = QRectF(QPointF(at - width / 2, strip.y(0)), QPointF(at + width / 2, end)).normalized();
    QColor fill = colours.player(point.player);
    painter.setPen(QPen(fill, 1.2));
    fill.setAlpha(point.player % 2 == 0 ? 210 : 60);
    painter.setBrush(fill);
    painter.drawRect(bar);
  }
}

void CourseChart::paintLegend(QPainter& painter) const {
  const int line = fontMetrics().height();
  const auto players = game()->replay.players.size();
  double at = plot().left();
  const int widest = std::max(40, static_cast<int>(plot().width() / static_cast<double>(players + 1)) - line);
  painter.setPen(palette().color(QPalette::WindowText));
  for (std::size_t player = 0; player < players; ++player) {
    const QString name =
        fontMetrics().elidedText(playerName(*game(), player, wording()), Qt::ElideRight, widest);
    paintPlayerMark(painter, QRectF(at, line * 0.35, line * 0.6, line * 0.6), player, coloursFor(palette()));
    painter.drawText(QPointF(at + line * 0.95, line * 0.15 + fontMetrics().ascent()), name);
    at += line * 2 + fontMetrics().horizontalAdvance(name);
  }
  painter.setPen(softText(palette()));
  const Strips all = strips();
  const auto title = [&](const CourseStrip& strip, const QString& text) {
    painter.drawText(QRectF(strip.area.left(), strip.area.top() - line * 1.15, strip.area.width(), line),
                     Qt::AlignRight | Qt::AlignTop, text);
  };
  if (hasChances())
    title(all.win,
          phrase(wording(), "Chance that {0} wins", playerName(*game(), 0, wording()).toStdString()));
  title(all.score, phrase(wording(), "Score"));
  if (hasLuck()) title(all.luck, phrase(wording(), "Luck of the draw, points"));
}

}  // namespace rozbor::desktop
