#include "rozbor/lexica/leaves_choice.h"

#include <system_error>
#include <utility>

#include "rozbor/lexica/text_file.h"

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;

/// `own` in the language's folder, or ID with `ending` among what is shipped; empty if there is neither.
fs::path shipped(const DataPaths& paths, const game::Language& language, const char* own,
                 const char* ending) {
  std::error_code ignored;
  for (const fs::path& path : {language.folder / own, paths.leaves() / (language.id + ending)}) {
    if (fs::exists(path, ignored)) return path;
  }
  return {};
}

}  // namespace

game::Result<LeavesChoice> chooseLeaves(const DataPaths& paths, const game::Language& language,
                                        const fs::path& commandLine) {
  const fs::path wanted = commandLine.empty() ? paths.preferredFor(language.id).leaves : commandLine;
  const fs::path path = wanted.empty() ? shipped(paths, language, "leaves.csv", ".csv") : wanted;
  if (path.empty()) return LeavesChoice{engine::noLeaves(), {}, true};
  auto leaves = engine::openLeaves(path, language);
  if (!leaves) return leaves.error();
  return LeavesChoice{*std::move(leaves), path, false};
}

game::Result<std::shared_ptr<const engine::PoolTerms>> openPoolTerms(const DataPaths& paths,
                                                                     const game::Language& language) {
  const fs::path path = shipped(paths, language, "pool.csv", ".pool.csv");
  if (path.empty()) return std::shared_ptr<const engine::PoolTerms>();
  const auto bytes = readBytes(path);
  if (!bytes) return bytes.error();
  auto terms = engine::readPoolTerms(*bytes, language);
  if (terms) return std::make_shared<const engine::PoolTerms>(*std::move(terms));
  game::Error error = terms.error();
  error.message = said::words("{0}: {1}", path.string(), error.message);
  return error;
}

}  // namespace rozbor::lexica
