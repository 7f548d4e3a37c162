#include "endgame/rack_code.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace rozbor::engine::endgame {

RackLayout::RackLayout(const game::Rack& first, const game::Rack& second) {
  constexpr int kBits = 64;
  int used = 0;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    const int most = std::max(first.count(kind), second.count(kind));
    if (most == 0) continue;
    const int width = static_cast<int>(std::bit_width(static_cast<unsigned>(most)));
    if (used + width + 1 > kBits) {
      fits_ = false;
      return;
    }
    const auto at = static_cast<std::size_t>(kind);
    units_[at] = RackCode{1} << used;
    masks_[at] = ((RackCode{1} << width) - 1) << used;
    spare_ |= RackCode{1} << (used + width);
    used += width + 1;
  }
}

RackCode RackLayout::encode(const game::TileCounts& tiles) const {
  RackCode code = 0;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    code += unit(kind) * static_cast<RackCode>(tiles.count(kind));
  return code;
}

int RackLayout::count(RackCode code, int kind) const {
  const auto at = static_cast<std::size_t>(kind);
  if (units_[at] == 0) return 0;
  return static_cast<int>((code & masks_[at]) / units_[at]);
}

}  // namespace rozbor::engine::endgame
