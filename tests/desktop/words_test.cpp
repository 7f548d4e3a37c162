#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

#include "board/board_widget.h"
#include "desktop_fixtures.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "lookup/words_dialog.h"

namespace rozbor::test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// Words of the lexicon, looked up in the window.
class Words : public ::testing::Test {
 protected:
  Words() {
    folder_.installLexicon();
    window_.show();
  }
  void openGame() { openAndWait(window_, folder_.write("game.gcg", kGame)); }
  desktop::WordsDialog& dialog() {
    window_.wordsAction().trigger();
    return window_.showWords();
  }
  /// What is said once the words so typed are answered.
  std::string answerTo(desktop::WordsDialog& dialog, const QString& typed) {
    QSignalSpy told(&dialog, &desktop::WordsDialog::told);
    dialog.question().clear();
    QTest::keyClicks(&dialog.question(), typed);
    return settled(dialog, told);
  }
  /// Waits until nothing more is told for a while.
  static std::string settled(desktop::WordsDialog& dialog, QSignalSpy& told) {
    while (told.wait(500)) {
    }
    return dialog.answer().toPlainText().toStdString();
  }
  [[nodiscard]] desktop::BoardWidget& board() {
    for (auto* board : window_.review().findChildren<desktop::BoardWidget*>()) {
      if (board->isVisible()) return *board;
    }
    throw std::runtime_error("no board");
  }
  /// What the menu of a square offers; the first of it is done.
  QStringList offeredAt(game::Square square) {
    const QPoint point = board().centreOf(square).toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, board().mapToGlobal(point));
    QCoreApplication::sendEvent(&board(), &event);
    QStringList offered;
    auto* menu = board().findChild<QMenu*>();
    if (menu == nullptr) return offered;
    for (const QAction* action : menu->actions())
      offered.push_back(action->text());
    menu->actions().front()->trigger();
    menu->close();
    delete menu;
    return offered;
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Words, areAnsweredWithHooksAndAnagramsAsTheyAreTyped) {
  auto& words = dialog();
  words.languages().setCurrentIndex(words.languages().findData("en"));
  EXPECT_THAT(words.answer().toPlainText().toStdString(), HasSubstr("any letter"));
  EXPECT_THAT(answerTo(words, "house"),
              AllOf(HasSubstr("HOUSE is a word of test."), HasSubstr("Hooks behind\nS"), HasSubstr("HO")));
  EXPECT_TRUE(words.meaningButton().isEnabled());
  EXPECT_THAT(answerTo(words, "oh"),
              AllOf(HasSubstr("OH is no word of test."), HasSubstr("Anagrams (1)\nHO")));
  EXPECT_THAT(answerTo(words, "*o*"), HasSubstr("Words that fit (5)\nHO"));
  EXPECT_FALSE(words.meaningButton().isEnabled());
  EXPECT_THAT(answerTo(words, "h1"), HasSubstr("no letter of English"));
}

TEST_F(Words, leadOnToEachOther) {
  auto& words = dialog();
  words.languages().setCurrentIndex(words.languages().findData("en"));
  answerTo(words, "house");
  QSignalSpy told(&words, &desktop::WordsDialog::told);
  emit words.answer().anchorClicked(QUrl(QStringLiteral("HOUSES")));
  EXPECT_THAT(settled(words, told), HasSubstr("HOUSES is a word of test."));
  EXPECT_EQ(words.question().text(), "HOUSES");
}

TEST_F(Words, ofAGameBeginWithTheWordOfTheMove) {
  openGame();
  window_.review().turns().setCurrentTurn(house);
  auto& words = dialog();
  EXPECT_EQ(words.question().text(), "HOUSE");
  EXPECT_EQ(words.languages().currentData().toString(), "en");
}

TEST_F(Words, areAskedOfAnyTileOnTheBoard) {
  openGame();
  window_.review().turns().setCurrentTurn(on);
  EXPECT_THAT(offeredAt({7, 4}), ElementsAre("Look up HOUSE", "Look up ON"));
  EXPECT_EQ(window_.showWords(QStringLiteral("ON")).question().text(), "ON");
  EXPECT_THAT(offeredAt({7, 5}), ElementsAre("Look up HOUSE"));
  EXPECT_EQ(window_.findChild<desktop::WordsDialog*>()->question().text(), "HOUSE");
  EXPECT_TRUE(offeredAt({0, 0}).isEmpty());
}

TEST_F(Words, areSaidAgainInAnotherLanguage) {
  auto& words = dialog();
  words.languages().setCurrentIndex(words.languages().findData("en"));
  answerTo(words, "house");
  wording_.speak("cs");
  EXPECT_THAT(words.answer().toPlainText().toStdString(), Not(HasSubstr("is a word of")));
  EXPECT_NE(words.windowTitle(), "Words");
}

}  // namespace
}  // namespace rozbor::test
