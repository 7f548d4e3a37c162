#pragma once

namespace rozbor::reports {

/// Where a value lies with the stated confidence; the caller says in a title which.
struct ChartInterval {
  double low = 0;
  double high = 0;
};

}  // namespace rozbor::reports
