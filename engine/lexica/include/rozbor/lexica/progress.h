#pragma once

#include <cstdint>
#include <string_view>

namespace rozbor::lexica {

/// How far a long job is. `step` is a stable English id ("read", "graph"); faces word it.
struct Progress {
  std::string_view step;
  std::uint64_t done = 0;
  std::uint64_t total = 0;  ///< 0: not known
};

/// Told about a long job, on the thread that does it.
class ProgressListener {
 public:
  virtual ~ProgressListener() = default;
  virtual void onProgress(const Progress& progress) = 0;
  /// Asked between pieces of work; true ends the job with the Error "cancelled".
  [[nodiscard]] virtual bool cancelled() const { return false; }
};

}  // namespace rozbor::lexica
