#pragma once

#include <filesystem>

#include "rozbor/engine/study/player_spec.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

/// What several studies need.
namespace rozbor::app {

[[nodiscard]] inline game::Error cannotWrite(const std::filesystem::path& path) {
  return {"file.cannot-write", said::words("cannot write {0}", path.string())};
}

[[nodiscard]] inline game::Error noWinModel(const engine::PlayerSpec& spec, const game::Language& language) {
  return {"player.no-win-model",
          said::words("the player {0} looks ahead, for which the language \"{1}\" has no win model",
                      spec.name, language.id)};
}

/// Plays what static equity says.
[[nodiscard]] inline engine::PlayerSpec staticPlayer() {
  engine::PlayerSpec spec;
  spec.name = spec.strategy = "static";
  return spec;
}

}  // namespace rozbor::app
