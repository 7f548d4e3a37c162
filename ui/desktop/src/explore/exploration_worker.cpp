#include "exploration_worker.h"

namespace rozbor::desktop {

ExplorationWorker::ExplorationWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void ExplorationWorker::tellFailed(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

void ExplorationWorker::tellState(const std::stop_token& stop) {
  auto state = std::make_shared<ExplorationState>();
  state->language = exploration_->language();
  state->lexicon = exploration_->lexicon().info().name;
  state->nodes = exploration_->nodes();
  state->at = exploration_->at();
  state->plays = exploration_->plays();
  state->cgp = exploration_->cgp();
  state->undoName = history_->undoName();
  state->redoName = history_->redoName();
  lane_.tell(stop, [this, state] { emit changed(state); });
}

void ExplorationWorker::begin(app::PositionRequest request) {
  lane_.start([this, paths = paths_, request = std::move(request)](const std::stop_token& stop) {
    auto begun = app::Exploration::begin(request, paths);
    if (!begun) return tellFailed(begun.error(), stop);
    exploration_.emplace(*std::move(begun));
    history_ ? history_->add(*exploration_, ExploreStep::position) : void(history_.emplace(*exploration_));
    tellState(stop);
  });
}

void ExplorationWorker::step(ExploreStep name, Step step) {
  lane_.start([this, name, step = std::move(step)](const std::stop_token& stop) {
    if (!exploration_) return;
    if (const auto error = step(*exploration_)) return tellFailed(*error, stop);
    history_->add(*exploration_, name);
    tellState(stop);
  });
}

void ExplorationWorker::play(const game::Move& move) {
  step(ExploreStep::move, [move](app::Exploration& exploration) { return exploration.play(move); });
}

void ExplorationWorker::playAs(std::string level) {
  step(ExploreStep::level,
       [level = std::move(level)](app::Exploration& exploration) { return exploration.playAs(level); });
}

void ExplorationWorker::takeBack() {
  step(ExploreStep::takeBack, [](app::Exploration& exploration) -> std::optional<game::Error> {
    exploration.takeBack();
    return std::nullopt;
  });
}

void ExplorationWorker::goTo(std::size_t node) {
  step(ExploreStep::variation, [node](app::Exploration& exploration) -> std::optional<game::Error> {
    exploration.goTo(node);
    return std::nullopt;
  });
}

void ExplorationWorker::setRack(std::string tiles) {
  step(ExploreStep::rack,
       [tiles = std::move(tiles)](app::Exploration& exploration) { return exploration.setRack(tiles); });
}

void ExplorationWorker::show(const app::Exploration* state, const std::stop_token& stop) {
  if (state == nullptr) return;
  exploration_ = *state;
  tellState(stop);
}

void ExplorationWorker::undo() {
  lane_.start([this](const std::stop_token& stop) {
    if (history_) show(history_->undo(), stop);
  });
}

void ExplorationWorker::redo() {
  lane_.start([this](const std::stop_token& stop) {
    if (history_) show(history_->redo(), stop);
  });
}

}  // namespace rozbor::desktop
