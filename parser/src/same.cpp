#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

#include "rozbor/parser/record.h"
#include "rozbor/parser/score_sheet.h"
#include "text.h"

namespace rozbor::parser {
namespace {

// `same` peels fields, optionals and vectors until a plain value is left.
template <class T>
bool same(const T& one, const T& other) {
  return one == other;
}

template <class T>
bool same(const std::vector<T>& one, const std::vector<T>& other);

template <class T>
bool same(const Field<T>& one, const Field<T>& other) {
  return same(one.value, other.value);
}

template <class T>
bool same(const std::optional<T>& one, const std::optional<T>& other) {
  return one.has_value() == other.has_value() && (!one || same(*one, *other));
}

bool same(const Note& one, const Note& other) {
  return same(one.text, other.text);
}

bool same(const PlayerHeader& one, const PlayerHeader& other) {
  return one.number == other.number && same(one.nick, other.nick) && same(one.name, other.name) &&
         same(one.userId, other.userId) && same(one.rating, other.rating);
}

bool same(const TileDeclaration& one, const TileDeclaration& other) {
  return same(one.upper, other.upper) && same(one.lower, other.lower);
}

bool same(const Event& one, const Event& other) {
  return one.kind == other.kind && same(one.nick, other.nick) && same(one.rack, other.rack) &&
         same(one.at, other.at) && same(one.play, other.play) && same(one.exchanged, other.exchanged) &&
         same(one.exchangeCount, other.exchangeCount) && same(one.endTiles, other.endTiles) &&
         same(one.score, other.score) && same(one.total, other.total) && same(one.trailing, other.trailing) &&
         same(one.clock, other.clock) && same(one.notes, other.notes);
}

bool same(const SheetTurn& one, const SheetTurn& other) {
  return one.kind == other.kind && same(one.number, other.number) && one.player == other.player &&
         same(one.word, other.word) && same(one.crossWords, other.crossWords) &&
         same(one.score, other.score) && same(one.total, other.total) && same(one.at, other.at) &&
         same(one.rack, other.rack) && same(one.exchanged, other.exchanged) &&
         same(one.exchangeCount, other.exchangeCount);
}

bool same(const SheetEnd& one, const SheetEnd& other) {
  return same(one.tiles, other.tiles) && same(one.points, other.points);
}

bool sameHeader(const ScoreSheet& one, const ScoreSheet& other) {
  return same(one.competition, other.competition) && same(one.round, other.round) &&
         same(one.table, other.table) && same(one.date, other.date) && same(one.variant, other.variant) &&
         same(one.players[0], other.players[0]) && same(one.players[1], other.players[1]);
}

template <class T>
bool same(const std::vector<T>& one, const std::vector<T>& other) {
  return std::ranges::equal(one, other, [](const T& a, const T& b) { return same(a, b); });
}

bool sameHeader(const GameRecord& one, const GameRecord& other) {
  return same(one.players, other.players) && same(one.preface, other.preface) &&
         same(one.title, other.title) && same(one.descriptions, other.descriptions) &&
         same(one.idAuthority, other.idAuthority) && same(one.id, other.id) &&
         same(one.lexicon, other.lexicon) && same(one.boardLayout, other.boardLayout) &&
         same(one.tileDistribution, other.tileDistribution) && same(one.gameType, other.gameType) &&
         same(one.tileSet, other.tileSet) && same(one.gameBoard, other.gameBoard) &&
         same(one.style, other.style) && same(one.tiles, other.tiles);
}

bool sameCircumstances(const GameRecord& one, const GameRecord& other) {
  return same(one.tournament, other.tournament) && same(one.division, other.division) &&
         same(one.round, other.round) && same(one.date, other.date) &&
         same(one.timeControl, other.timeControl) && same(one.challengeRule, other.challengeRule) &&
         same(one.endReason, other.endReason);
}

/// The lines of which the reader understood nothing.
std::vector<std::string_view> keptLines(const GameRecord& record) {
  std::vector<std::string_view> kept;
  for (const Line& line : record.lines) {
    const bool isKept = line.kind == LineKind::unknownPragma || line.kind == LineKind::unreadable;
    if (isKept) kept.push_back(trimmedRight(line.raw));
  }
  return kept;
}

}  // namespace

bool sameContent(const Event& one, const Event& other) {
  return same(one, other);
}

bool sameContent(const GameRecord& one, const GameRecord& other) {
  return sameHeader(one, other) && sameCircumstances(one, other) && same(one.events, other.events) &&
         one.incomplete == other.incomplete && same(one.incompleteRack, other.incompleteRack) &&
         std::ranges::equal(one.remainingRack, other.remainingRack,
                            [](const auto& a, const auto& b) { return same(a, b); }) &&
         keptLines(one) == keptLines(other);
}

bool sameContent(const ScoreSheet& one, const ScoreSheet& other) {
  return sameHeader(one, other) && same(one.turns, other.turns) && same(one.ends[0], other.ends[0]) &&
         same(one.ends[1], other.ends[1]) && same(one.result[0], other.result[0]) &&
         same(one.result[1], other.result[1]) && same(one.remarks, other.remarks) &&
         std::ranges::equal(one.boards, other.boards,
                            [](const auto& a, const auto& b) { return sameContent(a, b); }) &&
         one.onePlayerOnly == other.onePlayerOnly;
}

}  // namespace rozbor::parser
