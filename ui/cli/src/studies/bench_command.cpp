#include <fmt/format.h>

#include <memory>

#include "commands.h"
#include "rozbor/app/explore/position_analysis.h"
#include "rozbor/app/studies/verdict_signature.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

/// "cs standard 123", and so on.
Exit printVerdicts() {
  for (const char* language : {"cs", "sk", "pl", "en"}) {
    for (const reports::Preset preset : {reports::Preset::standard, reports::Preset::deep}) {
      const auto signature = app::verdictSignature(lexica::findDataPaths(), language, preset);
      if (!signature) {
        complain(signature.error());
        return Exit::data;
      }
      say("{} {} {}\n", language, reports::name(preset), *signature);
    }
  }
  return Exit::ok;
}

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

void addBench(const Command& program, Run& run) {
  const Command command = program.subcommand("bench", "Print the signature of the engine");
  command.hide();
  const auto verdicts = std::make_shared<bool>(false);
  command.flag("--verdicts", *verdicts, "that of the verdicts instead");
  command.action([&run, verdicts] { run = [verdicts] { return *verdicts ? printVerdicts() : runBench(); }; });
}

}  // namespace rozbor::cli
