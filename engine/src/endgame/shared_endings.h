#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "endgame/search.h"
#include "endgame/written_move.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine::endgame {

/// What all endings that a position can lead to have in common: its board, the tiles to come, and the words
/// that these can still complete. Read by all threads; what it is made of must outlive it.
class EndingGround {
 public:
  EndingGround(const game::Position& position, const game::Language& language, const Lexicon& lexicon);

  /// Whether the tiles to come of a position are few enough to be searched.
  [[nodiscard]] static bool fits(const game::Position& position, const game::Language& language);

  [[nodiscard]] const game::Board& board() const { return board_; }
  [[nodiscard]] const game::Language& language() const { return language_; }
  [[nodiscard]] const RackLayout& layout() const { return layout_; }
  [[nodiscard]] const PlayableWords& words() const { return words_; }
  [[nodiscard]] game::LetterMask letters() const { return lettersOf(tiles_, language_); }

 private:
  const game::Board& board_;
  const game::Language& language_;
  game::TileCounts tiles_;
  RackLayout layout_;
  PlayableWords words_;
};

/// Who wins endings that begin on one ground. The words and the plays of lanes that one ending has shown
/// serve the next as well; to begin each anew costs ten times as much as all the rest. What was found of
/// positions is forgotten between endings, so that each comes out the same whichever went before. One thread.
class SharedEndings {
 public:
  /// `bytes`: at most, for the plays that it remembers. `nodes` and `pointNodes`: positions searched for who
  /// wins an ending, and for its points, at most.
  SharedEndings(const EndingGround& ground, std::size_t bytes, std::uint64_t nodes,
                std::uint64_t pointNodes = 0);

  /// The ending `position`, to which `moves` have led from the ground's board: 1, a half or 0 for the player
  /// on turn, with best play by both. Nothing where the limit leaves it open. `likelyWon` only decides what
  /// is tried first.
  [[nodiscard]] std::optional<double> win(std::span<const WrittenMove> moves, const game::Position& position,
                                          bool likelyWon);

  /// Points of the same ending with best play by both for points, or with what looked best as many plies
  /// ahead as the limit allows: final spread less present spread, for the player on turn.
  [[nodiscard]] int points(std::span<const WrittenMove> moves, const game::Position& position);

  /// Positions searched so far.
  [[nodiscard]] std::uint64_t nodes() const { return search_.nodes(); }

 private:
  /// Lays the moves, asks, and takes them up again.
  template <class Ask>
  auto asked(std::span<const WrittenMove> moves, const game::Position& position, std::uint64_t nodes,
             Ask ask);
  [[nodiscard]] std::optional<double> prove(const Stage& stage, int level, bool likelyWon);
  [[nodiscard]] int deepened(const Stage& stage);

  const EndingGround& ground_;
  std::uint64_t nodes_;
  std::uint64_t pointNodes_;
  LaneBoard board_;
  LanePlays plays_;
  SoloBound solo_;
  Search search_;
};

}  // namespace rozbor::engine::endgame
