#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/insight/topics.h"
#include "rozbor/review/bands.h"
#include "rozbor/review/cause.h"

namespace rozbor::app {

/// Which of a player's decisions are wanted. What is not set leaves all.
struct DecisionChoice {
  std::string figure{};  ///< those behind it (decisionsBehind); empty: all that lost something
  std::optional<reports::Topic> topic{};  ///< those that the coach counts, instead of those behind a figure
  std::optional<reports::Cause> cause{};
  std::optional<reports::Phase> phase{};
  reports::Band band = reports::Band::none;  ///< at least so bad
  std::string opponent{};                    ///< as the game names them
  std::string tiles{};                       ///< that the rack holds, in either case; "?" a blank
};

/// The decisions that are wanted, those that lost most first; indices into those of the case. None where
/// `tiles` are no tiles of the language of the game.
[[nodiscard]] std::vector<std::size_t> decisionsOf(const reports::CoachingCase& player,
                                                   const DecisionChoice& choice);

/// How many of them a list shows: not more than anybody looks through, but all that a sentence of the coach
/// tells the number or the words of.
[[nodiscard]] std::size_t mostListed(const DecisionChoice& choice);

/// The opponents of the decisions, by name.
[[nodiscard]] std::vector<std::string> opponentsOf(const reports::CoachingCase& player);

}  // namespace rozbor::app
