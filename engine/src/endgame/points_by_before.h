#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace rozbor::engine::endgame {

/// Points by the number of tiles laid before, as SoloBound and SoloLanes hold them; what stands from the size
/// of the rack on means nothing. All of them are handled at once.
class PointsByBefore {
 public:
  using Points = std::int16_t;
  static constexpr std::size_t kCount = 8;
  /// Of so much for a word and for each tile of a rack the sum fits.
  static constexpr int kMost = 1023;
  static constexpr Points kNone = -8192;  ///< no such word; with all of these less than none

  PointsByBefore() = default;  ///< 0 everywhere
  explicit PointsByBefore(Points points) : points_(Lanes{} + points) {}
  /// From memory: as many as there are.
  explicit PointsByBefore(const Points* from) { std::memcpy(&points_, from, sizeof(points_)); }

  [[nodiscard]] Points operator[](std::size_t before) const { return points_[before]; }
  void set(std::size_t before, Points points) { points_[before] = points; }

  friend PointsByBefore operator+(PointsByBefore points, PointsByBefore more) {
    return PointsByBefore(points.points_ + more.points_);
  }
  friend PointsByBefore operator+(PointsByBefore points, Points more) {
    return PointsByBefore(points.points_ + more);
  }
  /// The less and the more of both, each.
  friend PointsByBefore lowerOf(PointsByBefore left, PointsByBefore right) {
    return PointsByBefore(left.points_ < right.points_ ? left.points_ : right.points_);
  }
  friend PointsByBefore higherOf(PointsByBefore left, PointsByBefore right) {
    return PointsByBefore(left.points_ > right.points_ ? left.points_ : right.points_);
  }
  void raise(PointsByBefore to) { *this = higherOf(*this, to); }
  [[nodiscard]] bool isAnywhereMoreThan(PointsByBefore other) const {
    const Lanes more = points_ > other.points_;
    std::uint64_t halves[2];
    static_assert(sizeof(halves) == sizeof(more));
    std::memcpy(halves, &more, sizeof(more));
    return (halves[0] | halves[1]) != 0;
  }
  /// Those of one tile less laid before; kNone where there was none.
  [[nodiscard]] PointsByBefore later() const {
    return PointsByBefore(__builtin_shufflevector(points_, Lanes{} + kNone, 8, 0, 1, 2, 3, 4, 5, 6));
  }
  friend PointsByBefore operator-(PointsByBefore points, Points less) {
    return PointsByBefore(points.points_ - less);
  }
  /// 0 where fewer than so many were laid before.
  [[nodiscard]] PointsByBefore from(std::size_t before) const {
    return PointsByBefore(points_ & (kPlaces >= static_cast<Points>(before)));
  }
  /// 0 where more than so many were laid before.
  [[nodiscard]] PointsByBefore upTo(std::size_t before) const {
    return PointsByBefore(points_ & (kPlaces <= static_cast<Points>(before)));
  }
  /// No less than those of fewer tiles laid before.
  [[nodiscard]] PointsByBefore risen() const {
    PointsByBefore risen = higherOf(*this, later());
    for (int step = 0; step < 2; ++step)
      risen.raise(risen.later().later());
    return higherOf(risen, risen.later().later());
  }
  void write(Points* to) const { std::memcpy(to, &points_, sizeof(points_)); }

 private:
  using Lanes [[gnu::vector_size(sizeof(Points) * kCount)]] = Points;

  static constexpr Lanes kPlaces = {0, 1, 2, 3, 4, 5, 6, 7};

  explicit PointsByBefore(Lanes points) : points_(points) {}

  Lanes points_{};
};

/// What two together bring at most when so many tiles were laid before, each before one or the other; of
/// `first` the entries below `size` count.
[[nodiscard]] inline PointsByBefore together(PointsByBefore first, PointsByBefore second, std::size_t size) {
  PointsByBefore best(PointsByBefore::kNone);
  for (std::size_t ofFirst = 0; ofFirst < size; ++ofFirst) {
    best.raise(second + first[ofFirst]);
    second = second.later();
  }
  return best;
}

}  // namespace rozbor::engine::endgame
