#include "rozbor/app/library/importer.h"

#include <algorithm>
#include <array>
#include <fstream>

#include "archive.h"
#include "rozbor/app/review/online_files.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/text_file.h"
#include "rozbor/library/game_facts.h"
#include "rozbor/parser/encoding.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/parser/merging.h"
#include "rozbor/parser/online_record.h"
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
    return game::Error{"import.players", said::words("a library keeps games of two players, this one has {0}",
                                                     replay.players.size())};
  }
  if (std::ranges::none_of(replay.turns, &replay::Turn::isDecision))
    return game::Error{"import.no-moves", said::words("nobody makes a move in this record")};
  return std::nullopt;
}

/// What the record itself tells of when and where it was played.
void addOccasion(reports::GameRow& row, const parser::GameRecord& record) {
  if (row.event.empty() && record.tournament) row.event = record.tournament->value;
  if (row.round.empty() && record.round) row.round = record.round->value;
  // "2026-03-14T10:00:00Z" begins with the day.
  constexpr std::size_t kDay = 10;
  if (row.playedOn.empty() && record.date) row.playedOn = dayOf(record.date->value);
  if (row.playedOn.empty() && record.date) row.playedOn = dayOf(record.date->value.substr(0, kDay));
}

/// The game as the library takes it; what the user says goes before what the record says.
reports::NewGame newGame(const RecordFile& file, std::string_view bytes, const replay::Replay& replay,
                         const ImportOptions& options) {
  reports::NewGame game;
  game.row = reports::factsOf(file.parsed.record, replay, *file.language);
  game.row.path = file.path.string();
  game.row.format = file.sheet ? "sheet" : parser::looksLikeJson(bytes) ? "json" : "gcg";
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
  addOccasion(game.row, file.parsed.record);
  if (game.row.playedOn.empty()) game.row.playedOn = dayOf(file.path.filename().string());
  game.fingerprint = reports::fingerprintOf(replay, *file.language);
  game.formerFingerprint = reports::formerFingerprintOf(replay, *file.language);
  game.record = writeGcg(file.parsed.record);
  game.now = timeNow();
  return game;
}

/// What a replay finds wrong.
std::ptrdiff_t faults(const replay::Replay& replay) {
  return std::ranges::count_if(replay.diagnostics, [](const parser::Diagnostic& diagnostic) {
    return diagnostic.severity != parser::Severity::info;
  });
}

/// Of what was found with the poorer record.
reports::StillTrue stillTrue(const replay::Replay& poorer, const replay::Replay& richer) {
  if (poorer.turns.size() != richer.turns.size()) return reports::StillTrue::none;
  const bool same =
      std::ranges::equal(poorer.turns, richer.turns, [](const replay::Turn& one, const replay::Turn& other) {
        return one.before == other.before && one.rackKnown == other.rackKnown && one.move == other.move &&
               one.scoreComputed == other.scoreComputed;
      });
  return same ? reports::StillTrue::all : reports::StillTrue::cards;
}

game::Error noRecord() {
  return {"import.no-record",
          said::words("this is neither a GCG file nor a score sheet nor an online record")};
}

bool isRecord(std::string_view bytes) {
  return parser::looksLikeGcg(bytes) || parser::looksLikeScoreSheet(bytes) ||
         parser::looksLikeOnlineRecord(bytes);
}

/// Of a file with the games of years.
constexpr std::size_t kLongestOnline = 256U << 20U;

/// The first bytes, which tell an archive.
std::string startOf(const fs::path& path) {
  constexpr std::size_t kStart = 512;
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return {};
  std::string start(kStart, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(start.data(), kStart);
  start.resize(static_cast<std::size_t>(file.gcount()));
  return start;
}

/// In an archive the folder is the archive, however deep its own folders are.
fs::path inside(const fs::path& archive, const std::string& name) {
  return archive / fs::path(name).relative_path();
}

bool isHiddenName(const std::string& name) {
  return name.starts_with("__MACOSX/") || isHidden(fs::path(name));
}

/// A pipe, a socket, a device: not what folders of records are searched for.
bool isNoFile(const fs::path& path) {
  std::error_code unknown;
  const bool other = fs::is_other(path, unknown);
  return !unknown && other;
}

}  // namespace

const char* name(ImportStatus status) {
  static constexpr std::array kNames{"added", "known", "enriched", "skipped", "failed"};
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
    takeFile(file, library, outcome);
  } catch (const std::exception& failure) {  // out of memory above all; the next file may be smaller
    outcome.status = ImportStatus::failed;
    outcome.error = game::Error{"import.failed", said::Message::verbatim(failure.what())};
  }
  return outcome;
}

void Importer::takeFile(const ImportFile& file, reports::Library& library, ImportOutcome& outcome) {
  const auto bytes = bytesOf(file.path);
  if (bytes && isRecord(*bytes)) return takeRecord(*bytes, library, outcome);
  const bool isOther = bytes || bytes.error().code == "file.too-large" || isNoFile(file.path);
  if (isOther && !file.named) outcome.status = ImportStatus::skipped;
  outcome.error = bytes ? noRecord() : bytes.error();
}

void Importer::takeRecord(std::string_view bytes, reports::Library& library, ImportOutcome& outcome) {
  auto record = badLanguage_
                    ? game::Result<RecordFile>(*badLanguage_)
                    : readRecord(bytes, outcome.file, languages_, store_, {asked_, options_.lexicon});
  if (!record) {
    outcome.error = record.error();
    return;
  }
  takeRead(*record, bytes, library, outcome);
}

void Importer::takeRead(const RecordFile& record, std::string_view bytes, reports::Library& library,
                        ImportOutcome& outcome) {
  outcome.diagnostics = record.parsed.diagnostics;
  if (record.sheet && record.sheet->reconstruction.solutions.empty()) {
    outcome.error = whyNoGame(*record.sheet);
    return;
  }
  const replay::Replay replay = replay::replayRecord(record.parsed.record, *record.language);
  outcome.diagnostics = reports::mergedDiagnostics(record.parsed.diagnostics, replay.diagnostics);
  outcome.error = refusal(replay);
  if (outcome.error) return;
  const auto added = library.add(newGame(record, bytes, replay, options_));
  if (!added) {
    outcome.error = added.error();
    return;
  }
  outcome.game = added->game;
  outcome.status = added->isNew ? ImportStatus::added : ImportStatus::known;
  if (added->isNew) return;
  const auto learnt = learn(added->game, record, bytes, library);
  if (!learnt) {
    outcome.status = ImportStatus::failed;
    outcome.error = learnt.error();
  } else if (*learnt) {
    outcome.status = ImportStatus::enriched;
  }
}

/// Whether the library's record of the game tells more now, from what this one tells besides.
game::Result<bool> Importer::learn(reports::Id known, const RecordFile& record, std::string_view bytes,
                                   reports::Library& library) const {
  const auto kept = library.record(known);
  if (!kept) return kept.error();
  const parser::GameRecord before = parser::parseGcg(*kept).record;
  auto both = parser::merged(before, record.parsed.record);
  if (!both || writeGcg(*both) == *kept) return false;  // some of what other forms tell has no place in a GCG
  const replay::Replay replay = replay::replayRecord(*both, *record.language);
  const replay::Replay poorer = replay::replayRecord(before, *record.language);
  const auto print = library.fingerprint(known);
  if (!print) return print.error();
  // Two that contradict each other tell less together.
  if (*print != reports::fingerprintOf(replay, *record.language) || faults(replay) > faults(poorer))
    return false;
  RecordFile richer = record;
  richer.parsed.record = *std::move(both);
  if (const auto error =
          library.enrich(known, newGame(richer, bytes, replay, options_), stillTrue(poorer, replay)))
    return *error;
  return true;
}

bool Importer::takeEach(const ImportFile& file, reports::Library& library, const Told& told) {
  if (looksLikeArchive(startOf(file.path))) return takeArchive(file, library, told);
  if (parser::looksLikeJson(startOf(file.path))) {
    const auto bytes = lexica::readBytes(file.path, kLongestOnline);
    if (bytes && parser::looksLikeOnlineRecord(*bytes)) {
      inArchive_ = false;
      return takeOnline(file, *bytes, library, told);
    }
  }
  std::error_code error;
  if (fs::is_regular_file(file.path, error)) {
    const auto bytes = bytesOf(file.path);
    auto sheets = bytes ? severalSheets(*bytes, file.path) : std::vector<SheetGame>();
    if (!sheets.empty()) return takeSheets(std::move(sheets), library, told);
  }
  return told(take(file, library));
}

bool Importer::takeBytes(const ImportFile& file, std::string_view bytes, reports::Library& library,
                         const Told& told) {
  if (parser::looksLikeOnlineRecord(bytes)) return takeOnline(file, bytes, library, told);
  if (auto sheets = severalSheets(bytes, file.path); !sheets.empty())
    return takeSheets(std::move(sheets), library, told);
  ImportOutcome outcome;
  outcome.file = file.path;
  if (isRecord(bytes)) {
    takeRecord(bytes, library, outcome);
  } else {
    outcome.status = ImportStatus::skipped;
    outcome.error = noRecord();
  }
  return told(outcome);
}

const parser::OnlineExtras& Importer::extrasFor(const fs::path& file) {
  if (inArchive_) return extras_;
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  if (extrasFolder_ != folder) {
    extras_ = extrasIn(folder);
    extrasFolder_ = folder;
  }
  return extras_;
}

bool Importer::takeOnline(const ImportFile& file, std::string_view bytes, reports::Library& library,
                          const Told& told) {
  parser::OnlineReading reading = parser::readOnline(bytes, extrasFor(file.path));
  ImportOutcome outcome;
  outcome.file = file.path;
  if (reading.games.empty()) {
    outcome.diagnostics = reading.diagnostics;
    const bool isBroken =
        !reading.diagnostics.empty() && reading.diagnostics.front().code != "online.no-game";
    outcome.status = isBroken || file.named ? ImportStatus::failed : ImportStatus::skipped;
    outcome.error = isBroken
                        ? game::Error{reading.diagnostics.front().code, reading.diagnostics.front().message}
                        : noRecord();
    return told(outcome);
  }
  const bool isOne = reading.games.size() == 1;
  for (std::size_t game = 0; game < reading.games.size(); ++game) {
    ImportOutcome one;
    one.file = isOne ? file.path : fs::path(file.path.string() + "#" + std::to_string(game + 1));
    auto record = badLanguage_ ? game::Result<RecordFile>(*badLanguage_)
                               : recordFile(std::move(reading.games[game]), one.file, languages_, asked_);
    if (record)
      takeRead(*record, bytes, library, one);
    else
      one.error = record.error();
    if (!told(one)) return false;
  }
  return true;
}

bool Importer::takeSheets(std::vector<SheetGame> games, reports::Library& library, const Told& told) {
  for (SheetGame& game : games) {
    ImportOutcome one;
    one.file = game.path;
    // The library keeps a sheet as a text of its own.
    const parser::SheetStyle style{.layout = game.parsed.sheet.layout, .coordinates = true, .racks = true};
    const std::string text = writeScoreSheet(game.parsed.sheet, style);
    auto record = badLanguage_
                      ? game::Result<RecordFile>(*badLanguage_)
                      : readSheetRecord(std::move(game), languages_, store_, {asked_, options_.lexicon});
    if (record)
      takeRead(*record, text, library, one);
    else
      one.error = record.error();
    if (!told(one)) return false;
  }
  return true;
}

/// Twice over it: cards may stand behind the games that they are of.
bool Importer::takeArchive(const ImportFile& file, reports::Library& library, const Told& told) {
  extras_ = {};
  extrasFolder_.clear();
  (void)readArchive(file.path, {}, [&](const ArchiveEntry& entry) {
    addExtras(extras_, entry.bytes);
    return true;
  });
  inArchive_ = true;
  bool goesOn = true;
  const auto error = readArchive(file.path, {}, [&](const ArchiveEntry& entry) {
    const ImportFile inner{inside(file.path, entry.name), false};
    if (!entry.refused) {
      goesOn = isHiddenName(entry.name) || takeBytes(inner, entry.bytes, library, told);
      return goesOn;
    }
    ImportOutcome refused;
    refused.file = inner.path;
    refused.error = entry.refused;
    goesOn = told(refused);
    return goesOn;
  });
  inArchive_ = false;
  if (!error || !goesOn) return goesOn;
  ImportOutcome outcome;
  outcome.file = file.path;
  outcome.error = error;
  return told(outcome);
}

}  // namespace rozbor::app
