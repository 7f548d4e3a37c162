#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "require.h"
#include "rozbor/parser/board_reading.h"

// Any bytes at all: the reader does not crash, and a board that was written reads as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor::parser;
  const BoardReading board = parseBoard({reinterpret_cast<const char*>(data), size}).board;
  const std::string written = boardText(board);
  rozbor::fuzz::require(sameContent(parseBoard(written).board, board), "what was written is another board");
  return 0;
}
