#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/entry/sheet_entry.h"
#include "rozbor/app/entry/sheet_repairs.h"
#include "rozbor/app/undo_history.h"
#include "rozbor/game/board.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// A score sheet that is entered into a file, which is written after every line that changes it: whatever
/// happens, no row is lost.
class EntryDesk {
 public:
  /// Goes on with the file where it is there and not empty, else begins a sheet in `language` (id). Errors:
  /// those of SheetOpener and SheetEntry::begin.
  [[nodiscard]] static game::Result<EntryDesk> open(const std::filesystem::path& file,
                                                    const std::string& language,
                                                    const lexica::DataPaths& paths);

  /// As SheetEntry::take. Errors: those of replaceFile; the line is taken all the same.
  [[nodiscard]] game::Result<std::vector<EntryReply>> take(std::string_view line);

  /// As SheetEntry::replaceTurn, insertTurn, removeTurn. Errors: those of replaceFile.
  [[nodiscard]] game::Result<std::vector<EntryReply>> replaceTurn(std::size_t at, std::string_view row);
  [[nodiscard]] game::Result<std::vector<EntryReply>> insertTurn(std::size_t at, std::string_view row);
  [[nodiscard]] game::Result<std::vector<EntryReply>> removeTurn(std::size_t at);

  /// Where the play of a row may lie that is being typed, once its points are written; the likeliest first.
  /// Changes nothing.
  [[nodiscard]] std::vector<replay::PlaceChance> placesFor(std::string_view row) const;

  /// As SheetEntry::accept. Errors: those of replaceFile.
  [[nodiscard]] game::Result<std::vector<EntryReply>> accept(const RepairProposal& proposal);

  /// The other player's sheet of this game is taken in, as by app::addOtherSheet; as SheetEntry::takeMerged.
  /// That file is only read. Errors: those of addOtherSheet and replaceFile.
  [[nodiscard]] game::Result<std::vector<EntryReply>> addOther(const std::filesystem::path& file);

  /// As SheetEntry::judgeBy, by the lexicon of that name or file ("": as SheetOpener chooses); for the steps
  /// that are undone, too. Errors: those of LexiconStore::choose.
  [[nodiscard]] std::optional<game::Error> judgeBy(const std::string& lexicon,
                                                   const lexica::DataPaths& paths);

  /// The sheet as it was before the last line that changed it, or after the one that was undone, in the file,
  /// too. Errors: those of replaceFile.
  [[nodiscard]] std::optional<game::Error> undo();
  [[nodiscard]] std::optional<game::Error> redo();
  /// The lines that undo and redo would take back and take again.
  [[nodiscard]] std::optional<std::string> undoName() const { return history_.undoName(); }
  [[nodiscard]] std::optional<std::string> redoName() const { return history_.redoName(); }

  [[nodiscard]] const SheetEntry& entry() const { return entry_; }
  /// The board of the likeliest game so far; where none fits, of the rows before the one that broke it.
  [[nodiscard]] const game::Board& board() const { return entry_.fitting().board; }
  /// The first row with which no game fits; nothing where one does.
  [[nodiscard]] std::optional<std::size_t> brokenRow() const;

 private:
  EntryDesk(std::filesystem::path file, SheetEntry entry);
  [[nodiscard]] game::Result<std::vector<EntryReply>> changed(std::vector<EntryReply> replies,
                                                              std::string name, EntryStage before);
  [[nodiscard]] std::optional<game::Error> save();
  [[nodiscard]] std::optional<game::Error> show(const SheetEntry* state);

  std::filesystem::path file_;
  SheetEntry entry_;
  UndoHistory<SheetEntry, std::string> history_;
  std::string saved_;
};

}  // namespace rozbor::app
