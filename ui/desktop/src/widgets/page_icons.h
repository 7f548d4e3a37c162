#pragma once

#include <QIcon>
#include <QPalette>

namespace rozbor::desktop {

enum class PageIcon { home, game, sheet, play, library, training, whatIf, coach };

/// Drawn with lines in the colours of the palette.
[[nodiscard]] QIcon pageIcon(PageIcon icon, const QPalette& palette);

}  // namespace rozbor::desktop
