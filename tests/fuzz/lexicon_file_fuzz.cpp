#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <span>
#include <string>
#include <vector>

#include <unistd.h>

#include "forge.h"
#include "fuzz_support.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/word_search.h"
#include "rozbor/game/cgp.h"

// Whole lexicon files, ours and .kwg, opened as they lie on a disk. What is opened is used in all ways:
// whatever its sums say, nothing leaves its memory and all walks end.
namespace {

using namespace rozbor;

/// A file that is written anew for each input, in memory where the system has a folder for that; a name that
/// lets it be taken as a .kwg.
std::filesystem::path fileOf(std::span<const std::uint8_t> bytes) {
  static const std::filesystem::path kPath = [] {
    const std::filesystem::path memory("/dev/shm");
    const auto folder =
        std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
    return folder / ("rozbor-fuzz-" + std::to_string(::getpid()) + ".kwg");
  }();
  std::ofstream(kPath, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  return kPath;
}

game::Position positionOf(const char* cgp) {
  const auto read = game::parseCgp(cgp, fuzz::language("en"));
  fuzz::require(static_cast<bool>(read), "the position cannot be read");
  return read->position;
}

/// Each word it lists is one that it contains; some thousand of them are enough to look at.
void tryWords(const engine::Lexicon& lexicon) {
  std::vector<game::Letter> last;
  int listed = 0;
  engine::forEachWordLike(lexicon.graph(),
                          std::vector{engine::PatternPart{engine::PatternPart::Kind::anyMany, {}}},
                          [&](std::span<const game::Letter> word) {
                            fuzz::require(lexicon.contains(word), "a word that is listed is none");
                            last.assign(word.begin(), word.end());
                            return ++listed < 2000;
                          });
  (void)engine::hooksOf(lexicon.graph(), last);
}

void tryPlays(const engine::Lexicon& lexicon) {
  static const game::Position kOpening =
      positionOf("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0");
  static const game::Position kCrossed =
      positionOf("15/15/15/15/15/15/15/7HOUSE3/7O7/7T7/15/15/15/15/15 AEGINRZ/ 24/10 0");
  const game::Language& language = fuzz::language("en");
  static const auto kLeaves = engine::noLeaves();
  engine::MoveFinder finder(language, lexicon);
  for (const game::Position* position : {&kOpening, &kCrossed}) {
    (void)engine::generatePlacements(position->board, position->rack, language, lexicon);
    (void)finder.top(*position, *kLeaves, 15);
    (void)finder.canLay(*position, 7);
  }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  std::minstd_rand random(seed);
  test::LexiconFileParts lexicon;
  if (lexicon.read({data, size})) {
    for (unsigned changes = 1 + random() % 3; changes > 0; --changes)
      fuzz::change(lexicon, random, most - size);
    if (const std::string bytes = lexicon.written(); bytes.size() <= most) {
      std::memcpy(data, bytes.data(), bytes.size());
      return bytes.size();
    }
  } else if (random() % 4 != 0) {
    fuzz::strikeNumber({data, size}, random);
    return size;
  }
  return LLVMFuzzerMutate(data, size, most);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto lexicon = engine::Lexicon::open(fileOf({data, size}), fuzz::language("en"));
  if (!lexicon) return 0;
  tryWords(**lexicon);
  tryPlays(**lexicon);
  return 0;
}
