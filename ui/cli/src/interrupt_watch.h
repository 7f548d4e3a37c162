#pragma once

#include <chrono>
#include <stop_token>
#include <thread>

#include "terminal.h"

namespace rozbor::cli {

/// Passes Ctrl-C on to the search for as long as it lives.
class InterruptWatch {
 public:
  [[nodiscard]] std::stop_token token() const { return search_.get_token(); }

 private:
  std::stop_source search_;
  std::jthread watcher_{[this](const std::stop_token& end) {
    while (!end.stop_requested() && !interrupted())
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    if (interrupted()) search_.request_stop();
  }};
};

}  // namespace rozbor::cli
