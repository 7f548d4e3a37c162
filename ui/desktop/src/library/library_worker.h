#pragma once

#include <QObject>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "frame/work_lane.h"
#include "library/game_view.h"
#include "rozbor/app/library/analyzer.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/app/library/library_view.h"

namespace rozbor::desktop {

using OverviewPtr = std::shared_ptr<const app::LibraryOverview>;
using DashboardPtr = std::shared_ptr<const app::Dashboard>;

/// A thread with its own connection to the library: one thread at a time may use one.
class LibraryLane {
 public:
  using LibraryWork = std::function<void(reports::Library&, const std::stop_token&)>;
  using WhenFailed = std::function<void(const game::Error&)>;

  /// Opens the library for the work where that is not yet done; `failed` is called on this thread.
  void use(const std::string& where, LibraryWork work, WhenFailed failed);
  /// The same, but after the work before instead of in its place: nothing of it is lost.
  void queue(const std::string& where, LibraryWork work, WhenFailed failed);
  /// Waits until all that is queued is done.
  void finish() { lane_.finish(); }
  void cancel() { lane_.cancel(); }
  [[nodiscard]] bool busy() const { return lane_.busy(); }

  /// As WorkLane::tell.
  template <class Call>
  void tell(const std::stop_token& stop, Call call) {
    lane_.tell(stop, std::move(call));
  }

 private:
  [[nodiscard]] WorkLane::Work prepared(const std::string& where, LibraryWork work, WhenFailed failed);

  std::string open_;  ///< which library it is, on the other thread
  std::optional<reports::Library> library_;
  WorkLane lane_;  ///< last, so that its thread ends first
};

/// Does what takes long with a library, on threads of its own: one reads what is shown, one a player's
/// figures, one takes games in, analyses and writes files, one makes the changes that can be undone: games
/// that were removed are kept by its connection. All signals come on the thread of the object.
class LibraryWorker : public QObject {
  Q_OBJECT
 public:
  explicit LibraryWorker(lexica::DataPaths paths, QObject* parent = nullptr);
  /// Waits until every change is made.
  ~LibraryWorker() override { changes_.finish(); }

  /// For the work that begins from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  /// The library that all that follows is about; it need not be there yet.
  void choose(std::string where);
  [[nodiscard]] const std::string& where() const { return where_; }

  void read();  ///< then overview
  /// Changes wait for each other. Then `done`, and overview; or failed.
  using Change = std::function<std::optional<game::Error>(reports::Library&)>;
  void change(Change change, std::function<void()> done = {});
  /// Keeps an analysis that was made elsewhere, where the game is in the library; then overview. Nothing
  /// where no library is chosen.
  void keep(GamePtr game, reports::Preset preset, double seconds);
  void readPlayer(const std::string& person);             ///< then dashboard
  void readGame(const reports::GameRow& game, int turn);  ///< then gameFound
  void takeIn(std::vector<std::filesystem::path> files);  ///< then imported some times, and finished
  void analyse(reports::Preset preset);                   ///< then progressed some times, and finished
  /// Then finished.
  using TextOf = std::function<game::Result<std::string>(reports::Library&)>;
  void writeFile(const std::filesystem::path& file, TextOf text);
  void stop();
  [[nodiscard]] bool busy() const { return job_.busy(); }

 signals:
  void overview(rozbor::desktop::OverviewPtr overview);
  void dashboard(rozbor::desktop::DashboardPtr dashboard);
  void gameFound(rozbor::app::RecordSource source, int turn);
  void imported(const rozbor::app::ImportOutcome& outcome);
  void progressed(int done, int all, double secondsLeft);  ///< below 0: not known
  void analysed(const rozbor::app::AnalyzeOutcome& outcome);
  void written(const QString& file);
  void finished();  ///< of what takeIn, analyse and writeFile do, however it ended
  void failed(rozbor::game::Error error);

 private:
  void tellFailed(const game::Error& error) { emit failed(error); }
  void tellProgress(std::size_t done, std::size_t all, double elapsed, const std::stop_token& stop);
  void importAll(const std::vector<std::filesystem::path>& chosen, const lexica::DataPaths& data,
                 reports::Library& library, const std::stop_token& stop);

  lexica::DataPaths paths_;
  std::string where_;
  LibraryLane overview_;
  LibraryLane figures_;
  LibraryLane job_;
  LibraryLane changes_;
};

}  // namespace rozbor::desktop
