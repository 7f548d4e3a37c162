#include <gmock/gmock.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <fstream>
#include <iterator>

#include "board/board_widget.h"
#include "board/rack_widget.h"
#include "desktop_fixtures.h"
#include "frame/rail.h"
#include "game/review_view.h"
#include "home/home_view.h"
#include "library/library_view.h"
#include "play/play_form.h"
#include "play/play_view.h"
#include "rozbor/app/play/play_file.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/notation.h"
#include "rozbor/parser/gcg.h"
#include "widgets/score_line.h"

namespace rozbor::test {
namespace {

using app::PlaySide;
using app::PlayTime;
using desktop::PlayView;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr int kWait = 20'000;  // ms

class PlayPage : public ::testing::Test {
 protected:
  void SetUp() override {
    makeWindow();
    installWords(3000);
  }
  void makeWindow() {
    window_.reset();
    window_ = std::make_unique<desktop::MainWindow>(wording_, folder_.paths());
    window_->play().setTime([this] { return now_; });
    window_->show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  }
  /// Made-up words, few of them for games in which nobody finds anything to lay.
  void installWords(int count) const {
    const auto lexicon =
        *engine::Lexicon::build(engine::madeUpWords(language(), count, 3), "madeup", "", language());
    ASSERT_TRUE(lexicon->write(folder_.path() / "madeup.rozlex", language()));
  }
  void installNothingToLay() const {
    ASSERT_TRUE(lexiconOf(language(), {"ZZZZZZ"})->write(folder_.path() / "madeup.rozlex", language()));
  }

  [[nodiscard]] static app::PlaySetup setup() {
    app::PlaySetup setup;
    setup.person = "Ida Lind";
    setup.level = "greedy";
    setup.language = "en";
    setup.seed = 7;
    setup.day = "2026-11-24";
    return setup;
  }
  /// Where no game is under way.
  void showForm() {
    QSignalSpy none(&page(), &PlayView::changed);
    window_->showPlay();
    ASSERT_TRUE(none.count() > 0 || none.wait(kWait));
  }
  void begin(const app::PlaySetup& setup) {
    showForm();
    page().begin(setup);
    ASSERT_TRUE(QTest::qWaitFor([this] { return page().game() != nullptr; }, kWait));
    awaitPerson();
  }
  void awaitPerson() {
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return page().game()->over() || page().game()->personsTurn(); }, kWait));
  }
  void awaitRecord() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return !page().record().empty(); }, kWait));
  }
  void type(const std::string& text) { QTest::keyClicks(&page().answer(), QString::fromStdString(text)); }
  void enter(const std::string& text) {
    type(text);
    QTest::keyClick(&page().answer(), Qt::Key_Return);
  }
  /// The best move that the person has.
  [[nodiscard]] engine::RatedPlay best() {
    const app::PlayTable& table = page().game()->table();
    engine::MoveFinder finder(*table.language, *table.lexicon);
    return finder.best(page().game()->personSees(), *engine::noLeaves());
  }
  [[nodiscard]] static std::string text(const game::Move& move) {
    return moveText(move, language().alphabet);
  }
  [[nodiscard]] std::string rackShown() const {
    return window_->play().rack().accessibleName().toStdString();
  }
  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> moves;
    const QAbstractItemModel& model = *window_->play().turnTable().model();
    for (int row = 0; row < model.rowCount(); ++row)
      moves.push_back(model.index(row, 2).data().toString().toStdString());
    return moves;
  }
  [[nodiscard]] std::size_t gamesInLibrary() {
    QSignalSpy loaded(&window_->library(), &desktop::LibraryView::loaded);
    window_->openLibrary(folder_.paths().library);
    EXPECT_TRUE(loaded.wait(kWait));
    return window_->library().persons().size() / 2;
  }
  /// Tiles of the own rack in a line over the start that make no word of the lexicon.
  [[nodiscard]] std::string phony() {
    std::vector<game::Tile> tiles;
    page().game()->personSees().rack.forEachTile([&](game::Tile tile) {
      if (!tile.isBlank() && tiles.size() < 5) tiles.push_back(tile);
    });
    return text(game::Move::placement(language().board.start(), game::Direction::across, tiles));
  }
  [[nodiscard]] PlayView& page() { return window_->play(); }
  [[nodiscard]] std::string heading() { return page().headingText().toStdString(); }
  [[nodiscard]] std::string told() { return page().toldText().toStdString(); }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  PlayTime now_{1'000'000};
  std::unique_ptr<desktop::MainWindow> window_;
};

TEST_F(PlayPage, beginsFromTheFormWithTheFocusInTheField) {
  showForm();
  desktop::PlayForm& form = page().form();
  EXPECT_TRUE(form.isVisible());
  EXPECT_EQ(QApplication::focusWidget(), &form.person());
  EXPECT_EQ(form.level().currentText(), "amateur");
  EXPECT_EQ(form.levelText(), "Takes the most points that it sees. At most 10 points a move.");
  form.begins().setCurrentIndex(1);
  QTest::keyClicks(&form.person(), "Ida Lind");
  QTest::keyClick(&form.person(), Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return page().game() != nullptr; }, kWait));
  EXPECT_FALSE(form.isVisible());
  EXPECT_EQ(page().game()->setup().person, "Ida Lind");
  EXPECT_TRUE(page().game()->personsTurn());
  EXPECT_EQ(heading(), "Your turn");
  EXPECT_EQ(QApplication::focusWidget(), &page().answer());
  EXPECT_EQ(page().rack().tiles().size(), 7u);
  EXPECT_THAT(page().unseenText().toStdString(), HasSubstr("Unseen tiles: 93, of them in the bag: 86."));
}

TEST_F(PlayPage, laysAMoveWhosePointsAreToldAndIsAnswered) {
  begin(setup());
  const auto play = best();
  type(text(play.move));
  EXPECT_EQ(page().pointsText().toStdString(), std::to_string(play.score) + " points");
  EXPECT_EQ(page().board().view().entry->laid.size(), static_cast<std::size_t>(play.move.tilesUsed()));
  QTest::keyClick(&page().answer(), Qt::Key_Return);
  EXPECT_EQ(page().answer().text(), "");
  awaitPerson();
  EXPECT_EQ(page().game()->turns().size(), 2u);
  EXPECT_EQ(moves().size(), 2u);
  EXPECT_THAT(told(), HasSubstr("greedy: "));
  EXPECT_EQ(page().board().view().played, page().game()->turns().back().move) << "it stands out";
  EXPECT_EQ(QApplication::focusWidget(), &page().answer()) << "where it was";
  EXPECT_EQ(page().scores().accessibleName().toStdString(),
            "Ida Lind " + std::to_string(play.score) + " greedy " +
                std::to_string(page().game()->score(PlaySide::level)));
}

TEST_F(PlayPage, keepsWhatIsLaidWhileTheLevelThinks) {
  begin(setup());
  QTest::keyClicks(&page().answer(), QString::fromStdString(text(best().move)));
  emit page().answer().returnPressed();
  ASSERT_FALSE(page().game()->personsTurn());
  const game::Tile tile = page().rack().tiles().front();
  emit page().board().tileDropped(tile, game::Square(0, 0));
  ASSERT_EQ(page().board().view().entry->laid.size(), 1u);
  page().actions().pass->trigger();
  EXPECT_THAT(told(), HasSubstr("It is the turn of greedy"));
  awaitPerson();
  ASSERT_EQ(page().board().view().entry->laid.size(), 1u);
  EXPECT_EQ(page().board().view().entry->laid[0].second, tile);
}

TEST_F(PlayPage, exchangesTheTilesThatAreClicked) {
  begin(setup());
  const std::string rack = rackShown();
  QTest::mouseClick(&page().rack(), Qt::LeftButton, {}, page().rack().centreOf(1));
  EXPECT_EQ(page().answer().text().toStdString(), "-" + rack.substr(1, 1));
  EXPECT_EQ(page().pointsText(), "exchange of 1 tile");
  QTest::mouseClick(&page().rack(), Qt::LeftButton, {}, page().rack().centreOf(1));
  EXPECT_EQ(page().answer().text(), "");
  page().actions().exchange->trigger();
  EXPECT_THAT(told(), HasSubstr("Click the tiles of your rack"));
  EXPECT_THAT(moves(), IsEmpty());
  for (const std::size_t tile : {0U, 2U})
    QTest::mouseClick(&page().rack(), Qt::LeftButton, {}, page().rack().centreOf(tile));
  page().actions().exchange->trigger();
  awaitPerson();
  EXPECT_EQ(moves()[0], std::string("exchange ") + rack[0] + rack[2]);
  EXPECT_EQ(page().game()->turns()[0].move.tilesUsed(), 2);
}

TEST_F(PlayPage, shufflesTheRackAndChangesNoTile) {
  begin(setup());
  const auto before = page().rack().tiles();
  bool moved = false;
  for (int time = 0; time < 20 && !moved; ++time) {
    QTest::keyClick(window_.get(), Qt::Key_F8);
    moved = page().rack().tiles() != before;
  }
  EXPECT_TRUE(moved);
  EXPECT_TRUE(std::ranges::is_permutation(page().rack().tiles(), before));
}

TEST_F(PlayPage, refusesAWordThatTheLexiconLacks) {
  begin(setup());
  enter(phony());
  EXPECT_THAT(told(), HasSubstr("Not in the lexicon: "));
  EXPECT_NE(page().answer().text(), "") << "to be mended";
  EXPECT_TRUE(page().game()->personsTurn());
  EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(PlayPage, tellsThatAPlayCameOff) {
  auto agreed = setup();
  agreed.phonies = app::PhonyRule::challenged;
  begin(agreed);
  enter(phony());
  EXPECT_THAT(told(), HasSubstr("greedy challenges, the play comes off and the turn is lost."));
  awaitPerson();
  EXPECT_THAT(told(), HasSubstr("greedy challenges")) << "still, beside the answer";
  EXPECT_THAT(told(), HasSubstr("greedy: "));
  EXPECT_THAT(moves()[0], HasSubstr(", challenged off"));
}

TEST_F(PlayPage, showsNothingOfWhatTheLevelHolds) {
  installNothingToLay();
  begin(setup());
  enter("-");
  awaitPerson();
  EXPECT_EQ(moves()[1], "exchange of 1 tile");
  EXPECT_THAT(told(), HasSubstr("exchange of 1 tile"));
  EXPECT_EQ(page().board().view().board.tileCount(), 0);
  EXPECT_EQ(page().rack().tiles().size(), 7u);
  EXPECT_EQ(rackShown(), rackText(page().game()->personSees().rack, language().alphabet));
  const std::string exchanged = text(page().game()->turns()[1].move);
  for (const QLabel* label : page().findChildren<QLabel*>())
    EXPECT_THAT(label->text().toStdString(), Not(HasSubstr(exchanged))) << exchanged;
}

TEST_F(PlayPage, filesAndReviewsAGameThatThePersonGivesUp) {
  begin(setup());
  enter(text(best().move));
  awaitPerson();
  page().actions().resign->trigger();
  EXPECT_FALSE(page().game()->over()) << "it is asked once more, in the page";
  ASSERT_TRUE(page().resignButton().isVisible());
  EXPECT_EQ(QApplication::focusWidget(), &page().resignButton());
  QSignalSpy settled(window_.get(), &desktop::MainWindow::settled);
  QTest::keyClick(&page().resignButton(), Qt::Key_Space);
  ASSERT_TRUE(settled.wait(kWait));
  EXPECT_TRUE(window_->review().isVisible());
  EXPECT_EQ(window_->review().file(), page().record());
  EXPECT_EQ(page().record().parent_path(), folder_.paths().games());
  EXPECT_FALSE(std::filesystem::exists(app::gameUnderWay(folder_.paths())));
  EXPECT_EQ(gamesInLibrary(), 1u);
  EXPECT_THAT(heading(), HasSubstr("You gave up at "));
}

/// Six turns without points end a game; the person makes the first, the level the last.
TEST_F(PlayPage, staysWhereThePersonIsWhenTheLevelEndsTheGame) {
  installNothingToLay();
  begin(setup());
  for (int pass = 0; pass < 3; ++pass) {
    enter("-");
    awaitPerson();
  }
  ASSERT_TRUE(page().game()->over());
  awaitRecord();
  EXPECT_TRUE(page().isVisible()) << "letters that are being typed would be commands on the next page";
  EXPECT_EQ(QApplication::focusWidget(), &page().answer());
  EXPECT_THAT(moves(), Contains("tiles left"));
  EXPECT_TRUE(page().reviewButton().isVisible());
  QSignalSpy settled(window_.get(), &desktop::MainWindow::settled);
  QTest::keyClick(&page().answer(), Qt::Key_Return);
  ASSERT_TRUE(settled.wait(kWait));
  EXPECT_TRUE(window_->review().isVisible());
}

TEST_F(PlayPage, offersTheReviewOnAnotherPage) {
  installNothingToLay();
  begin(setup());
  for (int pass = 0; pass < 2; ++pass) {
    enter("-");
    awaitPerson();
  }
  type("-");
  emit page().answer().returnPressed();
  window_->showExplore();
  awaitRecord();
  QApplication::processEvents();
  EXPECT_FALSE(page().isVisible());
  EXPECT_FALSE(window_->review().isVisible());
  EXPECT_THAT(window_->banner().text().toStdString(), HasSubstr("The game is over"));
  QSignalSpy settled(window_.get(), &desktop::MainWindow::settled);
  window_->banner().button().click();
  ASSERT_TRUE(settled.wait(kWait));
  EXPECT_TRUE(window_->review().isVisible());
}

TEST_F(PlayPage, goesOnAfterTheProgramWasClosed) {
  auto agreed = setup();
  agreed.minutes = 25;
  begin(agreed);
  now_ += PlayTime(30'000);
  enter(text(best().move));
  awaitPerson();
  now_ += PlayTime(10'000);
  const std::string gcg = page().game()->gcg();
  const std::string rack = rackShown();
  window_->close();
  now_ += PlayTime(3'600'000);
  makeWindow();
  window_->showPlay();
  ASSERT_TRUE(QTest::qWaitFor([this] { return page().game() != nullptr; }, kWait));
  EXPECT_EQ(page().game()->gcg(), gcg);
  EXPECT_EQ(rackShown(), rack);
  EXPECT_EQ(moves().size(), 2u);
  EXPECT_EQ(page().game()->timeLeft(PlaySide::person), PlayTime(25 * 60'000 - 40'000))
      << "to the second it was closed";
  EXPECT_TRUE(page().game()->personsTurn());
}

TEST_F(PlayPage, letsTheLevelThinkAgainWhereItWasInterrupted) {
  begin(setup());
  QTest::keyClicks(&page().answer(), QString::fromStdString(text(best().move)));
  emit page().answer().returnPressed();
  window_->close();  // the level has not answered yet
  makeWindow();
  window_->showPlay();
  ASSERT_TRUE(QTest::qWaitFor([this] { return page().game() != nullptr; }, kWait));
  awaitPerson();
  EXPECT_EQ(page().game()->turns().size(), 2u);
}

TEST_F(PlayPage, showsTheClocksAndWhatOvertimeCosts) {
  auto agreed = setup();
  agreed.minutes = 1;
  begin(agreed);
  const auto clocks = [this] { return page().scores().accessibleDescription().toStdString(); };
  EXPECT_EQ(clocks(), "1:00 1:00");
  now_ += PlayTime(12'345);
  EXPECT_TRUE(QTest::qWaitFor([&] { return clocks() == "0:47 1:00"; }, 5'000)) << clocks();
  now_ += PlayTime(50'000);
  EXPECT_TRUE(QTest::qWaitFor([&] { return clocks() == "-0:03 (−10) 1:00"; }, 5'000)) << clocks();
  page().actions().resign->trigger();
  page().resignButton().click();
  awaitRecord();
  EXPECT_THAT(moves(), Contains("time penalty"));
  std::ifstream record(page().record());
  const std::string gcg{std::istreambuf_iterator<char>(record), {}};
  EXPECT_THAT(gcg, HasSubstr("(time) -10 -10"));
}

TEST_F(PlayPage, putsAKeptGameAsideThatCannotBeRead) {
  const auto kept = app::gameUnderWay(folder_.paths());
  std::filesystem::create_directories(kept.parent_path());
  std::ofstream(kept) << "something else\n";
  window_->showPlay();
  ASSERT_TRUE(QTest::qWaitFor([this] { return window_->banner().isVisible(); }, kWait));
  EXPECT_THAT(window_->banner().text().toStdString(), HasSubstr("cannot be read"));
  EXPECT_TRUE(page().form().isVisible());
  EXPECT_FALSE(std::filesystem::exists(kept));
  EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(kept).replace_extension(".put-aside")));
}

TEST_F(PlayPage, offersALexiconWhereThereIsNone) {
  std::filesystem::remove(folder_.path() / "madeup.rozlex");
  showForm();
  page().form().begins().setCurrentIndex(1);
  QTest::keyClick(&page().form().person(), Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return window_->banner().isVisible(); }, kWait));
  EXPECT_THAT(window_->banner().text().toStdString(), HasSubstr("No lexicon"));
  EXPECT_TRUE(window_->banner().button().isVisible());
  EXPECT_TRUE(page().form().isVisible());
}

TEST_F(PlayPage, beginsANewGameAfterOneThatIsOver) {
  begin(setup());
  EXPECT_FALSE(page().actions().anew->isEnabled());
  page().actions().resign->trigger();
  page().resignButton().click();
  awaitRecord();
  window_->showPlay();
  ASSERT_TRUE(page().actions().anew->isEnabled());
  page().actions().anew->trigger();
  EXPECT_TRUE(page().form().isVisible());
  EXPECT_EQ(QApplication::focusWidget(), &page().form().person());
}

TEST_F(PlayPage, isReachedFromHomeTheRailAndByAKey) {
  QTest::mouseClick(window_->rail().buttonOf(&page()), Qt::LeftButton);
  EXPECT_TRUE(page().isVisible());
  window_->showHome();
  const auto buttons = window_->home().findChildren<QPushButton*>();
  const auto found = std::ranges::find(buttons, QStringLiteral("Play a game"), &QPushButton::text);
  ASSERT_NE(found, buttons.end());
  (*found)->click();
  EXPECT_TRUE(page().isVisible());
  window_->showHome();
  QTest::keyClick(window_.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(page().isVisible());
  EXPECT_EQ(window_->windowTitle(), "Play – Rozbor");
}

TEST_F(PlayPage, fitsASmallWindow) {
  auto agreed = setup();
  agreed.minutes = 25;
  begin(agreed);
  window_->resize(1000, 700);
  QApplication::processEvents();
  EXPECT_EQ(window_->size(), QSize(1000, 700));
}

}  // namespace
}  // namespace rozbor::test
