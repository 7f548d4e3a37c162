#include <cstddef>
#include <cstdint>

#include "fuzz_support.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

// Any record at all is replayed: one turn for each event, and as many scores as players.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor;
  const auto parsed = parser::parseGcg({reinterpret_cast<const char*>(data), size});
  const auto replay = replay::replayRecord(parsed.record, fuzz::language("cs"));
  fuzz::require(replay.turns.size() <= parsed.record.events.size(), "a turn without an event");
  fuzz::require(replay.finalScores.size() == replay.players.size(), "a player without a score");
  for (const auto& turn : replay.turns)
    fuzz::require(turn.player < replay.players.size(), "a turn of nobody");
  (void)replay::fitOf(parsed.record, fuzz::language("cs"));
  return 0;
}
