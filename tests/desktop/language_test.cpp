#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>
#include <memory>

#include "desktop_fixtures.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "frame/settings.h"
#include "game/note_edit.h"
#include "game/review_view.h"
#include "game/story_header.h"
#include "game/turn_panel.h"
#include "game/turn_table.h"
#include "library/dashboard_panel.h"
#include "library/library_view.h"
#include "play/play_form.h"
#include "play/play_view.h"
#include "trainer/question_panel.h"
#include "trainer/trainer_view.h"

namespace rozbor::test {
namespace {

void addTexts(const QAbstractItemModel& model, QStringList& texts) {
  for (int column = 0; column < model.columnCount(); ++column) {
    texts += model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row)
      texts += model.index(row, column).data().toString();
  }
}

/// What a part of the window says of its own kind.
void addOwnTexts(const QWidget& widget, QStringList& texts) {
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts += label->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts += button->text();
  if (const auto* menu = qobject_cast<const QMenu*>(&widget)) texts += menu->title();
  if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
    texts += {text->toPlainText(), text->placeholderText()};
  if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
    texts += {field->text(), field->placeholderText()};
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
    for (int at = 0; at < box->count(); ++at)
      texts += box->itemText(at);
  }
  if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget)) {
    for (int at = 0; at < tabs->count(); ++at)
      texts += tabs->tabText(at);
  }
  if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view != nullptr && view->model())
    addTexts(*view->model(), texts);
}

/// All that a window says, to be seen or to be heard.
QStringList textsOf(const QWidget& window) {
  QStringList texts;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    texts += {widget->accessibleName(), widget->accessibleDescription(), widget->toolTip()};
    addOwnTexts(*widget, texts);
  }
  for (const QAction* action : window.findChildren<QAction*>())
    texts += {action->text(), action->toolTip()};
  texts.removeAll(QString());
  texts.sort();
  return texts;
}

class InterfaceLanguage : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    game_ = folder_.write("game.gcg", kGame);
    sheet_ = folder_.write("sheet.txt", "");
  }

  struct Opened {
    explicit Opened(const std::string& code, const lexica::DataPaths& paths)
        : wording(code), window(wording, paths) {}
    desktop::LiveWording wording;
    desktop::MainWindow window;
  };

  template <class Object, class Signal, class Do>
  void after(Object& object, Signal signal, Do start) {
    QSignalSpy spy(&object, signal);
    start();
    ASSERT_TRUE(spy.count() > 0 || spy.wait(30'000));
  }

  /// A window with something in every view.
  std::unique_ptr<Opened> open(const std::string& code) {
    auto made = std::make_unique<Opened>(code, folder_.paths());
    fill(*made, code);
    return made;
  }

  void fill(Opened& made, const std::string& code) {
    desktop::MainWindow& window = made.window;
    window.show();
    openAndWait(window, game_);
    window.review().turns().setCurrentTurn(on);
    desktop::LibraryView& library = window.library();
    const std::string where = (folder_.path() / (code + std::to_string(windows_++) + ".db")).string();
    after(library, &desktop::LibraryView::loaded, [&] { window.openLibrary(where); });
    after(library, &desktop::LibraryView::loaded, [&] { library.takeIn({game_}); });
    after(library, &desktop::LibraryView::loaded, [&] { library.analyse(reports::Preset::quick); });
    after(library, &desktop::LibraryView::dashboardDrawn,
          [&] { library.showPerson(QStringLiteral("Ida Lind")); });
    after(window.trainer(), &desktop::TrainerView::asked, [&] { window.showTrainer(); });
    after(window.trainer(), &desktop::TrainerView::graded, [&] {
      window.trainer().answer().setText(QStringLiteral("9D O."));
      emit window.trainer().answer().returnPressed();
    });
    after(window.explore(), &desktop::ExploreView::changed, [&] { window.showExplore(); });
    enter(window);
    play(window);
    QApplication::processEvents();
  }

  /// A game that has a clock which stands, and is over.
  void play(desktop::MainWindow& window) {
    app::PlaySetup setup;
    setup.person = "Ida Lind";
    setup.level = "greedy";
    setup.language = "en";
    setup.minutes = 25;
    window.play().setTime([] { return app::PlayTime(0); });
    after(window.play(), &desktop::PlayView::changed, [&] { window.play().begin(setup); });
    for (const char* move : {"-", "-"}) {
      after(window.play(), &desktop::PlayView::changed, [&] {
        window.play().answer().setText(QString::fromUtf8(move));
        QSignalSpy answered(&window.play(), &desktop::PlayView::changed);
        emit window.play().answer().returnPressed();
        EXPECT_TRUE(answered.count() > 1 || answered.wait(20'000));
      });
    }
    window.play().answer().setText(QStringLiteral("-"));
  }

  void enter(desktop::MainWindow& window) {
    std::filesystem::remove(sheet_);
    after(window.entry(), &desktop::EntryView::changed, [&] { window.enterSheet(sheet_, "en"); });
    for (const char* line : {"Ida Lind", "Otto Berg", "", "", "HOUSE 24", "QQQQ 10"}) {
      after(window.entry(), &desktop::EntryView::changed, [&] {
        window.entry().line().setText(QString::fromUtf8(line));
        emit window.entry().line().returnPressed();
      });
    }
  }

  DesktopFolder folder_;
  std::filesystem::path game_;
  std::filesystem::path sheet_;
  int windows_ = 0;
};

/// Texts with the file name of the window's own library in them.
QStringList withoutFiles(QStringList texts) {
  texts.removeIf([](const QString& text) { return text.contains(QStringLiteral(".db")); });
  return texts;
}

TEST_F(InterfaceLanguage, canBeSwitchedWhileEveryViewIsOpen) {
  const auto window = open("en");
  std::string before = window->window.review().story().verdict().toStdString();
  for (const char* code : {"cs", "sk", "pl", "en"}) {
    SCOPED_TRACE(code);
    QSignalSpy drawn(&window->window.library(), &desktop::LibraryView::dashboardDrawn);
    window->wording.speak(code);
    ASSERT_TRUE(drawn.wait(30'000));
    const std::string verdict = window->window.review().story().verdict().toStdString();
    EXPECT_NE(verdict, before);
    before = verdict;
    const auto fresh = open(code);
    const QStringList now = withoutFiles(textsOf(window->window));
    const QStringList wanted = withoutFiles(textsOf(fresh->window));
    for (const QString& text : now)
      EXPECT_TRUE(wanted.contains(text)) << "left over: " << text.toStdString();
    for (const QString& text : wanted)
      EXPECT_TRUE(now.contains(text)) << "missing: " << text.toStdString();
    EXPECT_EQ(now.size(), wanted.size());
  }
}

TEST_F(InterfaceLanguage, losesNothingWhenItIsSwitched) {
  const auto opened = open("en");
  desktop::MainWindow& window = opened->window;
  window.review().askNow();
  window.review().question().field().setText(QStringLiteral("I8 STAT"));
  window.explore().answer().setText(QStringLiteral("I8 ST"));
  window.explore().plays().selectRow(1);
  window.entry().line().setText(QStringLiteral("HOU"));
  window.review().details().note().setPlainText(QStringLiteral("half a no"));
  const auto nodes = window.explore().tree().topLevelItemCount();
  opened->wording.speak("cs");
  EXPECT_TRUE(window.review().asking());
  EXPECT_EQ(window.review().turns().currentTurn(), on);
  EXPECT_EQ(window.review().question().answer(), QStringLiteral("I8 STAT"));
  EXPECT_EQ(window.explore().answer().text(), QStringLiteral("I8 ST"));
  EXPECT_EQ(window.explore().plays().currentIndex().row(), 1);
  EXPECT_EQ(window.explore().tree().topLevelItemCount(), nodes);
  EXPECT_EQ(window.entry().line().text(), QStringLiteral("HOU"));
  EXPECT_EQ(window.review().details().note().toPlainText(), QStringLiteral("half a no"));
}

TEST_F(InterfaceLanguage, goesOnWithAnAnalysisThatIsRunning) {
  Opened opened("en", folder_.paths());
  QSignalSpy settled(&opened.window, &desktop::MainWindow::settled);
  opened.window.open(game_);
  opened.wording.speak("pl");
  ASSERT_TRUE(settled.wait(30'000));
  EXPECT_TRUE(opened.window.review().graded());
}

TEST_F(InterfaceLanguage, isChosenInTheMenuWhereEachIsNamedInItself) {
  Opened opened("en", folder_.paths());
  for (const auto& [name, code] :
       {std::pair{"Čeština", "cs"}, {"Slovenčina", "sk"}, {"Polski", "pl"}, {"English", "en"}}) {
    const auto actions = opened.window.findChildren<QAction*>();
    const auto found = std::ranges::find(actions, QString::fromUtf8(name), &QAction::text);
    ASSERT_NE(found, actions.end()) << name;
    (*found)->trigger();
    EXPECT_TRUE((*found)->isChecked());
    EXPECT_EQ(opened.wording.chosen(), code);
  }
}

/// Whatever can be operated, but for the inner parts of Qt's own controls.
bool isControl(const QWidget& widget) {
  if (widget.objectName().startsWith(QStringLiteral("qt_"))) return false;
  if (widget.inherits("QTableCornerButton") || widget.inherits("QComboBoxListView")) return false;
  if (qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) ||
      qobject_cast<const QComboBox*>(widget.parentWidget()) ||
      qobject_cast<const QTabBar*>(widget.parentWidget()) ||
      qobject_cast<const QLineEdit*>(widget.parentWidget()))
    return false;
  return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
         qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget) ||
         qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QTabWidget*>(&widget) ||
         qobject_cast<const QTableView*>(&widget) || qobject_cast<const QTreeView*>(&widget) ||
         qobject_cast<const QProgressBar*>(&widget) || widget.focusPolicy() == Qt::StrongFocus;
}

TEST_F(InterfaceLanguage, hasAKeyOfItsOwnForEachEntryOfAMenu) {
  for (const char* code : {"en", "cs", "sk", "pl"}) {
    const auto opened = open(code);
    QList<QList<QAction*>> menus{opened->window.menuBar()->actions()};
    for (const QMenu* menu : opened->window.findChildren<QMenu*>())
      menus += menu->actions();
    for (const QList<QAction*>& menu : menus) {
      std::map<QString, QString> taken;
      for (const QAction* action : menu) {
        const QString key = QKeySequence::mnemonic(action->text()).toString();
        if (key.isEmpty()) continue;
        const auto [other, isFree] = taken.emplace(key, action->text());
        EXPECT_TRUE(isFree) << code << ": " << action->text().toStdString() << " and "
                            << other->second.toStdString();
      }
    }
  }
}

TEST_F(InterfaceLanguage, givesEveryControlANameForThoseWhoCannotSeeIt) {
  const auto opened = open("cs");
  int controls = 0;
  for (QWidget* widget : opened->window.findChildren<QWidget*>()) {
    if (!isControl(*widget)) continue;
    ++controls;
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(widget);
    ASSERT_NE(heard, nullptr);
    EXPECT_NE(heard->text(QAccessible::Name), QString())
        << widget->metaObject()->className() << " in " << widget->parentWidget()->metaObject()->className();
  }
  EXPECT_GT(controls, 50);
}

TEST_F(InterfaceLanguage, isRememberedUntilTheNextStart) {
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                     QString::fromStdString(folder_.path().string()));
  Opened opened("en", folder_.paths());
  opened.wording.speak("sk");
  desktop::keepSettings(opened.window);
  EXPECT_EQ(desktop::keptLanguage(), "sk");
  opened.wording.speak({});
  desktop::keepSettings(opened.window);
  EXPECT_EQ(desktop::keptLanguage(), "") << "as the system";
}

}  // namespace
}  // namespace rozbor::test
