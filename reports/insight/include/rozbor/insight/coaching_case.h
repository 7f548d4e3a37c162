#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/insight/yardsticks.h"
#include "rozbor/library/cards.h"

namespace rozbor::reports {

/// Everything that a coaching report is made from.
struct CoachingCase {
  PersonRow person;
  std::vector<PlayedGame> games;            ///< those that pass the filter, in their order
  std::vector<DecisionRecord> decisions{};  ///< the person's own, of those games that their lexicon fits
  ToCompare comparison{};
  std::map<std::string, std::shared_ptr<const game::Language>> languages{};  ///< of the games, by id
  std::set<std::string> shortWordsLaid{};  ///< words of at most kShortWord letters that the person laid
  std::map<Id, OtherGames> opponentsElsewhere{};  ///< of opponents with kFewestAgainst games or more
  StatisticsOptions options{};
  std::vector<AnswerRow> answers{};  ///< to positions of the person's that were trained
};

/// Letters of the longest word that is called short.
inline constexpr std::size_t kShortWord = 4;

/// The short words that a decision laid and that stood, in capitals; none where it cannot be read.
[[nodiscard]] std::vector<std::string> shortWordsOf(const DecisionRecord& decision,
                                                    const game::Language& language);

}  // namespace rozbor::reports
