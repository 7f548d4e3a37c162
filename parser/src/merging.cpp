#include "rozbor/parser/merging.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "rozbor/parser/gcg.h"

namespace rozbor::parser {
namespace {

bool isMove(const Event& event) {
  return event.kind == EventKind::placement || event.kind == EventKind::exchange ||
         event.kind == EventKind::pass;
}

bool isTakenBack(const GameRecord& record, std::size_t event) {
  return event + 1 < record.events.size() && record.events[event + 1].kind == EventKind::withdrawn;
}

/// A move by its place among the events, and whether it is a play that stood.
struct MoveOfRecord {
  std::size_t event = 0;
  EventKind kind = EventKind::pass;
  bool stood = false;
};

std::vector<MoveOfRecord> movesOf(const GameRecord& record) {
  std::vector<MoveOfRecord> moves;
  for (std::size_t event = 0; event < record.events.size(); ++event) {
    const EventKind kind = record.events[event].kind;
    if (isMove(record.events[event]))
      moves.push_back({event, kind, kind == EventKind::placement && !isTakenBack(record, event)});
  }
  return moves;
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The events of both that are the same move: the plays that stood, one after the other, and what lies
/// between two of them where both tell the same kinds of moves there. Nothing where other numbers of plays
/// stood.
Pairs sameMoves(const GameRecord& one, const GameRecord& other) {
  const auto ones = movesOf(one);
  const auto others = movesOf(other);
  const auto plays = [](const std::vector<MoveOfRecord>& moves) {
    return std::ranges::count_if(moves, &MoveOfRecord::stood);
  };
  if (plays(ones) != plays(others)) return {};
  Pairs pairs;
  auto first = ones.begin();
  auto second = others.begin();
  while (first != ones.end() || second != others.end()) {
    const auto firstPlay = std::find_if(first, ones.end(), std::mem_fn(&MoveOfRecord::stood));
    const auto secondPlay = std::find_if(second, others.end(), std::mem_fn(&MoveOfRecord::stood));
    const bool same =
        std::equal(first, firstPlay, second, secondPlay,
                   [](const auto& mine, const auto& theirs) { return mine.kind == theirs.kind; });
    for (; same && first != firstPlay; ++first, ++second)
      pairs.emplace_back(first->event, second->event);
    first = firstPlay;
    second = secondPlay;
    if (first == ones.end()) break;
    pairs.emplace_back((first++)->event, (second++)->event);
  }
  return pairs;
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

  void addMoves(const GameRecord& other, const Pairs& same) {
    for (const auto& [own, theirs] : same)
      addEvent(record_.events[own], other.events[theirs]);
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

}  // namespace

std::optional<GameRecord> merged(const GameRecord& first, const GameRecord& second) {
  const bool longer = second.events.size() > first.events.size();
  const GameRecord& base = longer ? second : first;
  const GameRecord& other = longer ? first : second;
  const Pairs same = sameMoves(base, other);
  if (same.empty()) return std::nullopt;
  Enriching enriching(base);
  enriching.addMoves(other, same);
  enriching.addHeader(other);
  if (!longer && !enriching.learnt()) return std::nullopt;
  return std::move(enriching).record();
}

}  // namespace rozbor::parser
