#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rozbor/game/result.h"

namespace rozbor::game {

/// Whether a file survives a power cut once it is written. `later`: of many files that can be made again.
enum class Keeping { atOnce, later };

/// The one way in which files are written: into a new file beside the target, whose name nobody can guess and
/// which follows no link; `commit` makes sure that it is on the disk and puts it in place of what was there,
/// so that a file is whole at any time. Without a commit nothing has happened. A link at the target is
/// replaced, not followed. What is no file – a pipe, a device, a terminal – is written straight. Every write
/// is checked: the first failure is kept and told by `commit`.
class FileReplacement {
 public:
  explicit FileReplacement(std::filesystem::path target, Keeping keeping = Keeping::atOnce);
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  /// Where the bytes are until they are committed; of a program that writes by itself.
  [[nodiscard]] const std::filesystem::path& temporary() const { return temporary_; }

  void write(std::span<const std::byte> bytes);
  void write(std::string_view text) { write(std::as_bytes(std::span(text))); }

  /// Error "file.cannot-write", with the reason.
  [[nodiscard]] std::optional<Error> commit();

 private:
  void openBeside();
  void fail(int why);
  bool settle();
  void close();

  std::filesystem::path target_;
  Keeping keeping_;
  std::filesystem::path temporary_;  ///< empty: the target itself is written
  int file_ = -1;
  int fault_ = 0;  ///< errno of the first failure
};

/// A whole file at once. Error "file.cannot-write".
[[nodiscard]] std::optional<Error> replaceFile(const std::filesystem::path& path, std::string_view text,
                                               Keeping keeping = Keeping::atOnce);

/// Writes all bytes to what is open, also where the system takes them piece by piece; else errno.
[[nodiscard]] int writeAll(int file, std::span<const std::byte> bytes);

/// Takes the temporary files that are open now away. Safe in a signal handler that ends the program.
void dropTemporaryFiles() noexcept;

}  // namespace rozbor::game
