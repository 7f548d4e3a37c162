#pragma once

#include <optional>

#include "rozbor/lexica/data_paths.h"

namespace rozbor::desktop {

/// What is made from the data paths when it is first needed, and anew once these have changed.
template <class Made>
class MadeFromPaths {
 public:
  [[nodiscard]] Made& of(const lexica::DataPaths& paths) {
    if (!made_ || paths != paths_) {
      made_.emplace(paths);
      paths_ = paths;
    }
    return *made_;
  }

 private:
  lexica::DataPaths paths_;
  std::optional<Made> made_;
};

}  // namespace rozbor::desktop
