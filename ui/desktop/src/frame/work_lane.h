#pragma once

#include <QObject>
#include <QThread>
#include <functional>
#include <stop_token>
#include <utility>

namespace rozbor::desktop {

/// A thread of its own for work that would hold the window up. One piece at a time: what is started, and
/// `cancel`, stop the one before, and nothing is heard of that any more. The destructor stops the work and
/// waits for it.
class WorkLane : public QObject {
  Q_OBJECT
 public:
  using Work = std::function<void(const std::stop_token&)>;

  explicit WorkLane(QObject* parent = nullptr);
  ~WorkLane() override;

  /// Returns at once; `work` runs on the other thread.
  void start(Work work);
  /// The same, but after the work before instead of in its place.
  void queue(Work work);
  void cancel();
  /// Waits until all that is queued is done.
  void finish();
  [[nodiscard]] bool busy() const { return waiting_ > 0; }

  /// For the work: calls on the thread of this object, unless the work has been stopped by then.
  template <class Call>
  void tell(const std::stop_token& stop, Call call) {
    QMetaObject::invokeMethod(
        this,
        [stop, call = std::move(call)] {
          if (!stop.stop_requested()) call();
        },
        Qt::QueuedConnection);
  }

 private:
  std::stop_source stop_;
  int waiting_ = 0;  ///< pieces of work that are not yet done
  QObject hand_;     ///< lives on the other thread; its events are the work to do
  QThread thread_;
};

}  // namespace rozbor::desktop
