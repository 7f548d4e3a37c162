#pragma once

#include <cstdint>

#include "endgame/rack_code.h"
#include "endgame/transpositions.h"

namespace rozbor::engine::endgame {

/// A move as the search handles it; what is laid is with LanePlays under `name`.
struct Candidate {
  std::uint64_t key = 0;
  RackCode used = 0;
  std::uint64_t touched = 0;  ///< lanes whose plays it may change
  std::uint32_t laid = 0;     ///< places in its lane where it lays tiles
  std::int32_t order = 0;
  std::int32_t score = 0;
  PlayName name;
  std::int16_t points = 0;
  std::uint8_t count = 0;  ///< tiles laid; 0: the pass
};

}  // namespace rozbor::engine::endgame
