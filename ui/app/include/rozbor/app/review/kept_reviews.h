#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "rozbor/review/found_grades.h"

namespace rozbor::app {

/// Grades that took their time, kept in a folder of the cache so that a game which is opened again has them
/// at once. A file for each review, named by its grounds (Reviewer::groundsOf); the oldest give way. Whatever
/// is amiss with a file or the folder, nothing is found or kept, and no more.
class KeptReviews {
 public:
  /// "": nothing is kept. `most`: bytes of all files.
  explicit KeptReviews(std::filesystem::path folder, std::uintmax_t most = kMostBytes)
      : folder_(std::move(folder)), most_(most) {}

  [[nodiscard]] std::optional<reports::FoundGrades> find(const std::string& grounds) const;
  void keep(const std::string& grounds, const reports::FoundGrades& found) const;

 private:
  static constexpr std::uintmax_t kMostBytes = std::uintmax_t{200} << 20;

  [[nodiscard]] std::filesystem::path fileOf(const std::string& grounds) const;
  void dropOldest() const;

  std::filesystem::path folder_;
  std::uintmax_t most_;
};

}  // namespace rozbor::app
