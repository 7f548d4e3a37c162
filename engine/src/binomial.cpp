#include "binomial.h"

#include <boost/math/special_functions/binomial.hpp>

namespace rozbor::engine {

double choose(int tiles, int taken) {
  if (taken < 0 || taken > tiles) return 0;
  return boost::math::binomial_coefficient<double>(static_cast<unsigned>(tiles),
                                                   static_cast<unsigned>(taken));
}

}  // namespace rozbor::engine
