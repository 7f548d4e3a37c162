#pragma once

#include <algorithm>
#include <cstdint>
#include <stop_token>

namespace rozbor::replay {

/// What is left of the work that a reconstruction may do, in places looked for and boards laid. It is
/// counted and not timed, so that the same sheet gives the same answer on every machine.
class WorkLeft {
 public:
  WorkLeft(std::uint64_t work, std::stop_token stop) : left_(work), stop_(std::move(stop)) {}

  void spend(std::uint64_t work) { left_ -= std::min(left_, work); }
  [[nodiscard]] std::uint64_t left() const { return stop_.stop_requested() ? 0 : left_; }
  [[nodiscard]] bool isSpent() const { return left() == 0; }
  [[nodiscard]] bool wasStopped() const { return stop_.stop_requested(); }

 private:
  std::uint64_t left_;
  std::stop_token stop_;
};

}  // namespace rozbor::replay
