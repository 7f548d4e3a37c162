#include "arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <sstream>
#include <utility>

#include "examples.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/sentence.h"
#include "rozbor/render/text_layout.h"
#include "usage_words.h"

namespace rozbor::cli {
namespace {

using reports::marked;

/// Help as the library lays it out, in the language of the interface and with our examples.
class HelpFormatter final : public CLI::Formatter {
 public:
  explicit HelpFormatter(const reports::Wording& wording) : wording_(wording) {
    for (const char* const word :
         {marked("Usage"), marked("OPTIONS"), marked("SUBCOMMAND"), marked("Positionals"), marked("Options"),
          marked("REQUIRED"), marked("Excludes")})
      label(word, wording.text(word));
  }

  std::string make_description(const CLI::App* app) const override {
    return own(app->get_description()) + "\n";
  }

  std::string make_group(std::string group, bool isPositional,
                         std::vector<const CLI::Option*> options) const override {
    return Formatter::make_group(own(group), isPositional, std::move(options));
  }

  std::string make_option(const CLI::Option* option, bool isPositional) const override {
    return row(make_option_name(option, isPositional) + make_option_opts(option), option->get_description());
  }

  std::string make_subcommand(const CLI::App* command) const override {
    return row(command->get_name(), command->get_description());
  }

  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode) const override {
    std::string rows;
    for (const CLI::App* const command : app->get_subcommands([](const CLI::App*) { return true; })) {
      if (!command->get_group().empty()) rows += make_subcommand(command);
    }
    return rows.empty() ? rows : "\n" + wording_.text("Subcommands") + ":\n" + rows;
  }

  std::string make_footer(const CLI::App* app) const override {
    const std::string footer = footerOf(*app);
    return footer.empty() ? footer : footer + "\n";
  }

 private:
  /// In the language of the interface.
  [[nodiscard]] std::string own(const std::string& english) const {
    return english.empty() ? english : wording_.text(english.c_str());
  }

  [[nodiscard]] std::string row(const std::string& name, const std::string& about) const {
    const std::string left = "  " + name;
    if (about.empty()) return left + "\n";
    const bool fits = reports::terminal::widthOf(left) < column_width_;
    return (fits ? reports::terminal::padRight(left, column_width_)
                 : left + "\n" + std::string(column_width_, ' ')) +
           own(about) + "\n";
  }

  [[nodiscard]] std::string footerOf(const CLI::App& app) const {
    const CLI::App* const parent = app.get_parent();
    const bool isStep = parent != nullptr && parent->get_parent() != nullptr;
    const std::string examples =
        isStep ? std::string() : examplesOf(parent == nullptr ? std::string() : app.get_name(), wording_);
    const std::string footer = own(app.get_footer());
    if (isStep && footer.empty()) return footerOf(*parent);
    return examples + (examples.empty() || footer.empty() ? "" : "\n\n") + footer;
  }

  const reports::Wording& wording_;
};

CLI::Validator oneOfThese(const CLI::Option& option, const std::vector<std::string>& values) {
  const std::string set = "{" + CLI::detail::join(values, ",") + "}";
  const auto fault = [&option, values, set](const std::string& value) {
    if (std::ranges::count(values, value) > 0) return std::string();
    throw UsageError("{0}: {1} not in {2}", {option.get_name(), value, set});
  };
  return {fault, set};
}

/// What was wrong, and the hint to --help.
ArgumentsAnswer faultAnswer(const std::string& fault, const reports::Wording& wording) {
  return {{}, fault + "\n" + wording.text("Run with --help for more information.") + "\n"};
}

ArgumentsAnswer answerTo(const CLI::App& program, const CLI::ParseError& error,
                         const reports::Wording& wording) {
  if (error.get_exit_code() != 0) return faultAnswer(faultText(error.what(), wording), wording);
  std::ostringstream out;
  (void)program.exit(error, out, out);
  return {out.str(), {}};
}

}  // namespace

Option Option::required() const {
  option_->required();
  return *this;
}

Option Option::typeName(const std::string& name) const {
  option_->type_name(name);
  return *this;
}

Option Option::showDefault() const {
  option_->capture_default_str();
  return *this;
}

Option Option::between(long least, long most) const {
  const CLI::Range range(least, most);
  const auto fault = [option = option_, range, least, most](const std::string& value) {
    if (range(value).empty()) return std::string();
    throw UsageError("{0}: Value {1} not in range {2} to {3}",
                     {option->get_name(), value, std::to_string(least), std::to_string(most)});
  };
  option_->check(CLI::Validator(fault, ""));
  return *this;
}

Option Option::positive() const {
  const auto fault = [option = option_](const std::string& value) {
    if (CLI::PositiveNumber(value).empty()) return std::string();
    throw UsageError("{0}: Value {1} is no positive number", {option->get_name(), value});
  };
  option_->check(CLI::Validator(fault, "POSITIVE"));
  return *this;
}

Option Option::oneOf(const std::vector<std::string>& values) const {
  option_->check(oneOfThese(*option_, values));
  return *this;
}

Option Option::alternatives(const std::vector<std::string>& values) const {
  option_->check(oneOfThese(*option_, values).description(""));
  return typeName(CLI::detail::join(values, "|"));
}

Option Option::splitAt(char separator) const {
  option_->delimiter(separator);
  return *this;
}

Option Option::excludes(const Option& other) const {
  option_->excludes(other.option_);
  return *this;
}

Command Command::subcommand(const std::string& name, const std::string& about) const {
  CLI::App* const command = app_->add_subcommand(name, about);
  command->footer(std::string());  // each would take over that of the program
  return Command(*command);
}

template <class Value>
Option Command::option(const std::string& name, Value& value, const std::string& about) const {
  return Option(*app_->add_option(name, value, about));
}

template Option Command::option(const std::string&, std::string&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&) const;
template Option Command::option(const std::string&, std::filesystem::path&, const std::string&) const;
template Option Command::option(const std::string&, int&, const std::string&) const;
template Option Command::option(const std::string&, std::optional<int>&, const std::string&) const;
template Option Command::option(const std::string&, std::int64_t&, const std::string&) const;
template Option Command::option(const std::string&, std::uint64_t&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<std::int64_t>&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<std::uint64_t>&, const std::string&) const;

Option Command::flag(const std::string& name, bool& value, const std::string& about) const {
  return Option(*app_->add_flag(name, value, about));
}

Option Command::duration(const std::string& name, std::chrono::milliseconds& value,
                         const std::string& about) const {
  CLI::Option* const option = app_->add_option_function<std::string>(
      name, [&value](const std::string& text) { value = *durationOf(text); }, about);
  const auto fault = [option](const std::string& text) {
    if (durationOf(text)) return std::string();
    throw UsageError("{0}: {1} is no time; write 10s, 500ms or 2m", {option->get_name(), text});
  };
  option->check(CLI::Validator(fault, ""));
  return Option(*option).typeName("TIME");
}

void Command::action(std::function<void()> action) const {
  app_->callback(std::move(action));
}

void Command::requireSubcommand() const {
  app_->require_subcommand(1);
}

void Command::allowSubcommand() const {
  app_->require_subcommand(0, 1);
}

bool Command::hasSubcommand() const {
  return !app_->get_subcommands().empty();
}

void Command::footer(const std::string& text) const {
  app_->footer(text);
}

void Command::hide() const {
  app_->group("");
}

std::string UsageError::text(const reports::Wording& wording) const {
  return reports::filled(wording.text(sentence_), sentence_, values_);
}

Program::Program(const std::string& about, const std::string& version, const reports::Wording& wording)
    : app_(std::make_unique<CLI::App>(about, "rozbor")), wording_(wording) {
  app_->set_help_flag("-h,--help", marked("Print this help message and exit"));
  app_->set_version_flag("--version", version, marked("Display program version information and exit"));
  app_->require_subcommand(1);
  app_->formatter(std::make_shared<HelpFormatter>(wording));
}

Program::~Program() = default;

Command Program::root() const {
  return Command(*app_);
}

std::vector<std::string> Program::commands() const {
  std::vector<std::string> names;
  for (const CLI::App* const command : app_->get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

std::optional<ArgumentsAnswer> Program::parse(int argc, const char* const* argv) const {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return answerTo(*app_, error, wording_);
  } catch (const UsageError& error) {
    return faultAnswer(error.text(wording_), wording_);
  }
  return std::nullopt;
}

}  // namespace rozbor::cli
