#include "tile_mime.h"

namespace rozbor::desktop {
namespace {

const QString& format() {
  static const QString kFormat = QStringLiteral("application/x-rozbor-tile");
  return kFormat;
}

}  // namespace

QMimeData* mimeOf(game::Tile tile) {
  auto* data = new QMimeData;
  data->setData(format(), QByteArray::number(tile.kind()));
  return data;
}

std::optional<game::Tile> tileOf(const QMimeData& data) {
  if (!data.hasFormat(format())) return std::nullopt;
  const int kind = data.data(format()).toInt();
  if (kind < 0 || kind > game::Letter::kMax) return std::nullopt;
  return kind == 0 ? game::Tile::blank() : game::Tile(game::Letter(kind));
}

}  // namespace rozbor::desktop
