#pragma once

#include <QIcon>
#include <QPalette>
#include <functional>

class QPainter;

namespace rozbor::desktop {

/// Draws a picture of 64 by 64 in a colour; buttons scale it down.
using DrawIcon = std::function<void(QPainter& painter, const QColor& colour)>;

/// An icon in the colours of the palette, pale where it is disabled; those of some styles are black on black
/// in the dark.
[[nodiscard]] QIcon drawnIcon(const QPalette& palette, const DrawIcon& draw);

}  // namespace rozbor::desktop
