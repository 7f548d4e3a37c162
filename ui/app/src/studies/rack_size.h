#pragma once

#include <optional>

#include "rozbor/engine/study/leave_training.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

namespace rozbor::app {

/// Error "training.rack-size" of a language whose racks are larger than samples hold.
[[nodiscard]] inline std::optional<game::Error> faultOfRackSize(const game::Language& language) {
  if (language.rules.rackSize <= static_cast<int>(engine::RackSample::kMostTiles)) return std::nullopt;
  return game::Error{"training.rack-size",
                     said::words("racks of {0} tiles are more than the {1} that can be trained",
                                 language.rules.rackSize, engine::RackSample::kMostTiles)};
}

}  // namespace rozbor::app
