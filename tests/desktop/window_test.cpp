#include <gmock/gmock.h>

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "board/board_panel.h"
#include "board/board_widget.h"
#include "desktop_fixtures.h"
#include "explore/explore_view.h"
#include "frame/export.h"
#include "frame/rail.h"
#include "game/note_edit.h"
#include "game/review_view.h"
#include "game/turn_panel.h"
#include "game/turn_table.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/render/render.h"
#include "widgets/banner.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;

class Window : public ::testing::Test {
 protected:
  void open(const std::filesystem::path& file) { openAndWait(window_, file); }
  /// As the user presses it, wherever the focus is.
  void press(Qt::Key key) {
    window_.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
    QTest::keyClick(QApplication::focusWidget(), key);
  }
  [[nodiscard]] std::string banner() { return window_.banner().text().toStdString(); }
  [[nodiscard]] const desktop::BoardView& board() { return window_.review().board().board().view(); }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Window, opensARecordAtItsFirstTurn) {
  folder_.installLexicon();
  open(folder_.write("game.gcg", kGame));
  EXPECT_TRUE(window_.review().graded());
  EXPECT_EQ(window_.review().turns().turnCount(), turnCount);
  EXPECT_EQ(window_.review().turns().currentTurn(), house);
  EXPECT_EQ(board().board, boardFrom("8 ...HOUSE"));
}

TEST_F(Window, stepsThroughTheGameWithTheKeyboard) {
  folder_.installLexicon();
  open(folder_.write("game.gcg", kGame));
  press(Qt::Key_Right);
  EXPECT_EQ(window_.review().turns().currentTurn(), n);
  press(Qt::Key_End);
  EXPECT_EQ(window_.review().turns().currentTurn(), overtime);
  press(Qt::Key_Left);
  EXPECT_EQ(window_.review().turns().currentTurn(), exchange);
  press(Qt::Key_Home);
  EXPECT_EQ(window_.review().turns().currentTurn(), house);
}

TEST_F(Window, showsTheBestMoveOnTheBoardBeforeThePlayedOne) {
  folder_.installLexicon();
  open(folder_.write("game.gcg", kGame));
  window_.review().turns().setCurrentTurn(on);
  EXPECT_FALSE(board().ghost);
  press(Qt::Key_B);
  ASSERT_TRUE(board().ghost);
  EXPECT_EQ(*board().ghost, move("I8 STATION"));
  EXPECT_EQ(board().board, boardFrom("8 ...HOUSE\n9 ....N"));
  press(Qt::Key_B);
  EXPECT_FALSE(board().ghost);
  EXPECT_EQ(board().board, boardFrom("8 ...HOUSE\n9 ...ON"));
}

TEST_F(Window, showsTheCandidateThatIsChosen) {
  folder_.installLexicon();
  open(folder_.write("game.gcg", kGame));
  window_.review().turns().setCurrentTurn(on);
  emit window_.review().details().candidateChosen(window_.review().details().candidates().moveAt(0));
  ASSERT_TRUE(board().ghost);
  EXPECT_EQ(*board().ghost, move("I8 STATION"));
}

TEST_F(Window, replaysAGameOfThreeWithoutGradingIt) {
  folder_.installLexicon();
  open(folder_.write("three.gcg",
                     "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n#player3 Eva Eva Dahl\n"
                     ">Ida: EHOSUVW 8D HOUSE +24 24\n>Otto: N E8 .N +2 2\n>Eva: O 9D O. +7 7\n"));
  EXPECT_THAT(banner(), HasSubstr("3 players"));
  EXPECT_EQ(window_.review().turns().turnCount(), 3);
}

TEST_F(Window, saysThatAFileCannotBeReadAndKeepsTheGame) {
  folder_.installLexicon();
  open(folder_.write("game.gcg", kGame));
  open(folder_.path() / "missing.gcg");
  EXPECT_THAT(banner(), HasSubstr("missing.gcg"));
  EXPECT_EQ(window_.review().turns().turnCount(), turnCount);
}

TEST_F(Window, staysOnTheWelcomePageForARecordWithoutTurns) {
  folder_.installLexicon();
  open(folder_.write("empty.gcg", "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n"));
  EXPECT_EQ(window_.review().turns().turnCount(), 0);
  EXPECT_NE(banner(), "");
  press(Qt::Key_Right);
}

TEST_F(Window, hearsNothingMoreOfAReviewThatWasCancelled) {
  folder_.installLexicon();
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  window_.open(folder_.write("game.gcg", kGame));
  press(Qt::Key_Escape);
  const bool wasAlreadyThere = settled.count() > 0;
  EXPECT_FALSE(settled.wait(300));
  if (!wasAlreadyThere) {
    EXPECT_FALSE(window_.review().graded());
    EXPECT_THAT(banner(), HasSubstr("cancelled"));
  }
}

TEST_F(Window, showsEachGradeAsItIsFoundAndTheWholeAtOnceWhenItIsOpenedAgain) {
  folder_.installLexicon();
  window_.review().setPreset(reports::Preset::standard);
  int rows = 0;  // told before the end
  const auto* model = window_.review().turns().model();
  QObject::connect(model, &QAbstractItemModel::dataChanged, &window_, [&] { ++rows; });
  QSignalSpy analysed(&window_.review(), &desktop::ReviewView::analysed);
  open(folder_.write("game.gcg", kGame));
  EXPECT_GE(rows, 3);
  EXPECT_EQ(analysed.count(), 1);
  const auto first = renderReviewJson(*window_.review().game());

  desktop::MainWindow later(wording_, folder_.paths());
  QSignalSpy again(&later.review(), &desktop::ReviewView::analysed);
  openAndWait(later, folder_.path() / "game.gcg");
  EXPECT_EQ(again.count(), 0) << "nothing was to be found anew";
  EXPECT_EQ(renderReviewJson(*later.review().game()), first);
}

TEST_F(Window, endsAnAnalysisWithWhatWasFound) {
  folder_.installLexicon();
  window_.review().setPreset(reports::Preset::standard);
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  const auto* model = window_.review().turns().model();
  bool isStopped = false;
  QObject::connect(model, &QAbstractItemModel::dataChanged, &window_, [&] {
    if (!std::exchange(isStopped, true)) window_.review().stop();
  });
  window_.open(folder_.write("game.gcg", kGame));
  ASSERT_TRUE(settled.wait(120'000));
  ASSERT_TRUE(isStopped);
  EXPECT_TRUE(window_.review().graded());
  if (window_.review().game()->interrupted) {
    EXPECT_THAT(banner(), HasSubstr("stopped"));
  }
  EXPECT_EQ(window_.review().game()->players.size(), 2u) << "summed up";

  // What is not whole is analysed again.
  const bool wasStopped = window_.review().game()->interrupted;
  desktop::MainWindow later(wording_, folder_.paths());
  later.review().setPreset(reports::Preset::standard);
  QSignalSpy analysed(&later.review(), &desktop::ReviewView::analysed);
  QSignalSpy reviewed(&later, &desktop::MainWindow::settled);
  later.open(folder_.path() / "game.gcg");
  ASSERT_TRUE(reviewed.wait(120'000));
  EXPECT_EQ(analysed.count(), wasStopped ? 1 : 0);
  EXPECT_FALSE(later.review().game()->interrupted);
}

TEST_F(Window, givesAPictureOfTheBoard) {
  folder_.installLexicon();
  EXPECT_FALSE(window_.copyBoardAction().isEnabled()) << "no board is shown";
  open(folder_.write("game.gcg", kGame));
  window_.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window_));
  window_.copyBoardAction().trigger();
  const QPixmap picture = QGuiApplication::clipboard()->pixmap();
  EXPECT_EQ(picture.size(), window_.review().board().board().size());
  window_.saveBoard(QString::fromStdString((folder_.path() / "board.png").string()));
  EXPECT_EQ(QPixmap(QString::fromStdString((folder_.path() / "board.png").string())).size(), picture.size());
  window_.saveBoard(QStringLiteral("/nowhere/board.png"));
  EXPECT_THAT(banner(), HasSubstr("Cannot write"));
}

TEST_F(Window, fillsTheScreenAndComesBack) {
  window_.show();
  window_.fullScreenAction().trigger();
  EXPECT_TRUE(window_.isFullScreen());
  window_.fullScreenAction().trigger();
  EXPECT_FALSE(window_.isFullScreen());
}

TEST_F(Window, tellsWhatItIs) {
  window_.show();
  window_.aboutAction().trigger();
  auto* about = window_.findChild<QMessageBox*>();
  ASSERT_NE(about, nullptr);
  EXPECT_THAT(about->text().toStdString(), HasSubstr("General Public License"));
  about->close();
}

TEST_F(Window, staysWhereThePersonWentWhenAnAnalysisIsDone) {
  folder_.installLexicon();
  open(folder_.write("game.gcg", kGame));
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  window_.review().setPreset(reports::Preset::standard);
  window_.showExplore();
  ASSERT_TRUE(settled.wait(120'000));
  EXPECT_TRUE(window_.explore().isVisibleTo(&window_));
  EXPECT_FALSE(window_.review().isVisibleTo(&window_));
}

TEST_F(Window, letsTheLastOpenedFileWin) {
  folder_.installLexicon();
  window_.open(folder_.write("game.gcg", kGame));
  open(folder_.write("short.gcg", "#player1 Ida Ida\n#player2 Otto Otto\n>Ida: EHOSUVW 8D HOUSE +24 24\n"));
  EXPECT_EQ(window_.review().turns().turnCount(), 1);
}

/// Nobody is told of pages that come into sight, and of fields that lose the focus, only because the window
/// goes: who would hear of it is no window any more.
TEST(WindowThatGoes, keepsTheNoteAndTellsNobodyOfItsPages) {
  const DesktopFolder folder;
  folder.installLexicon();
  const auto file = folder.write("game.gcg", kGame);
  for (const char* page : {"home", "game", "library", "training", "coach", "what-if", "sheet", "play"}) {
    desktop::LiveWording wording("en");
    auto window = std::make_unique<desktop::MainWindow>(wording, folder.paths());
    window->show();
    window->enterSheet(folder.path() / "sheet.txt", "en");
    openAndWait(*window, file);
    window->review().details().note().setFocus();
    QTest::keyClicks(&window->review().details().note(), page);
    auto* button = window->rail().buttonOf(window->findChild<QWidget*>(QString::fromLatin1(page)));
    if (std::string_view(page) != "game") button->click();
    window.reset();
    EXPECT_THAT(fileText(file), HasSubstr(page));
  }
}

TEST(Export, proposesANameBesideTheRecord) {
  reports::GameReview game;
  game.file = "/somewhere/round.3.gcg";
  EXPECT_EQ(desktop::proposedName(game, ".html").toStdString(), "/somewhere/round.3.html");
}

TEST(Export, saysWhenAFileCannotBeWritten) {
  const DesktopFolder folder;
  const QString file = QString::fromStdString((folder.path() / "page.html").string());
  EXPECT_TRUE(desktop::writeFile(file, "text"));
  EXPECT_EQ(fileText(file.toStdString()), "text");
  EXPECT_FALSE(desktop::writeFile(file + "/no/folder", "text"));
}

}  // namespace
}  // namespace rozbor::test
