#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

#include "palette.h"
#include "rozbor/charts/charts.h"

namespace rozbor::charts {
namespace {

/// An element as a group of a file, where no page has variables for its colours. A group, for not every
/// reader of SVG, Qt's among them, takes one <svg> in another.
QString standing(const reports::Picture& picture, int top) {
  static const QRegularExpression kOuter(QStringLiteral("^<svg[^>]*>(<style>[^<]*</style>)?|</svg>$"));
  return QStringLiteral(
             "<g transform=\"translate(0,%1)\" stroke-linecap=\"round\" stroke-linejoin=\"round\">%2</g>")
      .arg(QString::number(top), QString::fromStdString(picture.svg).remove(kOuter));
}

/// Bitmaps beyond this are asked for by mistake, and would not fit into memory.
constexpr int kLargest = 20'000;

int pixels(int units, double scale) {
  return static_cast<int>(std::clamp(std::round(units * scale), 1.0, double{kLargest}));
}

}  // namespace

std::string svgFile(std::span<const reports::Picture> pictures) {
  int width = 0;
  int height = 0;
  QString elements;
  for (const reports::Picture& picture : pictures) {
    if (picture.empty()) continue;
    elements += standing(picture, height) + QChar(u'\n');
    width = std::max(width, picture.width);
    height += picture.height;
  }
  return QStringLiteral(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\" "
             "font-family=\"sans-serif\">\n<rect width=\"%1\" height=\"%2\" fill=\"white\"/>\n%3</svg>\n")
      .arg(QString::number(width), QString::number(height), elements)
      .toStdString();
}

std::string svgFile(const reports::Picture& picture) {
  return svgFile(std::span(&picture, 1));
}

std::string svgFile(const reports::Picture& picture, const ChartColours& colours) {
  QString file = QString::fromStdString(svgFile(picture));
  const auto put = [&](const char* from, const std::string& to) {
    file.replace(u'"' + QString::fromLatin1(from) + u'"', u'"' + QString::fromStdString(to) + u'"');
  };
  put("white", colours.background);
  put(kInk.light, colours.ink);
  put(kSoft.light, colours.soft);
  put(kLine.light, colours.line);
  put(kCard.light, colours.background);
  for (std::size_t player = 0; player < colours.players.size(); ++player)
    put(playerRole(player).light, colours.players[player]);
  return file.toStdString();
}

std::string png(const reports::Picture& picture, double scale) {
  if (picture.empty() || !(scale > 0)) return {};
  ensureApplication();
  QImage image(pixels(picture.width, scale), pixels(picture.height, scale), QImage::Format_RGB32);
  image.fill(Qt::white);
  QSvgRenderer renderer(QByteArray::fromStdString(svgFile(picture)));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter, QRectF(image.rect()));
  painter.end();
  QBuffer buffer;
  image.save(&buffer, "PNG");
  return buffer.data().toStdString();
}

}  // namespace rozbor::charts
