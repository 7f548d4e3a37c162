#pragma once

#include <QIcon>
#include <QPalette>

namespace rozbor::desktop {

enum class Step { first, back, on, last };

/// Arrows in the colours of the palette; those of some styles are black on black in the dark.
[[nodiscard]] QIcon stepIcon(Step step, const QPalette& palette);

}  // namespace rozbor::desktop
