#include "endgame/proofs.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine::endgame {

Proofs::Proofs(std::size_t bytes)
    : questions_(std::bit_floor(std::max<std::size_t>(bytes, 1024) / sizeof(OpenQuestion))),
      mask_(questions_.size() / kNeighbours - 1) {}

const OpenQuestion* Proofs::find(std::uint64_t key) const {
  const OpenQuestion* first = &questions_[bucket(key)];
  for (const OpenQuestion* question = first; question != first + kNeighbours; ++question) {
    if (question->is(key)) return question;
  }
  return nullptr;
}

void Proofs::keep(std::uint64_t key, const ProofNumbers& numbers, bool isBounded) {
  const auto toShow = [](const OpenQuestion& question) {
    return std::min(question.numbers().proof, question.numbers().disproof);
  };
  OpenQuestion* first = &questions_[bucket(key)];
  OpenQuestion* place = first;
  for (OpenQuestion* other = first; other != first + kNeighbours; ++other) {
    if (other->is(key) || other->isNone()) {
      place = other;
      break;
    }
    if (toShow(*other) < toShow(*place)) place = other;
  }
  *place = {key, numbers, isBounded};
}

void Proofs::clear() {
  std::fill_n(questions_.data(), questions_.size(), OpenQuestion{});
}

}  // namespace rozbor::engine::endgame
