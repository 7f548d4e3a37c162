#include <algorithm>
#include <vector>

#include "../palette.h"
#include "pieces.h"

namespace rozbor::charts::pdf_pages {
namespace {

constexpr std::size_t kFiguresInALine = 5;

/// Large figures in cells of one width.
class KeyFiguresPiece : public Piece {
 public:
  KeyFiguresPiece(const reports::KeyFiguresBlock& block, const Setting& setting) {
    const std::size_t inALine = std::clamp<std::size_t>(block.figures.size(), 2, kFiguresInALine);
    cellWidth_ = setting.width / static_cast<double>(inALine);
    inALine_ = inALine;
    for (const reports::KeyFigure& figure : block.figures)
      cells_.push_back(cellOf(figure, setting));
  }

  [[nodiscard]] double gapBefore() const override { return points(10); }
  [[nodiscard]] double height() const override {
    double sum = 0;
    for (std::size_t first = 0; first < cells_.size(); first += inALine_)
      sum += lineHeight(first);
    return sum;
  }
  void print(Sheet& sheet) const override {
    for (std::size_t first = 0; first < cells_.size(); first += inALine_) {
      sheet.need(lineHeight(first));
      for (std::size_t cell = first; cell < std::min(first + inALine_, cells_.size()); ++cell)
        draw(sheet, cells_[cell], sheet.left() + static_cast<double>(cell - first) * cellWidth_);
      sheet.advance(lineHeight(first));
    }
  }

 private:
  struct Cell {
    Lines label;
    Lines value;
    Lines note;

    [[nodiscard]] double height() const {
      return label.height() + value.height() + (note.naturalWidth() > 0 ? note.height() : 0);
    }
  };

  [[nodiscard]] Cell cellOf(const reports::KeyFigure& figure, const Setting& setting) const {
    const double width = cellWidth_ - points(12);
    constexpr std::size_t kWide = 3;  // so many in a line have room for large digits
    const double size = inALine_ > kWide ? 20 : 30;
    const QColor value = figure.emphasised ? kInk.colour() : kSoft.colour();
    return {Lines(figure.label, {Face::bold, 10, kInk.colour()}, width, setting.device),
            Lines(figure.value, {figure.emphasised ? Face::bold : Face::text, size, value}, width,
                  setting.device),
            Lines(figure.note, {Face::text, 8, kSoft.colour()}, width, setting.device)};
  }
  [[nodiscard]] double lineHeight(std::size_t first) const {
    double highest = 0;
    for (std::size_t cell = first; cell < std::min(first + inALine_, cells_.size()); ++cell)
      highest = std::max(highest, cells_[cell].height());
    return highest;
  }
  static void draw(Sheet& sheet, const Cell& cell, double x) {
    double y = sheet.y();
    for (const Lines* lines : {&cell.label, &cell.value, &cell.note}) {
      lines->draw(sheet.painter(), {x, y});
      y += lines->height();
    }
  }

  std::vector<Cell> cells_;
  std::size_t inALine_ = 2;
  double cellWidth_ = 0;
};

/// Labels in soft ink, their values beside them.
class FactsPiece : public Piece {
 public:
  FactsPiece(const reports::FactsBlock& block, const Setting& setting) {
    const Style soft{Face::text, 8.5, kSoft.colour()};
    const Style plain{Face::text, 8.5, kInk.colour()};
    for (const auto& [label, value] : block.facts) {
      labels_.emplace_back(label, soft, setting.width * kMostShare, setting.device);
      labelWidth_ = std::max(labelWidth_, labels_.back().naturalWidth());
    }
    labelWidth_ += points(10);
    for (const auto& [label, value] : block.facts)
      values_.emplace_back(value, plain, setting.width - labelWidth_, setting.device);
  }

  [[nodiscard]] double height() const override {
    double sum = 0;
    for (std::size_t row = 0; row < labels_.size(); ++row)
      sum += rowHeight(row);
    return sum;
  }
  [[nodiscard]] double firstHeight() const override { return labels_.empty() ? 0 : rowHeight(0); }
  void print(Sheet& sheet) const override {
    for (std::size_t row = 0; row < labels_.size(); ++row) {
      sheet.need(rowHeight(row));
      labels_[row].draw(sheet.painter(), {sheet.left(), sheet.y()});
      values_[row].draw(sheet.painter(), {sheet.left() + labelWidth_, sheet.y()});
      sheet.advance(rowHeight(row));
    }
  }

 private:
  static constexpr double kMostShare = 0.4;  ///< of the width, for labels

  [[nodiscard]] double rowHeight(std::size_t row) const {
    return std::max(labels_[row].height(), values_[row].height()) + points(1);
  }

  std::vector<Lines> labels_;
  std::vector<Lines> values_;
  double labelWidth_ = 0;
};

}  // namespace

std::unique_ptr<Piece> layOut(const reports::KeyFiguresBlock& block, const Setting& setting) {
  return std::make_unique<KeyFiguresPiece>(block, setting);
}

std::unique_ptr<Piece> layOut(const reports::FactsBlock& block, const Setting& setting) {
  return std::make_unique<FactsPiece>(block, setting);
}

}  // namespace rozbor::charts::pdf_pages
