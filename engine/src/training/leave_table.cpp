#include "leave_table.h"

#include <utility>

namespace rozbor::engine {
namespace {

/// Open addressing; grows by half when two thirds are taken.
class LeaveTable {
 public:
  void add(std::uint64_t packed, double equity) {
    if (used_ * 3 > rows_.size() * 2) grow();
    LeaveRow& row = placeOf(packed);
    if (row.racks == 0) {
      row.packed = packed;
      ++used_;
    }
    row.sum += equity;
    ++row.racks;
  }

  [[nodiscard]] std::vector<LeaveRow> rows() && {
    std::erase_if(rows_, [](const LeaveRow& row) { return row.racks == 0; });
    rows_.shrink_to_fit();
    return std::move(rows_);
  }

 private:
  [[nodiscard]] LeaveRow& placeOf(std::uint64_t packed) {
    const std::uint64_t mixed = (packed + 1) * 0x9E3779B97F4A7C15ull;
    auto place = static_cast<std::size_t>(((mixed >> 32) * rows_.size()) >> 32);
    while (rows_[place].racks != 0 && rows_[place].packed != packed)
      place = place + 1 == rows_.size() ? 0 : place + 1;
    return rows_[place];
  }

  void grow() {
    std::vector<LeaveRow> old(rows_.size() + rows_.size() / 2);
    old.swap(rows_);
    for (const LeaveRow& row : old) {
      if (row.racks != 0) placeOf(row.packed) = row;
    }
  }

  std::vector<LeaveRow> rows_ = std::vector<LeaveRow>(1024);
  std::size_t used_ = 0;
};

}  // namespace

std::vector<LeaveRow> gatherLeaves(std::span<const RackSample> samples, int rackSize, int size,
                                   std::size_t heldOut) {
  LeaveTable table;
  for (std::size_t number = 0; number < samples.size(); ++number) {
    if (heldOut > 0 && number % heldOut == 0) continue;
    const double equity = samples[number].equity / 1000.0;
    forEachLeave(samples[number], rackSize, size, [&](std::uint64_t packed) { table.add(packed, equity); });
  }
  return std::move(table).rows();
}

}  // namespace rozbor::engine
