#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <memory>
#include <vector>

#include "../palette.h"
#include "pieces.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/harmless.h"

namespace rozbor::charts {
namespace {

using namespace pdf_pages;

using Pieces = std::vector<std::unique_ptr<Piece>>;

/// Qt writes the hour of printing into the file. A document is the same whenever it is made, so a fixed
/// hour takes its place, filled up to the same length because the file counts its bytes.
void fixDate(QByteArray& file) {
  static const QByteArray kKey = "/CreationDate (D:";
  const qsizetype at = file.indexOf(kKey);
  if (at < 0) return;
  const qsizetype begin = at + kKey.size();
  const qsizetype end = file.indexOf(')', begin);
  const QByteArray date = QByteArray("20000101000000Z)").leftJustified(end + 1 - begin, ' ', true);
  file.replace(begin, end + 1 - begin, date);
}

/// How much from a heading on must stand on one page: what follows at least begins there, and all of it up to
/// the next heading where that is asked for and a page holds it.
double heldTogether(const reports::Paper& document, const Pieces& pieces, std::size_t index,
                    double pageHeight) {
  const auto isHeading = [&](std::size_t block) {
    return std::holds_alternative<reports::HeadingBlock>(document.blocks[block]);
  };
  double least = pieces[index]->height();
  std::size_t next = index + 1;
  for (; next < pieces.size() && isHeading(next); ++next)
    least += pieces[next]->gapBefore() + pieces[next]->height();
  if (next == pieces.size()) return least;
  const std::size_t heading = next - 1;  // the last of headings that follow each other
  double all = least;
  least += pieces[next]->gapBefore() + pieces[next]->firstHeight();
  if (!std::get<reports::HeadingBlock>(document.blocks[heading]).together) return least;
  for (; next < pieces.size() && !isHeading(next); ++next)
    all += pieces[next]->gapBefore() + pieces[next]->height();
  return all <= pageHeight ? all : least;
}

void printTitle(Sheet& sheet, const reports::Paper& document, const Setting& setting) {
  if (!document.subtitle.empty()) {
    const Lines subtitle(document.subtitle, {Face::text, 8.5, kSoft.colour()}, setting.width, setting.device);
    subtitle.draw(sheet.painter(), {sheet.left(), sheet.y()});
    sheet.advance(subtitle.height());
  }
  const Lines title(document.title, {Face::heading, 22, kInk.colour()}, setting.width, setting.device);
  title.draw(sheet.painter(), {sheet.left(), sheet.y()});
  sheet.advance(title.height());
}

void printPieces(Sheet& sheet, const reports::Paper& document, const Pieces& pieces) {
  for (std::size_t index = 0; index < pieces.size(); ++index) {
    sheet.gap(pieces[index]->gapBefore());
    if (std::holds_alternative<reports::HeadingBlock>(document.blocks[index]))
      sheet.need(heldTogether(document, pieces, index, sheet.pageHeight()));
    pieces[index]->print(sheet);
  }
}

Pieces piecesOf(const reports::Paper& document, const Setting& setting) {
  Pieces pieces;
  for (const reports::PaperBlock& block : document.blocks)
    pieces.push_back(std::visit([&](const auto& kind) { return layOut(kind, setting); }, block));
  return pieces;
}

/// How many pages it came to. `pages` is the number to write at the foot of each; 0 where it is not known
/// yet.
int printOnto(QPagedPaintDevice& device, const reports::Paper& document, const reports::Wording& wording,
              int pages) {
  QPainter painter(&device);
  Sheet sheet(device, painter, QString::fromStdString(reports::harmless(document.title)), pages);
  const Setting setting{sheet.width(), sheet.device(), wording};
  printTitle(sheet, document, setting);
  printPieces(sheet, document, piecesOf(document, setting));
  return sheet.page();
}

struct Printed {
  QByteArray file;
  int pages = 0;
};

Printed printed(const reports::Paper& document, const reports::Wording& wording, const QPageSize& size,
                int pages) {
  Printed result;
  QBuffer buffer(&result.file);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kResolution);
  writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF()));
  writer.setTitle(QString::fromStdString(reports::harmless(document.title)));
  writer.setCreator(QStringLiteral("Rozbor"));
  result.pages = printOnto(writer, document, wording, pages);
  return result;
}

}  // namespace

std::string pdf(const reports::Document& document, const reports::Wording& wording) {
  ensureApplication();
  const reports::Paper paper = reports::forPaper(document, wording);
  const QPageSize size(QPageSize::A4);
  const int pages = printed(paper, wording, size, 0).pages;
  QByteArray file = printed(paper, wording, size, pages).file;
  fixDate(file);
  return file.toStdString();
}

void print(const reports::Document& document, const reports::Wording& wording, QPrinter& printer) {
  const reports::Paper paper = reports::forPaper(document, wording);
  printer.setResolution(kResolution);
  printer.setFullPage(true);  // the sheet has margins of its own
  printer.setPageOrientation(QPageLayout::Portrait);
  printer.setDocName(QString::fromStdString(reports::harmless(document.title)));
  const int pages = printed(paper, wording, printer.pageLayout().pageSize(), 0).pages;
  printOnto(printer, paper, wording, pages);
}

}  // namespace rozbor::charts
