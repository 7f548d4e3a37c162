#pragma once

#include <QChart>
#include <QRectF>
#include <vector>

#include "rozbor/render/picture.h"
#include "rozbor/render/wording.h"

namespace rozbor::charts {

/// Where turns lie on a picture of one or several charts that share one axis of turns.
class TurnPlaces {
 public:
  /// Takes in a chart that has its place and size.
  void add(const QChart& chart);

  /// A strip over all charts for each turn of the table, whose first columns are turn, player and play.
  [[nodiscard]] std::vector<reports::TurnPlace> of(const reports::ChartTable& table,
                                                   const reports::Wording& wording) const;

 private:
  QRectF plots_;
  double first_ = 0;  ///< turns at the edges of the plots
  double last_ = 1;
};

}  // namespace rozbor::charts
