#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rozbor/game/file_replacement.h"

/// Everything that the program says goes out here: text for people is made harmless, and every write is
/// checked, so that a full disk is no success. Nothing else in this face writes to standard output or
/// standard error.
namespace rozbor::cli {

/// Text for people on standard output.
void sayText(std::string_view text);
/// The same with the colours of our own Paint, where standard output takes colours.
void sayPainted(std::string_view text);
/// A line of JSON, which loses nothing and yet can be shown.
void sayJson(std::string_view json);
/// A file as it is; on a terminal made harmless.
void sayData(std::string_view bytes);
/// Text for people on standard error; what cannot be told there is lost.
void tellText(std::string_view text);
/// The same for text of our own that moves the cursor on purpose.
void tellRaw(std::string_view text);

template <class... Values>
void say(fmt::format_string<Values...> format, Values&&... values) {
  sayText(fmt::format(format, std::forward<Values>(values)...));
}

template <class... Values>
void tell(fmt::format_string<Values...> format, Values&&... values) {
  tellText(fmt::format(format, std::forward<Values>(values)...));
}

/// Everything so far is on its way to the reader.
void flushOutput();
/// The same at the end. False, with a complaint, when anything got lost on the way.
[[nodiscard]] bool finishOutput();

/// A file, or standard output where the name is "-", written piece by piece.
class Output {
 public:
  explicit Output(std::string path);
  void write(std::string_view bytes);
  /// False, with a complaint, when it could not be written. What "-" lost is told by finishOutput.
  [[nodiscard]] bool finish();

 private:
  std::string path_;
  std::optional<game::FileReplacement> file_;
};

/// A whole file, or standard output, at once.
[[nodiscard]] bool writeFile(const std::string& path, std::string_view bytes);

}  // namespace rozbor::cli
