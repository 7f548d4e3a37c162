#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "rozbor/engine/static_evaluator.h"

namespace rozbor::engine {

/// Keeps the best play offered.
class BestSink {
 public:
  /// Plays of fewer millipoints are of no interest.
  [[nodiscard]] std::int32_t threshold() const { return threshold_; }

  void offer(const RatedPlay& play) {
    if (any_ && !isBetter(play, best_)) return;
    best_ = play;
    any_ = true;
    threshold_ = play.equity.millipoints();
  }

  [[nodiscard]] const RatedPlay& best() const { return best_; }

 private:
  RatedPlay best_;
  std::int32_t threshold_ = std::numeric_limits<std::int32_t>::min();
  bool any_ = false;
};

/// Keeps the `limit` best plays offered.
class TopSink {
 public:
  explicit TopSink(std::size_t limit) : limit_(limit) {}

  [[nodiscard]] std::int32_t threshold() const {
    if (limit_ == 0) return std::numeric_limits<std::int32_t>::max();
    return plays_.size() < limit_ ? std::numeric_limits<std::int32_t>::min()
                                  : plays_.front().equity.millipoints();
  }

  void offer(const RatedPlay& play) {
    if (limit_ == 0) return;
    if (plays_.size() == limit_) {
      if (!isBetter(play, plays_.front())) return;
      std::ranges::pop_heap(plays_, isBetter);
      plays_.pop_back();
    }
    plays_.push_back(play);
    std::ranges::push_heap(plays_, isBetter);
  }

  /// Best first.
  [[nodiscard]] std::vector<RatedPlay> sorted() && {
    std::ranges::sort(plays_, isBetter);
    return std::move(plays_);
  }

 private:
  std::size_t limit_;
  std::vector<RatedPlay> plays_;  ///< a heap, the worst in front
};

/// Is content with any play.
class AnySink {
 public:
  [[nodiscard]] std::int32_t threshold() const {
    return any_ ? std::numeric_limits<std::int32_t>::max() : std::numeric_limits<std::int32_t>::min();
  }
  void offer(const RatedPlay& /*play*/) { any_ = true; }
  [[nodiscard]] bool any() const { return any_; }

 private:
  bool any_ = false;
};

/// Keeps every play offered.
class AllSink {
 public:
  [[nodiscard]] std::int32_t threshold() const { return std::numeric_limits<std::int32_t>::min(); }
  void offer(const RatedPlay& play) { plays_.push_back(play); }

  /// Best first.
  [[nodiscard]] std::vector<RatedPlay> sorted() && {
    std::ranges::sort(plays_, isBetter);
    return std::move(plays_);
  }

 private:
  std::vector<RatedPlay> plays_;
};

}  // namespace rozbor::engine
