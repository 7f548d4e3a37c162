#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rozbor/engine/study/match.h"
#include "rozbor/game/language.h"
#include "rozbor/game/outcome.h"

namespace rozbor::engine {

/// A turn of a finished game, as a win model sees it.
struct WinSample {
  int unseen = 0;
  int spread = 0;       ///< of the player on turn, before the move
  int finalSpread = 0;  ///< of the same player
  int held = 0;         ///< tiles on that player's rack

  /// 1 for a win, 1/2 for a tie.
  [[nodiscard]] double outcome() const { return game::outcomeOf(finalSpread); }
  friend bool operator==(const WinSample&, const WinSample&) = default;
};

/// Takes down the turns of a game.
class WinSampler final : public GameObserver {
 public:
  explicit WinSampler(const game::Language& language) : language_(language) {}

  void onTurn(const game::Position& before, const RatedPlay& played, int player) override;
  void onEnd(const GameResult& result) override;

  /// Once the game has ended.
  [[nodiscard]] std::span<const WinSample> samples() const { return samples_; }

 private:
  const game::Language& language_;
  std::vector<WinSample> samples_;
  std::vector<int> players_;  ///< on turn, as long as the samples
};

/// What a win model is fitted to: whole numbers, so that the games may be counted in any order and
/// written down on the way. The *change* is the final spread less the spread of the turn.
struct WinCounts {
  static constexpr int kMostChange = 700;  ///< points; what is beyond counts as this much
  static constexpr int kBandWidth =
      21;                            ///< points of spread; odd, so that bands are the same for both players
  static constexpr int kBands = 31;  ///< the outermost ones have no outer edge

  /// Changes of turns with a spread from the same band.
  struct Band {
    std::int64_t turns = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    friend bool operator==(const Band&, const Band&) = default;
  };

  struct Row {
    std::vector<std::int64_t> changes = std::vector<std::int64_t>(2 * kMostChange + 1);  ///< from the least
    std::array<Band, kBands> bands{};

    void add(const WinSample& sample);
    [[nodiscard]] std::int64_t turns() const;
    friend bool operator==(const Row&, const Row&) = default;
  };

  WinCounts() : WinCounts(0, 0) {}
  WinCounts(int mostUnseen, int rackSize)
      : rows(static_cast<std::size_t>(mostUnseen)),
        racks(static_cast<std::size_t>(rackSize), std::vector<Row>(static_cast<std::size_t>(rackSize))) {}

  void addGame(std::span<const WinSample> samples);

  /// Spread in the middle of a band.
  [[nodiscard]] static constexpr int middleOf(std::size_t band) {
    return (static_cast<int>(band) - kBands / 2) * kBandWidth;
  }

  std::int64_t games = 0;
  std::int64_t turns = 0;
  std::vector<Row> rows;  ///< for 1, 2, 3 … tiles unseen
  /// The same turns once the bag is empty, for 1, 2, 3 … tiles held, and of these for as many unseen.
  std::vector<std::vector<Row>> racks;

  friend bool operator==(const WinCounts&, const WinCounts&) = default;
};

}  // namespace rozbor::engine
