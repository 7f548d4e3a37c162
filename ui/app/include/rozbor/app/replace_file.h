#pragma once

#include "rozbor/game/file_replacement.h"

namespace rozbor::app {

/// Files of users are written like all others.
using game::replaceFile;

}  // namespace rozbor::app
