#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <span>
#include <vector>

#include "lexicon/checksum.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

/// Mutations of binary files that know where their arrays and sums are.
namespace rozbor::fuzz {

/// Changes one whole number of a file of 32-bit numbers: a bit, a step, another one of the file. What is
/// left keeps its places, so that most of it is still read.
inline void strikeNumber(std::span<std::uint8_t> data, std::minstd_rand& random) {
  constexpr std::size_t kWidth = sizeof(std::uint32_t);
  if (data.size() < kWidth) return;
  const auto place = [&] { return random() % (data.size() / kWidth) * kWidth; };
  const std::size_t at = place();
  std::uint32_t number = 0;
  std::memcpy(&number, data.data() + at, kWidth);
  switch (random() % 5) {
    case 0:
      number ^= 1u << random() % 32;
      break;
    case 1:
      ++number;
      break;
    case 2:
      --number;
      break;
    case 3:
      std::memcpy(&number, data.data() + place(), kWidth);
      break;
    default:  // another place of the same array, all else as it was
      number = (number & 0xFFC00000u) | static_cast<std::uint32_t>(random() % (data.size() / kWidth + 2));
      break;
  }
  std::memcpy(data.data() + at, &number, kWidth);
}

/// A lexicon file of ours in its parts (the head of engine/src/lexicon/lexicon.cpp).
class ForgedLexicon {
 public:
  struct Head {
    std::array<char, 8> magic;
    std::array<std::uint32_t, 4> small;  ///< version, arcs, roots of both graphs
    std::uint64_t words;
    std::array<std::uint64_t, 4> sizes;  ///< of filter, slots, letters, text
    std::uint64_t graphSum;
    std::uint64_t mapSum;
    std::uint64_t headSum;
  };
  static_assert(sizeof(Head) == 88);

  /// False where the bytes are no such file: its sizes do not add up.
  [[nodiscard]] bool read(std::span<const std::uint8_t> bytes) {
    constexpr std::array<char, 8> kMagic{'R', 'O', 'Z', 'B', 'O', 'R', 'L', 'X'};
    if (bytes.size() < sizeof(Head)) return false;
    std::memcpy(&head_, bytes.data(), sizeof(Head));
    if (head_.magic != kMagic) return false;
    const std::array<std::uint64_t, kParts> counts{head_.sizes[0], head_.sizes[1], head_.small[1],
                                                   head_.sizes[2], head_.sizes[3]};
    bytes = bytes.subspan(sizeof(Head));
    for (std::size_t part = 0; part < kParts; ++part) {
      if (counts[part] > bytes.size() / kWidths[part]) return false;
      const std::size_t size = counts[part] * kWidths[part];
      parts_[part].assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
      bytes = bytes.subspan(size);
    }
    return bytes.empty();
  }

  /// Changes the head or one of the parts, which may get longer or shorter by whole numbers.
  void change(std::minstd_rand& random, std::size_t room) {
    const std::size_t part = random() % (kParts + 1);
    if (part == kParts) {
      const std::size_t field = random() % 3;
      auto& number = field < 2 ? head_.small[2 + field] : head_.small[random() % 4 == 0 ? 0 : 2];
      if (random() % 4 == 0) {
        head_.words += random() % 3 - 1;
      } else {
        number =
            random() % 8 == 0 ? ~0u : static_cast<std::uint32_t>(random() % (parts_[kArcs].size() / 4 + 2));
      }
      return;
    }
    std::vector<std::uint8_t>& bytes = parts_[part];
    if (kWidths[part] > 1 && random() % 4 != 0) return strikeNumber(bytes, random);
    const std::size_t size = bytes.size();
    bytes.resize(size + room);
    bytes.resize(LLVMFuzzerMutate(bytes.data(), size, size + room) / kWidths[part] * kWidths[part]);
  }

  /// The file with sizes and checksums that are right; 0 if there is no room for it.
  [[nodiscard]] std::size_t write(std::span<std::uint8_t> into) {
    head_.small[1] = static_cast<std::uint32_t>(parts_[kArcs].size() / kWidths[kArcs]);
    head_.sizes = {parts_[0].size() / kWidths[0], parts_[1].size() / kWidths[1], parts_[3].size(),
                   parts_[4].size()};
    const auto sum = [&](std::size_t part) {
      return engine::checksumOf(std::as_bytes(std::span(parts_[part])));
    };
    head_.graphSum = sum(kArcs);
    head_.mapSum = sum(0) + sum(1) + sum(3);
    head_.headSum = 0;
    head_.headSum = engine::checksumOf(std::as_bytes(std::span(&head_, 1))) ^ sum(4);
    std::size_t size = sizeof(Head);
    for (const auto& part : parts_)
      size += part.size();
    if (size > into.size()) return 0;
    std::memcpy(into.data(), &head_, sizeof(Head));
    auto* to = into.data() + sizeof(Head);
    for (const auto& part : parts_)
      to = std::copy(part.begin(), part.end(), to);
    return size;
  }

 private:
  static constexpr std::size_t kParts = 5;  ///< filter, slots, arcs, letters of the word map, text
  static constexpr std::size_t kArcs = 2;
  static constexpr std::array<std::size_t, kParts> kWidths{8, 8, 4, 1, 1};

  Head head_{};
  std::array<std::vector<std::uint8_t>, kParts> parts_;
};

}  // namespace rozbor::fuzz
