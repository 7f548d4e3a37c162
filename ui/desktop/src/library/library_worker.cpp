#include "library_worker.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "rozbor/app/replace_file.h"

namespace rozbor::desktop {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A full disk or a library that is locked is the same for every file to come.
bool isOfLibrary(const app::ImportOutcome& outcome) {
  return outcome.error && outcome.error->code.starts_with("library.");
}

}  // namespace

WorkLane::Work LibraryLane::prepared(const std::string& where, LibraryWork work, WhenFailed failed) {
  return [this, where, work = std::move(work), failed = std::move(failed)](const std::stop_token& stop) {
    if (!library_ || open_ != where) {
      library_.reset();
      auto opened = app::openLibrary(where);
      if (!opened) return tell(stop, [failed, error = opened.error()] { failed(error); });
      library_.emplace(*std::move(opened));
      open_ = where;
    }
    work(*library_, stop);
  };
}

void LibraryLane::use(const std::string& where, LibraryWork work, WhenFailed failed) {
  lane_.start(prepared(where, std::move(work), std::move(failed)));
}

void LibraryLane::queue(const std::string& where, LibraryWork work, WhenFailed failed) {
  lane_.queue(prepared(where, std::move(work), std::move(failed)));
}

LibraryWorker::LibraryWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void LibraryWorker::choose(std::string where) {
  stop();
  where_ = std::move(where);
}

void LibraryWorker::read() {
  overview_.use(
      where_,
      [this](reports::Library& library, const std::stop_token& stop) {
        auto read = app::overviewOf(library);
        if (!read) return overview_.tell(stop, [this, error = read.error()] { tellFailed(error); });
        overview_.tell(stop, [this, all = std::make_shared<const app::LibraryOverview>(*std::move(read))] {
          emit overview(all);
        });
      },
      [this](const game::Error& error) { tellFailed(error); });
}

void LibraryWorker::change(Change change, std::function<void()> done) {
  changes_.queue(
      where_,
      [this, change = std::move(change), done = std::move(done), where = where_](
          reports::Library& library, const std::stop_token& stop) {
        const auto error = change(library);
        changes_.tell(stop, [this, error, done, where] {
          if (error) return tellFailed(*error);
          if (where != where_) return;  // another library is shown by now
          if (done) done();
          read();
        });
      },
      [this](const game::Error& error) { tellFailed(error); });
}

void LibraryWorker::keep(GamePtr game, reports::Preset preset, double seconds) {
  if (where_.empty()) return;
  changes_.queue(
      where_,
      [this, game = std::move(game), preset, seconds, where = where_](reports::Library& library,
                                                                      const std::stop_token& stop) {
        const auto kept = app::keepAnalysis(library, *game, preset, app::ReviewOptions().seed, seconds);
        changes_.tell(stop, [this, kept, where] {
          // Who may only read has not asked for anything to be written.
          if (!kept && kept.error().code == "library.read-only") return;
          if (!kept) return tellFailed(kept.error());
          if (*kept && where == where_) read();
        });
      },
      [this](const game::Error& error) { tellFailed(error); });
}

void LibraryWorker::readPlayer(const std::string& person) {
  figures_.use(
      where_,
      [this, paths = paths_, person](reports::Library& library, const std::stop_token& stop) {
        auto read = app::dashboardOf(library, person, paths);
        if (!read) return figures_.tell(stop, [this, error = read.error()] { tellFailed(error); });
        figures_.tell(stop, [this, all = std::make_shared<const app::Dashboard>(*std::move(read))] {
          emit dashboard(all);
        });
      },
      [this](const game::Error& error) { tellFailed(error); });
}

void LibraryWorker::readGame(const reports::GameRow& game, int turn) {
  overview_.use(
      where_,
      [this, game, turn](reports::Library& library, const std::stop_token& stop) {
        const auto source = app::sourceOf(library, game);
        overview_.tell(stop, [this, source, turn] {
          source ? emit gameFound(*source, turn) : tellFailed(source.error());
        });
      },
      [this](const game::Error& error) { tellFailed(error); });
}

void LibraryWorker::tellProgress(std::size_t done, std::size_t all, double elapsed,
                                 const std::stop_token& stop) {
  const double left = app::secondsLeft(done, all, elapsed).value_or(-1);
  job_.tell(stop, [this, done, all, left] {
    emit progressed(static_cast<int>(done), static_cast<int>(all), left);
  });
}

void LibraryWorker::importAll(const std::vector<std::filesystem::path>& chosen, const lexica::DataPaths& data,
                              reports::Library& library, const std::stop_token& stop) {
  const auto start = Clock::now();
  const auto files = app::filesToImport(chosen);
  app::Importer importer(data, {});
  for (std::size_t at = 0; at < files.size() && !stop.stop_requested(); ++at) {
    bool isStopped = false;
    (void)importer.takeEach(files[at], library, [&](const app::ImportOutcome& outcome) {
      job_.tell(stop, [this, outcome] { emit imported(outcome); });
      isStopped = isOfLibrary(outcome);
      return !isStopped && !stop.stop_requested();
    });
    tellProgress(at + 1, files.size(), secondsSince(start), stop);
    if (isStopped) break;
  }
  job_.tell(stop, [this] { emit finished(); });
}

void LibraryWorker::takeIn(std::vector<std::filesystem::path> files) {
  job_.use(
      where_,
      [this, paths = paths_, files = std::move(files)](
          reports::Library& library, const std::stop_token& stop) { importAll(files, paths, library, stop); },
      [this](const game::Error& error) {
        tellFailed(error);
        emit finished();
      });
}

void LibraryWorker::analyse(reports::Preset preset) {
  job_.use(
      where_,
      [this, paths = paths_, preset](reports::Library& library, const std::stop_token& stop) {
        const auto start = Clock::now();
        std::optional<std::size_t> before;  // done by earlier runs, which tells nothing of the time to go
        app::AnalyzeOptions options;
        options.review.preset = preset;
        // One processor is left to the window.
        options.review.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
        const auto progress = [&](const reports::WorkCount& now) {
          if (!before) before = now.done;
          tellProgress(now.done - *before, now.all - *before, secondsSince(start), stop);
        };
        const auto outcome = app::analyze(library, paths, options, progress, stop);
        job_.tell(stop, [this, outcome] {
          emit analysed(outcome);
          emit finished();
        });
      },
      [this](const game::Error& error) {
        tellFailed(error);
        emit finished();
      });
}

void LibraryWorker::writeFile(const std::filesystem::path& file, TextOf text) {
  job_.use(
      where_,
      [this, file, text = std::move(text)](reports::Library& library, const std::stop_token& stop) {
        const auto made = text(library);
        const auto error = made ? app::replaceFile(file, *made) : std::optional(made.error());
        job_.tell(stop, [this, file, error] {
          error ? tellFailed(*error) : emit written(QString::fromStdString(file.string()));
          emit finished();
        });
      },
      [this](const game::Error& error) {
        tellFailed(error);
        emit finished();
      });
}

/// What is done so far is in the library; the work itself is heard of no more.
void LibraryWorker::stop() {
  if (!job_.busy()) return;
  job_.cancel();
  emit finished();
}

}  // namespace rozbor::desktop
