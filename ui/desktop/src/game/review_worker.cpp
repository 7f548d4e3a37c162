#include "review_worker.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace rozbor::desktop {
namespace {

GamePtr ungraded(const app::OpenedRecord& opened) {
  auto game = std::make_shared<reports::GameReview>();
  game->file = opened.file.path.string();
  game->language = opened.file.language;
  game->record = opened.file.parsed.record;
  game->diagnostics = opened.diagnostics;
  game->replay = opened.replay;
  return game;
}

app::ReviewOptions optionsFor(reports::Preset preset, const std::string& lexicon,
                              const std::stop_token& stop) {
  app::ReviewOptions options;
  options.preset = preset;
  options.lexicon = lexicon;
  options.stop = stop;
  // One processor is left to the window.
  options.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  return options;
}

/// Whether most racks are not told: static equity has nothing to say of these turns.
bool leavesMostOut(const reports::GameReview& game) {
  const auto graded = std::ranges::count_if(game.decisions, &reports::Decision::isGraded);
  return 2 * graded < std::ranges::ssize(game.decisions);
}

}  // namespace

ReviewWorker::ReviewWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void ReviewWorker::start(app::RecordSource source, reports::Preset preset, std::string lexicon) {
  concluded_ = false;
  lane_.start([this, paths = paths_, source = std::move(source), preset,
               lexicon = std::move(lexicon)](const std::stop_token& stop) {
    kept_ = app::KeptReviews(paths.reviews());
    review(reviewer_.of(paths), source, optionsFor(preset, lexicon, stop));
  });
}

void ReviewWorker::deepen(GamePtr game, std::size_t decision, reports::Preset preset) {
  lane_.start([this, paths = paths_, game = std::move(game), decision, preset](const std::stop_token& stop) {
    kept_ = app::KeptReviews(paths.reviews());
    regrade(reviewer_.of(paths), game, decision, optionsFor(preset, {}, stop));
  });
}

void ReviewWorker::cancel() {
  lane_.cancel();
}

void ReviewWorker::tellReviewed(GamePtr game, const std::stop_token& stop) {
  lane_.tell(stop, [this, game = std::move(game)] { emit reviewed(game); });
}

void ReviewWorker::tellFailed(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

GamePtr ReviewWorker::findKept(app::Reviewer& reviewer, app::ReviewOptions options) {
  const reports::Preset asked = options.preset;
  for (const reports::Preset preset :
       {reports::Preset::deep, reports::Preset::standard, reports::Preset::quick}) {
    if (preset < asked) break;
    options.preset = preset;
    const auto grounds = reviewer.groundsOf(opened_->record, options);
    auto found = grounds ? kept_.find(*grounds) : std::nullopt;
    auto review = found ? reviewer.reviewFound(opened_->record, options, *std::move(found)) : std::nullopt;
    if (!review) continue;
    opened_->preset = preset;
    return std::make_shared<const reports::GameReview>(*std::move(review));
  }
  return nullptr;
}

void ReviewWorker::keep(app::Reviewer& reviewer, const reports::GameReview& review,
                        const app::ReviewOptions& options) {
  if (const auto grounds = reviewer.groundsOf(opened_->record, options))
    kept_.keep(*grounds, reports::foundGradesOf(review));
}

void ReviewWorker::review(app::Reviewer& reviewer, const app::RecordSource& source,
                          app::ReviewOptions options) {
  const std::stop_token stop = options.stop;
  auto read = reviewer.open(source, options.language, options.lexicon);
  if (!read) return tellFailed(read.error(), stop);
  opened_ = Opened{*std::move(read), options.lexicon, options.preset};
  const app::OpenedRecord& opened = opened_->record;
  lane_.tell(stop, [this, game = ungraded(opened)] { emit replayed(game); });
  if (GamePtr kept = findKept(reviewer, options)) return tellReviewed(std::move(kept), stop);

  const reports::Preset asked = std::exchange(options.preset, reports::Preset::quick);
  const bool isQuick = asked == reports::Preset::quick;
  const auto goOn = [&](std::size_t, std::size_t) { return !stop.stop_requested(); };
  const auto progress = [&](std::size_t done, std::size_t all) {
    lane_.tell(stop, [this, done, all] { emit progressed(static_cast<int>(done), static_cast<int>(all)); });
    return !stop.stop_requested() && !concluded_;
  };
  const auto start = std::chrono::steady_clock::now();
  app::ReviewOutcome outcome = reviewer.review(opened, options, isQuick ? reports::Progress(progress) : goOn);
  if (outcome.review && (!isQuick || leavesMostOut(*outcome.review))) {
    lane_.tell(stop, [this, game = std::make_shared<const reports::GameReview>(*std::move(outcome.review))] {
      emit replayed(game);
    });
    options.preset = isQuick ? reports::Preset::standard : asked;
    options.graded = [&](std::size_t index, const reports::Decision& decision) {
      lane_.tell(stop, [this, index, better = std::make_shared<const reports::Decision>(decision)] {
        emit graded(index, better);
      });
    };
    outcome = reviewer.review(opened, options, progress);
  }
  if (!outcome.review) return tellFailed(*outcome.error, stop);
  // What was not reached has quick grades still: it is not kept as more than that.
  opened_->preset = outcome.review->interrupted ? reports::Preset::quick : options.preset;
  const auto game = std::make_shared<const reports::GameReview>(*std::move(outcome.review));
  if (opened_->preset != reports::Preset::quick && !stop.stop_requested()) {
    keep(reviewer, *game, options);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (options.lexicon.empty())
      lane_.tell(stop,
                 [this, game, preset = options.preset, seconds] { emit analysed(game, preset, seconds); });
  }
  tellReviewed(game, stop);
}

void ReviewWorker::regrade(app::Reviewer& reviewer, const GamePtr& game, std::size_t decision,
                           app::ReviewOptions options) {
  const auto context = reviewer.context(game->language->id, game->lexicon.name, options);
  if (!context) return tellFailed(context.error(), options.stop);
  const auto better = std::make_shared<reports::GameReview>(*game);
  // Where no stronger method applies the game is told as it was.
  if (reports::regradeDecision(*better, decision, *context, options.stop) && opened_) {
    options.preset = opened_->preset;
    options.lexicon = opened_->lexicon;
    keep(reviewer, *better, options);
  }
  tellReviewed(better, options.stop);
}

}  // namespace rozbor::desktop
