#include "position_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <thread>

#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {

const char* aboutPosition() {
  return reports::marked(
      "the position: \"rows RACK/ mine/theirs zero-turns\" (docs/json.md), or a file with it (.cgp, .csv)");
}

void addPositionOptions(const Command& command, app::PositionRequest& request, const char* about) {
  command.option("--cgp", request.cgp, about).required().typeName("CGP");
  command.option("--language", request.language, "language by id or folder").showDefault().typeName("ID");
  command
      .option("--lexicon", request.lexicon,
              "lexicon by name or file (default: the position's \"lex\", else the language's)")
      .typeName("NAME|FILE");
}

void addLeavesOption(const Command& command, std::filesystem::path& leaves) {
  command.option("--leaves", leaves, "leave values, .klv2 or .csv (default: the language's)")
      .typeName("FILE");
}

void addInterfaceOption(const Command& command, std::string& language) {
  command
      .option("--interface", language, "language of what is printed: cs, sk, pl, en (default: the locale's)")
      .typeName("ID");
}

void addBudgetOption(const Command& command, std::chrono::milliseconds& budget, const char* about) {
  command.duration("--budget", budget, about);
}

void addThreadsOption(const Command& command, int& threads, const char* about) {
  threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  command.option("--threads", threads, about).between(1, 256);
}

void tellIfNotInstalled(const std::string& wanted, const std::string& used) {
  if (wanted.empty()) return;
  tell("rozbor: {}\n",
       phrase(interfaceWording({}), "the lexicon \"{0}\" is not installed; \"{1}\" is used", wanted, used));
}

double rounded(double value, double parts) {
  return std::round(value * parts) / parts + 0.0;  // no "-0"
}

}  // namespace rozbor::cli
