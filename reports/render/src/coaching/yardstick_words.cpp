#include "rozbor/render/yardstick_words.h"

#include <fmt/ranges.h>

#include <string_view>
#include <vector>

#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports {
namespace {

constexpr std::string_view kLevel = "level:";

/// A level is known by the name of its file, which the thesis gave it; one of the user's own has its own.
std::string levelName(std::string_view level, const Wording& wording) {
  if (level == "amateur") return wording.text("amateur");
  if (level == "adept") return wording.text("adept");
  if (level == "experienced") return wording.text("experienced");
  if (level == "profesional") return wording.text("professional");
  if (level == "inhuman") return wording.text("superhuman");
  if (level == "godlike") return wording.text("godlike");
  return std::string(level);
}

}  // namespace

std::string levelSentence(const LevelRange& level, const Wording& wording) {
  if (level.above.empty()) {
    return phrase(wording, "By the points lost a turn you play below the level “{0}” of Rozbor.",
                  levelName(level.below, wording));
  }
  if (level.below.empty()) {
    return phrase(wording, "By the points lost a turn you play above the level “{0}” of Rozbor.",
                  levelName(level.above, wording));
  }
  return phrase(wording, "By the points lost a turn you play between the levels “{0}” and “{1}” of Rozbor.",
                levelName(level.above, wording), levelName(level.below, wording));
}

std::string comparisonText(const Figure& figure, const ToCompare& comparison, const Wording& wording) {
  std::vector<std::string> parts;
  const auto& past = comparison.past;
  const Figure* const own = past && figure.low ? findFigure(past->figures, figure.name) : nullptr;
  if (own != nullptr && own->value) {
    const std::string value = figureValueText(own->name, *own->value, wording);
    parts.push_back(past->before.empty()
                        ? phrase(wording, "{0} in the first half", value)
                        : phrase(wording, "{0} in the games before {1}", value, past->before));
  }
  std::vector<std::string> levels;
  for (const Yardstick& yardstick : comparison.yardsticks) {
    if (yardstick.figure != figure.name) continue;
    const std::string value = figureValueText(figure.name, yardstick.value, wording);
    if (yardstick.whose.starts_with(kLevel)) {
      levels.push_back(levelName(std::string_view(yardstick.whose).substr(kLevel.size()), wording) + " " +
                       value);
    } else {
      parts.push_back(value + " " + yardstickLabel(yardstick.whose, wording));
    }
  }
  if (!levels.empty()) {
    parts.push_back(phrase(wording, "levels of Rozbor: {0}", fmt::format("{}", fmt::join(levels, ", "))));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

std::string yardstickLabel(const std::string& whose, const Wording& wording) {
  if (whose == "cs-hundred-1") return wording.text("first hundred of the Czech ranking, 2008");
  if (whose == "cs-hundred-2") return wording.text("second hundred of the Czech ranking, 2008");
  return whose;
}

}  // namespace rozbor::reports
