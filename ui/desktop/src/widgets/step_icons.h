#pragma once

#include <QIcon>
#include <QPalette>

namespace rozbor::desktop {

enum class Step { first, back, on, last };

/// Arrows in the colours of the palette.
[[nodiscard]] QIcon stepIcon(Step step, const QPalette& palette);

}  // namespace rozbor::desktop
