#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/insight/missed_words.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/insight/yardsticks.h"

/// The coaching report of one player (docs/coaching.md): what is said is decided here, by rules; `render`
/// puts it into words.
namespace rozbor::reports {

/// Everything that a report is made from.
struct CoachingCase {
  PersonRow person;
  std::vector<PlayedGame> games;            ///< those that pass the filter, in their order
  std::vector<DecisionRecord> decisions{};  ///< the person's own, of those games
  ToCompare comparison{};
  std::map<std::string, std::shared_ptr<const game::Language>> languages{};  ///< of the games, by id
  StatisticsOptions options{};
};

/// A weakness worth training, ranked by what it surely costs.
struct WorkItem {
  CauseEffect effect;
  std::vector<std::size_t> examples;  ///< decisions of the case, the dearest first, at most three
};

/// At most three causes that were found in several decisions of several games.
[[nodiscard]] std::vector<WorkItem> whatToWorkOn(const CoachingCase& player);

/// Something a player does well, with the number that shows it.
struct Strength {
  enum class Kind : std::uint8_t { bingos, phase, phonies, challenges, improved, noHowlers };
  Kind kind = Kind::bingos;
  double value = 0;
  double low = 0;  ///< 95 % interval, or what the value is compared with
  double high = 0;
  std::string about;  ///< phase or figure
};

/// At most two, each only where the numbers are clear.
[[nodiscard]] std::vector<Strength> strengthsOf(const CoachingCase& player);

/// At most `most` decisions to be played again: lessons, the dearest first, of as many games as there are.
[[nodiscard]] std::vector<std::size_t> momentsToAsk(const CoachingCase& player, std::size_t most);

/// The words of `missedWords` in all languages, those missed more often first; at most `most`.
[[nodiscard]] std::vector<std::string> wordsToLearn(const CoachingCase& player, std::size_t most);

}  // namespace rozbor::reports
