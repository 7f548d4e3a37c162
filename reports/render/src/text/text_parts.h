#pragma once

#include <cstddef>
#include <string>

#include "rozbor/render/document.h"
#include "rozbor/render/text_layout.h"

/// The blocks of a document as a terminal shows them.
namespace rozbor::reports::terminal {

/// What every part of the text is made with.
struct Sheet {
  Paint paint;
  std::size_t width;
};

[[nodiscard]] std::string textOf(const OpeningBlock& opening, const Sheet& sheet);
[[nodiscard]] std::string textOf(const MomentBlock& moment, const Sheet& sheet);
/// The table of all turns, with a line below where there is more to say.
[[nodiscard]] std::string textOf(const TurnsBlock& turns, const Sheet& sheet);
[[nodiscard]] std::string textOf(const RemarksBlock& block, const Sheet& sheet);

[[nodiscard]] std::string textOf(const HeadingBlock& heading, const Sheet& sheet);
[[nodiscard]] std::string textOf(const ParagraphBlock& paragraph, const Sheet& sheet);
[[nodiscard]] std::string textOf(const KeyFiguresBlock& block, const Sheet& sheet);
[[nodiscard]] std::string textOf(const FactsBlock& block, const Sheet& sheet);
[[nodiscard]] std::string textOf(const TableBlock& block, const Sheet& sheet);
/// As a grid of letters.
[[nodiscard]] std::string textOf(const BoardsBlock& block, const Sheet& sheet);
[[nodiscard]] std::string textOf(const ListBlock& list, const Sheet& sheet);
[[nodiscard]] std::string textOf(const AnswerBlock& answer, const Sheet& sheet);

}  // namespace rozbor::reports::terminal
