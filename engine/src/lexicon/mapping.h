#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "rozbor/game/result.h"

namespace rozbor::engine {

/// A file mapped read-only into memory.
class FileMapping {
 public:
  /// Error code "missing-file" behind `prefix` ("lexicon", "leaves").
  static game::Result<std::unique_ptr<FileMapping>> open(const std::filesystem::path& path,
                                                         const std::string& prefix);
  ~FileMapping();
  FileMapping(const FileMapping&) = delete;
  FileMapping& operator=(const FileMapping&) = delete;

  [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

 private:
  explicit FileMapping(std::span<const std::byte> bytes) : bytes_(bytes) {}
  std::span<const std::byte> bytes_;
};

}  // namespace rozbor::engine
