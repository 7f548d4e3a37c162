#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "rozbor/app/explore/exploration.h"

namespace rozbor::desktop {

/// Where a tree of positions began.
struct ExploreOrigin {
  app::PositionRequest position;
  std::array<std::string, 2> players{};  ///< in the order of the game; empty where there is none
  std::size_t onTurn = 0;                ///< of these, at the first position
  std::filesystem::path record{};  ///< of the game, and the turn (from 0) that the first position is before
  std::optional<std::size_t> turn{};
};

/// A tree, with where it began.
struct ExploredTree {
  ExploreOrigin origin;
  std::shared_ptr<const app::Exploration> tree;

  /// Nobody has made a move in it.
  [[nodiscard]] bool isUntouched() const { return tree->nodes().size() == 1; }
  /// Index into the players of who is on turn at a node.
  [[nodiscard]] std::size_t onTurn(const app::Exploration::Node& node) const {
    return (origin.onTurn + static_cast<std::size_t>(node.turn)) % 2;
  }
};

}  // namespace rozbor::desktop
