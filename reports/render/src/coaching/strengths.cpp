#include "report_parts.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports::coaching {
namespace {

std::string improvedSentence(const Strength& strength, const Wording& wording) {
  const auto change = [&](double value) {
    return (value > 0 ? "+" : "") + figureValueText(strength.about, value, wording);
  };
  return phrase(wording,
                "You are getting better: {0}, {1} from your first games to your last (95 %: {2} to {3}).",
                figureLabel(strength.about, wording), change(strength.value), change(strength.low),
                change(strength.high));
}

}  // namespace

std::string strengthSentence(const Strength& strength, const Report& report) {
  const Wording& wording = report.wording;
  switch (strength.kind) {
    case Strength::Kind::bingos:
      return phrase(
          wording, "When a bingo is on your rack, you play one: {0} % of the time (95 %: {1} to {2} %).",
          report.percent(strength.value), report.percent(strength.low), report.percent(strength.high));
    case Strength::Kind::phase:
      return phrase(wording,
                    "You are at your best here: {0}, {1} points lost a turn against {2} over the whole game.",
                    partLabel(strength.about, wording), wording.number(strength.value, 2),
                    wording.number(strength.low, 2));
    case Strength::Kind::phonies:
      return wording.text("You did not play a single invalid word.");
    case Strength::Kind::challenges:
      return phrase(wording, "You challenge well: {0} challenges won, {1} lost.",
                    wording.number(strength.value, 0), wording.number(strength.low, 0));
    case Strength::Kind::improved:
      return improvedSentence(strength, wording);
    case Strength::Kind::noHowlers:
      break;
  }
  return wording.text("No howler in any of these games.");
}

void addStrengths(const Report& report, std::vector<Block>& blocks) {
  std::vector<std::string> strengths;
  for (const Strength& strength : strengthsOf(report.player))
    strengths.push_back(strengthSentence(strength, report));
  if (strengths.empty()) return;
  blocks.emplace_back(HeadingBlock{1, report.wording.text("What you do well"), false});
  blocks.emplace_back(ListBlock{std::move(strengths), false});
}

}  // namespace rozbor::reports::coaching
