#include <gmock/gmock.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include "desktop_fixtures.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "library/dashboard_panel.h"
#include "library/decision_panel.h"
#include "library/library_view.h"
#include "library/section_view.h"
#include "rozbor/library/library.h"
#include "rozbor/render/render_export.h"
#include "widgets/figure_tile.h"
#include "widgets/picture_widget.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;

class LibraryPage : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    std::filesystem::create_directory(folder_.path() / "games");
    folder_.write("games/club.gcg", kGame);
    folder_.write("games/other.gcg",
                  "#player1 Ida Ida Lind\n#player2 Eva Eva Dahl\n>Ida: EHOSUVW 8D HOUSE +24 24\n"
                  ">Eva: NO H9 NO +4 4\n>Ida: AINOSTT I8 STATION +70 94\n>Eva: AEI - +0 4\n");
    folder_.write("games/letter.txt", "no game at all\n");
    window_.show();
    QSignalSpy loaded(&library(), &desktop::LibraryView::loaded);
    window_.openLibrary((folder_.path() / "club.db").string());
    ASSERT_TRUE(loaded.wait(20'000));
  }
  [[nodiscard]] desktop::LibraryView& library() { return window_.library(); }
  void importAll() {
    QSignalSpy done(&library(), &desktop::LibraryView::jobDone);
    QSignalSpy loaded(&library(), &desktop::LibraryView::loaded);
    library().takeIn({folder_.path() / "games"});
    ASSERT_TRUE(done.wait(20'000));
    ASSERT_TRUE(loaded.wait(20'000));
  }
  void analyse() {
    QSignalSpy done(&library(), &desktop::LibraryView::jobDone);
    QSignalSpy loaded(&library(), &desktop::LibraryView::loaded);
    library().analyse(reports::Preset::quick);
    ASSERT_TRUE(done.wait(60'000));
    ASSERT_TRUE(loaded.wait(20'000));
  }
  void choose(const char* person) {
    QSignalSpy drawn(&library(), &desktop::LibraryView::dashboardDrawn);
    library().showPerson(QString::fromUtf8(person));
    ASSERT_TRUE(drawn.wait(60'000));
  }
  void load(const std::function<void()>& start) {
    QSignalSpy loaded(&library(), &desktop::LibraryView::loaded);
    start();
    ASSERT_TRUE(loaded.wait(20'000)) << window_.banner().text().toStdString();
  }
  [[nodiscard]] bool isShown(std::string_view person) {
    const auto people = library().persons();
    return std::ranges::find(people, person, &reports::PersonRow::name) != people.end();
  }
  /// What the file holds, as tables.
  [[nodiscard]] std::string everything() const {
    auto kept = reports::Library::open((folder_.path() / "club.db").string());
    if (!kept) return kept.error().message.english();
    std::string all =
        reports::renderGamesCsv(*kept->games()) + reports::renderDecisionsCsv(*kept->decisions(), {});
    for (const reports::PersonRow& person : *kept->people())
      all += person.name + '\n';
    return all;
  }
  static std::string shown(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString().toStdString();
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(LibraryPage, goesFromASearchToTheGameThatItFound) {
  importAll();
  const auto* tabs = library().findChild<QTabWidget*>();
  ASSERT_NE(tabs->currentIndex(), 0) << "what was imported is shown";
  library().actions().find->trigger();
  EXPECT_EQ(tabs->currentIndex(), 0);
  EXPECT_TRUE(library().search().hasFocus());
  QTest::keyClicks(&library().search(), QStringLiteral("Dahl"));
  QTest::keyClick(&library().search(), Qt::Key_Return);
  EXPECT_TRUE(library().gameTable().hasFocus());
  EXPECT_TRUE(library().gameTable().selectionModel()->isRowSelected(0));
  QSignalSpy opened(&library(), &desktop::LibraryView::gameChosen);
  QTest::keyClick(&library().gameTable(), Qt::Key_Return);
  ASSERT_TRUE(opened.wait(20'000));
}

TEST_F(LibraryPage, takesAFolderInAndTellsWhatBecameOfEachFile) {
  EXPECT_EQ(library().games().rowCount(), 0);
  importAll();
  EXPECT_EQ(library().games().rowCount(), 2);
  ASSERT_EQ(library().imports().rowCount(), 2) << "what is no record is left aside";
  EXPECT_EQ(shown(library().imports(), 0, 1), "added");
  importAll();
  EXPECT_EQ(shown(library().imports(), 0, 1), "was there before");
  EXPECT_EQ(library().games().rowCount(), 2);
}

TEST_F(LibraryPage, keepsTheAnalysisOfAGameThatIsOpened) {
  importAll();
  analyse();
  ASSERT_EQ(shown(library().games(), 0, desktop::GameModel::analysis), "quick");
  const std::string before = everything();
  window_.review().setPreset(reports::Preset::standard);
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  QSignalSpy loaded(&library(), &desktop::LibraryView::loaded);
  window_.open(folder_.path() / "games/club.gcg");
  ASSERT_TRUE(settled.wait(120'000));
  ASSERT_TRUE(loaded.count() > 0 || loaded.wait(20'000));
  EXPECT_NE(everything(), before);
  std::set<std::string> kinds;
  for (int row = 0; row < library().games().rowCount(); ++row)
    kinds.insert(shown(library().games(), row, desktop::GameModel::analysis));
  EXPECT_EQ(kinds, (std::set<std::string>{"quick", "standard"}));

  // A game that the library does not have is none of its business.
  const std::string now = everything();
  openAndWait(window_, folder_.write("else.gcg",
                                     "#player1 Ida Ida Lind\n#player2 Eva Eva Dahl\n>Ida: EHOSUVW 8D HOUSE "
                                     "+24 24\n>Eva: NOAEINR H9 NO +4 4\n>Ida: AINOSTT - +0 24\n"));
  EXPECT_EQ(everything(), now);
}

TEST_F(LibraryPage, searchesAndFiltersByPerson) {
  importAll();
  library().search().setText(QStringLiteral("eva lind"));
  ASSERT_EQ(library().games().rowCount(), 1);
  EXPECT_EQ(shown(library().games(), 0, desktop::GameModel::second), "Eva Dahl");
  library().search().clear();
  EXPECT_EQ(shown(library().people(), 0, 0), "Everybody");
  EXPECT_EQ(shown(library().people(), 1, 0), "Ida Lind") << "who has most games";
  choose("Otto Berg");
  ASSERT_EQ(library().games().rowCount(), 1);
  EXPECT_EQ(shown(library().games(), 0, desktop::GameModel::second), "Otto Berg");
  library().showPerson(QStringLiteral("Everybody"));
  EXPECT_EQ(library().games().rowCount(), 2);
}

TEST_F(LibraryPage, analysesInTheBackgroundAndShowsTheFiguresWithTheDecisionsBehindThem) {
  importAll();
  analyse();
  EXPECT_EQ(shown(library().games(), 0, desktop::GameModel::analysis), "quick");
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("2 games analysed"));
  choose("Ida Lind");
  EXPECT_FALSE(library().dashboard().findChildren<desktop::PictureWidget*>().isEmpty());
  const auto tiles = library().dashboard().findChildren<desktop::FigureTile*>();
  ASSERT_FALSE(tiles.isEmpty());
  emit library().dashboard().figureChosen(QStringLiteral("pointsLostPerTurn"));
  ASSERT_GE(library().decisions().rows().rowCount(), 1);
  EXPECT_EQ(shown(library().decisions().rows(), 0, 4), "I8 STATION") << "the dearest first";
  EXPECT_EQ(library().tabs().currentIndex(), 2);
}

TEST_F(LibraryPage, choosesDecisionsByCausePhaseLossOpponentAndTiles) {
  importAll();
  analyse();
  choose("Ida Lind");
  desktop::DecisionPanel& panel = library().decisions();
  const int all = panel.rows().rowCount();
  ASSERT_GE(all, 1);
  EXPECT_EQ(panel.opponents().count(), 3) << "all, Eva and Otto";
  EXPECT_EQ(panel.causes().itemText(0), "All causes");
  panel.losses().setCurrentIndex(panel.losses().count() - 1);
  EXPECT_THAT(panel.losses().currentText().toStdString(), HasSubstr("At least"));
  ASSERT_GE(panel.rows().rowCount(), 1);
  EXPECT_EQ(shown(panel.rows(), 0, 4), "I8 STATION");
  QTest::keyClicks(&panel.tiles(), "tt");
  EXPECT_GE(panel.rows().rowCount(), 1) << "AINOSTT";
  QTest::keyClicks(&panel.tiles(), "q");
  EXPECT_EQ(panel.rows().rowCount(), 0);
  EXPECT_EQ(panel.count().text(), "0 decisions");
  panel.tiles().clear();
  panel.losses().setCurrentIndex(0);
  panel.phases().setCurrentIndex(1);
  EXPECT_LT(panel.rows().rowCount(), all) << "opening moves";
  wording_.speak("cs");
  EXPECT_NE(panel.causes().itemText(0), "All causes");
  wording_.speak("en");
  panel.phases().setCurrentIndex(0);
  ASSERT_EQ(panel.rows().rowCount(), all);
  window_.openLibrary((folder_.path() / "other.db").string());
  EXPECT_EQ(panel.rows().rowCount(), 0) << "nothing of another library stays";
}

TEST_F(LibraryPage, opensTheReviewOfAGameAtTheDecision) {
  importAll();
  analyse();
  choose("Ida Lind");
  emit library().dashboard().figureChosen(QStringLiteral("pointsLostPerTurn"));
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  QTableView& table = library().decisions().table();
  emit table.activated(table.model()->index(0, 0));
  ASSERT_TRUE(settled.wait(30'000));
  EXPECT_EQ(window_.review().turns().currentTurn(), on);
  EXPECT_TRUE(window_.review().isVisible());
}

TEST_F(LibraryPage, losesNothingWhenItClosesDuringAnAnalysis) {
  importAll();
  {
    desktop::MainWindow other(wording_, folder_.paths());
    QSignalSpy loaded(&other.library(), &desktop::LibraryView::loaded);
    other.openLibrary((folder_.path() / "club.db").string());
    ASSERT_TRUE(loaded.wait(20'000));
    other.library().analyse(reports::Preset::deep);
    EXPECT_TRUE(other.library().busy());
    EXPECT_TRUE(other.close());
  }
  auto kept = reports::Library::open((folder_.path() / "club.db").string());
  ASSERT_TRUE(kept);
  EXPECT_EQ((*kept).games()->size(), 2U);
  EXPECT_TRUE((*kept).check()->empty()) << "no row is half there";
}

TEST_F(LibraryPage, mergesPeopleAndTakesItBack) {
  importAll();
  const auto people = library().persons();
  const auto otto = std::ranges::find(people, "Otto Berg", &reports::PersonRow::name);
  const auto eva = std::ranges::find(people, "Eva Dahl", &reports::PersonRow::name);
  ASSERT_TRUE(otto != people.end() && eva != people.end());
  const auto load = [&](auto start) {
    QSignalSpy loaded(&library(), &desktop::LibraryView::loaded);
    start();
    ASSERT_TRUE(loaded.wait(20'000));
  };
  EXPECT_FALSE(window_.undoAction().isEnabled());
  load([&] { library().merge(*otto, *eva); });
  EXPECT_EQ(library().persons().size(), people.size() - 1);
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: merge of Otto Berg into Eva Dahl"));
  load([&] { window_.undoAction().trigger(); });
  EXPECT_EQ(library().persons().size(), people.size());
  EXPECT_FALSE(window_.undoAction().isEnabled());
  load([&] { window_.redoAction().trigger(); });
  EXPECT_EQ(library().persons().size(), people.size() - 1);
}

/// Answers the dialogue that opens next.
template <class Answer>
void whenAsked(Answer answer) {
  QTimer::singleShot(0, qApp, [answer] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    answer(*dialog);
    QTest::keyClick(dialog, Qt::Key_Return);
  });
}

TEST_F(LibraryPage, proposesNobodyWhoWasPlayedAgainst) {
  importAll();
  const auto offered = [this](const char* person) {
    library().showPerson(QString::fromUtf8(person));
    QStringList names;
    QTimer::singleShot(0, qApp, [&names] {
      auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      names = dialog->comboBoxItems();
      QTest::keyClick(dialog, Qt::Key_Escape);
    });
    library().actions().merge->trigger();
    return names.join(u',').toStdString();
  };
  EXPECT_EQ(offered("Otto Berg"), "Eva Dahl") << "and not Ida Lind, who was the opponent";
  EXPECT_EQ(offered("Eva Dahl"), "Otto Berg");
  library().showPerson(QStringLiteral("Ida Lind"));
  library().actions().merge->trigger();
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("Ida Lind has played against everybody else"));
}

TEST_F(LibraryPage, removesAGameWithAKeyAndPutsItBackWithItsAnalysis) {
  importAll();
  analyse();
  window_.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  library().showTab(0);
  QTableView& games = library().gameTable();
  games.setFocus();
  games.setCurrentIndex(games.model()->index(0, 0));
  const auto before = everything();
  load([&] { QTest::keyClick(&games, Qt::Key_Delete); });
  EXPECT_EQ(library().games().rowCount(), 1);
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("Done: removal of"));
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("Ctrl+Z"));
  EXPECT_TRUE(games.currentIndex().isValid()) << "the next one is chosen";
  EXPECT_NE(everything(), before);
  load([&] { QTest::keyClick(&games, Qt::Key_Z, Qt::ControlModifier); });
  EXPECT_EQ(library().games().rowCount(), 2);
  EXPECT_EQ(shown(library().games(), 0, desktop::GameModel::analysis), "quick");
  EXPECT_EQ(everything(), before);
  load([&] { window_.redoAction().trigger(); });
  EXPECT_EQ(library().games().rowCount(), 1);
  load([&] { window_.undoAction().trigger(); });
  EXPECT_EQ(everything(), before);
}

TEST_F(LibraryPage, changesBelowEachOtherAreUndoneOneByOne) {
  importAll();
  const auto before = everything();
  QTableView& games = library().gameTable();
  games.setCurrentIndex(games.model()->index(0, 0));
  whenAsked([](QDialog& dialog) {
    dialog.findChild<QLineEdit*>(QStringLiteral("event"))->setText(QStringLiteral("Liga"));
  });
  load([&] { library().actions().editGame->trigger(); });
  library().showPerson(QStringLiteral("Eva Dahl"));
  whenAsked(
      [](QDialog& dialog) { dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Eva the Great")); });
  load([&] { library().actions().rename->trigger(); });
  library().showPerson(QStringLiteral("Everybody"));
  for (int left = 1; left >= 0; --left) {
    games.setCurrentIndex(games.model()->index(0, 0));
    load([&] { library().actions().removeGame->trigger(); });
    EXPECT_EQ(library().games().rowCount(), left);
  }
  EXPECT_TRUE(library().persons().empty());
  for (int step = 0; step < 4; ++step)
    load([&] { window_.undoAction().trigger(); });
  EXPECT_EQ(everything(), before);
  EXPECT_FALSE(window_.undoAction().isEnabled());
}

TEST_F(LibraryPage, renamesAPersonAndTakesItBack) {
  importAll();
  library().showPerson(QStringLiteral("Otto Berg"));
  whenAsked(
      [](QDialog& dialog) { dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Otto O'Berg; --")); });
  load([&] { library().actions().rename->trigger(); });
  EXPECT_TRUE(isShown("Otto O'Berg; --"));
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: Otto Berg is shown as Otto O'Berg; --"));
  load([&] { window_.undoAction().trigger(); });
  EXPECT_TRUE(isShown("Otto Berg"));
}

TEST_F(LibraryPage, editsEventRoundAndDayAndTakesItBack) {
  importAll();
  QTableView& games = library().gameTable();
  games.setCurrentIndex(games.model()->index(0, 0));
  const reports::Id game = library().games().at(0).id;
  const auto rowOf = [this, game] {
    for (int row = 0; row < library().games().rowCount(); ++row) {
      if (library().games().at(row).id == game) return library().games().at(row);
    }
    return reports::GameRow();
  };
  whenAsked([](QDialog& dialog) {
    dialog.findChild<QLineEdit*>(QStringLiteral("event"))->setText(QStringLiteral("Liga 'A'"));
    dialog.findChild<QLineEdit*>(QStringLiteral("round"))->setText(QStringLiteral("3"));
    auto* const day = dialog.findChild<QLineEdit*>(QStringLiteral("day"));
    auto* const ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    day->setText(QStringLiteral("yesterday"));
    EXPECT_FALSE(ok->isEnabled()) << "this is no day";
    day->setText(QStringLiteral("20. 11. 2026"));
    EXPECT_TRUE(ok->isEnabled());
  });
  load([&] { library().actions().editGame->trigger(); });
  EXPECT_EQ(rowOf().event, "Liga 'A'");
  EXPECT_EQ(rowOf().round, "3");
  EXPECT_EQ(rowOf().playedOn, "2026-11-20");
  load([&] { window_.undoAction().trigger(); });
  EXPECT_EQ(rowOf().event + rowOf().round + rowOf().playedOn, "");
}

TEST_F(LibraryPage, tellsOfABrokenLibraryInASentence) {
  importAll();
  auto kept = reports::Library::open((folder_.path() / "club.db").string());
  ASSERT_TRUE(kept);
  ASSERT_FALSE(kept->backup(folder_.path() / "whole.db"));
  const std::string whole = fileText(folder_.path() / "whole.db");
  folder_.write("cut.db", whole.substr(0, whole.size() / 2));
  folder_.write("garbage.db", std::string(6000, 'x'));
  for (const auto& [file, sentence] :
       {std::pair("cut.db", "damaged or cut off"), std::pair("garbage.db", "this is no library")}) {
    window_.openLibrary((folder_.path() / file).string());
    ASSERT_TRUE(QTest::qWaitFor(
        [this, wanted = sentence] {
          return window_.banner().text().toStdString().find(wanted) != std::string::npos;
        },
        10'000))
        << window_.banner().text().toStdString();
    EXPECT_THAT(window_.banner().text().toStdString(), testing::Not(HasSubstr("sqlite")));
    EXPECT_EQ(library().games().rowCount(), 0) << "the games of the library before are not those of this one";
    EXPECT_TRUE(library().persons().empty());
  }
}

TEST_F(LibraryPage, saysWhenALibraryCannotBeOpened) {
  folder_.write("not-a-library.db", "this is no database, and long enough to be taken for none at all");
  window_.openLibrary((folder_.path() / "not-a-library.db").string());
  ASSERT_TRUE(QTest::qWaitFor([this] { return !window_.banner().text().isEmpty(); }, 10'000));
}

desktop::OverviewPtr manyGames(int count) {
  auto overview = std::make_shared<app::LibraryOverview>();
  for (int number = 0; number < count; ++number) {
    reports::GameRow game;
    game.id = number + 1;
    game.playedOn = "2026-" + std::to_string(10 + number % 3) + "-" + std::to_string(10 + number % 19);
    game.event = "Event " + std::to_string(number % 40);
    game.seats[0].name = "Player " + std::to_string(number % 97);
    game.seats[1].name = "Player " + std::to_string(number % 89);
    game.seats[0].score = number % 600;
    overview->games.push_back(std::move(game));
  }
  return overview;
}

TEST(GameFilter, findsAPlayerAmongTenThousandGames) {
  const desktop::LiveWording english("en");
  desktop::GameModel model(english);
  desktop::GameFilter filter(model);
  QTableView table;
  table.setModel(&filter);
  table.setSortingEnabled(true);
  model.setOverview(manyGames(10'000));
  table.sortByColumn(desktop::GameModel::day, Qt::DescendingOrder);
  table.show();
  filter.setSearch(QStringLiteral("player 7"));
  EXPECT_GT(filter.rowCount(), 0);
  EXPECT_LT(filter.rowCount(), 10'000);
}

TEST(GameSections, FollowTheFilterOverTenThousandGames) {
  const desktop::LiveWording english("en");
  desktop::GameModel model(english);
  desktop::GameFilter filter(model);
  desktop::SectionModel sections(english, model, filter);
  const QAbstractItemModelTester tester(&sections, QAbstractItemModelTester::FailureReportingMode::Fatal);
  desktop::SectionView view(sections);
  view.show();
  sections.setActive(true);
  model.setOverview(manyGames(10'000));
  QApplication::processEvents();
  ASSERT_EQ(sections.rowCount(), 40);
  EXPECT_EQ(sections.rowCount(sections.index(0, 0)), 250);
  view.sortByColumn(desktop::GameModel::result, Qt::AscendingOrder);
  QApplication::processEvents();
  const QModelIndex first = sections.index(0, 0, sections.index(0, 0));
  const QModelIndex second = first.siblingAtRow(1);
  EXPECT_LE(sections.gameAt(first)->seats[0].score, sections.gameAt(second)->seats[0].score);
  filter.setSearch(QStringLiteral("player 5 event"));
  QApplication::processEvents();
  EXPECT_EQ(sections.gameAt(sections.index(0, 0)), nullptr);
  view.collapse(sections.index(1, 0));
  const QString folded = sections.eventAt(1);
  filter.setSearch({});
  QApplication::processEvents();
  for (int section = 0; section < sections.rowCount(); ++section)
    EXPECT_EQ(view.isExpanded(sections.index(section, 0)), sections.eventAt(section) != folded);
}

TEST_F(LibraryPage, openAGameFromASection) {
  importAll();
  library().showSections(true);
  const QAbstractItemModel& rows = *library().sections().model();
  ASSERT_EQ(rows.rowCount(), 1);
  EXPECT_EQ(rows.index(0, 0).data().toString(), QStringLiteral("No event (2)"));
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  emit library().sections().activated(rows.index(0, 0, rows.index(0, 0)));
  ASSERT_TRUE(settled.wait(30'000));
  EXPECT_TRUE(window_.review().isVisible());
}

}  // namespace
}  // namespace rozbor::test
