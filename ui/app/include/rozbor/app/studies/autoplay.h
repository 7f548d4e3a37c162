#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/app/studies/players.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/study/match_tally.h"
#include "rozbor/engine/study/player_spec.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What the user asks for; empty means "choose for me".
struct AutoplayRequest {
  std::uint64_t games = 0;
  std::string players;  ///< as openPlayers reads them
  std::string language = "en";
  std::string lexicon;
  std::filesystem::path leaves;  ///< of players that value leaves and name none of their own
  std::uint64_t seed = 1;
  bool paired = true;
  int threads = 0;                  ///< 0: as many as the machine runs at once
  std::filesystem::path gcgFolder;  ///< where the records of the games go; "": nowhere
};

/// A match that is ready to be played; everything it needs is open.
struct AutoplayMatch {
  using Player = EquippedPlayer;
  AutoplayRequest request;
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::array<Player, 2> players;
};

/// Errors: those of openLanguage, LexiconStore::choose, openPlayers and chooseLeaves, and
/// "file.cannot-write" when there can be no folder for the records.
[[nodiscard]] game::Result<AutoplayMatch> openAutoplay(const AutoplayRequest& request,
                                                       const lexica::DataPaths& paths);

/// Everything that decides what a match comes to, by name: two matches of equal facts have equal
/// results. The number of threads is not among them.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> decidingFacts(const AutoplayMatch& match);

/// Called several times a second, and at the end, on the caller's thread.
using AutoplayProgress = std::function<void(const engine::MatchTally& tally)>;

/// Goes on with a match from the games in `tally`. Records are written as game-000001.gcg and so
/// on. Error "file.cannot-write".
[[nodiscard]] game::Result<engine::MatchTally> play(const AutoplayMatch& match,
                                                    const engine::MatchTally& tally,
                                                    const AutoplayProgress& progress,
                                                    const std::stop_token& stop);

}  // namespace rozbor::app
