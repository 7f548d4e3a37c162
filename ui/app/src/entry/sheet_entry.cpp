#include "rozbor/app/entry/sheet_entry.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "row_command.h"
#include "rozbor/app/entry/final_scores.h"
#include "rozbor/app/entry/place_answer.h"
#include "rozbor/app/entry/sheet_repairs.h"
#include "rozbor/app/entry/sheet_rows.h"
#include "rozbor/lexica/text.h"
#include "rozbor/render/render_sheet.h"
#include "sheet_line.h"

namespace rozbor::app {
namespace {

using Kind = EntryReply::Kind;
using parser::ScoreSheet;
using parser::SheetTurn;
using parser::SheetTurnKind;

/// Slips that less of what is possible needs are not worth an interruption.
constexpr double kWorthTelling = 0.5;
/// Places of a smaller share are not offered.
constexpr double kWorthOffering = 0.02;

enum class Command : std::uint8_t { none, undo, end };

/// The rows behind "board", also none.
std::optional<std::string_view> boardRows(std::string_view line) {
  static constexpr std::array<std::string_view, 4> kBoard = {"board", "deska", "doska", "plansza"};
  const std::size_t end = std::min(line.find_first_of(" \n"), line.size());
  if (std::ranges::find(kBoard, line.substr(0, end)) == kBoard.end()) return std::nullopt;
  return line.substr(std::min(end + 1, line.size()));
}

Command commandOf(std::string_view line) {
  static constexpr std::array<std::string_view, 4> kUndo = {"undo", "zpět", "späť", "cofnij"};
  static constexpr std::array<std::string_view, 3> kEnd = {"end", "konec", "koniec"};
  if (std::ranges::find(kUndo, line) != kUndo.end()) return Command::undo;
  if (std::ranges::find(kEnd, line) != kEnd.end()) return Command::end;
  return Command::none;
}

/// Whether writing the sheet anew would lose something that its reader did not understand. A sheet
/// without turns is only not begun.
bool isFaulty(const parser::ParsedSheet& parsed) {
  return std::ranges::any_of(parsed.diagnostics, [](const parser::Diagnostic& diagnostic) {
    return diagnostic.severity == parser::Severity::error && diagnostic.code != "cas.empty" &&
           diagnostic.code != "cas.no-turns";
  });
}

EntryStage firstStage(const ScoreSheet& sheet) {
  if (!sheet.turns.empty()) return EntryStage::turns;
  if (sheet.players[0].value.empty()) return EntryStage::firstPlayer;
  if (sheet.players[1].value.empty()) return EntryStage::secondPlayer;
  if (sheet.competition.value.empty()) return EntryStage::competition;
  return sheet.date.value.empty() ? EntryStage::date : EntryStage::turns;
}

EntryStage after(EntryStage stage) {
  return static_cast<EntryStage>(static_cast<int>(stage) + 1);
}

/// What a person may choose from, each place once: where it makes two moves, of different blanks, the
/// likelier stands for both.
std::vector<replay::PlaceChance> offered(const std::vector<replay::PlaceChance>& places) {
  std::vector<replay::PlaceChance> offered;
  for (const replay::PlaceChance& place : places) {
    const auto same = std::ranges::find_if(offered, [&](const replay::PlaceChance& one) {
      return coordinateOf(one.move) == coordinateOf(place.move);
    });
    if (same == offered.end()) {
      offered.push_back(place);
    } else {
      same->probability += place.probability;
    }
  }
  const auto isUnlikely = [](const replay::PlaceChance& one) { return one.probability < kWorthOffering; };
  if (!std::ranges::all_of(offered, isUnlikely)) std::erase_if(offered, isUnlikely);
  if (!offered.empty() && offered.front().probability >= replay::kUniqueShare)
    offered.resize(1, offered.front());
  return offered;
}

EntryReply reply(Kind kind, std::size_t turn = 0, std::string text = {}) {
  return {.kind = kind, .turn = turn, .text = std::move(text)};
}

/// Rows that are not left empty.
std::ptrdiff_t rowsTold(const ScoreSheet& sheet) {
  return std::ranges::count_if(sheet.turns,
                               [](const SheetTurn& turn) { return turn.kind != SheetTurnKind::missing; });
}

/// A player's points up to a row.
int sumAt(const ScoreSheet& sheet, std::size_t row) {
  int sum = 0;
  for (std::size_t at = 0; at <= row; ++at) {
    const SheetTurn& turn = sheet.turns[at];
    if (turn.player == sheet.turns[row].player && turn.score) sum += turn.score->value;
  }
  return sum;
}

}  // namespace

SheetEntry::SheetEntry(SheetFile file)
    : file_(std::move(file)),
      stage_(firstStage(sheet())),
      fitting_(fittingRows(file_, {0, file_.language->board.emptyBoard()}, 0)) {}

std::string columnsFor(const game::Language& language) {
  static constexpr std::array<std::string_view, 4> kLanguages = {"cs", "sk", "pl", "en"};
  const std::string id = language.id.substr(0, 2);
  return std::ranges::find(kLanguages, id) != kLanguages.end() ? id : "en";
}

game::Result<SheetEntry> SheetEntry::begin(SheetFile file) {
  if (isFaulty(file.parsed)) {
    return game::Error{"enter.faulty-sheet", said::words("some of it is not understood as a score sheet and "
                                                         "would be lost; \"rozbor reconstruct\" says what")};
  }
  return SheetEntry(std::move(file));
}

int playerOnTurn(const ScoreSheet& sheet) {
  return sheet.turns.empty() ? 0 : 1 - sheet.turns.back().player;
}

int totalOf(const ScoreSheet& sheet, int player) {
  int total = 0;
  for (const SheetTurn& turn : sheet.turns) {
    if (turn.player == player && turn.score) total += turn.score->value;
  }
  return total;
}

std::string SheetEntry::text(const std::string& columns) const {
  parser::SheetStyle style;
  style.layout = sheet().layout;
  style.language = columns;
  style.coordinates = true;
  style.racks = std::ranges::any_of(sheet().turns, [](const SheetTurn& turn) { return !!turn.rack; });
  return writeScoreSheet(sheet(), style);
}

std::vector<EntryReply> SheetEntry::take(std::string_view typed) {
  const std::string_view line = lexica::trimmed(typed);
  ScoreSheet& sheet = file_.parsed.sheet;
  if (const auto command = readRowCommand(line); command && stage_ >= EntryStage::turns) {
    if (command->kind == RowCommand::Kind::remove) return removeTurn(command->row);
    return command->kind == RowCommand::Kind::edit ? replaceTurn(command->row, command->text)
                                                   : insertTurn(command->row, command->text);
  }
  if (const auto rows = boardRows(line); rows && stage_ >= EntryStage::turns) return takeBoard(*rows);
  switch (stage_) {
    case EntryStage::firstPlayer:
    case EntryStage::secondPlayer:
      takeField(sheet.players[stage_ == EntryStage::firstPlayer ? 0 : 1], line);
      return {};
    case EntryStage::competition:
      takeField(sheet.competition, line);
      return {};
    case EntryStage::date:
      takeField(sheet.date, line);
      return {};
    case EntryStage::turns:
      return takeTurn(line);
    case EntryStage::firstTiles:
    case EntryStage::secondTiles:
      return takeTiles(stage_ == EntryStage::firstTiles ? 0 : 1, line);
    case EntryStage::result:
      return takeResult(line);
    case EntryStage::finished:
      break;
  }
  return {};
}

void SheetEntry::takeField(parser::TextField& field, std::string_view line) {
  if (!line.empty()) field.value = line;
  stage_ = after(stage_);
}

std::vector<EntryReply> SheetEntry::takeTurn(std::string_view line) {
  const auto places = std::exchange(openPlaces_, {});
  if (line.empty()) return {};
  if (const game::Move* const move = placeNamed(places, line)) return choosePlace(*move);
  if (commandOf(line) == Command::undo) return undo();
  if (commandOf(line) == Command::end) {
    stage_ = EntryStage::firstTiles;
    return {};
  }
  if (auto turn = readTurnLine(line)) return addTurn(*std::move(turn));
  openPlaces_ = places;
  return {reply(Kind::notUnderstood, 0, std::string(line))};
}

std::vector<EntryReply> SheetEntry::addTurn(SheetTurn turn) {
  ScoreSheet& sheet = file_.parsed.sheet;
  const std::size_t at = sheet.turns.size();
  insertRow(sheet, at, std::move(turn));
  return judgeRow(at);
}

/// What is said of a row that is new, or changed.
std::vector<EntryReply> SheetEntry::judgeRow(std::size_t at) {
  const SheetTurn& turn = sheet().turns[at];
  Replies replies{reply(Kind::turnTaken, at)};
  const int expected = sumAt(sheet(), at);
  if (turn.total->value != expected) {
    replies.push_back(reply(Kind::wrongTotal, at));
    replies.back().written = turn.total->value;
    replies.back().expected = expected;
  }
  const bool isPlay = turn.kind == SheetTurnKind::play;
  if (isPlay && !isKnown(turn.word.value))
    replies.push_back(reply(Kind::unknownWord, at, reports::sheetWordText(turn)));
  judge(at, replies);
  if (isPlay && stage_ == EntryStage::turns) tellPlaces(at, replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::replaceTurn(std::size_t at, std::string_view row) {
  ScoreSheet& sheet = file_.parsed.sheet;
  if (at >= sheet.turns.size()) return {reply(Kind::noSuchRow, at)};
  auto turn = readTurnLine(row);
  if (!turn) return {reply(Kind::notUnderstood, at, std::string(row))};
  openPlaces_.clear();
  forgetFrom(at);
  const std::string before = typedRow(sheet, at);
  replaceRow(sheet, at, *std::move(turn));
  if (typedRow(sheet, at) != before)
    std::erase_if(mended_, [&](const MendedRow& one) { return one.turn == at; });
  return judgeRow(at);
}

std::vector<EntryReply> SheetEntry::insertTurn(std::size_t at, std::string_view row) {
  ScoreSheet& sheet = file_.parsed.sheet;
  if (at > sheet.turns.size()) return {reply(Kind::noSuchRow, at)};
  auto turn = readTurnLine(row);
  if (!turn) return {reply(Kind::notUnderstood, at, std::string(row))};
  openPlaces_.clear();
  forgetFrom(at);
  for (MendedRow& one : mended_)
    one.turn += one.turn >= at ? 1 : 0;
  shiftBoards(at, 1);
  insertRow(sheet, at, *std::move(turn));
  return judgeRow(at);
}

std::vector<EntryReply> SheetEntry::removeTurn(std::size_t at) {
  if (at >= sheet().turns.size()) return {reply(Kind::noSuchRow, at)};
  Replies replies{reply(Kind::rowRemoved, at, typedRow(sheet(), at))};
  openPlaces_.clear();
  forgetFrom(at);
  std::erase_if(mended_, [&](const MendedRow& one) { return one.turn == at; });
  for (MendedRow& one : mended_)
    one.turn -= one.turn > at ? 1 : 0;
  shiftBoards(at, -1);
  removeRow(file_.parsed.sheet, at);
  judge(at, replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::takeBoard(std::string_view rows) {
  ScoreSheet& sheet = file_.parsed.sheet;
  Replies replies;
  const auto turns = static_cast<std::uint32_t>(sheet.turns.size());
  if (lexica::trimmed(rows).empty()) {
    sheet.boards.clear();
    replies.push_back(reply(Kind::boardRemoved));
  } else {
    parser::BoardReading board = parser::parseBoard(rows).board;
    if (board.squares.empty()) return {reply(Kind::notUnderstood, 0, std::string(rows))};
    const auto seen =
        std::ranges::count_if(board.squares, [](const auto& square) { return !square.empty(); });
    board.turnsPlayed = parser::Field<std::uint32_t>{turns, {}};
    std::erase_if(sheet.boards, [&](const parser::BoardReading& known) {
      return known.turnsPlayed && known.turnsPlayed->value == turns;
    });
    sheet.boards.push_back(std::move(board));
    replies.push_back(reply(Kind::boardTaken, 0, std::to_string(seen)));
  }
  openPlaces_.clear();
  judge(sheet.turns.size(), replies);
  tellBoards(replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::takeMerged(parser::ParsedSheet merged) {
  const auto before = rowsTold(sheet());
  const auto isOfTwo = [](const parser::Diagnostic& one) { return one.code == "cas.two-sheets"; };
  auto known = std::ranges::count_if(file_.parsed.diagnostics, isOfTwo);  // from before
  file_.parsed = std::move(merged);
  if (stage_ < EntryStage::turns) stage_ = firstStage(sheet());
  openPlaces_.clear();
  mended_.clear();
  told_.clear();
  Replies replies{reply(Kind::otherTaken, 0, std::to_string(rowsTold(sheet()) - before))};
  judge(0, replies);
  for (const parser::Diagnostic& one : file_.parsed.diagnostics) {
    if (!isOfTwo(one) || known-- > 0 || one.recovery == replay::turnIsTaken()) continue;
    replies.push_back(reply(Kind::sheetsDisagree));
    replies.back().diagnostic = one;
  }
  for (replay::SheetDifference& one : differencesOf(sheet(), file_.reconstruction, *file_.language)) {
    replies.push_back(reply(Kind::sheetsDiffer, one.turn));
    replies.back().difference = std::move(one);
  }
  return replies;
}

void SheetEntry::tellBoards(Replies& replies) const {
  if (file_.reconstruction.boardFit == replay::BoardFit::contradicts)
    replies.push_back(reply(Kind::boardOfAnother));
  for (const replay::SquareCorrection& one : file_.reconstruction.corrections) {
    replies.push_back(reply(Kind::boardMisread));
    replies.back().correction = one;
  }
}

/// Boards that were seen behind a row that is put in, or taken out, count one turn more, or less.
void SheetEntry::shiftBoards(std::size_t row, int turns) {
  for (parser::BoardReading& board : file_.parsed.sheet.boards) {
    if (board.turnsPlayed && board.turnsPlayed->value > row)
      board.turnsPlayed->value =
          static_cast<std::uint32_t>(static_cast<int>(board.turnsPlayed->value) + turns);
  }
}

void SheetEntry::judgeBy(std::shared_ptr<const engine::Lexicon> lexicon) {
  if (file_.lexicon == lexicon) return;
  file_.lexicon = std::move(lexicon);
  file_.betterLexicon.clear();
  openPlaces_.clear();
  told_.clear();
  reconstructAgain(file_);
  fitting_ = fittingRows(file_, {0, file_.language->board.emptyBoard()}, 0);
}

/// Slips of these rows are told anew.
void SheetEntry::forgetFrom(std::size_t row) {
  std::erase_if(told_, [&](const replay::Repair& one) { return one.turn >= row; });
}

std::vector<EntryReply> SheetEntry::choosePlace(const game::Move& move) {
  Replies replies{reply(Kind::placeTaken, placing_)};
  replies.back().places.push_back({move, 1});
  file_.parsed.sheet.turns[placing_].at = parser::Field<parser::Coordinate>{coordinateOf(move), {}};
  judge(placing_, replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::accept(const replay::Repair& repair) {
  auto mended = repairedSheet(sheet(), repair);
  if (!mended) return {};
  const auto before = std::ranges::find(mended_, repair.turn, &MendedRow::turn);
  if (before == mended_.end()) mended_.push_back({repair.turn, typedRow(sheet(), repair.turn)});
  file_.parsed.sheet = *std::move(mended);
  openPlaces_.clear();
  Replies replies{reply(Kind::turnTaken, repair.turn)};
  judge(repair.turn, replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::undo() {
  ScoreSheet& sheet = file_.parsed.sheet;
  if (sheet.turns.empty()) return {reply(Kind::nothingToUndo)};
  Replies replies{reply(Kind::undone, sheet.turns.size() - 1, reports::sheetWordText(sheet.turns.back()))};
  const std::size_t last = sheet.turns.size() - 1;
  sheet.turns.pop_back();
  told_.clear();
  std::erase_if(mended_, [&](const MendedRow& one) { return one.turn == last; });
  reconstructAgain(file_);
  fitting_ = fittingRows(file_, fitting_, last);
  return replies;
}

std::vector<EntryReply> SheetEntry::takeTiles(std::size_t player, std::string_view line) {
  if (commandOf(line) == Command::undo) {
    stage_ = EntryStage::turns;
    return {};
  }
  if (!line.empty()) {
    auto end = readEndLine(line);
    if (!end) return {reply(Kind::notUnderstood, 0, std::string(line))};
    file_.parsed.sheet.ends[player] = *std::move(end);
  }
  stage_ = after(stage_);
  Replies replies;
  if (stage_ == EntryStage::result) tellFinal(replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::takeResult(std::string_view line) {
  if (!line.empty()) {
    const auto result = readResultLine(line);
    if (!result) return {reply(Kind::notUnderstood, 0, std::string(line))};
    file_.parsed.sheet.result = {(*result)[0], (*result)[1]};
  }
  stage_ = EntryStage::finished;
  Replies replies{reply(Kind::finished)};
  judge(sheet().turns.size(), replies);
  tellFinal(replies);
  return replies;
}

std::optional<std::array<int, 2>> SheetEntry::finalScores() const {
  const bool isAsked = stage_ == EntryStage::firstTiles || stage_ == EntryStage::secondTiles;
  return isAsked ? std::nullopt : app::finalScores(file_);
}

/// The points with those of the tiles left, once they are known.
void SheetEntry::tellFinal(Replies& replies) const {
  const auto scores = finalScores();
  if (!scores) return;
  replies.push_back(reply(Kind::finalResult));
  replies.back().written = (*scores)[0];
  replies.back().expected = (*scores)[1];
}

/// The rows from `changed` on are others than before.
void SheetEntry::judge(std::size_t changed, Replies& replies) {
  reconstructAgain(file_);
  fitting_ = fittingRows(file_, fitting_, changed);
  if (isImpossible(file_)) replies.push_back(reply(Kind::noGame));
  for (const replay::Repair& repair : file_.reconstruction.repairs) {
    const bool isTold = std::ranges::any_of(told_, [&](const replay::Repair& one) {
      return one.field == repair.field && one.turn == repair.turn && one.likely == repair.likely;
    });
    if (isTold || repair.probability < kWorthTelling) continue;
    replies.push_back(reply(Kind::slip, repair.turn));
    replies.back().repair = repair;
    told_.push_back(repair);
  }
}

game::Board SheetEntry::boardToPlaceOn() const {
  game::Board board = fitting_.board;
  if (openPlaces_.empty() || file_.reconstruction.solutions.empty()) return board;
  for (const replay::PlacedTurn& placed : file_.reconstruction.solutions.front().turns) {
    if (placed.turn != placing_ || !placed.move) continue;
    for (int offset = 0; offset < placed.move->length(); ++offset) {
      const game::Square square = placed.move->start().step(placed.move->direction(), offset);
      const bool isLaid = !placed.move->tiles()[static_cast<std::size_t>(offset)].empty();
      if (isLaid && board.contains(square)) board.set(square, game::Tile());
    }
  }
  return board;
}

void SheetEntry::tellPlaces(std::size_t turn, Replies& replies) {
  const auto& all = file_.reconstruction.places;
  const auto found = std::ranges::find(all, turn, &replay::TurnPlaces::turn);
  if (found == all.end() || found->places.empty() || sheet().turns[turn].at) return;
  EntryReply told = reply(Kind::openPlaces, turn);
  told.places = offered(found->places);
  if (told.places.size() < 2) {
    told.kind = Kind::place;
  } else {
    openPlaces_ = told.places;
    placing_ = turn;
  }
  replies.push_back(std::move(told));
}

bool SheetEntry::isKnown(const parser::SheetWord& word) const {
  if (!file_.lexicon) return true;
  std::vector<game::Letter> letters;
  for (const parser::SheetLetter& letter : word) {
    const auto known = file_.language->alphabet.letter(letter.letter);
    if (!known) return false;
    letters.push_back(*known);
  }
  return file_.lexicon->contains(letters);
}

}  // namespace rozbor::app
