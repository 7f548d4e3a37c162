#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "game_fixtures.h"
#include "rozbor/render/document.h"
#include "rozbor/render/document/faces.h"
#include "small_game.h"

namespace rozbor {
namespace {

using namespace reports;
using test::smallReview;
using test::wording;

template <class Kind, class Blocks>
std::vector<Kind> blocksIn(const Blocks& blocks) {
  std::vector<Kind> found;
  for (const auto& block : blocks) {
    if (const auto* kind = std::get_if<Kind>(&block)) found.push_back(*kind);
  }
  return found;
}

template <class Kind>
std::vector<Kind> blocksOf(const Document& document) {
  return blocksIn<Kind>(document.blocks);
}

Document smallDocument() {
  return reviewDocument(smallReview(), wording("en"), {});
}

TEST(ReviewDocument, saysTheVerdictBeforeAnythingElse) {
  const Document document = smallDocument();
  EXPECT_EQ(document.title, "Ida Lind – Otto O'Brien");
  EXPECT_EQ(document.subtitle, "Club night · club.gcg");
  ASSERT_TRUE(std::holds_alternative<OpeningBlock>(document.blocks.front()));
  const auto& opening = std::get<OpeningBlock>(document.blocks.front());
  EXPECT_EQ(opening.sides[0].points, "95");
  EXPECT_FALSE(opening.sides[0].won) << "the record ends too soon";
  EXPECT_TRUE(opening.verdict.ends_with("with Ida Lind 92 points ahead.")) << opening.verdict;
}

/// The first caveat, which tells how the game was graded.
std::string methodToldOf(const GameReview& review) {
  const Document document = reviewDocument(review, wording("en"), {});
  return std::get<OpeningBlock>(document.blocks.front()).caveats.front();
}

TEST(ReviewDocument, saysByWhatTurnsAreGradedWhoseRackIsNotTold) {
  GameReview review = smallReview();
  EXPECT_TRUE(
      methodToldOf(review).starts_with("By static equity (score plus the value of the tiles kept), no"));
  const Ranked first = *review.decisions.front().ranked();
  review.keyMoments.clear();  // they are of the grades that go
  for (Decision& decision : review.decisions)
    decision.grade = ImputedGrade{};
  const std::string estimated = methodToldOf(review);
  EXPECT_NE(estimated.find("over likely racks, no simulation: ± is an interval"), std::string::npos)
      << estimated;
  EXPECT_EQ(estimated.find("no error bar"), std::string::npos) << estimated;
  review.decisions.front().grade = ProvenGrade{first, Method::endgame, {}};
  const std::string both = methodToldOf(review);
  EXPECT_TRUE(both.starts_with("Turns whose rack is known are graded by simulated games")) << both;
  EXPECT_NE(both.find("the others by static equity over likely racks"), std::string::npos) << both;
}

/// What a review says of a turn that begins so.
std::string sentenceThatBegins(const char* begins, const GameReview& review) {
  const Document document = reviewDocument(review, wording("en"), {});
  for (const TurnsBlock& turns : blocksOf<TurnsBlock>(document)) {
    for (const TurnRow& row : turns.rows) {
      if (!row.details) continue;
      for (const std::string& sentence : row.details->sentences)
        if (sentence.starts_with(begins)) return sentence;
    }
  }
  return {};
}

/// What a review says of the first decision, if that were a proven pre-endgame in which the played move
/// comes out as `played` by the last tile.
std::string sentenceOnLastTile(const engine::LastTile& best, const engine::LastTile& played) {
  GameReview review = smallReview();
  Decision& decision = review.decisions.front();
  Ranked moves = *decision.ranked();
  for (Candidate& row : moves.candidates)
    row.lastTile = row.isPlayed ? played : best;
  moves.played.lastTile = played;
  decision.grade = ProvenGrade{moves, Method::preendgame, {}};
  decision.band = Band::none;
  return sentenceThatBegins("By the last tile in the bag: ", review);
}

TEST(ReviewDocument, tellsWhichLastTilesWin) {
  const engine::LastTile some{test::rack("EIS"), test::rack("A"), test::rack("QV")};
  const engine::LastTile all{test::rack("EISAQV"), {}, {}};
  const engine::LastTile none{{}, {}, test::rack("EISAQV")};
  EXPECT_TRUE(sentenceOnLastTile(some, some).ends_with(" wins with EIS, ties with A, loses with QV."));
  EXPECT_TRUE(sentenceOnLastTile(all, all).ends_with(" wins with every tile."));
  EXPECT_TRUE(sentenceOnLastTile(none, none).ends_with(" loses with every tile."));
}

/// What a review says of the first decision, if that were an ending whose search was cut off.
std::string sentenceOnEnding(const Interval& best, const Interval& played) {
  GameReview review = smallReview();
  Decision& decision = review.decisions.front();
  const auto lead = static_cast<double>(decision.position.spread());
  Ranked moves = *decision.ranked();
  const auto lies = [&](Candidate& row, const Interval& spread) {
    row.spread = spread;
    row.play.equity =
        engine::Equity::fromDouble((std::isfinite(spread.low) ? spread.low : spread.high) - lead);
  };
  lies(moves.candidates.front(), best);
  lies(moves.played, played);
  decision.grade = BoundedGrade{moves, Method::endgame, best, played, {}};
  decision.band = Band::mistake;
  decision.cause = CauseFinding{Cause::endgame, best.low, played.high};
  return sentenceThatBegins("The search of this ending was cut off", review);
}

TEST(ReviewDocument, tellsWhatIsProvenOfAnEndingAsProven) {
  constexpr double kOpen = std::numeric_limits<double>::infinity();
  const std::string start = "The search of this ending was cut off. It is proven that the game ends ";
  EXPECT_EQ(sentenceOnEnding({52, kOpen}, {44, 44}),
            start + "+44 after the play made, and +52 or better after the better one.");
  EXPECT_EQ(sentenceOnEnding({-3, 9}, {-kOpen, -5}),
            start + "−5 or worse after the play made, and −3 to +9 after the better one.");
  EXPECT_EQ(
      sentenceOnEnding({40, kOpen}, {-kOpen, 44}),
      "The search of this ending was cut off: by its estimate the game ends +44 after the play made, and "
      "+40 after the better one.")
      << "nothing is known to be lost";
}

TEST(ReviewDocument, hasEachPartOnce) {
  const Document document = smallDocument();
  EXPECT_EQ(blocksOf<OpeningBlock>(document).size(), 1u);
  EXPECT_EQ(blocksOf<MomentBlock>(document).size(), smallReview().keyMoments.size());
  EXPECT_EQ(blocksOf<TableBlock>(document).size(), 1u);  // the numbers; no luck, no clocks
  EXPECT_EQ(blocksOf<TurnsBlock>(document).size(), 1u);
  EXPECT_EQ(blocksOf<RemarksBlock>(document).size(), 1u);
  EXPECT_EQ(blocksOf<SourcesBlock>(document).size(), 1u);
  std::vector<std::string> headings;
  for (const HeadingBlock& heading : blocksOf<HeadingBlock>(document))
    headings.push_back(heading.text);
  EXPECT_EQ(headings, (std::vector<std::string>{"Moments to remember", "The game in numbers", "Turn by turn",
                                                "Remarks on the record"}));
}

TEST(ReviewDocument, showsABoardForEachMomentAndOneForTheEnd) {
  const Document document = smallDocument();
  const auto moments = blocksOf<MomentBlock>(document);
  EXPECT_EQ(moments.front().boards.size(), 2u);  // a missed bingo: what was played, and the better play
  EXPECT_EQ(moments.front().boards[1].laid, LaidTiles::better);
  for (const MomentBlock& moment : moments)
    EXPECT_FALSE(moment.boards.empty()) << moment.title;
  const auto& last = std::get<OpeningBlock>(document.blocks.front()).board;
  ASSERT_TRUE(last);
  EXPECT_FALSE(last->move);
}

TEST(ReviewDocument, tellsOfEveryTurnAndMoreOfDecisions) {
  const TurnsBlock turns = blocksOf<TurnsBlock>(smallDocument()).front();
  ASSERT_EQ(turns.rows.size(), smallReview().replay.turns.size());
  EXPECT_EQ(turns.rows[2].remarks, std::vector<std::string>{"best: I2 RETAINS for 68"});
  EXPECT_EQ(turns.rows[2].details->notes, std::vector<std::string>{"\"5 < 6\" & more"});
  EXPECT_FALSE(turns.rows[4].verdict) << "a challenge is no decision";
  EXPECT_FALSE(turns.rows[4].details);
  const auto graded =
      std::ranges::count_if(turns.rows, [](const TurnRow& row) { return row.verdict.has_value(); });
  EXPECT_EQ(static_cast<std::size_t>(graded), smallReview().decisions.size());
}

TEST(ReviewDocument, namesThePlayersOfItsTables) {
  const TableBlock numbers = blocksOf<TableBlock>(smallDocument()).front();
  EXPECT_EQ(numbers.columns[1].heading, "Ida Lind");
  EXPECT_EQ(numbers.columns[2].player, 1u);
  EXPECT_TRUE(
      std::ranges::any_of(numbers.rows, [](const TableRow& row) { return row.band == Band::howler; }));
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
  EXPECT_EQ(std::get<OpeningBlock>(document.blocks.front()).verdict, "The record tells of no game.");
  EXPECT_TRUE(blocksOf<TurnsBlock>(document).empty());
}

TEST(ReviewOnPaper, isOfPlainBlocksInTheOrderOfTheDocument) {
  const Picture picture{"<svg></svg>", 1, 1, {}};
  const Paper paper = forPaper(reviewDocument(smallReview(), wording("en"), {picture}), wording("en"));
  ASSERT_TRUE(std::holds_alternative<KeyFiguresBlock>(paper.blocks.front()));
  EXPECT_EQ(std::get<KeyFiguresBlock>(paper.blocks.front()).figures[0].value, "95");
  EXPECT_EQ(std::get<ParagraphBlock>(paper.blocks[1]).tone, ParagraphTone::lead);
  std::vector<std::string> parts;
  for (const HeadingBlock& heading : blocksIn<HeadingBlock>(paper.blocks)) {
    if (heading.level == 1) parts.push_back(heading.text);
  }
  EXPECT_EQ(parts, (std::vector<std::string>{"Moments to remember", "The course of the game",
                                             "The board where the record ends", "The game in numbers",
                                             "Turn by turn", "Remarks on the record"}));
}

TEST(ReviewOnPaper, listsEveryTurnInALine) {
  const TableBlock turns = blocksIn<TableBlock>(forPaper(smallDocument(), wording("en")).blocks).back();
  ASSERT_EQ(turns.rows.size(), smallReview().replay.turns.size());
  for (const TableRow& row : turns.rows)
    EXPECT_EQ(row.cells.size(), turns.columns.size());
  EXPECT_EQ(turns.rows[2].below, "best: I2 RETAINS for 68");
}

TEST(ReviewAsText, leavesOutWhatATerminalCannotShowAndItsHeading) {
  const Picture picture{"<svg></svg>", 1, 1, {}};
  const Document text = forText(reviewDocument(smallReview(), wording("en"), {picture}), false);
  EXPECT_TRUE(blocksOf<ChartsBlock>(text).empty());
  EXPECT_TRUE(blocksOf<TurnsBlock>(text).empty());
  std::vector<std::string> headings;
  for (const HeadingBlock& heading : blocksOf<HeadingBlock>(text))
    headings.push_back(heading.text);
  EXPECT_EQ(headings, (std::vector<std::string>{"Moments to remember", "The game in numbers",
                                                "Remarks on the record"}));
}

TEST(ReviewAsText, keepsAHeadingThatHasOthersBelow) {
  const Document document{"Title",
                          "",
                          {HeadingBlock{1, "Empty"}, HeadingBlock{2, "Bare"}, HeadingBlock{1, "Full"},
                           HeadingBlock{2, "Part"}, ParagraphBlock{"Text"}, HeadingBlock{2, "Bare"}}};
  std::vector<std::string> kept;
  for (const HeadingBlock& heading : blocksOf<HeadingBlock>(forText(document, true)))
    kept.push_back(heading.text);
  EXPECT_EQ(kept, (std::vector<std::string>{"Full", "Part"}));
}

}  // namespace
}  // namespace rozbor
