#pragma once

#include <QString>

#include "rozbor/reports/preset.h"
#include "rozbor/reports/wording.h"

namespace rozbor::desktop {

/// "quick", "standard", "deep".
[[nodiscard]] QString presetWord(reports::Preset preset, const reports::Wording& wording);

}  // namespace rozbor::desktop
