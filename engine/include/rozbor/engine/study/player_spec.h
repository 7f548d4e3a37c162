#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/game/result.h"

namespace rozbor::engine {

/// What a player is, as its file says (docs/autoplay.md lists the keys). A limit that is not set
/// does not bind.
struct PlayerSpec {
  /// What a player does when the bag is empty.
  enum class Endgame : std::uint8_t { none, exact };  ///< none: as at any other time

  std::string name;
  std::string strategy;          ///< one of `strategies()`
  std::string leaves;            ///< "language", "none" or a file; "": the strategy's
  bool pool = false;             ///< leaves are worth what the tiles unseen make of them
  std::optional<int> maxPoints;  ///< of one placement
  std::optional<int> maxTiles;   ///< laid by one placement
  double vocabulary = 1;         ///< share of the words of four letters and more, 0 to 1
  Endgame endgame = Endgame::none;
  std::uint64_t endgameNodes = 0;     ///< positions searched for one move of an exact endgame; 0: no limit
  std::uint64_t preEndgameNodes = 0;  ///< the same of a pre-endgame; 0: it is not tried

  // Of strategies that look ahead; what holds where one is not set is in docs/autoplay.md.
  std::optional<int> deals;          ///< for one move, at most
  std::optional<double> seconds;     ///< for one move, by the clock
  std::optional<int> candidates;     ///< the best by static equity, to be simulated
  std::optional<int> plies;          ///< turns after the candidate
  std::optional<int> inferredRacks;  ///< looked at to tell what the opponent kept; 0: nothing is inferred
  std::optional<int> endingNodes;    ///< searched for each ending of a game that is played on; 0: none

  [[nodiscard]] bool isLimited() const { return maxPoints || maxTiles || vocabulary < 1; }
  /// Whether the clock has a say in the moves, so that they cannot be repeated.
  [[nodiscard]] bool isTimed() const { return seconds.has_value(); }
};

/// Sets one key of a spec. Errors: "player.unknown-key", "player.bad-value".
[[nodiscard]] std::optional<game::Error> setPlayerKey(PlayerSpec& spec, std::string_view key,
                                                      std::string_view value);

/// What is wrong with a spec as a whole: "player.no-strategy", "player.contradiction".
[[nodiscard]] std::optional<game::Error> faultOf(const PlayerSpec& spec);

/// The keys that are set, but for the name, as "key=value" between blanks.
[[nodiscard]] std::string textOf(const PlayerSpec& spec);

/// Reads lines "key = value", "#" begins a comment line. The name is the file's unless it says
/// another. Leaves that are a relative path are looked for beside the file. Errors:
/// "player.missing-file", "player.bad-line", "player.repeated-key" and those above, each with file
/// and line.
[[nodiscard]] game::Result<PlayerSpec> readPlayerSpec(const std::filesystem::path& path);

}  // namespace rozbor::engine
