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
    if (start_ == 0 || cells_[start_ - 1].letter == 0) goOn(start_ - 1, words_.root(), false);
  }
}

void LanePlays::findJoints() {
  constexpr std::uint8_t kNever = 255;
  std::uint8_t distance = kNever;
  auto joins = static_cast<std::uint8_t>(length_);
  for (int at = length_; at-- > 0;) {
    const Cell& here = cells_[at];
    if (here.letter != 0) {
      distance = 0;
      joins = static_cast<std::uint8_t>(at);
    } else if (here.crossed || (board_.isBare() && board_.square(lane_, at) == board_.start())) {
      distance = 1;
      joins = static_cast<std::uint8_t>(at);
    } else if (distance != kNever) {
      ++distance;
    }
    joint_[static_cast<std::size_t>(at)] = distance;
    joins_[static_cast<std::size_t>(at)] = joins;
  }
  for (std::size_t at = 0; at < static_cast<std::size_t>(length_); ++at)
    lying_[at + 1] = lying_[at] + (cells_[at].letter != 0 ? cells_[at].points : 0);
}

/// A letter stands at `at`; `node` is behind it. Goes on over those that lie there.
void LanePlays::goOn(int at, const PlayableWords::Node& node, bool joined) {
  const PlayableWords::Node* behind = &node;
  for (++at; at < length_ && cells_[at].letter != 0; ++at) {
    if ((behind->letters >> cells_[at].letter & 1) == 0) return;
    behind = &words_.child(*behind, cells_[at].letter);
    joined = true;
  }
  if (joined && count_ > 0 && (behind->letters & PlayableWords::kEnd) != 0 && at > start_ + 1) record(at - 1);
  if (at < length_ && rackSize_ > 0) extend(at, *behind, joined);
}

/// Lays each letter on square `at`, which is empty, with which the words of `node` go on.
void LanePlays::extend(int at, const PlayableWords::Node& node, bool joined) {
  const Cell& here = cells_[at];
  if (!joined && joint_[static_cast<std::size_t>(at)] > rackSize_) return;
  std::uint64_t open = node.letters & ~PlayableWords::kEnd;
  if (here.crossed) open &= here.crossSet;
  if (rack_[0] == 0) open &= rackLetters_;
  tried_ += static_cast<std::uint64_t>(std::popcount(open));
  const int joint = joins_[static_cast<std::size_t>(at)];
  const bool joins = joined || joint == at;
  const std::uint64_t next = joins ? goesOn(at + 1) : goesOn(joint) & ~PlayableWords::kEnd;
  for (; open != 0; open &= open - 1) {
    const int letter = std::countr_zero(open);
    const PlayableWords::Node& child = words_.child(node, letter);
    const std::uint64_t there = joins ? child.letters : words_.lettersAhead(child, joint - at - 1);
    if ((there & next) != 0) lay(at, letter, child, joins);
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

void LanePlays::lay(int at, int letter, const PlayableWords::Node& next, bool joined) {
  const auto kind = static_cast<std::size_t>(letter);
  const bool isLacking = rack_[kind] == 0;
  --rackSize_;
  if (isLacking) {
    --rack_[0];
    ++lacking_;
    ++lacked_[kind];
  } else if (--rack_[kind] == 0) {
    rackLetters_ &= ~(std::uint64_t{1} << letter);
  }
  laid_[static_cast<std::size_t>(count_++)] = {static_cast<std::uint8_t>(at), Tile(game::Letter(letter))};
  goOn(at, next, joined);
  --count_;
  if (isLacking) {
    --lacked_[kind];
    --lacking_;
    ++rack_[0];
  } else {
    ++rack_[kind];
    rackLetters_ |= std::uint64_t{1} << letter;
  }
  ++rackSize_;
}

/// The word that ends at `last`, with blanks in all the ways that there are.
void LanePlays::record(int last) {
  // A single tile that forms words both ways is the row's.
  if (count_ == 1 && cells_[laid_[0].at].crossed && board_.direction(lane_) == game::Direction::down) return;
  std::int32_t mainSum =
      lying_[static_cast<std::size_t>(last) + 1] - lying_[static_cast<std::size_t>(start_)];
  std::int32_t wordFactor = 1;
  std::int32_t crossSum = 0;
  LanePlay play;
  for (std::size_t index = 0; index < static_cast<std::size_t>(count_); ++index) {
    const LaidTile& laid = laid_[index];
    const Cell& here = cells_[laid.at];
    const int value = language_.value(laid.tile);
    const int points = value * here.letterFactor;
    mainSum += points;
    wordFactor *= here.wordFactor;
    if (here.crossed) crossSum += (here.crossScore + points) * here.wordFactor;
    play.points = static_cast<std::int16_t>(play.points + value);
    play.used += layout_.unit(laid.tile.kind());
    play.key ^= LaneBoard::tileHash(board_.square(lane_, laid.at), laid.tile);
    play.laid |= std::uint32_t{1} << laid.at;
  }
  play.touched = touchedBy(last);
  play.count = static_cast<std::uint8_t>(count_);
  const int bonus = count_ >= language_.rules.bingoTiles ? language_.rules.bingoBonus : 0;
  play.score = mainSum * wordFactor + crossSum + bonus;
  if (lacking_ + rack_[0] == 0) {
    add(play);
    return;
  }
  for (std::size_t index = 0; index < static_cast<std::size_t>(count_); ++index) {
    const Cell& here = cells_[laid_[index].at];
    worth_[index] =
        (language_.value(laid_[index].tile) - language_.value(Tile::blank(laid_[index].tile.letter()))) *
        here.letterFactor * (wordFactor + (here.crossed ? here.wordFactor : 0));
  }
  chooseBlanks(0, play);
}

void LanePlays::add(LanePlay play) {
  ++tried_;
  play.tiles = static_cast<std::uint32_t>(tiles_.size());
  plays_.push_back(play);
  tiles_.insert(tiles_.end(), laid_.begin(), laid_.begin() + count_);
}

/// Lays no blank from tile `from` on if none is lacking, and then one for each of them.
void LanePlays::chooseBlanks(int from, const LanePlay& play) {
  if (lacking_ == 0) add(play);
  const int blanks = lacking_ + rack_[0];
  if (blanks == 0) return;
  for (auto index = static_cast<std::size_t>(from); index < static_cast<std::size_t>(count_); ++index) {
    const LaidTile own = laid_[index];
    const auto kind = static_cast<std::size_t>(own.tile.kind());
    const bool isLacking = lacked_[kind] > 0;
    if (!isLacking && rack_[0] == 0) continue;
    if (isLacking) {
      --lacked_[kind];
      --lacking_;
    } else {
      --rack_[0];
    }
    laid_[index].tile = Tile::blank(own.tile.letter());
    LanePlay with = play;
    with.score -= worth_[index];
    with.points = static_cast<std::int16_t>(with.points - language_.value(own.tile) +
                                            language_.value(laid_[index].tile));
    with.used += layout_.unit(laid_[index].tile.kind()) - layout_.unit(own.tile.kind());
    const game::Square square = board_.square(lane_, own.at);
    with.key ^= LaneBoard::tileHash(square, own.tile) ^ LaneBoard::tileHash(square, laid_[index].tile);
    chooseBlanks(static_cast<int>(index) + 1, with);
    laid_[index] = own;
    if (isLacking) {
      ++lacked_[kind];
      ++lacking_;
    } else {
      ++rack_[0];
    }
  }
}

/// Its own lane, those that cross it where a tile is laid or just before and behind the word, and the
/// parallel ones at the ends of the cross-words.
std::uint64_t LanePlays::touchedBy(int last) const {
  const auto bit = [](int lane) { return std::uint64_t{1} << lane; };
  const int place = board_.placeIn(lane_);
  const int parallel = lane_ - place;  // the first lane of this direction
  const int parallels = board_.length(board_.crossLane(lane_, 0));
  std::uint64_t touched = bit(lane_);
  if (start_ > 0) touched |= bit(board_.crossLane(lane_, start_ - 1));
  if (last + 1 < length_) touched |= bit(board_.crossLane(lane_, last + 1));
  for (int index = 0; index < count_; ++index) {
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

}  // namespace rozbor::engine::endgame
