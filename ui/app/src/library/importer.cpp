#include "rozbor/app/library/importer.h"

#include <algorithm>
#include <array>

#include "rozbor/lexica/languages.h"
#include "rozbor/library/game_facts.h"
#include "rozbor/parser/encoding.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/diagnostics.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

bool isHidden(const fs::path& path) {
  const std::string file = path.filename().string();
  return file.starts_with('.') && file != "." && file != "..";
}

void addFolder(const fs::path& folder, std::vector<ImportFile>& files) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    entries.push_back(at->path());
  if (error) files.push_back({folder, true});
  std::ranges::sort(entries);
  for (const fs::path& entry : entries) {
    if (isHidden(entry)) continue;
    if (fs::is_directory(entry, error)) {
      if (!fs::is_symlink(entry, error)) addFolder(entry, files);
    } else {
      files.push_back({entry, false});
    }
  }
}

std::optional<game::Error> refusal(const replay::Replay& replay) {
  if (replay.players.size() != 2) {
    return game::Error{"import.players", "a library keeps games of two players, this one has " +
                                             std::to_string(replay.players.size())};
  }
  if (std::ranges::none_of(replay.turns, &replay::Turn::isDecision))
    return game::Error{"import.no-moves", "nobody makes a move in this record"};
  return std::nullopt;
}

/// The game as the library takes it; what the user says goes before what the record says.
reports::NewGame newGame(const RecordFile& file, std::string_view bytes, const replay::Replay& replay,
                         const ImportOptions& options) {
  reports::NewGame game;
  game.row = reports::factsOf(file.parsed.record, replay, *file.language);
  game.row.path = file.path.string();
  game.row.format = file.sheet ? "sheet" : "gcg";
  game.row.event = options.event;
  game.row.round = options.round;
  game.row.playedOn = options.playedOn;
  if (file.sheet) {
    const parser::ScoreSheet& sheet = file.sheet->parsed.sheet;
    if (game.row.event.empty()) game.row.event = sheet.competition.value;
    if (game.row.round.empty()) game.row.round = sheet.round.value;
    if (game.row.playedOn.empty()) game.row.playedOn = dayOf(sheet.date.value);
    game.sheet = parser::decodeText(bytes).utf8;
  }
  if (game.row.playedOn.empty()) game.row.playedOn = dayOf(file.path.filename().string());
  game.fingerprint = reports::fingerprintOf(replay, *file.language);
  game.record = writeGcg(file.parsed.record);
  game.now = timeNow();
  return game;
}

/// A pipe, a socket, a device: not what folders of records are searched for.
bool isNoFile(const fs::path& path) {
  std::error_code unknown;
  const bool other = fs::is_other(path, unknown);
  return !unknown && other;
}

bool isRecord(const std::string& bytes) {
  return parser::looksLikeGcg(bytes) || parser::looksLikeScoreSheet(bytes);
}

}  // namespace

const char* name(ImportStatus status) {
  static constexpr std::array kNames{"added", "known", "skipped", "failed"};
  return kNames[static_cast<std::size_t>(status)];
}

std::vector<ImportFile> filesToImport(const std::vector<fs::path>& paths) {
  std::vector<ImportFile> files;
  std::error_code error;
  for (const fs::path& path : paths) {
    if (fs::is_directory(path, error)) {
      addFolder(path, files);
    } else {
      files.push_back({path, true});
    }
  }
  return files;
}

Importer::Importer(const lexica::DataPaths& paths, ImportOptions options)
    : paths_(paths),
      options_(std::move(options)),
      store_(paths_),
      languages_(lexica::sharedLanguages(paths_)) {
  if (options_.language.empty()) return;
  auto opened = lexica::openLanguage(paths_, options_.language);
  if (opened) {
    asked_ = std::make_shared<const game::Language>(*std::move(opened));
  } else {
    badLanguage_ = opened.error();
  }
}

ImportOutcome Importer::take(const ImportFile& file, reports::Library& library) {
  ImportOutcome outcome;
  outcome.file = file.path;
  try {
    takeBytes(file, library, outcome);
  } catch (const std::exception& failure) {  // out of memory above all; the next file may be smaller
    outcome.status = ImportStatus::failed;
    outcome.error = game::Error{"import.failed", failure.what()};
  }
  return outcome;
}

void Importer::takeBytes(const ImportFile& file, reports::Library& library, ImportOutcome& outcome) {
  const auto bytes = bytesOf(file.path);
  if (bytes && isRecord(*bytes)) return takeRecord(*bytes, library, outcome);
  const bool isOther = bytes || bytes.error().code == "file.too-large" || isNoFile(file.path);
  if (isOther && !file.named) outcome.status = ImportStatus::skipped;
  outcome.error =
      bytes ? game::Error{"import.no-record", "this is neither a GCG file nor a score sheet"} : bytes.error();
}

void Importer::takeRecord(std::string_view bytes, reports::Library& library, ImportOutcome& outcome) {
  auto record = badLanguage_
                    ? game::Result<RecordFile>(*badLanguage_)
                    : readRecord(bytes, outcome.file, languages_, store_, {asked_, options_.lexicon});
  if (!record) {
    outcome.error = record.error();
    return;
  }
  outcome.diagnostics = record->parsed.diagnostics;
  if (record->sheet && record->sheet->reconstruction.solutions.empty()) {
    outcome.error = whyNoGame(*record->sheet);
    return;
  }
  const replay::Replay replay = replay::replayRecord(record->parsed.record, *record->language);
  outcome.diagnostics = reports::mergedDiagnostics(record->parsed.diagnostics, replay.diagnostics);
  outcome.error = refusal(replay);
  if (outcome.error) return;
  const auto added = library.add(newGame(*record, bytes, replay, options_));
  if (!added) {
    outcome.error = added.error();
    return;
  }
  outcome.game = added->game;
  outcome.status = added->isNew ? ImportStatus::added : ImportStatus::known;
}

}  // namespace rozbor::app
