#include <gmock/gmock.h>

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <algorithm>
#include <array>

#include "board/board_widget.h"
#include "coach/coach_view.h"
#include "desktop_fixtures.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "game/note_edit.h"
#include "game/review_view.h"
#include "game/turn_panel.h"
#include "game/turn_table.h"
#include "home/home_view.h"
#include "library/library_view.h"
#include "play/play_view.h"
#include "rozbor/game/notation.h"
#include "trainer/trainer_view.h"

namespace rozbor::test {
namespace {

enum class Page { home, game, sheet, library, trainer, coach, play, whatIf };
constexpr std::array kPages{Page::home,    Page::game,  Page::sheet, Page::library,
                            Page::trainer, Page::coach, Page::play,  Page::whatIf};

const char* name(Page page) {
  static constexpr std::array kNames{"home",    "game",  "sheet", "library",
                                     "trainer", "coach", "play",  "whatIf"};
  return kNames[static_cast<std::size_t>(page)];
}

/// A window with a game, a sheet, an analysed library and a position that is asked.
class UndoOnAPage : public ::testing::TestWithParam<Page> {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    window_.show();
    window_.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
    takeIn();
    openAndWait(window_, record_);
    await(window_.entry(), &desktop::EntryView::changed, [&] { window_.enterSheet(sheet_, "en"); });
  }
  void takeIn() {
    await(library(), &desktop::LibraryView::loaded,
          [&] { window_.openLibrary((folder_.path() / "club.db").string()); });
    const auto other =
        folder_.write("other.gcg", "#player1 Eva Eva Dahl\n#player2 Ida Ida Lind\n>Eva: HO 8H HO +10 10\n");
    await(library(), &desktop::LibraryView::jobDone, [&] { library().takeIn({record_, other}); });
    await(library(), &desktop::LibraryView::jobDone, [&] { library().analyse(reports::Preset::quick); });
  }
  template <class View, class Signal, class Does>
  static void await(View& view, Signal signal, Does does) {
    QSignalSpy spy(&view, signal);
    does();
    ASSERT_TRUE(!spy.empty() || spy.wait(60'000));
  }
  [[nodiscard]] desktop::LibraryView& library() { return window_.library(); }

  void go(Page page) {
    switch (page) {
      case Page::home:
        return window_.showHome();
      case Page::game:
        return goToGame();
      case Page::sheet:
        return window_.showSheet();
      case Page::library:
        return window_.showLibrary();
      case Page::trainer:
        return await(window_.trainer(), &desktop::TrainerView::asked, [&] { window_.showTrainer(); });
      case Page::coach:
        return await(window_.coach(), &desktop::CoachView::told, [&] { window_.showCoach(); });
      case Page::play:
        return window_.showPlay();
      case Page::whatIf:
        return window_.showExplore();
    }
  }
  void goToGame() {
    QTest::keyClick(&window_, Qt::Key_G, Qt::ControlModifier);
    ASSERT_TRUE(window_.review().isVisible());
  }
  [[nodiscard]] QWidget& viewOf(Page page) {
    switch (page) {
      case Page::home:
        return window_.home();
      case Page::game:
        return window_.review();
      case Page::sheet:
        return window_.entry();
      case Page::library:
        return library();
      case Page::trainer:
        return window_.trainer();
      case Page::coach:
        return window_.coach();
      case Page::play:
        return window_.play();
      case Page::whatIf:
        break;
    }
    return window_.explore();
  }

  /// Something on the page that Ctrl+Z takes back there; home and the coach have nothing of the kind.
  void makeStep(Page page) {
    // A position comes from another thread.
    page == Page::whatIf ? await(window_.explore(), &desktop::ExploreView::changed, [&] { go(page); })
                         : go(page);
    switch (page) {
      case Page::game:
        window_.review().turns().setCurrentTurn(on);
        return noteSomething();
      case Page::sheet:
        for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24"})
          enter(line);
        return;
      case Page::library:
        return mergeTwo();
      case Page::trainer:
        return layTile(window_.trainer().board());
      case Page::play:
        return layTileInAGame();
      case Page::whatIf:
        return layTile(window_.explore().board());
      case Page::home:
      case Page::coach:
        return;
    }
  }
  /// What the analysis changed may be shown only now, so one look at the library is not enough.
  void mergeTwo() {
    const std::size_t people = library().persons().size();
    library().merge(person("Otto Berg"), person("Eva Dahl"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return library().persons().size() + 1 == people; }, 60'000));
  }
  [[nodiscard]] reports::PersonRow person(const char* called) {
    const auto people = library().persons();
    return *std::ranges::find(people, called, &reports::PersonRow::name);
  }
  void noteSomething() {
    desktop::NoteEdit& note = window_.review().details().note();
    note.setFocus();
    QTest::keyClicks(&note, QStringLiteral("too late"));
    QTest::keyClick(&note, Qt::Key_Escape);
  }
  void enter(const char* line) {
    await(window_.entry(), &desktop::EntryView::changed, [&] {
      window_.entry().line().setFocus();
      window_.entry().line().setText(QString::fromUtf8(line));
      QTest::keyClick(&window_.entry().line(), Qt::Key_Return);
    });
  }
  void layTileInAGame() {
    desktop::PlayView& play = window_.play();
    app::PlaySetup setup;
    setup.person = "Ida Lind";
    setup.level = "greedy";
    setup.language = "en";
    setup.seed = 7;
    play.begin(setup);
    const auto isPlaying = [&] {
      play.begin(setup);  // nothing is begun while the page looks for a game that is under way
      return play.game() && play.game()->personsTurn();
    };
    ASSERT_TRUE(QTest::qWaitFor(isPlaying, 20'000));
    const std::string rack = rackText(play.game()->personSees().rack, language().alphabet);
    layTile(play.board(), static_cast<char>(rack.front() | 0x20));
  }
  /// By default one that is on either rack.
  void layTile(desktop::BoardWidget& board, char tile = 'o') {
    ASSERT_TRUE(QTest::qWaitFor([&] { return board.view().entry.has_value(); }, 20'000)) << "a position";
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.centreOf(game::Square(0, 0)).toPoint());
    QTest::keyClick(&board, tile);
  }

  /// What the step left, wherever one is.
  [[nodiscard]] std::string traceOf(Page page) {
    switch (page) {
      case Page::game:
        return fileText(record_);
      case Page::sheet:
        return fileText(sheet_);
      case Page::library:
        return std::to_string(library().persons().size()) + " people";
      case Page::trainer:
        return tilesOn(window_.trainer().board());
      case Page::play:
        return tilesOn(window_.play().board());
      case Page::whatIf:
        return tilesOn(window_.explore().board());
      case Page::home:
      case Page::coach:
        break;
    }
    return {};
  }
  static std::string tilesOn(desktop::BoardWidget& board) {
    const auto& entry = board.view().entry;
    return std::to_string(entry ? entry->laid.size() : 0) + " tiles";
  }
  /// Wherever the focus is, as a person presses it.
  void pressUndo() {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &window_, Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(50);  // a change of a library or a sheet is made on another thread
  }

  DesktopFolder folder_;
  std::filesystem::path record_ = folder_.write("game.gcg", kGame);
  std::filesystem::path sheet_ = folder_.path() / "sheet.txt";
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_P(UndoOnAPage, TakesNothingBackThatWasDoneOnAnother) {
  const Page page = GetParam();
  makeStep(page);
  const std::string before = traceOf(page);
  for (const Page other : kPages) {
    if (other == page) continue;
    SCOPED_TRACE(std::string(name(page)) + " → " + name(other));
    go(other);
    ASSERT_TRUE(viewOf(other).isVisible());
    pressUndo();
    EXPECT_EQ(traceOf(page), before);
    EXPECT_TRUE(viewOf(other).isVisible()) << "and nobody is taken elsewhere";
  }
}

/// Else the test above says nothing.
TEST_P(UndoOnAPage, TakesBackWhatWasDoneThere) {
  const Page page = GetParam();
  makeStep(page);
  if (page == Page::home || page == Page::coach) {
    EXPECT_FALSE(window_.undoAction().isEnabled());
    return;
  }
  ASSERT_TRUE(window_.undoAction().isEnabled());
  const std::string before = traceOf(page);
  pressUndo();
  EXPECT_TRUE(QTest::qWaitFor([&] { return traceOf(page) != before; }, 20'000));
}

INSTANTIATE_TEST_SUITE_P(Each, UndoOnAPage, ::testing::ValuesIn(kPages),
                         [](const auto& page) { return std::string(name(page.param)); });

}  // namespace
}  // namespace rozbor::test
