#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <fstream>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/parser/gcg.h"
#include "rozbor/review/review.h"
#include "test_paths.h"

/// What the studies of simulated verdicts share.
namespace rozbor::bench {

/// Standard reviews with the given lexicon and leaves, and the language's own win model.
inline reports::ReviewContext standardContext(const std::string& language, const std::string& lexicon,
                                              const std::string& leaves) {
  const std::string source = test::kSourceDir;
  reports::ReviewContext context;
  context.language =
      std::make_shared<const game::Language>(*game::loadLanguage(source + "/data/languages/" + language));
  context.lexicon = *engine::Lexicon::open(lexicon, *context.language);
  context.leaves = *engine::openLeaves(leaves, *context.language);
  context.winModel =
      *engine::openWinModel(source + "/data/winmodels/" + language + ".csv", *context.language);
  context.effort = effortOf(reports::Preset::standard);
  return context;
}

inline parser::ParsedRecord recordOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return parser::parseGcg(std::string{std::istreambuf_iterator<char>(file), {}});
}

inline reports::GameReview reviewFile(const std::string& path, const reports::ReviewContext& context) {
  return reports::reviewGame(recordOf(path), context);
}

/// The same with little work for what a study of its own does not want.
inline reports::ReviewContext hastyContext(const std::string& language, const std::string& lexicon,
                                           const std::string& leaves) {
  reports::ReviewContext context = standardContext(language, lexicon, leaves);
  context.effort.raceIterations /= 5;
  context.effort.nearRaceIterations /= 5;
  context.effort.deals = context.effort.lastDeals = context.effort.fewDeals = {20, 20};
  context.effort.endgameNodes = context.effort.preEndgameNodes = 1;
  return context;
}

/// Gives the study the decisions of records that are `wanted` and whose best and played move were compared,
/// until it has so many `positions()`.
template <class Study, class Wanted>
void study(Study& study, std::size_t most, std::span<const std::string> files,
           const reports::ReviewContext& context, const Wanted& wanted) {
  for (const std::string& file : files) {
    for (const reports::Decision& decision : reviewFile(file, context).decisions) {
      if (study.positions() >= most) return;
      if (decision.simulated() != nullptr && decision.simulated()->comparison && wanted(decision))
        study.add(decision);
    }
  }
}

/// What a study finds by sizes of the bag, of so many positions each. `Bags` has `least` and `most` tiles,
/// `positions` so far, and tells itself in `report()`.
template <class Bags>
class ByBag {
 public:
  ByBag(std::vector<Bags> sizes, std::size_t positions) : sizes_(std::move(sizes)), wanted_(positions) {}

  /// Null where no more are wanted.
  [[nodiscard]] Bags* wanted(int inBag) {
    const auto bags = std::ranges::find_if(
        sizes_, [&](const Bags& each) { return inBag >= each.least && inBag <= each.most; });
    return bags == sizes_.end() || bags->positions >= wanted_ ? nullptr : &*bags;
  }
  [[nodiscard]] bool isDone() const {
    return std::ranges::all_of(sizes_, [&](const Bags& bags) { return bags.positions >= wanted_; });
  }
  void report() const {
    for (const Bags& bags : sizes_)
      bags.report();
  }

 private:
  std::vector<Bags> sizes_;
  std::size_t wanted_;
};

/// Of the whole program, all threads.
inline double cpuSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// What each of several pieces of work took, in CPU seconds.
class Times {
 public:
  void add(double seconds) { seconds_.push_back(seconds); }
  /// Of one at least.
  [[nodiscard]] std::string text() const {
    std::vector<double> ordered = seconds_;
    std::ranges::sort(ordered);
    double sum = 0;
    for (const double each : ordered)
      sum += each;
    return fmt::format("{:.1f} CPU s, median {:.2f}, most {:.2f}", sum, ordered[ordered.size() / 2],
                       ordered.back());
  }

 private:
  std::vector<double> seconds_;
};

/// How often something was so.
struct Share {
  int count = 0;
  int all = 0;

  void add(bool so) {
    ++all;
    count += so ? 1 : 0;
  }
  /// With the interval of Wilson, 95 percent.
  [[nodiscard]] std::string text() const {
    if (all == 0) return "none";
    constexpr double kZ = 1.96;
    const double n = all;
    const double p = count / n;
    const double middle = (p + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double half = kZ / (1 + kZ * kZ / n) * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    return fmt::format("{:3}/{:3} = {:5.1f} % [{:.1f}, {:.1f}]", count, all, 100 * p, 100 * (middle - half),
                       100 * (middle + half));
  }
};

}  // namespace rozbor::bench
