#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "rozbor/engine/leave_terms.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"

namespace rozbor::engine {

/// A full rack and what its best play was worth on some board of a game.
struct RackSample {
  static constexpr std::size_t kMostTiles = 8;

  std::array<std::uint8_t, kMostTiles> kinds{};  ///< ascending; behind the rack's tiles zeros
  std::int32_t equity = 0;                       ///< millipoints
};
static_assert(sizeof(RackSample) == 12);

/// Where samples come from: games of self-play, each move the best by static equity.
struct RackSampling {
  const game::Language& language;  ///< racks of at most RackSample::kMostTiles tiles
  const Lexicon& lexicon;
  const Leaves& leaves;
  std::uint64_t seed = 1;
  int racksPerBoard = 2;
};

/// Plays the games numbered from `first`, `games` of them. On each board with a full rack in the bag it
/// draws racks at random from the tiles that the player has not laid, and takes the equity of the best
/// move with each. So what completes a leave to a rack is not biased by how players keep tiles. Equal
/// numbers and seeds give equal samples. Fewer games once `stop` is asked for.
[[nodiscard]] std::vector<RackSample> sampleRacks(const RackSampling& sampling, std::uint64_t first,
                                                  std::uint64_t games, const std::stop_token& stop = {});

/// How a fit did for leaves of one size: the share of the variance of held-out racks' equities that
/// the leave explains, by ever richer models.
struct LeaveFitQuality {
  int size = 0;
  std::uint64_t leaves = 0;  ///< different ones seen
  double singles = 0;        ///< terms of single tiles and balance
  double pairs = 0;          ///< and of pairs
  double triples = 0;        ///< and of triples
  double corrected = 0;      ///< and corrections of whole leaves
};

struct LeaveFit {
  LeaveTerms terms;
  std::vector<LeaveFitQuality> quality;  ///< empty unless asked for
  double meanEquity = 0;                 ///< of all samples, points
  double sdEquity = 0;
};

struct LeaveFitOptions {
  std::size_t corrections = 25'000;  ///< at most, the best supported first
  bool quality = false;              ///< fits each poorer model, too, on all samples but every tenth
};

/// The value of a leave is the mean equity of racks that hold it less that of all racks. Its terms are
/// found for each size by weighted least squares with shrinkage (docs/equity.md), solved by conjugate
/// gradients. Takes about 25 bytes for each different leave of a size, one size at a time.
[[nodiscard]] LeaveFit fitLeaves(std::span<const RackSample> samples, const game::Language& language,
                                 const LeaveFitOptions& options);

}  // namespace rozbor::engine
