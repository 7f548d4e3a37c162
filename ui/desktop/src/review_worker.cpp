#include "review_worker.h"

namespace rozbor::desktop {
namespace {

GamePtr ungraded(const app::ReplayOutcome& outcome, const std::filesystem::path& file) {
  auto game = std::make_shared<reports::GameReview>();
  game->file = file.string();
  game->language = outcome.file.language;
  game->record = outcome.file.parsed.record;
  game->diagnostics = outcome.diagnostics;
  game->replay = outcome.replay;
  return game;
}

}  // namespace

ReviewWorker::ReviewWorker(app::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {
  lane_.moveToThread(&thread_);
  thread_.start();
}

ReviewWorker::~ReviewWorker() {
  stop_.request_stop();
  thread_.quit();
  thread_.wait();
}

void ReviewWorker::start(const std::filesystem::path& file) {
  cancel();
  stop_ = std::stop_source();
  busy_ = true;
  QMetaObject::invokeMethod(
      &lane_, [this, file, stop = stop_.get_token()] { work(file, stop); }, Qt::QueuedConnection);
}

void ReviewWorker::cancel() {
  stop_.request_stop();
  busy_ = false;
}

template <class Call>
void ReviewWorker::tell(const std::stop_token& stop, Call call) {
  QMetaObject::invokeMethod(
      this,
      [stop, call = std::move(call)] {
        if (!stop.stop_requested()) call();
      },
      Qt::QueuedConnection);
}

void ReviewWorker::work(const std::filesystem::path& file, const std::stop_token& stop) {
  if (stop.stop_requested()) return;
  if (!reviewer_) reviewer_ = std::make_unique<app::Reviewer>(paths_);
  if (const auto replay = reviewer_->replay(file, {}))
    tell(stop, [this, game = ungraded(*replay, file)] { emit replayed(game); });

  const auto progress = [&](std::size_t done, std::size_t all) {
    tell(stop, [this, done, all] { emit progressed(static_cast<int>(done), static_cast<int>(all)); });
    return !stop.stop_requested();
  };
  app::ReviewOutcome outcome = reviewer_->review(file, {}, progress);
  tell(stop, [this, outcome = std::make_shared<app::ReviewOutcome>(std::move(outcome))] {
    busy_ = false;
    if (outcome->review) {
      emit reviewed(std::make_shared<const reports::GameReview>(*std::move(outcome->review)));
    } else {
      emit failed(*outcome->error);
    }
  });
}

}  // namespace rozbor::desktop
