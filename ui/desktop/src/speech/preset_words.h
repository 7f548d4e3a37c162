#pragma once

#include <QString>

#include "rozbor/render/wording.h"
#include "rozbor/review/preset.h"

namespace rozbor::desktop {

/// "quick", "standard", "deep".
[[nodiscard]] QString presetWord(reports::Preset preset, const reports::Wording& wording);

}  // namespace rozbor::desktop
