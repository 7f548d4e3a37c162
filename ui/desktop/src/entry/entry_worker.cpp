#include "entry_worker.h"

#include <utility>

#include "rozbor/app/entry/sheet_rows.h"

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
  state->board = entry.boardToPlaceOn();
  state->brokenRow = desk_->brokenRow();
  state->mended = entry.mended();
  for (std::size_t row = 0; row < entry.sheet().turns.size(); ++row)
    state->typed.push_back(app::typedRow(entry.sheet(), row));
  state->finalScores = entry.finalScores();
  state->undoName = desk_->undoName();
  state->redoName = desk_->redoName();
  lane_.tell(stop, [this, state] { emit changed(state); });
}

void EntryWorker::open(const std::filesystem::path& file, std::string language) {
  lane_.queue([this, paths = paths_, file, language = std::move(language)](const std::stop_token& stop) {
    auto opened = app::EntryDesk::open(file, language, paths);
    if (!opened) return tellFailed(opened.error(), stop);
    desk_.emplace(*std::move(opened));
    tellState({}, stop);
  });
}

void EntryWorker::judgeBy(std::string lexicon) {
  ++newest_;
  lane_.queue([this, paths = paths_, lexicon = std::move(lexicon)](const std::stop_token& stop) {
    if (!desk_) return;
    if (const auto error = desk_->judgeBy(lexicon, paths)) return tellFailed(*error, stop);
    tellState({}, stop);
  });
}

void EntryWorker::tryRow(std::string line) {
  lane_.queue([this, line = std::move(line), number = ++newest_](const std::stop_token& stop) {
    if (!desk_ || number != newest_) return;
    lane_.tell(stop, [this, line, places = desk_->placesFor(line)] { emit tried(line, places); });
  });
}

void EntryWorker::make(Step step) {
  ++newest_;
  lane_.queue([this, step = std::move(step)](const std::stop_token& stop) {
    if (!desk_) return;
    const auto replies = step(*desk_);
    if (!replies) return tellFailed(replies.error(), stop);
    tellState(*replies, stop);
  });
}

void EntryWorker::take(std::string line) {
  make([line = std::move(line)](app::EntryDesk& desk) { return desk.take(line); });
}

void EntryWorker::accept(const app::RepairProposal& proposal) {
  make([proposal](app::EntryDesk& desk) { return desk.accept(proposal); });
}

void EntryWorker::replaceRow(std::size_t at, std::string row) {
  make([at, row = std::move(row)](app::EntryDesk& desk) { return desk.replaceTurn(at, row); });
}

void EntryWorker::insertRow(std::size_t at, std::string row) {
  make([at, row = std::move(row)](app::EntryDesk& desk) { return desk.insertTurn(at, row); });
}

void EntryWorker::removeRow(std::size_t at) {
  make([at](app::EntryDesk& desk) { return desk.removeTurn(at); });
}

void EntryWorker::addOther(const std::filesystem::path& file) {
  make([file](app::EntryDesk& desk) { return desk.addOther(file); });
}

void EntryWorker::change(std::optional<game::Error> (app::EntryDesk::*step)()) {
  lane_.queue([this, step](const std::stop_token& stop) {
    if (!desk_) return;
    if (const auto error = std::invoke(step, *desk_)) return tellFailed(*error, stop);
    tellState({}, stop);
  });
}

}  // namespace rozbor::desktop
