#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "lexicon/checksum.h"
#include "lexicon/file_header.h"

namespace rozbor::test {

/// A lexicon file of ours in its parts, to be forged: changed, and its sizes and sums made right again
/// (engine/src/lexicon/lexicon.cpp writes it).
struct LexiconFileParts {
  static constexpr std::size_t kFilter = 0;
  static constexpr std::size_t kSlots = 1;
  static constexpr std::size_t kArcs = 2;
  static constexpr std::size_t kLetters = 3;  ///< of the words of the word map
  static constexpr std::size_t kText = 4;
  static constexpr std::size_t kParts = 5;
  static constexpr std::array<std::size_t, kParts> kWidths{8, 8, 4, 1, 1};  ///< bytes of one entry

  engine::FileHeader head{};
  std::array<std::vector<std::uint8_t>, kParts> parts;

  /// False where the bytes are no such file: its sizes do not add up.
  [[nodiscard]] bool read(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < sizeof(head)) return false;
    std::memcpy(&head, bytes.data(), sizeof(head));
    if (head.magic != engine::kFileMagic) return false;
    const std::array<std::uint64_t, kParts> counts{head.filterWords, head.slotCount, head.arcCount,
                                                   head.letterBytes, head.textBytes};
    bytes = bytes.subspan(sizeof(head));
    for (std::size_t part = 0; part < kParts; ++part) {
      if (counts[part] > bytes.size() / kWidths[part]) return false;
      const auto mine = bytes.first(static_cast<std::size_t>(counts[part]) * kWidths[part]);
      parts[part].assign(mine.begin(), mine.end());
      bytes = bytes.subspan(mine.size());
    }
    return bytes.empty();
  }

  /// The file with sizes and checksums that are right.
  [[nodiscard]] std::string written() {
    const auto count = [&](std::size_t part) { return parts[part].size() / kWidths[part]; };
    const auto sum = [&](std::size_t part) {
      return engine::checksumOf(std::as_bytes(std::span(parts[part])));
    };
    head.arcCount = static_cast<std::uint32_t>(count(kArcs));
    head.filterWords = count(kFilter);
    head.slotCount = count(kSlots);
    head.letterBytes = count(kLetters);
    head.textBytes = count(kText);
    head.graphChecksum = sum(kArcs);
    head.mapChecksum = sum(kFilter) + sum(kSlots) + sum(kLetters);
    head.headChecksum = 0;
    head.headChecksum = engine::checksumOf(std::as_bytes(std::span(&head, 1))) ^ sum(kText);
    std::string bytes(reinterpret_cast<const char*>(&head), sizeof(head));
    for (const std::vector<std::uint8_t>& part : parts)
      bytes.append(part.begin(), part.end());
    return bytes;
  }
};

}  // namespace rozbor::test
