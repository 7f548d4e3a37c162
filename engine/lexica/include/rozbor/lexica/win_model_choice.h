#pragma once

#include <filesystem>
#include <memory>

#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::lexica {

/// The win model of a session.
struct WinModelChoice {
  std::shared_ptr<const engine::WinModel> model;  ///< null when the language has none
  std::filesystem::path path;                     ///< empty then
};

/// The model that the command line names; else `winmodel.csv` in the language's folder, or
/// data/winmodels/ID.csv as shipped; else none. Errors: those of engine::openWinModel.
[[nodiscard]] game::Result<WinModelChoice> chooseWinModel(const DataPaths& paths,
                                                          const game::Language& language,
                                                          const std::filesystem::path& commandLine);

}  // namespace rozbor::lexica
