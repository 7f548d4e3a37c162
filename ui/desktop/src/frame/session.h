#pragma once

#include <QString>

namespace rozbor::desktop {

/// What was open when the window was closed.
struct Session {
  QString page;   ///< by its name; "": the first page
  QString game;   ///< the file of the game; "": none, or one that only a library has
  int turn = 0;   ///< that was shown, from 0
  QString sheet;  ///< the file of the score sheet; "": none

  friend bool operator==(const Session&, const Session&) = default;
};

}  // namespace rozbor::desktop
