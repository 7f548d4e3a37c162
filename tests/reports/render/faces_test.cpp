// Text, page and paper of one document say the same: what stands in the document stands in each face, but for
// what the face is declared to leave out.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "rozbor/render/document/faces.h"
#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

using namespace reports;
using test::wording;

/// Everything that a document says, text by text.
class Said {
 public:
  std::vector<std::string> texts;

  void add(const std::string& text) {
    if (!text.empty()) texts.push_back(text);
  }
  void add(const std::vector<std::string>& all) {
    for (const std::string& text : all)
      add(text);
  }
  void add(const std::vector<Fact>& facts) {
    for (const Fact& fact : facts)
      add(std::vector{fact.label, fact.value});
  }
  void add(const std::vector<BoardFigure>& boards) {
    for (const BoardFigure& board : boards)
      add(board.caption);
  }

  void add(const HeadingBlock& heading) { add(heading.text); }
  void add(const ParagraphBlock& paragraph) { add(paragraph.text); }
  void add(const KeyFiguresBlock& block) {
    for (const KeyFigure& figure : block.figures)
      add(std::vector{figure.label, figure.value, figure.note});
  }
  void add(const FactsBlock& block) { add(block.facts); }
  void add(const TableBlock& table) {
    add(table.caption);
    for (const TableColumn& column : table.columns)
      add(column.heading);
    for (const TableRow& row : table.rows) {
      add(row.cells);
      add(row.below);
    }
  }
  void add(const ChartsBlock&) {}
  void add(const PageBreakBlock&) {}
  void add(const BoardsBlock& block) { add(block.boards); }
  void add(const ListBlock& list) { add(list.items); }
  void add(const AnswerBlock& answer) {
    add(answer.sentences);
    add(answer.boards);
  }
  void add(const OpeningBlock& opening) {
    for (const OpeningSide& side : opening.sides)
      add(std::vector{side.player.name, side.points});
    add(opening.verdict);
    for (const Fact& fact : opening.origin)
      add(fact.value);
    add(opening.grounds);
    add(opening.caveats);
    if (opening.board) add(opening.board->caption);
  }
  void add(const MomentBlock& moment) {
    add(moment.title);
    add(moment.sentences);
    add(moment.facts);
    add(moment.boards);
  }
  void add(const TurnsBlock& turns) {
    add(turns.invitation);
    for (const TurnRow& row : turns.rows)
      add(row);
  }
  void add(const TurnRow& row) {
    add(std::vector{row.number, row.player.name, row.rackWords, row.play, row.points, row.total});
    if (row.verdict) add(std::vector{row.verdict->lost, row.verdict->word});
    add(row.remarks);
    if (row.details) add(*row.details);
  }
  void add(const TurnDetails& details) {
    add(details.sentences);
    add(details.notes);
    add(details.facts);
    if (details.candidates) add(*details.candidates);
    add(details.boards);
  }
  void add(const RemarksBlock& block) {
    for (const Remark& remark : block.remarks)
      add(std::vector{remark.severityWord, remark.code, remark.message, remark.recovery});
  }
  void add(const SourcesBlock& sources) { add(sources.facts); }
};

template <class Blocks>
std::vector<std::string> saidIn(const Blocks& blocks) {
  Said said;
  for (const auto& block : blocks)
    std::visit([&](const auto& kind) { said.add(kind); }, block);
  return said.texts;
}

/// Without what a face breaks lines with.
std::string inOneLine(const std::string& text) {
  return std::regex_replace(text, std::regex("\\s+"), " ");
}

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// What a page says without its mark-up; racks are pictures that say what they are by their label.
std::string readPage(std::string page) {
  page = page.substr(page.find("<body>"));
  page = std::regex_replace(page, std::regex("aria-label=\"([^\"]*)\"[^>]*>"), "> $1 ");
  page = std::regex_replace(page, std::regex("<[^>]*>"), "");
  for (const auto& [entity, character] :
       {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}})
    replaceAll(page, entity, character);
  replaceAll(page, "&amp;", "&");
  return inOneLine(page);
}

void expectSaid(const std::vector<std::string>& texts, const std::string& face) {
  ASSERT_GT(texts.size(), 50u);
  for (const std::string& text : texts)
    EXPECT_NE(face.find(inOneLine(text)), std::string::npos) << text;
}

class Faces : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] Document document() const { return reviewDocument(review, words, {}); }

  GameReview review = test::reviewWithNames("Ida & <Lind>", "Otto O'Brien");
  Wording words = wording(GetParam());
};

TEST_P(Faces, thePageSaysAllThatTheDocumentSays) {
  expectSaid(saidIn(document().blocks), readPage(renderHtml(review, words, {})));
}

TEST_P(Faces, theTextSaysAllThatItIsNotDeclaredToLeaveOut) {
  const std::string text = inOneLine(renderText(review, words, {.width = 500}));
  expectSaid(saidIn(forText(document(), true).blocks), text);
}

TEST_P(Faces, theTextLeavesOutOnlyPicturesAndDetails) {
  Document trimmed = document();
  for (Block& block : trimmed.blocks) {
    if (auto* opening = std::get_if<OpeningBlock>(&block)) opening->board.reset();
    if (auto* moment = std::get_if<MomentBlock>(&block)) moment->boards.clear();
    if (auto* turns = std::get_if<TurnsBlock>(&block)) {
      turns->invitation.clear();
      for (TurnRow& row : turns->rows)
        row.details.reset();
    }
  }
  std::erase_if(trimmed.blocks,
                [](const Block& block) { return std::holds_alternative<SourcesBlock>(block); });
  EXPECT_EQ(saidIn(forText(document(), true).blocks), saidIn(trimmed.blocks));
}

TEST_P(Faces, paperSaysWhatTheTextSaysAndMore) {
  std::string paper;
  for (const std::string& text : saidIn(forPaper(document(), words).blocks))
    paper += text + "\n";
  paper += document().subtitle;
  expectSaid(saidIn(forText(document(), true).blocks), inOneLine(paper));
}

/// The small game with what the clocks showed after its first moves; Ida is in time trouble.
GameReview timedReview() {
  std::string gcg = "#time-control 25:00\n" + std::string(test::kSmallGame);
  for (const auto& [move, clock] : {std::pair{"HOUSE +24 24\n", "#clock 1:10\n"},
                                    {".ON +3 3\n", "#clock 24:00\n"},
                                    {".IT +5 29\n", "#clock 0:30\n"}})
    gcg.insert(gcg.find(move) + std::string_view(move).size(), clock);
  return test::reviewOf(gcg);
}

TEST(FacesOfClocks, pageAndPaperHaveATableWhereTheTextHasAColumn) {
  const GameReview review = timedReview();
  const Wording words = wording("en");
  const Document document = reviewDocument(review, words, {});
  const auto saysTime = [](const auto& blocks) {
    return std::ranges::any_of(blocks, [](const auto& block) {
      const auto* const heading = std::get_if<HeadingBlock>(&block);
      return heading != nullptr && heading->text == "Time";
    });
  };
  EXPECT_TRUE(saysTime(document.blocks));
  EXPECT_TRUE(saysTime(forPaper(document, words).blocks));
  EXPECT_FALSE(saysTime(forText(document, true).blocks));
  const std::string page = renderHtml(review, words, {});
  EXPECT_NE(page.find("<tr class=\"mark\">"), std::string::npos);
  expectSaid(saidIn(document.blocks), readPage(page));
  const std::string text = inOneLine(renderText(review, words, {.width = 500}));
  EXPECT_NE(text.find("Points Total Time Lost"), std::string::npos) << text;
  EXPECT_NE(text.find("+24 24 23:50"), std::string::npos) << text;
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, Faces, testing::Values("en", "cs", "sk", "pl"));

}  // namespace
}  // namespace rozbor
