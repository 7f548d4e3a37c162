#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "lines.h"
#include "rozbor/parser/record.h"
#include "tiles.h"

namespace rozbor::parser {

/// What the grammar looked for and did not find.
enum class Expected : std::uint8_t {
  rack,
  closing,  ///< the bracket after an end rack
  coordinate,
  play,
  exchange,  ///< tiles or their number after "-"
  score,
  endRackPoints,
  total
};

/// One fault of an event line, in bytes of it. `skipped` is the length of the word that was passed
/// over for it; 0 when something is missing rather than wrong.
struct EventFault {
  Expected expected = Expected::rack;
  std::size_t offset = 0;
  std::size_t skipped = 0;
};

struct EventReading {
  Event event;
  std::vector<EventFault> faults;
};

/// Reads a line that begins with ">". Nothing when it has no nick, or when nothing after the nick
/// makes sense.
[[nodiscard]] std::optional<EventReading> readEventLine(std::string_view line, std::uint32_t lineNumber,
                                                        const TileScanner& tiles);

/// The words for a fault.
[[nodiscard]] Diagnostic describe(const EventFault& fault, std::string_view line, std::uint32_t lineNumber);

}  // namespace rozbor::parser
