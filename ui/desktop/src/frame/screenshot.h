#pragma once

#include <QSize>
#include <QString>

namespace rozbor::desktop {

class MainWindow;

/// A picture of the window for tests and for the documentation (hidden options of the program).
struct Screenshot {
  QString file;
  QSize size{1280, 800};
  int turn = 1;  ///< as the table counts them
  int tab = 0;
  QString person{};  ///< of a library: shows this player's figures
  bool ask = false;  ///< the answer of the turn is hidden
  bool best = false;
  bool dark = false;
};

/// Reads "1280x800".
[[nodiscard]] QSize parseSize(const QString& text);

/// Takes the picture once the window has settled, and ends the program: 0, or 1 where the file
/// cannot be written.
void takeWhenSettled(MainWindow& window, const Screenshot& screenshot);

}  // namespace rozbor::desktop
