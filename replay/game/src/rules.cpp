#include "rozbor/game/rules.h"

#include <array>
#include <utility>

namespace rozbor::game {

std::optional<ChallengeRule> challengeRule(std::string_view text) {
  using enum ChallengeRule;
  static constexpr std::array<std::pair<std::string_view, ChallengeRule>, 6> kNames{{{"void", voidWords},
                                                                                     {"single", single},
                                                                                     {"double", doubleLoss},
                                                                                     {"5-point", fivePoints},
                                                                                     {"10-point", tenPoints},
                                                                                     {"cas", cas}}};
  for (const auto& [name, rule] : kNames) {
    if (name == text) return rule;
  }
  return std::nullopt;
}

int challengeBonus(ChallengeRule rule) {
  switch (rule) {
    case ChallengeRule::fivePoints:
      return 5;
    case ChallengeRule::tenPoints:
      return 10;
    default:
      return 0;
  }
}

}  // namespace rozbor::game
