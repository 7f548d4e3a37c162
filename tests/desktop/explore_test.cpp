#include <gmock/gmock.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

#include "board/board_widget.h"
#include "desktop_fixtures.h"
#include "explore/explore_view.h"
#include "explore/setup_panel.h"
#include "game/review_view.h"
#include "game/turn_table.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;

class WhatIf : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    window_.review().setPreset(reports::Preset::quick);
    openAndWait(window_, folder_.write("game.gcg", kGame));
    window_.review().turns().setCurrentTurn(on);
    window_.show();
    step([this] { window_.showExplore(); });
  }
  template <class Do>
  void step(Do start) {
    QSignalSpy changed(&view(), &desktop::ExploreView::changed);
    start();
    ASSERT_TRUE(changed.wait(20'000)) << window_.banner().text().toStdString();
  }
  [[nodiscard]] desktop::ExploreView& view() { return window_.explore(); }
  [[nodiscard]] std::string row(int at) {
    return view().plays().model()->index(at, 1).data().toString().toStdString();
  }
  [[nodiscard]] std::string headline() { return view().heading().text().toStdString(); }
  void type(QLineEdit& field, const char* text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QString::fromUtf8(text));
    QTest::keyClick(&field, Qt::Key_Return);
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(WhatIf, beginsBeforeTheTurnThatIsShownAndListsTheBestMoves) {
  EXPECT_EQ(view().board().view().board, boardFrom("8 ...HOUSE\n9 ....N"));
  EXPECT_EQ(row(0), "I8 STATION");
  EXPECT_LE(view().plays().model()->rowCount(), 15);
  const int best = view().plays().model()->rowCount();
  view().all().setChecked(true);
  EXPECT_GT(view().plays().model()->rowCount(), best);
}

TEST_F(WhatIf, showsAMoveAndPlaysItWhenItIsActivated) {
  view().plays().setCurrentIndex(view().plays().model()->index(0, 0));
  ASSERT_TRUE(view().board().view().ghost);
  step([this] { emit view().plays().activated(view().plays().model()->index(0, 0)); });
  EXPECT_EQ(view().state()->current().turn, 1);
  EXPECT_EQ(view().tree().topLevelItem(0)->childCount(), 1);
  step([this] { view().actions().takeBack->trigger(); });
  step([this] { type(view().answer(), "-"); });
  EXPECT_EQ(view().tree().topLevelItem(0)->childCount(), 2) << "the branches are kept";
}

TEST_F(WhatIf, keepsTheRacksThatTheRecordTellsAndTheNamesInTheirOrder) {
  EXPECT_EQ(view().state()->current().position.rack, rack("AINOSTT"));
  EXPECT_EQ(view().state()->current().position.opponentRack, rack("AEINRST")) << "as Otto held it later";
  EXPECT_THAT(headline(), HasSubstr("Ida Lind 24 : 2 Otto Berg"));
  EXPECT_THAT(headline(), HasSubstr("Move 1, Ida Lind"));
  step([this] { type(view().answer(), "I8 STATION"); });
  EXPECT_EQ(view().state()->current().position.rack, rack("AEINRST"));
  EXPECT_THAT(headline(), HasSubstr("Move 2, Otto Berg"));
  EXPECT_THAT(headline(), HasSubstr(" : 2 Otto Berg"));
}

TEST_F(WhatIf, keepsATreeBesideANewPositionAndComesBackToIt) {
  step([this] { type(view().answer(), "I8 STATION"); });
  step([this] { view().actions().fromNothing->trigger(); });
  ASSERT_EQ(view().tree().topLevelItemCount(), 2);
  EXPECT_EQ(view().tree().topLevelItem(0)->text(0).toStdString(), "Ida Lind – Otto Berg, before turn 3");
  EXPECT_EQ(view().tree().topLevelItem(1)->text(0).toStdString(), "Position");
  EXPECT_TRUE(view().board().view().board.empty());
  step([this] { window_.showExplore(); });
  EXPECT_EQ(view().state()->current().turn, 1) << "as it was left";
  EXPECT_EQ(view().tree().topLevelItemCount(), 2);
  step([this] { view().actions().close->trigger(); });
  EXPECT_EQ(view().tree().topLevelItemCount(), 1);
  EXPECT_FALSE(view().actions().close->isEnabled());
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().tree().topLevelItemCount(), 2);
  EXPECT_EQ(view().state()->current().turn, 1);
}

TEST_F(WhatIf, keepsALineInTheNoteOnItsTurn) {
  EXPECT_FALSE(view().actions().keep->isEnabled());
  step([this] { type(view().answer(), "I8 STATION"); });
  step([this] { type(view().answer(), "-"); });
  view().actions().keep->trigger();
  std::ifstream file(folder_.path() / "game.gcg");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_THAT(text, HasSubstr(">Ida: AINOSTT 9D O. +7 31\n#note What if: I8 STATION for 68, pass\n"));
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("your note on turn 3"));
  step([this] { view().actions().fromNothing->trigger(); });
  EXPECT_FALSE(view().actions().keep->isEnabled());
}

TEST_F(WhatIf, looksFurtherWithABudgetThatIsShown) {
  EXPECT_FALSE(view().finding().isVisible());
  view().plays().setCurrentIndex(view().plays().model()->index(2, 0));
  const std::string chosen = row(2);
  view().actions().further->trigger();
  EXPECT_THAT(view().finding().text().toStdString(), HasSubstr("of at most 10,000, as Ida Lind sees it"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !view().actions().further->isChecked(); }, 300'000));
  EXPECT_EQ(row(0), "I8 STATION");
  EXPECT_THAT(view().plays().model()->index(0, 5).data().toString().toStdString(), HasSubstr(" ± "));
  EXPECT_EQ(row(view().plays().currentIndex().row()), chosen) << "what is chosen stays chosen";
  step([this] { type(view().answer(), "I8 STATION"); });
  EXPECT_FALSE(view().finding().isVisible()) << "it was of another position";
  EXPECT_EQ(view().plays().model()->index(0, 5).data().toString(), QString());
}

TEST_F(WhatIf, stopsLookingFurtherWhenAsked) {
  view().actions().further->trigger();
  view().actions().further->trigger();
  EXPECT_FALSE(view().actions().further->isChecked());
  EXPECT_FALSE(view().finding().isVisible()) << "nothing was found";
  step([this] { type(view().answer(), "I8 STATION"); });
}

TEST_F(WhatIf, letsALevelPlayOn) {
  view().levels().setCurrentText(QStringLiteral("greedy"));
  step([this] { view().actions().levelPlays->trigger(); });
  EXPECT_EQ(view().state()->current().turn, 1);
}

TEST_F(WhatIf, takesARackByHandAndSaysWhenItCannotBe) {
  step([this] { type(view().rackField(), "AT"); });
  EXPECT_EQ(view().state()->current().position.rack, rack("AT"));
  type(view().rackField(), "QQ");
  EXPECT_TRUE(
      QTest::qWaitFor([this] { return window_.banner().text().contains(QStringLiteral("rack")); }, 10'000));
}

TEST_F(WhatIf, beginsFromNothing) {
  step([this] { view().actions().fromNothing->trigger(); });
  EXPECT_TRUE(view().board().view().board.empty());
  EXPECT_EQ(view().state()->current().position.rack.size(), 7);
}

TEST_F(WhatIf, setsAPositionUpByHandWithTheKeyboardAlone) {
  view().actions().setUp->trigger();
  desktop::SetupPanel& setup = view().setup();
  ASSERT_TRUE(setup.draft());
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  setup.findChild<QPushButton*>(QStringLiteral("empty"))->click();
  desktop::BoardWidget& board = view().board();
  board.setFocus();
  for (int column = 0; column < 4; ++column)
    QTest::keyClick(&board, Qt::Key_Left);
  QTest::keyClicks(&board, QStringLiteral("HOuSEN"));
  QTest::keyClick(&board, Qt::Key_Backspace);
  EXPECT_EQ(board.view().board, boardFrom("8 ...HOuSE"));
  QTest::keyClicks(&setup.rack(false), QStringLiteral("at?"));
  QTest::keyClicks(&setup.rack(true), QStringLiteral("QQ"));
  EXPECT_THAT(setup.faults().toStdString(), HasSubstr("Tile Q: 2 are laid or held, but the set has 1."));
  EXPECT_FALSE(setup.done().isEnabled());
  QTest::keyClick(&setup.rack(true), Qt::Key_Backspace);
  EXPECT_EQ(setup.faults(), QString());
  setup.score(true).setValue(31);
  EXPECT_THAT(setup.bag().toStdString(), HasSubstr("drawn: " + std::to_string(language().tiles.size() - 9)));
  setup.turnRound().click();
  step([&] { setup.done().click(); });
  const game::Position& position = view().state()->current().position;
  EXPECT_EQ(position.board, boardFrom("8 ...HOuSE"));
  EXPECT_TRUE(position.rack.contains(rack("Q")));
  EXPECT_TRUE(position.opponentRack.contains(rack("AT?")));
  EXPECT_EQ(position.score, 31);
  EXPECT_FALSE(setup.draft());
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().state()->current().position.board, boardFrom("8 ...HOUSE\n9 ....N")) << "undone";
}

TEST_F(WhatIf, undoesEverySquareThatIsSetUp) {
  view().actions().setUp->trigger();
  EXPECT_FALSE(window_.undoAction().isEnabled());
  QTest::keyClicks(&view().board(), QStringLiteral("A"));
  view().setup().score(false).setValue(77);
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: score"));
  window_.undoAction().trigger();
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: square"));
  window_.undoAction().trigger();
  EXPECT_EQ(view().board().view().board, boardFrom("8 ...HOUSE\n9 ....N"));
  EXPECT_FALSE(window_.undoAction().isEnabled());
  window_.redoAction().trigger();
  EXPECT_EQ(view().board().view().board.at(game::Square(7, 7)), game::Tile(*language().alphabet.letter("A")));
}

TEST_F(WhatIf, savesAndOpensAPositionInEitherForm) {
  const game::Position before = view().state()->current().position;
  for (const char* name : {"saved.csv", "saved.cgp"}) {
    view().save(folder_.path() / name);
    step([this] { view().actions().fromNothing->trigger(); });
    step([&] { view().load(folder_.path() / name); });
    EXPECT_EQ(view().state()->current().position, before) << name;
  }
  view().load(folder_.write("bad.csv", "A,7\nturn,1\n"));
  EXPECT_TRUE(QTest::qWaitFor(
      [this] { return window_.banner().text().contains(QStringLiteral("line 1, column 3")); }, 10'000));
}

TEST_F(WhatIf, undoesMovesRacksAndNewPositions) {
  EXPECT_FALSE(window_.undoAction().isEnabled());
  step([this] { type(view().answer(), "-"); });
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: move"));
  step([this] { type(view().rackField(), "AT"); });
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: rack"));
  step([this] { view().actions().fromNothing->trigger(); });
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().state()->current().position.rack, rack("AT"));
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().state()->current().turn, 1);
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().state()->current().turn, 0);
  EXPECT_FALSE(window_.undoAction().isEnabled());
  step([this] { window_.redoAction().trigger(); });
  EXPECT_EQ(view().state()->current().turn, 1);
}

TEST_F(WhatIf, undoesTilesThatAreLaidByTheKeyEvenFromTheField) {
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  desktop::BoardWidget& board = view().board();
  const QPoint square = board.centreOf(game::Square(0, 0)).toPoint();
  QTest::mouseClick(&board, Qt::LeftButton, {}, square);
  QTest::keyClicks(&board, QStringLiteral("at"));
  ASSERT_EQ(board.view().entry->laid.size(), 2u);
  QTest::keyClick(&board, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(board.view().entry->laid.size(), 1u);
  view().answer().setFocus();
  QTest::keyClick(&view().answer(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(board.view().entry->laid.size(), 0u);
  QTest::keyClick(&view().answer(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(board.view().entry->laid.size(), 1u);
}

}  // namespace
}  // namespace rozbor::test
