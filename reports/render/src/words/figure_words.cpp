#include <algorithm>
#include <array>

#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
#include "words.h"

namespace rozbor::reports {
namespace {

/// How a figure is read: with how many decimals, as a share, with a sign.
struct Reading {
  const char* name;
  const char* label;
  int decimals = 0;
  bool percent = false;
  bool sign = false;
};

/// In the order of docs/statistics.md.
constexpr std::array kReadings{
    Reading{"games", marked("games")},
    Reading{"wins", marked("won")},
    Reading{"losses", marked("lost")},
    Reading{"draws", marked("drawn")},
    Reading{"winShare", marked("share of games won"), 1, true},
    Reading{"firsts", marked("moved first")},
    Reading{"scoreTotal", marked("points scored")},
    Reading{"scoreMean", marked("points a game"), 1},
    Reading{"scoreAgainstMean", marked("points against, a game"), 1},
    Reading{"turns", marked("turns")},
    Reading{"pointsPerTurn", marked("points a turn"), 2},
    Reading{"bingos", marked("bingos")},
    Reading{"bingosPerGame", marked("bingos a game"), 2},
    Reading{"bingoConversion", marked("bingos played where one was there"), 1, true},
    Reading{"tilesPlayed", marked("tiles played")},
    Reading{"tilesPerTurn", marked("tiles a turn"), 2},
    Reading{"blanksPlayed", marked("blanks played")},
    Reading{"blanksDrawn", marked("blanks drawn")},
    Reading{"blanksDrawnPerGame", marked("blanks drawn a game"), 2},
    Reading{"essesDrawn", marked("tiles S drawn")},
    Reading{"essesDrawnPerGame", marked("tiles S drawn a game"), 2},
    Reading{"exchanges", marked("exchanges")},
    Reading{"passes", marked("passes")},
    Reading{"phoniesPlayed", marked("phonies played")},
    Reading{"phoniesChallenged", marked("plays challenged off")},
    Reading{"phoniesLetStand", marked("phonies that stood")},
    Reading{"opponentPhoniesLetStand", marked("phonies of opponents let stand")},
    Reading{"challengesWon", marked("challenges won")},
    Reading{"challengesLost", marked("challenges lost")},
    Reading{"tripleTriples", marked("triple-triples")},
    Reading{"countedTurns", marked("graded turns")},
    Reading{"pointsLostPerTurn", marked("points lost a turn"), 2},
    Reading{"winLostPerGame", marked("win % given away a game"), 1},
    Reading{"secondsPerTurn", marked("seconds a turn"), 1},
    Reading{"pointsLostInTimeTrouble", marked("points lost a turn in time trouble"), 2},
    Reading{"pointsLostOutOfTimeTrouble", marked("points lost a turn with time enough"), 2},
    Reading{"turnsInTimeTrouble", marked("graded turns in time trouble")},
    Reading{"slowObviousMoves", marked("slow obvious moves")},
    Reading{"secondsOnSlowObviousMoves", marked("seconds on slow obvious moves")},
    Reading{"luckPerGame", marked("luck a game, points"), 1, false, true},
    Reading{"luckAdjustedSpread", marked("spread a game without luck"), 1, false, true},
    Reading{"luckAdjustedWinShare", marked("share of games won without luck"), 1, true},
    Reading{"spreadOfThoseGames", marked("spread a game where luck is known"), 1, false, true},
    Reading{"highGame", marked("highest game")},
    Reading{"lowGame", marked("lowest game")},
    Reading{"highTurn", marked("highest turn")},
    Reading{"tilesPlayedByLetter", marked("tiles played, by letter")},
    Reading{"bandsPerGame", marked("decisions a game, by band"), 2},
    Reading{"causesPerGame", marked("losses a game, by cause"), 2},
    Reading{"pointsLostPerTurnByPhase", marked("points lost a turn, by phase"), 2},
    Reading{"pointsLostPerTurnByTimeSpent", marked("points lost a turn, by time spent"), 2},
    Reading{"pointsLostPerTurnByTimeLeft", marked("points lost a turn, by time left"), 2},
};

struct Named {
  const char* key;
  const char* label;
};
constexpr std::array kParts{
    Named{"opening", marked("opening move")},    Named{"midgame", marked("mid-game")},
    Named{"preendgame", marked("pre-endgame")},  Named{"endgame", marked("endgame")},
    Named{"under 10 s", marked("under 10 s")},   Named{"10 to 30 s", marked("10 to 30 s")},
    Named{"30 to 60 s", marked("30 to 60 s")},   Named{"1 to 2 min", marked("1 to 2 min")},
    Named{"over 2 min", marked("over 2 min")},   Named{"under 1 min", marked("under 1 min")},
    Named{"1 to 3 min", marked("1 to 3 min")},   Named{"3 to 10 min", marked("3 to 10 min")},
    Named{"over 10 min", marked("over 10 min")}, Named{"first", marked("moving first")},
    Named{"second", marked("moving second")}};

const Reading* readingOf(const std::string& name) {
  const auto* const found =
      std::ranges::find_if(kReadings, [&](const Reading& reading) { return name == reading.name; });
  return found == kReadings.end() ? nullptr : found;
}

std::string valueText(double value, const Reading& reading, const Wording& wording) {
  const double shown = reading.percent ? 100 * value : value;
  const std::string text = wording.number(shown, reading.decimals);
  return (reading.sign && shown > 0 ? "+" : "") + text + (reading.percent ? "\u00a0%" : "");
}

}  // namespace

std::string figureLabel(const std::string& name, const Wording& wording) {
  const Reading* const reading = readingOf(name);
  return reading == nullptr ? name : wording.text(reading->label);
}

std::string figureValueText(const std::string& name, double value, const Wording& wording) {
  static constexpr Reading kPlain{"", "", 2};
  const Reading* const reading = readingOf(name);
  return valueText(value, reading == nullptr ? kPlain : *reading, wording);
}

std::string figureText(const Figure& figure, const Wording& wording) {
  if (!figure.value) return "–";
  std::string text = figureValueText(figure.name, *figure.value, wording);
  if (!figure.low || !figure.high) return text;
  return phrase(wording, "{0} ({1} to {2})", text, figureValueText(figure.name, *figure.low, wording),
                figureValueText(figure.name, *figure.high, wording));
}

std::string partLabel(const std::string& key, const Wording& wording) {
  const auto* const found = std::ranges::find_if(kParts, [&](const Named& part) { return key == part.key; });
  if (found != kParts.end()) return wording.text(found->label);
  for (int band = 0; band < kBands; ++band) {
    if (key == name(static_cast<Band>(band))) return bandWord(static_cast<Band>(band), wording);
  }
  for (int cause = 0; cause < kCauses; ++cause) {
    if (key == name(static_cast<Cause>(cause))) return causeWords(static_cast<Cause>(cause), wording);
  }
  return key;
}

}  // namespace rozbor::reports
