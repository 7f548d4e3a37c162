#include "rozbor/lexica/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

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

/// Without waiting: a pipe opens at once, and is then told from a file.
struct OpenFile {
  explicit OpenFile(const std::filesystem::path& path)
      : number(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
  ~OpenFile() {
    if (number >= 0) ::close(number);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  int number;
};

said::Message systemFault(int number) {
  return said::Message::verbatim(std::strerror(number));
}

game::Error cannotRead(const std::filesystem::path& path, const said::Message& why) {
  return {"lexicon.missing-file", said::words("cannot read {0}: {1}", path.string(), why)};
}

game::Error tooLarge(const std::filesystem::path& path, std::size_t most) {
  return {"file.too-large",
          said::words("{0} has more than {1} MB, which is too much for this", path.string(), most >> 20U)};
}

/// Everything from the start, but little more than `most`; else errno. `size` is what the system expects it
/// to be.
int readAll(int file, std::size_t size, std::size_t most, std::string& bytes) {
  constexpr std::size_t kPiece = 1U << 16U;
  std::size_t filled = 0;
  while (filled <= most) {
    bytes.resize(std::max(size + 1, filled + kPiece));
    const ssize_t count = ::read(file, bytes.data() + filled, bytes.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) break;
    filled += static_cast<std::size_t>(count);
  }
  bytes.resize(filled);
  return 0;
}

}  // namespace

game::Result<std::string> readBytes(const std::filesystem::path& path, std::size_t most) {
  const OpenFile file(path);
  struct stat known {};
  if (file.number < 0 || ::fstat(file.number, &known) != 0 || !S_ISREG(known.st_mode))
    return cannotRead(path, file.number < 0 ? systemFault(errno) : said::words("it is no file"));
  if (static_cast<std::uintmax_t>(known.st_size) > most) return tooLarge(path, most);
  std::string bytes;
  const int fault = readAll(file.number, static_cast<std::size_t>(known.st_size), most, bytes);
  if (fault != 0) return cannotRead(path, systemFault(fault));
  return bytes.size() > most ? tooLarge(path, most) : game::Result<std::string>(std::move(bytes));
}

game::Result<TextFile> decodeWordList(std::string_view bytes, const std::string& encoding,
                                      const game::Language& language) {
  auto decoded = parser::decodeText(bytes, encoding);
  if (decoded.declaredUnknown) {
    return game::Error{"lexicon.unknown-encoding", said::words("no encoding is called \"{0}\"", encoding)};
  }
  if (encoding.empty() && decoded.encoding == "ISO-8859-1") {  // the decoder's way to say "not UTF-8"
    decoded = parser::decodeText(bytes, likeliestEncoding(bytes, language));
  }
  if (mayHaveSeparateAccents(decoded.utf8)) decoded.utf8 = parser::normalized(decoded.utf8);
  return TextFile{std::move(decoded.utf8), std::move(decoded.encoding)};
}

}  // namespace rozbor::lexica
