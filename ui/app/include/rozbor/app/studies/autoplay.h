#pragma once

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
#include "rozbor/engine/study/tournament.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What the user asks for; empty means "choose for me".
struct AutoplayRequest {
  std::uint64_t games = 0;  ///< of each two players
  std::string players;      ///< as openPlayers reads them
  std::string language = "en";
  std::string lexicon;
  std::filesystem::path leaves;  ///< of players that value leaves and name none of their own
  std::uint64_t seed = 1;
  bool paired = true;
  int threads = 0;                  ///< 0: as many as the machine runs at once
  std::filesystem::path gcgFolder;  ///< where the records of the games go; "": nowhere
};

/// A match, or a tournament of more than two players, that is ready to be played; everything it needs
/// is open.
struct AutoplayMatch {
  using Player = EquippedPlayer;
  AutoplayRequest request;
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::vector<Player> players;                       ///< two at least
  std::shared_ptr<const engine::WinModel> winModel;  ///< null where nobody looks ahead
  std::string winModelFrom;                          ///< file

  /// Whether the clock has no say in any move, so that the games can be repeated.
  [[nodiscard]] bool isRepeatable() const;
};

/// Errors: those of openLanguage, LexiconStore::choose, openPlayers, chooseLeaves and chooseWinModel,
/// "player.no-win-model" where a player looks ahead in a language that has none, and "file.cannot-write"
/// when there can be no folder for the records.
[[nodiscard]] game::Result<AutoplayMatch> openAutoplay(const AutoplayRequest& request,
                                                       const lexica::DataPaths& paths);

/// Everything that decides what a match comes to, by name: two matches of equal facts have equal
/// results, if they are repeatable. The number of threads is not among them.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> decidingFacts(const AutoplayMatch& match);

/// Called several times a second, and at the end, on the caller's thread.
using AutoplayProgress = std::function<void(const engine::MatchTally& tally)>;

/// Goes on with a match of two players from the games in `tally`. Records are written as game-000001.gcg and
/// so on. Error "file.cannot-write".
[[nodiscard]] game::Result<engine::MatchTally> play(const AutoplayMatch& match,
                                                    const engine::MatchTally& tally,
                                                    const AutoplayProgress& progress,
                                                    const std::stop_token& stop);

using TournamentProgress = std::function<void(const engine::TournamentResults& results)>;

/// Goes on with a tournament from the games in `results` (empty: none). The records of each two players are
/// in a folder of their own, pair-1-2 and so on by their places in the list. Error "file.cannot-write".
[[nodiscard]] game::Result<engine::TournamentResults> playTournament(const AutoplayMatch& match,
                                                                     const engine::TournamentResults& results,
                                                                     const TournamentProgress& progress,
                                                                     const std::stop_token& stop);

}  // namespace rozbor::app
