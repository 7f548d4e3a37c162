#include "game_ribbon.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

#include "board/colours.h"
#include "board/marks.h"
#include "rozbor/review/decision.h"
#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {

using reports::CoursePoint;

namespace {

// Shares of the height.
constexpr double kCurve = 0.64;
constexpr double kLosses = 0.2;
/// A lead, and the luck of a draw, that fill their strip; more widens the scale.
constexpr double kUsualLead = 60;
constexpr double kUsualLuck = 25;
/// Losses whose bars are whole: where a howler begins, twice.
constexpr double kWholeWin = 0.3;
constexpr double kWholePoints = 60;

}  // namespace

GameRibbon::GameRibbon(const LiveWording& wording, QWidget* parent) : TurnAxis(wording, parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  spoken(wording, "The game at a glance").to(this, &QWidget::setAccessibleName);
  hide();
}

QSize GameRibbon::sizeHint() const {
  constexpr int kLines = 5;
  return {480, fontMetrics().height() * kLines};
}

void GameRibbon::setGame(GamePtr shown) {
  TurnAxis::setGame(std::move(shown));
  const auto known = std::ranges::count_if(course(), [](const CoursePoint& point) {
    return point.winAfter.has_value() && point.winBefore.has_value();
  });
  const bool byScore =
      std::ranges::any_of(course(), [](const CoursePoint& point) { return point.byScoreAfter.has_value(); });
  // A few proven endings are no course of a game.
  curve_ = 2 * known > std::ranges::ssize(course()) ? Curve::chances : byScore ? Curve::byScore : Curve::lead;
  setVisible(game()->replay.players.size() == 2 && !course().empty());
  update();
}

QRectF GameRibbon::plot() const {
  const double margin = fontMetrics().height() * 0.6;
  return QRectF(rect()).adjusted(margin, 3, -margin, -4);
}

std::vector<GameRibbon::Level> GameRibbon::levels() const {
  if (curve_ == Curve::lead) return leads();
  std::vector<Level> all;
  for (const CoursePoint& point : course()) {
    const auto& before = curve_ == Curve::chances ? point.winBefore : point.byScoreBefore;
    const auto& after = curve_ == Curve::chances ? point.winAfter : point.byScoreAfter;
    if (!before || !after) continue;
    all.push_back(
        {static_cast<int>(point.turn), 2 * *before - 1, 2 * (mayTell(point) ? *after : *before) - 1});
  }
  return all;
}

std::vector<GameRibbon::Level> GameRibbon::leads() const {
  std::vector<Level> all;
  std::array<int, 2> totals{};
  double most = kUsualLead;
  for (const CoursePoint& point : course()) {
    const double before = totals[0] - totals[1];
    if (mayTell(point)) totals[point.player] = point.total;
    const double after = totals[0] - totals[1];
    most = std::max(most, std::abs(after));
    all.push_back({static_cast<int>(point.turn), before, after});
  }
  for (Level& level : all) {
    level.before /= most;
    level.after /= most;
  }
  return all;
}

/// Above the middle in the colour of the first player, below in that of the other.
void GameRibbon::paintCurve(QPainter& painter, const QRectF& area) const {
  const double middle = area.center().y();
  const auto y = [&](double level) { return middle - level * area.height() / 2; };
  QPolygonF curve{QPointF(x(0), middle)};
  for (const Level& level : levels()) {
    const double at = x(level.turn + 1);
    // A chance jumps where a move gave something away; what the score tells grows from move to move.
    if (curve_ == Curve::chances) curve << QPointF(at, y(level.before));
    curve << QPointF(at, y(level.after));
  }
  QPolygonF filled = curve;
  filled << QPointF(curve.back().x(), middle);
  QPainterPath path;
  path.addPolygon(filled);
  path.closeSubpath();
  const Colours& colours = coloursFor(palette());
  for (const std::size_t player : {0u, 1u}) {
    QColor fill = colours.player(player);
    fill.setAlpha(110);
    painter.save();
    painter.setClipRect(
        QRectF(area.left(), player == 0 ? area.top() : middle, area.width(), area.height() / 2));
    painter.fillPath(path, fill);
    painter.restore();
  }
  QColor faint = softText(palette());
  faint.setAlpha(110);
  painter.setPen(QPen(faint, 1));
  painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle));
  painter.setPen(QPen(palette().color(QPalette::WindowText), 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(curve);
}

std::vector<int> GameRibbon::lossesShown() const {
  std::vector<int> turns;
  for (const reports::Decision& decision : game()->decisions) {
    const auto turn = static_cast<int>(decision.turn);
    if (decision.band != reports::Band::none && mayTell(turn)) turns.push_back(turn);
  }
  return turns;
}

void GameRibbon::paintLosses(QPainter& painter, const QRectF& area) const {
  const Colours& colours = coloursFor(palette());
  const double width = std::clamp((x(1) - x(0)) * 0.55, 3.0, 14.0);
  painter.setPen(Qt::NoPen);
  for (const int turn : lossesShown()) {
    const reports::Decision* decision = decisionOn(*game(), static_cast<std::size_t>(turn));
    const auto loss = lossOf(*decision);
    if (!loss) continue;
    const double share = loss->byPoints() ? loss->points / kWholePoints : loss->win->loss() / 100 / kWholeWin;
    const double height = std::clamp(share, 0.12, 1.0) * area.height();
    painter.setBrush(colours.band(decision->band));
    painter.drawRect(QRectF(x(turn + 1) - width / 2, area.top(), width, height));
  }
}

/// Up for a lucky draw, down for an unlucky one, in the colour of its player.
void GameRibbon::paintLuck(QPainter& painter, const QRectF& area) const {
  const Colours& colours = coloursFor(palette());
  const double width = std::clamp((x(1) - x(0)) * 0.55, 3.0, 14.0);
  double most = kUsualLuck;
  for (const CoursePoint& point : course())
    most = std::max(most, std::abs(point.luck.value_or(0)));
  painter.setPen(Qt::NoPen);
  for (const CoursePoint& point : course()) {
    if (!point.luck) continue;
    QColor fill = colours.player(point.player);
    fill.setAlpha(170);
    painter.setBrush(fill);
    const double height = *point.luck / most * area.height() / 2;
    painter.drawRect(
        QRectF(x(static_cast<double>(point.turn + 1)) - width / 2, area.center().y(), width, -height)
            .normalized());
  }
}

void GameRibbon::paintNames(QPainter& painter, const QRectF& area) const {
  const double size = fontMetrics().height() * 0.55;
  for (const std::size_t player : {0u, 1u}) {
    const double top = player == 0 ? area.top() : area.bottom() - size;
    paintPlayerMark(painter, QRectF(area.left() - size * 0.2, top, size, size), player,
                    coloursFor(palette()));
  }
  painter.setPen(softText(palette()));
  painter.drawText(area.adjusted(size * 1.4, -1, 0, 0), Qt::AlignLeft | Qt::AlignTop, curveName());
}

QString GameRibbon::curveName() const {
  const std::string first = playerName(*game(), 0, wording()).toStdString();
  switch (curve_) {
    case Curve::chances:
      return phrase(wording(), "Chance that {0} wins", first);
    case Curve::byScore:
      return phrase(wording(), "Chance that {0} wins, by the score and the tiles left alone", first);
    case Curve::lead:
      break;
  }
  return phrase(wording(), "Lead of {0}", first);
}

void GameRibbon::paintEvent(QPaintEvent*) {
  if (!game()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = plot();
  if (current() >= 0) {
    QColor here = palette().color(QPalette::Highlight);
    here.setAlpha(60);
    const double half = std::max(3.0, (x(1) - x(0)) / 2);
    painter.fillRect(QRectF(x(current() + 1) - half, 0, 2 * half, height()), here);
  }
  const QRectF curve(area.left(), area.top(), area.width(), area.height() * kCurve);
  const QRectF losses(area.left(), curve.bottom() + 2, area.width(), area.height() * kLosses);
  paintCurve(painter, curve);
  paintLosses(painter, losses);
  paintLuck(painter, QRectF(area.left(), losses.bottom(), area.width(), area.bottom() - losses.bottom()));
  paintNames(painter, curve);
}

}  // namespace rozbor::desktop
