// How much safer a lead is between players who look ahead than between static ones, whom the win model knows
// (docs/simulation.md#leads):
//   lead_study LANGUAGE LEXICON LEAVES GAMES DEPTH CANDIDATES DEALS SEED
// Two players who simulate DEPTH deals of CANDIDATES moves play against each other, and the win model is
// asked before each move as a simulation asks it. What it says is held against the end of the game, and, with
// less noise, against itself and all that the players' moves are better than the static ones: each by DEALS
// deals of its own to the end.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "dealt_game.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/openness.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/game/outcome.h"
#include "simulation/ending_chance.h"
#include "study_support.h"

namespace {

using namespace rozbor;

constexpr int kToTheEnd = 100;  ///< plies; no game is longer

/// A turn at which a simulation might have stopped.
struct Stop {
  std::size_t game = 0;
  int inBag = 0;
  double said = 0;   ///< by the win model, of who is on turn
  double came = 0;   ///< at the end of the game
  double gains = 0;  ///< what is said, and all that was gained on static play from there on
};

/// What a game is played with.
struct Ground {
  const game::Language& language;
  const engine::Lexicon& lexicon;
  const engine::Leaves& leaves;
  const engine::WinModel& model;
  std::uint64_t deals;

  [[nodiscard]] engine::SimulationContext simulation() const { return {language, lexicon, leaves, model}; }
};

class Observer final : public engine::GameObserver {
 public:
  explicit Observer(const Ground& ground)
      : ground_(ground),
        finder_(ground.language, ground.lexicon),
        openness_(ground.language, ground.lexicon),
        chances_(ground.model) {}

  void onStart(const engine::GameSetup& setup) override { seed_ = setup.bagSeed; }

  void onTurn(const game::Position& before, const engine::RatedPlay& played, int player) override {
    if (ending_) return;
    Turn turn{.player = player,
              .inBag = bagCount(before.board, ground_.language),
              .spread = static_cast<double>(before.spread()),
              .leave = played.leaveValue.inPoints()};
    if (turn.inBag == 0) {
      ending_ = before;
      endsOn_ = player;
      return;
    }
    game::Position seen = before;
    seen.opponentRack = {};
    if (unseen_) turn.openness = openness_.of(before.board, *unseen_);
    unseen_ = unseenTiles(seen, ground_.language);
    const engine::RatedPlay best = finder_.best(seen, ground_.leaves);
    if (best.move != played.move) {
      engine::SimulationOptions options;
      options.plies = kToTheEnd;
      options.seed = ++seed_;
      const auto found = comparePlays(seen, played, best, 0, ground_.deals, ground_.simulation(), options);
      turn.gain = found->win.mean();
    }
    turns_.push_back(turn);
  }

  void onEnd(const engine::GameResult& result) override {
    const int spread = result.scores[0] - result.scores[1];
    double came = game::outcomeOf(spread);  // of player 0
    double byEnding = 0;                    // by which the ending is better played than statically
    if (ending_) {
      const int byStaticPlay = staticEnd(*ending_);
      const double chance = chances_.of(byStaticPlay);
      const double beyond = chance - game::outcomeOf(byStaticPlay);
      came = endsOn_ == 0 ? chance : 1 - chance;
      byEnding = endsOn_ == 0 ? beyond : -beyond;
    }
    constexpr std::size_t kPlies = 2;
    double gains = byEnding;  // of player 0
    for (std::size_t at = turns_.size(); at-- > 0;) {
      const Turn& turn = turns_[at];
      gains += turn.player == 0 ? turn.gain : -turn.gain;
      if (at <= kPlies) continue;
      const double asked = turn.spread + turns_[at - 2].leave - turns_[at - 1].leave;
      const double said = ground_.model.winProbability(asked, turn.inBag + ground_.language.rules.rackSize,
                                                       turns_[at - kPlies].openness);
      const bool first = turn.player == 0;
      stops_.push_back({.game = 0,
                        .inBag = turn.inBag,
                        .said = said,
                        .came = first ? came : 1 - came,
                        .gains = said + (first ? gains : -gains)});
    }
  }

  [[nodiscard]] std::span<const Stop> stops() const { return stops_; }

 private:
  struct Turn {
    int player = 0;
    int inBag = 0;
    double spread = 0;    ///< before it, of the player
    double leave = 0;     ///< points; of the tiles kept
    double openness = 0;  ///< of the board before it, by who moved last
    double gain = 0;      ///< win probability more than by the static move
  };

  /// Final spread of who is on turn, when both go on statically.
  int staticEnd(const game::Position& position) {
    engine::Deal nothing;
    nothing.begin(position, ground_.language, {}, 0, 0);
    bench::DealtGame game(position, ground_.language, nothing);
    while (!game.isOver())
      game.make(finder_.best(game.position(), ground_.leaves));
    return game.finalSpread();
  }

  const Ground& ground_;
  engine::MoveFinder finder_;
  engine::Openness openness_;
  engine::EndingChance chances_;
  std::uint64_t seed_ = 0;
  std::optional<game::TileCounts> unseen_;
  std::vector<Turn> turns_;
  std::optional<game::Position> ending_;
  int endsOn_ = 0;
  std::vector<Stop> stops_;
};

double odds(double chance) {
  constexpr double kLeast = 0.001;
  const double bounded = std::clamp(chance, kLeast, 1 - kLeast);
  return std::log(bounded / (1 - bounded));
}

double chanceOf(double odds) {
  return 1 / (1 + std::exp(-odds));
}

/// The power of the odds that tells best what came: the score of the logistic likelihood is nothing there.
/// The error by the sandwich, a game as one.
std::string powerOf(std::span<const Stop> stops, double Stop::*truth) {
  const auto score = [&](double power) {
    double sum = 0;
    for (const Stop& stop : stops)
      sum += (stop.*truth - chanceOf(power * odds(stop.said))) * odds(stop.said);
    return sum;
  };
  double least = 0.1;
  double most = 5;
  while (most - least > 1e-6)
    (score((least + most) / 2) > 0 ? least : most) = (least + most) / 2;
  double slope = 0;
  std::map<std::size_t, double> games;
  for (const Stop& stop : stops) {
    const double chance = chanceOf(least * odds(stop.said));
    slope += chance * (1 - chance) * odds(stop.said) * odds(stop.said);
    games[stop.game] += (stop.*truth - chance) * odds(stop.said);
  }
  double squares = 0;
  for (const auto& [game, sum] : games)
    squares += sum * sum;
  return fmt::format("{:.3f} ± {:.3f}", least, 1.96 * std::sqrt(squares) / slope);
}

void report(const std::vector<Stop>& stops) {
  constexpr std::array kBags{1, 8, 15, 25, 41, 61, 1000};
  for (std::size_t at = 0; at < kBags.size(); ++at) {
    std::vector<Stop> some;
    const bool all = at + 1 == kBags.size();
    std::ranges::copy_if(stops, std::back_inserter(some), [&](const Stop& stop) {
      return all ? stop.inBag >= kBags[1] : stop.inBag >= kBags[at] && stop.inBag < kBags[at + 1];
    });
    if (some.empty()) continue;
    fmt::print("{} in the bag, {} turns: odds to the power of {} by what came, {} by gains on static play\n",
               all ? "8 and more" : fmt::format("{} to {}", kBags[at], kBags[at + 1] - 1), some.size(),
               powerOf(some, &Stop::came), powerOf(some, &Stop::gains));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() != 8) {
    fmt::print(stderr, "see the head of tests/bench/lead_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  const Ground ground{*context.language, *context.lexicon, *context.leaves, *context.winModel,
                      std::stoull(words[6])};
  engine::PlayerSpec spec;
  spec.name = "ahead";
  spec.strategy = "simulating";
  spec.deals = std::stoi(words[4]);
  spec.candidates = std::stoi(words[5]);
  std::vector<Stop> stops;
  std::size_t games = 0;
  engine::MatchHooks hooks;
  hooks.observe = [&] { return std::make_unique<Observer>(ground); };
  hooks.keep = [&](engine::GameObserver& observer, const engine::GameResult&) {
    for (Stop stop : static_cast<const Observer&>(observer).stops()) {
      stop.game = games;
      fmt::print("{} {} {:.5f} {:.5f} {:.5f}\n", games, stop.inBag, stop.said, stop.came, stop.gains);
      stops.push_back(stop);
    }
    ++games;
    return true;
  };
  const auto makePlayer = [&](int) {
    return engine::makePlayer(spec, {.language = *context.language,
                                     .lexicon = *context.lexicon,
                                     .leaves = context.leaves,
                                     .winModel = context.winModel});
  };
  const double start = bench::cpuSeconds();
  const engine::MatchTally tally = playMatch(
      {*context.language, makePlayer, std::stoull(words[3]), std::stoull(words[7]), false, 1}, {}, hooks);
  fmt::print("{} games, {:.0f} CPU s\n", tally.games, bench::cpuSeconds() - start);
  report(stops);
}
