#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "speech/spoken.h"

class QPainter;

namespace rozbor::desktop {

struct Colours;

/// A move that comes about on a board: tiles that are laid, and where the next letter goes.
struct BoardEntry {
  std::vector<std::pair<game::Square, game::Tile>> laid;
  std::optional<game::Square> cursor;
  game::Direction direction = game::Direction::across;
};

/// What a board shows: the tiles that lie, and moves on them.
struct BoardView {
  std::shared_ptr<const game::Language> language;
  game::Board board;                  ///< with the tiles of `played` on it, unless a ghost is shown
  std::optional<game::Move> played;   ///< highlighted; only its squares are outlined beside a ghost
  std::optional<game::Move> ghost;    ///< a move that was not made; `board` is without any move then
  std::optional<BoardEntry> entry{};  ///< the board takes clicks, letters and tiles
  std::vector<game::Move> places{};   ///< to choose from by a click, the likeliest first; numbered from 1
};

/// The board of a game, in any size: coordinates, premiums, tiles. Paints what it is given, and tells what is
/// done with it while a move is entered.
class BoardWidget : public QWidget {
  Q_OBJECT
 public:
  explicit BoardWidget(const LiveWording& wording, QWidget* parent = nullptr);

  void setView(BoardView view);
  [[nodiscard]] const BoardView& view() const { return view_; }

  /// The square at a point of the widget.
  [[nodiscard]] std::optional<game::Square> squareAt(const QPointF& point) const;
  /// Which of the places a click means: the one whose number is there, else the likeliest that lies there.
  [[nodiscard]] std::optional<std::size_t> placeAt(game::Square square) const;
  /// The middle of a square.
  [[nodiscard]] QPointF centreOf(game::Square square) const;

  [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {330, 330}; }

 signals:
  /// A word that lies on the board is to be looked up, in capitals.
  void wordAsked(const QString& word);
  void placeClicked(std::size_t index);
  // While a move is entered.
  void squareClicked(rozbor::game::Square square);
  void letterTyped(const QString& letter);
  void takenBack();
  void submitted();
  void erased();                        ///< Delete
  void stepped(int rows, int columns);  ///< the arrow keys
  void tileDropped(rozbor::game::Tile tile, rozbor::game::Square square);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  /// Where the squares are in the widget.
  struct Grid {
    double left = 0;
    double top = 0;
    double side = 0;  ///< of one square
    [[nodiscard]] QRectF cell(game::Square square) const;
  };
  [[nodiscard]] Grid grid() const;

  void paintSquares(QPainter& painter, const Grid& grid, const Colours& colours) const;
  void paintPremium(QPainter& painter, const QRectF& cell, game::Square square, const Colours& colours) const;
  void paintCoordinates(QPainter& painter, const Grid& grid, const Colours& colours) const;
  void paintTiles(QPainter& painter, const Grid& grid, const Colours& colours) const;
  void paintGhost(QPainter& painter, const Grid& grid, const Colours& colours) const;
  void paintPlaces(QPainter& painter, const Grid& grid, const Colours& colours) const;
  void paintEntry(QPainter& painter, const Grid& grid, const Colours& colours) const;

  const LiveWording& wording_;
  BoardView view_;
};

}  // namespace rozbor::desktop
