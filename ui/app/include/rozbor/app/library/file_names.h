#pragma once

#include <set>
#include <string>
#include <string_view>

namespace rozbor::app {

/// Text that anyone may have written, as the name of a file on any system: no separators and reserved
/// characters, no names of devices, no dots and blanks at the ends, no minus at the start, at most 120 bytes,
/// UTF-8. "game" where nothing is left.
[[nodiscard]] std::string safeFileName(std::string_view text);

/// Names of files in one folder, no two of them the same, be capitals told from small letters or not.
class FileNames {
 public:
  /// "text.extension" as safeFileName has it, or with a number where that was taken before.
  [[nodiscard]] std::string take(std::string_view text, std::string_view extension);

 private:
  std::set<std::string> taken_;  ///< in small letters, as far as they are ASCII
};

}  // namespace rozbor::app
