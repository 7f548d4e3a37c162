#pragma once

#include <filesystem>
#include <memory>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/pool_terms.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::lexica {

/// The leave values of a session.
struct LeavesChoice {
  std::shared_ptr<const engine::Leaves> leaves;
  std::filesystem::path path;  ///< empty when there are none
  bool none = false;           ///< the language has no leave values: equity is the score alone
};

/// The leaves that the command line names; else those the user prefers; else `leaves.csv` in the language's
/// folder, or data/leaves/ID.csv as shipped; else none. Errors: those of engine::openLeaves.
[[nodiscard]] game::Result<LeavesChoice> chooseLeaves(const DataPaths& paths, const game::Language& language,
                                                      const std::filesystem::path& commandLine);

/// What the tiles unseen add to leave values: `pool.csv` in the language's folder, or data/leaves/ID.pool.csv
/// as shipped; null where there is neither. Errors: "leaves.bad-line", and those of readBytes.
[[nodiscard]] game::Result<std::shared_ptr<const engine::PoolTerms>> openPoolTerms(
    const DataPaths& paths, const game::Language& language);

}  // namespace rozbor::lexica
