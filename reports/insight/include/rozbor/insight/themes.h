#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/insight/coaching_case.h"
#include "rozbor/review/cause.h"

/// What the losses of a player are told under, and what of it can be trained (docs/coaching.md).
namespace rozbor::reports {

/// A missed bingo that was the best play, whatever the cause of its loss; else that cause.
struct Theme {
  bool bingos = false;
  Cause cause = Cause::unclassified;  ///< of all but bingos

  [[nodiscard]] static constexpr Theme missedBingos() { return {true, Cause::unclassified}; }
  [[nodiscard]] static constexpr Theme of(Cause cause) { return {false, cause}; }
  friend auto operator<=>(const Theme&, const Theme&) = default;
};

/// What the better play was like, by the board; the first that fits.
enum class LossPart : std::uint8_t {
  sevenFirst,     ///< a bingo on the empty board
  sevenHook,      ///< a bingo of the seven tiles alone that makes one word across, at a hook
  sevenParallel,  ///< one that makes two or more
  eight,          ///< a bingo through one tile that lay
  nineOrMore,     ///< through two or more
  otherBingo,     ///< a bingo where another one was played
  extension,      ///< makes a word longer that lay
  parallel,       ///< a play that makes two words across or more
  shortWord,      ///< a word of kShortWord letters at most
  longWord        ///< a longer one
};
[[nodiscard]] LossPart partOf(const Theme& theme, const game::Position& position, const game::Move& play,
                              const game::Language& language);

/// What some of a player's decisions cost. Intervals are of 95 %, by resampling games.
struct Cost {
  std::size_t decisions = 0;
  std::size_t games = 0;  ///< in which there are any
  double perGame = 0;     ///< points, of analysed games
  Interval perGameInterval{};
  double share = 0;  ///< of the points lost in all counted decisions, 0 to 1
  Interval shareInterval{};
};

struct PartCost {
  LossPart part = LossPart::longWord;
  Cost cost;
  std::size_t example = 0;  ///< decision of the case, the dearest
};

struct ThemeCost {
  Theme theme;
  Cost cost;
  std::vector<PartCost> parts{};       ///< the dearest first; none where parts do not say what to train
  std::vector<std::size_t> lessons{};  ///< decisions of the case, the dearest first
};

/// What the loss of a decision of the case is told under; nothing where it is not counted or has no band.
[[nodiscard]] std::optional<Theme> themeOf(const DecisionRecord& decision, const CoachingCase& player);

/// What costs something, from the one on that surely costs most (by the lower end, then by the cost).
[[nodiscard]] std::vector<ThemeCost> themeCosts(const CoachingCase& player);

/// Turns on which a bingo was there, and those on which none was played: what bingoConversion is made of.
struct BingoCount {
  std::size_t there = 0;
  std::size_t missed = 0;
};
[[nodiscard]] BingoCount bingoCount(const CoachingCase& player);

}  // namespace rozbor::reports
