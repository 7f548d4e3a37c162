#pragma once

namespace rozbor::replay {

/// How much less likely a deviation makes a solution, in nats (minus the logarithm of its share).
/// docs/cas.md lists them with their reasons.
inline constexpr double kUnmarkedBlank = 3.9;       ///< in a sheet that marks other blanks
inline constexpr double kUnmarkedBlankHabit = 1.2;  ///< in a sheet that marks none
inline constexpr double kSpuriousMark = 6.0;
inline constexpr double kMissedCrossWord = 6.0;  ///< a cross-word that was noted is not formed
inline constexpr double kRackMismatch = 6.0;     ///< a tile of the play is not in the noted rack
inline constexpr double kNoPlaceForInvalid = 6.0;
inline constexpr double kEndTilesMismatch = 6.0;
inline constexpr double kEndValueMismatch = 4.0;

inline constexpr double kScoreSlip = 5.8;       ///< one digit, or two digits swapped
inline constexpr double kScoreSlipOther = 8.0;  ///< any other number
inline constexpr double kCarriedSlip = 1.5;     ///< more, where the total agrees with the wrong points
inline constexpr double kAccountSlip = 5.3;     ///< points and totals do not add up
inline constexpr double kLetterSlip = 5.7;      ///< one letter wrong, or one too many
inline constexpr double kOrderSlip = 5.0;       ///< one letter left out, or two letters swapped
inline constexpr double kMissingTurn = 8.0;
inline constexpr double kNoPlay = 3.0;  ///< a row of which nothing is legible, where a board shows plays
inline constexpr double kMissingBlank = 2.6;  ///< more, where the missing play holds a blank
inline constexpr double kSwappedTurns = 7.0;
inline constexpr double kPlayerTwice = 4.0;  ///< a player on turn twice running

/// How often who looks at a board, or types it, is wrong, where nobody says: a letter for another, no tile
/// where one lies, a tile where none lies.
inline constexpr double kMisreadLetter = 0.02;
inline constexpr double kOverlookedTile = 0.005;
inline constexpr double kImaginedTile = 0.003;
inline constexpr double kImaginedShare = 0.15;  ///< of what a list of probabilities leaves over
inline constexpr double kLeastRest = 0.001;     ///< nobody is surer than that
inline constexpr double kBlankNotSeen = 3.0;    ///< in a board that shows other blanks as such
inline constexpr double kBlankImagined = 5.0;
inline constexpr double kOtherWord = 9.0;  ///< the board shows another word than is written, with its points

/// Solutions this much less likely than the best are not kept.
inline constexpr double kTolerance = 5.0;
/// Words that the word test does not know may cost this much before a slip is looked for.
inline constexpr double kSlipTrigger = 4.9;

}  // namespace rozbor::replay
