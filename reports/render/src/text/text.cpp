#include <algorithm>

#include "rozbor/render/document/faces.h"
#include "rozbor/render/render.h"
#include "text_parts.h"

namespace rozbor::reports {
namespace {

using terminal::Sheet;

/// Writes one block after the other.
struct Writer {
  const Sheet& sheet;

  template <class Kind>
  std::string operator()(const Kind& block) const {
    return textOf(block, sheet);
  }
  // `forText` leaves these out.
  std::string operator()(const ChartsBlock&) const { return {}; }
  std::string operator()(const PageBreakBlock&) const { return {}; }
  std::string operator()(const SourcesBlock&) const { return {}; }
};

/// The opening has names and points for a title.
std::string titleOf(const Document& document, const Sheet& sheet) {
  if (!document.blocks.empty() && std::holds_alternative<OpeningBlock>(document.blocks.front())) return {};
  return sheet.paint(terminal::Ink::bold, document.title) + "\n" +
         terminal::wrapped(document.subtitle, sheet.width, 0) + "\n";
}

/// Things of a kind, moments and paragraphs among them, stand apart by a line; so does a heading that begins
/// no part from what is before it.
std::string gapBetween(const Block* before, const Block& block) {
  if (before == nullptr || std::holds_alternative<HeadingBlock>(*before)) return {};
  const auto* const heading = std::get_if<HeadingBlock>(&block);
  const bool lower = heading != nullptr && heading->level > 1;
  return lower || before->index() == block.index() ? "\n" : "";
}

}  // namespace

std::string renderDocumentText(Document document, const TextOptions& options) {
  const Sheet sheet{terminal::Paint(options.colour), static_cast<std::size_t>(std::max(options.width, 40))};
  const Document shown = forText(std::move(document), options.everyTurn);
  std::string text = titleOf(shown, sheet);
  const Block* before = nullptr;
  for (const Block& block : shown.blocks) {
    text += gapBetween(before, block) + std::visit(Writer{sheet}, block);
    before = &block;
  }
  return text;
}

std::string renderText(const GameReview& review, const Wording& wording, const TextOptions& options) {
  return renderDocumentText(reviewDocument(review, wording, {}), options);
}

}  // namespace rozbor::reports
