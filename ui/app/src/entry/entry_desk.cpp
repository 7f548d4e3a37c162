#include "rozbor/app/entry/entry_desk.h"

#include <fmt/format.h>

#include <utility>

#include "rozbor/app/entry/other_sheet.h"
#include "rozbor/app/entry/sheet_opener.h"
#include "rozbor/app/replace_file.h"
#include "rozbor/lexica/lexicon_store.h"
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

/// Keeps what a step led to, where it changed anything.
game::Result<std::vector<EntryReply>> EntryDesk::changed(std::vector<EntryReply> replies, std::string name,
                                                         EntryStage before) {
  const std::string saved = saved_;
  const auto error = save();
  if (saved_ != saved || entry_.stage() != before) history_.add(entry_, std::move(name));
  if (error) return *error;
  return replies;
}

game::Result<std::vector<EntryReply>> EntryDesk::take(std::string_view line) {
  const EntryStage stage = entry_.stage();
  return changed(entry_.take(line), std::string(line), stage);
}

game::Result<std::vector<EntryReply>> EntryDesk::replaceTurn(std::size_t at, std::string_view row) {
  return changed(entry_.replaceTurn(at, row), fmt::format("#{} {}", at + 1, row), entry_.stage());
}

game::Result<std::vector<EntryReply>> EntryDesk::insertTurn(std::size_t at, std::string_view row) {
  return changed(entry_.insertTurn(at, row), fmt::format("+ #{} {}", at + 1, row), entry_.stage());
}

game::Result<std::vector<EntryReply>> EntryDesk::removeTurn(std::size_t at) {
  auto replies = entry_.removeTurn(at);
  std::string name = fmt::format("− #{} {}", at + 1, replies.front().text);
  return changed(std::move(replies), std::move(name), entry_.stage());
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

game::Result<std::vector<EntryReply>> EntryDesk::addOther(const std::filesystem::path& file) {
  SheetGame sheet{file_, entry_.file().parsed};
  if (const auto told = addOtherSheet(sheet, file); !told) return told.error();
  const EntryStage stage = entry_.stage();
  return changed(entry_.takeMerged(std::move(sheet.parsed)), file.filename().string(), stage);
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
  auto lexicon = entry_.file().lexicon;
  entry_ = *state;
  entry_.judgeBy(std::move(lexicon));
  return save();
}

std::optional<game::Error> EntryDesk::judgeBy(const std::string& lexicon, const lexica::DataPaths& paths) {
  const SheetFile& file = entry_.file();
  auto choice = lexica::LexiconStore(paths).choose(*file.language, file.parsed.sheet.variant.value, lexicon);
  if (!choice) return choice.error();
  entry_.judgeBy(std::move(choice->lexicon));
  return std::nullopt;
}

std::optional<game::Error> EntryDesk::undo() {
  return show(history_.undo());
}

std::optional<game::Error> EntryDesk::redo() {
  return show(history_.redo());
}

std::optional<std::size_t> EntryDesk::brokenRow() const {
  const std::size_t fitting = entry_.fitting().count;
  return fitting < entry_.sheet().turns.size() ? std::optional(fitting) : std::nullopt;
}

}  // namespace rozbor::app
