#include "entry_worker.h"

#include <functional>

namespace rozbor::desktop {

EntryWorker::EntryWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void EntryWorker::tellFailed(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

void EntryWorker::tellState(const std::vector<app::EntryReply>& replies, const std::stop_token& stop) {
  const app::SheetEntry& entry = desk_->entry();
  auto state = std::make_shared<EntryState>();
  state->language = entry.file().language;
  state->lexicon = entry.file().lexicon;
  state->sheet = entry.sheet();
  state->stage = entry.stage();
  state->replies = replies;
  state->places = entry.openPlaces();
  state->proposals = app::repairProposals(entry.sheet(), entry.file().reconstruction.repairs);
  state->board = desk_->board();
  state->undoName = desk_->undoName();
  state->redoName = desk_->redoName();
  lane_.tell(stop, [this, state] { emit changed(state); });
}

void EntryWorker::open(const std::filesystem::path& file, std::string language) {
  lane_.queue([this, file, language = std::move(language)](const std::stop_token& stop) {
    auto opened = app::EntryDesk::open(file, language, paths_);
    if (!opened) return tellFailed(opened.error(), stop);
    desk_.emplace(*std::move(opened));
    tellState({}, stop);
  });
}

void EntryWorker::tryRow(std::string line) {
  lane_.queue([this, line = std::move(line), number = ++newest_](const std::stop_token& stop) {
    if (!desk_ || number != newest_) return;
    lane_.tell(stop, [this, line, places = desk_->placesFor(line)] { emit tried(line, places); });
  });
}

void EntryWorker::take(std::string line) {
  ++newest_;
  lane_.queue([this, line = std::move(line)](const std::stop_token& stop) {
    if (!desk_) return;
    const auto replies = desk_->take(line);
    if (!replies) return tellFailed(replies.error(), stop);
    tellState(*replies, stop);
  });
}

void EntryWorker::accept(const app::RepairProposal& proposal) {
  lane_.queue([this, proposal](const std::stop_token& stop) {
    if (!desk_) return;
    const auto replies = desk_->accept(proposal);
    if (!replies) return tellFailed(replies.error(), stop);
    tellState(*replies, stop);
  });
}

void EntryWorker::change(std::optional<game::Error> (app::EntryDesk::*step)()) {
  lane_.queue([this, step](const std::stop_token& stop) {
    if (!desk_) return;
    if (const auto error = std::invoke(step, *desk_)) return tellFailed(*error, stop);
    tellState({}, stop);
  });
}

}  // namespace rozbor::desktop
