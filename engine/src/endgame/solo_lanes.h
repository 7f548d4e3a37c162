#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "endgame/lane_board.h"
#include "endgame/lazy_array.h"
#include "endgame/playable_words.h"
#include "endgame/points_by_before.h"
#include "endgame/rack_code.h"
#include "endgame/solo_rack.h"
#include "rozbor/game/language.h"

namespace rozbor::engine::endgame {

/// What words in one row or column can score when only one player lays tiles, whatever lies across
/// (docs/endgame.md, "Out of reach"): of every word that is made of what lies in the lane and of tiles of a
/// rack, when some of these tiles are laid at once and the others were laid before. What lay before must have
/// stood in words, too. The figures of a lane depend on its letters and the rack alone and are remembered.
class SoloLanes {
 public:
  using Points = PointsByBefore::Points;

  /// Of one lane, of what brings anything at all. Each entry is a key, and the points, without a bonus, when
  /// 0, 1, 2, … other tiles at most were laid in the lane before, by the size of the rack;
  /// PointsByBefore::kNone where there is no such word. As many as PointsByBefore holds can be read.
  struct Figures {
    /// Of one tile laid on one square, key: kSquare × place + tile; also of those that can only be laid
    /// together with others, so that what has no entry cannot be laid.
    const Points* singles = nullptr;
    std::size_t singleCount = 0;
    const Points* sets = nullptr;  ///< of several laid at once; key: the set
    std::size_t setCount = 0;
  };
  static constexpr int kSquare = 8;  ///< more than the tiles of a rack

  /// `bytes`: at most, for what it remembers.
  SoloLanes(const LaneBoard& board, const game::Language& language, const PlayableWords& words,
            std::size_t bytes);

  /// By lane, of the board as it lies; valid until the next call.
  [[nodiscard]] const std::array<Figures, LaneBoard::kMaxLanes>& of(const SoloRack& rack);

  /// Whether a word has scored more than PointsByBefore::kMost, which is what the figures then say.
  [[nodiscard]] bool areCut() const { return areCut_; }

 private:
  static constexpr std::size_t kSide = game::Board::kMaxSide;
  static constexpr std::size_t kTiles = SoloRack::kMostTiles;

  /// Where the entries of a lane and a rack begin in the store.
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t first = 0;
    std::uint16_t singles = 0;
    std::uint16_t sets = 0;
  };
  /// Of the tiles of the word under way some that are laid at once: what premiums add to the letters, the
  /// product of the word factors, which tiles of the rack they are, and where the last of them lies.
  struct Part {
    int more = 0;
    int factor = 1;
    unsigned set = 0;
    int at = 0;
  };

  void forgetAll();
  [[nodiscard]] bool isFull(std::size_t size) const;
  [[nodiscard]] std::size_t placeOf(std::uint64_t key) const { return key >> 20 & (slots_.size() - 1); }
  [[nodiscard]] Slot slotOf(int lane, std::uint64_t key);
  void fill(int lane);
  std::uint16_t keep(const Points* figures, std::size_t key, bool always);
  void extend(int at, const PlayableWords::Node& node);
  [[nodiscard]] std::uint64_t goesOn(int at) const;
  void lay(int at, int letter, const PlayableWords::Node& next, std::size_t tile);
  void goOn(int at, const PlayableWords::Node& node);
  void record(int last);
  void findApart(int last);
  [[nodiscard]] bool mayBeLast(unsigned tiles) const;
  [[nodiscard]] bool isWord(int first, int last) const;

  const LaneBoard& board_;
  const game::Language& language_;
  const PlayableWords& words_;
  LazyArray<Slot> slots_;
  std::size_t slotsUsed_ = 0;
  LazyArray<Points> store_;
  std::size_t stored_ = 0;
  bool areCut_ = false;
  std::array<std::uint64_t, LaneBoard::kMaxLanes> salts_{};
  std::array<Figures, LaneBoard::kMaxLanes> figures_{};

  // The rack and the lane in hand.
  const SoloRack* rack_ = nullptr;
  const Cell* cells_ = nullptr;
  int length_ = 0;
  int start_ = 0;
  int sum_ = 0;  ///< letters of the word under way, without premiums
  unsigned used_ = 0;
  std::size_t count_ = 0;
  std::array<Part, SoloRack::kSets> parts_{};
  std::array<std::uint8_t, kSide> letters_{};   ///< of the word under way
  std::array<bool, kSide> wordUpTo_{};          ///< whether it is a word up to a square
  std::array<unsigned, kTiles + 1> apart_{};    ///< by its tiles, see findApart
  std::array<int, kTiles> places_{};            ///< where its tiles are laid
  std::array<std::uint8_t, kTiles> tiles_{};    ///< which they are, as sets of one
  std::array<std::uint8_t, kSide> together_{};  ///< by square: tiles that may be laid there with others
  /// Of each square and tile, and of each set, by tiles laid before.
  std::array<std::array<Points, PointsByBefore::kCount>, kSide * kSquare> singles_{};
  std::array<std::array<Points, PointsByBefore::kCount>, SoloRack::kSets> sets_{};
};

}  // namespace rozbor::engine::endgame
