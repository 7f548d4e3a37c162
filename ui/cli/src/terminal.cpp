#include "terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "rozbor/render/harmless.h"
#include "rozbor/render/phrase.h"

namespace rozbor::cli {
namespace {

/// A process has one command line.
std::string interfaceAsked;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

/// Installed beside the program, or in the build tree.
std::filesystem::path catalogueFolder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path().parent_path() / "share" / "locale";
  return !error && std::filesystem::exists(installed) ? installed
                                                      : std::filesystem::path(ROZBOR_BUILD_LOCALE_DIR);
}

/// A locale of another character set would make a mess of our letters. One that names none is taken as UTF-8.
bool isShownRight(const std::string& locale) {
  const std::size_t dot = locale.find('.');
  if (dot == std::string::npos) return true;
  std::string set = locale.substr(dot + 1, locale.find('@', dot) - dot - 1);
  std::erase(set, '-');
  return set == "UTF8" || set == "utf8";
}

}  // namespace

bool hasColour(std::FILE* stream) {
  return variable("NO_COLOR").empty() && ::isatty(::fileno(stream)) != 0;
}

int terminalWidth() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::clamp<int>(size.ws_col, 40, 120);
}

reports::Wording interfaceWording(const std::string& option) {
  const std::string& asked = option.empty() ? interfaceAsked : option;
  std::string code = asked;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (code.empty()) code = variable(name);
  }
  if (asked.empty() && !isShownRight(code)) return reports::Wording::english();
  return reports::Wording(code, catalogueFolder());
}

void speak(const std::string& option) {
  interfaceAsked = option;
}

void complain(const game::Error& error, std::string_view about) {
  const std::string message = interfaceWording({}).text(error.message);
  tell("rozbor: {}{}{} [{}]\n", about, about.empty() ? "" : ": ", message, error.code);
}

ProgressLine::ProgressLine(const said::Message& title)
    : wording_(interfaceWording({})), title_(wording_.text(title)), enabled_(::isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
  clear();
}

void ProgressLine::clear() {
  if (shown_) tellRaw("\r\033[K");
}

void ProgressLine::show(const said::Message& what, std::size_t done, std::size_t all) {
  const auto now = std::chrono::steady_clock::now();
  if (!enabled_ || now - last_ < std::chrono::milliseconds(100)) return;
  last_ = now;
  shown_ = true;
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  std::string rest;
  if (done > 0 && all > 0) {
    const double left = elapsed * static_cast<double>(all - std::min(done, all)) / static_cast<double>(done);
    rest = fmt::format("  {:3} %  {}", done * 100 / all,
                       phrase(wording_, "{0} s left", wording_.number(std::ceil(left), 0)));
  }
  tellRaw("\r\033[K" + reports::harmless(fmt::format("{} {}{}", title_, wording_.text(what), rest)));
}

}  // namespace rozbor::cli
