#include "rozbor/app/samples.h"

#include <system_error>

namespace rozbor::app {

namespace fs = std::filesystem;

fs::path shippedSamples(const lexica::DataPaths& paths) {
  // Beside the other data where the program is installed, beside their folder in the source tree.
  for (const auto& folder : {paths.data / "samples", paths.data / ".." / "samples"}) {
    std::error_code ignored;
    if (fs::is_directory(folder, ignored)) return folder.lexically_normal();
  }
  return {};
}

fs::path ownSamples(const lexica::DataPaths& paths) {
  const fs::path shipped = shippedSamples(paths);
  if (shipped.empty() || paths.userPlayers.empty()) return shipped;
  const fs::path own = paths.userPlayers.parent_path() / "samples";
  std::error_code error;
  fs::create_directories(own, error);
  if (!error) fs::copy(shipped, own, fs::copy_options::recursive | fs::copy_options::skip_existing, error);
  return error ? shipped : own;
}

}  // namespace rozbor::app
