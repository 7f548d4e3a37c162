#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/study/player_spec.h"
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

}  // namespace rozbor::app
