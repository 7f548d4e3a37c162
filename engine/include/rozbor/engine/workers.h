#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace rozbor::engine {

/// Calls `work` on so many threads at once, at least one, this one among them; returns when all have come
/// back. What they share is theirs to guard.
template <class Work>
void onThreads(int threads, const Work& work) {
  std::vector<std::jthread> others;
  for (int thread = 1; thread < threads; ++thread)
    others.emplace_back(std::cref(work));
  work();
}

}  // namespace rozbor::engine
