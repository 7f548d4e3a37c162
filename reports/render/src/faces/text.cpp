#include <algorithm>

#include "rozbor/render/document/faces.h"

namespace rozbor::reports {
namespace {

/// Whether the terminal has a shape for a block, and it is asked for.
struct Taken {
  bool everyTurn = true;

  template <class Kind>
  bool operator()(const Kind&) const {
    return true;
  }
  bool operator()(const TableBlock& table) const { return table.kind != TableKind::log; }
  bool operator()(const TurnsBlock&) const { return everyTurn; }
  bool operator()(const ChartsBlock&) const { return false; }
  bool operator()(const PageBreakBlock&) const { return false; }
  bool operator()(const SourcesBlock&) const { return false; }
};

/// What a block that is taken leaves behind.
struct Trim {
  template <class Kind>
  void operator()(Kind&) const {}
  void operator()(OpeningBlock& opening) const { opening.board.reset(); }
  void operator()(MomentBlock& moment) const { moment.boards.clear(); }
  void operator()(AnswerBlock& answer) const { answer.boards.clear(); }
  void operator()(TurnsBlock& turns) const {
    turns.invitation.clear();
    for (TurnRow& row : turns.rows)
      row.details.reset();
  }
};

/// Whether nothing stands below the heading: a heading that is no lower follows it, or the end.
bool isBare(const std::vector<Block>& blocks, std::size_t at) {
  const auto* const heading = std::get_if<HeadingBlock>(&blocks[at]);
  if (heading == nullptr) return false;
  if (at + 1 == blocks.size()) return true;
  const auto* const next = std::get_if<HeadingBlock>(&blocks[at + 1]);
  return next != nullptr && next->level <= heading->level;
}

void eraseBareHeadings(std::vector<Block>& blocks) {
  // From the end on, for a heading may be left alone by those below it.
  for (std::size_t at = blocks.size(); at-- > 0;) {
    if (isBare(blocks, at)) blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(at));
  }
}

}  // namespace

Document forText(Document document, bool everyTurn) {
  const Taken taken{everyTurn};
  std::erase_if(document.blocks, [&](const Block& block) { return !std::visit(taken, block); });
  for (Block& block : document.blocks)
    std::visit(Trim{}, block);
  eraseBareHeadings(document.blocks);
  return document;
}

}  // namespace rozbor::reports
