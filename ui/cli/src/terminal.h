#pragma once

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "output.h"
#include "rozbor/game/result.h"
#include "rozbor/render/wording.h"
#include "rozbor/said/message.h"
#include "signals.h"

namespace rozbor::cli {

/// Whether colours may be used on a stream: a terminal, and NO_COLOR is not set.
[[nodiscard]] bool hasColour(std::FILE* stream);
/// Columns of the terminal on standard output; 80 where it is none.
[[nodiscard]] int terminalWidth();

/// The interface language: `option`, else what speak() was given, else LC_ALL, LC_MESSAGES, LANG; English
/// where that names a character set other than UTF-8.
[[nodiscard]] reports::Wording interfaceWording(const std::string& option);

/// The option --interface of the command line, for everything that is said without being given a wording.
void speak(const std::string& option);

/// "rozbor: message [code]" on standard error.
void complain(const game::Error& error, std::string_view about = {});

/// A line of progress with the time to go, on standard error and only on a terminal.
class ProgressLine {
 public:
  explicit ProgressLine(const said::Message& title);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(const said::Message& what, std::size_t done, std::size_t all);

 private:
  void clear();

  reports::Wording wording_;
  std::string title_;
  bool enabled_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_{};
};

}  // namespace rozbor::cli
