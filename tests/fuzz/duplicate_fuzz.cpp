#include <cstddef>
#include <cstdint>

#include "fuzz_support.h"
#include "rozbor/replay/duplicate.h"

// Any bytes at all are read and laid: a play for each player in each round, and what is said to be a play
// lies on empty squares with tiles of the rack.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  (void)parser::looksLikeDuplicate(bytes);
  const auto record = parser::parseDuplicate(bytes).record;
  const auto replay = replay::replayDuplicate(record, fuzz::language("cs"));
  fuzz::require(replay.rounds.size() == record.rounds.size(), "a round was lost or made");
  for (const auto& turn : replay.rounds) {
    fuzz::require(turn.plays.size() == record.players.size(), "a play was lost or made");
    for (const auto& play : turn.plays) {
      if (play.kind != replay::DuplicatePlay::Kind::play) continue;
      fuzz::require(play.move.has_value(), "a play without a move");
      fuzz::require(!turn.rack || turn.rack->contains(play.move->tileCounts()),
                    "tiles that are not on the rack");
      fuzz::require(placementFaults(turn.before, fuzz::language("cs").board, *play.move).empty(),
                    "a play that does not fit");
    }
  }
  (void)fitOf(replay);
  return 0;
}
