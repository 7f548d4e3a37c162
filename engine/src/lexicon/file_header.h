#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

namespace rozbor::engine {

inline constexpr std::array<char, 8> kFileMagic{'R', 'O', 'Z', 'B', 'O', 'R', 'L', 'X'};
inline constexpr std::uint32_t kFileVersion = 2;

/// The head of a lexicon file. The word map's filter, slots, the arcs and the word map's letters
/// follow, then `textBytes` of UTF-8: name, language, source and the alphabet's capitals, a line each.
struct FileHeader {
  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t arcCount;
  std::uint32_t dawgRoot;
  std::uint32_t gaddagRoot;
  std::uint64_t words;
  std::uint64_t filterWords;
  std::uint64_t slotCount;
  std::uint64_t letterBytes;
  std::uint64_t textBytes;
  std::uint64_t graphChecksum;  ///< of the arcs
  std::uint64_t mapChecksum;    ///< of the parts of the word map, added up
  std::uint64_t headChecksum;   ///< of everything above and the text
};
static_assert(sizeof(FileHeader) == 88 && std::has_unique_object_representations_v<FileHeader>);

}  // namespace rozbor::engine
