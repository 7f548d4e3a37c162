#include "position_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <thread>

#include "output.h"

namespace rozbor::cli {

void addPositionOptions(CLI::App& command, app::PositionRequest& request, const std::string& about) {
  command.add_option("--cgp", request.cgp, "the position" + about + ", or a file with it (.cgp, .csv)")
      ->required()
      ->type_name("CGP");
  command.add_option("--language", request.language, "language by id or folder")
      ->capture_default_str()
      ->type_name("ID");
  command
      .add_option("--lexicon", request.lexicon,
                  "lexicon by name or file (default: the position's \"lex\", else the language's)")
      ->type_name("NAME|FILE");
}

void addLeavesOption(CLI::App& command, std::filesystem::path& leaves) {
  command.add_option("--leaves", leaves, "leave values, .klv2 or .csv (default: the language's)")
      ->type_name("FILE");
}

void addInterfaceOption(CLI::App& command, std::string& language, const std::string& what) {
  command
      .add_option("--interface", language, "language of " + what + ": cs, sk, pl, en (default: the locale's)")
      ->type_name("ID");
}

void addBudgetOption(CLI::App& command, std::chrono::milliseconds& budget, const std::string& about) {
  command
      .add_option_function<double>(
          "--budget",
          [&budget](double seconds) {
            budget = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
          },
          about)
      ->transform(CLI::AsNumberWithUnit(std::map<std::string, double>{{"ms", 0.001}, {"s", 1.0}, {"m", 60.0}},
                                        CLI::AsNumberWithUnit::CASE_SENSITIVE, "TIME"))
      ->check(CLI::NonNegativeNumber.description(""))
      ->type_name("TIME");
}

void addThreadsOption(CLI::App& command, int& threads, const std::string& about) {
  threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  command.add_option("--threads", threads, about + " (default: all processors)")
      ->check(CLI::Range(1, 256).description(""));
}

void tellIfNotInstalled(const std::string& wanted, const std::string& used) {
  if (wanted.empty()) return;
  tell("rozbor: the lexicon \"{}\" is not installed; \"{}\" is used\n", wanted, used);
}

double rounded(double value, double parts) {
  return std::round(value * parts) / parts + 0.0;  // no "-0"
}

}  // namespace rozbor::cli
