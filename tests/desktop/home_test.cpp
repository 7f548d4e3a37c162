#include <gmock/gmock.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include "board/board_widget.h"
#include "desktop_fixtures.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "frame/rail.h"
#include "game/note_edit.h"
#include "game/review_view.h"
#include "game/turn_panel.h"
#include "game/turn_table.h"
#include "home/home_view.h"
#include "library/library_view.h"
#include "rozbor/app/languages/language_pack.h"
#include "trainer/trainer_view.h"
#include "widgets/card.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Home : public ::testing::Test {
 protected:
  void SetUp() override { window_.show(); }
  /// Shows the page and waits until it tells what is to be trained.
  void showHome() {
    QSignalSpy told(&home(), &desktop::HomeView::todayTold);
    window_.showHome();
    ASSERT_TRUE(!told.empty() || told.wait(20'000));
  }
  void takeIn(const std::filesystem::path& library, reports::Preset preset) {
    QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
    window_.openLibrary(library.string());
    ASSERT_TRUE(loaded.wait(20'000));
    QSignalSpy done(&window_.library(), &desktop::LibraryView::jobDone);
    window_.library().takeIn({folder_.write("game.gcg", kGame)});
    ASSERT_TRUE(done.wait(20'000));
    window_.library().analyse(preset);
    ASSERT_TRUE(done.wait(60'000));
  }
  [[nodiscard]] desktop::HomeView& home() { return window_.home(); }
  [[nodiscard]] QToolButton* railButton(const QWidget& page) { return window_.rail().buttonOf(&page); }
  [[nodiscard]] std::string today() { return home().todayText().toStdString(); }
  /// As a file manager does it; whether anything took the file.
  bool drop(QWidget& target, const std::vector<std::filesystem::path>& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const auto& file : files)
      urls += QUrl::fromLocalFile(QString::fromStdString(file.string()));
    data.setUrls(urls);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &enter);
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &event);
    return enter.isAccepted() && event.isAccepted();
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Home, beginsWithNothingAndMakesNoLibrary) {
  showHome();
  EXPECT_TRUE(home().isVisible());
  EXPECT_FALSE(home().goOnButton().isVisible());
  EXPECT_FALSE(home().board().isVisible());
  EXPECT_FALSE(home().trainButton().isVisible());
  EXPECT_THAT(today(), HasSubstr("There are no games in the library yet."));
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "library.db"));
}

TEST_F(Home, goesOnWithTheLastGameAtItsTurn) {
  folder_.installLexicon();
  const auto first = folder_.write("first.gcg", kGame);
  const auto second =
      folder_.write("second.gcg", "#player1 Eva Eva Dahl\n#player2 Ida Ida Lind\n>Eva: HO 8H HO +10 10\n");
  openAndWait(window_, first);
  window_.review().turns().setCurrentTurn(on);
  openAndWait(window_, second);
  openAndWait(window_, first);
  window_.review().turns().setCurrentTurn(exchange);
  openAndWait(window_, second);
  showHome();
  ASSERT_EQ(window_.recentGames().games().size(), 2) << "each file once";
  EXPECT_EQ(window_.recentGames().games()[0].title, "Eva Dahl 10 : 0 Ida Lind");
  EXPECT_EQ(window_.recentGames().games()[1].title, "Ida Lind 31 : -8 Otto Berg");
  EXPECT_TRUE(home().board().isVisible());
  EXPECT_EQ(home().board().view().board, boardFrom("8 .......HO"));
  ASSERT_EQ(home().recentButtons().size(), 1);
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  home().recentButtons().first()->click();
  ASSERT_TRUE(settled.wait(20'000));
  EXPECT_TRUE(window_.review().isVisible());
  EXPECT_EQ(window_.review().turns().currentTurn(), exchange) << "as it was left";
}

TEST_F(Home, tellsWhatIsToBeTrained) {
  folder_.installLexicon();
  takeIn(folder_.path() / "club.db", reports::Preset::quick);
  showHome();
  EXPECT_THAT(today(), HasSubstr("1 position to play again"));
  EXPECT_THAT(today(), HasSubstr("1 analysed game shows no habit that is sure to cost much."));
  EXPECT_TRUE(home().trainButton().isVisible());
  ASSERT_TRUE(home().who().isVisible());
  QSignalSpy asked(&window_.trainer(), &desktop::TrainerView::asked);
  home().trainButton().click();
  ASSERT_TRUE(asked.wait(20'000));
  EXPECT_TRUE(window_.trainer().isVisible());
  EXPECT_EQ(window_.trainer().item()->lesson.numbers.turn, on + 1);
}

TEST_F(Home, tellsOfThePersonThatIsChosen) {
  folder_.installLexicon();
  takeIn(folder_.path() / "club.db", reports::Preset::quick);
  showHome();
  home().who().setCurrentText("Otto Berg");
  QSignalSpy told(&home(), &desktop::HomeView::todayTold);
  emit home().who().activated(home().who().currentIndex());
  ASSERT_TRUE(told.wait(20'000));
  EXPECT_EQ(home().person(), "Otto Berg");
  EXPECT_EQ(home().who().currentText(), "Otto Berg");
  QSignalSpy asked(&window_.trainer(), &desktop::TrainerView::asked);
  home().trainButton().click();
  ASSERT_TRUE(asked.wait(20'000));
  EXPECT_EQ(window_.trainer().item()->lesson.numbers.turn, exchange + 1) << "his own";
}

TEST_F(Home, hasSamplesApartFromTheLibrary) {
  QSignalSpy done(&window_.library(), &desktop::LibraryView::jobDone);
  home().sampleLibraryButton().click();
  ASSERT_TRUE(window_.library().isVisible());
  ASSERT_TRUE(done.wait(60'000));
  ASSERT_TRUE(done.wait(60'000)) << "then they are analysed, as far as there is a lexicon";
  EXPECT_TRUE(window_.isSampleLibrary(window_.library().where().toStdString()));
  showHome();
  EXPECT_THAT(today(), Not(HasSubstr("There are no games")));
  EXPECT_EQ(home().sampleLibraryButton().text(), "Back to your library");
  home().sampleLibraryButton().click();
  EXPECT_EQ(window_.library().where().toStdString(), (folder_.path() / "library.db").string());
  showHome();
  EXPECT_EQ(home().sampleLibraryButton().text(), "A sample library");
}

TEST_F(Home, hasASampleGame) {
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  home().sampleGameButton().click();
  ASSERT_TRUE(settled.wait(20'000));
  ASSERT_TRUE(window_.review().hasTurns());
  EXPECT_THAT(window_.review().game()->file, HasSubstr("english.gcg"));
}

TEST_F(Home, hasARailToEachPage) {
  folder_.installLexicon();
  EXPECT_FALSE(railButton(window_.review())->isEnabled()) << "no game is open";
  EXPECT_TRUE(railButton(home())->isChecked());
  openAndWait(window_, folder_.write("game.gcg", kGame));
  EXPECT_TRUE(railButton(window_.review())->isChecked());
  for (QWidget* page : {static_cast<QWidget*>(&window_.library()), static_cast<QWidget*>(&window_.trainer()),
                        static_cast<QWidget*>(&window_.explore()), static_cast<QWidget*>(&home()),
                        static_cast<QWidget*>(&window_.review())}) {
    QTest::mouseClick(railButton(*page), Qt::LeftButton);
    EXPECT_TRUE(page->isVisible());
    EXPECT_TRUE(railButton(*page)->isChecked());
  }
  QTest::mouseClick(railButton(window_.trainer()), Qt::LeftButton);
  EXPECT_EQ(window_.windowTitle(), "Training – Rozbor");
  QTest::mouseClick(railButton(window_.review()), Qt::LeftButton);
  EXPECT_EQ(window_.windowTitle(), "Ida Lind – Otto Berg (game.gcg) – Rozbor");
  QTest::mouseClick(railButton(window_.review()), Qt::LeftButton);
  EXPECT_TRUE(railButton(window_.review())->isChecked()) << "a click on the page that is shown leaves it so";
}

TEST_F(Home, takesAFileThatIsDroppedOnANote) {
  folder_.installLexicon();
  openAndWait(window_, folder_.write("game.gcg", kGame));
  const auto other =
      folder_.write("other.gcg", "#player1 Eva Eva Dahl\n#player2 Ida Ida Lind\n>Eva: HO 8H HO +10 10\n");
  auto* note = window_.review().details().note().findChild<QWidget*>("qt_scrollarea_viewport");
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  ASSERT_TRUE(
      drop(note != nullptr ? *note : static_cast<QWidget&>(window_.review().details().note()), {other}));
  ASSERT_TRUE(settled.wait(20'000));
  EXPECT_EQ(window_.review().file(), other);
}

TEST_F(Home, takesALibraryThatIsDropped) {
  folder_.installLexicon();
  takeIn(folder_.path() / "club.db", reports::Preset::quick);
  window_.openLibrary((folder_.path() / "other.db").string());
  showHome();
  QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
  ASSERT_TRUE(drop(home(), {folder_.path() / "club.db"}));
  ASSERT_TRUE(loaded.wait(20'000));
  EXPECT_TRUE(window_.library().isVisible());
  EXPECT_EQ(window_.library().persons().size(), 2);
}

TEST_F(Home, takesALanguageThatIsDroppedAndAsksBeforeItReplacesOne) {
  const auto file = folder_.path() / "pl.rozlang";
  ASSERT_TRUE(app::packLanguage(folder_.paths(), "pl", file));
  ASSERT_TRUE(drop(home(), {file}));
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("polski was added"));
  const auto settings = folder_.paths().userLanguages / "pl" / "language.conf";
  ASSERT_TRUE(std::filesystem::exists(settings));
  EXPECT_TRUE(home().isVisible()) << "the page stays";
  std::filesystem::remove(settings);
  ASSERT_TRUE(drop(home(), {file}));
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("was added before"));
  EXPECT_FALSE(std::filesystem::exists(settings));
  for (auto* button : window_.banner().findChildren<QPushButton*>()) {
    if (button->text() == "Replace it") button->click();
  }
  EXPECT_TRUE(std::filesystem::exists(settings));
}

TEST_F(Home, takesOneFileIntoTheLibraryThatIsShown) {
  window_.openLibrary((folder_.path() / "club.db").string());
  QSignalSpy done(&window_.library(), &desktop::LibraryView::jobDone);
  ASSERT_TRUE(drop(window_.library().gameTable(), {folder_.write("a.gcg", kGame)}));
  ASSERT_TRUE(done.wait(20'000));
  EXPECT_EQ(window_.library().imports().rowCount({}), 1);
  EXPECT_TRUE(window_.library().isVisible());
}

TEST_F(Home, takesSeveralFilesIntoTheLibrary) {
  QSignalSpy done(&window_.library(), &desktop::LibraryView::jobDone);
  ASSERT_TRUE(drop(home(), {folder_.write("a.gcg", kGame), folder_.write("b.txt", "no game")}));
  ASSERT_TRUE(done.wait(20'000));
  EXPECT_EQ(window_.library().imports().rowCount({}), 2);
}

TEST_F(Home, changesColoursAndTextSizeAtOnce) {
  showHome();
  const auto& card = *home().findChild<desktop::Card*>();
  const auto* label = card.findChild<QLabel*>();
  const double before = label->font().pointSizeF();
  const QFont usual = QApplication::font();
  window_.setZoom(150);
  EXPECT_NEAR(label->font().pointSizeF(), 1.5 * before, 0.1) << "bold text, too";
  window_.setZoom(1'000);
  EXPECT_EQ(window_.appearance().zoom(), desktop::Appearance::kLargest);
  window_.setZoom(desktop::Appearance::kUsual);
  EXPECT_EQ(QApplication::font(), usual);
  window_.setTheme(desktop::Theme::dark);
  QApplication::processEvents();
  EXPECT_LT(home().palette().color(QPalette::Window).lightness(), 128);
  EXPECT_GT(label->palette().color(QPalette::WindowText).lightness(), 128);
  window_.setTheme(desktop::Theme::light);
  QApplication::processEvents();
  EXPECT_GT(home().palette().color(QPalette::Window).lightness(), 128);
  EXPECT_LT(label->palette().color(QPalette::WindowText).lightness(), 128);
}

TEST_F(Home, leavesASmallWindowToThePage) {
  folder_.installLexicon();
  openAndWait(window_, folder_.write("game.gcg", kGame));
  window_.resize(1000, 700);
  QApplication::processEvents();
  EXPECT_EQ(window_.size(), QSize(1000, 700)) << "no page asks for more";
  EXPECT_EQ(railButton(home())->toolButtonStyle(), Qt::ToolButtonIconOnly);
  EXPECT_NE(railButton(home())->toolTip(), "");
  window_.resize(1280, 800);
  QApplication::processEvents();
  EXPECT_EQ(railButton(home())->toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
}

}  // namespace
}  // namespace rozbor::test
