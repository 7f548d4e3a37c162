#pragma once

#include "rozbor/lexica/data_paths.h"
#include "rozbor/review/verdict.h"

namespace rozbor::app {

/// The edges of the bands as data/bands.txt has them; built-in ones where it is missing or a line is broken.
[[nodiscard]] reports::BandScale bandScaleOf(const lexica::DataPaths& paths);

}  // namespace rozbor::app
