#pragma once

namespace rozbor::desktop {

class MainWindow;

/// What is remembered from one start to the next: the place of the window, the analysis, the library.
void restoreSettings(MainWindow& window);
void keepSettings(MainWindow& window);

}  // namespace rozbor::desktop
