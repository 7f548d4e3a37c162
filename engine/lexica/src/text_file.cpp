#include "rozbor/lexica/text_file.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "rozbor/lexica/text.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::lexica {
namespace {

// Ties go to the first: where no letter decides, it does not matter.
constexpr std::array kCandidates{"windows-1250", "ISO-8859-2", "windows-1252"};
constexpr std::size_t kSampleBytes = 1u << 20;

bool hasHighByte(std::string_view text) {
  return std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

/// The first lines that differ between encodings.
std::string sampleOf(std::string_view bytes) {
  std::string sample;
  while (!bytes.empty() && sample.size() < kSampleBytes) {
    const std::string_view line = takeLine(bytes);
    if (hasHighByte(line)) sample.append(line).push_back('\n');
  }
  return sample;
}

int playableLines(std::string_view text, const game::Language& language) {
  int count = 0;
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    count += language.alphabet.word(takeWord(line)) ? 1 : 0;
  }
  return count;
}

std::string likeliestEncoding(std::string_view bytes, const game::Language& language) {
  const std::string sample = sampleOf(bytes);
  std::string best;
  int bestCount = -1;
  for (const char* candidate : kCandidates) {
    const int count = playableLines(parser::decodeText(sample, candidate).utf8, language);
    if (count > bestCount) best = candidate;
    bestCount = std::max(bestCount, count);
  }
  return best;
}

/// Combining accents U+0300 … U+036F begin with these bytes in UTF-8.
bool mayHaveSeparateAccents(std::string_view utf8) {
  return utf8.find_first_of("\xCC\xCD") != std::string_view::npos;
}

}  // namespace

game::Result<std::string> readBytes(const std::filesystem::path& path) {
  std::error_code error;
  const bool regular = std::filesystem::is_regular_file(path, error);
  std::ifstream file(path, std::ios::binary);
  if (!regular || !file) return game::Error{"lexicon.missing-file", "cannot read " + path.string()};
  return std::string(std::istreambuf_iterator<char>(file), {});
}

game::Result<TextFile> decodeWordList(std::string_view bytes, const std::string& encoding,
                                      const game::Language& language) {
  auto decoded = parser::decodeText(bytes, encoding);
  if (decoded.declaredUnknown) {
    return game::Error{"lexicon.unknown-encoding", "no encoding is called \"" + encoding + "\""};
  }
  if (encoding.empty() && decoded.encoding == "ISO-8859-1") {  // the decoder's way to say "not UTF-8"
    decoded = parser::decodeText(bytes, likeliestEncoding(bytes, language));
  }
  if (mayHaveSeparateAccents(decoded.utf8)) decoded.utf8 = parser::normalized(decoded.utf8);
  return TextFile{std::move(decoded.utf8), std::move(decoded.encoding)};
}

}  // namespace rozbor::lexica
