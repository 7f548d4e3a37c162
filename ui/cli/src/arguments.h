#pragma once

#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/render/wording.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// The command line as the commands see it. What they say of themselves is English here; help and faults are
/// translated when they are told. The library below takes seconds to compile, so that only
/// arguments.cpp includes it.
namespace rozbor::cli {

/// What was written cannot be meant. Thrown by checks and actions, told with the hint to --help. `sentence`
/// has places {0}, {1} … for the values.
class UsageError : public std::exception {
 public:
  explicit UsageError(const char* sentence, std::vector<std::string> values = {})
      : sentence_(sentence), values_(std::move(values)) {}

  [[nodiscard]] const char* what() const noexcept override { return sentence_; }
  [[nodiscard]] std::string text(const reports::Wording& wording) const;

 private:
  const char* sentence_;
  std::vector<std::string> values_;
};

/// An option of a command, or an operand; a handle that is good as long as its program.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  Option required() const;
  /// What stands for the value in help, instead of its type.
  Option typeName(const std::string& name) const;
  /// Help shows the value that the variable has now.
  Option showDefault() const;
  Option between(long least, long most) const;
  Option positive() const;
  Option oneOf(const std::vector<std::string>& values) const;
  /// The same; help shows them as a|b|c.
  Option alternatives(const std::vector<std::string>& values) const;
  /// Several values may be written in one.
  Option splitAt(char separator) const;
  /// Not together with the other.
  Option excludes(const Option& other) const;

 private:
  CLI::Option* option_;
};

/// A command, or a step of one; a handle that is good as long as its program. Variables of options must live
/// until the command line has been read.
class Command {
 public:
  explicit Command(CLI::App& app) : app_(&app) {}

  Command subcommand(const std::string& name, const std::string& about) const;
  /// An option where the name begins with dashes, else an operand. Value is std::string, a path, a whole
  /// number of 32 or 64 bits, or a vector of them; arguments.cpp names the types.
  template <class Value>
  Option option(const std::string& name, Value& value, const std::string& about) const;
  Option flag(const std::string& name, bool& value, const std::string& about) const;
  /// A time as "10s", "500ms", "2m"; seconds without a unit.
  Option duration(const std::string& name, std::chrono::milliseconds& value, const std::string& about) const;

  /// What is done when the command has been read. May throw UsageError.
  void action(std::function<void()> action) const;
  /// One subcommand must be given.
  void requireSubcommand() const;
  /// One subcommand may be given.
  void allowSubcommand() const;
  /// Whether one was given.
  [[nodiscard]] bool hasSubcommand() const;
  /// What stands last in help. Subcommands without one of their own have it, too.
  void footer(const std::string& text) const;
  /// Leaves it out of the list of commands.
  void hide() const;

 private:
  CLI::App* app_;
};

/// What is told instead of doing anything: help and the version, or what is wrong with the arguments.
struct ArgumentsAnswer {
  std::string out;
  std::string faults;  ///< empty where nothing is wrong
};

/// The program with all its commands.
class Program {
 public:
  /// `wording` is that of help and faults, and must live as long.
  Program(const std::string& about, const std::string& version, const reports::Wording& wording);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Commands are added to it.
  [[nodiscard]] Command root() const;
  /// Names, with those that are hidden.
  [[nodiscard]] std::vector<std::string> commands() const;
  /// Reads the arguments into the variables and does the action of the command; else what is to be told.
  [[nodiscard]] std::optional<ArgumentsAnswer> parse(int argc, const char* const* argv) const;

 private:
  std::unique_ptr<CLI::App> app_;
  const reports::Wording& wording_;
};

}  // namespace rozbor::cli
