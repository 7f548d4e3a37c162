#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "forge.h"
#include "fuzz_support.h"
#include "leaves/klv.h"
#include "lexicon/kwg.h"
#include "rozbor/engine/leave_terms.h"
#include "rozbor/engine/pool_terms.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/alphabet.h"
#include "rozbor/game/board_layout.h"

// The readers of lexicon and language files: the first byte says which one. What they accept can be
// used without leaving its memory.
namespace {

using namespace rozbor;

void tryLeaves(const game::Result<std::shared_ptr<const engine::Leaves>>& leaves) {
  if (!leaves) return;
  game::TileCounts tiles;
  for (int kind = 0; kind < 6; ++kind) {
    tiles.addKind(kind * 3);
    (void)(*leaves)->value(tiles);
  }
}

/// What is taken can be written and read again, and added to leaves.
void tryPool(std::string_view text, const game::Language& language) {
  auto terms = engine::readPoolTerms(text, language);
  if (!terms) return;
  terms->comments.clear();  // of which blanks at the end are not kept
  const std::string written = writePoolTerms(*terms, language);
  const auto again = engine::readPoolTerms(written, language);
  fuzz::require(again && writePoolTerms(*again, language) == written, "pool terms are not what was written");
  tryLeaves(std::shared_ptr<const engine::Leaves>(
      seeingPool(engine::noLeaves(), *terms, language.tiles, language)));
}

void tryGraph(std::span<const std::byte> bytes, int letters) {
  const auto graph = engine::readKwg(bytes, letters);
  if (!graph) return;
  std::vector<game::Letter> word;
  for (int letter = 1; letter <= letters; ++letter) {
    word.assign(1 + static_cast<std::size_t>(letter) % 5, game::Letter(letter));
    (void)graph->view().contains(word);
  }
}

/// What is taken is written and read back as it is, and never falls.
void tryWinTable(std::string_view text) {
  const auto table = engine::readWinTable(text);
  if (!table) return;
  const auto again = engine::readWinTable(writeWinTable(*table));
  fuzz::require(again && *again == *table, "a win table is not what was written");
  const engine::WinModel model(*table);
  for (const int unseen : {0, 1, 2, 50}) {
    double before = 0;
    for (double spread = -500; spread <= 500; spread += 12.5) {
      const double chance = model.winProbability(spread, unseen);
      fuzz::require(chance >= before && chance <= 1, "a win chance falls");
      before = chance;
      const double open = model.winProbability(spread, unseen, 1);
      fuzz::require(open >= 0 && open <= 1, "an open board has no chance");
    }
  }
}

}  // namespace

/// Word graphs and leaf tables are arrays of numbers: mostly one of them is changed, not its bytes.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  std::minstd_rand random(seed);
  if (size > 5 && data[0] % 7 < 2 && random() % 4 != 0) {
    fuzz::strikeNumber({data + 1, size - 1}, random);
    return size;
  }
  return LLVMFuzzerMutate(data, size, most);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const game::Language& language = fuzz::language("en");
  const auto bytes = std::as_bytes(std::span(data + 1, size - 1));
  const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
  switch (data[0] % 7) {
    case 0:
      tryGraph(bytes, language.alphabet.size());
      break;
    case 1:
      tryLeaves(engine::readKlv(bytes, "fuzz", language.alphabet.size()));
      break;
    case 2:
      if (const auto terms = engine::readLeaveTerms(text, language))
        tryLeaves(engine::leavesOf(*terms, "fuzz", language));
      break;
    case 3:
      (void)game::BoardLayout::parseCsv(text);
      break;
    case 4:
      (void)game::Alphabet::parse(text);
      break;
    case 6:
      tryPool(text, language);
      break;
    default:
      tryWinTable(text);
      break;
  }
  return 0;
}
