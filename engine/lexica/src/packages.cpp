#include "packages.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <string_view>
#include <utility>

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

/// Both ends of a pipe, closed when done with.
class Pipe {
 public:
  Pipe() { open_ = ::pipe2(ends_.data(), O_CLOEXEC) == 0; }
  ~Pipe() {
    closeWriting();
    if (open_) ::close(ends_[0]);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  [[nodiscard]] bool isOpen() const { return open_; }
  [[nodiscard]] int writing() const { return ends_[1]; }
  void closeWriting() {
    if (open_ && ends_[1] >= 0) ::close(std::exchange(ends_[1], -1));
  }
  [[nodiscard]] std::string readAll() const {
    std::string text;
    std::array<char, 4096> piece;
    for (ssize_t got; (got = ::read(ends_[0], piece.data(), piece.size())) > 0;) {
      text.append(piece.data(), static_cast<std::size_t>(got));
    }
    return text;
  }

 private:
  std::array<int, 2> ends_{-1, -1};
  bool open_ = false;
};

/// What a program writes to standard output; "" when it cannot be run. No shell takes part.
std::string outputOf(std::vector<std::string> words) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);

  Pipe pipe;
  if (!pipe.isOpen()) return {};
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, pipe.writing(), STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int failure = ::posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (failure != 0) return {};
  pipe.closeWriting();
  std::string text = pipe.readAll();
  int status = 0;
  ::waitpid(child, &status, 0);
  return text;
}

/// As Debian policy has them; keeps a language file from handing options to dpkg-query.
bool isPackageName(std::string_view name) {
  const auto isLetterOrDigit = [](unsigned char c) { return std::islower(c) != 0 || std::isdigit(c) != 0; };
  return name.size() > 1 && isLetterOrDigit(static_cast<unsigned char>(name.front())) &&
         std::ranges::all_of(name, [&](char c) {
           return isLetterOrDigit(static_cast<unsigned char>(c)) || c == '+' || c == '-' || c == '.';
         });
}

}  // namespace

std::string joined(const std::vector<std::string>& parts, const char* separator) {
  std::string text;
  for (const std::string& part : parts)
    text += (text.empty() ? "" : separator) + part;
  return text;
}

std::string packageVersions(const std::vector<std::string>& packages) {
  std::vector<std::string> command{"dpkg-query", "-W", "-f=${Package} ${Version}\\n"};
  std::ranges::copy_if(packages, std::back_inserter(command), isPackageName);
  const std::string output = command.size() > 3 ? outputOf(std::move(command)) : std::string();
  std::vector<std::string> found;
  for (std::string_view rest = output; !rest.empty();)
    found.emplace_back(trimmed(takeLine(rest)));
  return joined(found.empty() ? packages : found, ", ");
}

}  // namespace rozbor::lexica
