#include <gmock/gmock.h>

#include <QComboBox>
#include <QPushButton>
#include <QTest>
#include <array>

#include "coach/coach_view.h"
#include "desktop_fixtures.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "library/library_view.h"
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
