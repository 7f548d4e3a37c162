#include <gmock/gmock.h>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "board/board_widget.h"
#include "desktop_fixtures.h"
#include "library/library_view.h"
#include "trainer/trainer_view.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;

class Trainer : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    const auto file = folder_.write("club.gcg", kGame);
    window_.show();
    QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
    window_.openLibrary((folder_.path() / "club.db").string());
    ASSERT_TRUE(loaded.wait(20'000));
    work([&] { window_.library().takeIn({file}); });
    work([&] { window_.library().analyse(reports::Preset::quick); });
  }
  template <class Do>
  void work(Do start) {
    QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
    start();
    ASSERT_TRUE(loaded.wait(60'000));
  }
  void begin() {
    QSignalSpy asked(&trainer(), &desktop::TrainerView::asked);
    window_.showTrainer();
    ASSERT_TRUE(asked.wait(20'000));
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  }
  void answer(const char* text) {
    trainer().answer().setFocus();
    QTest::keyClicks(&trainer().answer(), QString::fromUtf8(text));
    QTest::keyClick(&trainer().answer(), Qt::Key_Return);
  }
  [[nodiscard]] desktop::TrainerView& trainer() { return window_.trainer(); }
  [[nodiscard]] std::string told() { return trainer().replyText().toStdString(); }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Trainer, asksWhatWasLostAndGradesTheAnswer) {
  begin();
  ASSERT_TRUE(trainer().item());
  EXPECT_EQ(trainer().board().view().board, boardFrom("8 ...HOUSE\n9 ....N"));
  QSignalSpy graded(&trainer(), &desktop::TrainerView::graded);
  answer("I8 STATION");
  ASSERT_TRUE(graded.wait(30'000));
  EXPECT_THAT(told(), HasSubstr("easy: I8 STATION"));
  EXPECT_THAT(told(), HasSubstr("That is the best move."));
  EXPECT_THAT(told(), HasSubstr("Played in the game: 9D O(N)"));
  EXPECT_THAT(told(), HasSubstr("Asked again on"));
}

TEST_F(Trainer, leavesTheFocusWhereThePersonPutItWhileAPositionIsOnItsWay) {
  begin();
  EXPECT_EQ(QApplication::focusWidget(), &trainer().answer()) << "nobody went elsewhere";
  QSignalSpy asked(&trainer(), &desktop::TrainerView::asked);
  window_.showTrainer();
  auto* who = trainer().findChild<QComboBox*>();
  who->setFocus();
  ASSERT_TRUE(asked.wait(20'000));
  EXPECT_EQ(QApplication::focusWidget(), who);
}

TEST_F(Trainer, saysWhyAnAnswerMayNotBePlayedAndAwaitsAnother) {
  begin();
  answer("I8 STATIONS");
  ASSERT_TRUE(QTest::qWaitFor([this] { return told().find("rack") != std::string::npos; }, 20'000)) << told();
  EXPECT_TRUE(trainer().answer().isEnabled());
}

TEST_F(Trainer, givesHintsUnlessNothingHelps) {
  begin();
  trainer().actions().hint->trigger();
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return told().find("The best move scores") != std::string::npos; }, 20'000));
  QSignalSpy asked(&trainer(), &desktop::TrainerView::asked);
  trainer().tournament().setChecked(true);
  ASSERT_TRUE(asked.wait(20'000));
  EXPECT_FALSE(trainer().actions().hint->isEnabled());
}

TEST_F(Trainer, tellsResultsAtTheEndOfATournament) {
  begin();
  QSignalSpy again(&trainer(), &desktop::TrainerView::asked);
  trainer().tournament().setChecked(true);
  ASSERT_TRUE(again.wait(20'000));
  QSignalSpy ended(&trainer(), &desktop::TrainerView::ended);
  QSignalSpy asked(&trainer(), &desktop::TrainerView::asked);
  while (ended.isEmpty()) {
    const auto before = asked.count();
    EXPECT_EQ(told(), "");
    trainer().actions().giveUp->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked.count() > before || !ended.isEmpty(); }, 30'000));
  }
  EXPECT_THAT(told(), HasSubstr("Given up."));
  EXPECT_THAT(told(), HasSubstr("I8 STATION"));
}

TEST_F(Trainer, saysWhenNothingIsDue) {
  begin();
  QSignalSpy ended(&trainer(), &desktop::TrainerView::ended);
  QSignalSpy graded(&trainer(), &desktop::TrainerView::graded);
  while (ended.isEmpty()) {
    trainer().actions().giveUp->trigger();
    ASSERT_TRUE(graded.wait(20'000));
    QSignalSpy next(&trainer(), &desktop::TrainerView::asked);
    trainer().actions().next->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !next.isEmpty() || !ended.isEmpty(); }, 20'000));
  }
  ended.clear();
  window_.showTrainer();
  ASSERT_TRUE(ended.wait(20'000));
  EXPECT_FALSE(trainer().answer().isEnabled());
}

}  // namespace
}  // namespace rozbor::test
