#pragma once

#include "rozbor/app/data_paths.h"
#include "rozbor/reports/verdict.h"

namespace rozbor::app {

/// The edges of the bands as data/bands.txt has them; built-in ones where it is missing or a line is broken.
[[nodiscard]] reports::BandScale bandScaleOf(const DataPaths& paths);

}  // namespace rozbor::app
