// What a standard review takes, and where it goes (docs/performance.md):
//   review_study LANGUAGE LEXICON LEAVES FILE…
// Tells of each decision that is graded beyond static equity the tiles in the bag, the method, the games that
// were compared and the CPU seconds; then all of them by the part of the game. One thread.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <span>
#include <string>
#include <vector>

#include "study_support.h"

namespace {

using namespace rozbor;

double cpuSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// CPU seconds of decisions of one part of the game.
struct Part {
  const char* name;
  int mostInBag;
  int decisions = 0;
  double seconds = 0;
};

class Study {
 public:
  explicit Study(reports::ReviewContext context) : context_(std::move(context)) {}

  void add(const std::string& path) {
    const std::string file = path.substr(path.find_last_of('/') + 1);
    const double begun = cpuSeconds();
    double last = begun;
    context_.graded = [&](std::size_t, const reports::Decision& decision) {
      const double now = cpuSeconds();
      tell(file, decision, now - last);
      last = now;
    };
    bench::reviewFile(path, context_);
    seconds_.push_back(cpuSeconds() - begun);
    fmt::print("{}: {:.2f} s, of which {:.2f} after the last grade\n", file, seconds_.back(),
               cpuSeconds() - last);
  }

  void report() {
    for (const Part& part : parts_)
      fmt::print("{}: {} decisions, {:.1f} s\n", part.name, part.decisions, part.seconds);
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
    std::uint64_t race = 0;
    for (std::size_t at = 0; grade != nullptr && at < grade->race.size(); ++at)
      race += grade->race[at].iterations;
    fmt::print("{} turn {}: {} in the bag, {}, {} games raced, {} deals compared, {:.2f} s\n", file,
               decision.turn + 1, inBag, reports::name(decision.method()), race, deals, seconds);
    std::fflush(stdout);
    const auto part = std::ranges::find_if(parts_, [&](const Part& each) { return inBag <= each.mostInBag; });
    ++part->decisions;
    part->seconds += seconds;
  }

  reports::ReviewContext context_;
  std::vector<double> seconds_;
  std::array<Part, 5> parts_{
      {{"empty bag", 0}, {"1 or 2 in the bag", 2}, {"3 to 7", 7}, {"8 to 14", 14}, {"more", 1'000'000}}};
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
