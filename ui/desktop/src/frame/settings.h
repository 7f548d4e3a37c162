#pragma once

#include <QList>
#include <string>

namespace rozbor::desktop {

class MainWindow;
struct RecentGame;
struct Session;

/// The language of the interface that was chosen; empty: as the system.
[[nodiscard]] std::string keptLanguage();

/// What is remembered from one start to the next: the place of the window, the analysis, the library, the
/// language of the interface, colours and text size, what is open, the games that were open and whose
/// training Home tells.
void restoreSettings(MainWindow& window);
void keepSettings(MainWindow& window);
/// What was open at the end, as keepSettings found it.
[[nodiscard]] Session keptSession();
/// Kept whenever another game is opened.
void keepGames(const QList<RecentGame>& games);

}  // namespace rozbor::desktop
