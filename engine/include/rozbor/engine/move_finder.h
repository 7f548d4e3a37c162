#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Finds moves fast, for whoever asks about many positions: it remembers what it knows of the last
/// board (cross-sets above all) and brings it up to date where the next one differs. Keeps
/// references to `language` and `lexicon`. One thread at a time; have one for each thread.
class MoveFinder {
 public:
  MoveFinder(const game::Language& language, const Lexicon& lexicon);
  ~MoveFinder();
  MoveFinder(const MoveFinder&) = delete;
  MoveFinder& operator=(const MoveFinder&) = delete;

  /// The first of `rateAll`: the best move of the player on turn by static equity.
  [[nodiscard]] RatedPlay best(const game::Position& position, const Leaves& leaves);

  /// The first `limit` moves of `rateAll`, in order.
  [[nodiscard]] std::vector<RatedPlay> top(const game::Position& position, const Leaves& leaves,
                                           std::size_t limit);

  /// All of `rateAll`.
  [[nodiscard]] std::vector<RatedPlay> all(const game::Position& position, const Leaves& leaves);

  /// Whether there is a play of at least `tiles` tiles, a bingo for instance: much less work than finding
  /// one.
  [[nodiscard]] bool canLay(const game::Position& position, int tiles);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace rozbor::engine
