#include "rozbor/app/entry/sheet_entry.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rozbor/app/entry/place_answer.h"
#include "rozbor/app/entry/sheet_repairs.h"
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

}  // namespace

SheetEntry::SheetEntry(SheetFile file) : file_(std::move(file)), stage_(firstStage(sheet())) {}

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
  Replies replies{reply(Kind::turnTaken, sheet.turns.size())};
  turn.player = playerOnTurn(sheet);
  if (!turn.score) turn.score = parser::Field<std::int32_t>{0, {}};
  const int expected = totalOf(sheet, turn.player) + turn.score->value;
  if (!turn.total) turn.total = parser::Field<std::int32_t>{expected, {}};
  if (turn.total->value != expected) {
    replies.push_back(reply(Kind::wrongTotal, sheet.turns.size()));
    replies.back().written = turn.total->value;
    replies.back().expected = expected;
  }
  const bool isPlay = turn.kind == SheetTurnKind::play;
  if (isPlay && !isKnown(turn.word.value))
    replies.push_back(reply(Kind::unknownWord, sheet.turns.size(), reports::sheetWordText(turn)));
  sheet.turns.push_back(std::move(turn));
  judge(replies);
  if (isPlay) tellPlaces(replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::choosePlace(const game::Move& move) {
  const std::size_t turn = sheet().turns.size() - 1;
  Replies replies{reply(Kind::placeTaken, turn)};
  replies.back().places.push_back({move, 1});
  file_.parsed.sheet.turns[turn].at = parser::Field<parser::Coordinate>{coordinateOf(move), {}};
  judge(replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::accept(const replay::Repair& repair) {
  auto mended = repairedSheet(sheet(), repair);
  if (!mended) return {};
  file_.parsed.sheet = *std::move(mended);
  openPlaces_.clear();
  Replies replies{reply(Kind::turnTaken, repair.turn)};
  judge(replies);
  return replies;
}

std::vector<EntryReply> SheetEntry::undo() {
  ScoreSheet& sheet = file_.parsed.sheet;
  if (sheet.turns.empty()) return {reply(Kind::nothingToUndo)};
  Replies replies{reply(Kind::undone, sheet.turns.size() - 1, reports::sheetWordText(sheet.turns.back()))};
  sheet.turns.pop_back();
  told_.clear();
  reconstructAgain(file_);
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
  return {};
}

std::vector<EntryReply> SheetEntry::takeResult(std::string_view line) {
  if (!line.empty()) {
    const auto result = readResultLine(line);
    if (!result) return {reply(Kind::notUnderstood, 0, std::string(line))};
    file_.parsed.sheet.result = {(*result)[0], (*result)[1]};
  }
  stage_ = EntryStage::finished;
  Replies replies{reply(Kind::finished)};
  judge(replies);
  return replies;
}

void SheetEntry::judge(Replies& replies) {
  reconstructAgain(file_);
  const replay::Reconstruction& found = file_.reconstruction;
  const bool hasPlay = std::ranges::any_of(
      sheet().turns, [](const SheetTurn& turn) { return turn.kind == SheetTurnKind::play; });
  const bool isRefused = found.status == replay::ReconstructionStatus::refused;  // the other is yet to move
  if (hasPlay && found.solutions.empty() && !isRefused) replies.push_back(reply(Kind::noGame));
  for (const replay::Repair& repair : found.repairs) {
    const bool isTold = std::ranges::any_of(told_, [&](const replay::Repair& one) {
      return one.field == repair.field && one.turn == repair.turn && one.likely == repair.likely;
    });
    if (isTold || repair.probability < kWorthTelling) continue;
    replies.push_back(reply(Kind::slip, repair.turn));
    replies.back().repair = repair;
    told_.push_back(repair);
  }
}

void SheetEntry::tellPlaces(Replies& replies) {
  const std::size_t turn = sheet().turns.size() - 1;
  const auto& all = file_.reconstruction.places;
  const auto found = std::ranges::find(all, turn, &replay::TurnPlaces::turn);
  if (found == all.end() || found->places.empty() || sheet().turns[turn].at) return;
  EntryReply told = reply(Kind::openPlaces, turn);
  told.places = offered(found->places);
  if (told.places.size() < 2) {
    told.kind = Kind::place;
  } else {
    openPlaces_ = told.places;
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
