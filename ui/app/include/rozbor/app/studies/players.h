#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/pool_terms.h"
#include "rozbor/engine/study/player_spec.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// The names of the players there are, in order; a user's stands for a shipped one of its name.
[[nodiscard]] std::vector<std::string> findPlayers(const lexica::DataPaths& paths);

/// A player as the command line writes one: a name, or the path of a .conf file, and keys that it
/// changes: "static", "players/mine.conf", "static:leaves=new.csv:name=new". Leaves are then a path
/// from the current folder. Errors: "player.unknown", "player.bad-line", and those of
/// engine::readPlayerSpec.
[[nodiscard]] game::Result<engine::PlayerSpec> openPlayer(const lexica::DataPaths& paths,
                                                          std::string_view text);

/// The players of a match or tournament, between commas. Of two with one name the second gets "-2" after
/// it, a third "-3".
/// Error "player.not-two", and those of openPlayer.
[[nodiscard]] game::Result<std::vector<engine::PlayerSpec>> openPlayers(const lexica::DataPaths& paths,
                                                                        std::string_view list);

/// A player with the leave values that it plays by.
struct EquippedPlayer {
  engine::PlayerSpec spec;
  std::shared_ptr<const engine::Leaves> leaves;
  std::string leavesFrom;                           ///< file, or "none"
  std::shared_ptr<const engine::PoolTerms> pool{};  ///< for a player that asks for it
};

/// What a player knows of the tiles unseen; null for one that does not ask for it. Errors: those of
/// openPoolTerms, "player.no-pool".
[[nodiscard]] game::Result<std::shared_ptr<const engine::PoolTerms>> poolOf(const engine::PlayerSpec& spec,
                                                                            const game::Language& language,
                                                                            const lexica::DataPaths& paths);

/// The leaves of the player itself, or those of the session ("": the language's). Errors: those of
/// chooseLeaves and poolOf.
[[nodiscard]] game::Result<EquippedPlayer> equip(engine::PlayerSpec spec,
                                                 const std::filesystem::path& sessionLeaves,
                                                 const game::Language& language,
                                                 const lexica::DataPaths& paths);

}  // namespace rozbor::app
