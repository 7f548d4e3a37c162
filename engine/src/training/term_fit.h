#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "leave_table.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// Places of terms in one row of coefficients: balances, single tiles, pairs, triples.
class TermLayout {
 public:
  TermLayout(int kinds, int size, int order, game::LetterMask vowels);

  [[nodiscard]] std::size_t count() const { return count_; }
  [[nodiscard]] int size() const { return size_; }

  /// Calls `visit(place)` for each term of a leave.
  template <class Visit>
  void forEachTerm(const LeaveRow& row, Visit visit) const;

  /// How many racks without effect a term is shrunk by.
  [[nodiscard]] double shrinkage(std::size_t place) const;

  [[nodiscard]] std::size_t balanceAt(int vowels, int blanks) const {
    return static_cast<std::size_t>(vowels) * static_cast<std::size_t>(size_ + 1) +
           static_cast<std::size_t>(blanks);
  }
  [[nodiscard]] std::size_t singleAt(int kind) const { return singles_ + static_cast<std::size_t>(kind); }
  [[nodiscard]] std::size_t pairAt(int low, int high) const {
    return pairs_ + static_cast<std::size_t>(high * (high + 1) / 2 + low);
  }
  [[nodiscard]] std::size_t tripleAt(int low, int middle, int high) const {
    return triples_ +
           static_cast<std::size_t>(high * (high + 1) * (high + 2) / 6 + middle * (middle + 1) / 2 + low);
  }
  [[nodiscard]] int kinds() const { return kinds_; }
  [[nodiscard]] int order() const { return order_; }

 private:
  int kinds_;
  int size_;
  int order_;
  game::LetterMask vowels_;
  std::size_t singles_;
  std::size_t pairs_;
  std::size_t triples_;
  std::size_t count_;
};

/// Coefficients, by place, that make up the rows' means less `mean`: weighted least squares with
/// shrinkage, by conjugate gradients with a diagonal preconditioner.
[[nodiscard]] std::vector<double> fitTerms(std::span<const LeaveRow> rows, const TermLayout& layout,
                                           double mean);

template <class Visit>
void TermLayout::forEachTerm(const LeaveRow& row, Visit visit) const {
  std::array<int, RackSample::kMostTiles> tiles{};
  int vowels = 0;
  int blanks = 0;
  for (int at = 0; at < size_; ++at) {
    const int kind = row.kind(size_, at);
    tiles[static_cast<std::size_t>(at)] = kind;
    blanks += kind == 0 ? 1 : 0;
    vowels += static_cast<int>(vowels_.bits() >> kind & 1);
  }
  const auto tileAt = [&](int at) { return tiles[static_cast<std::size_t>(at)]; };
  visit(balanceAt(vowels, blanks));
  for (int a = 0; a < size_; ++a) {
    if (a > 0 && tileAt(a) == tileAt(a - 1)) continue;
    visit(singleAt(tileAt(a)));
    if (order_ < 2) continue;
    for (int b = a + 1; b < size_; ++b) {
      if (b > a + 1 && tileAt(b) == tileAt(b - 1)) continue;
      visit(pairAt(tileAt(a), tileAt(b)));
      if (order_ < 3) continue;
      for (int c = b + 1; c < size_; ++c) {
        if (c == b + 1 || tileAt(c) != tileAt(c - 1)) visit(tripleAt(tileAt(a), tileAt(b), tileAt(c)));
      }
    }
  }
}

}  // namespace rozbor::engine
