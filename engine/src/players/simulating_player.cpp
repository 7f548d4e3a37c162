#include <algorithm>
#include <chrono>
#include <cstddef>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "players/players.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/rack_posterior.h"
#include "rozbor/engine/simulation.h"

namespace rozbor::engine {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kDeals = 1000;
constexpr int kCandidates = 15;
constexpr int kPlies = 2;
/// With no more tiles in the bag than a rack holds, so many turns lead to the end of nearly every game.
constexpr int kLastPlies = 8;
/// Who is played on once more with endings that are searched, and with how many times fewer deals: a
/// game costs ten times as much then.
constexpr std::size_t kFinalists = 6;
constexpr int kFinalShare = 10;
/// An inference has at most this share of a move's time, at so many racks a second.
constexpr double kInferenceShare = 0.2;
constexpr double kRacksASecond = 30'000;

/// Takes the best of several candidates that are played on again and again.
class SimulatingPlayer final : public Player {
 public:
  SimulatingPlayer(const PlayerSpec& spec, PlayerContext context)
      : spec_(spec), context_(std::move(context)), finder_(context_.language, context_.lexicon) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random& random) override {
    return chooseAfter(nullptr, position, random);
  }

  [[nodiscard]] RatedPlay chooseAfter(const LastMove* last, const game::Position& position,
                                      Random& random) override {
    const auto start = Clock::now();
    const std::uint64_t seed = random.next();
    const std::vector<RatedPlay> plays = finder_.all(position, *context_.leaves);
    if (plays.size() == 1 || context_.stop.stop_requested()) return plays.front();
    const auto limit = static_cast<std::size_t>(spec_.candidates.value_or(kCandidates));
    const auto candidates = chooseCandidates(position, plays, limit, std::nullopt, statics(), seed);
    SimulationOptions options = optionsFor(position, last, seed);
    if (spec_.seconds) options.timeLimit = timeLeft(position, start);
    return bestOf(position, candidates, options);
  }

 private:
  [[nodiscard]] StaticContext statics() const {
    return {context_.language, context_.lexicon, *context_.leaves};
  }

  [[nodiscard]] bool isLate(const game::Position& position) const {
    return bagCount(position.board, context_.language) <= context_.language.rules.rackSize;
  }

  [[nodiscard]] SimulationOptions optionsFor(const game::Position& position, const LastMove* last,
                                             std::uint64_t seed) {
    SimulationOptions options;
    options.seed = seed;
    options.threads = context_.threads;
    options.stop = context_.stop;
    options.plies = spec_.plies.value_or(kPlies);
    if (isLate(position)) options.plies = std::max(options.plies, kLastPlies);
    options.iterations = std::numeric_limits<std::uint64_t>::max();
    if (spec_.deals || !spec_.seconds)
      options.deals = static_cast<std::uint64_t>(spec_.deals.value_or(kDeals));
    if (last != nullptr && position.opponentRack.empty()) options.opponentRack = inferred(*last, seed);
    return options;
  }

  /// Of the time that a move has; half of it where the finalists are played on once more.
  [[nodiscard]] std::chrono::milliseconds timeLeft(const game::Position& position,
                                                   Clock::time_point start) const {
    const double left = *spec_.seconds - std::chrono::duration<double>(Clock::now() - start).count();
    return millisecondsOf(hasFinal(position) ? left / 2 : left);
  }

  [[nodiscard]] bool hasFinal(const game::Position& position) const {
    return spec_.endingNodes.value_or(0) > 0 && isLate(position);
  }

  /// Racks of the opponent by what the last move tells of the tiles kept; empty where nothing is told.
  [[nodiscard]] OpponentRack inferred(const LastMove& last, std::uint64_t seed) {
    InferenceOptions options;
    options.samples = spec_.inferredRacks.value_or(0);
    if (spec_.seconds) {
      const double most = *spec_.seconds * kInferenceShare * kRacksASecond;
      options.samples = std::min(options.samples, static_cast<int>(most));
    }
    if (options.samples == 0) return {};
    options.seed = seed;
    options.stop = context_.stop;
    const StaticContext context = statics();
    auto posterior = inferLeave(last, {context, finder_}, options);
    if (!posterior || posterior->tiles() == 0) return {};
    const auto kept = std::make_shared<const RackPosterior>(*std::move(posterior));
    return [kept](Random& random) { return kept->draw(random); };
  }

  [[nodiscard]] RatedPlay bestOf(const game::Position& position, const std::vector<RatedPlay>& candidates,
                                 const SimulationOptions& options) const {
    const auto raced = simulate(position, candidates, simulation(), options).plays;
    if (!hasFinal(position)) return raced.front().play;
    std::vector<RatedPlay> finalists;
    for (const SimulatedPlay& play : raced)
      if (play.inContention && finalists.size() < kFinalists) finalists.push_back(play.play);
    if (finalists.size() < 2) return raced.front().play;
    return simulate(position, finalists, simulation(), finalOptions(options)).plays.front().play;
  }

  [[nodiscard]] SimulationOptions finalOptions(SimulationOptions options) const {
    options.endgameNodes = static_cast<std::uint64_t>(*spec_.endingNodes);
    if (options.deals > 0) options.deals = std::max<std::uint64_t>(1, options.deals / kFinalShare);
    return options;
  }

  [[nodiscard]] SimulationContext simulation() const {
    return {context_.language, context_.lexicon, *context_.leaves, *context_.winModel};
  }

  PlayerSpec spec_;
  PlayerContext context_;
  MoveFinder finder_;
};

}  // namespace

std::unique_ptr<Player> makeSimulatingPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  if (context.winModel == nullptr) return makeStaticPlayer(spec, context);
  return std::make_unique<SimulatingPlayer>(spec, context);
}

}  // namespace rozbor::engine
