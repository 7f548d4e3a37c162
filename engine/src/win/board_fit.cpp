#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "rozbor/engine/study/board_counts.h"

namespace rozbor::engine {
namespace {

/// Least squares of y to a + b·u for weighted points.
class LineFit {
 public:
  void add(double weight, double unseen, double weighted) {
    weight_ += weight;
    first_ += weight * unseen;
    second_ += weight * unseen * unseen;
    sum_ += weighted;
    moment_ += weighted * unseen;
  }

  struct Found {
    double atNone = 0;
    double perTile = 0;
    [[nodiscard]] double at(double unseen) const { return atNone + perTile * unseen; }
  };

  /// Nothing where all points have the same u.
  [[nodiscard]] std::optional<Found> found() const {
    const double spread = weight_ * second_ - first_ * first_;
    if (!(spread > 1e-9 * weight_ * second_)) return std::nullopt;
    const double slope = (weight_ * moment_ - first_ * sum_) / spread;
    return Found{(sum_ - slope * first_) / weight_, slope};
  }

 private:
  double weight_ = 0;
  double first_ = 0;
  double second_ = 0;
  double sum_ = 0;     ///< of weight × y
  double moment_ = 0;  ///< of weight × y × u
};

WinTable::Line inTable(const LineFit::Found& line) {
  const auto whole = [](double number) {
    constexpr double kMost = 99.0 * WinTable::kWhole;
    return static_cast<int>(std::lround(std::clamp(number * WinTable::kWhole, -kMost, kMost)));
  };
  return {whole(line.atNone), whole(line.perTile)};
}

}  // namespace

/// The openness and the square of the change are lines in the tiles unseen; what a sample's square is beyond
/// its line, halved, is explained by what its openness is beyond its own: (1 + e)² is 1 + 2e, nearly.
game::Result<WinTable::Boards> fitBoards(const BoardCounts& counts) {
  constexpr double kRacks = Openness::kRacks;
  constexpr double kLeastSquare = 1;
  const game::Error tooFew{"winmodel.no-boards", said::words("too few games to tell what the board does")};
  LineFit openness;
  LineFit squares;
  for (std::size_t unseen = 0; unseen < counts.rows.size(); ++unseen) {
    const BoardCounts::Row& row = counts.rows[unseen];
    const auto samples = static_cast<double>(row.samples);
    openness.add(samples, static_cast<double>(unseen), static_cast<double>(row.bingos) / kRacks);
    squares.add(samples, static_cast<double>(unseen), static_cast<double>(row.changeSquares));
  }
  const auto usual = openness.found();
  const auto usualSquare = squares.found();
  if (!usual || !usualSquare) return tooFew;
  LineFit effect;
  for (std::size_t unseen = 0; unseen < counts.rows.size(); ++unseen) {
    const BoardCounts::Row& row = counts.rows[unseen];
    const auto at = static_cast<double>(unseen);
    const auto samples = static_cast<double>(row.samples);
    const double open = usual->at(at);
    const double square = std::max(kLeastSquare, usualSquare->at(at));
    const double bingos = static_cast<double>(row.bingos) / kRacks;
    const double bingoSquares = static_cast<double>(row.bingoSquares) / (kRacks * kRacks);
    const double products = static_cast<double>(row.products) / kRacks;
    const double beyond = bingos - samples * open;
    effect.add(bingoSquares - 2 * open * bingos + samples * open * open, at,
               ((products - open * static_cast<double>(row.changeSquares)) / square - beyond) / 2);
  }
  const auto found = effect.found();
  if (!found) return tooFew;
  return WinTable::Boards{inTable(*usual), inTable(*found)};
}

}  // namespace rozbor::engine
