#include "rozbor/app/entry/entry_desk.h"

#include <utility>

#include "rozbor/app/entry/sheet_opener.h"
#include "rozbor/app/replace_file.h"
#include "rozbor/replay/replay.h"
#include "sheet_line.h"

namespace rozbor::app {

EntryDesk::EntryDesk(std::filesystem::path file, SheetEntry entry)
    : file_(std::move(file)), entry_(std::move(entry)), history_(entry_) {}

game::Result<EntryDesk> EntryDesk::open(const std::filesystem::path& file, const std::string& language,
                                        const lexica::DataPaths& paths) {
  const SheetOpener opener(paths);
  std::error_code ignored;
  const bool begun = std::filesystem::exists(file, ignored) && std::filesystem::file_size(file, ignored) > 0;
  auto sheet = begun ? opener.open(file, language, "") : opener.blank(file, language, "");
  if (!sheet) return sheet.error();
  auto entry = SheetEntry::begin(*std::move(sheet));
  if (!entry) return entry.error();
  return EntryDesk(file, *std::move(entry));
}

game::Result<std::vector<EntryReply>> EntryDesk::take(std::string_view line) {
  const EntryStage stage = entry_.stage();
  const std::string before = saved_;
  auto replies = entry_.take(line);
  const auto error = save();
  if (saved_ != before || entry_.stage() != stage) history_.add(entry_, std::string(line));
  if (error) return *error;
  return replies;
}

std::vector<replay::PlaceChance> EntryDesk::placesFor(std::string_view row) const {
  const auto turn = readTurnLine(row);
  if (entry_.stage() != EntryStage::turns || !turn || !turn->score) return {};
  SheetEntry tried = entry_;
  for (EntryReply& reply : tried.take(row)) {
    if (reply.kind == EntryReply::Kind::place || reply.kind == EntryReply::Kind::openPlaces)
      return std::move(reply.places);
  }
  return {};
}

game::Result<std::vector<EntryReply>> EntryDesk::accept(const RepairProposal& proposal) {
  auto replies = entry_.accept(proposal.repair);
  if (replies.empty()) return replies;
  history_.add(entry_, proposal.proposed);
  if (const auto error = save()) return *error;
  return replies;
}

/// Writes the file where it would change.
std::optional<game::Error> EntryDesk::save() {
  std::string text = entry_.text(columnsFor(*entry_.file().language));
  if (text == saved_) return std::nullopt;
  if (auto error = replaceFile(file_, text)) return error;
  saved_ = std::move(text);
  return std::nullopt;
}

std::optional<game::Error> EntryDesk::show(const SheetEntry* state) {
  if (state == nullptr) return std::nullopt;
  entry_ = *state;
  return save();
}

std::optional<game::Error> EntryDesk::undo() {
  return show(history_.undo());
}

std::optional<game::Error> EntryDesk::redo() {
  return show(history_.redo());
}

game::Board EntryDesk::board() const {
  const SheetFile& file = entry_.file();
  if (file.reconstruction.solutions.empty()) return file.language->board.emptyBoard();
  return replay::replayRecord(recordOf(file).record, *file.language).finalPosition.board;
}

}  // namespace rozbor::app
