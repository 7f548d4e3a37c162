#pragma once

#include <QBarSet>
#include <QChart>
#include <QLineSeries>
#include <QScatterSeries>
#include <QString>
#include <QValueAxis>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

namespace rozbor::charts {

// In a page column of 330 pixels, on a telephone, letters come out ten pixels high.
inline constexpr int kWidth = 440;
inline constexpr int kUsualHeight = 300;

/// Qt Charts reads its labels as HTML; this is text for it. `label` cuts long names, `words` only what
/// is wider than the picture.
[[nodiscard]] QString label(const std::string& text);
[[nodiscard]] QString words(const std::string& text);

[[nodiscard]] QString playerLabel(const reports::GameReview& review, std::size_t player);

/// An empty chart in the page's dress: no background, legend below, numbers of the language.
[[nodiscard]] std::unique_ptr<QChart> bareChart(const QString& title, const reports::Wording& wording);

/// From a round number to a round number, by round steps: 1, 2, 5, 10 …, or such parts of 1.
struct RoundScale {
  double low = 0;
  double high = 1;
  double step = 1;

  [[nodiscard]] QString format() const;  ///< as printf has it
};
/// Holds `lowest` and `highest`, both finite, in about `most` steps.
[[nodiscard]] RoundScale roundScale(double lowest, double highest, int most);

/// The axis of turns, from `first` to `last`, and the axis of points from 0 up to `highest`.
QValueAxis* addTurnAxis(QChart& chart, double first, double last, const reports::Wording& wording);
QValueAxis* addPointAxis(QChart& chart, double lowest, double highest, const QString& title);

/// An axis of any numbers that holds `lowest` and `highest`, with round ticks; `most` of them at most.
QValueAxis* addNumberAxis(QChart& chart, Qt::Alignment side, double lowest, double highest,
                          const QString& title, int most = 6);

/// Points that are told apart by shape as well as by colour.
[[nodiscard]] QScatterSeries* markers(std::size_t player, const QString& name);

/// Full bars and hollow ones, so that players are told apart without colour too.
void fillBars(QBarSet& bars, std::size_t player);

/// Adds a series on the axes that the chart has.
void attach(QChart& chart, QAbstractSeries* series);

/// A series that the legend does not name.
void hideFromLegend(const QChart& chart, QAbstractSeries* series);

/// A line that the legend does not name. Points must be finite.
QLineSeries* addLine(QChart& chart, const QList<QPointF>& points, const QPen& pen);
[[nodiscard]] QPen solid(const QColor& colour, double width);
/// Full for the first, dashed for the second, dotted after that.
[[nodiscard]] QPen playerPen(std::size_t player, double width);

/// Text on the chart, in the picture's units; `anchor` is the middle of its left edge, or of its right edge
/// with Qt::AlignRight, or its middle.
void write(QChart& chart, QPointF anchor, Qt::Alignment side, const QString& text);
/// What fits into `width`, with an ellipsis where something is cut.
[[nodiscard]] QString fitted(const std::string& text, double width);
[[nodiscard]] double widthOf(const QString& text);

/// A part of a picture. `afterwards` is called when the chart has its size.
struct Panel {
  std::unique_ptr<QChart> chart;
  int height = kUsualHeight;
  std::function<void(QChart&)> afterwards{};
};

/// Panels one below the other as one picture. `name` says what it is, for who cannot see it.
[[nodiscard]] reports::Picture pictureOf(std::vector<Panel> panels, const QString& name,
                                         reports::ChartTable table);
[[nodiscard]] reports::Picture pictureOf(std::unique_ptr<QChart> chart, const QString& name,
                                         reports::ChartTable table);

}  // namespace rozbor::charts
