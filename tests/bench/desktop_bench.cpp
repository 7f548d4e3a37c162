// How long the window takes from a key to its picture (docs/performance.md). Needs no screen; needs the
// English lexicon.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <stdexcept>

#include "frame/main_window.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "library/library_view.h"
#include "rozbor/lexica/data_paths.h"
#include "speech/live_wording.h"
#include "temporary_folder.h"
#include "test_paths.h"
#include "trainer/question_panel.h"

namespace rozbor {
namespace {

/// What was found before would be no work.
lexica::DataPaths uncached() {
  lexica::DataPaths paths = lexica::findDataPaths();
  paths.cache.clear();
  return paths;
}

constexpr int kPatience = 60'000;  // ms

/// A window with the English sample, shown.
class Window {
 public:
  explicit Window(reports::Preset preset) {
    window_.resize(1366, 768);
    window_.show();
    window_.review().setPreset(preset);
    window_.open(std::string(rozbor::test::kSourceDir) + "/samples/english.gcg");
    if (!QTest::qWaitFor([this] { return window_.review().graded(); }, kPatience))
      throw std::runtime_error("the sample is not graded");
  }
  /// A key, all that follows from it, and what it changed of the picture.
  void press(QWidget& at, Qt::Key key) {
    QTest::keyClick(&at, key);
    QCoreApplication::processEvents();
  }
  desktop::MainWindow& operator*() { return window_; }

 private:
  desktop::LiveWording wording_{"en"};
  desktop::MainWindow window_{wording_, uncached()};
};

/// Right to the last turn, Home, and again.
void step(benchmark::State& state, Window& window) {
  desktop::TurnTable& turns = (*window).review().turns();
  for (auto _ : state) {
    const bool last = turns.currentTurn() + 1 == turns.turnCount();
    window.press(turns, last ? Qt::Key_Home : Qt::Key_Right);
  }
}

void stepBetweenTurns(benchmark::State& state) {
  Window window(reports::Preset::quick);
  step(state, window);
}
BENCHMARK(stepBetweenTurns)->Unit(benchmark::kMillisecond)->Iterations(300);

/// While the deep analysis, which takes minutes, works on every core.
void stepWhileItAnalyses(benchmark::State& state) {
  Window window(reports::Preset::deep);
  step(state, window);
  (*window).review().stop();
}
BENCHMARK(stepWhileItAnalyses)->Unit(benchmark::kMillisecond)->Iterations(300)->UseRealTime();

void typeWhileItAnalyses(benchmark::State& state) {
  Window window(reports::Preset::deep);
  window.press((*window).review().turns(), Qt::Key_R);
  auto* const answer = (*window).findChild<desktop::QuestionPanel*>()->findChild<QLineEdit*>();
  if (!answer->isVisible()) throw std::runtime_error("nothing is asked");
  for (auto _ : state)
    window.press(*answer, answer->text().size() > 9 ? Qt::Key_Backspace : Qt::Key_A);
  (*window).review().stop();
}
BENCHMARK(typeWhileItAnalyses)->Unit(benchmark::kMillisecond)->Iterations(300)->UseRealTime();

/// A file with a library of 10,000 games.
std::string manyGames(const test::TemporaryFolder& folder) {
  const std::string file = (folder.path() / "library.db").string();
  auto library = reports::Library::open(file);
  for (int game = 0; game < 10'000; ++game) {
    reports::NewGame made;
    made.row.language = "en";
    made.row.event = "Event " + std::to_string(game / 100);
    made.row.seats[0].written = "Player " + std::to_string(game % 40);
    made.row.seats[1].written = "Player " + std::to_string(game % 39 + 40);
    made.fingerprint = std::to_string(game);
    if (!library->add(made)) throw std::runtime_error("the library takes no game");
  }
  return file;
}

/// Until the games are in the table and painted.
void show(desktop::MainWindow& window, const std::string& library) {
  window.resize(1366, 768);
  window.show();
  QSignalSpy loaded(&window.library(), &desktop::LibraryView::loaded);
  window.openLibrary(library);
  loaded.wait(kPatience);
  window.repaint();
}

void openALibraryOf10000Games(benchmark::State& state) {
  const test::TemporaryFolder folder;
  const std::string file = manyGames(folder);
  desktop::LiveWording wording{"en"};
  for (auto _ : state) {
    desktop::MainWindow window(wording, uncached());
    show(window, file);
  }
}
BENCHMARK(openALibraryOf10000Games)->Unit(benchmark::kMillisecond)->Iterations(5)->UseRealTime();

/// A player is looked for, all games are shown again, and so on.
void searchALibraryOf10000Games(benchmark::State& state) {
  const test::TemporaryFolder folder;
  desktop::LiveWording wording{"en"};
  desktop::MainWindow window(wording, uncached());
  show(window, manyGames(folder));
  QLineEdit& search = window.library().search();
  for (auto _ : state) {
    search.setText(search.text().isEmpty() ? QStringLiteral("player 7") : QString());
    QCoreApplication::processEvents();
  }
}
BENCHMARK(searchALibraryOf10000Games)->Unit(benchmark::kMillisecond)->Iterations(50);

}  // namespace
}  // namespace rozbor

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
