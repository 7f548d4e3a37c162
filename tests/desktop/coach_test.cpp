#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <array>

#include "coach/coach_view.h"
#include "coach/weeks_card.h"
#include "desktop_fixtures.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "library/decision_panel.h"
#include "library/library_view.h"
#include "lookup/words_dialog.h"
#include "trainer/trainer_view.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// The same invented mistake in several games: STATION is overlooked.
class Coach : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    std::filesystem::create_directory(folder_.path() / "games");
    for (std::size_t game = 0; game < kGames.size(); ++game)
      folder_.write("games/" + std::to_string(game) + ".gcg", recordOf(game));
    window_.show();
    QSignalSpy loaded(&window_.library(), &desktop::LibraryView::loaded);
    window_.openLibrary((folder_.path() / "club.db").string());
    ASSERT_TRUE(loaded.wait(20'000));
  }
  /// Each a column further to the right, since games that are alike are one game.
  [[nodiscard]] static std::string recordOf(std::size_t game) {
    const auto column = [game](char first) {
      return std::string(1, static_cast<char>(first + static_cast<char>(game)));
    };
    const auto& [house, n, on] = kGames[game];
    const auto points = [](int score, int total) {
      return " +" + std::to_string(score) + " " + std::to_string(total) + "\n";
    };
    return "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n#date 2026-01-1" + std::to_string(game) +
           "\n>Ida: EHOSUVW 8" + column('D') + " HOUSE" + points(house, house) + ">Otto: N " + column('E') +
           "8 .N" + points(n, n) + ">Ida: AINOSTT 9" + column('D') + " O." + points(on, house + on) +
           ">Otto: AEINRST -AE" + points(0, n);
  }
  void takeInAndAnalyse() {
    QSignalSpy done(&window_.library(), &desktop::LibraryView::jobDone);
    window_.library().takeIn({folder_.path() / "games"});
    ASSERT_TRUE(done.wait(20'000));
    window_.library().analyse(reports::Preset::quick);
    ASSERT_TRUE(done.wait(60'000));
  }
  void showCoach() {
    QSignalSpy told(&coach(), &desktop::CoachView::told);
    window_.showCoach();
    ASSERT_TRUE(told.wait(20'000));
  }
  /// As somebody does who has no mouse.
  static void press(QPushButton& button) {
    button.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&button, Qt::Key_Space);
  }
  /// Gives up whatever is asked, until the end; how many positions that were.
  std::size_t askAll() {
    desktop::TrainerView& trainer = window_.trainer();
    QSignalSpy ended(&trainer, &desktop::TrainerView::ended);
    std::size_t positions = 0;
    while (ended.isEmpty()) {
      QSignalSpy graded(&trainer, &desktop::TrainerView::graded);
      QSignalSpy asked(&trainer, &desktop::TrainerView::asked);
      trainer.actions().giveUp->trigger();
      if (!graded.wait(20'000)) break;
      ++positions;
      trainer.actions().next->trigger();
      if (!QTest::qWaitFor([&] { return !asked.isEmpty() || !ended.isEmpty(); }, 20'000)) break;
    }
    return positions;
  }
  /// As the coach has it.
  [[nodiscard]] app::Dashboard dashboard() {
    auto library = app::openLibrary((folder_.path() / "club.db").string());
    return *app::dashboardOf(*library, coach().who().currentText().toStdString(), folder_.paths());
  }
  [[nodiscard]] desktop::CoachView& coach() { return window_.coach(); }
  [[nodiscard]] std::string text() { return coach().text().toStdString(); }

  /// Points of the first three moves.
  static constexpr std::array<std::array<int, 3>, 5> kGames{
      {{24, 2, 7}, {16, 2, 7}, {16, 3, 7}, {16, 2, 9}, {18, 3, 7}}};
  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Coach, saysThatThereAreNoGames) {
  showCoach();
  EXPECT_THAT(text(), HasSubstr("There are no games in the library yet."));
  EXPECT_FALSE(coach().who().isVisible());
}

TEST_F(Coach, saysWhatToWorkOnAndLeadsToEachExample) {
  takeInAndAnalyse();
  showCoach();
  EXPECT_EQ(coach().who().currentText(), "Ida Lind");
  ASSERT_FALSE(coach().story().work.empty());
  EXPECT_THAT(text(), HasSubstr(coach().story().verdict));
  EXPECT_THAT(text(), HasSubstr(coach().story().work[0].title));
  EXPECT_THAT(text(), HasSubstr(coach().story().work[0].cost));
  EXPECT_THAT(text(), Not(HasSubstr("rozbor train"))) << "a window asks for no command";
  ASSERT_FALSE(coach().examples().empty());
  EXPECT_THAT(text(), HasSubstr(coach().story().work[0].examples[0].text));
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  coach().examples().first()->click();
  ASSERT_TRUE(settled.wait(20'000));
  EXPECT_TRUE(window_.review().isVisible());
  EXPECT_EQ(window_.review().turns().currentTurn(), on);
}

TEST_F(Coach, leadsFromEachSentenceToTheDecisionsThatItCounts) {
  takeInAndAnalyse();
  showCoach();
  ASSERT_GE(coach().links().size(), 3) << "a theme, words to learn, what is due";
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  for (qsizetype at = 0; at < coach().links().size(); ++at) {
    showCoach();
    const desktop::CoachView::Links links = coach().links()[at];
    SCOPED_TRACE(topicTitle(links.about.topic, wording_));
    EXPECT_THAT(links.decisions->text().toStdString(), HasSubstr(std::to_string(links.about.decisions)));
    press(*links.decisions);
    desktop::DecisionPanel& list = window_.library().decisions();
    ASSERT_TRUE(QTest::qWaitFor([&] { return list.isVisible() && list.rows().rowCount() > 0; }, 20'000));
    EXPECT_EQ(list.rows().rowCount(), static_cast<int>(links.about.decisions));
    EXPECT_THAT(list.title().toStdString(), HasSubstr(topicTitle(links.about.topic, wording_)));
    EXPECT_TRUE(list.table().hasFocus());
  }
}

TEST_F(Coach, tellsAThemeWithTheNumberThatTheListHas) {
  takeInAndAnalyse();
  showCoach();
  const reports::ToldWork& work = coach().story().work.front();
  EXPECT_THAT(work.cost, HasSubstr("seen in " + std::to_string(work.about.decisions) + " decisions"));
  desktop::DecisionPanel& list = window_.library().decisions();
  list.tiles().setText(QStringLiteral("ZZ"));
  QTest::mouseClick(coach().links().front().decisions, Qt::LeftButton);
  const auto count = static_cast<int>(work.about.decisions);
  ASSERT_TRUE(QTest::qWaitFor([&] { return list.rows().rowCount() == count; }, 20'000))
      << "whatever was chosen in the list before";
  EXPECT_EQ(list.tiles().text(), "");
  for (int row = 0; row < list.rows().rowCount(); ++row)
    EXPECT_THAT(list.rows().index(row, 4).data().toString().toStdString(), HasSubstr("STATION"));
  EXPECT_TRUE(list.allButton().isVisible());
  QTest::mouseClick(&list.allButton(), Qt::LeftButton);
  EXPECT_GT(list.rows().rowCount(), count);
  EXPECT_FALSE(list.allButton().isVisible());
  EXPECT_EQ(list.title().toStdString(), "Decisions");
}

TEST_F(Coach, drillsAThemeAndNothingElse) {
  takeInAndAnalyse();
  showCoach();
  const desktop::CoachView::Links links = coach().links().front();
  ASSERT_NE(links.drill, nullptr);
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  QSignalSpy asked(&window_.trainer(), &desktop::TrainerView::asked);
  press(*links.drill);
  ASSERT_TRUE(asked.wait(20'000));
  EXPECT_TRUE(window_.trainer().isVisible());
  EXPECT_THAT(window_.trainer().drillLabel().text().toStdString(),
              HasSubstr(topicTitle(links.about.topic, wording_)));
  EXPECT_EQ(askAll(), links.about.lessons);
  QSignalSpy ended(&window_.trainer(), &desktop::TrainerView::ended);
  QTest::mouseClick(&window_.trainer().dueButton(), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !ended.isEmpty() || !asked.isEmpty(); }, 20'000));
  EXPECT_FALSE(window_.trainer().drillLabel().isVisible());
}

TEST_F(Coach, drillsWhatWasLostByAnotherThemeApart) {
  takeInAndAnalyse();
  showCoach();
  const app::Drill all = app::drillOf(dashboard().player, reports::AllLessons{});
  ASSERT_GT(all.positions.size(), 1U);
  app::Drill one = all;
  one.positions.erase(one.positions.begin() + 1, one.positions.end());
  QSignalSpy asked(&window_.trainer(), &desktop::TrainerView::asked);
  emit coach().trainingChosen(window_.library().persons(), dashboard().player.person.id, one);
  ASSERT_TRUE(asked.wait(20'000));
  EXPECT_EQ(window_.trainer().item()->card.game, one.positions.front().first);
  EXPECT_EQ(window_.trainer().item()->card.turn, one.positions.front().second);
  EXPECT_EQ(askAll(), 1U);
}

TEST_F(Coach, looksWordsUpThatAreToBeLearnt) {
  takeInAndAnalyse();
  showCoach();
  const auto& plan = coach().story().plan;
  ASSERT_FALSE(plan.empty());
  ASSERT_FALSE(plan.front().words.empty());
  EXPECT_EQ(plan.front().words.front().word, "STATION");
  QLabel* label = nullptr;
  for (QLabel* each : coach().findChildren<QLabel*>()) {
    if (each->text().contains(QStringLiteral("<a href=\"0\">STATION</a>"))) label = each;
  }
  ASSERT_NE(label, nullptr);
  emit label->linkActivated(QStringLiteral("0"));
  EXPECT_EQ(window_.showWord(QString(), "en").question().text().toStdString(), "STATION");
}

TEST_F(Coach, tellsProgressWeekByWeek) {
  takeInAndAnalyse();
  showCoach();
  ASSERT_NE(coach().weeks(), nullptr);
  ASSERT_NE(coach().weeks()->table(), nullptr);
  const QAbstractItemModel& rows = *coach().weeks()->table()->model();
  ASSERT_EQ(rows.rowCount(), 2);
  EXPECT_EQ(rows.index(0, 0).data().toString().toStdString(), "2026-W03\u00a0*") << "the last one first";
  EXPECT_EQ(rows.index(0, 2).data().toString().toStdString(), "3") << "from Monday, the twelfth, on";
  EXPECT_EQ(rows.index(1, 0).data().toString().toStdString(), "2026-W02\u00a0*");
  EXPECT_EQ(rows.index(1, 1).data().toString().toStdString(), "2026-01-05");
  EXPECT_THAT(text(), HasSubstr("Whether you lose fewer points than before cannot be told yet"));
  EXPECT_THAT(text(), HasSubstr("fewer than 8 games"));
  EXPECT_THAT(text(), Not(HasSubstr("belong to no week")));
}

TEST_F(Coach, tellsOfWhoIsChosen) {
  takeInAndAnalyse();
  showCoach();
  const std::string ida = text();
  coach().who().setCurrentText("Otto Berg");
  QSignalSpy told(&coach(), &desktop::CoachView::told);
  emit coach().who().activated(coach().who().currentIndex());
  ASSERT_TRUE(told.wait(20'000));
  EXPECT_NE(text(), ida);
  showCoach();
  EXPECT_EQ(coach().who().currentText(), "Otto Berg") << "comes back to whom it was of";
}

TEST_F(Coach, speaksTheLanguageThatIsSwitchedTo) {
  takeInAndAnalyse();
  showCoach();
  const std::string english = coach().story().verdict;
  wording_.speak("cs");
  EXPECT_NE(coach().story().verdict, english);
  EXPECT_THAT(text(), HasSubstr(coach().story().verdict));
  EXPECT_THAT(text(), Not(HasSubstr(english)));
}

}  // namespace
}  // namespace rozbor::test
