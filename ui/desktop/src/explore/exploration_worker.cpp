#include "exploration_worker.h"

#include <algorithm>
#include <utility>

namespace rozbor::desktop {

void ExplorationWorker::Trees::add(ExploredTree tree) {
  if (!all.empty() && all[shown].isUntouched()) {
    all[shown] = std::move(tree);
    return;
  }
  all.push_back(std::move(tree));
  shown = all.size() - 1;
}

ExplorationWorker::ExplorationWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void ExplorationWorker::tellFailed(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

void ExplorationWorker::tellState(const std::stop_token& stop) {
  auto state = std::make_shared<ExplorationState>();
  const app::Exploration& shown = *trees_.all[trees_.shown].tree;
  state->trees = trees_.all;
  state->tree = trees_.shown;
  state->plays = shown.plays();
  state->cgp = shown.cgp();
  state->undoName = history_->undoName();
  state->redoName = history_->redoName();
  lane_.tell(stop, [this, state] { emit changed(state); });
}

void ExplorationWorker::change(ExploreStep name, Change change) {
  lane_.start([this, name, change = std::move(change)](const std::stop_token& stop) {
    stop_ = stop;
    if (const auto error = change(trees_)) return tellFailed(*error, stop);
    if (trees_.all.empty()) return;
    history_ ? history_->add(trees_, name) : void(history_.emplace(trees_));
    tellState(stop);
  });
}

void ExplorationWorker::begin(ExploreOrigin origin, bool fromStart) {
  change(ExploreStep::position,
         [paths = paths_, origin = std::move(origin), fromStart](Trees& trees) -> std::optional<game::Error> {
           const auto known = std::ranges::find_if(trees.all, [&](const ExploredTree& each) {
             return each.origin.position.cgp == origin.position.cgp &&
                    each.origin.position.language == origin.position.language;
           });
           if (known != trees.all.end()) {
             trees.shown = static_cast<std::size_t>(known - trees.all.begin());
             if (!fromStart) return std::nullopt;
             auto first = std::make_shared<app::Exploration>(*known->tree);
             first->goTo(0);
             known->tree = std::move(first);
             return std::nullopt;
           }
           auto begun = app::Exploration::begin(origin.position, paths);
           if (!begun) return begun.error();
           trees.add({origin, std::make_shared<const app::Exploration>(*std::move(begun))});
           return std::nullopt;
         });
}

void ExplorationWorker::step(ExploreStep name, Step step) {
  change(name, [step = std::move(step)](Trees& trees) -> std::optional<game::Error> {
    if (trees.all.empty()) return std::nullopt;
    auto& shown = trees.all[trees.shown].tree;
    auto next = std::make_shared<app::Exploration>(*shown);
    if (auto error = step(*next)) return error;
    shown = std::move(next);
    return std::nullopt;
  });
}

void ExplorationWorker::play(const game::Move& move) {
  step(ExploreStep::move, [move](app::Exploration& exploration) { return exploration.play(move); });
}

void ExplorationWorker::playAs(std::string level) {
  step(ExploreStep::level, [this, level = std::move(level)](app::Exploration& exploration) {
    return exploration.playAs(level, stop_);
  });
}

void ExplorationWorker::takeBack() {
  step(ExploreStep::takeBack, [](app::Exploration& exploration) -> std::optional<game::Error> {
    exploration.takeBack();
    return std::nullopt;
  });
}

void ExplorationWorker::goTo(std::size_t tree, std::size_t node) {
  change(ExploreStep::variation, [tree, node](Trees& trees) -> std::optional<game::Error> {
    if (tree >= trees.all.size()) return std::nullopt;
    auto at = std::make_shared<app::Exploration>(*trees.all[tree].tree);
    at->goTo(node);
    trees.all[tree].tree = std::move(at);
    trees.shown = tree;
    return std::nullopt;
  });
}

void ExplorationWorker::close() {
  change(ExploreStep::closing, [](Trees& trees) -> std::optional<game::Error> {
    if (trees.all.size() < 2) return std::nullopt;
    trees.all.erase(trees.all.begin() + static_cast<std::ptrdiff_t>(trees.shown));
    trees.shown = std::min(trees.shown, trees.all.size() - 1);
    return std::nullopt;
  });
}

/// A position of its own: the tree that it comes from stays.
void ExplorationWorker::setRack(std::string tiles) {
  change(ExploreStep::rack, [tiles = std::move(tiles)](Trees& trees) -> std::optional<game::Error> {
    if (trees.all.empty()) return std::nullopt;
    const ExploredTree& from = trees.all[trees.shown];
    auto other = std::make_shared<app::Exploration>(*from.tree);
    if (auto error = other->setRack(tiles)) return error;
    ExploreOrigin origin{.position = from.origin.position, .players = from.origin.players};
    origin.onTurn = from.onTurn(from.tree->current());
    origin.position.cgp = other->cgp();
    trees.add({std::move(origin), std::move(other)});
    return std::nullopt;
  });
}

void ExplorationWorker::show(const Trees* trees, const std::stop_token& stop) {
  if (trees == nullptr) return;
  trees_ = *trees;
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
