#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

#include "rozbor/engine/leaves.h"

namespace rozbor::engine {

/// Reads a KLV2 (docs/lexica.md). Errors "leaves.foreign", "leaves.corrupt".
[[nodiscard]] game::Result<std::shared_ptr<const Leaves>> readKlv(std::span<const std::byte> bytes,
                                                                  std::string name, int letters);

}  // namespace rozbor::engine
