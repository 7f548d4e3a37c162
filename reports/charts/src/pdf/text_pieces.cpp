#include <algorithm>
#include <utility>
#include <vector>

#include "../palette.h"
#include "pieces.h"

namespace rozbor::charts::pdf_pages {
namespace {

/// Lines that never stand alone at the foot or the head of a page.
constexpr int kTogether = 2;

/// Puts lines on the page, going on with the next where it ends. `mark` is drawn beside each part.
template <class Mark>
void printLines(Sheet& sheet, const Lines& lines, double indent, Mark mark) {
  for (int first = 0; first < lines.count();) {
    const int left = lines.count() - first;
    int fitting =
        std::clamp(static_cast<int>((sheet.bottom() - sheet.y() + 1) / lines.lineHeight()), 0, left);
    if (left > fitting && left - fitting < kTogether) fitting -= kTogether - (left - fitting);
    if (fitting <= 0 && !sheet.atTop()) {
      sheet.newPage();
      continue;
    }
    fitting = std::max(fitting, 1);
    mark(sheet.y(), fitting * lines.lineHeight());
    lines.draw(sheet.painter(), {sheet.left() + indent, sheet.y()}, first, fitting);
    sheet.advance(fitting * lines.lineHeight());
    first += fitting;
  }
}

class TextPiece : public Piece {
 public:
  TextPiece(Lines lines, double gap) : lines_(std::move(lines)), gap_(gap) {}

  [[nodiscard]] double gapBefore() const override { return gap_; }
  [[nodiscard]] double height() const override { return lines_.height(); }
  [[nodiscard]] double firstHeight() const override {
    return std::min(lines_.count(), kTogether) * lines_.lineHeight();
  }
  void print(Sheet& sheet) const override {
    printLines(sheet, lines_, 0, [](double, double) {});
  }

 private:
  Lines lines_;
  double gap_ = 0;
};

/// A heading of the first level has a line below it.
class HeadingPiece : public Piece {
 public:
  HeadingPiece(Lines lines, int level) : lines_(std::move(lines)), level_(level) {}

  [[nodiscard]] double gapBefore() const override { return points(level_ == 1 ? 20 : 12); }
  [[nodiscard]] double height() const override { return lines_.height() + points(level_ == 1 ? 3 : 0); }
  void print(Sheet& sheet) const override {
    sheet.need(height());
    lines_.draw(sheet.painter(), {sheet.left(), sheet.y()});
    sheet.advance(height());
    if (level_ != 1) return;
    sheet.painter().setPen(QPen(kLine.colour(), points(0.8)));
    sheet.painter().drawLine(QPointF(sheet.left(), sheet.y()),
                             QPointF(sheet.left() + sheet.width(), sheet.y()));
  }

 private:
  Lines lines_;
  int level_ = 1;
};

constexpr double kAsideIndent = 9;

/// Stands out by a bar at its side.
class AsidePiece : public Piece {
 public:
  explicit AsidePiece(Lines lines) : lines_(std::move(lines)) {}

  [[nodiscard]] double gapBefore() const override { return points(9); }
  [[nodiscard]] double height() const override { return lines_.height(); }
  void print(Sheet& sheet) const override {
    printLines(sheet, lines_, points(kAsideIndent), [&sheet](double top, double height) {
      sheet.painter().fillRect(QRectF(sheet.left(), top, points(2), height), kSoft.colour());
    });
  }

 private:
  Lines lines_;
};

class ListPiece : public Piece {
 public:
  ListPiece(const reports::ListBlock& block, const Setting& setting) {
    const Style style{.colour = kInk.colour()};
    for (std::size_t item = 0; item < block.items.size(); ++item) {
      marks_.emplace_back(block.numbered ? std::to_string(item + 1) + "." : "•", style, indent(),
                          setting.device);
      items_.emplace_back(block.items[item], style, setting.width - indent(), setting.device);
    }
  }

  [[nodiscard]] double height() const override {
    double sum = 0;
    for (const Lines& item : items_)
      sum += item.height() + points(2);
    return sum;
  }
  [[nodiscard]] double firstHeight() const override {
    return items_.empty() ? 0 : items_.front().lineHeight();
  }
  void print(Sheet& sheet) const override {
    for (std::size_t item = 0; item < items_.size(); ++item) {
      sheet.need(std::min(items_[item].count(), kTogether) * items_[item].lineHeight());
      marks_[item].draw(sheet.painter(), {sheet.left(), sheet.y()});
      printLines(sheet, items_[item], indent(), [](double, double) {});
      sheet.advance(points(2));
    }
  }

 private:
  static constexpr double indent() { return points(16); }

  std::vector<Lines> marks_;
  std::vector<Lines> items_;
};

class PageBreakPiece : public Piece {
 public:
  [[nodiscard]] double gapBefore() const override { return 0; }
  [[nodiscard]] double height() const override { return 0; }
  void print(Sheet& sheet) const override {
    if (!sheet.atTop()) sheet.newPage();
  }
};

Style styleOf(reports::ParagraphTone tone) {
  using enum reports::ParagraphTone;
  if (tone == lead) return {Face::heading, 13, kInk.colour()};
  if (tone == soft) return {Face::text, 8, kSoft.colour()};
  return {Face::text, 9.5, kInk.colour()};
}

}  // namespace

std::unique_ptr<Piece> layOut(const reports::HeadingBlock& block, const Setting& setting) {
  const Style style{Face::heading, block.level == 1 ? 15.0 : 11.5, kInk.colour()};
  return std::make_unique<HeadingPiece>(Lines(block.text, style, setting.width, setting.device), block.level);
}

std::unique_ptr<Piece> layOut(const reports::ParagraphBlock& block, const Setting& setting) {
  const Style style = styleOf(block.tone);
  if (block.tone == reports::ParagraphTone::aside) {
    return std::make_unique<AsidePiece>(
        Lines(block.text, style, setting.width - points(kAsideIndent), setting.device));
  }
  const double gap = points(block.tone == reports::ParagraphTone::lead ? 10 : 6);
  return std::make_unique<TextPiece>(Lines(block.text, style, setting.width, setting.device), gap);
}

std::unique_ptr<Piece> layOut(const reports::ListBlock& block, const Setting& setting) {
  return std::make_unique<ListPiece>(block, setting);
}

std::unique_ptr<Piece> layOut(const reports::PageBreakBlock&, const Setting&) {
  return std::make_unique<PageBreakPiece>();
}

}  // namespace rozbor::charts::pdf_pages
