#pragma once

#include <algorithm>
#include <filesystem>
#include <thread>

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

/// As many threads as are asked for; of 0 as many as the machine runs at once.
[[nodiscard]] inline int threadsOf(int asked) {
  return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// Plays what static equity says.
[[nodiscard]] inline engine::PlayerSpec staticPlayer() {
  engine::PlayerSpec spec;
  spec.name = spec.strategy = "static";
  return spec;
}

}  // namespace rozbor::app
