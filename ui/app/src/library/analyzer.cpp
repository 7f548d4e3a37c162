#include "rozbor/app/library/analyzer.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <map>
#include <mutex>

#include "machine.h"
#include "review/lexicon_agreement.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/engine/workers.h"
#include "rozbor/library/game_facts.h"
#include "rozbor/library/review_rows.h"
#include "rozbor/parser/gcg.h"

namespace rozbor::app {
namespace {

using reports::Task;

/// A claim that is not renewed for so long is void: its worker's machine has gone.
constexpr std::int64_t kLeaseSeconds = 3600;
constexpr std::int64_t kRenewSeconds = 300;
/// Games that a quick analysis takes at once; one by one where each takes long.
constexpr std::size_t kQuickBatch = 32;

std::int64_t secondsNow() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

bool isAlive(std::int64_t process) {
  return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
}

/// An analysed game.
struct Analysis {
  reports::AnalysisRow row;
  std::vector<reports::StoredDecision> decisions;
};

Analysis analysisOf(const reports::GameReview& review, reports::Preset preset, std::uint64_t seed,
                    double seconds) {
  Analysis analysis{analysisRowOf(review, preset, seed), rowsOf(review)};
  analysis.row.at = timeNow();
  analysis.row.seconds = seconds;
  return analysis;
}

/// All threads of one run. What they share is behind the mutex; the reviews themselves are not.
class Run {
 public:
  Run(reports::Library& library, const lexica::DataPaths& paths, const AnalyzeOptions& options,
      const AnalyzeProgress& progress, const std::stop_token& stop)
      : library_(library),
        reviewer_(paths),
        store_(paths),
        options_(options),
        progress_(progress),
        stop_(stop) {
    wish_.preset = options.review.preset;
    wish_.shard = options.shard;
    wish_.shards = options.shards;
    wish_.newestFirst = options.newestFirst;
    wish_.person = options.person;
    if (options.renew) wish_.renewBefore = ROZBOR_VERSION;
  }

  AnalyzeOutcome work() {
    dropDeadClaims(true);  // also those of one that had this number before
    if (const auto left = library_.workLeft(wish_)) {
      count_ = *left;
      if (progress_) progress_(count_);
    } else {
      outcome_.error = left.error();
    }
    if (!outcome_.error) engine::onThreads(options_.review.threads, [this] { labour(); });
    keep(library_.release(host_, process_));
    countElsewhere();
    outcome_.stopped = stop_.stop_requested();
    return std::move(outcome_);
  }

 private:
  /// A process of this machine that has ended works on nothing any more.
  void dropDeadClaims(bool own) {
    const auto claimants = library_.claimants(host_);
    if (!claimants) return keep(claimants.error());
    for (const std::int64_t process : *claimants) {
      if (process == process_ ? own : !isAlive(process)) keep(library_.release(host_, process));
    }
  }

  /// What is neither done nor tried was claimed by others all the time.
  void countElsewhere() {
    const bool whole = !stop_.stop_requested() && !outcome_.error && options_.most == 0;
    const auto left = whole ? library_.workLeft(wish_) : game::Result<reports::WorkCount>(count_);
    if (!left || !whole) return;
    count_ = *left;
    const std::size_t lacking = count_.all - count_.done;
    outcome_.elsewhere = lacking - std::min(lacking, outcome_.failures.size());
    if (progress_) progress_(count_);
  }

  void keep(const std::optional<game::Error>& error) {
    if (error && !outcome_.error) outcome_.error = error;
  }

  [[nodiscard]] reports::Worker worker() const { return {host_, process_, secondsNow(), kLeaseSeconds}; }

  void labour() {
    while (const auto task = nextTask()) {
      const auto analysis = analyse(*task);
      const std::scoped_lock lock(mutex_);
      if (!analysis) {
        if (!stop_.stop_requested() && !outcome_.error)
          outcome_.failures.push_back({task->game, task->path, analysis.error()});
        continue;
      }
      if (const auto error = library_.store(task->game, analysis->row, analysis->decisions)) {
        // One that was taken out meanwhile is no matter; the library itself is.
        if (error->code != "library.no-game") return keep(error);
        outcome_.failures.push_back({task->game, task->path, *error});
        continue;
      }
      ++outcome_.analyzed;
      outcome_.misfits += analysis->row.fit->isGood() ? 0 : 1;
      ++count_.done;
      if (progress_) progress_(count_);
    }
  }

  std::optional<Task> nextTask() {
    const std::scoped_lock lock(mutex_);
    if (stop_.stop_requested() || outcome_.error) return std::nullopt;
    if (options_.most > 0 && taken_ >= options_.most) return std::nullopt;
    renewClaims();
    if (waiting_.empty()) claimMore();
    // Others may have died since the start and left games behind.
    if (waiting_.empty() && std::exchange(mayHaveDied_, false)) {
      dropDeadClaims(false);
      claimMore();
    }
    if (waiting_.empty()) return std::nullopt;
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    ++taken_;
    return task;
  }

  void claimMore() {
    const bool quick = options_.review.preset == reports::Preset::quick;
    const auto tasks = library_.claim(wish_, worker(), quick ? kQuickBatch : 1);
    if (!tasks) return keep(tasks.error());
    waiting_.insert(waiting_.end(), tasks->begin(), tasks->end());
  }

  void renewClaims() {
    const std::int64_t now = secondsNow();
    if (now - renewed_ < kRenewSeconds) return;
    renewed_ = now;
    keep(library_.renew(worker()));
  }

  game::Result<Analysis> analyse(const Task& task) {
    const auto start = std::chrono::steady_clock::now();
    parser::ParsedRecord parsed = parser::parseGcg(task.record);
    auto context = contextOf(parsed.record, task.language);
    if (!context) return context.error();
    reports::GameReview review =
        reports::reviewGame(std::move(parsed), *context, [&](std::size_t, std::size_t) {
          const std::scoped_lock lock(mutex_);  // a single game may take longer than a lease
          renewClaims();
          return !stop_.stop_requested() && !outcome_.error;
        });
    if (review.interrupted) return game::Error{"review.interrupted", said::words("interrupted")};
    findBetterLexicon(review, store_);
    return analysisOf(review, options_.review.preset, options_.review.seed,
                      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }

  game::Result<reports::ReviewContext> contextOf(const parser::GameRecord& record,
                                                 const std::string& language) {
    const std::scoped_lock lock(reviewerMutex_);
    const std::string lexicon = record.lexicon ? record.lexicon->value : std::string();
    const std::pair key(language, lexicon);
    if (const auto known = hopeless_.find(key); known != hopeless_.end()) return known->second;
    auto context = reviewer_.context(language, lexicon, options_.review);
    if (!context) hopeless_.emplace(key, context.error());
    if (context) context->threads = 1;
    return context;
  }

  reports::Library& library_;
  Reviewer reviewer_;
  const lexica::LexiconStore store_;
  const AnalyzeOptions& options_;
  const AnalyzeProgress& progress_;
  std::stop_token stop_;
  reports::Wish wish_;
  const std::string host_ = machineNow();
  const std::int64_t process_ = ::getpid();

  std::mutex reviewerMutex_;
  /// What could not be opened, by language and the record's lexicon: looked for once, not for each game.
  std::map<std::pair<std::string, std::string>, game::Error> hopeless_;
  std::mutex mutex_;  ///< guards what follows, and the library
  std::deque<Task> waiting_;
  std::size_t taken_ = 0;
  bool mayHaveDied_ = true;
  std::int64_t renewed_ = secondsNow();
  reports::WorkCount count_;
  AnalyzeOutcome outcome_;
};

}  // namespace

AnalyzeOutcome analyze(reports::Library& library, const lexica::DataPaths& paths,
                       const AnalyzeOptions& options, const AnalyzeProgress& progress,
                       const std::stop_token& stop) {
  return Run(library, paths, options, progress, stop).work();
}

game::Result<bool> keepAnalysis(reports::Library& library, const reports::GameReview& review,
                                reports::Preset preset, std::uint64_t seed, double seconds) {
  const auto id = library.gameCalled(reports::fingerprintOf(review.replay, *review.language));
  if (!id && id.error().code == "library.no-game") return false;
  if (!id) return id.error();
  // Decisions are stored by their turns: those of another record of the game are others.
  const auto record = library.record(*id);
  if (!record) return record.error();
  if (!sameContent(parser::parseGcg(*record).record, review.record)) return false;
  const Analysis analysis = analysisOf(review, preset, seed, seconds);
  if (const auto error = library.store(*id, analysis.row, analysis.decisions)) return *error;
  return true;
}

}  // namespace rozbor::app
