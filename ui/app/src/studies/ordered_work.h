#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <stop_token>
#include <utility>

#include "rozbor/engine/workers.h"

namespace rozbor::app {

/// Does pieces of work number `first` to `end` - 1 on several threads, and hands in what they give in
/// the order of their numbers: `keep(number, result)` is called for one at a time, from any thread.
/// After `stop` no piece is begun, and what a piece then under way gives is dropped.
template <class Work, class Keep>
void workInOrder(std::uint64_t first, std::uint64_t end, int threads, const Work& work, const Keep& keep,
                 const std::stop_token& stop) {
  std::mutex mutex;  // guards what follows, and `keep`
  std::uint64_t next = first;
  std::uint64_t kept = first;
  std::map<std::uint64_t, decltype(work(first))> waiting;
  const auto labour = [&] {
    for (;;) {
      std::unique_lock lock(mutex);
      if (stop.stop_requested() || next >= end) return;
      const std::uint64_t number = next++;
      lock.unlock();
      auto result = work(number);
      lock.lock();
      if (stop.stop_requested()) return;
      waiting.emplace(number, std::move(result));
      for (auto front = waiting.begin(); front != waiting.end() && front->first == kept;
           front = waiting.begin()) {
        keep(kept++, std::move(front->second));
        waiting.erase(front);
      }
    }
  };
  engine::onThreads(threads, labour);
}

}  // namespace rozbor::app
