#pragma once

#include <QObject>
#include <memory>
#include <stop_token>

#include "frame/work_lane.h"
#include "library/game_view.h"
#include "rozbor/app/review/reviewer.h"

namespace rozbor::desktop {

/// Reviews one record at a time on a thread of its own. A new record, or `cancel`, stops the work
/// on the one before; nothing is heard of that any more. All signals come on the thread of the
/// object, in the order: replayed once or twice, progressed some times, then reviewed or failed.
class ReviewWorker : public QObject {
  Q_OBJECT
 public:
  explicit ReviewWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  /// Returns at once. A game whose racks are mostly not told is graded by the standard preset where the quick
  /// one is asked for, which would say nothing.
  void start(app::RecordSource source, reports::Preset preset);
  /// Grades one decision of a game that was reviewed anew, by another preset; ends with reviewed or failed.
  void deepen(GamePtr game, std::size_t decision, reports::Preset preset);
  void cancel();
  [[nodiscard]] bool busy() const { return lane_.busy(); }

 signals:
  /// The game without grades; then, where more than the quick preset is due, with those of that one.
  void replayed(rozbor::desktop::GamePtr game);
  void progressed(int done, int all);
  void reviewed(rozbor::desktop::GamePtr game);
  void failed(rozbor::game::Error error);

 private:
  // On the other thread.
  void review(const app::RecordSource& source, reports::Preset preset, const std::stop_token& stop);
  void regrade(const GamePtr& game, std::size_t decision, reports::Preset preset,
               const std::stop_token& stop);
  app::Reviewer& reviewer();
  void tellReviewed(app::ReviewOutcome outcome, const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  lexica::DataPaths paths_;
  std::unique_ptr<app::Reviewer> reviewer_;  ///< used on the other thread alone
  WorkLane lane_;                            ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
