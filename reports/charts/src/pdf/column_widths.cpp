#include "column_widths.h"

#include <algorithm>

namespace rozbor::charts::pdf_pages {

std::vector<double> columnWidths(const std::vector<ColumnNeed>& needs, double width) {
  double least = 0;
  double natural = 0;
  for (const ColumnNeed& need : needs) {
    least += need.least;
    natural += std::max(need.natural, need.least);
  }
  std::vector<double> widths;
  for (const ColumnNeed& need : needs) {
    const double wish = std::max(need.natural, need.least) - need.least;
    if (natural <= width) {
      widths.push_back(need.least + wish);
    } else if (least <= width) {
      widths.push_back(need.least + wish * (width - least) / (natural - least));
    } else {
      widths.push_back(need.least * width / least);
    }
  }
  return widths;
}

}  // namespace rozbor::charts::pdf_pages
