#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// What is not alike among games whose figures are put together.
struct Mixture {
  std::size_t games = 0;
  std::map<Preset, std::size_t> presets;      ///< of the analysed games
  std::map<std::string, std::size_t> lexica;  ///< likewise, by name
  std::size_t undated = 0;
  std::size_t notAnalysed = 0;
};
[[nodiscard]] Mixture mixtureOf(std::span<const PlayedGame> games);

}  // namespace rozbor::reports
