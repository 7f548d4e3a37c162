#include <gmock/gmock.h>

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPointer>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <random>
#include <sstream>

#include "coach/coach_view.h"
#include "desktop_fixtures.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "frame/rail.h"
#include "game/note_edit.h"
#include "game/review_view.h"
#include "home/home_view.h"
#include "library/library_view.h"
#include "lookup/word_lookup.h"
#include "play/play_view.h"
#include "trainer/trainer_view.h"

namespace rozbor::test {
namespace {

constexpr int kActions = 2'000;
constexpr std::string_view kSheet =
    "Hráč 1;Ida;;Hráč 2;Otto;\nSlovo;Body;Celkem;Slovo;Body;Celkem\nHOUSE;24;24;ON;2;2\n";

std::string contentsOf(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Answers refusals to whatever asks, since a dialog would wait for ever: nothing is asked for that way.
class Refuser : public QObject {
 public:
  Refuser() {
    connect(&timer_, &QTimer::timeout, this, [] {
      if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
      if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
    });
    timer_.start(10);
  }

 private:
  QTimer timer_;
};

/// Somebody who hits keys and clicks at random, while analyses end and begin anew.
class Random : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    record_ = folder_.write("game.gcg", kGame);
    sheet_ = folder_.write("sheet.csv", kSheet);
    window_.review().lookup().setOpener([](const QUrl&) {});
    window_.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
    fillLibrary();
    openAndWait(window_, record_);
    QSignalSpy opened(&window_.entry(), &desktop::EntryView::changed);
    window_.enterSheet(sheet_, "en");
    ASSERT_TRUE(opened.wait(20'000));
    sheetText_ = contentsOf(sheet_);
    QObject::connect(&window_.review(), &desktop::ReviewView::busyChanged, &window_,
                     [this](bool busy) { analysing_ = busy; });
    QObject::connect(&window_.explore(), &desktop::ExploreView::lineKept, &window_,
                     [this] { lineKept_ = true; });
  }

  void fillLibrary() {
    QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
    window_.openLibrary(folder_.paths().library);
    ASSERT_TRUE(loaded.wait(20'000));
    QSignalSpy done(&window_.library(), &desktop::LibraryView::jobDone);
    window_.library().takeIn({folder_.write("other.gcg", kGame)});
    ASSERT_TRUE(done.wait(20'000));
  }

  [[nodiscard]] int upTo(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  [[nodiscard]] QWidget* page() {
    for (QWidget* page : pages()) {
      if (page->isVisible()) return page;
    }
    return nullptr;
  }
  [[nodiscard]] QList<QWidget*> pages() {
    return {&window_.home(),    &window_.review(), &window_.library(), &window_.trainer(),
            &window_.explore(), &window_.entry(),  &window_.coach(),   &window_.play()};
  }

  void pressKey() {
    static const QList<Qt::Key> kKeys{Qt::Key_Left,      Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,
                                      Qt::Key_Home,      Qt::Key_End,    Qt::Key_Tab,   Qt::Key_Return,
                                      Qt::Key_Backspace, Qt::Key_Escape, Qt::Key_Space, Qt::Key_PageDown};
    QWidget* target = QApplication::focusWidget();
    if (target == nullptr) target = &window_;
    const bool inNote = qobject_cast<desktop::NoteEdit*>(target) != nullptr;
    if (upTo(2) == 0) {
      const Qt::Key key = kKeys[upTo(static_cast<int>(kKeys.size()))];
      log_ = "key " + std::to_string(key);
      if (key == Qt::Key_Return && page() == &window_.entry()) ++rowsEntered_;
      QTest::keyClick(target, key);
      return;
    }
    const char letter = static_cast<char>('a' + upTo(26));
    log_ = std::string("letter ") + letter;
    if (inNote) ++typedInNote_[letter];
    QTest::keyClick(target, letter);
  }

  void click() {
    QWidget* shown = page();
    const QPoint place(upTo(shown->width()), upTo(shown->height()));
    QWidget* target = shown->childAt(place);
    if (target == nullptr) target = shown;
    log_ = std::string("click on ") + target->metaObject()->className();
    if (shown == &window_.entry()) ++rowsEntered_;  // "Remove", "Accept" and the like
    QTest::mouseClick(target, upTo(8) == 0 ? Qt::RightButton : Qt::LeftButton, {},
                      target->mapFrom(shown, place));
  }

  /// A small part of its page, which chance would seldom find.
  void goToNote() {
    goTo(&window_.review());
    auto* note = window_.review().findChild<desktop::NoteEdit*>();
    // The tab that it is on, should another be open.
    for (QWidget* part = note; part != nullptr; part = part->parentWidget()) {
      auto* const tabs = qobject_cast<QTabWidget*>(
          part->parentWidget() != nullptr ? part->parentWidget()->parentWidget() : nullptr);
      if (tabs != nullptr && tabs->indexOf(part) >= 0) tabs->setCurrentWidget(part);
    }
    if (note != nullptr && note->isVisible()) QTest::mouseClick(note->viewport(), Qt::LeftButton);
    log_ = "click on the note";
    if (note == nullptr || QApplication::focusWidget() != note) return;
    ++typedInNote_['n'];
    QTest::keyClick(note, 'n');
  }

  void goTo(QWidget* wanted) {
    log_ = std::string("page ") + wanted->metaObject()->className();
    QTest::mouseClick(window_.rail().buttonOf(wanted), Qt::LeftButton);
    chosen_ = page();
  }

  /// Whoever does nothing sees nothing change but what is told.
  void idle() {
    // What the action itself brings about may take more than one turn of the event loop, on a busy machine
    // most.
    for (int turn = 0; turn < 4; ++turn)
      QTest::qWait(1);
    QWidget* const pageBefore = page();
    QWidget* const focusBefore = QApplication::focusWidget();
    const QPointer<QWidget> stillThere(focusBefore);
    QTest::qWait(5);
    if (opening()) return;
    EXPECT_EQ(page(), pageBefore) << "after " << log_;
    QWidget* const focus = QApplication::focusWidget();
    if (focus == focusBefore || focus == nullptr || stillThere == nullptr) return;
    // What is hidden, or cannot be used any more, gives the focus to what can be; what can be typed into
    // out of sight is the worst.
    const bool couldStay = focusBefore->isVisible() && focusBefore->isEnabled();
    const bool typedInto = qobject_cast<QLineEdit*>(focus) != nullptr || focus->inherits("QPlainTextEdit");
    if (focusBefore->window() == &window_ && (focus->isVisible() ? couldStay : typedInto))
      ++focusMoved_["from " + nameOf(focusBefore) + " to " + nameOf(focus) + " after " + log_];
  }
  [[nodiscard]] static std::string nameOf(const QWidget* widget) {
    return widget->metaObject()->className() + (" \"" + widget->accessibleName().toStdString() + '"') +
           (widget->isVisible() ? "" : " (hidden)") + (widget->isEnabled() ? "" : " (disabled)");
  }
  /// A game was chosen on the page before, and its page is on the way.
  [[nodiscard]] bool opening() { return page() == &window_.review() && chosen_ != page(); }

  /// There is always one under way.
  void analyseAnew() {
    if (analysing_) return;
    ++analyses_;
    std::error_code ignored;
    std::filesystem::remove_all(folder_.paths().reviews(), ignored);
    const auto preset = analyses_ % 8 == 0 ? reports::Preset::standard : reports::Preset::quick;
    window_.review().setPreset(preset);
    if (upTo(4) == 0) window_.library().analyse(preset);
  }

  DesktopFolder folder_;
  std::filesystem::path record_, sheet_;
  std::string sheetText_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
  Refuser refuser_;
  std::mt19937 random_{18};  // NOLINT(cert-msc51-cpp): the same keys every time
  QWidget* chosen_ = nullptr;
  std::string log_;
  int rowsEntered_ = 0;
  int analyses_ = 0;
  bool analysing_ = false;
  bool lineKept_ = false;
  std::map<char, int> typedInNote_;
  std::map<std::string, int> focusMoved_, actionsOn_;
};

/// The record without its notes.
std::string withoutNotes(const std::string& record) {
  std::istringstream lines(record);
  std::string kept;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("#note")) kept += line + "\n";
  }
  return kept;
}

TEST_F(Random, keysAndClicksWriteNothingThatWasNotAskedFor) {
  for (int action = 0; action < kActions && !HasFailure(); ++action) {
    const int kind = upTo(100);
    analyseAnew();
    if (QApplication::activeWindow() == nullptr) window_.activateWindow();  // as a window manager does
    if (kind < 4) {
      goTo(pages()[upTo(static_cast<int>(pages().size()))]);
    } else if (kind < 7) {
      goToNote();
    } else if (kind < 40) {
      click();
    } else {
      pressKey();
    }
    idle();
    ++actionsOn_[page()->metaObject()->className()];
    const std::string record = contentsOf(record_);
    EXPECT_EQ(withoutNotes(record), withoutNotes(std::string(kGame))) << "after " << log_;
    if (typedInNote_.empty() && !lineKept_) {
      EXPECT_EQ(record, kGame) << "after " << log_;
    }
    if (rowsEntered_ == 0) {
      EXPECT_EQ(contentsOf(sheet_), sheetText_) << "after " << log_;
    }
  }
  // Each page had its share, and the analysis came to an end again and again.
  EXPECT_EQ(actionsOn_.size(), static_cast<std::size_t>(pages().size()));
  for (const auto& [name, actions] : actionsOn_)
    EXPECT_GT(actions, 10) << name;
  EXPECT_GT(analyses_, 3);
  EXPECT_FALSE(typedInNote_.empty());
  EXPECT_GT(rowsEntered_, 0);
  for (const auto& [after, times] : focusMoved_)
    ADD_FAILURE() << "the focus moved by itself " << times << " times " << after;
}

}  // namespace
}  // namespace rozbor::test
