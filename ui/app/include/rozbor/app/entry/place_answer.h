#pragma once

#include <span>
#include <string_view>

#include "rozbor/replay/reconstruction.h"

namespace rozbor::app {

/// The place that a person names by its number in the list, from 1, or by itself ("8D"); null for
/// anything else. Points into `places`.
[[nodiscard]] const game::Move* placeNamed(std::span<const replay::PlaceChance> places,
                                           std::string_view answer);

}  // namespace rozbor::app
