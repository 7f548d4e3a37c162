#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// The ending of a game of static players: what best play by both makes of it, from the empty bag on, for who
/// is on turn there.
struct EndingSample {
  /// Spreads of static play that a brief search is tried at: far from a tie fewer of them.
  static constexpr std::array kLevels{-100, -80, -60, -50, -40, -30, -25, -20, -16, -12, -8, -5, -3, -1, 0,
                                      1,    3,   5,   8,   12,  16,  20,  25,  30,  40,  50, 60, 80, 100};

  int change = 0;        ///< points: final spread with best play, less that of static play
  bool isExact = false;  ///< proven; else the best that was found
  std::array<bool, kLevels.size()> isOpen{};  ///< a search of WinTable::kSearched positions does not tell who
                                              ///< wins, were the spread that of the level

  friend bool operator==(const EndingSample&, const EndingSample&) = default;
};

/// Solves the ending of a game when it is over. `nodes`: positions searched, at most.
class EndingSampler final : public GameObserver {
 public:
  EndingSampler(const game::Language& language, const Lexicon& lexicon, std::uint64_t nodes)
      : language_(language), lexicon_(lexicon), nodes_(nodes) {}

  void onTurn(const game::Position& before, const RatedPlay& played, int player) override;
  void onEnd(const GameResult& result) override;

  /// Nothing where the game ended before its bag did.
  [[nodiscard]] const std::optional<EndingSample>& sample() const { return sample_; }

 private:
  const game::Language& language_;
  const Lexicon& lexicon_;
  std::uint64_t nodes_;
  std::optional<game::Position> ending_;  ///< seen by `player_`
  std::size_t player_ = 0;
  std::optional<EndingSample> sample_;
};

/// What the endings of a win model are fitted to: whole numbers, so that a count can be gone on with.
struct EndingCounts {
  static constexpr int kMostChange = 200;  ///< points; what is beyond counts as this much

  /// Of endings that a brief search left open at a level.
  struct Open {
    std::int64_t endings = 0;
    std::int64_t halvesWon = 0;  ///< a win is two
    friend bool operator==(const Open&, const Open&) = default;
  };

  void addGame(const std::optional<EndingSample>& sample);

  std::int64_t games = 0;
  std::int64_t endings = 0;
  std::int64_t exact = 0;
  std::vector<std::int64_t> changes = std::vector<std::int64_t>(2 * kMostChange + 1);  ///< from the least
  std::array<Open, EndingSample::kLevels.size()> open{};

  friend bool operator==(const EndingCounts&, const EndingCounts&) = default;
};

/// Fits both rows (docs/winmodel.md). Equal counts give equal rows. Error "winmodel.no-endings" when nothing
/// has been counted.
[[nodiscard]] game::Result<WinTable::Endings> fitEndings(const EndingCounts& counts);

}  // namespace rozbor::engine
