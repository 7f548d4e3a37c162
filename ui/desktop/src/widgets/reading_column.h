#pragma once

class QScrollArea;
class QWidget;

namespace rozbor::desktop {

/// Makes a page to be read of a scroll area: no frame, and a column in its middle, at most so wide (pixels),
/// since longer lines do not read well. What the column holds goes into a layout of the widget.
[[nodiscard]] QWidget* readingColumn(QScrollArea& page, int widest);

}  // namespace rozbor::desktop
