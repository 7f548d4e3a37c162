#include "rozbor/parser/merging.h"

#include <algorithm>
#include <vector>

#include "rozbor/parser/gcg.h"

namespace rozbor::parser {
namespace {

bool isMove(const Event& event) {
  return event.kind == EventKind::placement || event.kind == EventKind::exchange ||
         event.kind == EventKind::pass;
}

std::vector<std::size_t> movesOf(const GameRecord& record) {
  std::vector<std::size_t> moves;
  for (std::size_t event = 0; event < record.events.size(); ++event)
    if (isMove(record.events[event])) moves.push_back(event);
  return moves;
}

std::vector<std::string> sortedTexts(const std::vector<TileText>& tiles) {
  std::vector<std::string> texts;
  texts.reserve(tiles.size());
  for (const TileText& tile : tiles)
    texts.push_back(tile.value);
  std::ranges::sort(texts);
  return texts;
}

/// All tiles of `some` and others.
bool tellsMore(const std::vector<TileText>& tiles, const std::vector<TileText>& some) {
  return tiles.size() > some.size() && std::ranges::includes(sortedTexts(tiles), sortedTexts(some));
}

/// Takes over what is told there and not here.
class Enriching {
 public:
  explicit Enriching(GameRecord record) : record_(std::move(record)) {}

  void addMoves(const GameRecord& other) {
    const auto own = movesOf(record_);
    const auto theirs = movesOf(other);
    for (std::size_t move = 0; move < own.size(); ++move)
      addEvent(record_.events[own[move]], other.events[theirs[move]]);
  }

  void addHeader(const GameRecord& other) {
    for (auto field :
         {&GameRecord::title, &GameRecord::idAuthority, &GameRecord::id, &GameRecord::lexicon,
          &GameRecord::gameType, &GameRecord::tournament, &GameRecord::division, &GameRecord::round,
          &GameRecord::date, &GameRecord::timeControl, &GameRecord::challengeRule, &GameRecord::endReason})
      take(record_.*field, other.*field);
    for (PlayerHeader& player : record_.players)
      for (const PlayerHeader& known : other.players)
        if (known.number == player.number) addPlayer(player, known);
    takeList(record_.preface, other.preface);
    takeList(record_.descriptions, other.descriptions);
    for (const std::size_t player : {0U, 1U})
      take(record_.remainingRack[player], other.remainingRack[player]);
  }

  [[nodiscard]] bool learnt() const { return learnt_; }
  [[nodiscard]] GameRecord record() && {
    layOutLines(record_);
    return std::move(record_);
  }

 private:
  template <class Value>
  void take(std::optional<Value>& own, const std::optional<Value>& theirs) {
    if (own || !theirs) return;
    own = theirs;
    learnt_ = true;
  }

  template <class Value>
  void takeList(std::vector<Value>& own, const std::vector<Value>& theirs) {
    if (!own.empty() || theirs.empty()) return;
    own = theirs;
    learnt_ = true;
  }

  void addPlayer(PlayerHeader& own, const PlayerHeader& theirs) {
    if (own.name.value.empty() && !theirs.name.value.empty()) {
      own.name = theirs.name;
      learnt_ = true;
    }
    take(own.userId, theirs.userId);
    take(own.rating, theirs.rating);
  }

  void addEvent(Event& own, const Event& theirs) {
    if (theirs.rack && (!own.rack || tellsMore(theirs.rack->value, own.rack->value))) {
      own.rack = theirs.rack;
      learnt_ = true;
    }
    if (own.exchanged.value.empty() && !theirs.exchanged.value.empty()) {
      own.exchanged = theirs.exchanged;
      own.exchangeCount.reset();
      learnt_ = true;
    }
    take(own.score, theirs.score);
    take(own.clock, theirs.clock);
    takeList(own.notes, theirs.notes);
  }

  GameRecord record_;
  bool learnt_ = false;
};

/// The same kinds of moves one after the other.
bool isSameCourse(const GameRecord& one, const GameRecord& other) {
  const auto ones = movesOf(one);
  const auto others = movesOf(other);
  return std::ranges::equal(ones, others, [&](std::size_t first, std::size_t second) {
    return one.events[first].kind == other.events[second].kind;
  });
}

}  // namespace

std::optional<GameRecord> merged(const GameRecord& first, const GameRecord& second) {
  if (!isSameCourse(first, second)) return std::nullopt;
  const bool longer = second.events.size() > first.events.size();
  Enriching enriching(longer ? second : first);
  const GameRecord& other = longer ? first : second;
  enriching.addMoves(other);
  enriching.addHeader(other);
  if (!longer && !enriching.learnt()) return std::nullopt;
  return std::move(enriching).record();
}

}  // namespace rozbor::parser
