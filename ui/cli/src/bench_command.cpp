#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "commands.h"
#include "rozbor/app/languages.h"
#include "rozbor/engine/signature.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

/// As in tests/golden/signature.txt.
constexpr int kGames = 3;
constexpr std::uint64_t kSeed = 1;

Exit runBench() {
  const app::DataPaths paths = app::findDataPaths();
  std::uint64_t all = 0;
  for (const char* id : {"cs", "sk", "pl", "en"}) {
    const auto language = app::openLanguage(paths, id);
    if (!language) {
      complain(language.error());
      return Exit::data;
    }
    const std::uint64_t signature = engine::signatureOf(*language, *engine::noLeaves(), kGames, kSeed);
    fmt::print("{} {}\n", id, signature);
    all = all * 31 + signature;
  }
  fmt::print(stderr, "Bench: {}\n", all % 100000000);
  return Exit::ok;
}

}  // namespace

void addBench(CLI::App& program, Run& run) {
  CLI::App* command = program.add_subcommand("bench", "Print the signature of the engine")->group("");
  command->callback([&run] { run = [] { return runBench(); }; });
}

}  // namespace rozbor::cli
