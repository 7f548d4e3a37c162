#include "rozbor/lexica/leaves_choice.h"

#include <system_error>

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;

fs::path shippedLeaves(const DataPaths& paths, const game::Language& language) {
  std::error_code ignored;
  for (const fs::path& path : {language.folder / "leaves.csv", paths.leaves() / (language.id + ".csv")}) {
    if (fs::exists(path, ignored)) return path;
  }
  return {};
}

}  // namespace

game::Result<LeavesChoice> chooseLeaves(const DataPaths& paths, const game::Language& language,
                                        const fs::path& commandLine) {
  const fs::path wanted = commandLine.empty() ? paths.preferredFor(language.id).leaves : commandLine;
  const fs::path path = wanted.empty() ? shippedLeaves(paths, language) : wanted;
  if (path.empty()) return LeavesChoice{engine::noLeaves(), {}, true};
  auto leaves = engine::openLeaves(path, language);
  if (!leaves) return leaves.error();
  return LeavesChoice{*std::move(leaves), path, false};
}

}  // namespace rozbor::lexica
