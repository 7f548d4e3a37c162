#include <cstddef>
#include <cstdint>

#include "fuzz_support.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"

// A position that can be read is the same when it is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor;
  const game::Language& language = fuzz::language("cs");
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto cgp = game::parseCgp(text, language)) {
    const auto again = game::parseCgp(writeCgp(cgp->position, language), language);
    fuzz::require(static_cast<bool>(again), "what was written cannot be read");
    fuzz::require(again->position == cgp->position, "what was written reads as something else");
  }
  const game::Board board = language.board.emptyBoard();
  if (const auto move = game::parseMove(text, board, language.alphabet)) {
    const auto again = game::parseMove(moveText(*move, language.alphabet), board, language.alphabet);
    fuzz::require(again && *again == *move, "a move that was written reads as another");
  }
  return 0;
}
