#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "rozbor/app/review/reviewer.h"
#include "rozbor/parser/online_record.h"

namespace rozbor::app {

/// Cards and analysis results in the JSON files of a folder, as far as they are of a sensible size and
/// number. Those that name no game are left out.
[[nodiscard]] parser::OnlineExtras extrasIn(const std::filesystem::path& folder);

/// Takes what a text tells of games into `all`, unless it is no JSON or far too long.
void addExtras(parser::OnlineExtras& all, std::string_view text);

/// The same beside a file. Of those that name no game, the ones whose file is called as this one and
/// something more
/// ("game.json", "game.analysis.json").
[[nodiscard]] parser::OnlineExtras extrasBeside(const std::filesystem::path& file);

/// The records that files hold: a file of several online games or score sheets is several, called
/// "games.json#1" and so on.
[[nodiscard]] std::vector<RecordSource> recordSources(std::span<const std::string> files);

}  // namespace rozbor::app
