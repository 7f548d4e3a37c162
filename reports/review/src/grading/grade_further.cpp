#include "grade_further.h"

#include <algorithm>
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

/// What a decision usually takes of a standard review, in units of a tenth of a second or so: measured
/// (docs/performance.md#time-left).
std::size_t usualWork(const Decision& decision, const replay::Replay& replay,
                      const game::Language& language) {
  if (!isWorthRegrading(decision, replay)) return 0;
  const int inBag = bagCount(decision.position.board, language);
  if (!decision.isGraded() || inBag == 0) return 2;
  if (inBag <= 2) return 20;
  if (inBag <= language.rules.rackSize) return 12;
  return isNearEnd(decision.position, language) ? 9 : 2;
}

std::size_t usualWork(const GameReview& review) {
  std::size_t work = 0;
  for (const Decision& decision : review.decisions)
    work += usualWork(decision, review.replay, *review.language);
  return work;
}

class Grading {
 public:
  Grading(GameReview& review, const ReviewContext& context, const Progress& progress)
      : review_(review),
        context_(context),
        progress_(progress),
        all_(usualWork(review)),
        watcher_([this](const std::stop_token& end) { watch(end); }) {}

  /// From the last decision on: those near the end take longest, and begun last they would leave the other
  /// threads with nothing to do.
  void run() {
    for (Decision& decision : review_.decisions)
      decision.unfinished = isWorthRegrading(decision, review_.replay);
    inParallel(review_.decisions.size(), [&](std::size_t fromEnd) {
      const std::size_t index = review_.decisions.size() - 1 - fromEnd;
      Decision& decision = review_.decisions[index];
      const std::size_t work = usualWork(decision, review_.replay, *review_.language);
      const bool isDone = regrade(decision, review_.replay, context_, stop_.get_token());
      decision.unfinished = work > 0 && !isDone && stop_.stop_requested();
      const std::lock_guard lock(mutex_);
      if (isDone && context_.graded) context_.graded(index, decision);
      done_ += work;
      tell();
    });
    while (context_.budget.count() > 0 && sharpenUnclear()) {
    }
    const std::lock_guard lock(mutex_);
    // Whoever says so when there is no more to do has interrupted nothing.
    const bool isAllDone = std::ranges::none_of(review_.decisions, &Decision::unfinished);
    review_.interrupted = interrupted_ && (!isAllDone || context_.budget.count() > 0);
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
    if (progress_ && !progress_(done_, all_)) {
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
  std::mutex mutex_;      ///< guards what follows, and `progress_`
  std::size_t done_ = 0;  ///< of the work
  const std::size_t all_;
  bool interrupted_ = false;
  std::stop_source stop_;
  std::jthread watcher_;
};

}  // namespace

void gradeFurther(GameReview& review, const ReviewContext& context, const Progress& progress) {
  Grading(review, context, progress).run();
}

}  // namespace rozbor::reports
