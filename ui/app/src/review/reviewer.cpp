#include "rozbor/app/review/reviewer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <system_error>

#include "lexicon_agreement.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/review/diagnostics.h"

namespace rozbor::app {
namespace {

reports::LexiconReason reasonOf(lexica::LexiconChoice::Reason reason) {
  switch (reason) {
    case lexica::LexiconChoice::Reason::commandLine:
      return reports::LexiconReason::commandLine;
    case lexica::LexiconChoice::Reason::record:
      return reports::LexiconReason::record;
    case lexica::LexiconChoice::Reason::languageDefault:
      return reports::LexiconReason::languageDefault;
    case lexica::LexiconChoice::Reason::onlyInstalled:
      break;
  }
  return reports::LexiconReason::onlyInstalled;
}

std::optional<game::Error> refusal(const reports::GameReview& review) {
  if (review.replay.players.size() > 2) {
    return game::Error{"review.players", said::words("a review needs a game of two players, this one has {0}",
                                                     review.replay.players.size())};
  }
  if (review.decisions.empty() && review.interrupted) {
    return game::Error{"review.interrupted", said::words("interrupted before the first decision was graded")};
  }
  if (review.decisions.empty())
    return game::Error{"review.empty", said::words("nobody makes a move in this record")};
  return std::nullopt;
}

/// Other games that fit a sheet and are reviewed for comparison, the likeliest ones.
constexpr std::size_t kOthersCompared = 2;
/// Less likely ones are not.
constexpr double kLeastCompared = 0.02;

/// How many games of a sheet are reviewed besides the likeliest one.
std::size_t othersToCompare(const SheetFile& sheet) {
  const auto& solutions = sheet.reconstruction.solutions;
  std::size_t others = 0;
  while (others < kOthersCompared && others + 1 < solutions.size() &&
         solutions[others + 1].probability >= kLeastCompared)
    ++others;
  return others;
}

/// Of one of so many games that are reviewed one after the other and take about as long.
reports::Progress progressOf(std::size_t game, std::size_t games, const reports::Progress& progress) {
  if (!progress) return {};
  return [=](std::size_t done, std::size_t all) { return progress(game * all + done, games * all); };
}

/// Says how sure the game is, and what the verdicts would be in the next likeliest ones.
void addOrigin(reports::GameReview& review, const SheetFile& sheet, const reports::ReviewContext& context,
               const reports::Progress& progress) {
  const auto& solutions = sheet.reconstruction.solutions;
  reports::SheetOrigin origin{.status = sheet.reconstruction.status,
                              .probability = solutions.front().probability,
                              .repairs = 0,
                              .gamesLeftOut = 0,
                              .others = {}};
  origin.repairs = static_cast<std::size_t>(
      std::ranges::count_if(sheet.reconstruction.repairs, [](const replay::Repair& repair) {
        return repair.probability > 0.5 && repair.field != replay::SlipField::blank;
      }));
  reports::ReviewContext lean = context;
  lean.luck.samples = 0;
  lean.graded = {};
  const std::size_t others = othersToCompare(sheet);
  for (std::size_t index = 1; index < solutions.size(); ++index) {
    if (review.interrupted || index > others) {
      ++origin.gamesLeftOut;
      continue;
    }
    const auto other =
        reports::reviewGame(recordOf(sheet, index), lean, progressOf(index, others + 1, progress));
    review.interrupted = other.interrupted;
    if (canBeCompared(review, other)) {
      origin.others.push_back({solutions[index].probability, differingVerdicts(review, other)});
    } else {
      ++origin.gamesLeftOut;
    }
  }
  review.sheet = std::move(origin);
}

/// A file as it is now; one that is written anew is another.
std::string stampOf(const std::filesystem::path& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  const auto at = std::filesystem::last_write_time(path, error);
  return fmt::format("{} {} {}", path.string(), error ? 0 : size, error ? 0 : at.time_since_epoch().count());
}

/// What of a turn tells how it is graded.
std::string turnText(const replay::Turn& turn, const game::Language& language) {
  return fmt::format(
      "{} {} {} {} {} {} {} {}", turn.player, static_cast<int>(turn.kind), writeCgp(turn.before, language),
      turn.move ? moveText(*turn.move, language.alphabet) : "?", turn.exchangeCount.value_or(-1),
      static_cast<int>(turn.rackKnown), turn.takenBack, turn.scoreComputed);
}

}  // namespace

Reviewer::Reviewer(lexica::DataPaths paths)
    : paths_(std::move(paths)), store_(paths_), languages_(lexica::sharedLanguages(paths_)) {}

game::Result<std::shared_ptr<const game::Language>> Reviewer::languageCalled(const std::string& name) {
  auto asked = asked_.find(name);
  if (asked == asked_.end()) {
    auto opened = lexica::openLanguage(paths_, name);
    if (!opened) return opened.error();
    asked = asked_.emplace(name, std::make_shared<const game::Language>(*std::move(opened))).first;
  }
  return asked->second;
}

game::Result<RecordFile> Reviewer::read(const RecordSource& source, const std::string& language,
                                        const std::string& lexicon) {
  SheetRequest request{nullptr, lexicon};
  if (!language.empty()) {
    const auto asked = languageCalled(language);
    if (!asked) return asked.error();
    request.language = *asked;
  }
  if (source.sheet) return readSheetRecord(*source.sheet, languages_, store_, request);
  if (source.text) return readRecord(*source.text, source.path, languages_, store_, request);
  return readRecordFile(source.path, languages_, store_, request);
}

game::Result<reports::ReviewContext> Reviewer::context(const std::string& language,
                                                       const std::string& recordLexicon,
                                                       const ReviewOptions& options) {
  const auto played = languageCalled(language);
  if (!played) return played.error();
  auto bench = benchFor(*played, recordLexicon, options);
  if (!bench) return bench.error();
  return std::move(bench->context);
}

game::Result<Reviewer::Bench> Reviewer::benchFor(const std::shared_ptr<const game::Language>& played,
                                                 const std::string& recordName,
                                                 const ReviewOptions& options) {
  const game::Language& language = *played;
  const std::pair lexiconKey(language.id, options.lexicon + "\n" + recordName);
  auto lexicon = lexica_.find(lexiconKey);
  if (lexicon == lexica_.end()) {
    auto chosen = store_.choose(language, recordName, options.lexicon);
    if (!chosen) return chosen.error();
    lexicon = lexica_.emplace(lexiconKey, *std::move(chosen)).first;
  }
  const std::pair leavesKey(language.id, options.leaves.string());
  auto leaves = leaves_.find(leavesKey);
  if (leaves == leaves_.end()) {
    auto chosen = lexica::chooseLeaves(paths_, language, options.leaves);
    if (!chosen) return chosen.error();
    leaves = leaves_.emplace(leavesKey, *std::move(chosen)).first;
  }
  const std::pair winModelKey(language.id, options.winModel.string());
  auto winModel = winModels_.find(winModelKey);
  if (winModel == winModels_.end()) {
    auto chosen = lexica::chooseWinModel(paths_, language, options.winModel);
    if (!chosen) return chosen.error();
    winModel = winModels_.emplace(winModelKey, *std::move(chosen)).first;
  }
  reports::ReviewContext context{played, lexicon->second.lexicon, leaves->second.leaves, bandScaleOf(paths_)};
  context.effort = reports::effortOf(options.preset);
  context.winModel = winModel->second.model;
  context.seed = options.seed;
  context.budget = options.budget;
  context.threads = options.threads;
  context.luck.samples = options.luckSamples.value_or(context.effort.luckSamples);
  context.luck.seed = options.seed;
  context.luck.stop = options.stop;
  context.luck.winModel = winModel->second.model;
  context.graded = options.graded;
  return Bench{std::move(context), reasonOf(lexicon->second.reason), lexicon->second.notInstalled,
               stampOf(leaves->second.path) + "\n" + stampOf(winModel->second.path)};
}

ReviewOutcome Reviewer::review(const RecordSource& source, const ReviewOptions& options,
                               const reports::Progress& progress) {
  const auto record = open(source, options.language, options.lexicon);
  if (!record) return {std::nullopt, record.error(), {}};
  return review(*record, options, progress);
}

ReviewOutcome Reviewer::review(const OpenedRecord& record, const ReviewOptions& options,
                               const reports::Progress& progress) {
  const RecordFile& file = record.file;
  if (file.sheet && file.sheet->reconstruction.solutions.empty())
    return {std::nullopt, whyNoGame(*file.sheet), file.parsed.diagnostics};
  const auto bench = benchFor(record, options);
  if (!bench) return {std::nullopt, bench.error(), file.parsed.diagnostics};

  const std::size_t games = file.sheet ? 1 + othersToCompare(*file.sheet) : 1;
  reports::GameReview review =
      reports::reviewGame(file.parsed, record.replay, bench->context, progressOf(0, games, progress));
  if (file.sheet) addOrigin(review, *file.sheet, bench->context, progress);
  ReviewOutcome outcome;
  outcome.diagnostics = review.diagnostics;
  outcome.error = refusal(review);
  if (outcome.error) return outcome;
  tellOrigin(review, record, *bench);
  outcome.review = std::move(review);
  return outcome;
}

game::Result<Reviewer::Bench> Reviewer::benchFor(const OpenedRecord& record, const ReviewOptions& options) {
  const auto& named = record.file.parsed.record.lexicon;
  return benchFor(record.file.language, named ? named->value : std::string(), options);
}

void Reviewer::tellOrigin(reports::GameReview& review, const OpenedRecord& record, const Bench& bench) const {
  review.file = record.file.path.string();
  review.lexiconReason = bench.reason;
  review.lexiconWanted = bench.wanted;
  findBetterLexicon(review, store_);
}

std::optional<reports::GameReview> Reviewer::reviewFound(const OpenedRecord& record,
                                                         const ReviewOptions& options,
                                                         reports::FoundGrades found) {
  const auto bench = benchFor(record, options);
  if (!bench) return std::nullopt;
  auto review = reports::reviewOf(record.file.parsed, record.replay, bench->context, std::move(found));
  if (review) tellOrigin(*review, record, *bench);
  return review;
}

game::Result<std::string> Reviewer::groundsOf(const OpenedRecord& record, const ReviewOptions& options) {
  const auto bench = benchFor(record, options);
  if (!bench) return bench.error();
  const reports::ReviewContext& context = bench->context;
  const game::Language& language = *context.language;
  std::string grounds = fmt::format(
      "{} {}\n{} {}\n{} {:016x}\n{}\n{} {} {} {}\n{} {}\n", ROZBOR_VERSION, stampOf("/proc/self/exe"),
      language.id, language.folder.string(), context.lexicon->info().name, context.lexicon->info().checksum,
      bench->data, reports::name(options.preset), context.seed, context.luck.samples, context.budget.count(),
      fmt::join(context.bands.win, " "), fmt::join(context.bands.points, " "));
  // A sheet may be read in several ways, which are compared.
  if (record.file.sheet) {
    for (const auto& solution : record.file.sheet->reconstruction.solutions)
      grounds += fmt::format("{} ", solution.probability);
  }
  for (const replay::Turn& turn : record.replay.turns)
    grounds += turnText(turn, language) + "\n";
  return grounds;
}

game::Result<OpenedRecord> Reviewer::open(const RecordSource& source, const std::string& language,
                                          const std::string& lexicon) {
  auto file = read(source, language, lexicon);
  if (!file) return file.error();
  OpenedRecord opened{*std::move(file), {}, {}};
  opened.replay = replay::replayRecord(opened.file.parsed.record, *opened.file.language);
  opened.diagnostics = reports::mergedDiagnostics(opened.file.parsed.diagnostics, opened.replay.diagnostics);
  return opened;
}

}  // namespace rozbor::app
