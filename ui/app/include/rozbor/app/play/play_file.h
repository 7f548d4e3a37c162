#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "rozbor/app/play/played_game.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// Where the game is kept that is under way; "" where nothing is kept.
[[nodiscard]] std::filesystem::path gameUnderWay(const lexica::DataPaths& paths);

/// Setup, turns and clocks, so that the game can be gone on with.
[[nodiscard]] std::string keptText(const PlayedGame& game);

/// The game of such a text; the clock of who is on turn runs from now on. The lexicon is the one of its name,
/// where that is not installed any more the one by which the language is judged. Errors: those of
/// openPlayTable, "play.bad-file" with the line.
[[nodiscard]] game::Result<PlayedGame> goOn(std::string_view text, const lexica::DataPaths& paths,
                                            TimeSource now = steadyTime);

/// Writes the record of a game that is over into the folder of games, under a name that no file there has.
/// Error "file.cannot-write".
[[nodiscard]] game::Result<std::filesystem::path> keepRecord(const PlayedGame& game,
                                                             const lexica::DataPaths& paths);

}  // namespace rozbor::app
