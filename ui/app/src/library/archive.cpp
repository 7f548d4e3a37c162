#include "archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <memory>
#include <vector>

namespace rozbor::app {
namespace {

struct Closer {
  void operator()(::archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<::archive, Closer>;

/// Only what people send games in; the fewer formats are read, the fewer ways in there are.
Reader newReader() {
  Reader reader(archive_read_new());
  archive_read_support_format_zip(reader.get());
  archive_read_support_format_tar(reader.get());
  archive_read_support_filter_gzip(reader.get());
  return reader;
}

bool climbs(std::string_view name) {
  if (name.starts_with('/') || name.starts_with('\\') || name.find('\0') != std::string_view::npos)
    return true;
  if (name.size() > 1 && name[1] == ':') return true;
  while (!name.empty()) {
    const std::size_t end = name.find_first_of("/\\");
    if (name.substr(0, end) == "..") return true;
    name.remove_prefix(end == std::string_view::npos ? name.size() : end + 1);
  }
  return false;
}

/// Reads the entries of an open archive one after the other.
class EntryReader {
 public:
  EntryReader(::archive* reader, const ArchiveLimits& limits, const std::function<bool(ArchiveEntry)>& each)
      : reader_(reader), limits_(limits), each_(each) {}

  std::optional<game::Error> readAll();

 private:
  [[nodiscard]] game::Error broken() const;
  [[nodiscard]] std::optional<game::Error> refusal(::archive_entry* entry, const std::string& name) const;
  /// True while the whole is within its bounds.
  bool readBytes(ArchiveEntry& read);
  bool takeOne(::archive_entry* entry);

  ::archive* reader_;
  const ArchiveLimits& limits_;
  const std::function<bool(ArchiveEntry)>& each_;
  std::size_t bytes_ = 0;
  std::optional<game::Error> error_;
};

game::Error EntryReader::broken() const {
  const char* const why = archive_error_string(reader_);
  return {"archive.broken",
          said::words("the archive cannot be read: {0}",
                      why == nullptr ? said::words("unknown") : said::Message::verbatim(why))};
}

std::optional<game::Error> EntryReader::refusal(::archive_entry* entry, const std::string& name) const {
  const auto type = archive_entry_filetype(entry);
  const bool isLink = archive_entry_hardlink(entry) != nullptr || archive_entry_symlink(entry) != nullptr;
  if (climbs(name)) return game::Error{"archive.climbs", said::words("its name leads out of the archive")};
  if (isLink || type != AE_IFREG)
    return game::Error{"archive.link", said::words("it is no file but a link or a device")};
  if (archive_entry_is_encrypted(entry) != 0)
    return game::Error{"archive.encrypted", said::words("it is encrypted")};
  return std::nullopt;
}

bool EntryReader::readBytes(ArchiveEntry& read) {
  constexpr std::size_t kBlock = 1U << 16U;
  std::vector<char> block(kBlock);
  while (true) {
    const auto count = archive_read_data(reader_, block.data(), block.size());
    if (count < 0) {
      // The rest of an archive may still be sound.
      read.refused = broken();
      return true;
    }
    if (count == 0) return true;
    bytes_ += static_cast<std::size_t>(count);
    if (bytes_ > limits_.allBytes) {
      error_ = game::Error{
          "archive.too-large",
          said::words("the archive holds more than {0} bytes; the rest is not read", limits_.allBytes)};
      return false;
    }
    read.bytes.append(block.data(), static_cast<std::size_t>(count));
    if (read.bytes.size() <= limits_.entryBytes) continue;
    read.bytes = {};
    read.refused =
        game::Error{"archive.too-large", said::words("it holds more than {0} bytes", limits_.entryBytes)};
    return true;
  }
}

/// False when the work is stopped or out of bounds.
bool EntryReader::takeOne(::archive_entry* entry) {
  const char* const written = archive_entry_pathname_utf8(entry);
  const char* const raw = written == nullptr ? archive_entry_pathname(entry) : written;
  ArchiveEntry read{raw == nullptr ? std::string("?") : std::string(raw), {}, {}};
  if (archive_entry_filetype(entry) == AE_IFDIR && !climbs(read.name)) return true;
  read.refused = refusal(entry, read.name);
  if (!read.refused && !readBytes(read)) return false;
  if (!read.refused && looksLikeArchive(read.bytes)) {
    read.bytes = {};
    read.refused = game::Error{"archive.nested", said::words("it is an archive within an archive")};
  }
  return each_(std::move(read));
}

std::optional<game::Error> EntryReader::readAll() {
  ::archive_entry* entry = nullptr;
  for (std::size_t entries = 0;; ++entries) {
    const int status = archive_read_next_header(reader_, &entry);
    if (status == ARCHIVE_EOF) return std::nullopt;
    if (status < ARCHIVE_WARN) return broken();
    if (entries == 0 && archive_filter_count(reader_) > 2)  // the last one is always "none"
      return game::Error{"archive.nested", said::words("it is packed several times over")};
    if (entries >= limits_.entries) {
      return game::Error{
          "archive.too-large",
          said::words("the archive holds more than {0} files; the rest is not read", limits_.entries)};
    }
    if (!takeOne(entry)) return error_;
  }
}

std::optional<game::Error> readOpened(const Reader& reader, int status, const ArchiveLimits& limits,
                                      const std::function<bool(ArchiveEntry)>& each) {
  if (status != ARCHIVE_OK) {
    const char* const why = archive_error_string(reader.get());
    return game::Error{"archive.broken",
                       said::words("the archive cannot be read: {0}",
                                   why == nullptr ? said::words("unknown") : said::Message::verbatim(why))};
  }
  return EntryReader(reader.get(), limits, each).readAll();
}

}  // namespace

bool looksLikeArchive(std::string_view start) {
  using namespace std::string_view_literals;
  constexpr std::size_t kTarMark = 257;
  const bool isZip = start.starts_with("PK\x03\x04"sv) || start.starts_with("PK\x05\x06"sv);
  const bool isGzip = start.starts_with("\x1F\x8B"sv);
  return isZip || isGzip || (start.size() > kTarMark + 5 && start.substr(kTarMark, 5) == "ustar"sv);
}

std::optional<game::Error> readArchive(const std::filesystem::path& path, const ArchiveLimits& limits,
                                       const std::function<bool(ArchiveEntry)>& each) {
  constexpr std::size_t kBlock = 1U << 16U;
  const Reader reader = newReader();
  return readOpened(reader, archive_read_open_filename(reader.get(), path.c_str(), kBlock), limits, each);
}

std::optional<game::Error> readArchiveBytes(std::string_view bytes, const ArchiveLimits& limits,
                                            const std::function<bool(ArchiveEntry)>& each) {
  const Reader reader = newReader();
  return readOpened(reader, archive_read_open_memory(reader.get(), bytes.data(), bytes.size()), limits, each);
}

}  // namespace rozbor::app
