#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <set>
#include <span>

#include "commands.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/file_names.h"
#include "rozbor/app/library/player_statistics.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/insight/missed_words.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/parser/online_record.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_export.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::string library;
  std::string player;
  std::string what = "decisions";
  std::string format = "csv";
  std::string output = "-";
  std::string language;
  std::string interfaceLanguage;
  reports::CsvOptions csv;
  bool counts = false;
};

/// What an export is made of.
struct Source {
  reports::Library& library;
  std::optional<reports::Id> person;
  reports::BandScale scale;
  std::vector<std::shared_ptr<const game::Language>> languages;
  reports::Wording wording;
  const Options& options;

  [[nodiscard]] bool isJson() const { return options.format == "json"; }
};

using Text = game::Result<std::string>;
using Decisions = std::span<const reports::DecisionRecord>;

/// Writes what becomes of the decisions of each game, a game at a time.
template <class Rendered>
Exit writeEach(Source& source, const std::string& head, const Rendered& rendered) {
  Output output(source.options.output);
  output.write(head);
  const auto error = source.library.eachGame(source.person, reports::Texts::with,
                                             [&](const reports::GameRow&, Decisions decisions) {
                                               output.write(rendered(decisions));
                                               return true;
                                             });
  if (error) return failed(*error);
  return output.finish() ? Exit::ok : Exit::data;
}

Exit writeDecisions(Source& source) {
  if (source.isJson()) {
    return writeEach(source, "",
                     [&](Decisions decisions) { return renderDecisionsJson(decisions, source.scale); });
  }
  return writeEach(source, reports::decisionsCsvHead(source.options.csv),
                   [&](Decisions decisions) { return decisionsCsvRows(decisions, source.scale); });
}

Exit writeAnki(Source& source) {
  return writeEach(source, reports::ankiHead(), [&](Decisions decisions) {
    if (!decisions.empty() && decisions.front().game.misfit() != nullptr) return std::string();
    return ankiCards(decisions, source.languages, source.scale, source.wording);
  });
}

Exit writeGames(Source& source) {
  Output output(source.options.output);
  if (!source.isJson()) output.write(reports::gamesCsvHead(source.options.csv));
  const auto write = [&](const reports::GameRow& game) {
    const std::span row(&game, 1);
    output.write(source.isJson() ? reports::renderGamesJson(row) : reports::gamesCsvRows(row));
    return true;
  };
  const auto error = source.library.eachGameRow(source.person, reports::GameOrder::asPlayed, write);
  if (error) return failed(*error);
  return output.finish() ? Exit::ok : Exit::data;
}

Text answersText(Source& source) {
  const auto rows = source.library.answers(source.person);
  if (!rows) return rows.error();
  return source.isJson() ? reports::renderAnswersJson(*rows)
                         : reports::renderAnswersCsv(*rows, source.options.csv);
}

Text figuresText(Source& source) {
  app::StatisticsRequest request;
  request.player = source.options.player;
  std::vector<reports::FigureRow> rows;
  const auto error = eachStatistics(source.library, request, lexica::findDataPaths(), {.bands = source.scale},
                                    [&](app::PlayerStatistics&& player) {
                                      std::ranges::move(figureRows(player.person.name, player.figures),
                                                        std::back_inserter(rows));
                                    });
  if (error) return *error;
  return source.isJson() ? reports::renderFiguresJson(rows)
                         : reports::renderFiguresCsv(rows, source.options.csv);
}

const game::Language* languageOf(const Source& source, const std::string& id) {
  const auto found = std::ranges::find(source.languages, id, [](const auto& each) { return each->id; });
  return found == source.languages.end() ? nullptr : found->get();
}

game::Error unknownLanguage(const std::string& id) {
  return {"language.unknown", said::words("there is no language \"{0}\"", id)};
}

/// Decisions in which a word was missed, and the language of the first decision of all.
struct Missed {
  std::vector<reports::DecisionRecord> decisions;
  std::string language;
};

game::Result<Missed> missedOf(Source& source) {
  Missed missed;
  const auto error = source.library.eachGame(
      source.person, reports::Texts::with, [&](const reports::GameRow& game, Decisions decisions) {
        if (game.misfit() != nullptr) return true;
        if (missed.language.empty() && !decisions.empty()) missed.language = game.language;
        std::ranges::copy_if(decisions, std::back_inserter(missed.decisions), [](const auto& decision) {
          return decision.numbers.cause && decision.numbers.cause->cause == reports::Cause::missedWord;
        });
        return true;
      });
  if (error) return *error;
  return missed;
}

/// The language that was asked for, else that of the first decision.
Text wordsText(Source& source) {
  const auto missed = missedOf(source);
  if (!missed) return missed.error();
  const std::string id = source.options.language.empty() ? missed->language : source.options.language;
  if (id.empty()) return std::string();
  const game::Language* language = languageOf(source, id);
  if (language == nullptr) return unknownLanguage(id);
  return renderWordList(missedWords(missed->decisions, *language, source.scale), source.options.counts);
}

/// "0012 2026-11-21 Ida Lind – Otto O'Brien"
std::string titleOf(const reports::GameRow& game) {
  return fmt::format("{:04}{}{} {} – {}", game.id, game.playedOn.empty() ? "" : " ", game.playedOn,
                     game.seats[0].name, game.seats[1].name);
}

Text recordText(Source& source, const reports::GameRow& game,
                std::span<const reports::DecisionRecord> decisions) {
  const game::Language* language = languageOf(source, game.language);
  if (language == nullptr) return unknownLanguage(game.language);
  const auto record = source.library.record(game.id);
  if (!record) return record.error();
  return renderStoredGcg(parser::parseGcg(*record).record, decisions, *language, source.scale,
                         source.wording);
}

Text onlineText(Source& source, const reports::GameRow& game) {
  const auto record = source.library.record(game.id);
  if (!record) return record.error();
  return parser::writeOnline(parser::parseGcg(*record).record);
}

/// Every game with the notes on it, into a folder.
class Records {
 public:
  explicit Records(Source& source) : source_(source), folder_(source.options.output) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
  }

  void add(const reports::GameRow& game, Decisions decisions) {
    ++all_;
    const bool isOnline = source_.options.what == "history";
    const auto text = isOnline ? onlineText(source_, game) : recordText(source_, game, decisions);
    if (!text) complain(text.error(), game.path);
    const std::string name = names_.take(titleOf(game), isOnline ? "json" : "gcg");
    if (!text || !writeFile((folder_ / name).string(), *text)) ++bad_;
  }

  [[nodiscard]] Exit finish() const { return exitFor(bad_, std::max<std::size_t>(1, all_)); }

 private:
  Source& source_;
  std::filesystem::path folder_;
  app::FileNames names_;
  std::size_t all_ = 0;
  std::size_t bad_ = 0;
};

/// Of one player's games the decisions of both are noted.
Exit writeRecords(Source& source) {
  Records records(source);
  std::set<reports::Id> wanted;
  const auto isWanted = [&](const reports::GameRow& game) {
    wanted.insert(game.id);
    return true;
  };
  if (const auto failure = source.library.eachGameRow(source.person, reports::GameOrder::byId, isWanted))
    return failed(*failure);
  const auto error = source.library.eachGame({}, reports::Texts::with,
                                             [&](const reports::GameRow& game, Decisions decisions) {
                                               if (wanted.contains(game.id)) records.add(game, decisions);
                                               return true;
                                             });
  return error ? failed(*error) : records.finish();
}

Text textOf(Source& source) {
  const std::string& what = source.options.what;
  if (what == "answers") return answersText(source);
  return what == "figures" ? figuresText(source) : wordsText(source);
}

Exit writeWhole(Source& source) {
  const auto text = textOf(source);
  if (!text) return failed(text.error());
  return writeFile(source.options.output, *text) ? Exit::ok : Exit::data;
}

Exit runExport(const Options& options) {
  endOnInterrupt();
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  const lexica::DataPaths paths = lexica::findDataPaths();
  Source source{*library,
                {},
                app::bandScaleOf(paths),
                sharedLanguages(paths),
                interfaceWording(options.interfaceLanguage),
                options};
  const auto person = personAsked(*library, options.player);
  if (!person) return failed(person.error());
  source.person = *person;
  if (options.what == "gcg" || options.what == "history") return writeRecords(source);
  if (options.what == "decisions") return writeDecisions(source);
  if (options.what == "games") return writeGames(source);
  return options.what == "anki" ? writeAnki(source) : writeWhole(source);
}

void addOptions(const Command& command, Options& options) {
  addLibraryOption(command, options.library);
  command.option("--what", options.what, "what is written")
      .oneOf({"decisions", "games", "answers", "figures", "words", "anki", "gcg", "history"})
      .showDefault();
  command.option("--format", options.format, "csv or json (of decisions, games, answers and figures)")
      .oneOf({"csv", "json"})
      .showDefault();
  command.option("--output", options.output, "the file, - is standard output; of gcg and history the folder")
      .typeName("FILE|FOLDER")
      .showDefault();
  command.option("--player", options.player, "of one player only").typeName("NAME");
  command.option("--language", options.language, "whose words are listed (default: that of the first game)")
      .typeName("ID");
  command.flag("--bom", options.csv.byteOrderMark, "a byte order mark in front of CSV");
  command.flag("--counts", options.counts, "how often each word was missed");
  addInterfaceOption(command, options.interfaceLanguage);
}

}  // namespace

void addExport(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command =
      program.subcommand("export", "Writes the library for other programs (docs/exports.md)");
  addOptions(command, *options);
  command.action([options, &run] {
    const bool isFolder = options->what == "gcg" || options->what == "history";
    if (isFolder && options->output == "-")
      throw UsageError("--what {0} needs a folder: --output FOLDER", {options->what});
    run = [options] { return runExport(*options); };
  });
}

}  // namespace rozbor::cli
