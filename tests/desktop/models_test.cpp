#include <QAbstractItemModelTester>
#include <QFont>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTest>

#include "desktop_fixtures.h"
#include "game/candidate_model.h"
#include "game/turn_model.h"
#include "game/turn_panel.h"
#include "game/turn_table.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/render/render.h"
#include "rozbor/render/verdict_words.h"
#include "widgets/diagnostic_model.h"

namespace rozbor::test {
namespace {

using desktop::CandidateModel;
using desktop::GamePtr;
using desktop::TurnModel;

const desktop::LiveWording& english() {
  static const desktop::LiveWording kEnglish("en");
  return kEnglish;
}

GamePtr reviewed(reports::Preset preset) {
  const DesktopFolder folder;
  folder.installLexicon();
  app::Reviewer reviewer(folder.paths());
  app::ReviewOptions options;
  options.preset = preset;
  app::ReviewOutcome outcome = reviewer.review(app::RecordSource{folder.write("game.gcg", kGame)}, options);
  if (!outcome.review) throw std::runtime_error(outcome.error->message.english());
  return std::make_shared<const reports::GameReview>(*std::move(outcome.review));
}

GamePtr reviewed() {
  static const GamePtr kGameReview = reviewed(reports::Preset::quick);
  return kGameReview;
}

std::string shown(const QAbstractItemModel& model, int row, int column) {
  return model.index(row, column).data().toString().toStdString();
}

TEST(TurnModel, hasARowForEveryEventOfTheRecord) {
  TurnModel model(english());
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setGame(reviewed());
  ASSERT_EQ(model.rowCount(), turnCount);
  EXPECT_EQ(shown(model, house, TurnModel::number), "1");
  EXPECT_EQ(shown(model, house, TurnModel::player), "Ida Lind");
  EXPECT_EQ(shown(model, house, TurnModel::move), "8D HOUSE");
  EXPECT_EQ(shown(model, house, TurnModel::score), "+24");
  EXPECT_EQ(shown(model, on, TurnModel::move), "9D O(N)");
  EXPECT_EQ(shown(model, on, TurnModel::total), "31");
  EXPECT_EQ(shown(model, exchange, TurnModel::move), "exchange AE");
  EXPECT_EQ(shown(model, overtime, TurnModel::move), "time penalty");
}

TEST(TurnModel, tellsVerdictsOfGradedTurnsOnly) {
  TurnModel model(english());
  model.setGame(reviewed());
  EXPECT_EQ(shown(model, on, TurnModel::verdict), "howler");
  EXPECT_EQ(model.index(on, TurnModel::verdict).data(TurnModel::bandRole).toInt(),
            static_cast<int>(reports::Band::howler));
  EXPECT_EQ(shown(model, n, TurnModel::verdict), "not graded");
  EXPECT_EQ(shown(model, n, TurnModel::lost), "–");
  EXPECT_EQ(model.index(n, TurnModel::verdict).data(TurnModel::bandRole).toInt(), -1);
  EXPECT_EQ(shown(model, overtime, TurnModel::lost), "");
}

TEST(TurnModel, tellsTheLossInWhatTheVerdictIsMadeOf) {
  const GamePtr game = reviewed(reports::Preset::standard);
  const reports::Decision& decision = *desktop::decisionOn(*game, on);
  const auto loss = lossOf(decision);
  ASSERT_TRUE(loss && !loss->byPoints()) << "the example must have a verdict by win probability";
  TurnModel model(english());
  model.setGame(game);
  EXPECT_EQ(shown(model, on, TurnModel::lost), english().number(loss->win->loss(), 1) + " %");
  EXPECT_EQ(shown(model, on, TurnModel::verdict), reports::bandWord(decision.band, english()));
  const auto annotated = reports::renderGcg(*game, english());
  EXPECT_NE(annotated.find("[rozbor] " + reports::bandWord(decision.band, english()) + " -" +
                           english().number(loss->win->loss(), 1) + " %: "),
            std::string::npos);
}

/// The played move of a decision that was simulated, so little behind the best that no band is due.
GamePtr withASecondBest(const GamePtr& game, std::size_t turn) {
  auto changed = std::make_shared<reports::GameReview>(*game);
  for (reports::Decision& decision : changed->decisions) {
    if (decision.turn != turn) continue;
    auto& grade = std::get<reports::SimulatedGrade>(decision.grade);
    grade.winLossSe = 0;
    grade.played.rank = 2;
    grade.played.win = *grade.best().win - 0.001;
    grade.played.play.equity = grade.best().play.equity;
    decision.band = reports::Band::none;
    decision.cause = std::nullopt;
  }
  return changed;
}

TEST(TurnPanel, callsNothingTheBestPlayThatIsSecond) {
  const GamePtr standard = reviewed(reports::Preset::standard);
  desktop::TurnPanel panel(english());
  panel.setGame(withASecondBest(standard, on));
  panel.showTurn(on);
  EXPECT_EQ(panel.remark().text().toStdString(), "0.1 ± 0.0 % of win probability behind the best play.");

  auto best = std::make_shared<reports::GameReview>(*withASecondBest(standard, on));
  for (reports::Decision& decision : best->decisions) {
    if (auto* grade = std::get_if<reports::SimulatedGrade>(&decision.grade)) grade->played.rank = 1;
  }
  panel.setGame(best);
  panel.showTurn(on);
  EXPECT_EQ(panel.remark().text().toStdString(), "The best play.");
}

TEST(TurnPanel, cutsNoWordHoweverSmallItIsAndHoweverLargeTheText) {
  desktop::TurnPanel panel(english());
  panel.resize(320, 150);
  panel.setGame(reviewed());
  const int usual = panel.table().verticalHeader()->defaultSectionSize();
  QFont large = panel.font();
  large.setPointSizeF(large.pointSizeF() * 2);
  panel.setFont(large);
  panel.show();
  for (std::size_t turn = 0; turn < reviewed()->replay.turns.size(); ++turn) {
    panel.showTurn(turn);
    const QLabel& remark = panel.remark();
    EXPECT_TRUE(QTest::qWaitFor([&] { return remark.height() >= remark.heightForWidth(remark.width()); }))
        << "turn " << turn << ": " << remark.height() << " of " << remark.heightForWidth(remark.width());
  }
  EXPECT_GT(panel.table().verticalHeader()->defaultSectionSize(), usual);
}

TEST(TurnModel, showsAGameThatHasNoReviewYet) {
  auto game = std::make_shared<reports::GameReview>(*reviewed());
  game->decisions.clear();
  TurnModel model(english());
  model.setGame(game);
  EXPECT_EQ(model.rowCount(), turnCount);
  EXPECT_EQ(shown(model, on, TurnModel::move), "9D O(N)");
  EXPECT_EQ(shown(model, on, TurnModel::verdict), "");
}

TEST(TurnTable, sortsByWhatWasLostAsANumber) {
  desktop::TurnTable table(english());
  table.setGame(reviewed());
  table.sortByColumn(TurnModel::lost, Qt::DescendingOrder);
  EXPECT_EQ(shown(*table.model(), 0, TurnModel::move), "9D O(N)");
  table.sortByColumn(TurnModel::score, Qt::AscendingOrder);
  EXPECT_EQ(shown(*table.model(), 0, TurnModel::score), "−10");
  EXPECT_EQ(shown(*table.model(), turnCount - 1, TurnModel::score), "+24");
}

TEST(TurnTable, stepsInTheOrderOfTheGameHoweverItIsSorted) {
  desktop::TurnTable table(english());
  table.setGame(reviewed());
  EXPECT_EQ(table.currentTurn(), house);
  table.sortByColumn(TurnModel::lost, Qt::DescendingOrder);
  QSignalSpy shownTurns(&table, &desktop::TurnTable::turnShown);
  table.step(1);
  EXPECT_EQ(table.currentTurn(), n);
  table.step(1);
  EXPECT_EQ(table.currentTurn(), on);
  table.step(100);
  EXPECT_EQ(table.currentTurn(), overtime);
  table.step(-100);
  EXPECT_EQ(table.currentTurn(), house);
  EXPECT_EQ(shownTurns.count(), 4);
}

TEST(CandidateModel, hasTheBestMoveFirstAndThePlayedOneOnceInBold) {
  CandidateModel model(english());
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  const GamePtr game = reviewed();
  model.setDecision(game, desktop::decisionOn(*game, on));
  EXPECT_EQ(shown(model, 0, CandidateModel::move), "I8 STATION");
  int bold = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    if (!model.index(row, CandidateModel::move).data(Qt::FontRole).value<QFont>().bold()) continue;
    ++bold;
    EXPECT_EQ(shown(model, row, CandidateModel::move), "9D O(N)");
  }
  EXPECT_EQ(bold, 1);
}

TEST(CandidateModel, isEmptyForTurnsWithoutAGrade) {
  CandidateModel model(english());
  const GamePtr game = reviewed();
  model.setDecision(game, desktop::decisionOn(*game, n));
  EXPECT_EQ(model.rowCount(), 0);
  model.setDecision(game, desktop::decisionOn(*game, overtime));
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(DiagnosticModel, tellsLineKindAndWhatWasFound) {
  desktop::DiagnosticModel model(english());
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setDiagnostics({{parser::Severity::warning,
                         "test.code",
                         {7, 2, 1},
                         said::Message::verbatim("expected A, found B"),
                         said::Message::verbatim("taken as A")}});
  EXPECT_EQ(shown(model, 0, desktop::DiagnosticModel::line), "7");
  EXPECT_EQ(shown(model, 0, desktop::DiagnosticModel::severity), "warning");
  EXPECT_EQ(shown(model, 0, desktop::DiagnosticModel::message), "expected A, found B — taken as A");
}

}  // namespace
}  // namespace rozbor::test
