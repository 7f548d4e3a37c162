#pragma once

namespace rozbor::engine {

/// How one game came out at the horizon, for the player on turn.
struct Outcome {
  float win = 0;    ///< probability
  float doubt = 0;  ///< how likely best play from the empty bag on would have ended otherwise
  float gain = 0;   ///< millipoints: spread then, leaves counted, less spread now
  float reply = 0;  ///< points of the opponent's next move
  float next = 0;   ///< points of the player's move after that, 0 where the game is over by then
};

}  // namespace rozbor::engine
