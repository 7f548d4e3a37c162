#pragma once

#include <stdexcept>
#include <string>

#include "rozbor/said/message.h"

namespace rozbor::reports {

/// A row that no version of this program has written: a damaged file, or one that somebody has edited. Named
/// by its column; what it holds is not told.
class BadRow : public std::runtime_error {
 public:
  explicit BadRow(const char* column);

  [[nodiscard]] said::Message message() const;

 private:
  std::string column_;
};

/// Everything that comes out of a database and becomes an index, an enumeration or a sum passes one of these.
void checkBetween(int value, int least, int most, const char* column);
void checkNumber(double value, const char* column);
void checkWithin(double value, double least, double most, const char* column);

/// The value of an enumeration that has `count` of them.
template <class Enumeration>
[[nodiscard]] Enumeration checked(int value, int count, const char* column) {
  checkBetween(value, 0, count - 1, column);
  return static_cast<Enumeration>(value);
}

}  // namespace rozbor::reports
