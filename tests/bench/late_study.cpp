// How true and how dear verdicts near the end of the game are (docs/simulation.md#late):
//   late_study LANGUAGE LEXICON LEAVES LEAST MOST POSITIONS DEALS FILE…
// Takes the decisions of the records with LEAST to MOST tiles in the bag and a rack that is known, grades
// each as a standard review does, and tells of how many it is proven how often the moves win, how many are
// simulated, and what both cost (one thread). What is simulated is held against the same games with every
// ending searched fifty times as far (with one or two tiles in the bag 100,000 positions), over DEALS other
// deals or all there are, which stand for the truth; over the very same deals that tells what the method
// alone gets wrong, endings searched as standard does or not at all. What is proven is simulated as well, as
// if it were not, and held against the proof. With DEALS 0 nothing is held against anything.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/engine/simulation.h"
#include "study_support.h"

namespace {

using namespace rozbor;
using bench::Share;
using engine::PairedDifference;

constexpr std::uint64_t kFar = 50'000;  ///< positions for an ending of the truth
constexpr std::uint64_t kFarOfFew = 100'000;
constexpr double kWide = 1.96;

/// A value with its standard error, of a win.
struct Estimate {
  double value = 0;
  double error = 0;
};

bool agree(const Estimate& one, const Estimate& other) {
  return std::abs(one.value - other.value) <= kWide * std::hypot(one.error, other.error);
}

/// How far estimates are from what is true.
class Apart {
 public:
  void add(const Estimate& found, const Estimate& truth) {
    const double apart = found.value - truth.value;
    ++count_;
    sum_ += std::abs(apart);
    squares_ += apart * apart;
    said_ += found.error;
    held_.add(agree(found, truth));
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] std::string text() const {
    const double n = std::max(1, count_);
    return fmt::format("off by {:.2f} %, root mean square {:.2f}, said {:.2f}, held {}", 100 * sum_ / n,
                       100 * std::sqrt(squares_ / n), 100 * said_ / n, held_.text());
  }

 private:
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
  double said_ = 0;  ///< standard errors, summed
  Share held_{};
};

/// Of two moves and of what lies between them.
struct Pair {
  Estimate first;
  Estimate second;
  Estimate difference;
};

/// What the deals say. `whole`: with the error of the sample, as if one deal more had come out as differently
/// as can be, since few deals may all be won.
Pair pairOf(const PairedDifference& found, bool whole) {
  const auto move = [&](const engine::Sums& win, const engine::Sums& doubt) {
    return Estimate{probabilityOf(win),
                    std::hypot(whole ? win.error() : 0, whole ? 1.0 / static_cast<double>(win.count) : 0,
                               found.doubt.of(doubt))};
  };
  return {move(found.firstWin, found.firstDoubt),
          move(found.secondWin, found.secondDoubt),
          {found.win.mean(), whole ? found.winError() : found.methodError()}};
}

/// The game is open by what is true of either move.
bool isOpen(const Pair& truth) {
  const auto isOpen = [](const Estimate& move) { return move.value > 0.02 && move.value < 0.98; };
  return isOpen(truth.first) || isOpen(truth.second);
}

class PairsApart {
 public:
  void add(const Pair& found, const Pair& truth) {
    for (Kind* const kind : {&all_, isOpen(truth) ? &open_ : nullptr}) {
      if (kind == nullptr) continue;
      kind->moves.add(found.first, truth.first);
      kind->moves.add(found.second, truth.second);
      kind->differences.add(found.difference, truth.difference);
    }
  }
  void report(const char* name) const {
    if (all_.moves.count() == 0) return;
    fmt::print("  {}\n    a move {}\n    a difference {}\n", name, all_.moves.text(),
               all_.differences.text());
    if (open_.moves.count() > 0)
      fmt::print("    open: a move {}\n    open: a difference {}\n", open_.moves.text(),
                 open_.differences.text());
  }
  [[nodiscard]] int count() const { return all_.differences.count(); }

 private:
  struct Kind {
    Apart moves;
    Apart differences;
  };
  Kind all_;
  Kind open_;
};

/// All decisions with so many tiles in the bag.
struct Part {
  Share proven{};   ///< how often the best and the played move win
  int whole = 0;    ///< of these, points as well
  int bounded = 0;  ///< of these, points as far as they can be; of the others they are simulated
  int alike = 0;    ///< simulated, and the played move is the best
  std::vector<double> seconds{};
  PairsApart told{};      ///< what the review says, against the truth over other deals
  PairsApart method{};    ///< endings as standard searches them, against the truth over the same deals
  PairsApart chances{};   ///< endings by their chance
  PairsApart ofProofs{};  ///< simulated where it is proven
  double open = 0;        ///< by the truth
};

/// Best and played, over the same deals.
class Duel {
 public:
  Duel(const reports::Decision& decision, const reports::ReviewContext& context,
       std::shared_ptr<const engine::RackPosterior> leave)
      : decision_(decision), context_(context), leave_(std::move(leave)), position_(decision.position) {
    position_.opponentRack = {};
  }

  [[nodiscard]] PairedDifference play(const engine::RatedPlay& best, const engine::RatedPlay& played,
                                      std::optional<std::uint64_t> nodes, std::uint64_t deals) const {
    engine::SimulationOptions options =
        comparisonFrom(decision_.position, *context_.language, context_.effort);
    options.seed = 7'000'003 + decision_.turn;
    options.endingEvery = 1;
    if (nodes) options.endgameNodes = *nodes;
    if (leave_) options.opponentRack = [this](engine::Random& random) { return leave_->draw(random); };
    return *comparePlays(position_, best, played, 0, deals,
                         {*context_.language, *context_.lexicon, *context_.leaves, *context_.winModel},
                         options);
  }

 private:
  const reports::Decision& decision_;
  const reports::ReviewContext& context_;
  std::shared_ptr<const engine::RackPosterior> leave_;
  game::Position position_;
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t deals) : context_(context), deals_(deals) {}

  void add(const std::string& file, reports::GameReview& review, std::size_t index) {
    const double begun = bench::cpuSeconds();
    if (!regradeDecision(review, index, context_, {})) return;
    const double spent = bench::cpuSeconds() - begun;
    const reports::Decision& decision = review.decisions[index];
    const int inBag = bagCount(decision.position.board, *context_.language);
    Part& part = parts_[std::min(inBag, 3)];
    const reports::Proof proof = decision.proof();
    const bool isProven = proof == reports::Proof::exact || proof == reports::Proof::bounded;
    const bool areWinsProven = isProven || areProven(*decision.simulated());
    part.proven.add(areWinsProven);
    part.whole += proof == reports::Proof::exact;
    part.bounded += proof == reports::Proof::bounded;
    part.seconds.push_back(spent);
    ++positions_;
    fmt::print("{} turn {}: {} in the bag, {}, {:.2f} s", file, decision.turn + 1, inBag,
               isProven        ? name(proof)
               : areWinsProven ? "wins proven"
                               : "simulated",
               spent);
    if (isProven) {
      if (deals_ > 0) holdAgainstProof(decision, part);
    } else if (!decision.simulated()->comparison) {
      ++part.alike;
    } else if (deals_ > 0) {
      holdAgainstTruth(decision, part);
    }
    fmt::print("\n");
    std::fflush(stdout);
  }

  void report() {
    for (auto& [inBag, part] : parts_) {
      std::ranges::sort(part.seconds);
      double sum = 0;
      for (const double each : part.seconds)
        sum += each;
      fmt::print(
          "{}{} in the bag: {} decisions, wins proven {}, points of {} as well, of {} bounded; CPU s {:.0f}, "
          "mean {:.2f}, median {:.2f}, most {:.2f}; "
          "simulated and played as the best {}\n",
          inBag, inBag == 3 ? " and more" : "", part.seconds.size(), part.proven.text(), part.whole,
          part.bounded, sum, sum / static_cast<double>(part.seconds.size()),
          part.seconds[part.seconds.size() / 2], part.seconds.back(), part.alike);
      part.told.report("as told, other deals");
      part.method.report("the method, same deals");
      part.chances.report("endings by their chance, same deals");
      part.ofProofs.report("simulated where proven");
      if (part.method.count() > 0)
        fmt::print("  left open by the truth {:.2f} %\n", 100 * part.open / part.method.count());
    }
  }

  [[nodiscard]] std::size_t positions() const { return positions_; }

 private:
  /// Nothing is left open of how often either move wins, though points were left to the simulation.
  static bool areProven(const reports::SimulatedGrade& grade) {
    return grade.proven && grade.proven->best.low == grade.proven->best.high &&
           grade.proven->played.low == grade.proven->played.high;
  }

  void holdAgainstTruth(const reports::Decision& decision, Part& part) {
    const reports::SimulatedGrade& grade = *decision.simulated();
    const reports::Comparison& moves = *grade.comparison;
    const auto winner = std::ranges::find_if(
        grade.candidates, [&](const reports::Candidate& row) { return row.play.move == moves.best.move; });
    if (winner == grade.candidates.end()) return;
    const reports::Candidate& played = grade.played;
    const Pair told{{*winner->win, winner->error->win},
                    {*played.win, played.error->win},
                    {*winner->win - *played.win, grade.winLossSe}};
    const Duel duel(decision, context_, moves.opponentLeave);
    const bool few = engine::areDealsFew(decision.position, *context_.language);
    const std::uint64_t deals = few ? context_.effort.fewDeals.first : deals_;
    const auto play = [&](std::optional<std::uint64_t> nodes) {
      return duel.play(moves.best, moves.played, nodes, deals);
    };
    const PairedDifference truth = play(few ? kFarOfFew : kFar);
    const Pair truthOfMethod = pairOf(truth, false);
    const Pair method = pairOf(play(std::nullopt), false);
    part.told.add(told, pairOf(truth, true));
    part.method.add(method, truthOfMethod);
    part.chances.add(pairOf(play(0), false), truthOfMethod);
    part.open += (truth.firstDoubt.mean() + truth.secondDoubt.mean()) / 2;
    fmt::print(
        ": told {:+.4f} ± {:.4f}, truth {:+.4f} ± {:.4f}; method {:+.4f} ± {:.4f}; moves told {:.4f} ± "
        "{:.4f} "
        "and {:.4f} ± {:.4f}, true {:.4f} and {:.4f}",
        told.difference.value, told.difference.error, truth.win.mean(), truth.winError(),
        method.difference.value, method.difference.error, told.first.value, told.first.error,
        told.second.value, told.second.error, truth.firstWin.mean(), truth.secondWin.mean());
  }

  /// Racks as likely as their tiles, as in a proof.
  void holdAgainstProof(const reports::Decision& decision, Part& part) {
    const reports::Candidate& best = decision.ranked()->best();
    const reports::Candidate& played = decision.ranked()->played;
    if (best.isPlayed || !best.win || !played.win) return;
    const Pair found = pairOf(Duel(decision, context_, nullptr)
                                  .play(best.play, played.play, std::nullopt, context_.effort.fewDeals.first),
                              true);
    part.ofProofs.add(found, {{*best.win, 0}, {*played.win, 0}, {*best.win - *played.win, 0}});
    fmt::print(
        ": simulated {:+.4f} ± {:.4f}, proven {:+.4f}; moves {:.4f} and {:.4f}, proven {:.4f} and {:.4f}",
        found.difference.value, found.difference.error, *best.win - *played.win, found.first.value,
        found.second.value, *best.win, *played.win);
  }

  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  std::map<int, Part> parts_;  ///< by tiles in the bag, three for all that are more
  std::size_t positions_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 8) {
    fmt::print(stderr, "see the head of tests/bench/late_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  reports::ReviewContext quick = context;
  quick.effort = effortOf(reports::Preset::quick);
  const int least = std::stoi(words[3]);
  const int most = std::stoi(words[4]);
  const std::size_t wanted = std::stoul(words[5]);
  Study study(context, std::stoull(words[6]));
  for (const std::string& file : std::span(words).subspan(7)) {
    reports::GameReview review = bench::reviewFile(file, quick);
    for (std::size_t index = 0; index < review.decisions.size() && study.positions() < wanted; ++index) {
      const int inBag = bagCount(review.decisions[index].position.board, *context.language);
      if (inBag >= least && inBag <= most && review.decisions[index].isGraded())
        study.add(file.substr(file.find_last_of('/') + 1), review, index);
    }
  }
  study.report();
}
