#include <QSvgRenderer>
#include <algorithm>
#include <memory>
#include <vector>

#include "../palette.h"
#include "board.h"
#include "pieces.h"
#include "rozbor/charts/charts.h"

namespace rozbor::charts::pdf_pages {
namespace {

constexpr std::size_t kInALine = 2;
constexpr double kBetween = 6;   ///< millimetres
constexpr double kAlone = 0.62;  ///< of the width, for a picture that has a line to itself

[[nodiscard]] double halfWidth(const Setting& setting) {
  return (setting.width - millimetres(kBetween)) / 2;
}

/// Things of one width, two beside each other.
class PairsPiece : public Piece {
 public:
  [[nodiscard]] double gapBefore() const override { return points(9); }
  [[nodiscard]] double height() const override {
    double sum = 0;
    for (std::size_t first = 0; first < count(); first += kInALine)
      sum += lineHeight(first);
    return sum;
  }
  [[nodiscard]] double firstHeight() const override { return count() == 0 ? 0 : lineHeight(0); }
  void print(Sheet& sheet) const override {
    for (std::size_t first = 0; first < count(); first += kInALine) {
      sheet.need(lineHeight(first));
      double x = sheet.left();
      for (std::size_t item = first; item < std::min(first + kInALine, count()); ++item) {
        draw(sheet, item, {x, sheet.y()});
        x += itemWidth() + millimetres(kBetween);
      }
      sheet.advance(lineHeight(first));
    }
  }

 protected:
  [[nodiscard]] virtual std::size_t count() const = 0;
  [[nodiscard]] virtual double itemWidth() const = 0;
  [[nodiscard]] virtual double itemHeight(std::size_t item) const = 0;
  virtual void draw(Sheet& sheet, std::size_t item, QPointF where) const = 0;

 private:
  [[nodiscard]] double lineHeight(std::size_t first) const {
    double highest = 0;
    for (std::size_t item = first; item < std::min(first + kInALine, count()); ++item)
      highest = std::max(highest, itemHeight(item));
    return highest + points(4);
  }
};

class ChartsPiece : public PairsPiece {
 public:
  ChartsPiece(const reports::ChartsBlock& block, const Setting& setting) {
    for (const reports::Picture& picture : block.pictures) {
      if (!picture.empty()) pictures_.push_back(&picture);
    }
    width_ = pictures_.size() == 1 ? setting.width * kAlone : halfWidth(setting);
  }

 protected:
  [[nodiscard]] std::size_t count() const override { return pictures_.size(); }
  [[nodiscard]] double itemWidth() const override { return width_; }
  [[nodiscard]] double itemHeight(std::size_t item) const override {
    return width_ * pictures_[item]->height / pictures_[item]->width;
  }
  void draw(Sheet& sheet, std::size_t item, QPointF where) const override {
    QSvgRenderer renderer(QByteArray::fromStdString(svgFile(*pictures_[item])));
    renderer.render(&sheet.painter(), QRectF(where, QSizeF(width_, itemHeight(item))));
  }

 private:
  std::vector<const reports::Picture*> pictures_;  ///< of the document, which outlives its pieces
  double width_ = 0;
};

constexpr double kRackTile = 5;  ///< millimetres
constexpr double kBoard = 70;    ///< millimetres: two moments have room on a page

/// A board with a caption below it that says whose tiles are the marked ones, and the rack.
class BoardsPiece : public PairsPiece {
 public:
  BoardsPiece(const reports::BoardsBlock& block, const Setting& setting)
      : block_(block), wording_(setting.wording), width_(std::min(millimetres(kBoard), halfWidth(setting))) {
    for (const reports::BoardFigure& figure : block.boards)
      captions_.emplace_back(figure.caption, Style{Face::text, 8.5, kInk.colour()}, width_, setting.device);
  }

 protected:
  [[nodiscard]] std::size_t count() const override { return block_.boards.size(); }
  [[nodiscard]] double itemWidth() const override { return width_; }
  [[nodiscard]] double itemHeight(std::size_t item) const override {
    return boardHeight(block_.boards[item], width_) + captionHeight(item) + rackHeight(item);
  }
  void draw(Sheet& sheet, std::size_t item, QPointF where) const override {
    const reports::BoardFigure& figure = block_.boards[item];
    drawBoard(sheet.painter(), where, width_, figure, wording_);
    where.ry() += boardHeight(figure, width_) + points(3);
    if (captionHeight(item) > 0) captions_[item].draw(sheet.painter(), where);
    where.ry() += captionHeight(item);
    if (rackHeight(item) > 0) drawRack(sheet.painter(), where, millimetres(kRackTile), figure);
  }

 private:
  [[nodiscard]] double captionHeight(std::size_t item) const {
    return block_.boards[item].caption.empty() ? 0 : captions_[item].height() + points(3);
  }
  [[nodiscard]] double rackHeight(std::size_t item) const {
    return block_.boards[item].rack.empty() ? 0 : millimetres(kRackTile) + points(3);
  }

  const reports::BoardsBlock& block_;
  const reports::Wording& wording_;
  double width_ = 0;
  std::vector<Lines> captions_;
};

}  // namespace

std::unique_ptr<Piece> layOut(const reports::ChartsBlock& block, const Setting& setting) {
  return std::make_unique<ChartsPiece>(block, setting);
}

std::unique_ptr<Piece> layOut(const reports::BoardsBlock& block, const Setting& setting) {
  return std::make_unique<BoardsPiece>(block, setting);
}

}  // namespace rozbor::charts::pdf_pages
