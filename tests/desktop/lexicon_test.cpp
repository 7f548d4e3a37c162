#include <gmock/gmock.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "desktop_fixtures.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "frame/settings.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "lexica/lexicon_dialog.h"

namespace rozbor::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kWords = "house\nhouses\non\nho\nstation\nat\n";

/// Which lexicon judges, and how the user says so.
class Lexica : public ::testing::Test {
 protected:
  void open(const std::filesystem::path& file) { openAndWait(window_, file); }
  void install(const std::string& name, std::initializer_list<std::string_view> words) const {
    ASSERT_TRUE(lexiconOf(language(), words)->write(folder_.path() / (name + ".rozlex"), language()));
  }
  [[nodiscard]] QPushButton& button() { return window_.banner().button(); }
  [[nodiscard]] std::string banner() { return window_.banner().text().toStdString(); }
  /// The lexicon dialog that is open, with its list.
  [[nodiscard]] desktop::LexiconDialog& dialog() {
    auto* found = window_.findChild<desktop::LexiconDialog*>();
    if (found == nullptr) throw std::runtime_error("no dialog");
    QSignalSpy listed(found, &desktop::LexiconDialog::listed);
    if (found->lexica().count() == 0) listed.wait(10'000);
    return *found;
  }
  /// Accepts what is chosen; the game is graded anew then.
  void accept(desktop::LexiconDialog& dialog) {
    QSignalSpy settled(&window_, &desktop::MainWindow::settled);
    dialog.accept();
    ASSERT_TRUE(settled.wait(30'000));
  }
  void buildFrom(desktop::LexiconDialog& dialog, const std::filesystem::path& file) {
    QSignalSpy listed(&dialog, &desktop::LexiconDialog::listed);
    dialog.build(file);
    ASSERT_TRUE(listed.wait(30'000)) << dialog.remark().text().toStdString();
  }
  [[nodiscard]] static std::string chosenIn(desktop::LexiconDialog& dialog) {
    const QListWidgetItem* item = dialog.lexica().currentItem();
    return item == nullptr ? std::string() : item->data(Qt::UserRole).toString().toStdString();
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Lexica, replaysWithoutALexiconAndBuildsOneFromTheUsersList) {
  window_.show();
  open(folder_.write("game.gcg", kGame));
  EXPECT_THAT(banner(), HasSubstr("not graded"));
  EXPECT_THAT(banner(), Not(HasSubstr("rozbor lexicon")));
  EXPECT_FALSE(window_.review().graded());
  EXPECT_EQ(window_.review().turns().turnCount(), turnCount);
  ASSERT_TRUE(button().isVisible());
  QTest::mouseClick(&button(), Qt::LeftButton);
  auto& made = dialog();
  EXPECT_EQ(made.languages().currentData().toString().toStdString(), "en");
  EXPECT_EQ(chosenIn(made), "");
  buildFrom(made, folder_.write("club.txt", kWords));
  EXPECT_EQ(chosenIn(made), "club");
  accept(made);
  EXPECT_TRUE(window_.review().graded());
  EXPECT_EQ(window_.review().game()->lexicon.name, "club");
  EXPECT_EQ(window_.paths().preferredFor("en").lexicon, "club");
  EXPECT_EQ(banner(), "");
}

TEST_F(Lexica, offersTheOneThatHasTheWordsOfTheGame) {
  install("en", {"AT", "ON"});
  install("wide", {"HOUSE", "HOUSES", "ON", "HO", "STATION", "AT"});
  window_.show();
  open(folder_.write("game.gcg", kGame));
  ASSERT_EQ(window_.review().game()->lexiconFit.better, "wide");
  EXPECT_EQ(button().text().toStdString(), "Judge this game by wide");
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  QTest::mouseClick(&button(), Qt::LeftButton);
  ASSERT_TRUE(settled.wait(30'000));
  EXPECT_EQ(window_.review().game()->lexiconFit.missing, 0);
  EXPECT_EQ(window_.paths().preferredFor("en").lexicon, "") << "of this game alone";
  window_.review().setPreset(reports::Preset::standard);
  ASSERT_TRUE(settled.wait(120'000));
  EXPECT_EQ(window_.review().game()->lexiconFit.missing, 0) << "another strength keeps to it";
}

TEST_F(Lexica, keepsTheChoiceForLaterGamesAndLaterSittings) {
  folder_.installLexicon();
  install("en", {"HOUSE", "ON"});
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                     QString::fromStdString((folder_.path() / "settings").string()));
  window_.prefer("en", {.lexicon = "tiny"});
  open(folder_.write("game.gcg", kGame));
  EXPECT_EQ(window_.review().game()->lexicon.words, 6u);
  desktop::keepSettings(window_);

  desktop::MainWindow later(wording_, folder_.paths());
  desktop::restoreSettings(later);
  openAndWait(later, folder_.path() / "game.gcg");
  EXPECT_EQ(later.review().game()->lexicon.words, 6u);
  EXPECT_EQ(later.paths().preferredFor("en"), (lexica::PreferredData{"tiny", {}}));
}

TEST_F(Lexica, gradesTheGameThatIsShownByTheOneThatIsChosen) {
  folder_.installLexicon();
  install("en", {"HOUSE", "ON"});
  open(folder_.write("game.gcg", "#lexicon en\n" + std::string(kGame)));
  EXPECT_EQ(window_.review().game()->lexicon.words, 2u);
  window_.chooseLexicon();
  auto& made = dialog();
  EXPECT_EQ(chosenIn(made), "en");
  EXPECT_THAT(made.lexica().item(1)->text().toStdString(), HasSubstr("tiny · 6 words"));
  made.lexica().setCurrentRow(1);
  accept(made);
  EXPECT_EQ(window_.review().game()->lexicon.words, 6u);
}

TEST_F(Lexica, tellsWhatCannotBeUsedAndWhatCannotBeBuilt) {
  folder_.installLexicon();
  folder_.write("broken.rozlex", "ROZBORLX");
  window_.chooseLexicon("en");
  auto& made = dialog();
  ASSERT_EQ(made.lexica().count(), 2);
  EXPECT_THAT(made.lexica().item(1)->text().toStdString(),
              AllOf(HasSubstr("broken cannot be used"), Not(HasSubstr("rozbor"))));
  EXPECT_EQ(made.lexica().item(1)->flags(), Qt::NoItemFlags);
  EXPECT_EQ(chosenIn(made), "tiny");

  made.build(folder_.path() / "missing.txt");
  EXPECT_TRUE(QTest::qWaitFor([&] { return made.remark().text().contains(QLatin1String("missing.txt")); }));
  const QString before = made.remark().text();
  made.takeLeaves(folder_.write("leaves.csv", "nonsense"));
  EXPECT_NE(made.remark().text(), before) << "another fault";
  EXPECT_NE(made.remark().text(), QString());
  EXPECT_EQ(made.leaves().count(), 1);
}

TEST_F(Lexica, leavesWhatIsInstalledUnderTheNameOfAFile) {
  folder_.installLexicon();
  window_.chooseLexicon("en");
  auto& made = dialog();
  buildFrom(made, folder_.write("Tiny.txt", "cat\n"));
  EXPECT_EQ(chosenIn(made), "Tiny-2");
  EXPECT_EQ(made.lexica().count(), 2);
}

TEST_F(Lexica, choosesLeavesFromAFile) {
  folder_.installLexicon();
  window_.chooseLexicon("en");
  auto& made = dialog();
  const auto shipped = sourcePath("data") / "leaves" / "en.csv";
  made.takeLeaves(shipped);
  EXPECT_EQ(made.leaves().currentText().toStdString(), "en.csv");
  made.accept();
  EXPECT_EQ(window_.paths().preferredFor("en"), (lexica::PreferredData{"tiny", shipped}));
}

TEST_F(Lexica, offersToChooseWhereAPositionHasNone) {
  window_.show();
  window_.showExplore();
  ASSERT_TRUE(QTest::qWaitFor([&] { return button().isVisible(); }));
  EXPECT_THAT(banner(), HasSubstr("No lexicon"));
  EXPECT_THAT(banner(), Not(HasSubstr("rozbor lexicon")));
}

TEST_F(Lexica, judgesTheSheetThatIsOpenByTheOneThatIsChosen) {
  install("en", {"AT", "ON"});
  install("wide", {"HOUSE", "HOUSES", "ON", "HO", "STATION", "AT"});
  window_.show();
  desktop::EntryView& view = window_.entry();
  QSignalSpy changed(&view, &desktop::EntryView::changed);
  const auto sheet = folder_.path() / "sheet.txt";
  window_.enterSheet(sheet, "en");
  ASSERT_TRUE(changed.wait(20'000));
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  for (const char* line : {"Ida", "Otto", "", "", "HOUSE 24"}) {
    view.line().setFocus();
    QTest::keyClicks(&view.line(), QString::fromUtf8(line));
    QTest::keyClick(&view.line(), Qt::Key_Return);
    ASSERT_TRUE(changed.wait(20'000));
  }
  EXPECT_THAT(view.said().text().toStdString(), HasSubstr("HOUSE"));
  const std::string written = fileText(sheet);
  window_.chooseLexicon();
  auto& made = dialog();
  EXPECT_EQ(made.languages().currentData().toString().toStdString(), "en");
  QListWidget& list = made.lexica();
  const auto wide = [&] {
    for (int row = 0; row < list.count(); ++row) {
      if (list.item(row)->data(Qt::UserRole) == QStringLiteral("wide")) return row;
    }
    return -1;
  }();
  list.setCurrentRow(wide);
  made.accept();
  ASSERT_TRUE(changed.wait(20'000));
  EXPECT_EQ(view.state()->lexicon->info().words, 6u);
  EXPECT_EQ(fileText(sheet), written);
  window_.undoAction().trigger();
  ASSERT_TRUE(changed.wait(20'000));
  EXPECT_EQ(view.state()->lexicon->info().words, 6u) << "what is undone is the row";
}

TEST_F(Lexica, anotherMessageTakesTheButtonAway) {
  window_.show();
  open(folder_.write("game.gcg", kGame));
  ASSERT_TRUE(button().isVisible());
  open(folder_.path() / "missing.gcg");
  EXPECT_THAT(banner(), HasSubstr("missing.gcg"));
  EXPECT_FALSE(button().isVisible());
}

}  // namespace
}  // namespace rozbor::test
