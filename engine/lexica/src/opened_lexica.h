#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::lexica {

/// Lexica that a store has opened, by file and alphabet. A file that was written anew since is opened anew;
/// whoever has the earlier one keeps it.
class LexiconStore::Opened {
 public:
  /// Errors: those of openFitting, which are not kept.
  [[nodiscard]] game::Result<std::shared_ptr<const engine::Lexicon>> open(const std::filesystem::path& path,
                                                                          const game::Language& language);

 private:
  struct Entry {
    std::filesystem::file_time_type written;
    std::uintmax_t bytes = 0;
    std::shared_ptr<const engine::Lexicon> lexicon;
  };

  std::mutex mutex_;
  std::map<std::pair<std::filesystem::path, std::string>, Entry> entries_;
};

}  // namespace rozbor::lexica
