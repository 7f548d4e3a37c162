#include "rozbor/game/board_layout.h"

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::language;

struct BadBoard {
  const char* code;
  std::string csv;
  const char* line;
};

class BoardLayoutFault : public testing::TestWithParam<BadBoard> {};

TEST_P(BoardLayoutFault, IsNamedWithItsLine) {
  const auto layout = BoardLayout::parseCsv(GetParam().csv);
  ASSERT_FALSE(layout);
  EXPECT_EQ(layout.error().code, GetParam().code);
  EXPECT_NE(layout.error().message.english().find(GetParam().line), std::string::npos)
      << layout.error().message;
}

std::string repeated(const std::string& text, int times) {
  std::string result;
  for (int time = 0; time < times; ++time)
    result += text;
  return result;
}

INSTANTIATE_TEST_SUITE_P(
    Csv, BoardLayoutFault,
    testing::Values(BadBoard{"board.ragged", "*,,\n,\n", "line 2"},
                    BadBoard{"board.bad-square", "*,,\n,5X,\n", "line 2"},
                    BadBoard{"board.bad-square", "*,,\n,3w,\n", "line 2"},
                    BadBoard{"board.bad-square", "*,10W,\n", "line 1"},
                    BadBoard{"board.second-start", "*,,\n,*2W,\n", "line 2"},
                    BadBoard{"board.no-start", ",2L,\n", "start"}, BadBoard{"board.no-start", "", "start"},
                    BadBoard{"board.too-large", "*" + repeated(",", 21) + "\n", "line 1"},
                    BadBoard{"board.too-large", "*\n" + repeated("2L\n", 21), "line 22"}));

TEST(BoardLayout, ReadsPremiumsAndStart) {
  const auto layout = BoardLayout::parseCsv("3W,,2L\n,*2W,\n4L,,9W\n");
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->rows(), 3);
  EXPECT_EQ(layout->columns(), 3);
  EXPECT_EQ(layout->start(), Square(1, 1));
  EXPECT_EQ(layout->premium(Square(0, 0)), (Premium{1, 3}));
  EXPECT_EQ(layout->premium(Square(0, 2)), (Premium{2, 1}));
  EXPECT_EQ(layout->premium(Square(1, 0)), (Premium{1, 1}));
  EXPECT_EQ(layout->premium(Square(2, 2)), (Premium{1, 9}));
}

TEST(BoardLayout, MayStartOnAPlainSquareAndNotBeSquare) {
  const auto layout = BoardLayout::parseCsv(" ,*,2W , \r\n,,,\r\n");
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->columns(), 4);
  EXPECT_EQ(layout->rows(), 2);
  EXPECT_EQ(layout->premium(layout->start()), Premium{});
}

TEST(BoardLayout, HoldsTwentyOneRowsOfTwentyOneSquares) {
  const std::string row = repeated(",", 20) + "\n";
  const auto layout = BoardLayout::parseCsv("*" + row + repeated("3L" + row, 20));
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->rows(), 21);
  EXPECT_EQ(layout->emptyBoard().columns(), 21);
}

TEST(BoardLayout, OfEveryLanguageIsTheStandardBoard) {
  for (const char* id : {"cs", "en", "pl", "sk", "sk110"}) {
    const BoardLayout& board = language(id).board;
    int squares[2][4] = {};
    for (int row = 0; row < 15; ++row) {
      for (int column = 0; column < 15; ++column) {
        const Premium premium = board.premium(Square(row, column));
        ++squares[0][premium.letter];
        ++squares[1][premium.word];
        EXPECT_EQ(premium, board.premium(Square(14 - row, column)));
        EXPECT_EQ(premium, board.premium(Square(column, row)));
      }
    }
    EXPECT_EQ(squares[0][2], 24) << id;
    EXPECT_EQ(squares[0][3], 12) << id;
    EXPECT_EQ(squares[1][2], 17) << id;
    EXPECT_EQ(squares[1][3], 8) << id;
    EXPECT_EQ(board.start(), Square(7, 7)) << id;
  }
}

}  // namespace
}  // namespace rozbor::game
