#pragma once

#include <QObject>
#include <memory>
#include <string>

#include "frame/made_from_paths.h"
#include "frame/work_lane.h"
#include "rozbor/app/training/decision_question.h"

namespace rozbor::desktop {

/// Grades one answer at a time on a thread of its own; another one, or `cancel`, drops the one before.
class AnswerWorker : public QObject {
  Q_OBJECT
 public:
  explicit AnswerWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  /// For the answers from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  /// Returns at once; then comes replied or failed.
  void start(app::Question question, std::string answer);
  void cancel() { lane_.cancel(); }

 signals:
  void replied(const rozbor::app::AnswerReply& reply);
  void failed(rozbor::game::Error error);

 private:
  lexica::DataPaths paths_;
  MadeFromPaths<app::AnswerGrader> grader_;  ///< used on the other thread alone
  WorkLane lane_;                            ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
