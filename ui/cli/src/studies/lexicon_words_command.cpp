#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/studies/word_question.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/text_layout.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using app::FoundWords;
using app::WordAnswer;
using nlohmann::json;
using reports::Wording;
using reports::terminal::Ink;
using reports::terminal::Paint;

constexpr std::size_t kIndent = 2;

struct Options {
  std::string language = "en";
  std::string lexicon;
  std::string typed;
  std::size_t top = 60;
  std::string interfaceLanguage;
  bool json = false;
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text += (text.empty() ? "" : " ") + word;
  return text;
}

const char* kindName(WordAnswer::Kind kind) {
  switch (kind) {
    case WordAnswer::Kind::word:
      return "word";
    case WordAnswer::Kind::tiles:
      return "tiles";
    case WordAnswer::Kind::pattern:
      break;
  }
  return "pattern";
}

json foundJson(const FoundWords& found) {
  return {{"words", found.words}, {"all", found.all}};
}

json answerJson(const WordAnswer& answer, const std::string& lexicon) {
  const bool word = answer.kind == WordAnswer::Kind::word;
  const bool pattern = answer.kind == WordAnswer::Kind::pattern;
  json object{{"lexicon", lexicon}, {"asked", answer.asked}, {"kind", kindName(answer.kind)}};
  object["valid"] = word ? json(answer.valid) : json();
  object["hooks"] = word ? json{{"front", answer.frontHooks}, {"back", answer.backHooks}} : json();
  object["anagrams"] = pattern ? json() : foundJson(answer.anagrams);
  object["shorter"] = pattern ? json() : foundJson(answer.shorter);
  object["fitting"] = pattern ? foundJson(answer.fitting) : json();
  return object;
}

/// A line of its own for each fact, "–" where there is nothing.
class Lines {
 public:
  Lines(const Wording& wording, const Paint& paint, std::size_t width)
      : wording_(wording), paint_(paint), width_(width) {}

  void add(const std::string& label, const std::string& value) {
    text += paint_(Ink::dim, label) + "\n" +
            reports::terminal::wrapped(value.empty() ? "–" : value, width_, kIndent) + "\n";
  }
  void add(const std::string& label, const FoundWords& found) {
    const std::string count = wording_.number(static_cast<double>(found.all), 0);
    std::string words = joined(found.words);
    if (found.words.size() < found.all) words += " …";
    add(label + " (" + count + ")", words);
  }

  std::string text;

 private:
  const Wording& wording_;
  const Paint& paint_;
  std::size_t width_;
};

std::string answerText(const WordAnswer& answer, const std::string& lexicon, const Wording& wording,
                       const Paint& paint, std::size_t width) {
  Lines lines(wording, paint, width);
  if (answer.kind == WordAnswer::Kind::word) {
    const std::string verdict = answer.valid
                                    ? phrase(wording, "{0} is a word of {1}.", answer.asked, lexicon)
                                    : phrase(wording, "{0} is no word of {1}.", answer.asked, lexicon);
    lines.text += paint(Ink::bold, verdict) + "\n";
    lines.add(wording.text("Hooks in front"), joined(answer.frontHooks));
    lines.add(wording.text("Hooks behind"), joined(answer.backHooks));
  } else {
    lines.text += paint(Ink::bold, answer.asked) + "\n";
  }
  for (const app::AnswerRow& row : rowsOf(answer))
    lines.add(wording.text(row.label), *row.found);
  return lines.text;
}

Exit runWords(const Options& options) {
  endOnInterrupt();
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto fail = [](const game::Error& error) {
    complain(error);
    return Exit::data;
  };
  const auto language = lexica::openLanguage(paths, options.language);
  if (!language) return fail(language.error());
  const auto choice = lexica::LexiconStore(paths).choose(*language, "", options.lexicon);
  if (!choice) return fail(choice.error());
  const auto answer = app::askWords(*choice->lexicon, *language, options.typed, options.top);
  if (!answer) return fail(answer.error());
  const std::string& lexicon = choice->lexicon->info().name;
  if (options.json) {
    sayJson(answerJson(**answer, lexicon).dump(-1, ' ', false, json::error_handler_t::replace));
  } else {
    sayPainted(answerText(**answer, lexicon, interfaceWording(options.interfaceLanguage),
                          Paint(hasColour(stdout)), static_cast<std::size_t>(terminalWidth())));
  }
  return Exit::ok;
}

}  // namespace

void addLexiconWords(const Command& lexicon, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command =
      lexicon.subcommand("words", "Hooks and anagrams of a word, words of tiles, words that fit a pattern");
  command
      .option("TEXT", options->typed,
              "letters; ? is a blank; with . for any letter or * for any number of letters it is a pattern")
      .required();
  command.option("--language", options->language, "language by id or folder").showDefault().typeName("ID");
  command.option("--lexicon", options->lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command.option("--top", options->top, "how many words each list has")
      .showDefault()
      .positive()
      .typeName("N");
  addInterfaceOption(command, options->interfaceLanguage);
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runWords(*options); }; });
}

}  // namespace rozbor::cli
