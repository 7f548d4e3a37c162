#include "anki_board.h"

#include <fmt/format.h>

#include "page/html_parts.h"

namespace rozbor::reports {
namespace {

constexpr int kCell = 20;
constexpr int kMargin = 14;

/// Muted, so that tiles stand out on light and dark cards alike.
const char* colourOf(game::Premium premium) {
  if (premium.word > 1) return premium.word > 2 ? "#d9756c" : "#eeb3b0";
  if (premium.letter > 1) return premium.letter > 2 ? "#6ba3cf" : "#b7d7ea";
  return "#f3efe4";
}

std::string squareSvg(const game::Language& language, game::Square square) {
  return fmt::format(
      "<rect x='{}' y='{}' width='{}' height='{}' fill='{}' stroke='#c9c2ae' stroke-width='.5'/>",
      square.column * kCell, square.row * kCell, kCell, kCell,
      square == language.board.start() ? "#eeb3b0" : colourOf(language.board.premium(square)));
}

std::string tileSvg(const game::Language& language, game::Tile tile, int x, int y) {
  const std::string face = tile.letter() ? language.alphabet.upper(tile.letter()) : "?";
  const int value = language.value(tile);
  const std::string points =
      value == 0 ? std::string()
                 : fmt::format("<text x='{}' y='{}' font-size='5.5' text-anchor='end' fill='#222'>{}</text>",
                               x + 18, y + 18, value);
  return fmt::format(
      "<rect x='{0}' y='{1}' width='18' height='18' rx='2.5' fill='#fff3cf' stroke='#8a7a4a' "
      "stroke-width='.8'/>"
      "<text x='{2}' y='{3}' font-size='{4}' text-anchor='middle' fill='{5}'>{6}</text>{7}",
      x + 1, y + 1, x + 10, y + 15, face.size() > 2 ? 8 : 12, tile.isBlank() ? "#b3261e" : "#222",
      html::escaped(face), points);
}

std::string coordinatesSvg(const game::Board& board) {
  std::string text;
  for (int column = 0; column < board.columns(); ++column) {
    text += fmt::format("<text x='{}' y='-4' font-size='9' text-anchor='middle' fill='#888'>{}</text>",
                        column * kCell + kCell / 2, static_cast<char>('A' + column));
  }
  for (int row = 0; row < board.rows(); ++row) {
    text += fmt::format("<text x='-7' y='{}' font-size='9' text-anchor='middle' fill='#888'>{}</text>",
                        row * kCell + 14, row + 1);
  }
  return text;
}

std::string svg(int left, int top, int width, int height, const std::string& content) {
  return fmt::format(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}' width='{}' style='max-width:100%' "
      "font-family='sans-serif'>{}</svg>",
      left, top, width, height, width + width / 4, content);
}

}  // namespace

std::string boardSvg(const game::Board& board, const game::Language& language) {
  std::string content = coordinatesSvg(board);
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const game::Square square(row, column);
      content += board.isEmpty(square) ? squareSvg(language, square)
                                       : tileSvg(language, board.at(square), column * kCell, row * kCell);
    }
  }
  return svg(-kMargin, -kMargin, board.columns() * kCell + kMargin + 1, board.rows() * kCell + kMargin + 1,
             content);
}

std::string rackSvg(const game::Rack& rack, const game::Language& language) {
  std::string content;
  int x = 0;
  rack.forEachTile([&](game::Tile tile) {
    content += tileSvg(language, tile, x, 0);
    x += kCell;
  });
  return svg(0, 0, std::max(x, kCell), kCell, content);
}

}  // namespace rozbor::reports
