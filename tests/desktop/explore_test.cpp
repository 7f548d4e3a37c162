#include <gmock/gmock.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

#include "board_widget.h"
#include "desktop_fixtures.h"
#include "explore_view.h"
#include "review_view.h"
#include "turn_table.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;

class WhatIf : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    openAndWait(window_, folder_.write("game.gcg", kGame));
    window_.review().turns().setCurrentTurn(on);
    window_.show();
    step([this] { window_.showExplore(); });
  }
  template <class Do>
  void step(Do start) {
    QSignalSpy changed(&view(), &desktop::ExploreView::changed);
    start();
    ASSERT_TRUE(changed.wait(20'000)) << window_.banner().text().toStdString();
  }
  [[nodiscard]] desktop::ExploreView& view() { return window_.explore(); }
  [[nodiscard]] std::string row(int at) {
    return view().plays().model()->index(at, 1).data().toString().toStdString();
  }
  void type(QLineEdit& field, const char* text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QString::fromUtf8(text));
    QTest::keyClick(&field, Qt::Key_Return);
  }

  DesktopFolder folder_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(WhatIf, beginsBeforeTheTurnThatIsShownAndListsTheBestMoves) {
  EXPECT_EQ(view().board().view().board, boardFrom("8 ...HOUSE\n9 ....N"));
  EXPECT_EQ(row(0), "I8 STATION");
  EXPECT_LE(view().plays().model()->rowCount(), 15);
  const int best = view().plays().model()->rowCount();
  view().all().setChecked(true);
  EXPECT_GT(view().plays().model()->rowCount(), best);
}

TEST_F(WhatIf, showsAMoveAndPlaysItWhenItIsActivated) {
  view().plays().setCurrentIndex(view().plays().model()->index(0, 0));
  ASSERT_TRUE(view().board().view().ghost);
  step([this] { emit view().plays().activated(view().plays().model()->index(0, 0)); });
  EXPECT_EQ(view().state()->current().turn, 1);
  EXPECT_EQ(view().tree().topLevelItem(0)->childCount(), 1);
  step([this] { view().actions().takeBack->trigger(); });
  step([this] { type(view().answer(), "-"); });
  EXPECT_EQ(view().tree().topLevelItem(0)->childCount(), 2) << "the branches are kept";
}

TEST_F(WhatIf, letsALevelPlayOn) {
  view().levels().setCurrentText(QStringLiteral("greedy"));
  step([this] { view().actions().levelPlays->trigger(); });
  EXPECT_EQ(view().state()->current().turn, 1);
}

TEST_F(WhatIf, takesARackByHandAndSaysWhenItCannotBe) {
  step([this] { type(view().rackField(), "AT"); });
  EXPECT_EQ(view().state()->current().position.rack, rack("AT"));
  type(view().rackField(), "QQ");
  EXPECT_TRUE(
      QTest::qWaitFor([this] { return window_.banner().text().contains(QStringLiteral("rack")); }, 10'000));
}

TEST_F(WhatIf, beginsFromNothing) {
  step([this] { view().actions().fromNothing->trigger(); });
  EXPECT_TRUE(view().board().view().board.empty());
  EXPECT_EQ(view().state()->current().position.rack.size(), 7);
}

}  // namespace
}  // namespace rozbor::test
