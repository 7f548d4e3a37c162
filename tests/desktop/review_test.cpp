#include <gmock/gmock.h>

#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include "board/board_panel.h"
#include "board/board_widget.h"
#include "board/tile_mime.h"
#include "desktop_fixtures.h"
#include "game/course_chart.h"
#include "game/game_ribbon.h"
#include "game/moment_button.h"
#include "game/note_edit.h"
#include "game/review_view.h"
#include "game/story_header.h"
#include "game/turn_panel.h"
#include "game/turn_table.h"
#include "lookup/word_lookup.h"
#include "rozbor/app/review/record_notes.h"
#include "rozbor/parser/gcg.h"
#include "speech/words.h"
#include "trainer/question_panel.h"

namespace rozbor::test {
namespace {

using ::testing::HasSubstr;

class Review : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.installLexicon();
    file_ = folder_.write("game.gcg", kGame);
    review().setPreset(reports::Preset::quick);
    openAndWait(window_, file_);
    window_.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window_));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }
  void type(const char* text) { QTest::keyClicks(QApplication::focusWidget(), QString::fromUtf8(text)); }
  [[nodiscard]] desktop::ReviewView& review() { return window_.review(); }
  [[nodiscard]] int turn() { return review().turns().currentTurn(); }
  [[nodiscard]] std::string play(int row) {
    return review().turns().model()->index(row, desktop::TurnModel::move).data().toString().toStdString();
  }
  [[nodiscard]] const desktop::BoardView& board() { return review().board().board().view(); }
  [[nodiscard]] std::string told() { return review().question().told().toStdString(); }
  void waitForGrade() {
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return !review().question().told().startsWith(QStringLiteral("Grading")); }, 20'000));
  }
  void click(game::Square square) {
    desktop::BoardWidget& widget = review().board().board();
    QTest::mouseClick(&widget, Qt::LeftButton, {}, widget.centreOf(square).toPoint());
  }

  /// A tile that is carried from the rack.
  void drop(const char* letter, game::Square square) {
    desktop::BoardWidget& widget = review().board().board();
    const std::unique_ptr<QMimeData> tile(
        desktop::mimeOf(game::Tile(*language("en").alphabet.letter(letter))));
    const QPointF where = widget.centreOf(square);
    QDragEnterEvent enter(where.toPoint(), Qt::CopyAction, tile.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &enter);
    QDropEvent dropped(where, Qt::CopyAction, tile.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &dropped);
  }

  DesktopFolder folder_;
  std::filesystem::path file_;
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, folder_.paths()};
};

TEST_F(Review, tellsTheVerdictFirst) {
  EXPECT_NE(review().story().verdict(), "");
}

TEST_F(Review, leadsFromTheParagraphToTheTurnsByKeysAndWaitsWithItWhileATurnIsAsked) {
  QLabel& course = review().story().course();
  EXPECT_THAT(course.text().toStdString(), HasSubstr("Ida Lind was ahead from <a href=\"0\">turn 1</a> on."));
  course.setFocus(Qt::TabFocusReason);
  for (int link = 0; link < 9 && course.selectedText() != "turn 3"; ++link)
    QTest::keyClick(&course, Qt::Key_Tab);
  QTest::keyClick(&course, Qt::Key_Return);
  EXPECT_EQ(turn(), on) << "the sentence of the missed bingo";
  EXPECT_TRUE(course.isVisible());
  press(Qt::Key_R);
  ASSERT_TRUE(review().asking());
  EXPECT_FALSE(course.isVisible());
  press(Qt::Key_R);
  EXPECT_TRUE(course.isVisible());
}

TEST_F(Review, stopsBeforeTheNextMistakeAndHidesWhatWasPlayed) {
  press(Qt::Key_N);
  EXPECT_EQ(turn(), on);
  EXPECT_TRUE(review().asking());
  EXPECT_EQ(play(on), "?");
  EXPECT_EQ(board().board, boardFrom("8 ...HOUSE\n9 ....N")) << "the board before the move";
  press(Qt::Key_R);
  EXPECT_FALSE(review().asking());
  EXPECT_EQ(play(on), "9D O(N)");
  EXPECT_EQ(board().board, boardFrom("8 ...HOUSE\n9 ...ON"));
}

TEST_F(Review, goesOnFromAHiddenAnswerToTheAnswer) {
  press(Qt::Key_N);
  press(Qt::Key_Right);
  EXPECT_EQ(turn(), on);
  EXPECT_FALSE(review().asking());
  press(Qt::Key_Right);
  EXPECT_EQ(turn(), exchange);
}

TEST_F(Review, isDoneWithTwoKeysForEachMistakeAndOneToKnowThatItIsDone) {
  int keys = 0;
  int mistakes = 0;
  for (press(Qt::Key_N), ++keys; review().asking(); press(Qt::Key_N), ++keys) {
    press(Qt::Key_R);
    ++keys;
    ++mistakes;
  }
  EXPECT_GE(mistakes, 1);
  EXPECT_EQ(keys, 2 * mistakes + 1);
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("no mistake after"));
}

TEST_F(Review, saysWhenThereIsNoFurtherMistake) {
  press(Qt::Key_End);
  press(Qt::Key_N);
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("no mistake after"));
  press(Qt::Key_Home);
  press(Qt::Key_N, Qt::ShiftModifier);
  EXPECT_THAT(window_.banner().text().toStdString(), HasSubstr("no mistake before"));
}

TEST_F(Review, goesToKeyMomentsByTheirNumbers) {
  ASSERT_FALSE(review().game()->keyMoments.empty());
  const auto& first = review().game()->decisions[review().game()->keyMoments[0].decision];
  press(Qt::Key_End);
  press(Qt::Key_1);
  EXPECT_EQ(turn(), static_cast<int>(first.turn));
  EXPECT_FALSE(review().asking());
}

TEST_F(Review, gradesAnAnswerThatIsTyped) {
  press(Qt::Key_N);
  review().question().focusAnswer();
  type("9D O.");
  press(Qt::Key_Return);
  waitForGrade();
  EXPECT_THAT(told(), HasSubstr("Your move: 9D O(N) for 7"));
  EXPECT_THAT(told(), HasSubstr("It loses"));
  review().turns().setFocus();
  press(Qt::Key_R);
  EXPECT_EQ(turn(), on) << "the answer stays with its turn";
}

TEST_F(Review, gradesTheBestMoveThatIsPlacedWithTheMouseAndLetters) {
  press(Qt::Key_N);
  click({7, 8});
  click({7, 8});
  type("station");
  EXPECT_EQ(review().question().answer(), "I8 STATION");
  ASSERT_TRUE(board().entry);
  EXPECT_EQ(board().entry->laid.size(), 7u);
  press(Qt::Key_Return);
  waitForGrade();
  EXPECT_THAT(told(), HasSubstr("That is the best move."));
}

TEST_F(Review, saysWhyAnAnswerMayNotBePlayed) {
  press(Qt::Key_N);
  review().question().focusAnswer();
  type("9D QQQ");
  press(Qt::Key_Return);
  waitForGrade();
  EXPECT_THAT(told(), HasSubstr("not on the rack"));
}

TEST_F(Review, takesTilesThatAreCarriedToTheBoard) {
  press(Qt::Key_N);
  drop("E", {7, 8});
  EXPECT_EQ(board().entry->laid.size(), 0u) << "there is no E on the rack";
  drop("T", {7, 7});
  EXPECT_EQ(board().entry->laid.size(), 0u) << "a tile lies there";
  drop("S", {7, 8});
  EXPECT_EQ(board().entry->laid.size(), 1u);
  EXPECT_EQ(review().question().answer(), "8D .....S");
}

TEST_F(Review, writesNoKeysIntoTheNoteWhenAnAnalysisBegins) {
  const std::string before = fileText(file_);
  int seen = 0;
  QObject::connect(&window_.review(), &desktop::ReviewView::gameChanged, &window_, [&] {
    ++seen;
    EXPECT_NE(QApplication::focusWidget(), &review().details().note());
  });
  review().details().table().setFocus();
  ASSERT_TRUE(review().details().table().hasFocus());
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  review().setPreset(reports::Preset::standard);
  ASSERT_TRUE(QTest::qWaitFor([&] { return seen > 0; }, 20'000));
  type("z");
  ASSERT_TRUE(settled.count() > 0 || settled.wait(120'000));
  EXPECT_GT(seen, 1) << "the game without grades comes first";
  EXPECT_TRUE(review().details().table().hasFocus()) << "where the person put it";
  review().details().note().clearFocus();
  EXPECT_EQ(fileText(file_), before);
}

TEST_F(Review, staysOnTheBalanceWhileItIsGradedAnew) {
  auto* tabs = review().findChild<QTabWidget*>();
  review().showTab(2);
  QWidget* const balance = tabs->currentWidget();
  ASSERT_TRUE(tabs->isTabVisible(2));
  int moved = 0;
  QObject::connect(tabs, &QTabWidget::currentChanged, &window_, [&] { ++moved; });
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  review().setPreset(reports::Preset::standard);
  ASSERT_TRUE(settled.wait(120'000));
  EXPECT_EQ(moved, 0);
  EXPECT_EQ(tabs->currentWidget(), balance);
}

TEST_F(Review, keepsTheUsersNoteInTheRecord) {
  press(Qt::Key_Right);
  review().details().note().setFocus();
  EXPECT_EQ(review().details().note().toPlainText(), "Otto was in a hurry.");
  review().details().note().setPlainText(QStringLiteral("Otto had time."));
  review().turns().setFocus();
  const auto record = parser::parseGcg(fileText(file_)).record;
  EXPECT_EQ(app::ownNote(record, n), "Otto had time.");
  press(Qt::Key_Right);
  press(Qt::Key_Left);
  EXPECT_EQ(review().details().note().toPlainText(), "Otto had time.");
}

TEST_F(Review, keepsANoteThatIsBeingWrittenWhenTheWindowCloses) {
  review().details().note().setFocus();
  type("good");
  window_.close();
  EXPECT_EQ(app::ownNote(parser::parseGcg(fileText(file_)).record, house), "good");
}

TEST_F(Review, looksDeeperIntoATurn) {
  press(Qt::Key_End);
  press(Qt::Key_Left);
  ASSERT_EQ(turn(), exchange);
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  press(Qt::Key_D);
  ASSERT_TRUE(settled.wait(120'000));
  const auto* decision = desktop::decisionOn(*review().game(), exchange);
  ASSERT_NE(decision, nullptr);
  EXPECT_EQ(decision->method(), reports::Method::simulation);
  EXPECT_TRUE(review().details().candidates().looksAhead());
  EXPECT_EQ(turn(), exchange);
}

TEST_F(Review, stopsLookingDeeperAndKeepsItsGrades) {
  press(Qt::Key_D);
  press(Qt::Key_Escape);
  EXPECT_TRUE(review().graded());
  EXPECT_EQ(review().game()->decisions[0].method(), reports::Method::staticEquity);
}

/// As on a score sheet: of a rack only the tiles that were laid are known.
TEST_F(Review, estimatesATurnWhoseRackIsNotToldUnderQuickToo) {
  ASSERT_EQ(review().preset(), reports::Preset::quick);
  const auto sheet = folder_.write("sheet.gcg",
                                   "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n"
                                   ">Ida: EHOSU 8D HOUSE +24 24\n>Otto: N E8 .N +2 2\n>Ida: O 9D O. +7 31\n");
  openAndWait(window_, sheet);
  ASSERT_EQ(review().game()->decisions.size(), 3U);
  for (const reports::Decision& decision : review().game()->decisions)
    EXPECT_NE(decision.imputed(), nullptr);
  const QString grounds = desktop::groundsOf(*review().game(), wording_);
  EXPECT_TRUE(grounds.endsWith(QStringLiteral("3 turns estimated over likely racks (≈)")))
      << grounds.toStdString();
}

TEST_F(Review, showsTheTurnThatIsClickedInTheChart) {
  review().showTab(1);
  QTest::qWait(20);
  desktop::CourseChart& chart = review().chart();
  QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(chart.width() - 20, chart.height() / 2));
  EXPECT_EQ(turn(), overtime);
}

TEST_F(Review, closedDuringAnAnalysisEndsAndLeavesTheRecordAsItWas) {
  {
    desktop::MainWindow other(wording_, folder_.paths());
    openAndWait(other, file_);
    other.show();
    QSignalSpy busy(&other.review(), &desktop::ReviewView::busyChanged);
    other.review().setPreset(reports::Preset::deep);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !busy.isEmpty(); }, 20'000));
    EXPECT_TRUE(other.close());
    EXPECT_FALSE(other.isVisible());
  }
  EXPECT_EQ(fileText(file_), kGame);
}

TEST_F(Review, undoesANoteInTheRecordToo) {
  review().turns().setCurrentTurn(n);
  review().details().note().setPlainText(QStringLiteral("Otto had time."));
  review().details().note().finish();
  EXPECT_EQ(window_.undoAction().text(), QStringLiteral("&Undo: note on turn 2"));
  review().turns().setCurrentTurn(house);
  window_.undoAction().trigger();
  review().turns().setCurrentTurn(n);
  EXPECT_EQ(review().details().note().toPlainText(), "Otto was in a hurry.");
  EXPECT_FALSE(window_.undoAction().isEnabled());
  window_.redoAction().trigger();
  EXPECT_EQ(review().details().note().toPlainText(), "Otto had time.");
}

/// A dictionary server that knows one word.
class FakeDict : public QTcpServer {
 public:
  FakeDict() { listen(QHostAddress::LocalHost); }

 protected:
  void incomingConnection(qintptr handle) override {
    auto* socket = new QTcpSocket(this);
    socket->setSocketDescriptor(handle);
    socket->write("220 fake\r\n");
    connect(socket, &QTcpSocket::readyRead, socket, [socket] {
      const bool known = socket->readAll().contains("DEFINE * \"house\"");
      socket->write(
          known
              ? "150 1 found\r\n151 \"house\" fake \"Fake\"\r\nwhere one lives\r\n.\r\n250 ok\r\n221 bye\r\n"
              : "552 no match\r\n221 bye\r\n");
    });
  }
};

TEST_F(Review, opensThePageOfAWordWhereNoDictionaryIsOnTheMachine) {
  QUrl opened;
  review().lookup().dict().setPort(1);
  review().lookup().setOpener([&](const QUrl& page) { opened = page; });
  press(Qt::Key_F1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !opened.isEmpty(); }, 10'000));
  EXPECT_EQ(opened, QUrl(QStringLiteral("https://en.wiktionary.org/wiki/house")));
}

TEST_F(Review, showsWhatADictionaryOnTheMachineSaysOfAWordThatIsClicked) {
  const FakeDict dict;
  review().lookup().dict().setPort(dict.serverPort());
  QUrl opened;
  review().lookup().setOpener([&](const QUrl& page) { opened = page; });
  EXPECT_THAT(review().details().words().text().toStdString(), HasSubstr("<a href=\"house\">house</a>"));
  emit review().details().words().linkActivated(QStringLiteral("house"));
  const auto shown = [this] {
    const auto texts = window_.findChildren<QPlainTextEdit*>();
    return std::ranges::any_of(texts, [](const QPlainTextEdit* text) {
      return text->toPlainText() == QStringLiteral("where one lives");
    });
  };
  EXPECT_TRUE(QTest::qWaitFor(shown, 10'000));
  EXPECT_TRUE(opened.isEmpty());
  emit review().details().words().linkActivated(QStringLiteral("on"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !opened.isEmpty(); }, 10'000)) << "the server does not know it";
}

TEST_F(Review, asksForTheWordsOfTheCandidateThatIsChosen) {
  review().turns().setCurrentTurn(on);
  QSignalSpy asked(&review().details(), &desktop::TurnPanel::wordChosen);
  review().details().table().setCurrentIndex(review().details().table().model()->index(0, 0));
  review().details().askMeaning();
  ASSERT_EQ(asked.count() + window_.findChildren<QMenu*>(QStringLiteral("words")).size(), 1);
}

TEST_F(Review, showsTheGameAtAGlanceWhereverOneIs) {
  desktop::GameRibbon& ribbon = review().ribbon();
  ASSERT_TRUE(ribbon.isVisible());
  EXPECT_EQ(ribbon.curve(), desktop::GameRibbon::Curve::byScore) << "quick grades do not look ahead";
  for (int tab = 0; tab < 4; ++tab) {
    review().showTab(tab);
    EXPECT_TRUE(ribbon.isVisible());
  }
  QTest::mouseClick(&ribbon, Qt::LeftButton, {}, QPoint(ribbon.width() - 3, ribbon.height() / 2));
  EXPECT_EQ(turn(), review().turns().turnCount() - 1);
  QTest::mouseClick(&ribbon, Qt::LeftButton, {}, QPoint(3, ribbon.height() / 2));
  EXPECT_EQ(turn(), house);
}

TEST_F(Review, keepsTheLossOfATurnThatIsAskedFromTheGlance) {
  review().turns().setCurrentTurn(on);
  const auto losses = [this] { return review().ribbon().lossesShown(); };
  ASSERT_THAT(losses(), ::testing::Contains(on));
  press(Qt::Key_R);
  ASSERT_TRUE(review().asking());
  EXPECT_THAT(losses(), ::testing::Not(::testing::Contains(on)));
  press(Qt::Key_R);
  EXPECT_THAT(losses(), ::testing::Contains(on));
}

/// The moment of the game is the turn on which STATION was overlooked.
TEST_F(Review, asksEachMomentAndTellsItThen) {
  const auto& told = review().story();
  const auto buttons = [&] { return told.findChildren<desktop::MomentButton*>(); };
  review().showTab(1);
  press(Qt::Key_Space);
  ASSERT_TRUE(review().asking());
  EXPECT_TRUE(review().question().isVisible());
  EXPECT_THAT(review().question().findChild<QLabel*>()->text().toStdString(), HasSubstr("Moment 1 of "));
  while (turn() != on && review().guided().running())
    press(Qt::Key_Space);
  ASSERT_TRUE(review().asking());
  for (const auto* button : buttons()) {
    const bool isPast = button->text().contains("HOUSE");
    EXPECT_EQ(button->toolTip().isEmpty(), !isPast) << button->text().toStdString();
  }
  EXPECT_EQ(play(on), "?");
  review().question().field().setText("I8 STATION");
  EXPECT_EQ(review().question().score(), "68 points");
  review().question().field().setText("A1 STATI");
  EXPECT_EQ(review().question().score(), "") << "they touch nothing";
  review().question().field().setText("I8 STATION");
  review().question().focusAnswer();
  QTest::keyClick(&review().question().field(), Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !review().asking(); }, 30'000));
  EXPECT_EQ(turn(), on) << "it is explained where it was asked";
  EXPECT_EQ(play(on), "9D O(N)");
  const std::string text = review().details().answerText().toStdString();
  EXPECT_THAT(text, HasSubstr("That is the best move."));
  EXPECT_THAT(text, HasSubstr("Space"));
  EXPECT_EQ(QApplication::focusWidget(), &review().turns()) << "so that Space goes on";
}

TEST_F(Review, countsWhatBecameOfTheMoments) {
  int moments = 0;
  for (press(Qt::Key_Space); review().asking(); press(Qt::Key_Space)) {
    press(Qt::Key_Space);  // given up
    ASSERT_FALSE(review().asking());
    ++moments;
  }
  EXPECT_GE(moments, 1);
  EXPECT_FALSE(review().guided().running());
  EXPECT_THAT(window_.banner().text().toStdString(),
              HasSubstr("0 of " + std::to_string(moments) + " moments answered"));
}

TEST_F(Review, keepsAMomentThatIsToComeToItselfWhereverOneGoes) {
  press(Qt::Key_Space);
  ASSERT_TRUE(review().asking());
  review().turns().setFocus();
  press(Qt::Key_End);
  ASSERT_EQ(turn(), overtime);
  EXPECT_FALSE(review().asking());
  EXPECT_EQ(play(on), "?") << "it is not asked now, and not told";
  EXPECT_THAT(review().ribbon().lossesShown(), ::testing::Not(::testing::Contains(on)));
  review().turns().setCurrentTurn(on);
  EXPECT_TRUE(review().asking());
  review().actions().endGuided->trigger();
  EXPECT_FALSE(review().guided().running());
  review().turns().setFocus();
  press(Qt::Key_R);
  EXPECT_EQ(play(on), "9D O(N)");
}

TEST_F(Review, takesASpaceThatIsTypedIntoAnAnswer) {
  press(Qt::Key_Space);
  ASSERT_TRUE(review().asking());
  EXPECT_TRUE(review().question().field().hasFocus());
  QTest::keyClicks(&review().question().field(), "I8 STATION");
  EXPECT_EQ(review().question().answer(), "I8 STATION");
  EXPECT_TRUE(review().asking());
}

TEST_F(Review, keepsANoteInTheGameThatIsShownWhileAnotherIsRead) {
  const auto other = folder_.write("other.gcg", kGame);
  QSignalSpy settled(&window_, &desktop::MainWindow::settled);
  window_.open(other);
  ASSERT_TRUE(review().addToNote(file_, on, QStringLiteral("seen too late")));
  ASSERT_TRUE(settled.wait(30'000));
  ASSERT_EQ(review().file(), other);
  const auto noteIn = [](const std::filesystem::path& file) {
    return app::ownNote(parser::parseGcg(fileText(file)).record, on);
  };
  EXPECT_EQ(noteIn(file_), "seen too late");
  EXPECT_EQ(noteIn(other), "");
  EXPECT_EQ(app::ownNote(review().game()->record, on), "");
}

}  // namespace
}  // namespace rozbor::test
