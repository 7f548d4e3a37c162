#include "appearance.h"

#include <QApplication>
#include <algorithm>
#include <array>

#include "board/colours.h"

namespace rozbor::desktop {
namespace {

/// In the order of Theme.
constexpr std::array kNames{"system", "light", "dark"};

}  // namespace

QString themeName(Theme theme) {
  return QString::fromLatin1(kNames[static_cast<std::size_t>(theme)]);
}

Theme themeNamed(const QString& name) {
  const auto* const found = std::ranges::find(kNames, name.toStdString());
  return found == kNames.end() ? Theme::system : static_cast<Theme>(found - kNames.begin());
}

Appearance::Appearance(QObject* parent)
    : QObject(parent), systemPalette_(QApplication::palette()), systemFont_(QApplication::font()) {}

Appearance::~Appearance() {
  setTheme(Theme::system);
  setZoom(kUsual);
  setBoardLook(BoardLook::usual);
}

void Appearance::setTheme(Theme theme) {
  if (theme == theme_) return;
  theme_ = theme;
  switch (theme) {
    case Theme::system:
      QApplication::setPalette(systemPalette_);
      break;
    case Theme::light:
      makeLinksReadable(lightPalette());
      break;
    case Theme::dark:
      makeLinksReadable(darkPalette());
      break;
  }
}

void Appearance::setZoom(int percent) {
  const int wanted = std::clamp(percent, kSmallest, kLargest);
  if (wanted == zoom_) return;
  zoom_ = wanted;
  QFont font = systemFont_;
  if (font.pointSizeF() > 0) {
    font.setPointSizeF(font.pointSizeF() * zoom_ / kUsual);
  } else {
    font.setPixelSize(std::max(1, font.pixelSize() * zoom_ / kUsual));
  }
  QApplication::setFont(font);
}

}  // namespace rozbor::desktop
