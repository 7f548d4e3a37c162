#pragma once

#include <QColor>
#include <QFont>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QTextLayout>
#include <memory>
#include <string>

namespace rozbor::charts::pdf_pages {

/// Lengths are units of the file, kResolution to an inch: small enough that letters stand where they should.
inline constexpr int kResolution = 1200;
[[nodiscard]] constexpr double points(double value) {
  return value * kResolution / 72;
}
[[nodiscard]] constexpr double millimetres(double value) {
  return value * kResolution / 25.4;
}

enum class Face { text, bold, heading };

[[nodiscard]] QFont face(Face face, double size);

/// What text looks like.
struct Style {
  Face face = Face::text;
  double size = 9.5;  ///< points
  QColor colour;
  Qt::Alignment align = Qt::AlignLeft;
};

/// A text broken into lines of a width, which can be drawn a few lines at a time. Line feeds break it too.
class Lines {
 public:
  Lines(const std::string& text, const Style& style, double width, QPaintDevice* device);

  [[nodiscard]] int count() const { return layout_->lineCount(); }
  [[nodiscard]] double lineHeight() const { return lineHeight_; }
  [[nodiscard]] double height() const { return count() * lineHeight_; }
  [[nodiscard]] double naturalWidth() const;  ///< of the widest line
  /// Draws `count` lines from `first` on, the first of them at `where`.
  void draw(QPainter& painter, QPointF where, int first, int count) const;
  void draw(QPainter& painter, QPointF where) const { draw(painter, where, 0, count()); }

 private:
  std::unique_ptr<QTextLayout> layout_;
  QColor colour_;
  double lineHeight_ = 0;
};

/// Width of the longest word of a text.
[[nodiscard]] double widestWord(const std::string& text, const Style& style, QPaintDevice* device);

/// The pages as they fill from top to bottom.
class Sheet {
 public:
  Sheet(QPagedPaintDevice& paper, QPainter& painter, QString title, int pages);

  [[nodiscard]] QPainter& painter() const { return painter_; }
  [[nodiscard]] QPaintDevice* device() const;
  [[nodiscard]] double left() const { return left_; }
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double y() const { return y_; }
  [[nodiscard]] double bottom() const { return bottom_; }
  [[nodiscard]] double pageHeight() const { return bottom_ - top_; }
  [[nodiscard]] bool atTop() const { return y_ <= top_; }
  [[nodiscard]] int page() const { return page_; }

  [[nodiscard]] bool fits(double height) const { return y_ + height <= bottom_ + 1; }
  void advance(double height) { y_ += height; }
  /// Space between blocks; none on top of a page.
  void gap(double height);
  void newPage();
  /// Turns the page where `height` does not fit; what is higher than a page begins where it is.
  void need(double height);

 private:
  void drawEdges();

  QPagedPaintDevice& paper_;
  QPainter& painter_;
  QString title_;
  int pages_ = 0;  ///< of all; 0 while that is not known
  int page_ = 1;
  double left_ = 0;
  double top_ = 0;
  double width_ = 0;
  double bottom_ = 0;
  double y_ = 0;
};

}  // namespace rozbor::charts::pdf_pages
