#pragma once

#include <QChart>
#include <QScatterSeries>
#include <QString>
#include <QValueAxis>
#include <memory>
#include <string>
#include <vector>

#include "rozbor/reports/review.h"
#include "rozbor/reports/wording.h"

namespace rozbor::charts {

/// Qt Charts reads its labels as HTML; this is text for it. Long names are cut.
[[nodiscard]] QString label(const std::string& text);

[[nodiscard]] QString playerLabel(const reports::GameReview& review, std::size_t player);

/// An empty chart in the page's dress: no background, legend below.
[[nodiscard]] std::unique_ptr<QChart> bareChart(const QString& title);

/// The axis of turns, from `first` to `last`, and the axis of points from 0 up to `highest`.
QValueAxis* addTurnAxis(QChart& chart, double first, double last, const reports::Wording& wording);
QValueAxis* addPointAxis(QChart& chart, double lowest, double highest, const QString& title);

/// An axis of percent or points of percent.
QValueAxis* addPercentAxis(QChart& chart, Qt::Alignment side, double lowest, double highest, double step,
                           const QString& title);

/// Points that are told apart by shape as well as by colour.
[[nodiscard]] QScatterSeries* markers(std::size_t player, const QString& name);

/// Adds a series on the axes that the chart has.
void attach(QChart& chart, QAbstractSeries* series);

/// A series that the legend does not name.
void hideFromLegend(const QChart& chart, QAbstractSeries* series);

/// The chart as one <svg> element that fits any page.
[[nodiscard]] std::string svgOf(QChart& chart, const QString& name);

/// A file of its own: such elements one below the other, on white.
[[nodiscard]] std::string svgFile(const std::vector<std::string>& charts);

}  // namespace rozbor::charts
