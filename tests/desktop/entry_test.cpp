#include <gmock/gmock.h>

#include <QAction>
#include <QLineEdit>
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

}  // namespace
}  // namespace rozbor::test
