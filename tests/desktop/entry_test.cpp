#include <gmock/gmock.h>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include "board/board_widget.h"
#include "desktop_fixtures.h"
#include "entry/entry_view.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Entry : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    file_ = folder_.path() / "sheet.txt";
    window_.show();
    step([this] { window_.enterSheet(file_, "en"); });
  }
  template <class Do>
  void step(Do start) {
    QSignalSpy changed(&view(), &desktop::EntryView::changed);
    start();
    ASSERT_TRUE(changed.wait(20'000)) << window_.banner().text().toStdString();
  }
  void type(const char* text) {
    step([&] {
      view().line().setFocus();
      QTest::keyClicks(&view().line(), QString::fromUtf8(text));
      QTest::keyClick(&view().line(), Qt::Key_Return);
    });
  }
  void click(int row) {
    QTableView& table = view().table();
    const QPoint place = table.visualRect(at(row, 2)).center();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
  }
  [[nodiscard]] QModelIndex at(int row, int column) { return view().table().model()->index(row, column); }
  [[nodiscard]] std::string cell(int row, int column) {
    return at(row, column).data().toString().toStdString();
  }
  [[nodiscard]] desktop::EntryView& view() { return window_.entry(); }

  DesktopFolder folder_;
  std::filesystem::path file_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Entry, takesRowsOneAfterTheOtherAndSavesEach) {
  type("Ida Lind");
  type("Otto Berg");
  type("");
  type("");
  ASSERT_EQ(view().state()->stage, app::EntryStage::turns);
  type("HOUSE 24");
  EXPECT_EQ(view().state()->sheet.turns.size(), 1u);
  EXPECT_EQ(app::totalOf(view().state()->sheet, 0), 24);
  EXPECT_THAT(fileText(file_), HasSubstr("HOUSE"));
  type("pass");
  EXPECT_EQ(view().state()->sheet.turns.size(), 2u);
  type("undo");
  EXPECT_EQ(view().state()->sheet.turns.size(), 1u);
}

TEST_F(Entry, comesBackAsItWasLeft) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24"})
    type(line);
  view().line().setText("NO 3");
  const auto before = view().state();
  window_.showExplore();
  ASSERT_FALSE(view().isVisible());
  ASSERT_TRUE(window_.sheetAction().isEnabled());
  window_.sheetAction().trigger();
  EXPECT_TRUE(view().isVisible());
  EXPECT_EQ(view().state(), before);
  EXPECT_EQ(view().line().text().toStdString(), "NO 3");
  EXPECT_THAT(window_.windowTitle().toStdString(), HasSubstr("sheet.txt"));
}

TEST_F(Entry, leavesTheFocusWhereItWentWhileARowWasJudged) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", ""})
    type(line);
  step([this] {
    QTest::keyClicks(&view().line(), QStringLiteral("HOUSE 24"));
    QTest::keyClick(&view().line(), Qt::Key_Return);
    view().table().setFocus();
  });
  EXPECT_TRUE(view().table().hasFocus());
  window_.activateWindow();  // which the list of words has been
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  view().line().setFocus();
  step([this] {
    QTest::keyClicks(&view().line(), QStringLiteral("pass"));
    QTest::keyClick(&view().line(), Qt::Key_Return);
    window_.showExplore();
  });
  EXPECT_FALSE(view().line().hasFocus());
}

TEST_F(Entry, takesInTheOtherPlayersSheet) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24", "pass", "NO 5"})
    type(line);
  ASSERT_TRUE(view().otherSheetAction().isEnabled());
  const auto other = folder_.write("other.txt",
                                   "Varianta: en\nZH: Ida Lind\nDH: Otto Berg\n\n"
                                   "ZH slovo | body | součet | DH slovo | body | součet\n"
                                   "HOUSE | 24 | 24 | - | 0 | 0\nNO | 6 | 30 | ON | 4 | 4\n");
  step([&] { view().addOther(other); });
  EXPECT_EQ(view().state()->sheet.turns.size(), 4u);
  EXPECT_THAT(view().said().text().toStdString(), HasSubstr("new rows: 1"));
  EXPECT_THAT(fileText(file_), HasSubstr("ON"));
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().state()->sheet.turns.size(), 3u);

  QSignalSpy told(&view(), &desktop::EntryView::told);
  view().addOther(folder_.path() / "nothing.txt");
  ASSERT_TRUE(told.wait(20'000));
  EXPECT_EQ(view().state()->sheet.turns.size(), 3u);
}

TEST_F(Entry, isNotOfferedWhereNoSheetIsOpen) {
  desktop::MainWindow other(wording_, folder_.paths());
  EXPECT_FALSE(other.sheetAction().isEnabled());
  EXPECT_FALSE(other.entry().otherSheetAction().isEnabled());
}

TEST_F(Entry, proposesPlacesOnTheBoardAndSaysWhatIsWrong) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24"})
    type(line);
  EXPECT_FALSE(view().state()->board.empty() && view().state()->places.empty());
  type("QQQQ 10");
  EXPECT_THAT(view().transcript().toStdString(), HasSubstr("QQQQ"));
}

TEST_F(Entry, laysARowOnTheBoardWhileItIsTyped) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", ""})
    type(line);
  const auto& board = view().findChild<desktop::BoardWidget*>()->view();
  view().line().setFocus();
  QTest::keyClicks(&view().line(), QStringLiteral("HOUSE 24"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return board.ghost.has_value(); }, 20'000));
  EXPECT_TRUE(view().state()->sheet.turns.empty()) << "nothing is entered";
  QTest::keyClicks(&view().line(), QStringLiteral("x"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !board.ghost; }, 20'000)) << "this is no row any more";
}

TEST_F(Entry, completesWords) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", ""})
    type(line);
  view().line().setFocus();
  QTest::keyClicks(&view().line(), QStringLiteral("hou"));
  EXPECT_THAT(view().completions().join(u' ').toStdString(), HasSubstr("HOUSE HOUSES"));
}

TEST_F(Entry, goesOnWhereItStopped) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24"})
    type(line);
  desktop::MainWindow other(wording_, folder_.paths());
  QSignalSpy changed(&other.entry(), &desktop::EntryView::changed);
  other.enterSheet(file_, "en");
  ASSERT_TRUE(changed.wait(20'000));
  EXPECT_EQ(other.entry().state()->sheet.turns.size(), 1u);
}

TEST_F(Entry, undoesRowsInTheFileToo) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24"})
    type(line);
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: HOUSE 24"));
  window_.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  step([this] { QTest::keyClick(&view().line(), Qt::Key_Z, Qt::ControlModifier); });
  EXPECT_TRUE(view().state()->sheet.turns.empty());
  EXPECT_THAT(fileText(file_), Not(HasSubstr("HOUSE")));
  step([this] { window_.redoAction().trigger(); });
  EXPECT_THAT(fileText(file_), HasSubstr("HOUSE"));
}

TEST_F(Entry, showsASlipBesideWhatWasMeantAndTakesItWithOneKey) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 42", "ON 2"})
    type(line);
  ASSERT_FALSE(view().state()->proposals.empty()) << view().transcript().toStdString();
  const app::RepairProposal first = view().state()->proposals.front();
  EXPECT_NE(first.written, first.proposed);
  EXPECT_TRUE(view().proposals().isVisible());
  window_.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  step([this] { QTest::keyClick(&view().line(), Qt::Key_F6); });
  const parser::SheetTurn& turn = view().state()->sheet.turns[first.repair.turn];
  EXPECT_THAT(first.proposed, HasSubstr(std::to_string(turn.score->value)));
  EXPECT_THAT(fileText(file_), HasSubstr(std::to_string(turn.score->value)));
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(view().state()->proposals.front().written, first.written);
}

TEST_F(Entry, keepsTheMessageOfTheLastRowInSight) {
  window_.resize(1000, 700);
  for (const char* line : {"Ida Lind", "Otto Berg", "", ""})
    type(line);
  for (int row = 0; row < 12; ++row)
    type("pass");
  type("QQQQ 10 99");
  const QLabel& said = view().said();
  EXPECT_THAT(said.text().toStdString(), HasSubstr("QQQQ is not in the lexicon"));
  EXPECT_THAT(said.text().toStdString(), HasSubstr("the points add up to 10"));
  ASSERT_TRUE(said.isVisible());
  QCoreApplication::processEvents();
  EXPECT_GE(said.height(), said.heightForWidth(said.width())) << "no line of it is cut off";
  EXPECT_EQ(said.visibleRegion().boundingRect().height(), said.height());
  type("pass");
  EXPECT_THAT(said.text().toStdString(), Not(HasSubstr("QQQQ"))) << "only what belongs to the last row";
  EXPECT_THAT(view().transcript().toStdString(), HasSubstr("QQQQ is not in the lexicon"));
}

TEST_F(Entry, keepsTheBoardThatFittedAndMarksTheRowThatBrokeIt) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24 8D"})
    type(line);
  ASSERT_EQ(view().board().view().board.tileCount(), 5);
  type("STATION 999 1A");
  type("pass");
  EXPECT_EQ(view().board().view().board.tileCount(), 5) << "what fitted stays";
  EXPECT_THAT(cell(1, 5), HasSubstr("no game fits"));
  EXPECT_THAT(cell(0, 5) + cell(2, 5), Not(HasSubstr("no game fits"))) << "that row alone";
  EXPECT_NE(at(1, 0).data(desktop::RowModel::markRole).toInt(), 0);
  step([this] { window_.undoAction().trigger(); });
  step([this] { window_.undoAction().trigger(); });
  EXPECT_THAT(cell(0, 5), Not(HasSubstr("no game fits")));
}

TEST_F(Entry, aRowIsClickedEditedAndLeft) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 42 8D", "pass", "QQQQ 5"})
    type(line);
  click(0);
  EXPECT_EQ(view().line().text(), QStringLiteral("HOUSE 42 8D"));
  EXPECT_THAT(view().prompt().text().toStdString(), HasSubstr("Row 1"));
  QTest::keyClick(&view().line(), Qt::Key_Escape);
  EXPECT_EQ(view().line().text(), QString());
  EXPECT_EQ(view().state()->sheet.turns[0].score->value, 42);
  EXPECT_EQ(view().prompt().text(), QStringLiteral("Otto Berg"));

  click(0);
  step([this] {
    view().line().selectAll();
    QTest::keyClicks(&view().line(), QStringLiteral("HOUSE 24 8D"));
    QTest::keyClick(&view().line(), Qt::Key_Return);
  });
  EXPECT_EQ(view().state()->sheet.turns.size(), 3u);
  EXPECT_EQ(view().state()->sheet.turns[0].score->value, 24);
  EXPECT_EQ(app::totalOf(view().state()->sheet, 0), 29);
  EXPECT_THAT(fileText(file_), HasSubstr("24"));
  EXPECT_THAT(fileText(file_), Not(HasSubstr("42")));
  step([this] { window_.undoAction().trigger(); });
  EXPECT_THAT(fileText(file_), HasSubstr("42"));
}

TEST_F(Entry, anEditThatIsNotUnderstoodComesBackAndChangesNothing) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24 8D"})
    type(line);
  const std::string before = fileText(file_);
  click(0);
  step([this] {
    view().line().selectAll();
    QTest::keyClicks(&view().line(), QStringLiteral("HOUSE"));
    QTest::keyClick(&view().line(), Qt::Key_Return);
  });
  EXPECT_EQ(view().line().text(), QStringLiteral("HOUSE"));
  EXPECT_THAT(view().prompt().text().toStdString(), HasSubstr("Row 1")) << "still edited";
  EXPECT_THAT(view().said().text().toStdString(), HasSubstr("not understood"));
  EXPECT_EQ(fileText(file_), before);
}

TEST_F(Entry, rowsAreInsertedAndRemovedWithKeys) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24 8D", "pass"})
    type(line);
  window_.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  view().table().setCurrentIndex(at(1, 0));
  view().table().setFocus();
  QTest::keyClick(&view().table(), Qt::Key_Insert);
  EXPECT_THAT(view().prompt().text().toStdString(), HasSubstr("before row 2"));
  step([this] {
    QTest::keyClicks(&view().line(), QStringLiteral("exchange 3"));
    QTest::keyClick(&view().line(), Qt::Key_Return);
  });
  ASSERT_EQ(view().state()->sheet.turns.size(), 3u);
  EXPECT_EQ(view().state()->sheet.turns[1].kind, parser::SheetTurnKind::exchange);
  EXPECT_EQ(view().state()->sheet.turns[2].player, 0);
  const std::string before = fileText(file_);
  view().table().setCurrentIndex(at(1, 0));
  view().table().setFocus();
  step([this] { QTest::keyClick(&view().table(), Qt::Key_Delete); });
  EXPECT_EQ(view().state()->sheet.turns.size(), 2u);
  EXPECT_NE(fileText(file_), before);
  step([this] { window_.undoAction().trigger(); });
  EXPECT_EQ(fileText(file_), before);
}

TEST_F(Entry, upAndDownGoFromRowToRow) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24 8D", "pass"})
    type(line);
  QTest::keyClick(&view().line(), Qt::Key_Up);
  EXPECT_EQ(view().line().text(), QStringLiteral("pass"));
  QTest::keyClick(&view().line(), Qt::Key_Up);
  EXPECT_EQ(view().line().text(), QStringLiteral("HOUSE 24 8D"));
  QTest::keyClicks(&view().line(), QStringLiteral("X"));
  QTest::keyClick(&view().line(), Qt::Key_Down);
  EXPECT_EQ(view().line().text(), QStringLiteral("HOUSE 24 8DX")) << "what is typed is not lost";
  QTest::keyClick(&view().line(), Qt::Key_Backspace);
  QTest::keyClick(&view().line(), Qt::Key_Down);
  QTest::keyClick(&view().line(), Qt::Key_Down);
  EXPECT_EQ(view().line().text(), QString()) << "a new row again";
}

TEST_F(Entry, aRowOfAFinishedSheetIsEdited) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 42 8D", "end", "", "", ""})
    type(line);
  ASSERT_TRUE(view().state()->finished());
  ASSERT_FALSE(view().line().isEnabled());
  click(0);
  ASSERT_TRUE(view().line().isEnabled());
  step([this] {
    view().line().selectAll();
    QTest::keyClicks(&view().line(), QStringLiteral("HOUSE 24 8D"));
    QTest::keyClick(&view().line(), Qt::Key_Return);
  });
  EXPECT_EQ(view().state()->sheet.turns[0].score->value, 24);
  EXPECT_FALSE(view().line().isEnabled());
}

TEST_F(Entry, everyOpenPlaceLiesOnTheBoardAndIsChosenByAClick) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HO 10"})
    type(line);
  const auto places = view().state()->places;
  ASSERT_GT(places.size(), 1u) << view().transcript().toStdString();
  EXPECT_EQ(view().board().view().places.size(), places.size());
  EXPECT_TRUE(view().board().view().board.empty()) << "the word itself lies nowhere yet";
  const game::Square second = places[1].move.start();
  step([&] {
    QTest::mouseClick(&view().board(), Qt::LeftButton, {}, view().board().centreOf(second).toPoint());
  });
  const auto& at = view().state()->sheet.turns[0].at;
  ASSERT_TRUE(at);
  EXPECT_EQ(at->value, app::coordinateOf(places[1].move));
  EXPECT_TRUE(view().board().view().places.empty());
  EXPECT_EQ(view().board().view().board.tileCount(), 2);
  step([this] { window_.undoAction().trigger(); });
  EXPECT_FALSE(view().state()->sheet.turns[0].at);
}

TEST_F(Entry, marksAWordThatAProposalChanged) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 42", "ON 2"})
    type(line);
  ASSERT_FALSE(view().state()->proposals.empty());
  const app::RepairProposal first = view().state()->proposals.front();
  const int row = static_cast<int>(first.repair.turn);
  EXPECT_EQ(cell(row, 5), "");
  step([this] { view().acceptAction().trigger(); });
  EXPECT_THAT(cell(row, 5), HasSubstr("was: "));
  EXPECT_NE(at(row, 2).data(desktop::RowModel::markRole).toInt(), 0);
  type("pass");
  EXPECT_THAT(cell(row, 5), HasSubstr("was: ")) << "it stays marked";
}

TEST_F(Entry, showsTheFinalResultOnceTheTilesLeftAreKnown) {
  for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24", "pass", "end", "E -1"})
    type(line);
  EXPECT_THAT(view().heading().text().toStdString(), Not(HasSubstr("final")))
      << "the other's are still asked for";
  type("+1");
  EXPECT_THAT(view().heading().text().toStdString(), HasSubstr("final result 23 : 1"));
  EXPECT_THAT(view().said().text().toStdString(), HasSubstr("23 : 1"));
}

TEST_F(Entry, theStatusBarNamesFileLanguageAndLexicon) {
  const auto bar = [this] {
    QString text;
    for (const QLabel* label : window_.statusBar()->findChildren<QLabel*>())
      text += label->text();
    return text.toStdString();
  };
  EXPECT_THAT(bar(), HasSubstr("English"));
  EXPECT_THAT(bar(), HasSubstr("test"));
  window_.showLibrary();
  window_.enterSheet(file_, "en");
  EXPECT_THAT(bar(), HasSubstr("sheet.txt"));
}

}  // namespace
}  // namespace rozbor::test
