#include <gtest/gtest.h>

#include "rozbor/charts/charts.h"
#include "small_game.h"

namespace rozbor {
namespace {

using namespace reports;
using test::wording;

std::size_t pagesOf(const std::string& file) {
  const std::string mark = "/Type /Page\n";
  std::size_t pages = 0;
  for (auto at = file.find(mark); at != std::string::npos; at = file.find(mark, at + 1))
    ++pages;
  return pages;
}

Document documentOf(std::vector<Block> blocks) {
  return {"Title", "", std::move(blocks)};
}

std::size_t pagesOf(std::vector<Block> blocks) {
  return pagesOf(charts::pdf(documentOf(std::move(blocks)), wording("en")));
}

TEST(Pdf, holdsAWholeReview) {
  const GameReview& review = test::smallReview();
  const auto words = wording("pl");
  const Document document = reviewDocument(review, words, {charts::gameChart(review, words)});
  const std::string file = charts::pdf(document, words);
  EXPECT_TRUE(file.starts_with("%PDF-1."));
  EXPECT_GE(pagesOf(file), 3u);
  EXPECT_LT(file.size(), 1'000'000u);
  EXPECT_EQ(file, charts::pdf(document, words));
}

TEST(Pdf, hasOnePageForNothing) {
  EXPECT_EQ(pagesOf(std::vector<Block>{}), 1u);
  EXPECT_EQ(pagesOf({PageBreakBlock{}, ListBlock{}, ChartsBlock{}, BoardsBlock{}, TableBlock{}, FactsBlock{},
                     KeyFiguresBlock{}, ParagraphBlock{}, HeadingBlock{1, "Last"}}),
            2u);  // the title stands before the break
}

TEST(Pdf, breaksLongTablesAndTextsOverPages) {
  TableBlock table{"Caption", {{"#", true}, {"Name"}}, {}};
  for (int row = 0; row < 200; ++row)
    table.rows.push_back({{std::to_string(row), "a name"}});
  EXPECT_GE(pagesOf({table}), 4u);
  std::string text;
  for (int word = 0; word < 5'000; ++word)
    text += "words ";
  EXPECT_GE(pagesOf({ParagraphBlock{text}}), 4u);
  EXPECT_GE(pagesOf({ParagraphBlock{text, ParagraphTone::aside}}), 4u);
  EXPECT_GE(pagesOf({ListBlock{std::vector<std::string>(200, "item"), true}}), 3u);
}

TEST(Pdf, keepsWhatBelongsTogetherOnOnePage) {
  const auto picture = [](int height) { return ChartsBlock{{Picture{"<svg></svg>", 100, height, {}}}}; };
  // Half a page, then a part that would fit into what is left only with its heading and its text.
  const std::vector<Block> loose{picture(100), picture(50), HeadingBlock{2, "Part"}, ParagraphBlock{"text"},
                                 picture(60)};
  EXPECT_EQ(pagesOf(loose), 2u);
}

TEST(Pdf, takesWordsThatAreWiderThanThePage) {
  const std::string word(3'000, 'W');
  EXPECT_GE(pagesOf({HeadingBlock{1, word}, TableBlock{"", {{word}, {word, true}}, {{{word, word}, word}}},
                     FactsBlock{{{word, word}}}, KeyFiguresBlock{{{word, word, word}}}}),
            2u);
}

}  // namespace
}  // namespace rozbor
