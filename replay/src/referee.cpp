#include "referee.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rozbor/game/notation.h"

namespace rozbor::replay {
namespace {

using parser::EventKind;

std::string lowerAscii(std::string text) {
  std::ranges::transform(text, text.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return text;
}

/// Names of the ordinary board and of the large one, as records write them.
bool namesBoard(const std::string& written, const game::BoardLayout& board) {
  const std::string name = lowerAscii(written);
  static constexpr std::array<std::string_view, 4> kOrdinary{"crosswordgame", "crossword game", "standard",
                                                             "scrabble"};
  if (std::ranges::find(kOrdinary, name) != kOrdinary.end()) return board.rows() == 15;
  return (name == "supercrosswordgame" || name == "super") && board.rows() == 21;
}

}  // namespace

Referee::Referee(const parser::GameRecord& record, const game::Language& language)
    : record_(record),
      language_(language),
      seating_(record, findings_),
      table_(language, seating_.size()),
      totals_(seating_.size(), 0),
      recordedTotals_(seating_.size(), 0),
      inHand_(seating_.size()),
      kept_(seating_.size()) {
  replay_.players = seating_.players();
  replay_.turns.reserve(record.events.size());
}

Replay Referee::run() {
  checkHeader();
  for (std::size_t index = 0; index < record_.events.size(); ++index)
    replayEvent(index);
  finish();
  return std::move(replay_);
}

void Referee::checkHeader() {
  checkGameType();
  if (!record_.boardLayout || namesBoard(record_.boardLayout->value, language_.board)) return;
  findings_.add(finding::kBoardLayout, record_.boardLayout->where,
                said::words("expected the board of {0} ({1} × {2}), found \"{3}\"", languageName(language_),
                            language_.board.rows(), language_.board.columns(), record_.boardLayout->value));
}

/// Kinds of games that these rules are the rules of.
void Referee::checkGameType() {
  if (!record_.gameType) return;
  static constexpr std::array<std::string_view, 5> kKnown{"", "classic", "standard", "scrabble",
                                                          "crosswordgame"};
  if (std::ranges::find(kKnown, lowerAscii(record_.gameType->value)) != kKnown.end()) return;
  findings_.add(finding::kGameType, record_.gameType->where,
                said::words("expected an ordinary game (classic), found \"{0}\"", record_.gameType->value));
}

void Referee::replayEvent(std::size_t index) {
  const Event& event = record_.events[index];
  reportedUnknown_.clear();
  Turn turn;
  turn.event = index;
  turn.line = event.where.line;
  turn.player = playerOf(event);
  turn.kind = event.kind;
  turn.bag = table_.bag(language_);
  if (event.score) turn.scoreRecorded = event.score->value;
  if (event.total) turn.totalRecorded = event.total->value;
  if (isDecision(event.kind)) checkOrder(event, turn);
  dispatch(event, turn);
  account(event, turn);
  replay_.turns.push_back(std::move(turn));
}

void Referee::dispatch(const Event& event, Turn& turn) {
  switch (event.kind) {
    case EventKind::placement:
      return place(event, turn);
    case EventKind::exchange:
      return exchange(event, turn);
    case EventKind::pass:
      return pass(event, turn);
    case EventKind::withdrawn:
      return withdraw(event, turn);
    case EventKind::challenge:
      return challenge(event, turn);
    case EventKind::time:
      return time(event, turn);
    case EventKind::endRack:
      return endRack(event, turn);
    case EventKind::rackPenalty:
      return rackPenalty(event, turn);
  }
}

/// The nick decides. Only where it names several players, or none, the likely player is taken,
/// unless the recorded total shows another.
std::size_t Referee::playerOf(const Event& event) {
  auto candidates = seating_.called(event.nick.value);
  if (candidates.size() == 1) return candidates.front();
  if (candidates.empty()) {
    findings_.add(finding::kUnknownPlayer, event.nick.where,
                  said::words("expected one of the players of the header, found \"{0}\"", event.nick.value));
    for (std::size_t player = 0; player < seating_.size(); ++player)
      candidates.push_back(player);
  }
  const std::size_t likely = likelyPlayer(event);
  const bool mayBeLikely = std::ranges::find(candidates, likely) != candidates.end();
  if (mayBeLikely && totalFits(event, likely)) return likely;
  const auto fitting =
      std::ranges::find_if(candidates, [&](std::size_t player) { return totalFits(event, player); });
  if (fitting != candidates.end()) return *fitting;
  return mayBeLikely ? likely : candidates.front();
}

std::size_t Referee::likelyPlayer(const Event& event) const {
  if (isDecision(event.kind) || event.kind == EventKind::time) return table_.onTurn;
  if (event.kind == EventKind::rackPenalty) return table_.out ? other(*table_.out) : table_.onTurn;
  return lastMover_.value_or(table_.onTurn);
}

bool Referee::totalFits(const Event& event, std::size_t player) const {
  return event.score && event.total &&
         std::int64_t{recordedTotals_[player]} + event.score->value == event.total->value;
}

void Referee::checkOrder(const Event& event, const Turn& turn) {
  if (settled_ && !table_.over(language_.rules)) {
    findings_.add(finding::kAfterTheEnd, event.where,
                  said::words("expected the end, for the tiles left have been counted; found another turn"));
    settled_ = false;
  }
  if (table_.over(language_.rules)) {
    // Who challenges the out-play in vain loses a turn that he no longer has: a pass is no fault.
    const bool lostChallenge = event.kind == EventKind::pass && table_.out && *table_.out != turn.player &&
                               !std::exchange(passedAfterOut_, true);
    if (lostChallenge) return;
    findings_.add(finding::kAfterTheEnd, event.where,
                  table_.out ? said::words("expected the end, for {0} has gone out; found another turn",
                                           seating_.nick(*table_.out))
                             : said::words("expected the end after {0} scoreless turns; found another turn",
                                           table_.scoreless));
    table_.out.reset();
    table_.scoreless = 0;
    table_.passes = 0;
  }
  if (lastMover_ && turn.player != table_.onTurn) {
    findings_.add(finding::kOutOfTurn, event.nick.where,
                  said::words("expected a turn of {0}, found one of {1}", seating_.nick(table_.onTurn),
                              seating_.nick(turn.player)));
  }
}

void Referee::endTurn(const Turn& turn, bool scoreless) {
  table_.scoreless = scoreless ? table_.scoreless + 1 : 0;
  table_.passes = turn.kind == EventKind::pass ? table_.passes + 1 : 0;
  table_.onTurn = seating_.next(turn.player);
  lastMover_ = turn.player;
}

std::string Referee::text(const game::TileCounts& tiles) const {
  return game::rackText(tiles, language_.alphabet);
}

Replay replayRecord(const parser::GameRecord& record, const game::Language& language) {
  return Referee(record, language).run();
}

}  // namespace rozbor::replay
