#include <array>
#include <cmath>

#include "report_parts.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
#include "words/joined.h"

namespace rozbor::reports::coaching {
namespace {

/// Every second to every sixth; rarer ones are told by their number alone.
constexpr std::array kEvery{marked("You missed every second bingo: {0} of {1} (95 %: {2} to {3} %)."),
                            marked("You missed every third bingo: {0} of {1} (95 %: {2} to {3} %)."),
                            marked("You missed every fourth bingo: {0} of {1} (95 %: {2} to {3} %)."),
                            marked("You missed every fifth bingo: {0} of {1} (95 %: {2} to {3} %)."),
                            marked("You missed every sixth bingo: {0} of {1} (95 %: {2} to {3} %).")};

std::string wonSentence(const Report& report) {
  if (report.figure("draws").value.value_or(0) > 0) {
    return phrase(report.wording, "You won {0} of {1} games; drawn: {2}.", report.value("wins"),
                  report.value("games"), report.value("draws"));
  }
  return phrase(report.wording, "You won {0} of {1} games.", report.value("wins"), report.value("games"));
}

std::string shareSentence(const Report& report, const Cost& cost) {
  return phrase(report.wording, "That is {0} % of the points you gave away (95 %: {1} to {2} %), {3} a game.",
                report.percent(cost.share), report.percent(cost.shareInterval.low),
                report.percent(cost.shareInterval.high), report.points(cost.perGame));
}

std::string themeSentence(const Report& report, const ThemeCost& theme) {
  return phrase(
      report.wording,
      "Most is to be gained here: {0}, {1} % of the points you gave away (95 %: {2} to {3} %), {4} a game.",
      lowered(themeTitle(theme.theme, report.wording)), report.percent(theme.cost.share),
      report.percent(theme.cost.shareInterval.low), report.percent(theme.cost.shareInterval.high),
      report.points(theme.cost.perGame));
}

KeyFigure keyFigure(const Report& report, const char* name) {
  const Figure& found = report.figure(name);
  KeyFigure key{figureLabel(name, report.wording), report.value(name)};
  if (found.low && found.high) {
    key.note = phrase(report.wording, "95 %: {0} to {1}", figureValueText(name, *found.low, report.wording),
                      figureValueText(name, *found.high, report.wording));
  }
  return key;
}

}  // namespace

std::string missedBingosSentence(const Report& report) {
  constexpr double kFirstOfEvery = 2;
  const BingoCount count = bingoCount(report.player);
  const Figure& played = report.figure("bingoConversion");
  const double every = static_cast<double>(count.there) / static_cast<double>(count.missed);
  const double at = std::round(every) - kFirstOfEvery;
  const bool isOften = at >= 0 && at < static_cast<double>(kEvery.size());
  const char* const sentence = isOften ? kEvery[static_cast<std::size_t>(at)]
                                       : marked("You missed {0} of {1} bingos (95 %: {2} to {3} %).");
  return phrase(report.wording, sentence, count.missed, count.there, report.percent(1 - *played.high),
                report.percent(1 - *played.low));
}

std::string verdictOf(const Report& report) {
  const Wording& wording = report.wording;
  if (!report.figure("pointsLostPerTurn").value) {
    return phrase(wording, "You won {0} games and scored {1} points a game; none of them is graded yet.",
                  phrase(wording, "{0} of {1}", report.value("wins"), report.value("games")),
                  report.value("scoreMean"));
  }
  if (report.work.empty()) {
    return joined({phrase(wording, "No single habit stands out; you gave away {0} points a turn.",
                          figureText(report.figure("pointsLostPerTurn"), wording)),
                   wonSentence(report)});
  }
  const ThemeCost& first = report.work.front().cost;
  if (first.theme.bingos)
    return joined({missedBingosSentence(report), shareSentence(report, first.cost), wonSentence(report)});
  return joined({themeSentence(report, first), wonSentence(report)});
}

std::vector<std::string> caveatsOf(const Report& report) {
  std::vector<std::string> caveats;
  if (report.player.games.size() < kFewGames)
    caveats.push_back(report.wording.text("These are few games: read what follows as hints."));
  for (std::string& sentence : misfitSentences(misfitsOf(report.player.games, {}), report.wording))
    caveats.push_back(std::move(sentence));
  for (std::string& sentence : mixtureSentences(mixtureOf(report.player.games), report.wording))
    caveats.push_back(std::move(sentence));
  return caveats;
}

void addVerdict(const Report& report, std::vector<Block>& blocks) {
  blocks.emplace_back(ParagraphBlock{verdictOf(report), ParagraphTone::lead});
  const std::vector<std::string> caveats = caveatsOf(report);
  if (!caveats.empty()) blocks.emplace_back(ParagraphBlock{joined(caveats), ParagraphTone::aside});
  KeyFiguresBlock block;
  for (const char* name : {"winShare", "scoreMean", "bingosPerGame", "pointsLostPerTurn", "bingoConversion"})
    block.figures.push_back(keyFigure(report, name));
  blocks.emplace_back(std::move(block));
}

}  // namespace rozbor::reports::coaching
