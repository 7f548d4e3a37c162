#include "colours.h"

#include <QApplication>
#include <QWidget>
#include <algorithm>
#include <array>

namespace rozbor::desktop {
namespace {

QColor rgb(QRgb value) {
  return QColor(value);
}

Colours lightColours() {
  return {.square = rgb(0xefebdf),
          .grid = rgb(0xd6d0bf),
          .mark = rgb(0x4a463c),
          .coordinate = rgb(0x77736a),
          .tripleWord = rgb(0xcf7460),
          .doubleWord = rgb(0xecc3b6),
          .tripleLetter = rgb(0x6f9fc4),
          .doubleLetter = rgb(0xc3dbe8),
          .tile = rgb(0xf3dfae),
          .tileEdge = rgb(0xc4a766),
          .tileInk = rgb(0x2f2718),
          .fresh = rgb(0xffc933),
          .freshEdge = rgb(0x7a4b00),
          .ghost = rgb(0xcdebd4),
          .ghostEdge = rgb(0x1d6b3c),
          .players = {rgb(0x1f5fa6), rgb(0xb04a0a), rgb(0x6d3fa3), rgb(0x2c6e31)},
          .bands = {rgb(0x1f6b3a), rgb(0x7a6100), rgb(0xa9500b), rgb(0xb3261e), rgb(0x8c1565)},
          .bandOff = rgb(0xd5d0c3),
          .notice = rgb(0xe8f0f8),
          .alarm = rgb(0xfbe9e2),
          .noticeEdge = rgb(0x1f5fa6),
          .alarmEdge = rgb(0xb3261e)};
}

Colours darkColours() {
  return {.square = rgb(0x2a2d2f),
          .grid = rgb(0x3a3e41),
          .mark = rgb(0xd8d4c8),
          .coordinate = rgb(0x928f86),
          .tripleWord = rgb(0x8d4436),
          .doubleWord = rgb(0x674540),
          .tripleLetter = rgb(0x33658c),
          .doubleLetter = rgb(0x3a566a),
          .tile = rgb(0xd8c493),
          .tileEdge = rgb(0x8d7845),
          .tileInk = rgb(0x261f12),
          .fresh = rgb(0xffc02e),
          .freshEdge = rgb(0xfff1c9),
          .ghost = rgb(0xa9dab6),
          .ghostEdge = rgb(0xeafff0),
          .players = {rgb(0x7db4ee), rgb(0xf2a065), rgb(0xc3a2ee), rgb(0x8ccb90)},
          .bands = {rgb(0x84cf9b), rgb(0xe0c25a), rgb(0xf2a75f), rgb(0xff8f85), rgb(0xf09bd6)},
          .bandOff = rgb(0x484a4c),
          .notice = rgb(0x24303d),
          .alarm = rgb(0x452a26),
          .noticeEdge = rgb(0x7db4ee),
          .alarmEdge = rgb(0xff8f85)};
}

/// Marks are light in both: premiums are deep enough for them.
Colours greenBoard(Colours colours, bool dark) {
  colours.square = rgb(dark ? 0x154536 : 0x1c6b4f);
  colours.grid = rgb(dark ? 0x0e3026 : 0x134c38);
  colours.mark = rgb(0xffffff);
  colours.tripleWord = rgb(dark ? 0x8e221b : 0xb3261e);
  colours.doubleWord = rgb(dark ? 0x824453 : 0xa8576a);
  colours.tripleLetter = rgb(dark ? 0x1a4278 : 0x1d4f91);
  colours.doubleLetter = rgb(dark ? 0x2c607f : 0x35729a);
  return colours;
}

Colours lightContrast(Colours colours) {
  colours.square = rgb(0xffffff);
  colours.grid = rgb(0x6b6b6b);
  colours.mark = rgb(0x000000);
  colours.coordinate = rgb(0x000000);
  colours.tripleWord = rgb(0xff8a80);
  colours.doubleWord = rgb(0xffd0c8);
  colours.tripleLetter = rgb(0x80b8ff);
  colours.doubleLetter = rgb(0xd3e7ff);
  colours.tile = rgb(0xfff4c2);
  colours.tileEdge = rgb(0x000000);
  colours.tileInk = rgb(0x000000);
  colours.fresh = rgb(0xffd400);
  colours.freshEdge = rgb(0x000000);
  colours.ghost = rgb(0xffffff);
  colours.ghostEdge = rgb(0x005a1c);
  return colours;
}

Colours darkContrast(Colours colours) {
  colours.square = rgb(0x000000);
  colours.grid = rgb(0x8a8a8a);
  colours.mark = rgb(0xffffff);
  colours.coordinate = rgb(0xffffff);
  colours.tripleWord = rgb(0xa11b12);
  colours.doubleWord = rgb(0x6b2b26);
  colours.tripleLetter = rgb(0x0b4f9e);
  colours.doubleLetter = rgb(0x1f3c5c);
  colours.tile = rgb(0xffffff);
  colours.tileEdge = rgb(0xffffff);
  colours.tileInk = rgb(0x000000);
  colours.fresh = rgb(0xffd400);
  colours.freshEdge = rgb(0xffffff);
  colours.ghost = rgb(0xb9ffc9);
  colours.ghostEdge = rgb(0xffffff);
  return colours;
}

/// In the order of BoardLook.
constexpr std::array kLooks{"usual", "green", "contrast"};

/// Of this program; the thread of the interface alone sees it.
BoardLook& lookNow() {
  static BoardLook look = BoardLook::usual;
  return look;
}

}  // namespace

QString boardLookName(BoardLook look) {
  return QString::fromLatin1(kLooks[static_cast<std::size_t>(look)]);
}

BoardLook boardLookNamed(const QString& name) {
  const auto* const found = std::ranges::find(kLooks, name.toStdString());
  return found == kLooks.end() ? BoardLook::usual : static_cast<BoardLook>(found - kLooks.begin());
}

void setBoardLook(BoardLook look) {
  lookNow() = look;
  for (QWidget* widget : QApplication::allWidgets())
    widget->update();
}

BoardLook boardLook() {
  return lookNow();
}

const Colours& coloursFor(const QPalette& palette) {
  static const std::array kLight{lightColours(), greenBoard(lightColours(), false),
                                 lightContrast(lightColours())};
  static const std::array kDark{darkColours(), greenBoard(darkColours(), true), darkContrast(darkColours())};
  const auto look = static_cast<std::size_t>(lookNow());
  return palette.color(QPalette::Window).lightness() < 128 ? kDark[look] : kLight[look];
}

QPalette lightPalette() {
  QPalette palette(QColor(0xefefef));
  palette.setColor(QPalette::Base, QColor(0xffffff));
  palette.setColor(QPalette::AlternateBase, QColor(0xf7f7f7));
  palette.setColor(QPalette::Highlight, QColor(0x308cc6));
  palette.setColor(QPalette::HighlightedText, QColor(0xffffff));
  return palette;
}

QPalette darkPalette() {
  QPalette palette(QColor(0x3a3c40), QColor(0x26282b));
  palette.setColor(QPalette::Base, QColor(0x1d1f21));
  palette.setColor(QPalette::AlternateBase, QColor(0x232528));
  palette.setColor(QPalette::Highlight, QColor(0x2f6fb0));
  palette.setColor(QPalette::HighlightedText, QColor(0xffffff));
  palette.setColor(QPalette::ToolTipBase, QColor(0x3a3c40));
  palette.setColor(QPalette::ToolTipText, QColor(0xe9e6dd));
  return palette;
}

void makeLinksReadable(QPalette palette) {
  palette.setColor(QPalette::Link, coloursFor(palette).player(0));
  palette.setColor(QPalette::LinkVisited, coloursFor(palette).player(0));
  QApplication::setPalette(palette);
}

QColor softText(const QPalette& palette) {
  const QColor text = palette.color(QPalette::WindowText);
  const QColor back = palette.color(QPalette::Window);
  const auto between = [](int one, int other) { return (one * 7 + other * 3) / 10; };
  return {between(text.red(), back.red()), between(text.green(), back.green()),
          between(text.blue(), back.blue())};
}

}  // namespace rozbor::desktop
