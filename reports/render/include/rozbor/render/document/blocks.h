#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/render/document/table_block.h"
#include "rozbor/render/picture.h"

/// What every document is made of. Texts are in the reader's language; nothing is escaped.
namespace rozbor::reports {

struct HeadingBlock {
  int level = 1;  ///< 1 for parts, 2 for what is in them
  std::string text;
  bool together =
      false;  ///< it and what follows up to the next heading stay on one page if one page holds it
};

enum class ParagraphTone : std::uint8_t {
  plain,
  lead,  ///< the one sentence to read first
  soft,  ///< remarks, sources
  aside  ///< what must be known before the numbers are believed; stands out at its side
};

struct ParagraphBlock {
  std::string text;
  ParagraphTone tone = ParagraphTone::plain;
};

struct KeyFigure {
  std::string label;
  std::string value;
  std::string note{};      ///< small, below
  bool emphasised = true;  ///< the value in full ink
};

/// A few figures beside each other, large.
struct KeyFiguresBlock {
  std::vector<KeyFigure> figures;
};

struct Fact {
  std::string label;
  std::string value;
};

/// Labels with values, one a line.
struct FactsBlock {
  std::vector<Fact> facts;
};

/// Pictures beside each other, as many as fit a line; nothing for an empty one.
struct ChartsBlock {
  std::vector<Picture> pictures;
};

/// What lies on a board apart from the tiles before: the move made, or a better one.
enum class LaidTiles : std::uint8_t { played, better };

struct BoardFigure {
  std::shared_ptr<const game::Language> language;
  game::Board board;
  std::optional<game::Move> move{};  ///< drawn upon it where it is a placement
  LaidTiles laid = LaidTiles::played;
  game::TileCounts rack{};  ///< below the board; none: no rack
  std::string caption{};
};

/// Boards beside each other, two a line.
struct BoardsBlock {
  std::vector<BoardFigure> boards;
};

struct ListBlock {
  std::vector<std::string> items;
  bool numbered = false;
};

struct PageBreakBlock {};

/// What the reader is to find out first: folded away on a page, on the last sheets on paper.
struct AnswerBlock {
  std::string title;       ///< what it answers, where it does not stand beside its question
  std::string invitation;  ///< the line to click
  std::vector<std::string> sentences;
  std::vector<BoardFigure> boards{};
};

}  // namespace rozbor::reports
