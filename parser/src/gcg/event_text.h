#pragma once

#include <string>
#include <string_view>

#include "rozbor/parser/record.h"
#include "tiles.h"

namespace rozbor::parser {

/// The event in one line, from its fields alone: ">nick: RACK 8H WORD +20 20 trailing".
[[nodiscard]] std::string eventText(const Event& event, const TileScanner& tiles);

/// The same, but a line `raw` with faults that still says what the event says is left as it stood,
/// because the fields do not hold all of it.
[[nodiscard]] std::string eventLine(const Event& event, const std::string& raw, const TileScanner& tiles);

/// "#player1 nick name".
[[nodiscard]] std::string playerText(const PlayerHeader& player);

/// `text` with line breaks as blanks, so that it cannot run into the next line.
[[nodiscard]] std::string oneLine(std::string_view text);

/// The tiles that the record declares.
[[nodiscard]] TileScanner scannerOf(const GameRecord& record);

}  // namespace rozbor::parser
