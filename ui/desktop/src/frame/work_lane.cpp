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
  queue(std::move(work));
}

void WorkLane::queue(Work work) {
  if (stop_.stop_requested()) stop_ = std::stop_source();
  ++waiting_;
  QMetaObject::invokeMethod(
      &hand_,
      [this, work = std::move(work), stop = stop_.get_token()] {
        if (stop.stop_requested()) return;
        work(stop);
        tell(stop, [this] { --waiting_; });
      },
      Qt::QueuedConnection);
}

void WorkLane::cancel() {
  stop_.request_stop();
  waiting_ = 0;
}

void WorkLane::finish() {
  QMetaObject::invokeMethod(
      &hand_, [] {}, Qt::BlockingQueuedConnection);
}

}  // namespace rozbor::desktop
