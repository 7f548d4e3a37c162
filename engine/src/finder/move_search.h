#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "anagrams.h"
#include "bytes.h"
#include "leaves/static_terms.h"
#include "live_board.h"
#include "look_ups.h"
#include "rack_subsets.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "sinks.h"
#include "slot_queue.h"

namespace rozbor::engine {

/// The search for moves with one rack on one board after another. What it finds out of a rack (its
/// choices, their anagrams) it keeps for the next board, as long as the rack is the same.
class MoveSearch {
 public:
  /// Whether a rack comes with several boards, so that what is found out of it is worth keeping.
  enum class Racks { comeAgain, areNew };

  MoveSearch(const game::Language& language, const Lexicon& lexicon, Racks racks = Racks::comeAgain)
      : language_(language),
        lexicon_(lexicon),
        racks_(racks),
        anagrams_(lexicon.wordMap()),
        lookUps_(lexicon.wordMap()) {}

  /// Needed where other leave values may have come to the address of the last ones.
  void forgetRack() { known_ = {}; }

  [[nodiscard]] RatedPlay best(LiveBoard& live, const game::Position& position, const Leaves& leaves) {
    if (!suits(position.rack)) return plainly(position, leaves).front();
    BestSink sink;
    search(live, position, leaves, sink);
    RatedPlay best = sink.best();
    complete(best, position);
    return best;
  }

  /// The same where the best play outside of certain lanes is known. Not for a rack that does not suit, or an
  /// empty board.
  [[nodiscard]] RatedPlay best(LiveBoard& live, const game::Position& position, const Leaves& leaves,
                               const RatedPlay& elsewhere, const LiveBoard::LaneSet& lanes) {
    BestSink sink;
    sink.offer(elsewhere);
    begin(live, position, leaves);
    rankSlots(sink.threshold(), lanes);
    drainAll(sink);
    RatedPlay best = sink.best();
    complete(best, position);
    return best;
  }

  /// Whether there is a play of at least so many tiles.
  [[nodiscard]] bool canLay(LiveBoard& live, const game::Position& position, int tiles) {
    if (!suits(position.rack)) {
      return std::ranges::any_of(plainly(position, *noLeaves()), [&](const RatedPlay& play) {
        return play.move.isPlacement() && play.move.tilesUsed() >= tiles;
      });
    }
    AnySink sink;
    begin(live, position, *noLeaves());
    rankSlots(sink.threshold(), LiveBoard::LaneSet().set(), tiles);
    drainAll(sink);
    return sink.any();
  }

  /// Racks that are not left to the plain generator.
  [[nodiscard]] static bool suits(const game::Rack& rack) {
    return rack.size() <= kSlotTiles && rack.blanks() <= 2;
  }

  [[nodiscard]] std::vector<RatedPlay> top(LiveBoard& live, const game::Position& position,
                                           const Leaves& leaves, std::size_t limit) {
    if (suits(position.rack)) return found(live, position, leaves, TopSink(limit));
    std::vector<RatedPlay> plays = plainly(position, leaves);
    if (plays.size() > limit) plays.resize(limit);
    return plays;
  }

  [[nodiscard]] std::vector<RatedPlay> all(LiveBoard& live, const game::Position& position,
                                           const Leaves& leaves) {
    return suits(position.rack) ? found(live, position, leaves, AllSink()) : plainly(position, leaves);
  }

 private:
  using Needs = std::array<std::uint32_t, game::Board::kMaxSide>;
  static constexpr std::size_t kBlock = sizeof(bytes::Eight);  ///< choices that are valued together
  static_assert(RackSubsets::Choices::kMost % kBlock == 0);

  [[nodiscard]] std::vector<RatedPlay> plainly(const game::Position& position, const Leaves& leaves) const {
    return rateAll(position, {language_, lexicon_, leaves});
  }

  template <class Sink>
  [[nodiscard]] std::vector<RatedPlay> found(LiveBoard& live, const game::Position& position,
                                             const Leaves& leaves, Sink sink) {
    search(live, position, leaves, sink);
    std::vector<RatedPlay> plays = std::move(sink).sorted();
    for (RatedPlay& play : plays)
      complete(play, position);
    return plays;
  }

  template <class Sink>
  void search(LiveBoard& live, const game::Position& position, const Leaves& leaves, Sink& sink) {
    begin(live, position, leaves);
    offerOtherMoves(position, sink);
    rankSlots(sink.threshold(), LiveBoard::LaneSet().set());
    drainAll(sink);
  }

  void begin(LiveBoard& live, const game::Position& position, const Leaves& leaves) {
    live.follow(position.board);
    live_ = &live;
    takeRack(position, leaves);
  }

  template <class Sink>
  void drainAll(Sink& sink) {
    if (racks_ == Racks::areNew) {
      lookUpAll(sink);
    } else {
      drain(false, sink);
    }
    if (rack_.hasBlanks()) drain(true, sink);
  }

  /// What leaves add depends on the position where the bag is empty, else on the rack alone.
  void takeRack(const game::Position& position, const Leaves& leaves) {
    const bool bagEmpty = bagCount(position.board, language_) == 0;
    if (position.rack != known_ || known_.empty()) {
      rack_.fill(position, language_, leaves);
      anagrams_.begin(rack_, language_.alphabet.all());
    } else if (bagEmpty || knownBagEmpty_ || knownLeaves_ != &leaves) {
      rack_.fill(position, language_, leaves);
    }
    known_ = position.rack;
    knownBagEmpty_ = bagEmpty;
    knownLeaves_ = &leaves;
  }

  /// Tries the slots in order, either with the choices that hold no blanks or with those that do. These
  /// come second: they cost most to look up, and by then few are still worth it.
  template <class Sink>
  void drain(bool withBlanks, Sink& sink) {
    queue_.drain([&](const SlotQueue::Item& item, std::int32_t ceiling) {
      if (item.bound < sink.threshold()) return ceiling > sink.threshold();
      tryAnagrams(*item.lane, *item.slot, withBlanks, sink);
      return true;
    });
  }

  /// Tries the slots in order with the choices that hold no blanks, and keeps nothing of what it finds.
  template <class Sink>
  void lookUpAll(Sink& sink) {
    lookUps_.clear();
    queue_.drain([&](const SlotQueue::Item& item, std::int32_t ceiling) {
      if (item.bound < sink.threshold()) return ceiling > sink.threshold();
      if (!findUseless(*item.slot)) return true;
      gatherWanted(*item.lane, *item.slot, false, sink.threshold());
      for (const Anagrams::Wanted& wanted : std::span(wanted_).first(wantedCount_)) {
        lookUps_.ask({item.slot->through + rack_.key(wanted.played), item.lane, item.slot, wanted.bound,
                      wanted.played, 0});
      }
      if (lookUps_.isFull()) tryAsked(sink);
      return true;
    });
    tryAsked(sink);
  }

  template <class Sink>
  void tryAsked(Sink& sink) {
    lookUps_.answer(
        [&](const AskedChoice& choice) { return choice.bound >= sink.threshold(); },
        [&](const AskedChoice& choice) {
          tryWords(*choice.lane, *choice.slot, Anagram{choice.words, 0, 0, true}, choice.played, sink);
        });
  }

  /// Exchanges, where they are allowed, and the pass.
  template <class Sink>
  void offerOtherMoves(const game::Position& position, Sink& sink) {
    const auto offer = [&](const game::Move& move, std::uint32_t gone) {
      sink.offer({move, 0, {}, Equity(), Equity::millipoints(rack_.kept(gone))});
    };
    offer(game::Move::pass(), 0);
    if (!mayExchange(position.board, language_)) return;
    for (int count = 1; count <= rack_.size(); ++count) {
      for (const bool withBlanks : {false, true}) {
        const RackSubsets::Choices& choices = rack_.choices(count, withBlanks);
        for (std::size_t choice = 0; choice < choices.count; ++choice) {
          if (choices.kept[choice] >= sink.threshold())
            offer(exchangeOf(choices.played[choice]), choices.played[choice]);
        }
      }
    }
  }

  [[nodiscard]] game::Move exchangeOf(std::uint32_t gone) const {
    game::TileCounts tiles;
    for (int tile = 0; tile < rack_.size(); ++tile) {
      if ((gone >> tile & 1) != 0) tiles.addKind(rack_.kind(tile));
    }
    return game::Move::exchange(tiles);
  }

  void rankSlots(std::int32_t threshold, const LiveBoard::LaneSet& lanes, int leastTiles = 1) {
    queue_.clear(std::max(threshold, kLowestFloor));
    for (std::size_t number = 0; number < live_->lanes().size(); ++number) {
      const LiveLane& lane = live_->lanes()[number];
      if (!lanes[number] || lane.slots.empty()) continue;
      const std::uint32_t closed = closedSquares(number);
      for (const Slot& slot : lane.slots) {
        if (slot.tiles > rack_.size() || slot.tiles < leastTiles || (slot.squares & closed) != 0 ||
            (slot.letters & rack_.letters()) == 0)
          continue;
        const std::int32_t bound =
            1000 * (slot.points + dot(slot.multipliers, rack_.values())) + rack_.bestKept(slot.tiles);
        if (bound >= threshold) queue_.push(lane, slot, bound);
      }
    }
  }

  /// Notes which tiles of the rack fit on the lane's crossed squares; those where none does.
  [[nodiscard]] std::uint32_t closedSquares(std::size_t laneNumber) {
    const LiveLane& lane = live_->lanes()[laneNumber];
    std::uint32_t closed = 0;
    for (std::uint32_t rest = lane.crossed; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<std::size_t>(std::countr_zero(rest));
      const std::uint32_t fitting = rack_.fitting(lane.squares[at].allowed);
      fitting_[laneNumber][at] = fitting;
      if (fitting == 0) closed |= rest & (~rest + 1);
    }
    return closed;
  }

  /// The first plays with a group of choices ask only for those that can be worth it; whoever comes after
  /// them finds the fruitful ones listed.
  template <class Sink>
  void tryAnagrams(const LiveLane& lane, const Slot& slot, bool withBlanks, Sink& sink) {
    if (!findUseless(slot)) return;
    Anagrams::Group& group = anagrams_.groupOf(slot.through, slot.tiles, withBlanks);
    if (group.asked && !withBlanks) {
      tryFruitful(lane, slot, anagrams_.fruitful(group, slot.through, slot.tiles, slot.length), sink);
      return;
    }
    gatherWanted(lane, slot, withBlanks, sink.threshold());
    if (wantedCount_ == 0) return;
    const auto asked = std::span(wanted_).first(wantedCount_);
    anagrams_.look(group, slot.through, slot.length, asked);
    for (const Anagrams::Wanted& wanted : asked) {
      if (wanted.bound < sink.threshold()) continue;
      anagrams_.visit(group, wanted.choice,
                      [&](const Anagram& anagram) { tryWords(lane, slot, anagram, wanted.played, sink); });
    }
  }

  template <class Sink>
  void tryFruitful(const LiveLane& lane, const Slot& slot, std::span<const Anagrams::Fruitful> choices,
                   Sink& sink) {
    if (choices.empty()) return;
    Needs needs;
    const std::size_t crossed = needsOf(lane, slot, needs);
    const auto fits = [&](std::uint32_t played) {
      for (std::size_t at = 0; at < crossed; ++at) {
        if ((played & needs[at]) == 0) return false;
      }
      return true;
    };
    for (const Anagrams::Fruitful& choice : choices) {
      const std::int32_t bound =
          1000 * (slot.points + dot(slot.multipliers, rack_.laid(choice.played))) + rack_.kept(choice.played);
      if (bound < sink.threshold() || (choice.played & useless_) != 0 || !fits(choice.played)) continue;
      anagrams_.visit(choice,
                      [&](const Anagram& anagram) { tryWords(lane, slot, anagram, choice.played, sink); });
    }
  }

  /// Notes the tiles that no word of the slot can use; whether enough others are left.
  bool findUseless(const Slot& slot) {
    useless_ = 0;
    if ((rack_.letters() & ~slot.letters) == 0) return true;
    const std::uint32_t useful = rack_.fitting(slot.letters);
    useless_ = ~useful;
    return std::popcount(useful) >= slot.tiles;
  }

  /// Notes the choices that can be worth `threshold` in the slot and that fit its crossed squares.
  void gatherWanted(const LiveLane& lane, const Slot& slot, bool withBlanks, std::int32_t threshold) {
    const RackSubsets::Choices& choices = rack_.choices(slot.tiles, withBlanks);
    Needs needs;
    const std::size_t crossed = needsOf(lane, slot, needs);
    std::size_t wanted = 0;
    for (std::size_t from = 0; from < choices.count; from += kBlock) {
      std::array<std::int32_t, kBlock> bounds;
      bounds.fill(slot.points);
      for (std::size_t rank = 0; rank < slot.tiles; ++rank) {
        const std::int32_t multiplier = slot.multipliers[rank];
        for (std::size_t at = 0; at < kBlock; ++at)
          bounds[at] += multiplier * choices.values[rank][from + at];
      }
      std::array<std::uint8_t, kBlock> worth;
      for (std::size_t at = 0; at < kBlock; ++at) {
        bounds[at] = 1000 * bounds[at] + choices.kept[from + at];
        worth[at] = bounds[at] >= threshold ? 1 : 0;
      }
      const bytes::Eight played = bytes::load(&choices.played[from]);
      bytes::Eight rest = std::bit_cast<bytes::Eight>(worth) & bytes::first(choices.count - from);
      rest &= ~bytes::filled(played & bytes::spread(useless_));
      for (std::size_t need = 0; need < crossed; ++need)
        rest &= bytes::filled(played & bytes::spread(needs[need]));
      for (; rest != 0; rest &= rest - 1) {
        const std::size_t at = bytes::firstFilled(rest);
        wanted_[wanted++] = {static_cast<std::uint32_t>(from + at), choices.played[from + at], bounds[at]};
      }
    }
    wantedCount_ = wanted;
  }

  /// For each crossed square of the slot the tiles of the rack that fit there.
  std::size_t needsOf(const LiveLane& lane, const Slot& slot, Needs& needs) const {
    const auto& fitting = fitting_[static_cast<std::size_t>(&lane - live_->lanes().data())];
    std::size_t count = 0;
    for (std::uint32_t rest = slot.squares & lane.crossed; rest != 0; rest &= rest - 1)
      needs[count++] = fitting[static_cast<std::size_t>(std::countr_zero(rest))];
    return count;
  }

  template <class Sink>
  void tryWords(const LiveLane& lane, const Slot& slot, const Anagram& anagram, std::uint32_t played,
                Sink& sink) {
    const Cell* cells = lane.squares.data() + slot.start;
    const auto words = lexicon_.wordMap().letters.subspan(anagram.words);
    const auto length = static_cast<std::size_t>(slot.length);
    // A map of a foreign file may lack the mark of the last word, or have words of other letters behind the
    // first.
    for (std::size_t begin = 0; begin + length <= words.size(); begin += length) {
      const std::uint8_t* const word = &words[begin];
      bool fits = true;
      for (int at = 0; at < slot.length && fits; ++at)
        fits = (cells[at].allowed >> (word[at] & WordMap::kLetter) & 1) != 0;
      const auto isAnagram = [&] {
        return begin == 0 || WordMap::keyOf({word, length}) == WordMap::keyOf(words.first(length));
      };
      if (fits && isAnagram()) layWord(lane, slot, anagram, played, word, sink);
      if ((word[0] & WordMap::kLast) != 0) return;
    }
  }

  /// Offers a word that fits, once for each way to place the blanks.
  template <class Sink>
  void layWord(const LiveLane& lane, const Slot& slot, const Anagram& anagram, std::uint32_t played,
               const std::uint8_t* word, Sink& sink) {
    std::array<game::Tile, game::Board::kMaxSide> tiles{};
    std::array<int, game::Board::kMaxSide> points{};  // of the new tiles, premiums counted
    int total = slot.points;
    for (int at = 0; at < slot.length; ++at) {
      const auto place = static_cast<std::size_t>(at);
      const Cell& cell = lane.squares[slot.start + place];
      if (cell.letter != 0) continue;
      tiles[place] = game::Tile(game::Letter(word[at] & WordMap::kLetter));
      const game::Square square = squareOf(lane.direction, lane.index, slot.start + at);
      points[place] = language_.value(tiles[place]) *
                      multiplierAt(cell, language_.board.premium(square), slot.wordFactor);
      total += points[place];
    }
    const auto laid = std::span(tiles).first(slot.length);
    const auto offer = [&](int score) {
      const std::int32_t equity = 1000 * score + rack_.kept(played);
      if (equity < sink.threshold()) return;
      const game::Move move =
          game::Move::placement(squareOf(lane.direction, lane.index, slot.start), lane.direction, laid);
      Equity rated = Equity::millipoints(equity);
      if (live_->isEmpty()) rated += openingAdjustment(move, language_);
      sink.offer({move, score, {}, Equity(), rated});
    };
    if (anagram.firstBlank == 0) {
      offer(total);
      return;
    }
    // Blanks of the same letter are laid from left to right, so that no two plays are the same.
    for (std::size_t first = 0; first < laid.size(); ++first) {
      if (laid[first] != game::Tile(game::Letter(anagram.firstBlank))) continue;
      const game::Tile natural =
          std::exchange(laid[first], game::Tile::blank(game::Letter(anagram.firstBlank)));
      if (anagram.secondBlank == 0) {
        offer(total - points[first]);
      } else {
        const std::size_t from = anagram.firstBlank == anagram.secondBlank ? first + 1 : 0;
        for (std::size_t second = from; second < laid.size(); ++second) {
          if (laid[second] != game::Tile(game::Letter(anagram.secondBlank))) continue;
          const game::Tile other =
              std::exchange(laid[second], game::Tile::blank(game::Letter(anagram.secondBlank)));
          offer(total - points[first] - points[second]);
          laid[second] = other;
        }
      }
      laid[first] = natural;
    }
  }

  /// Fills in what the search left out.
  void complete(RatedPlay& play, const game::Position& position) const {
    play.leave = position.rack - play.move.tileCounts();
    if (bagCount(position.board, language_) == 0) return;
    play.leaveValue = play.equity - Equity::points(play.score);
    if (position.board.empty() && play.move.isPlacement())
      play.leaveValue = play.leaveValue - openingAdjustment(play.move, language_);
  }

  static constexpr std::int32_t kLowestFloor = -100'000;

  const game::Language& language_;
  const Lexicon& lexicon_;
  Racks racks_;
  LiveBoard* live_ = nullptr;  ///< the board of the search under way
  game::Rack known_;           ///< the rack that `rack_` and `anagrams_` are of
  bool knownBagEmpty_ = false;
  const Leaves* knownLeaves_ = nullptr;
  RackSubsets rack_;
  Anagrams anagrams_;
  LookUps lookUps_;
  SlotQueue queue_;
  /// By lane and crossed square: the tiles of the rack that fit there.
  std::array<std::array<std::uint32_t, game::Board::kMaxSide>, 2 * std::size_t{game::Board::kMaxSide}>
      fitting_{};
  std::array<Anagrams::Wanted, RackSubsets::Choices::kMost + 1> wanted_;  ///< scratch of tryAnagrams
  std::size_t wantedCount_ = 0;
  std::uint32_t useless_ = 0;  ///< tiles, in the slot under way
};

}  // namespace rozbor::engine
