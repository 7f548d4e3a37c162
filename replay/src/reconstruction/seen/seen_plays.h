#pragma once

#include <cstdint>
#include <vector>

#include "near_words.h"
#include "reconstruction/word_places.h"
#include "seen_board.h"

namespace rozbor::replay {

/// What a play has to meet that a board shows.
struct SeenQuery {
  int hand = 0;             ///< tiles that the player held
  std::vector<int> scores;  ///< one of these; any when empty
  double most = 0;          ///< nats that words which nobody knows may cost
  double unknownWord = 0;   ///< what one costs
  bool mayHoldBlank = true;
  std::uint64_t mostTries = 0;  ///< words that may be tried
};

/// A play and what speaks against it but the board.
struct SeenPlay {
  WordPlace place;
  double cost = 0;  ///< nats
};

struct SeenPlaysFound {
  std::vector<SeenPlay> plays;
  std::uint64_t tries = 0;  ///< words that were tried, and letters put in the place of others
  bool complete = true;     ///< there are no others
};

/// Every play that can have followed on the board whose new tiles are those that `seen` shows: runs of
/// squares that are taken or were seen to hold a tile, each letter as it was seen, or, where the word is not
/// known, one letter otherwise; as far as the tries go.
[[nodiscard]] SeenPlaysFound findSeenPlays(const SeenBoard& seen, const LaidBoard& laid,
                                           const game::TileCounts& pool, const SeenQuery& query,
                                           const game::Language& language, const WordTest& isWord,
                                           NearWords& nearWords);

}  // namespace rozbor::replay
