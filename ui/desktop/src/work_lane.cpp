#include "work_lane.h"

namespace rozbor::desktop {

WorkLane::WorkLane(QObject* parent) : QObject(parent) {
  hand_.moveToThread(&thread_);
  thread_.start();
}

WorkLane::~WorkLane() {
  stop_.request_stop();
  thread_.quit();
  thread_.wait();
}

void WorkLane::start(Work work) {
  cancel();
  stop_ = std::stop_source();
  busy_ = true;
  QMetaObject::invokeMethod(
      &hand_,
      [this, work = std::move(work), stop = stop_.get_token()] {
        if (stop.stop_requested()) return;
        work(stop);
        tell(stop, [this] { busy_ = false; });
      },
      Qt::QueuedConnection);
}

void WorkLane::cancel() {
  stop_.request_stop();
  busy_ = false;
}

}  // namespace rozbor::desktop
