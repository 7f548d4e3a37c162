// What a standard review takes, and where it goes (docs/performance.md):
//   review_study LANGUAGE LEXICON LEAVES FILE…
// Tells of each decision the tiles in the bag, the method, the games that were played and the CPU seconds;
// then of all by the part of the game and the method. One thread.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "study_support.h"

namespace {

using namespace rozbor;

/// What decisions of one part of the game took that were graded in one way.
struct Work {
  int decisions = 0;
  std::uint64_t raced = 0;  ///< games
  std::uint64_t deals = 0;  ///< compared, of two games each
  double seconds = 0;       ///< CPU
};

/// Parts of the game: no more tiles in the bag than this.
constexpr std::array kMostInBag{0, 2, 7, 14, 1'000};

class Study {
 public:
  explicit Study(reports::ReviewContext context) : context_(std::move(context)) {}

  void add(const std::string& path) {
    const std::string file = path.substr(path.find_last_of('/') + 1);
    const double begun = bench::cpuSeconds();
    double last = begun;
    context_.graded = [&](std::size_t, const reports::Decision& decision) {
      const double now = bench::cpuSeconds();
      tell(file, decision, now - last);
      last = now;
    };
    bench::reviewFile(path, context_);
    seconds_.push_back(bench::cpuSeconds() - begun);
    fmt::print("{}: {:.2f} s, of which {:.2f} after the last grade\n", file, seconds_.back(),
               bench::cpuSeconds() - last);
  }

  void report() {
    for (const auto& [which, work] : work_)
      fmt::print(
          "up to {} in the bag, {}: {} decisions, {:.1f} s; {:.0f} games raced, {:.0f} deals compared each\n",
          which.first, which.second, work.decisions, work.seconds,
          static_cast<double>(work.raced) / work.decisions, static_cast<double>(work.deals) / work.decisions);
    if (seconds_.empty()) return;
    std::ranges::sort(seconds_);
    fmt::print("{} reviews: median {:.2f} s, most {:.2f}\n", seconds_.size(), seconds_[seconds_.size() / 2],
               seconds_.back());
  }

 private:
  void tell(const std::string& file, const reports::Decision& decision, double seconds) {
    const int inBag = game::bagCount(decision.position.board, *context_.language);
    const reports::SimulatedGrade* const grade = decision.simulated();
    const std::uint64_t deals =
        grade != nullptr && grade->comparison ? grade->comparison->difference.deals() : 0;
    std::uint64_t raced = 0;
    for (std::size_t at = 0; grade != nullptr && at < grade->race.size(); ++at)
      raced += grade->race[at].iterations;
    fmt::print("{} turn {}: {} in the bag, {}, {} games raced, {} deals compared, {:.2f} s\n", file,
               decision.turn + 1, inBag, reports::name(decision.method()), raced, deals, seconds);
    std::fflush(stdout);
    Work& work = work_[{*std::ranges::lower_bound(kMostInBag, inBag), reports::name(decision.method())}];
    ++work.decisions;
    work.raced += raced;
    work.deals += deals;
    work.seconds += seconds;
  }

  reports::ReviewContext context_;
  std::vector<double> seconds_;
  std::map<std::pair<int, std::string>, Work> work_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 4) {
    fmt::print(stderr, "see the head of tests/bench/review_study.cpp\n");
    return 2;
  }
  reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  context.luck = {.samples = context.effort.luckSamples, .winModel = context.winModel};
  Study study(std::move(context));
  for (const std::string& file : std::span(words).subspan(3))
    study.add(file);
  study.report();
}
