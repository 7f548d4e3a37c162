#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace rozbor::game {

/// What happens after a challenge. `voidWords`: words are checked before a play stands, so that
/// there is none. `cas`: an invalid play comes off and the turn is lost, a failed challenge costs
/// nothing (as `single`). `doubleLoss`: who challenges a valid play loses the next turn.
/// `fivePoints`, `tenPoints`: the challenged player gets so many points for each valid word.
enum class ChallengeRule : std::uint8_t { voidWords, single, doubleLoss, fivePoints, tenPoints, cas };

/// Reads "void", "single", "double", "5-point", "10-point", "cas".
[[nodiscard]] std::optional<ChallengeRule> challengeRule(std::string_view text);

/// Points a failed challenge may bring the challenged player, per word; 0 where none.
[[nodiscard]] int challengeBonus(ChallengeRule rule);

/// How the tiles left at the end are settled once somebody has gone out. `doubled`: twice the value
/// of the others' tiles to who went out. `transferred`: once to who went out, once off the other.
/// The spread is the same.
enum class EndRack : std::uint8_t { doubled, transferred };

/// The numbers of a game that differ between associations. All are data of a language.
struct Rules {
  int rackSize = 7;
  int bingoTiles = 7;        ///< tiles of one play that earn the bonus
  int bingoBonus = 50;       ///< points
  int exchangeMinimum = 7;   ///< tiles the bag must hold for an exchange
  int scorelessLimit = 6;    ///< successive scoreless turns that end the game; 0: never
  int passLimit = 4;         ///< successive passes (two rounds) that end the game; 0: never
  int overtimePenalty = 10;  ///< points for each minute begun, for the desktop clock and checks
  ChallengeRule challenge = ChallengeRule::single;
  EndRack endRack = EndRack::doubled;

  /// Whether so many successive turns without points end the game, of which the last `passes` were passes.
  [[nodiscard]] bool endGame(std::int64_t scoreless, std::int64_t passes) const {
    return (scorelessLimit > 0 && scoreless >= scorelessLimit) || (passLimit > 0 && passes >= passLimit);
  }
};

}  // namespace rozbor::game
