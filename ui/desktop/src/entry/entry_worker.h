#pragma once

#include <QObject>
#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "frame/work_lane.h"
#include "rozbor/app/entry/entry_desk.h"

namespace rozbor::desktop {

/// A sheet as far as it is entered, for the window.
struct EntryState {
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;  ///< null: none is installed
  parser::ScoreSheet sheet;
  app::EntryStage stage = app::EntryStage::firstPlayer;
  std::vector<app::EntryReply> replies;  ///< of the last line
  std::vector<replay::PlaceChance> places;
  std::vector<app::RepairProposal> proposals;
  game::Board board;                     ///< where places are asked for, without the word
  std::optional<std::size_t> brokenRow;  ///< the first with which no game fits
  std::vector<app::MendedRow> mended;
  std::vector<std::string> typed;                 ///< each row as it would be typed
  std::optional<std::array<int, 2>> finalScores;  ///< once the tiles left are known
  std::optional<std::string> undoName, redoName;  ///< lines

  [[nodiscard]] bool finished() const { return stage == app::EntryStage::finished; }
};
using EntryPtr = std::shared_ptr<const EntryState>;

/// Takes the lines of a sheet on a thread of its own: reconstructing the game after each takes a while. Lines
/// wait for each other; none is lost.
class EntryWorker : public QObject {
  Q_OBJECT
 public:
  explicit EntryWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  /// Waits until every line is taken and saved.
  ~EntryWorker() override { lane_.finish(); }

  /// For the sheets that are opened from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  void open(const std::filesystem::path& file, std::string language);
  /// The sheet that is open, by the lexicon of that name or file; "": as its heading and the user's choice
  /// have it.
  void judgeBy(std::string lexicon);
  void take(std::string line);
  /// Where a row that is being typed may lie; only the last one that was asked for is looked at.
  void tryRow(std::string line);
  void accept(const app::RepairProposal& proposal);
  void replaceRow(std::size_t at, std::string row);
  void insertRow(std::size_t at, std::string row);
  void removeRow(std::size_t at);
  void addOther(const std::filesystem::path& file);
  void undo() { change(&app::EntryDesk::undo); }
  void redo() { change(&app::EntryDesk::redo); }

 signals:
  void tried(const std::string& line, const std::vector<rozbor::replay::PlaceChance>& places);
  void changed(rozbor::desktop::EntryPtr state);
  void failed(rozbor::game::Error error);

 private:
  using Step = std::function<game::Result<std::vector<app::EntryReply>>(app::EntryDesk&)>;
  void make(Step step);
  void change(std::optional<game::Error> (app::EntryDesk::*step)());
  void tellState(const std::vector<app::EntryReply>& replies, const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  lexica::DataPaths paths_;
  std::atomic<int> newest_ = 0;         ///< of what was asked for
  std::optional<app::EntryDesk> desk_;  ///< used on the other thread alone
  WorkLane lane_;                       ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
