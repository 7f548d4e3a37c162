#include "turn_places.h"

#include <QValueAxis>
#include <string>

#include "rozbor/render/phrase.h"

namespace rozbor::charts {

void TurnPlaces::add(const QChart& chart) {
  plots_ = plots_.united(chart.plotArea().translated(chart.pos()));
  for (const QAbstractAxis* axis : chart.axes(Qt::Horizontal)) {
    if (const auto* turns = qobject_cast<const QValueAxis*>(axis)) {
      first_ = turns->min();
      last_ = turns->max();
    }
  }
}

std::vector<reports::TurnPlace> TurnPlaces::of(const reports::ChartTable& table,
                                               const reports::Wording& wording) const {
  std::vector<reports::TurnPlace> places;
  const double width = plots_.width() / (last_ - first_);
  for (const std::vector<std::string>& row : table.rows) {
    const double middle = plots_.left() + (std::stod(row[0]) - first_) * width;
    places.push_back({row[0], phrase(wording, "Turn {0}: {1}, {2}", row[0], row[1], row[2]),
                      middle - width / 2, plots_.top(), width, plots_.height()});
  }
  return places;
}

}  // namespace rozbor::charts
