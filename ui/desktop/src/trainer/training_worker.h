#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "library/library_worker.h"
#include "rozbor/app/training/drill.h"
#include "rozbor/app/training/training_session.h"

namespace rozbor::desktop {

using TrainingItemPtr = std::shared_ptr<const app::TrainingItem>;

/// How far a sitting is.
struct TrainingPlace {
  std::size_t number = 0;  ///< of the position, from 1
  std::size_t all = 0;
};

/// A sitting on a thread of its own: opening positions and grading answers take a while. All signals come on
/// the thread of the object.
class TrainingWorker : public QObject {
  Q_OBJECT
 public:
  explicit TrainingWorker(lexica::DataPaths paths, QObject* parent = nullptr);
  ~TrainingWorker() override;

  /// For the sittings that begin from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  /// What is due today of one person, or of all, or what a drill asks of theirs; then asked or ended.
  void begin(const std::string& library, std::optional<reports::Id> person,
             const std::optional<app::Drill>& drill = {});
  void answer(std::string text);  ///< then refused or graded
  void giveUp();                  ///< then graded
  void hint();                    ///< then hinted
  void next();                    ///< then asked or ended

 signals:
  void asked(rozbor::desktop::TrainingItemPtr item, rozbor::desktop::TrainingPlace place);
  void hinted(const rozbor::app::Hint& hint);
  void refused(const rozbor::reports::AnswerFault& fault);
  void graded(rozbor::desktop::TrainingItemPtr item);
  /// The answers of the sitting, and all there are by day.
  void ended(const std::vector<rozbor::reports::AnswerRow>& answers,
             const std::vector<rozbor::reports::DayProgress>& days);
  void failed(rozbor::game::Error error);

 private:
  struct Sitting;
  /// Does something with the sitting on the other thread.
  void with(std::function<void(Sitting&, const std::stop_token&)> work);
  void tellCurrent(Sitting& sitting, const std::stop_token& stop);
  void tellError(const game::Error& error, const std::stop_token& stop);

  lexica::DataPaths paths_;
  std::unique_ptr<Sitting> sitting_;  ///< used on the other thread alone
  WorkLane lane_;                     ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
