#pragma once

#include <filesystem>

#include "rozbor/engine/study/player_spec.h"
#include "rozbor/game/result.h"

/// What several studies need.
namespace rozbor::app {

[[nodiscard]] inline game::Error cannotWrite(const std::filesystem::path& path) {
  return {"file.cannot-write", said::words("cannot write {0}", path.string())};
}

/// Plays what static equity says.
[[nodiscard]] inline engine::PlayerSpec staticPlayer() {
  engine::PlayerSpec spec;
  spec.name = spec.strategy = "static";
  return spec;
}

}  // namespace rozbor::app
