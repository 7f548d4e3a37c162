#include "rozbor/app/entry/entry_words.h"

#include <fmt/format.h>

#include <cstddef>

#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_sheet.h"

namespace rozbor::app {
namespace {

/// The name of a player, or the mark that the sheet has for one without.
std::string playerText(const parser::ScoreSheet& sheet, int player) {
  const std::string& name = sheet.players[static_cast<std::size_t>(player)].value;
  if (!name.empty()) return name;
  return player == 0 ? "ZH" : "DH";
}

std::string placeText(const game::Move& move) {
  return game::placeText(move.start(), move.direction());
}

/// "18 (18 : 0)": the player's turn, and how the game stands.
std::string takenText(const parser::ScoreSheet& sheet, const EntryReply& reply) {
  const parser::SheetTurn& turn = sheet.turns[reply.turn];
  const std::string word = reports::sheetWordText(turn);
  return fmt::format("{}. {}  {}  {}  ({} : {})", reply.turn + 1, playerText(sheet, turn.player),
                     word.empty() ? "-" : word, turn.score ? turn.score->value : 0, totalOf(sheet, 0),
                     totalOf(sheet, 1));
}

std::string openPlacesText(const EntryReply& reply, const reports::Wording& wording) {
  std::string text = "   " + wording.text("place? number or place; an empty line leaves it open");
  for (std::size_t at = 0; at < reply.places.size(); ++at) {
    text += fmt::format("\n   {}  {}  {} %", at + 1, placeText(reply.places[at].move),
                        wording.number(100 * reply.places[at].probability, 0));
  }
  return text;
}

}  // namespace

std::string promptText(EntryStage stage, const parser::ScoreSheet& sheet, bool isPlaceOpen,
                       const reports::Wording& wording) {
  switch (stage) {
    case EntryStage::firstPlayer:
      return wording.text("Who begins?");
    case EntryStage::secondPlayer:
      return wording.text("Who is the other?");
    case EntryStage::competition:
      return wording.text("Competition?");
    case EntryStage::date:
      return wording.text("Date?");
    case EntryStage::turns:
      return isPlaceOpen ? wording.text("Place?") : playerText(sheet, playerOnTurn(sheet));
    case EntryStage::firstTiles:
    case EntryStage::secondTiles:
      return phrase(wording, "{0}: tiles left and points?",
                    playerText(sheet, stage == EntryStage::firstTiles ? 0 : 1));
    case EntryStage::result:
      return wording.text("Result?");
    case EntryStage::finished:
      break;
  }
  return {};
}

std::string promptText(const SheetEntry& entry, const reports::Wording& wording) {
  return promptText(entry.stage(), entry.sheet(), !entry.openPlaces().empty(), wording);
}

std::string replyText(const parser::ScoreSheet& sheet, const EntryReply& reply,
                      const reports::Wording& wording) {
  using enum EntryReply::Kind;
  switch (reply.kind) {
    case turnTaken:
      return takenText(sheet, reply);
    case notUnderstood:
      return phrase(wording, "not understood: {0}", reply.text);
    case wrongTotal:
      return "   " + phrase(wording, "the total is written as {0}, the points add up to {1}", reply.written,
                            reply.expected);
    case unknownWord:
      return "   " + phrase(wording, "{0} is not in the lexicon", reply.text);
    case place:
      return "   " + phrase(wording, "place: {0}", placeText(reply.places.front().move));
    case openPlaces:
      return openPlacesText(reply, wording);
    case placeTaken:
      return "   " + phrase(wording, "place taken down: {0}", placeText(reply.places.front().move));
    case slip:
      return "   " + phrase(wording, "a slip? {0}", repairText(sheet, *reply.repair, wording));
    case noGame:
      return "   " + wording.text("no game fits the rows so far");
    case undone:
      return phrase(wording, "taken back: turn {0} {1}", reply.turn + 1, reply.text);
    case nothingToUndo:
      return wording.text("there is no turn to take back");
    case rowRemoved:
      return phrase(wording, "removed: turn {0} {1}", reply.turn + 1, reply.text);
    case boardTaken:
      return phrase(wording, "the board after turn {0} is taken down, squares seen: {1}", sheet.turns.size(),
                    reply.text);
    case boardRemoved:
      return wording.text("the sheet has no board any more");
    case boardMisread:
      return "   " + wording.text(reports::correctionWords(*reply.correction));
    case boardOfAnother:
      return "   " + wording.text("no game has both these rows and the board that was seen");
    case otherTaken:
      return phrase(wording, "the other player's sheet is taken in, new rows: {0}", reply.text);
    case sheetsDiffer:
      return fmt::format("   {}. {}", reply.turn + 1,
                         wording.text(reports::differenceWords(*reply.difference)));
    case sheetsDisagree:
      return fmt::format("   {}; {}", wording.text(reply.diagnostic->message),
                         wording.text(reply.diagnostic->recovery));
    case noSuchRow:
      return phrase(wording, "there is no turn {0}", reply.turn + 1);
    case finalResult:
      return phrase(wording, "final result, with the tiles left: {0} : {1}", reply.written, reply.expected);
    case finished:
      break;
  }
  return phrase(wording, "finished; turns: {0}", sheet.turns.size());
}

}  // namespace rozbor::app
