#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
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

Text decisionsText(Source& source) {
  const auto rows = source.library.decisions(source.person);
  if (!rows) return rows.error();
  return source.isJson() ? renderDecisionsJson(*rows, source.scale)
                         : renderDecisionsCsv(*rows, source.scale, source.options.csv);
}

Text gamesText(Source& source) {
  const auto rows = source.library.games(source.person);
  if (!rows) return rows.error();
  return source.isJson() ? reports::renderGamesJson(*rows)
                         : reports::renderGamesCsv(*rows, source.options.csv);
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
  const auto people = statisticsOf(source.library, request, lexica::findDataPaths(), {.bands = source.scale});
  if (!people) return people.error();
  std::vector<reports::FigureRow> rows;
  for (const app::PlayerStatistics& player : *people)
    std::ranges::move(figureRows(player.person.name, player.figures), std::back_inserter(rows));
  return source.isJson() ? reports::renderFiguresJson(rows)
                         : reports::renderFiguresCsv(rows, source.options.csv);
}

const game::Language* languageOf(const Source& source, const std::string& id) {
  const auto found = std::ranges::find(source.languages, id, [](const auto& each) { return each->id; });
  return found == source.languages.end() ? nullptr : found->get();
}

/// The one that was asked for, else that of the first decision.
Text wordsText(Source& source) {
  const auto rows = source.library.decisions(source.person);
  if (!rows) return rows.error();
  std::string id = source.options.language;
  if (id.empty() && !rows->empty()) id = rows->front().game.language;
  if (id.empty()) return std::string();
  const game::Language* language = languageOf(source, id);
  if (language == nullptr) return game::Error{"language.unknown", "there is no language \"" + id + "\""};
  return renderWordList(missedWords(*rows, *language, source.scale), source.options.counts);
}

Text ankiText(Source& source) {
  const auto rows = source.library.decisions(source.person);
  if (!rows) return rows.error();
  return renderAnki(*rows, source.languages, source.scale, source.wording);
}

/// "0012 2026-11-21 Ida Lind – Otto O'Brien"
std::string titleOf(const reports::GameRow& game) {
  return fmt::format("{:04}{}{} {} – {}", game.id, game.playedOn.empty() ? "" : " ", game.playedOn,
                     game.seats[0].name, game.seats[1].name);
}

Text recordText(Source& source, const reports::GameRow& game,
                std::span<const reports::DecisionRecord> decisions) {
  const game::Language* language = languageOf(source, game.language);
  if (language == nullptr)
    return game::Error{"language.unknown", "there is no language \"" + game.language + "\""};
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

Exit writeRecords(Source& source) {
  const auto games = source.library.games(source.person);
  if (!games) return failed(games.error());
  const auto decisions = source.library.decisions({});
  if (!decisions) return failed(decisions.error());
  std::map<reports::Id, std::vector<reports::DecisionRecord>> byGame;
  for (const reports::DecisionRecord& decision : *decisions)
    byGame[decision.game.id].push_back(decision);
  const std::filesystem::path folder = source.options.output;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  app::FileNames names;
  std::size_t bad = 0;
  for (const reports::GameRow& game : *games) {
    const bool isOnline = source.options.what == "history";
    const auto text = isOnline ? onlineText(source, game) : recordText(source, game, byGame[game.id]);
    const std::string name = names.take(titleOf(game), isOnline ? "json" : "gcg");
    if (!text) complain(text.error(), game.path);
    if (!text || !writeFile((folder / name).string(), *text)) ++bad;
  }
  return exitFor(bad, std::max<std::size_t>(1, games->size()));
}

Text textOf(Source& source) {
  const std::string& what = source.options.what;
  if (what == "games") return gamesText(source);
  if (what == "answers") return answersText(source);
  if (what == "figures") return figuresText(source);
  if (what == "words") return wordsText(source);
  return what == "anki" ? ankiText(source) : decisionsText(source);
}

Exit runExport(const Options& options) {
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
  const auto text = textOf(source);
  if (!text) return failed(text.error());
  return writeFile(options.output, *text) ? Exit::ok : Exit::data;
}

void addOptions(CLI::App& command, Options& options) {
  addLibraryOption(command, options.library);
  command.add_option("--what", options.what, "what is written")
      ->check(CLI::IsMember({"decisions", "games", "answers", "figures", "words", "anki", "gcg", "history"}))
      ->capture_default_str();
  command.add_option("--format", options.format, "csv or json (of decisions, games, answers and figures)")
      ->check(CLI::IsMember({"csv", "json"}))
      ->capture_default_str();
  command
      .add_option("--output", options.output, "the file, - is standard output; of gcg and history the folder")
      ->type_name("FILE|FOLDER")
      ->capture_default_str();
  command.add_option("--player", options.player, "of one player only")->type_name("NAME");
  command
      .add_option("--language", options.language, "whose words are listed (default: that of the first game)")
      ->type_name("ID");
  command.add_flag("--bom", options.csv.byteOrderMark, "a byte order mark in front of CSV");
  command.add_flag("--counts", options.counts, "how often each word was missed");
  addInterfaceOption(command, options.interfaceLanguage, "cards and notes");
}

}  // namespace

void addExport(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("export", "Writes the library for other programs (docs/exports.md)");
  addOptions(*command, *options);
  command->callback([options, &run] {
    const bool isFolder = options->what == "gcg" || options->what == "history";
    if (isFolder && options->output == "-")
      throw CLI::ValidationError("--what " + options->what + " needs a folder: --output FOLDER");
    run = [options] { return runExport(*options); };
  });
}

}  // namespace rozbor::cli
