#include <fmt/format.h>

#include "html_parts.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports::html {
namespace {

// Lengths in units of the pictures; a square is kCell of them. Letters far below ten units are
// drawn unevenly by some browsers.
constexpr int kCell = 20;
constexpr int kMargin = 13;  ///< for the coordinates, left and above

std::string premiumClass(game::Premium premium) {
  if (premium.word > 1) return premium.word > 2 ? "q3" : "q2";
  return premium.letter > 2 ? "l3" : "l2";
}

std::string premiumSquare(const Shapes& shapes, game::Square square, game::Premium premium) {
  const int x = square.column * kCell;
  const int y = square.row * kCell;
  const bool isWord = premium.word > 1;
  // The start square has a star in place of its name.
  if (square == shapes.language.board.start()) {
    return fmt::format(R"(<rect class="{0}" x="{1}" y="{2}" width="{3}" height="{3}"/>)",
                       premiumClass(premium), x, y, kCell);
  }
  const std::string name = isWord ? phrase(shapes.wording, "{0}W", int{premium.word})
                                  : phrase(shapes.wording, "{0}L", int{premium.letter});
  return fmt::format(
      R"(<rect class="{0}" x="{1}" y="{2}" width="{3}" height="{3}"/><text class="pt" x="{4}" y="{5}">{6}</text>)",
      premiumClass(premium), x, y, kCell, x + kCell / 2, y + 13, escaped(name));
}

std::string premiumSquares(const Shapes& shapes) {
  const game::BoardLayout& layout = shapes.language.board;
  std::string squares;
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      const game::Square square(row, column);
      const game::Premium premium = layout.premium(square);
      if (premium != game::Premium{}) squares += premiumSquare(shapes, square, premium);
    }
  }
  return squares;
}

/// The lines between the squares, as one path.
std::string grid(const game::BoardLayout& layout) {
  std::string path;
  for (int row = 0; row <= layout.rows(); ++row)
    path += fmt::format("M0 {}h{}", row * kCell, layout.columns() * kCell);
  for (int column = 0; column <= layout.columns(); ++column)
    path += fmt::format("M{} 0v{}", column * kCell, layout.rows() * kCell);
  return R"(<path class="grid" d=")" + path + R"("/>)";
}

std::string coordinates(const game::BoardLayout& layout) {
  std::string texts;
  for (int column = 0; column < layout.columns(); ++column) {
    texts += fmt::format(R"(<text class="co" x="{}" y="-4">{}</text>)", column * kCell + kCell / 2,
                         static_cast<char>('A' + column));
  }
  for (int row = 0; row < layout.rows(); ++row)
    texts += fmt::format(R"(<text class="co" x="-7" y="{}">{}</text>)", row * kCell + 13, row + 1);
  return texts;
}

std::string bareBoard(const Shapes& shapes) {
  const game::BoardLayout& layout = shapes.language.board;
  return fmt::format(
      R"(<g id="{}board"><rect class="sq" width="{}" height="{}"/>{}{}{}<path class="start" d="M{} {}l1.9 4 4.4.6-3.2 3.1.8 4.4-3.9-2.1-3.9 2.1.8-4.4-3.2-3.1 4.4-.6z"/></g>)",
      shapes.prefix, layout.columns() * kCell, layout.rows() * kCell, premiumSquares(shapes), grid(layout),
      coordinates(layout), layout.start().column * kCell + kCell / 2, layout.start().row * kCell + 3.6);
}

/// Letters of two and three characters shrink to fit their tile.
std::string_view letterClass(std::string_view face) {
  std::size_t characters = 0;
  for (const char byte : face)
    characters += (static_cast<unsigned char>(byte) & 0xC0) != 0x80 ? 1 : 0;
  return characters > 1 ? "tl tl2" : "tl";
}

std::string tileShape(const Shapes& shapes, game::Letter letter, bool blank) {
  const game::Language& language = shapes.language;
  const std::string& face = language.alphabet.upper(letter);
  const int value = language.value(game::Tile(letter));
  const std::string corner = blank ? R"(<circle class="ring" cx="10" cy="10" r="7.4"/>)"
                                   : fmt::format(R"(<text class="tv" x="17.6" y="17.4">{}</text>)", value);
  return fmt::format(
      R"(<g id="{}{}{}"><rect class="tile" x=".7" y=".7" width="18.6" height="18.6" rx="2.6"/><text class="{}" x="{}" y="14.4">{}</text>{}</g>)",
      shapes.prefix, blank ? 'b' : 't', letter.index(), letterClass(face), blank || value < 10 ? "9.6" : "9",
      escaped(face), corner);
}

std::string tileShapes(const Shapes& shapes) {
  std::string drawn = fmt::format(
      R"(<g id="{}b0"><rect class="tile" x=".7" y=".7" width="18.6" height="18.6" rx="2.6"/><circle class="ring" cx="10" cy="10" r="5"/></g>)",
      shapes.prefix);
  for (int index = 1; index <= shapes.language.alphabet.size(); ++index) {
    drawn += tileShape(shapes, game::Letter(index), false);
    drawn += tileShape(shapes, game::Letter(index), true);
  }
  return drawn;
}

std::string tileUse(const Shapes& shapes, game::Tile tile, int x, int y) {
  return fmt::format(R"(<use href="#{}{}{}" x="{}" y="{}"/>)", shapes.prefix, tile.isBlank() ? 'b' : 't',
                     tile.letter().index(), x, y);
}

std::string lyingTiles(const Shapes& shapes, const game::Board& board) {
  std::string tiles;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const game::Tile tile = board.at({row, column});
      if (!tile.empty()) tiles += tileUse(shapes, tile, column * kCell, row * kCell);
    }
  }
  return tiles;
}

std::string laidTiles(const Shapes& shapes, const BoardFigure& figure) {
  if (!figure.move || !figure.move->isPlacement()) return {};
  std::string tiles;
  for (int offset = 0; offset < figure.move->length(); ++offset) {
    const game::Tile tile = figure.move->tiles()[static_cast<std::size_t>(offset)];
    const game::Square square = figure.move->start().step(figure.move->direction(), offset);
    // A record may lay tiles beyond the edge; there is nothing to draw them on.
    if (tile.empty() || !figure.board.contains(square)) continue;
    tiles += tileUse(shapes, tile, square.column * kCell, square.row * kCell);
  }
  return fmt::format(R"(<g class="{}">{}</g>)", figure.laid == LaidTiles::played ? "new" : "gho", tiles);
}

}  // namespace

std::string definitions(const Shapes& shapes) {
  return bareBoard(shapes) + tileShapes(shapes);
}

std::string bandDefinitions() {
  std::string drawn;
  for (int band = 1; band <= 4; ++band) {
    drawn += fmt::format(R"(<g id="s{}">)", band);
    for (int bar = 0; bar < 4; ++bar) {
      drawn += fmt::format(R"(<rect class="{}" x="{}" y="{}" width="3" height="{}" rx=".6"/>)",
                           bar < band ? "on" : "off", bar * 4, 9 - bar * 3, 3 + bar * 3);
    }
    drawn += "</g>";
  }
  return drawn;
}

std::string boardPicture(const Shapes& shapes, const BoardFigure& figure) {
  const game::BoardLayout& layout = shapes.language.board;
  return fmt::format(
      R"(<svg class="bd" role="img" aria-label="{}" viewBox="{} {} {} {}"><use href="#{}board"/>{}{}</svg>)",
      escaped(figure.caption), -kMargin, -kMargin, layout.columns() * kCell + kMargin + 1,
      layout.rows() * kCell + kMargin + 1, shapes.prefix, lyingTiles(shapes, figure.board),
      laidTiles(shapes, figure));
}

std::string tilesPicture(const Shapes& shapes, const game::TileCounts& tiles, const std::string& label) {
  if (tiles.empty()) return {};
  std::string drawn;
  int x = 0;
  tiles.forEachTile([&](game::Tile tile) {
    drawn += tileUse(shapes, tile, x, 0);
    x += kCell;
  });
  return fmt::format(R"(<svg class="rk" role="img" aria-label="{}" viewBox="0 0 {} {}">{}</svg>)",
                     escaped(label), x, kCell, drawn);
}

}  // namespace rozbor::reports::html
