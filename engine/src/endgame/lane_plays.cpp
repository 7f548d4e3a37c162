#include "endgame/lane_plays.h"

#include <algorithm>
#include <bit>

#include "endgame/mixing.h"

namespace rozbor::engine::endgame {

using game::Tile;

LanePlays::LanePlays(const LaneBoard& board, const game::Language& language, const PlayableWords& words,
                     const RackLayout& layout, std::size_t bytes)
    : board_(board),
      language_(language),
      words_(words),
      layout_(layout),
      slots_(std::bit_floor(std::max<std::size_t>(bytes / 4, 1u << 14) / sizeof(Slot))),
      playsLimit_(std::max<std::size_t>(bytes / 2, 1u << 16) / sizeof(LanePlay)) {
  plays_.reserve(playsLimit_ + playsLimit_ / 8);
  tiles_.reserve(4 * playsLimit_);
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (layout.unit(kind) != 0) kinds_.push_back(kind);
  }
}

std::uint64_t LanePlays::keyOf(int lane, RackCode rack) const {
  // The lanes of a bare board all have the hash 0.
  const std::uint64_t salt = board_.isBare() ? mixed(static_cast<std::uint64_t>(lane) + 1) : 0;
  return mixed(board_.hash(lane) ^ rack * 0x9E3779B97F4A7C15ull ^ salt) | 1;
}

LanePlays::Slot& LanePlays::slotOf(std::uint64_t key) {
  std::size_t at = key >> 20 & (slots_.size() - 1);
  while (slots_[at].key != 0 && slots_[at].key != key)
    at = (at + 1) & (slots_.size() - 1);
  return slots_[at];
}

void LanePlays::prefetch(int lane, RackCode rack) const {
  __builtin_prefetch(&slots_[keyOf(lane, rack) >> 20 & (slots_.size() - 1)]);
}

bool LanePlays::isFull() const {
  return plays_.size() >= playsLimit_ || tiles_.size() >= 4 * playsLimit_ ||
         slotsUsed_ >= slots_.size() - slots_.size() / 4;
}

void LanePlays::forgetAll() {
  std::fill_n(slots_.data(), slots_.size(), Slot{});
  slotsUsed_ = 0;
  plays_.clear();
  tiles_.clear();
}

const LanePlays::Slot& LanePlays::filled(int lane, RackCode rack) {
  const std::uint64_t key = keyOf(lane, rack);
  Slot* slot = &slotOf(key);
  if (slot->key != 0) return *slot;
  if (isFull()) {
    forgetAll();
    slot = &slotOf(key);
  }
  const std::size_t first = plays_.size();
  generate(lane, rack);
  *slot = {key, static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(plays_.size() - first),
           WayOut{}};
  for (std::size_t at = first; at < plays_.size(); ++at) {
    const LanePlay& play = plays_[at];
    if (play.used == rack && play.score > slot->wayOut.score) slot->wayOut = {play.score, play.laid};
  }
  ++slotsUsed_;
  return *slot;
}

std::span<const LanePlay> LanePlays::of(int lane, RackCode rack) {
  if (board_.hash(lane) == 0 && !board_.isBare()) return {};
  const Slot& slot = filled(lane, rack);
  return std::span(plays_).subspan(slot.first, slot.count);
}

LanePlays::WayOut LanePlays::wayOut(int lane, RackCode rack) {
  if (board_.hash(lane) == 0 && !board_.isBare()) return {};
  return filled(lane, rack).wayOut;
}

void LanePlays::takeRack(RackCode rack) {
  rackLetters_ = 0;
  rackSize_ = 0;
  for (const int kind : kinds_) {
    const int count = layout_.count(rack, kind);
    rack_[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(count);
    if (count > 0) rackLetters_ |= std::uint64_t{1} << kind;
    rackSize_ += count;
  }
  rackLetters_ &= ~PlayableWords::kEnd;  // the bit of the blank
}

void LanePlays::generate(int lane, RackCode rack) {
  lane_ = lane;
  length_ = board_.length(lane);
  cells_ = board_.cells(lane);
  takeRack(rack);
  findJoints();
  for (start_ = 0; start_ + 1 < length_; ++start_) {
    if (start_ == 0 || cells_[start_ - 1].letter == 0) extend(start_, words_.root(), Partial{});
  }
}

void LanePlays::findJoints() {
  constexpr std::uint8_t kNever = 255;
  std::uint8_t distance = kNever;
  for (int at = length_; at-- > 0;) {
    const Cell& here = cells_[at];
    if (here.letter != 0) {
      distance = 0;
    } else if (here.crossed || (board_.isBare() && board_.square(lane_, at) == board_.start())) {
      distance = 1;
    } else if (distance != kNever) {
      ++distance;
    }
    joint_[static_cast<std::size_t>(at)] = distance;
  }
}

/// Goes on at square `at` with the words of `node`.
void LanePlays::extend(int at, const PlayableWords::Node& node, const Partial& partial) {
  const Cell& here = cells_[at];
  if (here.letter != 0) {
    if ((node.letters >> here.letter & 1) == 0) return;
    Partial next = partial;
    next.mainSum += here.points;
    next.joined = true;
    goOn(at, words_.child(node, here.letter), next);
    return;
  }
  if (rackSize_ == 0 || (!partial.joined && joint_[static_cast<std::size_t>(at)] > rackSize_)) return;
  std::uint64_t open = node.letters & ~PlayableWords::kEnd;
  if (here.crossed) open &= here.crossSet;
  const std::uint64_t own = open & rackLetters_;
  const bool hasBlank = rack_[0] > 0;
  tried_ += static_cast<std::uint64_t>(std::popcount(own));
  if (hasBlank) {
    tried_ += static_cast<std::uint64_t>(std::popcount(open));
  } else {
    open = own;
  }
  const std::uint64_t next = goesOn(at + 1);
  for (; open != 0; open &= open - 1) {
    const int letter = std::countr_zero(open);
    const PlayableWords::Node& child = words_.child(node, letter);
    if ((child.letters & next) != 0) layEither(at, letter, child, partial);
  }
}

/// The letters of which one must come at square `at`, when a tile has been laid before it; or the word ends.
std::uint64_t LanePlays::goesOn(int at) const {
  if (at == length_) return PlayableWords::kEnd;
  const Cell& here = cells_[at];
  if (here.letter != 0) return std::uint64_t{1} << here.letter;
  if (rackSize_ < 2) return PlayableWords::kEnd;
  std::uint64_t letters = rack_[0] > 0 ? ~std::uint64_t{0} : rackLetters_;
  if (here.crossed) letters &= here.crossSet;
  return letters | PlayableWords::kEnd;
}

void LanePlays::layEither(int at, int letter, const PlayableWords::Node& next, const Partial& partial) {
  std::uint8_t& own = rack_[static_cast<std::size_t>(letter)];
  --rackSize_;
  if (own > 0) {
    if (--own == 0) rackLetters_ &= ~(std::uint64_t{1} << letter);
    lay(at, Tile(game::Letter(letter)), next, partial);
    ++own;
    rackLetters_ |= std::uint64_t{1} << letter;
  }
  if (rack_[0] > 0) {
    --rack_[0];
    lay(at, Tile::blank(game::Letter(letter)), next, partial);
    ++rack_[0];
  }
  ++rackSize_;
}

void LanePlays::lay(int at, Tile tile, const PlayableWords::Node& next, Partial partial) {
  const Cell& here = cells_[at];
  const int value = language_.value(tile);
  const int points = value * here.letterFactor;
  partial.mainSum += points;
  partial.wordFactor *= here.wordFactor;
  if (here.crossed) partial.crossSum += (here.crossScore + points) * here.wordFactor;
  partial.joined = partial.joined || joint_[static_cast<std::size_t>(at)] == 1;
  partial.crossed = here.crossed;
  partial.points = static_cast<std::int16_t>(partial.points + value);
  partial.used += layout_.unit(tile.kind());
  partial.key ^= LaneBoard::tileHash(board_.square(lane_, at), tile);
  laid_[partial.count++] = {static_cast<std::uint8_t>(at), tile};
  goOn(at, next, partial);
}

/// A letter stands at `at`; `node` is behind it.
void LanePlays::goOn(int at, const PlayableWords::Node& node, const Partial& partial) {
  const bool atEnd = at + 1 == length_;
  if ((node.letters & PlayableWords::kEnd) != 0 && at > start_ && (atEnd || cells_[at + 1].letter == 0))
    record(at, partial);
  if (!atEnd) extend(at + 1, node, partial);
}

/// Its own lane, those that cross it where a tile is laid or just before and behind the word, and the
/// parallel ones at the ends of the cross-words.
std::uint64_t LanePlays::touchedBy(int last, int count) const {
  const auto bit = [](int lane) { return std::uint64_t{1} << lane; };
  const int place = board_.placeIn(lane_);
  const int parallel = lane_ - place;  // the first lane of this direction
  const int parallels = board_.length(board_.crossLane(lane_, 0));
  std::uint64_t touched = bit(lane_);
  if (start_ > 0) touched |= bit(board_.crossLane(lane_, start_ - 1));
  if (last + 1 < length_) touched |= bit(board_.crossLane(lane_, last + 1));
  for (int index = 0; index < count; ++index) {
    const int at = laid_[static_cast<std::size_t>(index)].at;
    const Cell& here = cells_[at];
    const int before = here.crossed ? here.crossFirst - 1 : place - 1;
    const int behind = here.crossed ? here.crossLast + 1 : place + 1;
    touched |= bit(board_.crossLane(lane_, at));
    if (before >= 0) touched |= bit(parallel + before);
    if (behind < parallels) touched |= bit(parallel + behind);
  }
  return touched;
}

void LanePlays::record(int last, const Partial& partial) {
  if (partial.count == 0 || !partial.joined) return;
  // A single tile that forms words both ways is the row's.
  if (partial.count == 1 && partial.crossed && board_.direction(lane_) == game::Direction::down) return;
  const int bonus = partial.count >= language_.rules.bingoTiles ? language_.rules.bingoBonus : 0;
  LanePlay play;
  play.key = partial.key;
  play.used = partial.used;
  play.touched = touchedBy(last, partial.count);
  play.score = partial.mainSum * partial.wordFactor + partial.crossSum + bonus;
  play.points = partial.points;
  play.count = partial.count;
  for (int index = 0; index < partial.count; ++index)
    play.laid |= std::uint32_t{1} << laid_[static_cast<std::size_t>(index)].at;
  play.tiles = static_cast<std::uint32_t>(tiles_.size());
  plays_.push_back(play);
  tiles_.insert(tiles_.end(), laid_.begin(), laid_.begin() + partial.count);
}

}  // namespace rozbor::engine::endgame
