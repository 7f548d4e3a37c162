#pragma once

class QDialog;

namespace rozbor::desktop {

class MainWindow;

/// What the window looks like, what it speaks, how it begins and how it analyses, all in one place.
/// Everything acts at once.
[[nodiscard]] QDialog* makePreferencesDialog(MainWindow& window);

}  // namespace rozbor::desktop
