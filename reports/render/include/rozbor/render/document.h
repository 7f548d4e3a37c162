#pragma once

#include <string>
#include <variant>
#include <vector>

#include "rozbor/render/document/blocks.h"
#include "rozbor/render/document/review_blocks.h"
#include "rozbor/render/picture.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

/// A report as plain values: what it says and in which order. Text, page and paper are made of it and of
/// nothing else, so that they say the same; how it looks is for who writes it.
namespace rozbor::reports {

using Block = std::variant<HeadingBlock, ParagraphBlock, KeyFiguresBlock, FactsBlock, TableBlock, ChartsBlock,
                           BoardsBlock, ListBlock, PageBreakBlock, AnswerBlock, OpeningBlock, MomentBlock,
                           TurnsBlock, RemarksBlock, SourcesBlock>;

struct Document {
  std::string title;     ///< on the first page, and small on top of the others
  std::string subtitle;  ///< above the title: event, date, file
  std::vector<Block> blocks;
};

/// The review of a game: verdict first, then the moments to remember, the course of the game, its numbers and
/// all turns. Pictures that are empty are left out.
[[nodiscard]] Document reviewDocument(const GameReview& review, const Wording& wording,
                                      std::vector<Picture> pictures);

/// Where a page stands among others.
struct PageOfSite {
  std::string mark{};   ///< what it is made of, in letters and digits; empty: it stands alone
  std::string index{};  ///< address of the page that leads to it
};

/// The document as one self-contained page: no outside file; a game has a script that steps through it.
[[nodiscard]] std::string renderDocumentHtml(const Document& document, const Wording& wording,
                                             const PageOfSite& site = {});

struct TextOptions {
  bool colour = false;  ///< ANSI colours
  int width = 80;       ///< columns to fill
  bool everyTurn = true;
};

/// The document for a terminal.
[[nodiscard]] std::string renderDocumentText(Document document, const TextOptions& options);

}  // namespace rozbor::reports
