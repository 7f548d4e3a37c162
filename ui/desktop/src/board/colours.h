#pragma once

#include <QColor>
#include <QPalette>
#include <array>
#include <cstddef>

#include "rozbor/review/verdict.h"

namespace rozbor::desktop {

/// The colours that no palette of Qt has: board, tiles, players, bands. They are those of the page
/// (docs/architecture.md), in its light and its dark form. Text and lines come from the palette.
struct Colours {
  QColor square, grid, mark, coordinate;
  QColor tripleWord, doubleWord, tripleLetter, doubleLetter;
  QColor tile, tileEdge, tileInk;
  QColor fresh, freshEdge;  ///< tiles of the last move
  QColor ghost, ghostEdge;  ///< tiles of a move that was not made
  std::array<QColor, 4> players;
  std::array<QColor, 5> bands;
  QColor bandOff;        ///< the bars of a band mark that stay empty
  QColor notice, alarm;  ///< behind the words of a banner
  QColor noticeEdge, alarmEdge;

  [[nodiscard]] const QColor& player(std::size_t index) const { return players[index % players.size()]; }
  [[nodiscard]] const QColor& band(reports::Band value) const {
    return bands[static_cast<std::size_t>(value)];
  }
};

/// What boards look like: as on the page, green as in a club, or in colours as far apart as they can be.
enum class BoardLook { usual, green, contrast };

/// "usual", "green", "contrast"; what is none of them is usual.
[[nodiscard]] QString boardLookName(BoardLook look);
[[nodiscard]] BoardLook boardLookNamed(const QString& name);

/// Of all boards from now on; they are painted anew.
void setBoardLook(BoardLook look);
[[nodiscard]] BoardLook boardLook();

/// The set of the look that fits the palette, by the lightness of its window.
[[nodiscard]] const Colours& coloursFor(const QPalette& palette);

/// For desktops that have no such colours themselves.
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

/// Links that can be read on the background, in every text from now on; some dark palettes keep the dark
/// blue.
void makeLinksReadable(QPalette palette);

/// Text of less weight: between the text and the background of a window.
[[nodiscard]] QColor softText(const QPalette& palette);

}  // namespace rozbor::desktop
