#include "rozbor/render/answer.h"

#include "small_game.h"

namespace rozbor::test {
namespace {

using reports::AnswerFaultKind;
using reports::ReadAnswer;

class Answer : public ::testing::Test {
 protected:
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      lexiconOf(language(), {"HOUSE", "HOUSES", "NO", "SHOE", "RETAINS", "ON", "NOS"});

  ReadAnswer read(std::string_view text, std::string_view tiles, const game::Board& board) const {
    game::Position position;
    position.board = board;
    position.rack = rack(tiles);
    return reports::readAnswer(text, position, language(), *lexicon_);
  }
  std::string understood(std::string_view text, std::string_view tiles = "AEHOSUU",
                         const game::Board& board = language().board.emptyBoard()) const {
    const ReadAnswer answer = read(text, tiles, board);
    return answer.move ? moveText(*answer.move, language().alphabet)
                       : reports::code(answer.fault->kind) + (" " + answer.fault->detail);
  }
};

const game::Board& withHouse() {
  static const game::Board kBoard = boardFrom("8 ...HOUSE");
  return kBoard;
}

TEST_F(Answer, IsReadAsWritten) {
  EXPECT_EQ(understood("8D HOUSE"), "8D HOUSE");
  EXPECT_EQ(understood(" h6  HOUSE "), "H6 HOUSE");
  EXPECT_EQ(understood("-"), "-");
  EXPECT_EQ(understood("-UU"), "-UU");
  EXPECT_EQ(understood("8D HOUSES", "S", withHouse()), "8D .....S");
  EXPECT_EQ(understood("8D (HOUSE)S", "S", withHouse()), "8D .....S");
  EXPECT_EQ(understood("8D .....S", "S", withHouse()), "8D .....S");
}

TEST_F(Answer, NeedNotMarkItsBlanks) {
  EXPECT_EQ(understood("8D house"), "8D HOUSE");
  EXPECT_EQ(understood("-uu"), "-UU");
  EXPECT_EQ(understood("8B RETAINS", "AEINRT?"), "8B RETAINs");
  EXPECT_EQ(understood("8D retains", "AEINRT?"), "8D RETAINs");
  EXPECT_EQ(understood("8D RETAiNS", "AENRST?"), "8D RETAiNS");
  EXPECT_EQ(understood("8D hoUSe", "HOUS?"), "8D HOUSe");
}

TEST_F(Answer, FaultsAreToldApart) {
  for (const char* text : {"", "HOUSE", "8D", "8D HO?SE", "8D H0USE", "Z99 HOUSE", "--", "-3", "8D HOUSE 24"})
    EXPECT_EQ(understood(text), "answer.bad-notation ") << text;
  EXPECT_EQ(understood("8D HOUSES"), "answer.not-on-rack S");
  EXPECT_EQ(understood("8D HOUSE", "HOSE"), "answer.not-on-rack U");
  EXPECT_EQ(understood("-UUU"), "answer.not-on-rack U");
  EXPECT_EQ(understood("8E HUES", "EHSU"), "answer.not-a-word HUES");
  EXPECT_EQ(understood("1A HOUSE"), "answer.does-not-fit ");
  EXPECT_EQ(understood("1A SHOE", "EHOS", withHouse()), "answer.does-not-fit ");
  EXPECT_EQ(understood("8D SHOE", "EHOS", withHouse()), "answer.does-not-fit ");
  EXPECT_EQ(understood("8O SHOE", "EHOS", withHouse()), "answer.does-not-fit ");
  EXPECT_EQ(understood("9D ON", "NO", withHouse()), "answer.not-a-word HO");
}

TEST_F(Answer, MayBeReadWhateverItsWords) {
  game::Position position;
  position.board = withHouse();
  position.rack = rack("NO");
  const auto move = reports::readMove("9D ON", position, language()).move;
  ASSERT_TRUE(move);
  EXPECT_EQ(reports::unknownWords(*move, position.board, language(), *lexicon_), "HO");
  EXPECT_EQ(reports::unknownWords(game::Move::pass(), position.board, language(), *lexicon_), "");
  EXPECT_EQ(reports::readMove("1A NO", position, language()).fault->kind, AnswerFaultKind::doesNotFit);
}

TEST_F(Answer, FewTilesInTheBagCannotBeExchanged) {
  game::Board full = language().board.emptyBoard();
  for (int at = 0; at < 84; ++at)
    full.set({at / 15, at % 15}, game::Tile(game::Letter(1)));
  EXPECT_EQ(understood("-UU", "AEHOSUU", full), "answer.no-exchange ");
  EXPECT_EQ(understood("-", "AEHOSUU", full), "-");
}

TEST_F(Answer, FaultsAreWordedInFourLanguages) {
  for (const char* code : {"en", "cs", "sk", "pl"}) {
    for (const char* text : {"?", "8D HOUSES", "1A HOUSE", "8D HEAU"}) {
      const auto fault = read(text, "AEHOSUU", language().board.emptyBoard()).fault;
      ASSERT_TRUE(fault);
      const std::string sentence = answerFaultText(*fault, wording(code));
      EXPECT_TRUE(sentence.ends_with('.')) << sentence;
    }
  }
}

}  // namespace
}  // namespace rozbor::test
