#include "endgame/transpositions.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine::endgame {

Transpositions::Transpositions(std::size_t bytes)
    : findings_(std::bit_floor(std::max<std::size_t>(bytes, 1024) / sizeof(Finding))),
      mask_(findings_.size() / kNeighbours - 1) {}

const Finding* Transpositions::find(std::uint64_t key) const {
  const Finding* first = &findings_[bucket(key)];
  for (const Finding* finding = first; finding != first + kNeighbours; ++finding) {
    if (finding->key == key && finding->bound != Bound::none) return finding;
  }
  return nullptr;
}

void Transpositions::keep(const Finding& finding) {
  Finding* first = &findings_[bucket(finding.key)];
  Finding* place = first;
  for (Finding* other = first; other != first + kNeighbours; ++other) {
    if (other->key == finding.key || other->bound == Bound::none) {
      place = other;
      break;
    }
    if (other->depth < place->depth) place = other;
  }
  *place = finding;
}

void Transpositions::clear() {
  std::fill_n(findings_.data(), findings_.size(), Finding{});
}

}  // namespace rozbor::engine::endgame
