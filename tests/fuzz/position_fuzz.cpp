#include <cstddef>
#include <cstdint>

#include "fuzz_support.h"
#include "rozbor/game/position_csv.h"
#include "rozbor/game/setup_faults.h"

// Whatever could be read of a position file is the same when it is written and read again, without a fault.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor;
  const game::Language& language = fuzz::language("cs");
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  game::PositionFile file = game::parsePositionCsv(text, language);
  file.lexicon.clear();  // free text
  const game::PositionFile again = game::parsePositionCsv(writePositionCsv(file, language), language);
  fuzz::require(again.faults.empty(), "what was written cannot be read");
  fuzz::require(again.position == file.position && again.turn == file.turn, "it reads as something else");
  static_cast<void>(setupFaults(file.position, language));
  static_cast<void>(tilesLeft(file.position, language));
  return 0;
}
