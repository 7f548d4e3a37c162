// How much of the noise of simulated differences can be foretold from the tiles dealt (docs/simulation.md):
//   variance_study LANGUAGE LEXICON LEAVES POSITIONS DEALS FILE…
// Takes mid-game decisions of the records in which the best and the played move differ, plays the two over
// DEALS deals, and fits their difference, deal by deal, by least squares to what the deal was: the share of
// its variance that a fit explains on deals it was not made from is what control variates, stratified or
// antithetic deals of these quantities could take away.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "simulation/deal.h"
#include "simulation/playout.h"
#include "study_support.h"

namespace {

using namespace rozbor;

using Row = std::vector<double>;

/// Solves a·x = b for a symmetric, positive matrix by Cholesky.
std::vector<double> solved(std::vector<Row> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = a[i][j];
      for (std::size_t k = 0; k < j; ++k)
        sum -= a[i][k] * a[j][k];
      a[i][j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / a[j][j];
    }
    for (std::size_t k = 0; k < i; ++k)
      b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k)
      b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

double meanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Share of the variance of `target` that a linear fit to the chosen columns explains, in five parts, each
/// foretold from the other four.
double explained(const std::vector<Row>& features, const std::vector<double>& target) {
  constexpr std::size_t kParts = 5;
  const std::size_t width = features.front().size() + 1;
  double left = 0;
  double whole = 0;
  const double mean = meanOf(target);
  for (std::size_t part = 0; part < kParts; ++part) {
    std::vector<Row> normal(width, Row(width, 0.0));
    std::vector<double> right(width, 0.0);
    const auto withOne = [&](std::size_t deal) {
      Row row = features[deal];
      row.push_back(1);
      return row;
    };
    for (std::size_t deal = 0; deal < target.size(); ++deal) {
      if (deal % kParts == part) continue;
      const Row row = withOne(deal);
      for (std::size_t i = 0; i < width; ++i) {
        right[i] += row[i] * target[deal];
        for (std::size_t j = 0; j <= i; ++j)
          normal[i][j] += row[i] * row[j];
      }
    }
    for (std::size_t i = 0; i < width; ++i)
      normal[i][i] += 1e-3 + 1e-6 * normal[i][i];
    const std::vector<double> weights = solved(normal, right);
    for (std::size_t deal = part; deal < target.size(); deal += kParts) {
      const Row row = withOne(deal);
      const double foretold = std::inner_product(row.begin(), row.end(), weights.begin(), 0.0);
      left += (target[deal] - foretold) * (target[deal] - foretold);
      whole += (target[deal] - mean) * (target[deal] - mean);
    }
  }
  return whole > 0 ? 1 - left / whole : 0;
}

/// What is known of one deal, and how the two plays came out.
struct Dealt {
  game::Rack opponent;
  std::array<game::Rack, 2> drawn;
  std::array<game::Rack, 2> rack;  ///< of the player after the draw
  std::array<engine::Outcome, 2> outcome;
};

/// One kind of quantities.
struct Kind {
  const char* name;
  std::function<void(const Dealt&, Row&)> add;
  std::vector<double> ofWin{};
  std::vector<double> ofPoints{};
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t deals) : context_(context), deals_(deals) {
    const auto counts = [this](const game::Rack& rack, Row& row) {
      for (int kind = 0; kind < context_.language->alphabet.size(); ++kind)
        row.push_back(rack.count(kind));
    };
    const auto opponent = [counts](const Dealt& dealt, Row& row) { counts(dealt.opponent, row); };
    const auto own = [counts](const Dealt& dealt, Row& row) {
      counts(dealt.drawn[0], row);
      counts(dealt.drawn[1], row);
    };
    const auto values = [this](const Dealt& dealt, Row& row) {
      for (const game::Rack* rack : {&dealt.opponent, &dealt.rack[0], &dealt.rack[1]})
        row.push_back(worthOf(*rack));
    };
    const auto strong = [](const Dealt& dealt, Row& row) {
      for (const game::Rack* rack : {&dealt.opponent, &dealt.drawn[0], &dealt.drawn[1]})
        row.push_back(rack->blanks());
    };
    kinds_ = {{"blanks of each draw", strong},
              {"worth of each rack", values},
              {"tiles of the opponent", opponent},
              {"tiles drawn", own},
              {"all tiles",
               [=](const Dealt& dealt, Row& row) {
                 opponent(dealt, row);
                 own(dealt, row);
               }},
              {"all of these", [=](const Dealt& dealt, Row& row) {
                 opponent(dealt, row);
                 own(dealt, row);
                 values(dealt, row);
               }}};
  }

  void add(const reports::Decision& decision) {
    const std::vector<Dealt> dealt = played(decision);
    std::vector<double> win;
    std::vector<double> points;
    for (const Dealt& deal : dealt) {
      win.push_back(double{deal.outcome[0].win} - deal.outcome[1].win);
      points.push_back((deal.outcome[0].gain - deal.outcome[1].gain) / 1000.0);
    }
    std::string line;
    for (Kind& kind : kinds_) {
      std::vector<Row> rows(dealt.size());
      for (std::size_t at = 0; at < dealt.size(); ++at)
        kind.add(dealt[at], rows[at]);
      kind.ofWin.push_back(explained(rows, win));
      kind.ofPoints.push_back(explained(rows, points));
      line += fmt::format(" {:5.1f}/{:5.1f}", 100 * kind.ofWin.back(), 100 * kind.ofPoints.back());
    }
    fmt::print("turn {:2}:{}\n", decision.turn + 1, line);
    std::fflush(stdout);
    ++positions_;
  }

  void report() {
    fmt::print("{} positions, {} deals each; variance explained, win probability / points\n", positions_,
               deals_);
    for (Kind& kind : kinds_) {
      const auto quarters = [](std::vector<double>& shares) {
        std::ranges::sort(shares);
        const std::size_t n = shares.size();
        return fmt::format("median {:5.1f} % (quarters {:5.1f} and {:5.1f}), mean {:5.1f} %",
                           100 * shares[n / 2], 100 * shares[n / 4], 100 * shares[3 * n / 4],
                           100 * meanOf(shares));
      };
      fmt::print("{:<22} win {}; points {}\n", kind.name, quarters(kind.ofWin), quarters(kind.ofPoints));
    }
  }

  [[nodiscard]] std::size_t positions() const { return positions_; }

 private:
  /// Of a full rack: the mean leave value of what is kept when one tile is played; of fewer tiles their own.
  [[nodiscard]] double worthOf(const game::Rack& rack) const {
    if (rack.size() < context_.language->rules.rackSize) return context_.leaves->value(rack).inPoints();
    double sum = 0;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      if (rack.count(kind) == 0) continue;
      game::TileCounts kept = rack;
      kept.removeKind(kind);
      sum += rack.count(kind) * context_.leaves->value(kept).inPoints();
    }
    return sum / rack.size();
  }

  [[nodiscard]] std::vector<Dealt> played(const reports::Decision& decision) const {
    const reports::Comparison& moves = *decision.simulated()->comparison;
    game::Position position = decision.position;
    position.opponentRack = {};
    engine::SimulationOptions options;
    options.plies = context_.effort.plies;
    options.seed = 7'000'003 + decision.turn;
    if (const auto leave = moves.opponentLeave)
      options.opponentRack = [leave](engine::Random& random) { return leave->draw(random); };
    const std::array<engine::RatedPlay, 2> plays{moves.best, moves.played};
    const engine::SimulationContext context{*context_.language, *context_.lexicon, *context_.leaves,
                                            *context_.winModel};
    engine::Playout playout(position, plays, context, options, nullptr, nullptr);
    engine::Deal deal;
    std::vector<Dealt> dealt(deals_);
    for (std::uint64_t number = 0; number < deals_; ++number) {
      Dealt& one = dealt[number];
      playout.deal(number, plays.size());
      deal.begin(position, *context_.language, options.opponentRack, options.seed, number);
      one.opponent = deal.opponentRack();
      for (std::size_t play = 0; play < plays.size(); ++play) {
        one.rack[play] = plays[play].leave;
        deal.restart();
        deal.draw(one.drawn[play], context_.language->rules.rackSize - one.rack[play].size(), true);
        one.rack[play] = one.rack[play] + one.drawn[play];
        one.outcome[play] = playout.play(play).plain;
      }
    }
    return dealt;
  }

  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  std::vector<Kind> kinds_;
  std::size_t positions_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 6) {
    fmt::print(stderr, "see the head of tests/bench/variance_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::hastyContext(words[0], words[1], words[2]);
  Study study(context, std::stoull(words[4]));
  bench::study(study, std::stoul(words[3]), std::span(words).subspan(5), context,
               [&](const reports::Decision& decision) {
                 return bagCount(decision.position.board, *context.language) > 14;
               });
  study.report();
}
