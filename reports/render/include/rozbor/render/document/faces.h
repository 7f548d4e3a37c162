#pragma once

#include <string>
#include <variant>
#include <vector>

#include "rozbor/render/document.h"

/// A document as it is fit for a face: what the face leaves out, and what stands elsewhere in it. A page says
/// everything, so it takes the document as it is.
namespace rozbor::reports {

/// What paper has a shape for.
using PaperBlock = std::variant<HeadingBlock, ParagraphBlock, KeyFiguresBlock, FactsBlock, TableBlock,
                                ChartsBlock, BoardsBlock, ListBlock, PageBreakBlock>;

struct Paper {
  std::string title;
  std::string subtitle;
  std::vector<PaperBlock> blocks;
};

/// For paper: its answers, in their order, on sheets of their own at the end; a game in plain blocks, without
/// the details of turns, which would be a sheet each.
[[nodiscard]] Paper forPaper(Document document, const Wording& wording);

/// For a terminal, which cannot draw: without pictures and the boards of a game; those that a question is
/// about stay, as letters. Turns keep to their line, whose columns have what a log and the details tell at
/// length; sources are for what is kept in a file.
[[nodiscard]] Document forText(Document document, bool everyTurn);

}  // namespace rozbor::reports
