#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "frame/work_lane.h"
#include "rozbor/app/play/played_game.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::desktop {

using PlayedGamePtr = std::shared_ptr<app::PlayedGame>;

/// What of a game takes a while, on a thread of its own: opening the lexicon, the thoughts of the level,
/// files and the library. A game that is handed over belongs to the thread of the object. What is asked for
/// is done in that order.
class PlayWorker : public QObject {
  Q_OBJECT
 public:
  explicit PlayWorker(lexica::DataPaths paths, QObject* parent = nullptr);
  ~PlayWorker() override { cancel(); }

  /// For the games that begin from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  void setTime(app::TimeSource now) { now_ = std::move(now); }

  void begin(const app::PlaySetup& setup);  ///< then opened or failed
  /// The game that is under way, if there is one: then opened, failed or nothing.
  void goOn();
  /// The move of the level in the game as it stands: then moved.
  void think(const app::PlayedGame& game);
  /// Writes the game down, to be gone on with; failed where that cannot be.
  void keep(const app::PlayedGame& game);
  /// A game that is over: its record becomes a file, which is taken into a library; then filed or failed.
  void file(const app::PlayedGame& game, std::string library);
  /// Nothing is heard any more of what was asked for; the level leaves off.
  void cancel();
  /// Waits until all that was asked for is done.
  void finish() { lane_.finish(); }
  [[nodiscard]] bool busy() const { return lane_.busy(); }

 signals:
  void opened(const rozbor::desktop::PlayedGamePtr& game);
  /// There is no game under way.
  void nothingFound();
  void moved(const rozbor::game::Move& move);
  /// `fault`: why the library did not take it.
  void filed(const std::filesystem::path& record, const std::optional<rozbor::game::Error>& fault);
  void failed(const rozbor::game::Error& error);

 private:
  /// A level at its table.
  struct Seat {
    app::PlayTable table;
    std::unique_ptr<engine::Player> player;
  };
  void tellOpened(app::PlayedGame game, const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  lexica::DataPaths paths_;
  app::TimeSource now_ = app::steadyTime;
  std::stop_source thinking_;  ///< of the level that sits there
  std::optional<Seat> seat_;   ///< used on the other thread alone
  WorkLane lane_;              ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
