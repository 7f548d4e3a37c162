#pragma once

#include <array>

namespace rozbor::engine {

/// How one game came out at the horizon, for the player on turn.
struct Outcome {
  float win = 0;    ///< probability
  float doubt = 0;  ///< how likely best play from the empty bag on would have ended otherwise
  float gain = 0;   ///< millipoints: spread then, leaves counted, less spread now
  float reply = 0;  ///< points of the opponent's next move
  float next = 0;   ///< points of the player's move after that, 0 where the game is over by then
};

/// How the games of one deal came out: by static play, and with the reply considered and the ending searched,
/// where it is looked at so closely.
struct Looked {
  Outcome plain;
  Outcome closer;
};

/// A deal that is not looked at more closely.
[[nodiscard]] inline Looked alike(const Outcome& outcome) {
  return {outcome, outcome};
}

/// What a closer look may change.
inline constexpr std::array<float Outcome::*, 4> kControlled{&Outcome::win, &Outcome::gain, &Outcome::reply,
                                                             &Outcome::next};

/// Several deals of which one is looked at closely.
struct Sample {
  Outcome closer;   ///< of that one; its doubt is the mean of all
  Outcome control;  ///< by how much the mean of all plain outcomes is more than that one's; 0 on average
};

}  // namespace rozbor::engine
