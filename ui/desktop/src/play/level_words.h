#pragma once

#include <QString>

#include "rozbor/engine/study/player_spec.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// How a level plays, for whoever chooses one.
[[nodiscard]] QString levelWords(const engine::PlayerSpec& level, const reports::Wording& wording);

}  // namespace rozbor::desktop
