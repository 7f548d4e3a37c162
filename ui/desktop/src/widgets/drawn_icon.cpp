#include "drawn_icon.h"

#include <QPainter>
#include <QPixmap>

namespace rozbor::desktop {

QIcon drawnIcon(const QPalette& palette, const DrawIcon& draw) {
  constexpr int kSide = 64;
  QIcon icon;
  const auto add = [&](QPalette::ColorGroup group, QIcon::Mode mode) {
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, palette.color(group, QPalette::ButtonText));
    painter.end();
    icon.addPixmap(pixmap, mode);
  };
  add(QPalette::Active, QIcon::Normal);
  add(QPalette::Disabled, QIcon::Disabled);
  return icon;
}

}  // namespace rozbor::desktop
