#pragma once

#include <QObject>
#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>

#include "frame/made_from_paths.h"
#include "frame/work_lane.h"
#include "library/game_view.h"
#include "rozbor/app/review/kept_reviews.h"
#include "rozbor/app/review/reviewer.h"

namespace rozbor::desktop {

using DecisionPtr = std::shared_ptr<const reports::Decision>;

/// Reviews one record at a time on a thread of its own. A new record, or `cancel`, stops the work
/// on the one before; nothing is heard of that any more. All signals come on the thread of the
/// object, in the order: replayed once or twice, graded and progressed some times, then reviewed or failed.
/// What took its time is kept in the cache, so that a game that is opened again is reviewed at once, by the
/// strongest preset it was ever analysed with.
class ReviewWorker : public QObject {
  Q_OBJECT
 public:
  explicit ReviewWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  /// For the work that starts from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }

  /// Returns at once. A game whose racks are mostly not told is graded by the standard preset where the quick
  /// one is asked for, which would say nothing. `lexicon`: name of the one that judges this game whatever its
  /// record says; "": chosen as the record and the paths have it.
  void start(app::RecordSource source, reports::Preset preset, std::string lexicon = {});
  /// Grades one decision of a game that was reviewed anew, by another preset; ends with reviewed or failed.
  void deepen(GamePtr game, std::size_t decision, reports::Preset preset);
  void cancel();
  /// Ends an analysis as soon as may be with what was found so far: `reviewed` comes, of a review that says
  /// that it was interrupted.
  void conclude() { concluded_ = true; }
  [[nodiscard]] bool busy() const { return lane_.busy(); }

 signals:
  /// The game without grades; then, where more than the quick preset is due, with those of that one.
  void replayed(rozbor::desktop::GamePtr game);
  /// A decision (index) of the game that is being analysed has a better grade than that of the quick preset.
  void graded(std::size_t index, rozbor::desktop::DecisionPtr decision);
  /// Before `reviewed`: all of it was found anew, in so many seconds, by this preset, which looks ahead.
  void analysed(rozbor::desktop::GamePtr game, rozbor::reports::Preset preset, double seconds);
  void progressed(int done, int all);
  void reviewed(rozbor::desktop::GamePtr game);
  void failed(rozbor::game::Error error);

 private:
  // On the other thread.
  void review(app::Reviewer& reviewer, const app::RecordSource& source, app::ReviewOptions options);
  void regrade(app::Reviewer& reviewer, const GamePtr& game, std::size_t decision,
               app::ReviewOptions options);
  /// What was kept of this record, by the preset of the options or a stronger one; else null.
  [[nodiscard]] GamePtr findKept(app::Reviewer& reviewer, app::ReviewOptions options);
  void keep(app::Reviewer& reviewer, const reports::GameReview& review, const app::ReviewOptions& options);
  void tellReviewed(GamePtr game, const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  /// The record that was reviewed last, and by which preset.
  struct Opened {
    app::OpenedRecord record;
    std::string lexicon;
    reports::Preset preset = reports::Preset::quick;
  };

  lexica::DataPaths paths_;
  std::atomic<bool> concluded_ = false;
  MadeFromPaths<app::Reviewer> reviewer_;  ///< used on the other thread alone, as are
  app::KeptReviews kept_{{}};
  std::optional<Opened> opened_;
  WorkLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
