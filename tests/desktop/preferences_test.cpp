#include <gmock/gmock.h>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <regex>
#include <set>

#include "board/colours.h"
#include "desktop_fixtures.h"
#include "entry/entry_view.h"
#include "frame/actions.h"
#include "frame/export.h"
#include "frame/manual_dialog.h"
#include "frame/rail.h"
#include "frame/settings.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "home/home_view.h"
#include "library/library_view.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// What the window is set to, and what it remembers.
class Preferences : public ::testing::Test {
 protected:
  void SetUp() override {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       QString::fromStdString((folder_.path() / "settings").string()));
    folder_.installLexicon();
    window_.show();
  }
  void TearDown() override { QSettings().clear(); }
  [[nodiscard]] QDialog& dialog() {
    window_.preferencesAction().trigger();
    auto* shown = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    EXPECT_NE(shown, nullptr);
    return *shown;
  }
  /// The combo box that has this among its entries.
  static QComboBox* boxWith(QDialog& dialog, const QString& entry) {
    for (auto* box : dialog.findChildren<QComboBox*>()) {
      if (box->findText(entry) >= 0) return box;
    }
    return nullptr;
  }
  static void choose(QDialog& dialog, const QString& entry) {
    QComboBox* box = boxWith(dialog, entry);
    ASSERT_NE(box, nullptr) << entry.toStdString();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    while (box->currentText() != entry)
      QTest::keyClick(box, Qt::Key_Down);
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Preferences, actAtOnceAndAreTickedInTheMenusToo) {
  QDialog& shown = dialog();
  choose(shown, "Dark");
  EXPECT_EQ(window_.appearance().theme(), desktop::Theme::dark);
  choose(shown, "Green");
  EXPECT_EQ(desktop::boardLook(), desktop::BoardLook::green);
  EXPECT_EQ(window_.review().preset(), reports::Preset::standard) << "nobody has chosen yet";
  EXPECT_TRUE(window_.review().actions().presets->actions().at(1)->isChecked());
  choose(shown, "Quick");
  EXPECT_EQ(window_.review().preset(), reports::Preset::quick);
  EXPECT_TRUE(window_.review().actions().presets->actions().at(0)->isChecked());
  shown.findChild<QSpinBox*>()->setValue(120);
  EXPECT_EQ(window_.appearance().zoom(), 120);
  choose(shown, "Čeština");
  EXPECT_EQ(shown.windowTitle(), "Předvolby");
  EXPECT_NE(boxWith(shown, "Zelené"), nullptr) << "the dialog itself, too";
  shown.close();
}

TEST_F(Preferences, haveBoardsOfColoursThatCanBeToldApartInLightAndDark) {
  for (const desktop::Theme theme : {desktop::Theme::light, desktop::Theme::dark}) {
    window_.setTheme(theme);
    QApplication::processEvents();
    std::set<QRgb> squares;
    for (const auto look :
         {desktop::BoardLook::usual, desktop::BoardLook::green, desktop::BoardLook::contrast}) {
      window_.setLook(look);
      const desktop::Colours& colours = desktop::coloursFor(QApplication::palette());
      squares.insert(colours.square.rgb());
      const std::set<QRgb> premiums{colours.square.rgb(), colours.tripleWord.rgb(), colours.doubleWord.rgb(),
                                    colours.tripleLetter.rgb(), colours.doubleLetter.rgb()};
      EXPECT_EQ(premiums.size(), 5u) << "of the look " << boardLookName(look).toStdString();
    }
    EXPECT_EQ(squares.size(), 3u);
  }
}

TEST_F(Preferences, areRememberedWithWhatWasOpen) {
  openAndWait(window_, folder_.write("game.gcg", kGame));
  window_.review().turns().setCurrentTurn(on);
  window_.setLook(desktop::BoardLook::contrast);
  QSignalSpy sheet(&window_.entry(), &desktop::EntryView::changed);
  window_.enterSheet(folder_.write("sheet.txt",
                                   "ZH: Ida Lind\nDH: Otto Berg\n\n"
                                   "Kolo | ZH slovo | body | DH slovo | body\n1 | HOUSE | 24 | ON | 2\n"),
                     "en");
  ASSERT_TRUE(sheet.wait(20'000));
  keepSettings(window_);

  window_.setLook(desktop::BoardLook::usual);
  desktop::MainWindow later(wording_, folder_.paths());
  restoreSettings(later);
  later.show();
  later.showHome();
  QSignalSpy settled(&later, &desktop::MainWindow::settled);
  later.restore(desktop::keptSession());
  ASSERT_TRUE(settled.wait(30'000));
  EXPECT_EQ(desktop::boardLook(), desktop::BoardLook::contrast);
  EXPECT_TRUE(later.home().isVisible()) << "the first page comes first";
  EXPECT_EQ(later.review().turns().currentTurn(), on);
  EXPECT_TRUE(later.rail().buttonOf(&later.review())->isEnabled());
  EXPECT_EQ(later.entry().file(), folder_.path() / "sheet.txt");
}

TEST_F(Preferences, beginOnThePageOfTheLastTimeIfThatIsWished) {
  openAndWait(window_, folder_.write("game.gcg", kGame));
  QDialog& shown = dialog();
  QTest::keyClick(shown.findChild<QCheckBox*>(), Qt::Key_Space);
  shown.close();
  keepSettings(window_);
  for (const bool isThere : {true, false}) {
    if (!isThere) std::filesystem::remove(folder_.path() / "game.gcg");
    desktop::MainWindow later(wording_, folder_.paths());
    restoreSettings(later);
    later.show();
    later.showHome();
    later.restore(desktop::keptSession());
    EXPECT_EQ(QTest::qWaitFor([&] { return later.review().isVisible(); }, isThere ? 30'000 : 500), isThere);
    EXPECT_NE(later.home().isVisible(), isThere) << "a file that is gone leaves the first page";
  }
}

TEST_F(Preferences, keepOtherPagesToo) {
  window_.beginWhereLeft(true);
  QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
  window_.showLibrary();
  ASSERT_TRUE(loaded.wait(20'000));
  keepSettings(window_);
  desktop::MainWindow later(wording_, folder_.paths());
  restoreSettings(later);
  later.show();
  later.showHome();
  later.restore(desktop::keptSession());
  EXPECT_TRUE(later.library().isVisible());
}

/// Names of actions, pages and tabs, without their marks.
std::set<std::string> namesIn(const desktop::MainWindow& window) {
  std::set<std::string> names;
  for (const QAction* action : window.findChildren<QAction*>())
    names.insert(desktop::plainText(*action).toStdString());
  for (const QMenu* menu : window.findChildren<QMenu*>())
    names.insert(menu->title().remove(u'&').toStdString());
  for (const auto* button : window.findChildren<QAbstractButton*>())
    names.insert(button->text().remove(u'&').toStdString());
  for (const auto* tabs : window.findChildren<QTabWidget*>()) {
    for (int tab = 0; tab < tabs->count(); ++tab)
      names.insert(tabs->tabText(tab).toStdString());
  }
  return names;
}

TEST_F(Preferences, areNamedInAManualThatNamesThingsAsTheWindowDoes) {
  window_.manualAction().trigger();
  auto* manual = window_.findChild<desktop::ManualDialog*>();
  ASSERT_NE(manual, nullptr);
  for (const std::string code : {"en", "cs", "sk", "pl"}) {
    wording_.speak(code);
    const std::set<std::string> names = namesIn(window_);
    std::ifstream file(sourcePath("data") / "handbook" / (code + ".md"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::regex named(R"((^|[^*])\*([^*\n]+)\*(?!\*))");
    int count = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), named); it != std::sregex_iterator(); ++it) {
      ++count;
      EXPECT_TRUE(names.contains((*it)[2])) << code << ": " << (*it)[2];
    }
    EXPECT_GE(count, 10) << code;
    const std::string title =
        text.substr(text.find("</a>") + 4, text.find('\n', text.find("</a>")) - text.find("</a>") - 4);
    EXPECT_THAT(manual->text().toPlainText().toStdString(), HasSubstr(title)) << code;
  }
}

TEST_F(Preferences, haveAManualThatIsSearchedAndWhoseListLeadsToItsParts) {
  window_.manualAction().trigger();
  auto* manual = window_.findChild<desktop::ManualDialog*>();
  ASSERT_NE(manual, nullptr);
  auto* field = manual->findChild<QLineEdit*>();
  field->setText("phony that nobody wrote about");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(manual->text().textCursor().selectedText(), "");
  field->setText("growing intervals");
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(manual->text().textCursor().selectedText(), "growing intervals");
  EXPECT_TRUE(manual->isVisible()) << "Enter in the field closes nothing";
}

TEST_F(Preferences, printTheGameAsPaperHasIt) {
  openAndWait(window_, folder_.write("game.gcg", kGame));
  const std::string pdf = desktop::paperOf(*window_.review().game(), wording_);
  EXPECT_THAT(pdf, StartsWith("%PDF-"));
  EXPECT_TRUE(window_.review().actions().print->isEnabled());
  EXPECT_TRUE(window_.review().actions().exportPaper->isEnabled());
}

}  // namespace
}  // namespace rozbor::test
