#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/app/review/record_file.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/leaves_choice.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/lexica/win_model_choice.h"
#include "rozbor/review/found_grades.h"
#include "rozbor/review/review.h"

namespace rozbor::app {

/// What the user asks for; empty means "choose for me".
struct ReviewOptions {
  std::string language;
  std::string lexicon;
  std::filesystem::path leaves;
  std::filesystem::path winModel;
  reports::Preset preset = reports::Preset::quick;
  std::optional<int> luckSamples;       ///< draws that each draw is held against; else as the preset has it
  std::chrono::milliseconds budget{0};  ///< 0: as the preset has it
  std::uint64_t seed = 1;
  int threads = 1;
  std::stop_token stop{};  ///< ends the measuring of luck; all else asks the progress
  /// As ReviewContext::graded.
  std::function<void(std::size_t index, const reports::Decision& decision)> graded{};
};

/// A record to be read: a file, or what was read already, of which `path` is only the name.
struct RecordSource {
  std::filesystem::path path;
  std::optional<std::string> text{};
  std::shared_ptr<const SheetGame> sheet{};  ///< one game of a file of score sheets
};

/// A review, or why there is none; the faults of the record in either case.
struct ReviewOutcome {
  std::optional<reports::GameReview> review;
  std::optional<game::Error> error;
  std::vector<parser::Diagnostic> diagnostics;
};

/// A record that was read (a sheet: reconstructed) and replayed, once for all that is done with it.
struct OpenedRecord {
  RecordFile file;
  replay::Replay replay;
  std::vector<parser::Diagnostic> diagnostics;  ///< of reading and replaying, by line
};

/// Reviews any number of records, keeping languages, lexica and leaves open between them. One
/// thread at a time.
class Reviewer {
 public:
  explicit Reviewer(lexica::DataPaths paths);

  /// The lexicon judges the words of a score sheet only; both names may be empty. Errors: those of
  /// readRecordFile.
  [[nodiscard]] game::Result<OpenedRecord> open(const RecordSource& source, const std::string& language,
                                                const std::string& lexicon = {});

  /// Grades a record that was opened in the language and, if it is a sheet, with the lexicon of the options.
  /// Errors of the outcome: those of LexiconStore::choose, chooseLeaves and chooseWinModel, and
  /// "review.players" (a review needs two), "review.empty" (nobody moves), "review.interrupted".
  [[nodiscard]] ReviewOutcome review(const OpenedRecord& record, const ReviewOptions& options,
                                     const reports::Progress& progress = {});
  /// Opens and grades. Errors of both.
  [[nodiscard]] ReviewOutcome review(const RecordSource& source, const ReviewOptions& options,
                                     const reports::Progress& progress = {});

  /// The same review out of grades that were found before, in milliseconds; nothing where they are not those
  /// of this record.
  [[nodiscard]] std::optional<reports::GameReview> reviewFound(const OpenedRecord& record,
                                                               const ReviewOptions& options,
                                                               reports::FoundGrades found);
  /// What grades depend on: turns and racks, the lexicon, the files of leaves and win model, the edges of the
  /// bands, the options, this program. The same text, the same grades. Errors: those of `context`.
  [[nodiscard]] game::Result<std::string> groundsOf(const OpenedRecord& record, const ReviewOptions& options);

  /// What it takes to grade a record of `language`, which names `recordLexicon` or nothing. The context may
  /// be used by other threads. Errors: those of openLanguage, LexiconStore::choose, chooseLeaves and
  /// chooseWinModel.
  [[nodiscard]] game::Result<reports::ReviewContext> context(const std::string& language,
                                                             const std::string& recordLexicon,
                                                             const ReviewOptions& options);

  [[nodiscard]] Languages languages() const { return languages_; }

 private:
  /// A context, and why its lexicon was chosen.
  struct Bench {
    reports::ReviewContext context;
    reports::LexiconReason reason = reports::LexiconReason::languageDefault;
    std::string wanted;  ///< a lexicon that the record names and that is not installed
    std::string data;    ///< the files of leaves and win model as they are now
  };
  [[nodiscard]] game::Result<RecordFile> read(const RecordSource& source, const std::string& language,
                                              const std::string& lexicon);
  [[nodiscard]] game::Result<std::shared_ptr<const game::Language>> languageCalled(const std::string& name);
  [[nodiscard]] game::Result<Bench> benchFor(const std::shared_ptr<const game::Language>& played,
                                             const std::string& recordName, const ReviewOptions& options);
  [[nodiscard]] game::Result<Bench> benchFor(const OpenedRecord& record, const ReviewOptions& options);
  /// What is the caller's to say of a review.
  void tellOrigin(reports::GameReview& review, const OpenedRecord& record, const Bench& bench) const;

  lexica::DataPaths paths_;
  lexica::LexiconStore store_;
  std::vector<std::shared_ptr<const game::Language>> languages_;
  std::map<std::string, std::shared_ptr<const game::Language>> asked_;  ///< as the user named them
  std::map<std::pair<std::string, std::string>, lexica::LexiconChoice>
      lexica_;  ///< by language and asked names
  std::map<std::pair<std::string, std::string>, lexica::LeavesChoice> leaves_;
  std::map<std::pair<std::string, std::string>, lexica::WinModelChoice> winModels_;
};

}  // namespace rozbor::app
