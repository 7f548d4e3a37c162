#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/library/rows.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// Which games and which decisions of a player count. What is empty lets everything pass.
struct StatisticsFilter {
  std::optional<Id> opponent{};
  std::string event{};          ///< as the library shows it
  std::string language{};       ///< id
  std::string lexicon{};        ///< that the analysis used, or the record names where there is none; by name
  std::string from{};           ///< first day, "2026-01-01"; games without a day do not pass
  std::string to{};             ///< last day
  std::optional<bool> first{};  ///< moved first
  std::optional<Preset> strength{};  ///< analysed so or stronger
  std::optional<Phase> phase{};      ///< decisions only
  std::optional<Cause> cause{};      ///< decisions only: those that lost a band by it

  [[nodiscard]] bool accepts(const PlayedGame& played) const;
};

/// The name of the lexicon that a game was analysed with, else the one that its record names; may be empty.
[[nodiscard]] std::string lexiconOf(const GameRow& game);

/// Games that the lexicon of their analysis does not fit. They count in all figures that need none.
struct MisfitGames {
  std::string lexicon;  ///< that was used
  std::string origin;   ///< the installed one that they seem to come from; empty: none fits
  std::size_t games = 0;

  friend bool operator==(const MisfitGames&, const MisfitGames&) = default;
};
/// Those that pass, by lexica.
[[nodiscard]] std::vector<MisfitGames> misfitsOf(std::span<const PlayedGame> games,
                                                 const StatisticsFilter& filter);

/// A number that is told of a player, defined by its name in docs/statistics.md.
struct Figure {
  std::string name;
  std::optional<double> value;  ///< nothing without what it would be made of
  std::optional<double> low;    ///< 95 % interval, where it is an estimate
  std::optional<double> high;
  std::size_t n = 0;                                  ///< games it rests on
  std::vector<std::pair<std::string, double>> parts;  ///< of figures that are a list: a value for each key
};

struct StatisticsOptions {
  BandScale bands;
  std::uint64_t seed = 1;  ///< of the resampling
  bool intervals = true;
};

/// All figures of the games that the filter lets pass, in the order of docs/statistics.md. Intervals of
/// means and ratios come from resampling games, those of shares from Wilson's formula (1927).
[[nodiscard]] std::vector<Figure> figuresOf(std::span<const PlayedGame> games, const StatisticsFilter& filter,
                                            const StatisticsOptions& options);

/// The figure of a name; null where there is none.
[[nodiscard]] const Figure* findFigure(std::span<const Figure> figures, const std::string& name);

/// What games can be told apart by, and decisions: by their phase and the cause of their loss.
enum class Grouping : std::uint8_t { opponent, event, month, week, lexicon, first, language, phase, cause };
[[nodiscard]] const char* name(Grouping grouping);
[[nodiscard]] std::optional<Grouping> grouping(std::string_view name);

/// Figures of the games that have something in common; of decisions only those that are made of them.
struct FigureGroup {
  std::string key;     ///< name of the opponent, "2026-11", "2026-W47" …; empty: the games do not tell
  bool small = false;  ///< of too few games, or decisions, to say much
  std::vector<Figure> figures;
};

/// Months, weeks and phases in their order, other groups from the one with most games, or decisions, on.
[[nodiscard]] std::vector<FigureGroup> groupedFigures(std::span<const PlayedGame> games, Grouping by,
                                                      const StatisticsFilter& filter,
                                                      const StatisticsOptions& options);

/// Fewer games than this, or decisions where they make the groups, are shown, but greyed.
inline constexpr std::size_t kFewGames = 8;

/// How a figure of single games changes from the first game to the last.
struct Trend {
  double change = 0;  ///< over all games: the slope of the line of least squares times their number
  double low = 0;     ///< 95 % interval, by resampling games
  double high = 0;
  std::size_t n = 0;  ///< games with a value

  /// Whether it may be told of: the interval does not hold zero.
  [[nodiscard]] bool isClear() const { return low > 0 || high < 0; }
};

/// Of "scoreMean", "pointsPerTurn", "bingosPerGame", "pointsLostPerTurn", "winLostPerGame", over the games
/// that have a day; those of one day stand at one place. Nothing with fewer than kFewGames games, or with one
/// day only.
[[nodiscard]] std::optional<Trend> trendOf(std::span<const PlayedGame> games, const std::string& figure,
                                           const StatisticsFilter& filter, const StatisticsOptions& options);

/// Of each of these figures that has one, by its name.
[[nodiscard]] std::vector<std::pair<std::string, Trend>> trendsOf(std::span<const PlayedGame> games,
                                                                  const StatisticsFilter& filter,
                                                                  const StatisticsOptions& options);

/// A figure's value game by game, in their order; nothing where a game has none.
[[nodiscard]] std::vector<std::optional<double>> valuesByGame(std::span<const PlayedGame> games,
                                                              const std::string& figure,
                                                              const StatisticsFilter& filter,
                                                              const BandScale& bands);

}  // namespace rozbor::reports
