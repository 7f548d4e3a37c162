#include "rozbor/app/review/kept_reviews.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

#include "rozbor/app/replace_file.h"
#include "rozbor/render/kept_grades.h"
#include "text_hash.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".grades";

}  // namespace

/// The grounds stand in the file, too, so that two of one name are told apart.
fs::path KeptReviews::fileOf(const std::string& grounds) const {
  const std::uint64_t first = hashOf(grounds);
  return folder_ / fmt::format("{:016x}{:016x}{}", first, hashOf(grounds, first), kExtension);
}

std::optional<reports::FoundGrades> KeptReviews::find(const std::string& grounds) const {
  if (folder_.empty()) return std::nullopt;
  const fs::path path = fileOf(grounds);
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  auto found = reports::decodedGrades(bytes, grounds);
  std::error_code ignored;
  if (found) fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
  return found;
}

void KeptReviews::keep(const std::string& grounds, const reports::FoundGrades& found) const {
  if (folder_.empty()) return;
  std::error_code ignored;
  fs::create_directories(folder_, ignored);
  (void)replaceFile(fileOf(grounds), reports::encodedGrades(grounds, found));
  dropOldest();
}

void KeptReviews::dropOldest() const {
  struct File {
    fs::file_time_type at;
    std::uintmax_t size = 0;
    fs::path path;
  };
  std::vector<File> files;
  std::uintmax_t all = 0;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder_, error)) {
    if (entry.path().extension() != kExtension) continue;
    const auto size = entry.file_size(error);
    if (!error) files.push_back({entry.last_write_time(error), size, entry.path()});
    if (!error) all += size;
  }
  std::ranges::sort(files, {}, &File::at);
  for (std::size_t at = 0; at < files.size() && all > most_; ++at) {
    fs::remove(files[at].path, error);
    all -= files[at].size;
  }
}

}  // namespace rozbor::app
