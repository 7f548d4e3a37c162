#include "checked.h"

#include <cmath>

namespace rozbor::reports {

BadRow::BadRow(const char* column)
    : std::runtime_error(std::string("a value that cannot be: ") + column), column_(column) {}

said::Message BadRow::message() const {
  return said::words("the library holds a value that cannot be: {0}; \"rozbor library check\" tells where",
                     column_);
}

void checkBetween(int value, int least, int most, const char* column) {
  if (value < least || value > most) throw BadRow(column);
}

void checkNumber(double value, const char* column) {
  constexpr double kMost = 1e9;
  if (!std::isfinite(value) || std::abs(value) > kMost) throw BadRow(column);
}

void checkWithin(double value, double least, double most, const char* column) {
  constexpr double kRounding = 1e-6;
  if (!(value >= least - kRounding && value <= most + kRounding)) throw BadRow(column);
}

}  // namespace rozbor::reports
