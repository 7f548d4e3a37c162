#include "rozbor/engine/study/tournament.h"

#include "mixer.h"

namespace rozbor::engine {

std::vector<Pairing> everyPairing(std::size_t players) {
  std::vector<Pairing> pairings;
  for (std::size_t first = 0; first < players; ++first)
    for (std::size_t second = first + 1; second < players; ++second)
      pairings.push_back({first, second});
  return pairings;
}

std::uint64_t signatureOf(const TournamentResults& results) {
  Mixer mixer;
  for (const PairingResult& result : results)
    mixer.add(result.tally.signature);
  return mixer.sum();
}

void PairingResult::add(std::span<const GameResult> unit, std::size_t unitSize) {
  const std::int64_t before = tally.players[0].unitHalves;
  tally.add(unit, unitSize);
  if (unit.size() == unitSize)
    unitHalves.push_back(static_cast<std::uint8_t>(tally.players[0].unitHalves - before));
}

}  // namespace rozbor::engine
