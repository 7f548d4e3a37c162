#include "grade_further.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "regrade.h"
#include "rozbor/engine/workers.h"

namespace rozbor::reports {
namespace {

using Clock = std::chrono::steady_clock;

class Grading {
 public:
  Grading(GameReview& review, const ReviewContext& context, const Progress& progress)
      : review_(review),
        context_(context),
        progress_(progress),
        watcher_([this](const std::stop_token& end) { watch(end); }) {}

  /// From the last decision on: those near the end take longest, and begun last they would leave the other
  /// threads with nothing to do.
  void run() {
    inParallel(review_.decisions.size(), [&](std::size_t fromEnd) {
      const std::size_t index = review_.decisions.size() - 1 - fromEnd;
      Decision& decision = review_.decisions[index];
      const bool isDone = regrade(decision, review_.replay, context_, stop_.get_token());
      const std::lock_guard lock(mutex_);
      if (isDone && context_.graded) context_.graded(index, decision);
      whole_ = whole_ && (isDone || !stop_.stop_requested());
      ++done_;
      tell();
    });
    while (context_.budget.count() > 0 && sharpenUnclear()) {
    }
    const std::lock_guard lock(mutex_);
    // Whoever says so when there is no more to do has interrupted nothing.
    const bool isAllDone = whole_ && done_ == review_.decisions.size() && context_.budget.count() == 0;
    review_.interrupted = interrupted_ && !isAllDone;
  }

 private:
  /// One round over the decisions whose band is not clear; false when there are none, or no time is left.
  bool sharpenUnclear() {
    std::vector<std::size_t> unclear;
    for (std::size_t index = 0; index < review_.decisions.size(); ++index) {
      if (isUnclear(review_.decisions[index], context_)) unclear.push_back(index);
    }
    inParallel(unclear.size(),
               [&](std::size_t at) { sharpen(review_.decisions[unclear[at]], context_, stop_.get_token()); });
    return !unclear.empty() && !stop_.stop_requested();
  }

  void inParallel(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::size_t next = 0;
    const auto labour = [&] {
      for (;;) {
        std::unique_lock lock(mutex_);
        if (stop_.stop_requested() || next == count) return;
        const std::size_t index = next++;
        lock.unlock();
        work(index);
      }
    };
    engine::onThreads(context_.threads, labour);
  }

  /// With the mutex held.
  void tell() {
    if (progress_ && !progress_(done_, review_.decisions.size())) {
      interrupted_ = true;
      stop_.request_stop();
    }
    if (context_.budget.count() > 0 && Clock::now() - start_ >= context_.budget) stop_.request_stop();
  }

  /// Asks whether to go on while decisions take long.
  void watch(const std::stop_token& end) {
    while (!end.stop_requested()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      const std::lock_guard lock(mutex_);
      tell();
    }
  }

  GameReview& review_;
  const ReviewContext& context_;
  const Progress& progress_;
  Clock::time_point start_ = Clock::now();
  std::mutex mutex_;  ///< guards what follows, and `progress_`
  std::size_t done_ = 0;
  bool whole_ = true;  ///< of those done
  bool interrupted_ = false;
  std::stop_source stop_;
  std::jthread watcher_;
};

}  // namespace

void gradeFurther(GameReview& review, const ReviewContext& context, const Progress& progress) {
  Grading(review, context, progress).run();
}

}  // namespace rozbor::reports
