#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "figures.h"
#include "resampling.h"
#include "rozbor/engine/small_samples.h"
#include "rozbor/engine/wilson.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

/// What a figure is: `of` over `per`, or the sum itself where `per` is `count`.
struct Definition {
  enum class Kind : std::uint8_t { sum, ratio, share };
  const char* name;
  Kind kind;
  Sum of;
  Sum per = Sum::count;
  Sum n = Sum::games;  ///< what is told as the number of games behind it
};

using enum Definition::Kind;

/// In the order of docs/statistics.md.
constexpr std::array kDefinitions{
    Definition{"games", sum, Sum::games},
    Definition{"wins", sum, Sum::wins},
    Definition{"losses", sum, Sum::losses},
    Definition{"draws", sum, Sum::draws},
    Definition{"winShare", share, Sum::points, Sum::games},
    Definition{"firsts", sum, Sum::firsts},
    Definition{"scoreTotal", sum, Sum::score},
    Definition{"scoreMean", ratio, Sum::score, Sum::games},
    Definition{"scoreAgainstMean", ratio, Sum::against, Sum::games},
    Definition{"turns", sum, Sum::turns},
    Definition{"pointsPerTurn", ratio, Sum::score, Sum::turns},
    Definition{"bingos", sum, Sum::bingos},
    Definition{"bingosPerGame", ratio, Sum::bingos, Sum::games},
    Definition{"bingoConversion", share, Sum::taken, Sum::available, Sum::analyzed},
    Definition{"tilesPlayed", sum, Sum::tiles},
    Definition{"tilesPerTurn", ratio, Sum::tiles, Sum::turns},
    Definition{"blanksPlayed", sum, Sum::blanks},
    Definition{"blanksDrawn", sum, Sum::blanksDrawn, Sum::count, Sum::drawn},
    Definition{"blanksDrawnPerGame", ratio, Sum::blanksDrawn, Sum::drawn, Sum::drawn},
    Definition{"essesDrawn", sum, Sum::essesDrawn, Sum::count, Sum::drawn},
    Definition{"essesDrawnPerGame", ratio, Sum::essesDrawn, Sum::drawn, Sum::drawn},
    Definition{"exchanges", sum, Sum::exchanges},
    Definition{"passes", sum, Sum::passes},
    Definition{"phoniesPlayed", sum, Sum::phonies, Sum::count, Sum::analyzed},
    Definition{"phoniesChallenged", sum, Sum::takenBack},
    Definition{"phoniesLetStand", sum, Sum::phoniesStood, Sum::count, Sum::analyzed},
    Definition{"opponentPhoniesLetStand", sum, Sum::phoniesLetStand, Sum::count, Sum::analyzed},
    Definition{"challengesWon", sum, Sum::challengesWon},
    Definition{"challengesLost", sum, Sum::challengesLost},
    Definition{"tripleTriples", sum, Sum::tripleTriples},
    Definition{"countedTurns", sum, Sum::counted, Sum::count, Sum::analyzed},
    Definition{"pointsLostPerTurn", ratio, Sum::lost, Sum::counted, Sum::analyzed},
    Definition{"winLostPerGame", ratio, Sum::winLost, Sum::simulated, Sum::simulated},
    Definition{"secondsPerTurn", ratio, Sum::seconds, Sum::timed, Sum::timedGames},
    Definition{"pointsLostInTimeTrouble", ratio, Sum::lostInTrouble, Sum::troubled, Sum::clocked},
    Definition{"pointsLostOutOfTimeTrouble", ratio, Sum::lostCalm, Sum::calm, Sum::clocked},
    Definition{"turnsInTimeTrouble", sum, Sum::troubled, Sum::count, Sum::clocked},
    Definition{"slowObviousMoves", sum, Sum::slowObvious, Sum::count, Sum::timedGames},
    Definition{"secondsOnSlowObviousMoves", sum, Sum::slowObviousTime, Sum::count, Sum::timedGames},
    Definition{"luckPerGame", ratio, Sum::luck, Sum::lucky, Sum::lucky},
    Definition{"luckAdjustedSpread", ratio, Sum::adjusted, Sum::lucky, Sum::lucky},
    Definition{"luckAdjustedWinShare", share, Sum::adjustedPoints, Sum::lucky, Sum::lucky},
    Definition{"spreadOfThoseGames", ratio, Sum::rawSpread, Sum::lucky, Sum::lucky},
};

constexpr bool isResampled(Sum sum) {
  return std::ranges::find(kResampled, sum) != kResampled.end();
}
static_assert(std::ranges::all_of(kDefinitions, [](const Definition& one) {
  return one.kind != ratio || (isResampled(one.of) && isResampled(one.per));
}));

std::optional<double> ratioOf(const Sums& sums, Sum of, Sum per) {
  if (sums[per] <= 0) return std::nullopt;
  return sums[of] / sums[per];
}

/// Sums that can be below zero.
constexpr bool mayBeNegative(Sum sum) {
  return sum == Sum::luck || sum == Sum::adjusted || sum == Sum::rawSpread;
}

/// Sums of events, of which a game has none, one or a few.
constexpr bool isOfEvents(Sum sum) {
  return sum == Sum::bingos || sum == Sum::blanksDrawn || sum == Sum::essesDrawn;
}

void addInterval(Figure& figure, const Definition& definition, const Sums& total,
                 const ResampledSums& samples) {
  if (figure.n < kFewestResampled) return;
  auto interval = intervalOf(samples.ratios(definition.of, definition.per), *figure.value,
                             stretchOf(figure.n), mayBeNegative(definition.of));
  if (!interval) return;
  // As many in each game: that is no proof that it will be so in the next.
  if (interval->low == interval->high && isOfEvents(definition.of)) {
    const engine::EventInterval events = engine::poissonInterval(total[definition.of]);
    interval = Interval{events.low / total[definition.per], events.high / total[definition.per]};
  }
  figure.low = interval->low;
  figure.high = interval->high;
}

Figure listOf(const char* name, const Sums& total, Sum first, std::size_t size, Sum per, const auto& keyOf) {
  Figure figure{name, {}, {}, {}, static_cast<std::size_t>(total[Sum::analyzed]), {}};
  for (std::size_t at = 0; at < size && total[per] > 0; ++at)
    figure.parts.emplace_back(keyOf(at), total.at(first, at) / total[per]);
  return figure;
}

Figure lostByPhase(const Sums& total) {
  Figure figure{"pointsLostPerTurnByPhase", {}, {}, {}, static_cast<std::size_t>(total[Sum::analyzed]), {}};
  for (std::size_t phase = 0; phase < 4; ++phase) {
    const double counted = total.at(Sum::countedOpening, phase);
    if (counted > 0)
      figure.parts.emplace_back(name(static_cast<Phase>(phase)), total.at(Sum::lostOpening, phase) / counted);
  }
  return figure;
}

/// Means of classes of turns, those that occurred.
Figure lostByTime(const char* name, const Sums& total, Sum lost, Sum counted,
                  std::span<const char* const> keys) {
  Figure figure{name, {}, {}, {}, static_cast<std::size_t>(total[Sum::clocked]), {}};
  for (std::size_t each = 0; each < keys.size(); ++each) {
    const double turns = total.at(counted, each);
    if (turns > 0) figure.parts.emplace_back(keys[each], total.at(lost, each) / turns);
  }
  return figure;
}

Figure tilesByLetter(std::span<const PlayedGame* const> games) {
  Figure figure{"tilesPlayedByLetter", {}, {}, {}, games.size(), {}};
  std::map<std::string, double> tiles;
  for (const PlayedGame* game : games) {
    for (const TileTally& tally : game->own().tiles)
      tiles[tally.tile] += tally.count;
  }
  figure.parts.assign(tiles.begin(), tiles.end());
  return figure;
}

/// Records are of single games, so nothing is estimated.
Figure extreme(const char* name, std::span<const PlayedGame* const> games, const auto& valueOf,
               bool highest) {
  Figure figure{name, {}, {}, {}, games.size(), {}};
  for (const PlayedGame* game : games) {
    const double value = valueOf(*game);
    if (!figure.value || (highest ? value > *figure.value : value < *figure.value)) figure.value = value;
  }
  return figure;
}

std::vector<Figure> extremes(std::span<const PlayedGame* const> games) {
  const auto score = [](const PlayedGame& game) { return game.own().score; };
  const auto turn = [](const PlayedGame& game) { return game.own().highTurn; };
  return {extreme("highGame", games, score, true), extreme("lowGame", games, score, false),
          extreme("highTurn", games, turn, true)};
}

bool isOfDecisions(const Definition& definition) {
  return definition.n == Sum::analyzed || definition.n == Sum::simulated || definition.n == Sum::timedGames ||
         definition.n == Sum::clocked;
}

/// What of a game is added up.
using Summing = Sums (*)(const PlayedGame&, const StatisticsFilter&, const BandScale&);

/// Games added up, and samples of them.
class Added {
 public:
  Added(std::span<const PlayedGame* const> games, Summing summing, const StatisticsFilter& filter,
        const StatisticsOptions& options)
      : intervals_(options.intervals) {
    std::vector<Sums> sums;
    sums.reserve(games.size());
    for (const PlayedGame* const game : games) {
      sums.push_back(summing(*game, filter, options.bands));
      total_ += sums.back();
    }
    if (intervals_) samples_ = ResampledSums(sums, options.seed);
  }

  [[nodiscard]] Figure figureOf(const Definition& definition) const {
    Figure figure{definition.name, {}, {}, {}, static_cast<std::size_t>(total_[definition.n]), {}};
    if (definition.kind == sum) {
      if (total_[definition.n] > 0 || definition.n == Sum::games) figure.value = total_[definition.of];
      return figure;
    }
    figure.value = ratioOf(total_, definition.of, definition.per);
    if (!figure.value || !intervals_) return figure;
    if (definition.kind == share) {
      const engine::ShareInterval interval = engine::wilsonInterval(*figure.value, total_[definition.per]);
      figure.low = interval.low;
      figure.high = interval.high;
    } else {
      addInterval(figure, definition, total_, samples_);
    }
    return figure;
  }

  /// Figures that are a list, all of decisions.
  void addLists(std::vector<Figure>& figures) const {
    figures.push_back(listOf("bandsPerGame", total_, Sum::bandNone, 5, Sum::analyzed,
                             [](std::size_t band) { return name(static_cast<Band>(band)); }));
    figures.push_back(listOf("causesPerGame", total_, Sum::firstCause, kCauses, Sum::analyzed,
                             [](std::size_t cause) { return name(static_cast<Cause>(cause)); }));
    figures.push_back(lostByPhase(total_));
    static constexpr std::array kSpent{"under 10 s", "10 to 30 s", "30 to 60 s", "1 to 2 min", "over 2 min"};
    static constexpr std::array kLeft{"under 1 min", "1 to 3 min", "3 to 10 min", "over 10 min"};
    figures.push_back(
        lostByTime("pointsLostPerTurnByTimeSpent", total_, Sum::lostSpent0, Sum::countedSpent0, kSpent));
    figures.push_back(
        lostByTime("pointsLostPerTurnByTimeLeft", total_, Sum::lostLeft0, Sum::countedLeft0, kLeft));
  }

 private:
  bool intervals_;
  Sums total_;
  ResampledSums samples_;
};

}  // namespace

std::vector<Figure> figuresOf(std::span<const PlayedGame> games, const StatisticsFilter& filter,
                              const StatisticsOptions& options) {
  std::vector<const PlayedGame*> passing;
  for (const PlayedGame& game : games) {
    if (filter.accepts(game)) passing.push_back(&game);
  }
  return figuresOfPassing(passing, filter, options);
}

std::vector<Figure> figuresOfPassing(std::span<const PlayedGame* const> games, const StatisticsFilter& filter,
                                     const StatisticsOptions& options) {
  const Added added(games, sumsOf, filter, options);
  std::vector<Figure> figures;
  figures.reserve(kDefinitions.size());
  for (const Definition& definition : kDefinitions)
    figures.push_back(added.figureOf(definition));
  std::ranges::move(extremes(games), std::back_inserter(figures));
  figures.push_back(tilesByLetter(games));
  added.addLists(figures);
  return figures;
}

std::vector<Figure> figuresOfDecisions(std::span<const PlayedGame* const> games,
                                       const StatisticsFilter& filter, const StatisticsOptions& options) {
  const Added added(games, sumsOfDecisions, filter, options);
  std::vector<Figure> figures;
  for (const Definition& definition : kDefinitions) {
    if (isOfDecisions(definition)) figures.push_back(added.figureOf(definition));
  }
  added.addLists(figures);
  return figures;
}

const Figure* findFigure(std::span<const Figure> figures, const std::string& name) {
  const auto found = std::ranges::find(figures, name, &Figure::name);
  return found == figures.end() ? nullptr : &*found;
}

}  // namespace rozbor::reports
