#include "rozbor/render/answer.h"

#include <algorithm>
#include <array>

#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

using game::Move;
using game::PlacementFault;
using game::Tile;

ReadAnswer faulty(AnswerFaultKind kind, std::string detail = {}, std::vector<PlacementFault> placement = {}) {
  return {std::nullopt, AnswerFault{kind, std::move(detail), std::move(placement)}};
}

/// Without the parentheses that people and we put around letters that lie already.
std::string withoutParentheses(std::string_view text) {
  std::string plain(text);
  std::erase_if(plain, [](char each) { return each == '(' || each == ')'; });
  return plain;
}

/// An exchange in small letters means the letters, not blanks.
std::optional<Move> exchangeOf(std::string_view tiles, const game::Alphabet& alphabet) {
  const auto read = alphabet.tiles(tiles);
  if (!read || read->empty() || read->size() > Move::kMaxTiles) return std::nullopt;
  game::TileCounts counts;
  for (const Tile tile : *read) {
    if (tile.empty()) return std::nullopt;
    counts.add(tile.letter() ? Tile(tile.letter()) : tile);
  }
  return Move::exchange(counts);
}

std::optional<Move> moveIn(std::string_view text, const game::Board& board, const game::Alphabet& alphabet) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
  if (text.size() > 1 && text.front() == '-') return exchangeOf(text.substr(1), alphabet);
  return parseMove(withoutParentheses(text), board, alphabet);
}

/// Letters that the rack holds as such, all others as blanks; of a letter written twice the first is not
/// the blank.
Move asTheRackAllows(const Move& move, game::Rack rack) {
  std::vector<Tile> tiles(move.tiles().begin(), move.tiles().end());
  for (Tile& tile : tiles) {
    if (tile.empty() || tile == Tile::blank()) continue;
    const Tile plain(tile.letter());
    tile = rack.remove(plain) ? plain : Tile::blank(tile.letter());
  }
  return Move::placement(move.start(), move.direction(), tiles);
}

std::string lackingTiles(const Move& move, game::Rack rack, const game::Language& language) {
  game::TileCounts wanted;
  for (const Tile tile : move.tiles()) {
    if (!tile.empty()) wanted.add(tile.letter() ? Tile(tile.letter()) : tile);
  }
  return rackText(rack.removeAvailable(wanted), language.alphabet);
}

/// A blank that is laid must stand for a letter.
bool hasNamelessBlank(const Move& move) {
  return move.isPlacement() && std::ranges::find(move.tiles(), Tile::blank()) != move.tiles().end();
}

ReadAnswer judged(const Move& move, const game::Position& position, const game::Language& language) {
  if (move.kind() == Move::Kind::exchange && !mayExchange(position.board, language))
    return faulty(AnswerFaultKind::noExchange);
  if (!move.isPlacement()) return {move, std::nullopt};
  auto faults = placementFaults(position.board, language.board, move);
  if (!faults.empty()) return faulty(AnswerFaultKind::doesNotFit, {}, std::move(faults));
  return {move, std::nullopt};
}

const char* reasonOf(PlacementFault fault) {
  switch (fault) {
    case PlacementFault::offBoard:
      return marked("A tile would lie beyond the edge of the board.");
    case PlacementFault::overlap:
      return marked("Another letter lies on one of the squares.");
    case PlacementFault::gap:
      return marked("A dot stands for a tile that lies already, and there is none.");
    case PlacementFault::noTile:
      return marked("No tile would be laid.");
    case PlacementFault::notWholeWord:
      return marked("The word goes on before or behind these squares; write the whole of it.");
    case PlacementFault::notConnected:
      return marked("The word touches no tile on the board.");
    case PlacementFault::missesStart:
      return marked("The first word must cover the start square.");
    case PlacementFault::tooShort:
      break;
  }
  return marked("No word of two letters or more comes about.");
}

}  // namespace

const char* code(AnswerFaultKind kind) {
  static constexpr std::array kCodes{"answer.bad-notation", "answer.not-on-rack", "answer.does-not-fit",
                                     "answer.no-exchange", "answer.not-a-word"};
  return kCodes[static_cast<std::size_t>(kind)];
}

std::string answerFaultText(const AnswerFault& fault, const Wording& wording) {
  switch (fault.kind) {
    case AnswerFaultKind::badNotation:
      break;
    case AnswerFaultKind::notOnRack:
      return phrase(wording, "These tiles are not on the rack: {0}.", fault.detail);
    case AnswerFaultKind::doesNotFit:
      return wording.text(reasonOf(fault.placement.front()));
    case AnswerFaultKind::noExchange:
      return wording.text("There are too few tiles in the bag to exchange.");
    case AnswerFaultKind::notAWord:
      return phrase(wording, "Not in the lexicon: {0}.", fault.detail);
  }
  return wording.text("Write a move as 8D HOUSE (D8 HOUSE down), -ABC to exchange, - to pass.");
}

ReadAnswer readMove(std::string_view text, const game::Position& position, const game::Language& language) {
  auto move = moveIn(text, position.board, language.alphabet);
  if (!move || hasNamelessBlank(*move)) return faulty(AnswerFaultKind::badNotation);
  if (move->isPlacement() && !position.rack.contains(move->tileCounts()))
    move = asTheRackAllows(*move, position.rack);
  if (!position.rack.contains(move->tileCounts()))
    return faulty(AnswerFaultKind::notOnRack, lackingTiles(*move, position.rack, language));
  return judged(*move, position, language);
}

std::string unknownWords(const Move& move, const game::Board& board, const game::Language& language,
                         const engine::Lexicon& lexicon) {
  std::string words;
  if (!move.isPlacement()) return words;
  for (const game::LaidWord& word : wordsFormed(board, move)) {
    if (lexicon.contains(word.tiles)) continue;
    words += (words.empty() ? "" : ", ") + wordText(word.tiles, language.alphabet);
  }
  return words;
}

ReadAnswer readAnswer(std::string_view text, const game::Position& position, const game::Language& language,
                      const engine::Lexicon& lexicon) {
  ReadAnswer read = readMove(text, position, language);
  if (read.fault) return read;
  std::string words = unknownWords(*read.move, position.board, language, lexicon);
  if (!words.empty()) return faulty(AnswerFaultKind::notAWord, std::move(words));
  return read;
}

}  // namespace rozbor::reports
