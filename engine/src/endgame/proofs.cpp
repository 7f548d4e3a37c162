#include "endgame/proofs.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine::endgame {

Proofs::Proofs(std::size_t bytes)
    : entries_(std::bit_floor(std::max<std::size_t>(bytes, 1024) / sizeof(Entry))),
      mask_(entries_.size() / kNeighbours - 1) {}

const ProofNumbers* Proofs::find(std::uint64_t key) const {
  const Entry* first = &entries_[bucket(key)];
  for (const Entry* entry = first; entry != first + kNeighbours; ++entry) {
    if (entry->key == key) return &entry->numbers;
  }
  return nullptr;
}

void Proofs::keep(std::uint64_t key, const ProofNumbers& numbers) {
  const auto toShow = [](const Entry& entry) {
    return std::min(entry.numbers.proof, entry.numbers.disproof);
  };
  Entry* first = &entries_[bucket(key)];
  Entry* place = first;
  for (Entry* other = first; other != first + kNeighbours; ++other) {
    if (other->key == key || other->key == 0) {
      place = other;
      break;
    }
    if (toShow(*other) < toShow(*place)) place = other;
  }
  *place = {key, numbers};
}

void Proofs::clear() {
  std::fill_n(entries_.data(), entries_.size(), Entry{});
}

}  // namespace rozbor::engine::endgame
