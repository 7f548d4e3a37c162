#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "commands.h"
#include "rozbor/app/explore/position_analysis.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

Exit runBench() {
  const auto signatures = app::engineSignatures(lexica::findDataPaths());
  if (!signatures) {
    complain(signatures.error());
    return Exit::data;
  }
  std::uint64_t all = 0;
  for (const app::LanguageSignature& signature : *signatures) {
    say("{} {}\n", signature.language, signature.value);
    all = all * 31 + signature.value;
  }
  tell("Bench: {}\n", all % 100000000);
  return Exit::ok;
}

}  // namespace

void addBench(CLI::App& program, Run& run) {
  CLI::App* command = program.add_subcommand("bench", "Print the signature of the engine")->group("");
  command->callback([&run] { run = [] { return runBench(); }; });
}

}  // namespace rozbor::cli
