#include "rozbor/engine/move_finder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "../static_terms.h"
#include "anagrams.h"
#include "live_board.h"
#include "rack_subsets.h"
#include "sinks.h"
#include "slot_queue.h"

namespace rozbor::engine {

using game::Letter;
using game::Move;
using game::Position;
using game::Tile;

class MoveFinder::Work {
 public:
  Work(const game::Language& language, const Lexicon& lexicon)
      : language_(language),
        lexicon_(lexicon),
        live_(language, lexicon.graph()),
        anagrams_(lexicon.wordMap()) {}

  [[nodiscard]] RatedPlay best(const Position& position, const Leaves& leaves) {
    if (!suits(position.rack)) return plainly(position, leaves).front();
    BestSink sink;
    search(position, leaves, sink);
    RatedPlay best = sink.best();
    complete(best, position);
    return best;
  }

  [[nodiscard]] std::vector<RatedPlay> top(const Position& position, const Leaves& leaves,
                                           std::size_t limit) {
    if (suits(position.rack)) return found(position, leaves, TopSink(limit));
    std::vector<RatedPlay> plays = plainly(position, leaves);
    if (plays.size() > limit) plays.resize(limit);
    return plays;
  }

  [[nodiscard]] std::vector<RatedPlay> all(const Position& position, const Leaves& leaves) {
    return suits(position.rack) ? found(position, leaves, AllSink()) : plainly(position, leaves);
  }

 private:
  static bool suits(const game::Rack& rack) { return rack.size() <= kSlotTiles && rack.blanks() <= 2; }

  [[nodiscard]] std::vector<RatedPlay> plainly(const Position& position, const Leaves& leaves) const {
    return rateAll(position, {language_, lexicon_, leaves});
  }

  template <class Sink>
  [[nodiscard]] std::vector<RatedPlay> found(const Position& position, const Leaves& leaves, Sink sink) {
    search(position, leaves, sink);
    std::vector<RatedPlay> plays = std::move(sink).sorted();
    for (RatedPlay& play : plays)
      complete(play, position);
    return plays;
  }

  template <class Sink>
  void search(const Position& position, const Leaves& leaves, Sink& sink) {
    live_.follow(position.board);
    rack_.fill(position, language_, leaves);
    anagrams_.begin(rack_, language_.alphabet.all());
    offerOtherMoves(position, sink);
    rankSlots(sink.threshold());
    queue_.drain([&](const SlotQueue::Item& item, std::int32_t ceiling) {
      if (item.bound < sink.threshold()) return ceiling > sink.threshold();
      tryAnagrams(*item.lane, *item.slot, sink);
      return true;
    });
  }

  /// Exchanges, where they are allowed, and the pass.
  template <class Sink>
  void offerOtherMoves(const Position& position, Sink& sink) {
    const auto offer = [&](const Move& move, std::uint32_t gone) {
      sink.offer({move, 0, {}, Equity(), Equity::millipoints(rack_.kept(gone))});
    };
    offer(Move::pass(), 0);
    if (!mayExchange(position.board, language_)) return;
    for (int count = 1; count <= rack_.size(); ++count) {
      for (const std::uint32_t gone : rack_.choices(count)) {
        if (rack_.kept(gone) < sink.threshold()) continue;
        game::TileCounts tiles;
        for (int tile = 0; tile < rack_.size(); ++tile) {
          if ((gone >> tile & 1) != 0) tiles.addKind(rack_.kind(tile));
        }
        offer(Move::exchange(tiles), gone);
      }
    }
  }

  void rankSlots(std::int32_t threshold) {
    queue_.clear(std::max(threshold, kLowestFloor));
    const RackSubsets::Values& values = rack_.values(rack_.all());
    for (const LiveLane& lane : live_.lanes()) {
      if (lane.slots.empty()) continue;
      const std::uint32_t closed = closedSquares(lane);
      for (const Slot& slot : lane.slots) {
        if (slot.tiles > rack_.size() || (slot.squares & closed) != 0) continue;
        const std::int32_t bound =
            1000 * (slot.points + dot(slot.multipliers, values)) + rack_.bestKept(slot.tiles);
        if (bound >= threshold) queue_.push(lane, slot, bound);
      }
    }
  }

  /// Squares whose cross-word no tile of the rack can form.
  [[nodiscard]] std::uint32_t closedSquares(const LiveLane& lane) const {
    std::uint32_t closed = 0;
    for (std::uint32_t rest = lane.crossed; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<std::size_t>(std::countr_zero(rest));
      if ((lane.squares[at].allowed & rack_.letters()) == 0) closed |= rest & -rest;
    }
    return closed;
  }

  template <class Sink>
  void tryAnagrams(const LiveLane& lane, const Slot& slot, Sink& sink) {
    const std::uint32_t group = anagrams_.groupOf(slot.through, slot.tiles);
    const auto choices = rack_.choices(slot.tiles);
    for (std::size_t choice = 0; choice < choices.size(); ++choice) {
      if (anagrams_.knownNone(group, choice)) continue;
      const std::uint32_t played = choices[choice];
      const std::int32_t bound =
          1000 * (slot.points + dot(slot.multipliers, rack_.values(played))) + rack_.kept(played);
      if (bound < sink.threshold()) continue;
      anagrams_.visit(group, choice, slot.through, played, slot.length,
                      [&](const Anagram& anagram) { tryWords(lane, slot, anagram, played, sink); });
    }
  }

  template <class Sink>
  void tryWords(const LiveLane& lane, const Slot& slot, const Anagram& anagram, std::uint32_t played,
                Sink& sink) {
    const Cell* cells = lane.squares.data() + slot.start;
    for (const std::uint8_t* word = &lexicon_.wordMap().letters[anagram.words];; word += slot.length) {
      bool fits = true;
      for (int at = 0; at < slot.length && fits; ++at)
        fits = (cells[at].allowed >> (word[at] & WordMap::kLetter) & 1) != 0;
      if (fits) layWord(lane, slot, anagram, played, word, sink);
      if ((word[0] & WordMap::kLast) != 0) return;
    }
  }

  /// Offers a word that fits, once for each way to place the blanks.
  template <class Sink>
  void layWord(const LiveLane& lane, const Slot& slot, const Anagram& anagram, std::uint32_t played,
               const std::uint8_t* word, Sink& sink) {
    std::array<Tile, game::Board::kMaxSide> tiles{};
    std::array<int, game::Board::kMaxSide> points{};  // of the new tiles, premiums counted
    int total = slot.points;
    for (int at = 0; at < slot.length; ++at) {
      const auto place = static_cast<std::size_t>(at);
      const Cell& cell = lane.squares[slot.start + place];
      if (cell.letter != 0) continue;
      tiles[place] = Tile(Letter(word[at] & WordMap::kLetter));
      const game::Square square = squareOf(lane.direction, lane.index, slot.start + at);
      points[place] = language_.value(tiles[place]) *
                      multiplierAt(cell, language_.board.premium(square), slot.wordFactor);
      total += points[place];
    }
    const auto laid = std::span(tiles).first(slot.length);
    const auto offer = [&](int score) {
      const std::int32_t equity = 1000 * score + rack_.kept(played);
      if (equity < sink.threshold()) return;
      const Move move =
          Move::placement(squareOf(lane.direction, lane.index, slot.start), lane.direction, laid);
      Equity rated = Equity::millipoints(equity);
      if (live_.isEmpty()) rated += openingAdjustment(move, language_);
      sink.offer({move, score, {}, Equity(), rated});
    };
    if (anagram.firstBlank == 0) {
      offer(total);
      return;
    }
    // Blanks of the same letter are laid from left to right, so that no two plays are the same.
    for (std::size_t first = 0; first < laid.size(); ++first) {
      if (laid[first] != Tile(Letter(anagram.firstBlank))) continue;
      const Tile natural = std::exchange(laid[first], Tile::blank(Letter(anagram.firstBlank)));
      if (anagram.secondBlank == 0) {
        offer(total - points[first]);
      } else {
        const std::size_t from = anagram.firstBlank == anagram.secondBlank ? first + 1 : 0;
        for (std::size_t second = from; second < laid.size(); ++second) {
          if (laid[second] != Tile(Letter(anagram.secondBlank))) continue;
          const Tile other = std::exchange(laid[second], Tile::blank(Letter(anagram.secondBlank)));
          offer(total - points[first] - points[second]);
          laid[second] = other;
        }
      }
      laid[first] = natural;
    }
  }

  /// Fills in what the search left out.
  void complete(RatedPlay& play, const Position& position) const {
    play.leave = position.rack - play.move.tileCounts();
    if (bagCount(position.board, language_) == 0) return;
    play.leaveValue = play.equity - Equity::points(play.score);
    if (position.board.empty() && play.move.isPlacement())
      play.leaveValue = play.leaveValue - openingAdjustment(play.move, language_);
  }

  static constexpr std::int32_t kLowestFloor = -100'000;

  const game::Language& language_;
  const Lexicon& lexicon_;
  LiveBoard live_;
  RackSubsets rack_;
  Anagrams anagrams_;
  SlotQueue queue_;
};

MoveFinder::MoveFinder(const game::Language& language, const Lexicon& lexicon)
    : work_(std::make_unique<Work>(language, lexicon)) {}

MoveFinder::~MoveFinder() = default;

RatedPlay MoveFinder::best(const Position& position, const Leaves& leaves) {
  return work_->best(position, leaves);
}

std::vector<RatedPlay> MoveFinder::top(const Position& position, const Leaves& leaves, std::size_t limit) {
  return work_->top(position, leaves, limit);
}

std::vector<RatedPlay> MoveFinder::all(const Position& position, const Leaves& leaves) {
  return work_->all(position, leaves);
}

}  // namespace rozbor::engine
