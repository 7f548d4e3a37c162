#pragma once

#include <string>

namespace rozbor::desktop {

class MainWindow;

/// The language of the interface that was chosen; empty: as the system.
[[nodiscard]] std::string keptLanguage();

/// What is remembered from one start to the next: the place of the window, the analysis, the library, the
/// language of the interface.
void restoreSettings(MainWindow& window);
void keepSettings(MainWindow& window);

}  // namespace rozbor::desktop
