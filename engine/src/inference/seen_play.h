#pragma once

#include <vector>

#include "rozbor/engine/inference.h"

namespace rozbor::engine {

/// What a move would cost the holder of a rack. Asks the finder once for each rack.
class SeenPlay {
 public:
  /// `position` is before the move; its rack is not looked at.
  SeenPlay(const game::Position& position, const SeenMove& seen, const InferenceContext& context);

  /// A way in which the holder of a rack may have made the move.
  struct Way {
    game::TileCounts leave;
    Equity loss;  ///< never below 0: a phony may be worth more than any legal move
  };
  /// One, or of an unknown exchange one for each different choice of tiles. The rack holds the tiles of a
  /// known move.
  [[nodiscard]] std::vector<Way> waysOf(const game::Rack& rack);

 private:
  [[nodiscard]] Way wayOf(const Play& play, Equity best) const;

  game::Position position_;
  SeenMove seen_;
  const InferenceContext& context_;
  Play play_;
};

}  // namespace rozbor::engine
