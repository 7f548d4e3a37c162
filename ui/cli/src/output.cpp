#include "output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "rozbor/render/harmless.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

/// What was wrong first with standard output; a process has only one of it.
int outputFault = 0;

void keepFault() {
  if (outputFault == 0) outputFault = errno != 0 ? errno : EIO;
}

void put(std::string_view bytes) {
  if (outputFault != 0) return;
  errno = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size()) keepFault();
}

}  // namespace

void sayText(std::string_view text) {
  put(reports::harmless(text));
}

void sayPainted(std::string_view text) {
  put(hasColour(stdout) ? reports::harmlessPainted(text) : reports::harmless(text));
}

void sayJson(std::string_view json) {
  put(reports::harmlessJson(json) + "\n");
}

void sayData(std::string_view bytes) {
  if (::isatty(STDOUT_FILENO) != 0) return sayText(bytes);
  put(bytes);
}

void tellText(std::string_view text) {
  tellRaw(reports::harmless(text));
}

void tellRaw(std::string_view text) {
  flushOutput();
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

void flushOutput() {
  errno = 0;
  if (outputFault == 0 && std::fflush(stdout) != 0) keepFault();
}

bool finishOutput() {
  flushOutput();
  if (outputFault == 0) return true;
  complain(
      {"output.cannot-write", said::words("cannot write standard output: {0}", std::strerror(outputFault))});
  return false;
}

Output::Output(std::string path) : path_(std::move(path)) {
  if (path_ != "-") file_.emplace(path_);
}

void Output::write(std::string_view bytes) {
  file_ ? file_->write(bytes) : sayData(bytes);
}

bool Output::finish() {
  const auto error = file_ ? file_->commit() : std::nullopt;
  if (error) complain(*error);
  return !error;
}

bool writeFile(const std::string& path, std::string_view bytes) {
  Output output(path);
  output.write(bytes);
  return output.finish();
}

}  // namespace rozbor::cli
