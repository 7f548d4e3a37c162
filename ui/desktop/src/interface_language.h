#pragma once

#include "rozbor/reports/wording.h"

namespace rozbor::desktop {

/// The words of the user's locale.
[[nodiscard]] reports::Wording interfaceWording();

/// Gives Qt's own dialogs the same language, where Qt's translations are installed.
void translateQt(const reports::Wording& wording);

}  // namespace rozbor::desktop
