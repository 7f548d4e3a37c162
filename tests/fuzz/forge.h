#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <span>
#include <vector>

#include "lexicon_file_parts.h"

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

/// Changes the head of a lexicon file or one of its parts, which may get longer or shorter by whole numbers.
inline void change(test::LexiconFileParts& file, std::minstd_rand& random, std::size_t room) {
  using Parts = test::LexiconFileParts;
  const std::size_t part = random() % (Parts::kParts + 1);
  if (part == Parts::kParts) {
    if (random() % 4 == 0) {
      file.head.words += random() % 3 - 1;
      return;
    }
    const auto place = static_cast<std::uint32_t>(random() % (file.parts[Parts::kArcs].size() / 4 + 2));
    (random() % 2 == 0 ? file.head.dawgRoot : file.head.gaddagRoot) = random() % 8 == 0 ? ~0u : place;
    return;
  }
  std::vector<std::uint8_t>& bytes = file.parts[part];
  const std::size_t width = Parts::kWidths[part];
  if (width > 1 && random() % 4 != 0) return strikeNumber(bytes, random);
  const std::size_t size = bytes.size();
  bytes.resize(size + room);
  bytes.resize(LLVMFuzzerMutate(bytes.data(), size, size + room) / width * width);
}

}  // namespace rozbor::fuzz
