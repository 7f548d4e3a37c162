// Whether the error bars of simulated verdicts are honest (docs/simulation.md):
//   simulation_study LANGUAGE LEXICON LEAVES POSITIONS SHARE TIMES FILE…
// Reviews the records with a share (1/SHARE) of the standard preset's deals and holds each simulated
// difference between the best and the played move against one over TIMES as many deals of another seed.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/engine/simulation.h"
#include "study_support.h"

namespace {

using namespace rozbor;
using bench::Share;

constexpr std::uint64_t kOtherSeed = 7'000'003;

reports::ReviewContext contextOf(const std::string& language, const std::string& lexicon,
                                 const std::string& leaves, std::uint64_t share) {
  reports::ReviewContext context = bench::standardContext(language, lexicon, leaves);
  context.effort.raceIterations /= share;
  context.effort.nearRaceIterations /= share;
  for (reports::Deals* const deals :
       {&context.effort.deals, &context.effort.lastDeals, &context.effort.fewDeals}) {
    deals->first /= share;
    deals->most = 3 * deals->first;  // so that the long runs can be paid for
  }
  context.effort.endgameNodes = context.effort.preEndgameNodes = 1;  // only simulations are wanted
  return context;
}

/// A difference as the review measured it, and what it comes to in the long run.
struct Measured {
  reports::Phase phase = reports::Phase::midgame;
  engine::PairedDifference brief;
  engine::PairedDifference lengthy;
};

std::optional<Measured> measure(const reports::Decision& decision, const reports::ReviewContext& context,
                                std::uint64_t times) {
  const reports::SimulatedGrade* const grade = decision.simulated();
  if (grade == nullptr || !grade->comparison) return std::nullopt;
  const reports::Comparison& comparison = *grade->comparison;
  engine::SimulationOptions options = comparisonFrom(decision.position, *context.language, context.effort);
  options.seed = kOtherSeed + decision.turn;
  if (const auto leave = comparison.opponentLeave)
    options.opponentRack = [leave](engine::Random& random) { return leave->draw(random); };
  game::Position position = decision.position;
  position.opponentRack = {};
  const auto lengthy =
      comparePlays(position, comparison.best, comparison.played, 0, comparison.difference.deals() * times,
                   {*context.language, *context.lexicon, *context.leaves, *context.winModel}, options);
  return Measured{decision.phase, comparison.difference, *lengthy};
}

struct Estimate {
  double mean = 0;
  double error = 0;
};

Estimate winOf(const engine::PairedDifference& difference) {
  engine::PairedDifference sampled = difference;
  sampled.horizon = {};  // both runs have the same
  return {difference.win.mean(), sampled.winError()};
}

Estimate pointsOf(const engine::PairedDifference& difference) {
  return {difference.equity.mean(), difference.equity.error()};
}

struct Coverage {
  Share alone;    ///< the brief interval holds the lengthy mean
  Share both;     ///< with the error of the lengthy run in it
  Share guarded;  ///< the true loss is at least what the noise guard says
  double squares = 0;
  double deviations = 0;

  void add(const Estimate& brief, const Estimate& lengthy) {
    const double apart = brief.mean - lengthy.mean;
    const double together = std::hypot(brief.error, lengthy.error);
    alone.add(std::abs(apart) <= 1.96 * brief.error);
    both.add(std::abs(apart) <= 1.96 * together);
    guarded.add(lengthy.mean >= brief.mean - 1.64 * brief.error);
    if (together <= 0) return;
    squares += apart / together * apart / together;
    deviations += apart / together;
  }
  void print(const char* what) const {
    fmt::print(
        "{:<24} interval {}; with the error of the long run {}; guard {}; z mean {:+.2f}, rms {:.2f}\n", what,
        alone.text(), both.text(), guarded.text(), deviations / std::max(1, both.all),
        std::sqrt(squares / std::max(1, both.all)));
  }
};

void report(const std::vector<Measured>& measured) {
  const auto over = [&](const char* what, auto of, auto which) {
    Coverage coverage;
    for (const Measured& one : measured) {
      if (which(one)) coverage.add(of(one.brief), of(one.lengthy));
    }
    coverage.print(what);
  };
  const auto any = [](const Measured& /*one*/) { return true; };
  const auto late = [](const Measured& one) { return one.phase == reports::Phase::preendgame; };
  const auto early = [&](const Measured& one) { return !late(one); };
  over("win, all", winOf, any);
  over("points, all", pointsOf, any);
  over("win, more than 7 in bag", winOf, early);
  over("win, 1 to 7 in bag", winOf, late);
  over("points, 1 to 7 in bag", pointsOf, late);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 7) {
    fmt::print(stderr, "see the head of tests/bench/simulation_study.cpp\n");
    return 2;
  }
  const std::size_t wanted = std::stoul(words[3]);
  const std::uint64_t times = std::stoull(words[5]);
  const auto context = contextOf(words[0], words[1], words[2], std::stoull(words[4]));
  const std::clock_t start = std::clock();
  std::vector<Measured> measured;
  for (std::size_t at = 6; at < words.size() && measured.size() < wanted; ++at) {
    const auto review = bench::reviewFile(words[at], context);
    for (const reports::Decision& decision : review.decisions) {
      if (measured.size() == wanted) break;
      if (const auto one = measure(decision, context, times)) {
        measured.push_back(*one);
        fmt::print(
            "{} turn {} bag-phase {}: deals {}, win {:+.5f} ± {:.5f} against {:+.5f} ± {:.5f}, points "
            "{:+.3f} ± {:.3f} against {:+.3f} ± {:.3f}\n",
            words[at].substr(words[at].rfind('/') + 1), decision.turn + 1, name(one->phase),
            one->brief.deals(), one->brief.win.mean(), one->brief.winError(), one->lengthy.win.mean(),
            one->lengthy.winError(), one->brief.equity.mean(), one->brief.equity.error(),
            one->lengthy.equity.mean(), one->lengthy.equity.error());
        std::fflush(stdout);
      }
    }
  }
  fmt::print("{} positions, {:.0f} CPU s\n", measured.size(),
             static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  report(measured);
}
