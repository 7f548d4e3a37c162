#pragma once

#include <QObject>
#include <QThread>
#include <filesystem>
#include <memory>
#include <stop_token>

#include "game_view.h"
#include "rozbor/app/reviewer.h"

namespace rozbor::desktop {

/// Reviews one record at a time on a thread of its own. A new record, or `cancel`, stops the work
/// on the one before; nothing is heard of that any more. All signals come on the thread of the
/// object, in the order: replayed once, progressed some times, then reviewed or failed.
class ReviewWorker : public QObject {
  Q_OBJECT
 public:
  explicit ReviewWorker(app::DataPaths paths, QObject* parent = nullptr);
  ~ReviewWorker() override;

  /// Returns at once.
  void start(const std::filesystem::path& file);
  void cancel();
  [[nodiscard]] bool busy() const { return busy_; }

 signals:
  void replayed(rozbor::desktop::GamePtr game);  ///< the game without grades
  void progressed(int done, int all);
  void reviewed(rozbor::desktop::GamePtr game);
  void failed(rozbor::game::Error error);

 private:
  /// On the other thread.
  void work(const std::filesystem::path& file, const std::stop_token& stop);
  /// Calls on the thread of the object, unless the work has been stopped by then.
  template <class Call>
  void tell(const std::stop_token& stop, Call call);

  app::DataPaths paths_;
  std::unique_ptr<app::Reviewer> reviewer_;  ///< used on the other thread alone
  std::stop_source stop_;
  bool busy_ = false;
  QObject lane_;  ///< lives on the other thread; its events are the work to do
  QThread thread_;
};

}  // namespace rozbor::desktop
