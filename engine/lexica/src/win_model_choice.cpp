#include "rozbor/lexica/win_model_choice.h"

#include <system_error>

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;

fs::path shippedModel(const DataPaths& paths, const game::Language& language) {
  std::error_code ignored;
  for (const fs::path& path :
       {language.folder / "winmodel.csv", paths.winModels() / (language.id + ".csv")}) {
    if (fs::exists(path, ignored)) return path;
  }
  return {};
}

}  // namespace

game::Result<WinModelChoice> chooseWinModel(const DataPaths& paths, const game::Language& language,
                                            const fs::path& commandLine) {
  const fs::path path = commandLine.empty() ? shippedModel(paths, language) : commandLine;
  if (path.empty()) return WinModelChoice{};
  auto model = engine::openWinModel(path, language);
  if (!model) return model.error();
  return WinModelChoice{*std::move(model), path};
}

}  // namespace rozbor::lexica
