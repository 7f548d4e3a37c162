#include "rozbor/engine/small_samples.h"

#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/gamma.hpp>

namespace rozbor::engine {
namespace {

/// Of 100 values so many lie above the interval, and below it.
constexpr double kTail = 0.025;

}  // namespace

double studentsQuantile(std::size_t freedom) {
  return boost::math::quantile(boost::math::students_t(static_cast<double>(freedom)), 1 - kTail);
}

EventInterval poissonInterval(double events) {
  return {events > 0 ? boost::math::gamma_p_inv(events, kTail) : 0,
          boost::math::gamma_p_inv(events + 1, 1 - kTail)};
}

}  // namespace rozbor::engine
