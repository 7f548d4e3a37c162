#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rozbor/insight/coaching_case.h"
#include "rozbor/insight/themes.h"

/// The coaching report of one player (docs/coaching.md): what is said is decided here, by rules; `render`
/// puts it into words.
namespace rozbor::reports {

/// A weakness worth training, ranked by what it surely costs.
struct WorkItem {
  ThemeCost cost;
  bool split = false;                 ///< it swallows the rest, so its parts are told
  std::vector<std::size_t> examples;  ///< decisions of the case, the dearest first, at most three
};

/// At most three themes that were found in several decisions of several games and cost a twentieth of all.
[[nodiscard]] std::vector<WorkItem> whatToWorkOn(const CoachingCase& player);

/// Something a player does well, with the number that shows it.
struct Strength {
  enum class Kind : std::uint8_t { bingos, phase, phonies, challenges, improved, noHowlers };
  Kind kind = Kind::bingos;
  double value = 0;
  double low = 0;  ///< 95 % interval, or what the value is compared with
  double high = 0;
  std::string about{};  ///< phase or figure
};

/// At most two, each only where the numbers are clear.
[[nodiscard]] std::vector<Strength> strengthsOf(const CoachingCase& player);

/// At most `most` decisions to be played again: lessons, the dearest first, of as many games as there are.
[[nodiscard]] std::vector<std::size_t> momentsToAsk(const CoachingCase& player, std::size_t most);

}  // namespace rozbor::reports
