#include <algorithm>
#include <functional>

#include "no_value.h"
#include "rozbor/render/phrase.h"
#include "rozbor/review/clock.h"
#include "words.h"

namespace rozbor::reports {
namespace {

using Cell = std::function<std::string(const PlayerSummary&)>;

/// What the table shows where there is nothing to divide by.
Cell count(int PlayerSummary::*member) {
  return [member](const PlayerSummary& player) { return std::to_string(player.*member); };
}

std::string decimalOr(const std::optional<double>& value, int decimals, const Wording& wording) {
  return value ? wording.number(*value, decimals) : kNoValue;
}

std::string bingosFound(const PlayerSummary& player, const Wording& wording) {
  if (player.counted == 0) return kNoValue;
  return phrase(wording, "{0} of {1}", player.bingosAvailable - player.bingosMissed, player.bingosAvailable);
}

class Rows {
 public:
  explicit Rows(const std::vector<PlayerSummary>& players) : players_(players) {}

  SummaryRow& add(std::string label, const Cell& cell) {
    SummaryRow row;
    row.label = std::move(label);
    for (const PlayerSummary& player : players_)
      row.cells.push_back(cell(player));
    rows.push_back(std::move(row));
    return rows.back();
  }

  void addHeadline(std::string label, const Cell& cell) { add(std::move(label), cell).headline = true; }

  void addBand(std::string label, Band band) {
    const auto cell = [band](const PlayerSummary& player) {
      return player.counted == 0 ? kNoValue : std::to_string(player.bands[static_cast<std::size_t>(band)]);
    };
    add(std::move(label), cell).band = band;
  }

  /// Only where some player has any: most games know no phony and no pass.
  void addIfAny(std::string label, int PlayerSummary::*member) {
    for (const PlayerSummary& player : players_) {
      if (player.*member == 0) continue;
      add(std::move(label), count(member));
      return;
    }
  }

  std::vector<SummaryRow> rows;

 private:
  const std::vector<PlayerSummary>& players_;
};

void addScores(Rows& rows, const Wording& wording) {
  rows.addHeadline(wording.text("Score"), count(&PlayerSummary::score));
  rows.add(wording.text("Turns"), count(&PlayerSummary::turns));
  rows.add(wording.text("Points per turn"),
           [&wording](const PlayerSummary& player) { return decimalOr(player.pointsPerTurn(), 1, wording); });
  rows.add(wording.text("Highest play"), count(&PlayerSummary::highestPlay));
  rows.add(wording.text("Bingos played"), count(&PlayerSummary::bingos));
}

void addGrades(Rows& rows, const Wording& wording) {
  rows.add(wording.text("Graded turns"), count(&PlayerSummary::counted));
  rows.add(wording.text("Bingos found of those there (graded turns)"),
           [&wording](const PlayerSummary& player) { return bingosFound(player, wording); });
  rows.addHeadline(wording.text("Points lost per graded turn"), [&wording](const PlayerSummary& player) {
    return decimalOr(player.lostPerTurn(), 2, wording);
  });
  rows.add(wording.text("Points lost in all"), [&wording](const PlayerSummary& player) {
    return player.counted == 0 ? kNoValue : pointsText(player.lost, wording);
  });
}

void addBands(Rows& rows, const Wording& wording) {
  rows.addBand(wording.text("Howlers"), Band::howler);
  rows.addBand(wording.text("Blunders"), Band::blunder);
  rows.addBand(wording.text("Mistakes"), Band::mistake);
  rows.addBand(wording.text("Inaccuracies"), Band::inaccuracy);
  rows.addBand(wording.text("Small or no loss"), Band::none);
}

/// Phonies are not counted where the lexicon does not fit.
void addRareEvents(Rows& rows, const GameReview& review, const Wording& wording) {
  rows.addIfAny(wording.text("Exchanges"), &PlayerSummary::exchanges);
  rows.addIfAny(wording.text("Passes"), &PlayerSummary::passes);
  if (review.lexiconFit.isGood())
    rows.addIfAny(wording.text("Phonies played"), &PlayerSummary::phoniesPlayed);
  rows.addIfAny(wording.text("Phonies challenged off"), &PlayerSummary::phoniesTakenBack);
}

/// Only where the record has clocks.
void addTime(Rows& rows, const GameReview& review, const Wording& wording) {
  const auto clocks = clockSummaries(review);
  if (clocks.empty()) return;
  const auto of = [&](const PlayerSummary& player) -> const ClockSummary& {
    return clocks[static_cast<std::size_t>(&player - review.players.data())];
  };
  const auto lostPer = [&](double lost, int turns) {
    return turns == 0 ? std::string(kNoValue)
                      : phrase(wording, "{0} ({1})", wording.number(lost / turns, 2), turns);
  };
  rows.add(wording.text("Time per move"), [&](const PlayerSummary& player) {
    const auto time = of(player).perTurn();
    return time ? timeText(*time) : std::string(kNoValue);
  });
  rows.add(wording.text("Time left at the end"), [&](const PlayerSummary& player) {
    return of(player).left ? timeText(*of(player).left) : std::string(kNoValue);
  });
  rows.add(wording.text("Points lost per turn in time trouble (turns)"), [&](const PlayerSummary& player) {
    return lostPer(of(player).lostInTrouble, of(player).troubled);
  });
  rows.add(wording.text("Points lost per turn with time enough (turns)"),
           [&](const PlayerSummary& player) { return lostPer(of(player).lostCalm, of(player).calm); });
  rows.add(wording.text("Slow obvious moves, and their time"), [&](const PlayerSummary& player) {
    const ClockSummary& own = of(player);
    return own.slowObvious == 0
               ? std::string("0")
               : phrase(wording, "{0}, {1}", own.slowObvious, timeText(own.slowObviousSeconds));
  });
}

/// Only where the draws were measured.
void addLuck(Rows& rows, const GameReview& review, const Wording& wording) {
  if (!review.luck) return;
  constexpr double kInterval = 1.96;
  const auto of = [&](const PlayerSummary& player) {
    return static_cast<std::size_t>(&player - review.players.data());
  };
  rows.add(wording.text("Luck of the draw, points"), [&](const PlayerSummary& player) {
    const engine::PlayerLuck& luck = review.luck->players[of(player)];
    if (luck.draws == 0) return std::string(kNoValue);
    return phrase(wording, "{0} ± {1}", signedText(engine::Equity::fromDouble(luck.points), wording),
                  wording.number(kInterval * luck.pointsSe, 1));
  });
  const auto unknown = [](const engine::PlayerLuck& luck) { return luck.unknown > 0; };
  if (std::ranges::any_of(review.luck->players, unknown)) {
    rows.add(wording.text("Draws not known"), [&](const PlayerSummary& player) {
      return std::to_string(review.luck->players[of(player)].unknown);
    });
  } else {
    rows.add(wording.text("Spread without luck"), [&](const PlayerSummary& player) {
      const auto spread = ledgerOf(review, of(player)).adjustedSpread;
      return spread ? signedText(engine::Equity::fromDouble(*spread), wording) : std::string(kNoValue);
    });
  }
}

}  // namespace

std::vector<SummaryRow> summaryRows(const GameReview& review, const Wording& wording) {
  Rows rows(review.players);
  addScores(rows, wording);
  addGrades(rows, wording);
  addBands(rows, wording);
  addRareEvents(rows, review, wording);
  addLuck(rows, review, wording);
  addTime(rows, review, wording);
  return std::move(rows.rows);
}

}  // namespace rozbor::reports
