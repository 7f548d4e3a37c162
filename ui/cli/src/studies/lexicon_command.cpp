#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_build.h"
#include "rozbor/lexica/lexicon_check.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using nlohmann::json;

struct Options {
  std::string language = "en";
  std::string lexicon;
  lexica::LexiconBuildRequest build;
  std::vector<std::string> files;
  std::string output;
  std::vector<std::string> words;
  bool json = false;
};

/// One line; names that are no UTF-8 come out with U+FFFD.
void printJson(const json& object) {
  sayJson(object.dump(-1, ' ', false, json::error_handler_t::replace));
}

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

said::Message stepWords(std::string_view step) {
  if (step == "read") return said::words("reading");
  if (step == "correct") return said::words("correcting");
  if (step == "graph") return said::words("making the word graph");
  if (step == "write") return said::words("writing");
  return said::Message::verbatim(std::string(step));
}

class BuildProgress final : public lexica::ProgressListener {
 public:
  void onProgress(const lexica::Progress& progress) override {
    line_.show(stepWords(progress.step), static_cast<std::size_t>(progress.done),
               static_cast<std::size_t>(progress.total));
  }
  [[nodiscard]] bool cancelled() const override { return interrupted(); }

 private:
  ProgressLine line_{said::words("building")};
};

json infoJson(const engine::LexiconInfo& info) {
  return {{"name", info.name},     {"language", info.language},
          {"source", info.source}, {"words", info.words},
          {"arcs", info.arcs},     {"checksum", fmt::format("{:016x}", info.checksum)}};
}

json reportJson(const lexica::WordListReport& report) {
  return {{"lines", report.lines},        {"forms", report.forms},
          {"tooShort", report.tooShort},  {"tooLong", report.tooLong},
          {"repeated", report.repeated},  {"foreignLetters", report.foreignLetters},
          {"capitals", report.capitals},  {"forbidden", report.forbidden},
          {"dropped", report.dropped},    {"notReviewed", report.notReviewed},
          {"added", report.added},        {"kept", report.kept},
          {"encodings", report.encodings}};
}

void printBuilt(const lexica::LexiconBuildResult& built) {
  const lexica::WordListReport& report = built.report;
  say("{}: {} words, {:.1f} MB\n", built.path.string(), built.info.words,
      static_cast<double>(built.bytes) / 1e6);
  if (report.lines > 0) {
    say("  {} lines give {} forms; left out: {} too short, {} too long, {} with other letters, {} with "
        "capitals,\n"
        "  {} repeated, {} taken back by the dictionary, {} dropped by correction, {} short and not "
        "reviewed; {} added\n",
        report.lines, report.forms, report.tooShort, report.tooLong, report.foreignLetters, report.capitals,
        report.repeated, report.forbidden, report.dropped, report.notReviewed, report.added);
  }
  for (const lexica::StepTime& step : built.steps)
    say("  {:<8} {:.2f} s\n", step.step, step.seconds);
  if (!built.note.empty()) say("  {}\n", built.note);
}

Exit runBuild(Options options) {
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto language = lexica::openLanguage(paths, options.language);
  if (!language) return fail(language.error());
  options.build.files.assign(options.files.begin(), options.files.end());
  options.build.output = options.output;
  BuildProgress progress;
  const auto built = lexica::buildLexicon(options.build, *language, paths, &progress);
  if (!built) {
    complain(built.error());
    return interrupted() ? Exit::interrupted : Exit::data;
  }
  if (options.json) {
    json object = infoJson(built->info);
    object.update({{"path", built->path.string()},
                   {"bytes", built->bytes},
                   {"report", reportJson(built->report)},
                   {"note", built->note}});
    for (const lexica::StepTime& step : built->steps)
      object["seconds"][step.step] = step.seconds;
    printJson(object);
  } else {
    printBuilt(*built);
  }
  return Exit::ok;
}

json installedJson(const lexica::InstalledLexicon& lexicon) {
  json object =
      lexicon.fault
          ? json{{"fault", {{"code", lexicon.fault->code}, {"message", lexicon.fault->message.english()}}}}
          : infoJson(lexicon.info);
  object.update(
      {{"file", lexicon.path.string()}, {"installedAs", lexicon.name}, {"languages", lexicon.languages}});
  return object;
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts)
    all += (all.empty() ? "" : " ") + text;
  return all;
}

/// Every installed lexicon.
Exit listAll(const Options& options) {
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto languages = lexica::openLanguages(paths).languages;
  const auto installed = lexica::LexiconStore(paths).list(languages);
  json all = json::array();
  for (const lexica::InstalledLexicon& lexicon : installed) {
    if (options.json) {
      all.push_back(installedJson(lexicon));
    } else if (lexicon.fault) {
      say("{:<14} {} [{}]\n", lexicon.name,
          phrase(interfaceWording({}), "cannot be used: {0}", lexicon.fault->message), lexicon.fault->code);
    } else {
      say("{:<14} {:>9} words  {:<12} {}\n", lexicon.name, lexicon.info.words, joined(lexicon.languages),
          lexicon.path.string());
    }
  }
  if (options.json) {
    printJson(all);
  } else if (installed.empty()) {
    say("no lexicon is installed; \"rozbor lexicon build --language cs\" builds the Czech one\n");
  }
  return Exit::ok;
}

Exit runInfo(const Options& options) {
  if (options.lexicon.empty()) return listAll(options);
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto language = lexica::openLanguage(paths, options.language);
  if (!language) return fail(language.error());
  const auto choice = lexica::LexiconStore(paths).open(options.lexicon, *language);
  if (!choice) return fail(choice.error());
  const engine::LexiconInfo& info = choice->lexicon->info();
  if (options.json) {
    json object = infoJson(info);
    object["path"] = choice->path.string();
    printJson(object);
  } else {
    say("name      {}\nlanguage  {}\nwords     {}\narcs      {}\nchecksum  {:016x}\nsource    {}\nfile      "
        "{}\n",
        info.name, info.language.empty() ? "(the file does not say)" : info.language, info.words, info.arcs,
        info.checksum, info.source, choice->path.string());
  }
  return Exit::ok;
}

const char* verdictName(lexica::CheckedWord::Verdict verdict) {
  switch (verdict) {
    case lexica::CheckedWord::Verdict::valid:
      return "valid";
    case lexica::CheckedWord::Verdict::invalid:
      return "invalid";
    case lexica::CheckedWord::Verdict::notWritable:
      break;
  }
  return "not-writable";
}

Exit runCheck(const Options& options) {
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto language = lexica::openLanguage(paths, options.language);
  if (!language) return fail(language.error());
  const auto choice = lexica::LexiconStore(paths).choose(*language, "", options.lexicon);
  if (!choice) return fail(choice.error());
  const auto checked = lexica::checkWords(*choice->lexicon, *language, options.words);
  json all = json::array();
  for (const lexica::CheckedWord& word : checked) {
    if (options.json) {
      all.push_back({{"word", word.word}, {"verdict", verdictName(word.verdict)}});
    } else {
      say("{:<13} {}\n", verdictName(word.verdict), word.word);
    }
  }
  if (options.json) printJson(json{{"lexicon", choice->lexicon->info().name}, {"words", all}});
  const bool valid = std::ranges::all_of(checked, [](const lexica::CheckedWord& word) {
    return word.verdict == lexica::CheckedWord::Verdict::valid;
  });
  return valid ? Exit::ok : Exit::someFailed;
}

void addCommon(const Command& command, Options& options) {
  command.option("--language", options.language, "language by id or folder").showDefault().typeName("ID");
  command.flag("--json", options.json, "JSON on standard output (docs/json.md)");
}

}  // namespace

void addLexicon(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("lexicon", "Build, describe, ask and study word lists");
  command.requireSubcommand();

  const Command build = command.subcommand(
      "build", "Make a lexicon from a word list, a .kwg, or the language's Debian packages");
  build.option(
      "FILE", options->files,
      "plain lists (a word a line), .dic dictionaries, or a .kwg; none: the language's Debian packages");
  build
      .option("--name", options->build.name,
              "name of the lexicon (default: the language's default, or the file's)")
      .typeName("NAME");
  build
      .option("--encoding", options->build.encoding,
              "encoding of the lists, e.g. windows-1250, ISO-8859-2 (default: detected)")
      .typeName("NAME");
  build.option("--output", options->output, "file to write (default: NAME.rozlex in the lexicon folder)")
      .typeName("FILE");
  addCommon(build, *options);
  build.action([options, &run] { run = [options] { return runBuild(*options); }; });

  const Command info = command.subcommand("info", "Describe a lexicon, or list those that are installed");
  info.option("LEXICON", options->lexicon, "name or file; none lists all");
  addCommon(info, *options);
  info.action([options, &run] { run = [options] { return runInfo(*options); }; });

  const Command check =
      command.subcommand("check", "Say of each word whether it is valid (exit 1 if one is not)");
  check.option("WORD", options->words, "words to look up").required();
  check.option("--lexicon", options->lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  addCommon(check, *options);
  check.action([options, &run] { run = [options] { return runCheck(*options); }; });

  addLexiconWords(command, run);
  addLexiconStats(command, run);
}

}  // namespace rozbor::cli
