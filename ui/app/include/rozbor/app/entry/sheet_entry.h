#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/entry/fitting_rows.h"
#include "rozbor/app/entry/sheet_file.h"
#include "rozbor/game/result.h"
#include "rozbor/replay/two_sheets.h"

namespace rozbor::app {

/// The language of a sheet's columns for a game: "sk" for "sk110"; English where there are no names of
/// columns.
[[nodiscard]] std::string columnsFor(const game::Language& language);

/// What the next line is taken for.
enum class EntryStage : std::uint8_t {
  firstPlayer,
  secondPlayer,
  competition,
  date,
  turns,
  firstTiles,   ///< that the starting player is left with
  secondTiles,  ///< and the other
  result,
  finished
};

/// What a line led to. `turn` is an index into the sheet's turns.
struct EntryReply {
  enum class Kind : std::uint8_t {
    turnTaken,
    notUnderstood,  ///< nothing has changed
    wrongTotal,     ///< written, expected; it stays as written
    unknownWord,    ///< `text`; not in the lexicon, stays as written
    place,          ///< `places` has the only likely one
    openPlaces,     ///< `places`: the next line may choose one
    placeTaken,     ///< `places` has it
    slip,           ///< `repair`: likely a slip
    noGame,         ///< the rows so far cannot all be true
    undone,         ///< `text`: the word, if any
    nothingToUndo,
    rowRemoved,      ///< `text`: the row
    noSuchRow,       ///< `turn`
    boardTaken,      ///< as it was seen after the rows so far; `text`: how many squares of it
    boardRemoved,    ///< every board of the sheet
    boardMisread,    ///< `correction`
    boardOfAnother,  ///< no game has these rows and the board
    otherTaken,      ///< the other player's sheet; `text`: how many rows are new
    sheetsDiffer,    ///< `difference`
    sheetsDisagree,  ///< `diagnostic`: of which neither, or one, was taken
    finalResult,     ///< `written` and `expected`: points of both players, with those of the tiles left
    finished
  };
  Kind kind = Kind::turnTaken;
  std::size_t turn = 0;
  std::string text = {};
  int written = 0;
  int expected = 0;
  std::vector<replay::PlaceChance> places = {};
  std::optional<replay::Repair> repair = {};
  std::optional<replay::SquareCorrection> correction = {};
  std::optional<replay::SheetDifference> difference = {};
  std::optional<parser::Diagnostic> diagnostic = {};
};

/// A row that was changed as it was proposed.
struct MendedRow {
  std::size_t turn = 0;
  std::string written;  ///< as it was typed
};

/// Who makes the next move of a sheet: 0 or 1.
[[nodiscard]] int playerOnTurn(const parser::ScoreSheet& sheet);
/// Of a player so far, as the points add up.
[[nodiscard]] int totalOf(const parser::ScoreSheet& sheet, int player);

/// A score sheet that is being entered line by line, with the game so far reconstructed after every turn.
/// Knows no terminal and no file.
class SheetEntry {
 public:
  /// Goes on with what the sheet has: with its turns, or before the first with the empty fields of its
  /// header. Error "enter.faulty-sheet" for one that was not fully understood, so that none is spoilt.
  [[nodiscard]] static game::Result<SheetEntry> begin(SheetFile file);

  /// Takes one line of input. An empty one skips what is asked, or leaves a place open. While turns are
  /// entered, "undo" takes the last one back and "end" asks for the tiles left and the result; from then on,
  /// too, "edit #3 ROW", "insert #3 ROW" and "remove #3" change the rows above, and "board ROWS" is the board
  /// as it is seen after these rows ("board" alone: there was none).
  std::vector<EntryReply> take(std::string_view typed);

  /// Changes a row as it was proposed; what is said of the sheet then. Nothing is done for a slip that is not
  /// mended in one row.
  std::vector<EntryReply> accept(const replay::Repair& repair);

  /// A row (from 0) as it is typed anew, one before it, or without it; judged as a new row is. At any stage,
  /// also when the sheet is finished.
  std::vector<EntryReply> replaceTurn(std::size_t at, std::string_view row);
  std::vector<EntryReply> insertTurn(std::size_t at, std::string_view row);
  std::vector<EntryReply> removeTurn(std::size_t at);

  /// A board as it is seen after the rows so far, in any form that is read (docs/cas.md); it takes the place
  /// of one seen then. Empty: the sheet has no boards any more.
  std::vector<EntryReply> takeBoard(std::string_view rows);

  /// The sheet as it is with the other player's, which was made one with it (replay::mergeSheets): what is
  /// new, and what they have differently. The rows go on where there are any.
  std::vector<EntryReply> takeMerged(parser::ParsedSheet merged);

  /// The words are judged, and the game is looked for, by another lexicon (null: by none) from now on; the
  /// rows stay as they are. A place that was asked for is asked for no longer.
  void judgeBy(std::shared_ptr<const engine::Lexicon> lexicon);

  [[nodiscard]] EntryStage stage() const { return stage_; }
  [[nodiscard]] const parser::ScoreSheet& sheet() const { return file_.parsed.sheet; }
  [[nodiscard]] const SheetFile& file() const { return file_; }
  /// The places that the next line may choose from; empty when none is asked for.
  [[nodiscard]] const std::vector<replay::PlaceChance>& openPlaces() const { return openPlaces_; }
  /// As app::finalScores; not while the tiles left are still asked for.
  [[nodiscard]] std::optional<std::array<int, 2>> finalScores() const;
  /// The rows that some game fits, and its board.
  [[nodiscard]] const FittingRows& fitting() const { return fitting_; }
  /// The same without the word of which the place is asked for.
  [[nodiscard]] game::Board boardToPlaceOn() const;
  /// Rows that a proposal changed, and nobody since.
  [[nodiscard]] const std::vector<MendedRow>& mended() const { return mended_; }
  /// The sheet as text, in the layout that it was read in, with places.
  [[nodiscard]] std::string text(const std::string& columns) const;

 private:
  using Replies = std::vector<EntryReply>;

  explicit SheetEntry(SheetFile file);
  void takeField(parser::TextField& field, std::string_view line);
  Replies takeTurn(std::string_view line);
  Replies addTurn(parser::SheetTurn turn);
  Replies judgeRow(std::size_t at);
  void forgetFrom(std::size_t row);
  void tellFinal(Replies& replies) const;
  Replies choosePlace(const game::Move& move);
  Replies undo();
  Replies takeTiles(std::size_t player, std::string_view line);
  Replies takeResult(std::string_view line);
  void judge(std::size_t changed, Replies& replies);
  void tellPlaces(std::size_t turn, Replies& replies);
  void tellBoards(Replies& replies) const;
  void shiftBoards(std::size_t row, int turns);
  [[nodiscard]] bool isKnown(const parser::SheetWord& word) const;

  SheetFile file_;
  EntryStage stage_ = EntryStage::firstPlayer;
  std::vector<replay::PlaceChance> openPlaces_;
  std::size_t placing_ = 0;  ///< the row that they are places for
  FittingRows fitting_;
  std::vector<MendedRow> mended_;
  std::vector<replay::Repair> told_;  ///< slips that were told already
};

}  // namespace rozbor::app
