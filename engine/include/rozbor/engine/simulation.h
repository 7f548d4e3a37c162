#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// What a simulation needs; all shared, none owned.
struct SimulationContext {
  const game::Language& language;
  const Lexicon& lexicon;
  const Leaves& leaves;
  const WinModel& winModel;

  [[nodiscard]] StaticContext statics() const { return {language, lexicon, leaves}; }
};

/// Draws a rack of the opponent, or a part of one, out of what it knows; the rest is drawn at random.
/// Called from several threads at once.
using OpponentRack = std::function<game::Rack(Random&)>;

/// Why a simulation ended; confident: one candidate is left, or more games would hardly find a better one.
enum class SimulationStop : std::uint8_t { confident, iterations, time, asked };

/// What a win probability may be off by because games stop at a horizon and a win model tells the rest:
/// standard errors at a chance of one half, measured against games played to their end
/// (docs/simulation.md#horizon).
struct HorizonError {
  double ofOne = 0;         ///< of the win probability of a move
  double ofDifference = 0;  ///< of the difference of two moves in the same deals

  [[nodiscard]] double ofOneAt(double winProbability) const;
  [[nodiscard]] double ofDifferenceAt(double winProbability) const;
};

/// For games of so many plies. 0 where these reach the end by themselves.
[[nodiscard]] HorizonError horizonError(const game::Position& position, const game::Language& language,
                                        int plies);

/// What points may be off by because games are played to an end that is not played best: standard errors in
/// points, measured against endings that are (docs/simulation.md#points).
struct EndingError {
  double ofOne = 0;         ///< of the points of a move
  double ofDifference = 0;  ///< of the difference of two moves in the same deals
};

/// A candidate as it stands. An iteration is one game played on from it for some plies; all numbers are
/// means over iterations with their standard errors (docs/simulation.md).
struct SimulatedPlay {
  RatedPlay play;
  std::uint64_t iterations = 0;
  double winProbability = 0;    ///< 0 to 1
  double winProbabilitySe = 0;  ///< of the sample, and of endings that were not proven
  double equity = 0;            ///< points: change of the spread up to the horizon, leaves counted
  double equitySe = 0;          ///< of the sample
  bool inContention = true;     ///< not yet found to be worse than another
  HorizonError horizon{};
  EndingError ending{};

  /// Standard errors of the win probability and of the equity, of sample and method.
  [[nodiscard]] double winError() const;
  [[nodiscard]] double equityError() const;
};

/// A mean with its standard error, kept as sums so that samples can be put together.
struct Sums {
  std::uint64_t count = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  Sums& operator+=(const Sums& other) {
    count += other.count;
    sum += other.sum;
    squares += other.squares;
    return *this;
  }
  /// 0 of none.
  [[nodiscard]] double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
  /// Standard error of the mean; 0 of fewer than two.
  [[nodiscard]] double error() const;
};

/// The mean of win probabilities. Where the endings of some deals are searched on behalf of others
/// (`SimulationOptions::endingEvery`), it may by chance lie a little beyond 0 or 1, which this does not.
[[nodiscard]] double probabilityOf(const Sums& wins);

/// What win probabilities may be off by because not all endings are proven: endings of one position err
/// together, and where deals are few, each of them by itself, too (docs/simulation.md#doubt).
struct DoubtError {
  double together = 0;  ///< so much of the mean doubt is the standard error of what all get wrong alike
  double sameDeal = 0;  ///< how likely two deals are one and the same, where deals are few

  /// Standard error of a win probability with such doubts about its endings.
  [[nodiscard]] double of(const Sums& doubt) const;
};

/// The fewer tiles are in the bag, the more alike the endings are and the more they err together; measured.
[[nodiscard]] DoubtError doubtError(const game::Position& position, const game::Language& language);

/// How much the first of two plays is better than the second, over the same deals. Win probabilities are
/// 0 to 1, equities points as in SimulatedPlay.
struct PairedDifference {
  Sums firstWin;
  Sums secondWin;
  Sums win;         ///< firstWin - secondWin, deal by deal
  Sums firstDoubt;  ///< how likely endings that were not proven would end otherwise with best play
  Sums secondDoubt;
  Sums firstEquity;
  Sums secondEquity;
  Sums equity;
  Sums firstReply;  ///< points of the opponent's move after it
  Sums secondReply;
  Sums reply;      ///< secondReply - firstReply
  Sums firstNext;  ///< points of the player's own move after that
  Sums secondNext;
  Sums next;                   ///< firstNext - secondNext
  DoubtError doubt{};          ///< of the position
  HorizonError horizon{};      ///< of the position and the plies
  EndingError ending{};        ///< of the position, the plies and how endings are played
  std::uint64_t together = 1;  ///< deals whose mean is one entry of these sums
  std::uint64_t searched = 0;  ///< endings

  [[nodiscard]] std::uint64_t deals() const { return win.count * together; }
  /// Standard error of the mean of `win`, of sample and method. As if one deal more (or, where
  /// endings were searched, one entry) had come out as differently as can be, so that a difference too rare
  /// to be among the deals is not taken for none, and with the doubt about endings and the horizon in it
  /// (docs/simulation.md). `scale`: by which the error of the sample is taken, to tell what another number of
  /// deals would come to.
  [[nodiscard]] double winError(double scale = 1) const;
  /// The part of it that more deals do not lessen.
  [[nodiscard]] double methodError() const;
  /// Standard error of the mean of `equity`, of sample and method.
  [[nodiscard]] double equityError(double scale = 1) const;

  PairedDifference& operator+=(const PairedDifference& other);
};

/// With one or two tiles in the bag there are no more than some dozens of deals, and where nobody may
/// exchange nothing else is left to chance: then each is played once, however often it is dealt.
[[nodiscard]] bool areDealsFew(const game::Position& position, const game::Language& language);

/// What came of deals that come again where they are few, so that none is played twice: for simulations of
/// one position that differ in candidates and in how many and which deals they play, and in nothing else.
class PlayedDeals;
[[nodiscard]] std::shared_ptr<PlayedDeals> playedDeals();

/// Players who look ahead keep a lead better than the static ones whom a win model knows: the odds of who is
/// ahead are theirs to this power (docs/simulation.md#leads).
inline constexpr double kLeadPower = 1.1;

struct SimulationOptions {
  int plies = 2;        ///< turns after the candidate, of both players
  int equityPlies = 0;  ///< so many of them count for the equity; 0: all
  std::uint64_t seed = 1;
  int threads = 1;
  std::uint64_t iterations = 30'000;       ///< at most, of all candidates together
  std::uint64_t deals = 0;                 ///< at most, of each candidate; 0: as many as that allows
  std::chrono::milliseconds timeLimit{0};  ///< by the wall clock; 0: none. With one, results vary
  /// The race ends, too, when a thousand games more are expected to find no winner that is better by this, in
  /// win probability; 0: whatever is expected.
  double leastGain = 0;
  bool even = false;  ///< no candidate drops out: all are played out as often
  std::stop_token stop{};
  /// The odds of a win model's chance are taken to this power; 1: as between static players.
  double leadPower = kLeadPower;
  OpponentRack opponentRack{};     ///< empty: all racks are equally likely
  std::uint64_t endgameNodes = 0;  ///< to search for an ending that is open; 0: none is searched
  std::uint64_t pointNodes = 0;  ///< to search for the points of an ending; 0: they are those of static play
  /// Racks on which an opponent tries its replies to the candidates while there are tiles in the bag; 0: it
  /// replies by static equity.
  int consideredRacks = 0;
  /// In so many deals, the endings of one are searched and its reply is considered on behalf of all of them;
  /// 1: all are, also where static play looks clear.
  std::uint64_t endingEvery = 4;
  std::shared_ptr<PlayedDeals> played{};  ///< with others; null: what is played is forgotten at the end
  /// Called after each round with the standings, best first; false stops.
  std::function<bool(std::span<const SimulatedPlay>, std::uint64_t iterations)> progress{};
};

/// For games of the options. 0 where these stop before the end, nearly always, and their points with them.
[[nodiscard]] EndingError endingError(const game::Position& position, const game::Language& language,
                                      const SimulationOptions& options);

struct SimulationResult {
  std::vector<SimulatedPlay> plays;  ///< best first
  std::uint64_t iterations = 0;
  double seconds = 0;  ///< by the wall clock
  SimulationStop stopped = SimulationStop::iterations;
};

/// Who is best of several candidates: each is played out again and again, all of them with the same draws,
/// for a number of plies in which both players take the best move by static equity. A candidate drops out
/// when it is behind the leader by more than chance explains; the end comes when one is left. What is
/// compared is the win probability, and points where that is as good as decided (docs/simulation.md).
/// The player's rack must be full or the bag empty. The same for a seed whatever the number of threads.
[[nodiscard]] SimulationResult simulate(const game::Position& position, std::span<const RatedPlay> candidates,
                                        const SimulationContext& context, const SimulationOptions& options);

/// Two plays over deals number `firstDeal` to `endDeal` - 1 of a seed, which have nothing in common with
/// those of `simulate`: so it is not the luckiest of many candidates that is compared. Differences over
/// neighbouring ranges can be added. Where endings are searched, a range is a multiple of `endingEvery`.
/// Takes plies of both kinds, seed, threads, stop, racks and endings from the options; nullopt when stopped
/// or out of time.
[[nodiscard]] std::optional<PairedDifference> comparePlays(const game::Position& position,
                                                           const RatedPlay& first, const RatedPlay& second,
                                                           std::uint64_t firstDeal, std::uint64_t endDeal,
                                                           const SimulationContext& context,
                                                           const SimulationOptions& options);

/// What to simulate: the `limit` best moves by static equity, and beside them, where they are not among
/// those, the best bingo, the best exchange, the play that leaves the opponent least for its equity (mean of
/// the best replies of a few racks, the same for all), and `played`. `plays` are all moves, best first.
[[nodiscard]] std::vector<RatedPlay> chooseCandidates(const game::Position& position,
                                                      std::span<const RatedPlay> plays, std::size_t limit,
                                                      const std::optional<RatedPlay>& played,
                                                      const StaticContext& context, std::uint64_t seed);

}  // namespace rozbor::engine
