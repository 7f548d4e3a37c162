#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/render/chart_values.h"
#include "rozbor/render/document_blocks.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

/// A report on paper as plain values: what it says and in which order. How it looks is for who prints it
/// (`charts::pdf`). Texts are in the reader's language; nothing is escaped.
namespace rozbor::reports {

struct Document {
  std::string title;     ///< on the first page, and small on top of the others
  std::string subtitle;  ///< above the title: event, date, file
  std::vector<Block> blocks;
};

/// The document for paper: its answers, in their order, on sheets of their own at the end.
[[nodiscard]] Document forPaper(Document document, const Wording& wording);

/// The document as one self-contained page: no script, no outside file.
[[nodiscard]] std::string renderDocumentHtml(const Document& document, const Wording& wording);

/// The review of a game: verdict first, then the moments to remember, the course of the game, its numbers and
/// all turns. Pictures that are empty are left out.
[[nodiscard]] Document reviewDocument(const GameReview& review, const Wording& wording,
                                      std::vector<Picture> pictures);

}  // namespace rozbor::reports
