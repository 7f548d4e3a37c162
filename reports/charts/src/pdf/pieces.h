#pragma once

#include <memory>

#include "rozbor/render/document/faces.h"
#include "sheet.h"

namespace rozbor::charts::pdf_pages {

/// A block laid out for a width: how much room it takes, and how it is put on the page.
class Piece {
 public:
  virtual ~Piece() = default;

  [[nodiscard]] virtual double gapBefore() const { return points(6); }
  [[nodiscard]] virtual double height() const = 0;
  /// What of it must stand together at its beginning.
  [[nodiscard]] virtual double firstHeight() const { return height(); }
  /// Puts it where the sheet is, and on further pages where it must.
  virtual void print(Sheet& sheet) const = 0;
};

/// What a piece is laid out for.
struct Setting {
  double width = 0;
  QPaintDevice* device = nullptr;
  const reports::Wording& wording;
};

[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::HeadingBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::ParagraphBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::KeyFiguresBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::FactsBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::TableBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::ChartsBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::BoardsBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::ListBlock& block, const Setting& setting);
[[nodiscard]] std::unique_ptr<Piece> layOut(const reports::PageBreakBlock& block, const Setting& setting);

}  // namespace rozbor::charts::pdf_pages
