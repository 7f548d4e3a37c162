#include "review_worker.h"

#include <algorithm>
#include <thread>

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

app::ReviewOptions optionsFor(reports::Preset preset, const std::stop_token& stop) {
  app::ReviewOptions options;
  options.preset = preset;
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

void ReviewWorker::start(app::RecordSource source, reports::Preset preset) {
  lane_.start([this, source = std::move(source), preset](const std::stop_token& stop) {
    review(source, preset, stop);
  });
}

void ReviewWorker::deepen(GamePtr game, std::size_t decision, reports::Preset preset) {
  lane_.start([this, game = std::move(game), decision, preset](const std::stop_token& stop) {
    regrade(game, decision, preset, stop);
  });
}

void ReviewWorker::cancel() {
  lane_.cancel();
}

app::Reviewer& ReviewWorker::reviewer() {
  if (!reviewer_) reviewer_ = std::make_unique<app::Reviewer>(paths_);
  return *reviewer_;
}

void ReviewWorker::tellReviewed(app::ReviewOutcome outcome, const std::stop_token& stop) {
  lane_.tell(stop, [this, game = std::make_shared<const reports::GameReview>(*std::move(outcome.review))] {
    emit reviewed(game);
  });
}

void ReviewWorker::tellFailed(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

void ReviewWorker::review(const app::RecordSource& source, reports::Preset preset,
                          const std::stop_token& stop) {
  const auto opened = reviewer().open(source, {});
  if (!opened) return tellFailed(opened.error(), stop);
  lane_.tell(stop, [this, game = ungraded(*opened)] { emit replayed(game); });

  const bool isQuick = preset == reports::Preset::quick;
  const auto goOn = [&](std::size_t, std::size_t) { return !stop.stop_requested(); };
  const auto progress = [&](std::size_t done, std::size_t all) {
    lane_.tell(stop, [this, done, all] { emit progressed(static_cast<int>(done), static_cast<int>(all)); });
    return !stop.stop_requested();
  };
  app::ReviewOutcome first = reviewer().review(*opened, optionsFor(reports::Preset::quick, stop),
                                               isQuick ? reports::Progress(progress) : goOn);
  if (!first.review) return tellFailed(*first.error, stop);
  if (isQuick && !leavesMostOut(*first.review)) return tellReviewed(std::move(first), stop);
  lane_.tell(stop, [this, game = std::make_shared<const reports::GameReview>(*std::move(first.review))] {
    emit replayed(game);
  });
  const reports::Preset strength = isQuick ? reports::Preset::standard : preset;
  app::ReviewOutcome outcome = reviewer().review(*opened, optionsFor(strength, stop), progress);
  if (outcome.review) return tellReviewed(std::move(outcome), stop);
  tellFailed(*outcome.error, stop);
}

void ReviewWorker::regrade(const GamePtr& game, std::size_t decision, reports::Preset preset,
                           const std::stop_token& stop) {
  const auto context = reviewer().context(game->language->id, game->lexicon.name, optionsFor(preset, stop));
  if (!context) return tellFailed(context.error(), stop);
  app::ReviewOutcome outcome;
  outcome.review = *game;
  // Where no stronger method applies the game is told as it was.
  reports::regradeDecision(*outcome.review, decision, *context, stop);
  tellReviewed(std::move(outcome), stop);
}

}  // namespace rozbor::desktop
