#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// The numbers of a win model, as its file has them (docs/winmodel.md). A chance is a whole number of
/// hundred-thousandths, above none and below all: nothing is certain before the end.
struct WinTable {
  static constexpr int kWhole = 100'000;
  static constexpr int kLeast = 1;
  static constexpr int kMost = kWhole - kLeast;
  static constexpr int kFarthestSpread = 2000;

  /// Chances of the player on turn at spreads `first`, `first` + `step` and so on, never falling.
  struct Row {
    int first = 0;
    int step = 1;
    std::vector<int> chances;  ///< at least two

    /// The chance, 0 to 1, linear between two spreads; beyond the edge that of the edge.
    [[nodiscard]] double at(double spread) const;

    friend bool operator==(const Row&, const Row&) = default;
  };

  /// Chances of the player on turn at the empty bag with best play by both, at the spread that static play
  /// from there ends with.
  struct Endings {
    Row all;
    Row open;  ///< of those that a search of `kSearched` positions leaves open

    friend bool operator==(const Endings&, const Endings&) = default;
  };
  static constexpr int kSearched = 1000;

  /// A number that goes in a straight line with the tiles unseen, in hundred-thousandths.
  struct Line {
    int atNone = 0;
    int perTile = 0;

    [[nodiscard]] double at(int unseen) const {
      return (atNone + static_cast<double>(perTile) * unseen) / kWhole;
    }

    friend bool operator==(const Line&, const Line&) = default;
  };

  /// What the board has to do with it: on an open one the rest of a game moves the spread farther than on a
  /// closed one. Of openness (rozbor/engine/openness.h).
  struct Boards {
    Line openness;  ///< what is usual
    Line effect;    ///< of each more than that, on how far the spread moves; below 0 there is none

    /// How far the spread moves, as a multiple of what is usual: from 1/2 to 2.
    [[nodiscard]] double reach(double openness, int unseen) const;

    friend bool operator==(const Boards&, const Boards&) = default;
  };

  std::vector<Row> rows;  ///< for 1, 2, 3 … tiles unseen
  /// Once the bag is empty, for 1, 2, 3 … tiles held by the player on turn, and of these for as many unseen;
  /// none where that was not measured.
  std::vector<std::vector<Row>> racks;
  std::optional<Endings> endings;     ///< none where they were not measured
  std::optional<Boards> boards;       ///< none where it was not measured
  std::vector<std::string> comments;  ///< lines without the "#": where the numbers come from

  friend bool operator==(const WinTable&, const WinTable&) = default;
};

/// Reads the text of a file. Error "winmodel.bad-line" with the number of the line.
[[nodiscard]] game::Result<WinTable> readWinTable(std::string_view text);

/// Writes it, comments first.
[[nodiscard]] std::string writeWinTable(const WinTable& table);

/// Tiles as the player on turn has them. Those held tell something once the bag is empty; before, a rack is
/// full.
struct TilesLeft {
  int unseen = 0;  ///< the bag and the opponent's rack
  int held = 0;    ///< 0: not known
};

/// How likely the player on turn is to win, from nothing but the spread and the number of tiles that
/// the player has not seen and, once the bag is empty, holds, when both go on as static players do.
/// Immutable; shared by threads.
class WinModel {
 public:
  /// The table must be one that readWinTable would take.
  explicit WinModel(WinTable table);

  /// Chance to win, a tie counted as half. `spread` is own points less the opponent's; it may be
  /// fractional, since what a leave is worth can be in it. `unseen` counts the bag and the opponent's
  /// rack; with none of them the game is over, and the chance is exactly 0, 1/2 or 1. Never falls with
  /// a rising spread. For the player who has just moved it is 1 less the chance of the other.
  /// A spread or a number of tiles beyond the table has the chance at its edge.
  [[nodiscard]] double winProbability(double spread, int unseen) const {
    return winProbability(spread, TilesLeft{unseen});
  }
  /// The same with an eye on the rack; without `WinTable::racks` it makes no difference.
  [[nodiscard]] double winProbability(double spread, TilesLeft tiles) const;

  /// The same with an eye on the board; without `WinTable::boards` it makes no difference.
  [[nodiscard]] double winProbability(double spread, int unseen, double openness) const;

  /// The spread at which the player on turn has that chance to win, to a thousandth of a point; at the edge
  /// of the table where no spread has it. 0 with no tile unseen.
  [[nodiscard]] double spreadFor(double chance, TilesLeft tiles) const;

  /// What it is worth to be on turn, in points: how far behind a player on turn has an even chance.
  [[nodiscard]] double tempo(TilesLeft tiles) const { return -spreadFor(0.5, tiles); }

  [[nodiscard]] const WinTable& table() const { return table_; }

 private:
  /// At least one tile unseen.
  [[nodiscard]] const WinTable::Row& rowOf(TilesLeft tiles) const;

  WinTable table_;
};

/// Tiles unseen at the start of a game, which are the most there are.
[[nodiscard]] int mostUnseen(const game::Language& language);

/// Opens the win model of `language`. Errors: "winmodel.missing-file", "winmodel.bad-line" with file and
/// line, "winmodel.other-language" where the rows are not those of its number of tiles, or the racks not of
/// its size.
[[nodiscard]] game::Result<std::shared_ptr<const WinModel>> openWinModel(const std::filesystem::path& path,
                                                                         const game::Language& language);

/// Replaces the file at once. Error "file.cannot-write".
[[nodiscard]] std::optional<game::Error> writeWinModel(const std::filesystem::path& path,
                                                       const WinTable& table);

}  // namespace rozbor::engine
