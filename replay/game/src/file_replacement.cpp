#include "rozbor/game/file_replacement.h"

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

namespace rozbor::game {
namespace {

constexpr mode_t kUsualMode = 0666;  ///< less the user's mask

/// Names of the temporary files that are open, for a handler of signals, which may use no memory of its own.
/// A place is free, taken, or filled and ready to be read.
struct OpenName {
  enum State : int { free, taken, ready };
  std::atomic<int> state{free};
  std::array<char, 4096> path{};
};
static_assert(std::atomic<int>::is_always_lock_free);
std::array<OpenName, 8> openNames;

void remember(const std::string& path) {
  for (OpenName& name : openNames) {
    int expected = OpenName::free;
    if (path.size() >= name.path.size() || !name.state.compare_exchange_strong(expected, OpenName::taken))
      continue;
    std::memcpy(name.path.data(), path.c_str(), path.size() + 1);
    name.state = OpenName::ready;
    return;
  }
}

void forget(const std::string& path) {
  for (OpenName& name : openNames) {
    if (name.state == OpenName::ready && path == name.path.data()) name.state = OpenName::free;
  }
}

std::string randomDigits() {
  static constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
  std::array<unsigned char, 16> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) return {};
  std::string digits;
  for (const unsigned char byte : bytes)
    digits += kDigits[byte % kDigits.size()];
  return digits;
}

/// The folder remembers the new name only when it is on the disk, too. Some file systems cannot say so.
void syncFolder(const std::filesystem::path& file) {
  const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
  const int open = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (open < 0) return;
  static_cast<void>(::fsync(open));
  ::close(open);
}

}  // namespace

int writeAll(int file, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return 0;
}

void dropTemporaryFiles() noexcept {
  for (OpenName& name : openNames) {
    if (name.state == OpenName::ready) ::unlink(name.path.data());
  }
}

FileReplacement::FileReplacement(std::filesystem::path target, Keeping keeping)
    : target_(std::move(target)), keeping_(keeping) {
  struct stat known {};
  const bool exists = ::stat(target_.c_str(), &known) == 0;
  if (exists && S_ISDIR(known.st_mode)) {
    fail(EISDIR);
  } else if (exists && !S_ISREG(known.st_mode)) {
    file_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (file_ < 0) fail(errno);
  } else if (exists && ::faccessat(AT_FDCWD, target_.c_str(), W_OK, AT_EACCESS) != 0) {
    // What may not be written may not be replaced either, although the system would allow it.
    fail(errno);
  } else {
    openBeside();
    if (exists && file_ >= 0 && ::fchmod(file_, known.st_mode & 0777U) != 0) fail(errno);
  }
}

FileReplacement::~FileReplacement() {
  close();
  if (temporary_.empty()) return;
  ::unlink(temporary_.c_str());
  forget(temporary_.string());
}

void FileReplacement::openBeside() {
  constexpr int kTries = 16;
  for (int left = kTries; left > 0 && file_ < 0; --left) {
    const std::string digits = randomDigits();
    if (digits.empty()) return fail(errno);
    const std::filesystem::path name = target_.parent_path() / (".rozbor-" + digits + ".tmp");
    file_ = ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, kUsualMode);
    if (file_ >= 0) temporary_ = name;
    if (file_ < 0 && errno != EEXIST) return fail(errno);
  }
  if (file_ < 0) return fail(EEXIST);
  remember(temporary_.string());
}

void FileReplacement::fail(int why) {
  if (fault_ == 0) fault_ = why;
}

void FileReplacement::write(std::span<const std::byte> bytes) {
  if (fault_ == 0 && file_ >= 0) fail(writeAll(file_, bytes));
}

void FileReplacement::close() {
  if (file_ >= 0 && ::close(std::exchange(file_, -1)) != 0) fail(errno);
}

bool FileReplacement::settle() {
  const bool sync = keeping_ == Keeping::atOnce && !temporary_.empty();
  if (fault_ == 0 && sync && ::fsync(file_) != 0) fail(errno);
  close();
  if (fault_ == 0 && !temporary_.empty() && ::rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
  return fault_ == 0;
}

std::optional<Error> FileReplacement::commit() {
  if (!settle())
    return Error{"file.cannot-write",
                 said::words("cannot write {0}: {1}", target_.string(), std::strerror(fault_))};
  if (!temporary_.empty()) {
    if (keeping_ == Keeping::atOnce) syncFolder(target_);
    forget(temporary_.string());
    temporary_.clear();
  }
  return std::nullopt;
}

std::optional<Error> replaceFile(const std::filesystem::path& path, std::string_view text, Keeping keeping) {
  FileReplacement file(path, keeping);
  file.write(text);
  return file.commit();
}

}  // namespace rozbor::game
