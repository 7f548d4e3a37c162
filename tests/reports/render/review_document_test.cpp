#include <gtest/gtest.h>

#include <algorithm>

#include "rozbor/render/document.h"
#include "small_game.h"

namespace rozbor {
namespace {

using namespace reports;
using test::smallReview;
using test::wording;

template <class Kind>
std::vector<Kind> blocksOf(const Document& document) {
  std::vector<Kind> found;
  for (const Block& block : document.blocks) {
    if (const auto* kind = std::get_if<Kind>(&block)) found.push_back(*kind);
  }
  return found;
}

TEST(ReviewDocument, saysTheVerdictBeforeAnythingElse) {
  const Document document = reviewDocument(smallReview(), wording("en"), {});
  EXPECT_EQ(document.title, "Ida Lind – Otto O'Brien");
  ASSERT_TRUE(std::holds_alternative<KeyFiguresBlock>(document.blocks.front()));
  EXPECT_EQ(std::get<KeyFiguresBlock>(document.blocks.front()).figures[0].value, "95");
  EXPECT_EQ(std::get<ParagraphBlock>(document.blocks[1]).tone, ParagraphTone::lead);
}

TEST(ReviewDocument, showsABoardForEachMomentAndOneForTheEnd) {
  const Document document = reviewDocument(smallReview(), wording("en"), {});
  const auto boards = blocksOf<BoardsBlock>(document);
  ASSERT_EQ(boards.size(), smallReview().keyMoments.size() + 1);
  EXPECT_EQ(boards.front().boards.size(), 2u);  // a missed bingo: what was played, and the better play
  EXPECT_EQ(boards.front().boards[1].laid, LaidTiles::better);
  EXPECT_FALSE(boards.back().boards.front().move);
}

TEST(ReviewDocument, listsEveryTurn) {
  const auto tables = blocksOf<TableBlock>(reviewDocument(smallReview(), wording("en"), {}));
  const TableBlock& turns = tables.back();
  ASSERT_EQ(turns.rows.size(), smallReview().replay.turns.size());
  for (const TableRow& row : turns.rows)
    EXPECT_EQ(row.cells.size(), turns.columns.size());
  EXPECT_EQ(turns.rows[2].below, "best: I2 RETAINS for 68");
}

TEST(ReviewDocument, leavesOutPicturesThatAreEmpty) {
  EXPECT_TRUE(blocksOf<ChartsBlock>(reviewDocument(smallReview(), wording("en"), {Picture{}})).empty());
  const Picture picture{"<svg></svg>", 1, 1, {}};
  EXPECT_EQ(blocksOf<ChartsBlock>(reviewDocument(smallReview(), wording("en"), {picture, {}}))
                .at(0)
                .pictures.size(),
            1u);
}

TEST(ReviewDocument, standsForAnEmptyRecord) {
  const Document document = reviewDocument(test::reviewOf(""), wording("en"), {});
  const auto paragraphs = blocksOf<ParagraphBlock>(document);
  EXPECT_TRUE(std::ranges::any_of(paragraphs, [](const ParagraphBlock& paragraph) {
    return paragraph.text == "The record tells of no game.";
  }));
}

}  // namespace
}  // namespace rozbor
