#include "endgame/solo_lanes.h"

#include <algorithm>
#include <bit>

#include "endgame/mixing.h"

namespace rozbor::engine::endgame {

using game::Tile;

SoloLanes::SoloLanes(const LaneBoard& board, const game::Language& language, const PlayableWords& words,
                     std::size_t bytes)
    : board_(board),
      language_(language),
      words_(words),
      slots_(std::bit_floor(std::max<std::size_t>(bytes / 4, 1u << 14) / sizeof(Slot))),
      store_(std::max<std::size_t>(bytes / 2, 1u << 19) / sizeof(Points)) {
  for (std::size_t lane = 0; lane < salts_.size(); ++lane)
    salts_[lane] = mixed(lane + 1);
}

void SoloLanes::forgetAll() {
  std::fill_n(slots_.data(), slots_.size(), Slot{});
  slotsUsed_ = 0;
  stored_ = 0;
}

/// Whether there may be no room for all lanes.
bool SoloLanes::isFull(std::size_t size) const {
  const std::size_t room = LaneBoard::kMaxLanes * (size + 1) * (kSide * size + (std::size_t{1} << size));
  return slotsUsed_ + LaneBoard::kMaxLanes >= slots_.size() - slots_.size() / 4 ||
         stored_ + room + PointsByBefore::kCount > store_.size();
}

const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& SoloLanes::of(const SoloRack& rack) {
  rack_ = &rack;
  if (isFull(rack.size())) forgetAll();
  std::array<std::uint64_t, LaneBoard::kMaxLanes> keys;
  std::array<Slot, LaneBoard::kMaxLanes> slots;
  const auto lanes = static_cast<std::size_t>(board_.lanes());
  const std::uint64_t ofRack = rack.code() * 0x9E3779B97F4A7C15ull;
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    keys[lane] = mixed(board_.letters(static_cast<int>(lane)) ^ ofRack ^ salts_[lane]) | 1;
    __builtin_prefetch(&slots_[placeOf(keys[lane])]);
  }
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    slots[lane] = slotOf(static_cast<int>(lane), keys[lane]);
    __builtin_prefetch(store_.data() + slots[lane].first);
  }
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const Slot& slot = slots[lane];
    const Points* first = store_.data() + slot.first;
    figures_[lane] = {first, slot.singles, first + (rack.size() + 1) * slot.singles, slot.sets};
  }
  return figures_;
}

SoloLanes::Slot SoloLanes::slotOf(int lane, std::uint64_t key) {
  std::size_t at = placeOf(key);
  while (slots_[at].key != 0 && slots_[at].key != key)
    at = (at + 1) & (slots_.size() - 1);
  Slot& slot = slots_[at];
  if (slot.key == key) return slot;
  slot.key = key;
  slot.first = static_cast<std::uint32_t>(stored_);
  ++slotsUsed_;
  fill(lane);
  for (std::size_t square = 0; square < static_cast<std::size_t>(length_); ++square) {
    for (std::size_t tile = 0; tile < rack_->size(); ++tile) {
      const std::size_t name = square * kSquare + tile;
      slot.singles += keep(singles_[name].data(), name, (together_[square] >> tile & 1) != 0);
    }
  }
  for (unsigned set = 1; set < rack_->sets(); ++set)
    slot.sets += keep(sets_[set].data(), set, false);
  return slot;
}

/// Puts an entry into the store, if there is anything to tell; how many that makes.
std::uint16_t SoloLanes::keep(const Points* figures, std::size_t key, bool always) {
  const PointsByBefore points(figures);
  if (!always && !points.isAnywhereMoreThan(PointsByBefore(PointsByBefore::kNone))) return 0;
  store_[stored_++] = static_cast<Points>(key);
  points.risen().write(&store_[stored_]);
  stored_ += rack_->size();
  return 1;
}

void SoloLanes::fill(int lane) {
  cells_ = board_.cells(lane);
  length_ = board_.length(lane);
  for (std::size_t square = 0; square < static_cast<std::size_t>(length_); ++square) {
    for (std::size_t tile = 0; tile < rack_->size(); ++tile)
      singles_[square * kSquare + tile].fill(PointsByBefore::kNone);
  }
  for (unsigned set = 0; set < rack_->sets(); ++set)
    sets_[set].fill(PointsByBefore::kNone);
  together_.fill(0);
  for (start_ = 0; start_ + 1 < length_; ++start_) {
    if (start_ == 0 || cells_[start_ - 1].letter == 0) extend(start_, words_.root());
  }
}

void SoloLanes::extend(int at, const PlayableWords::Node& node) {
  const Cell& here = cells_[at];
  if (here.letter != 0) {
    if ((node.letters >> here.letter & 1) == 0) return;
    letters_[static_cast<std::size_t>(at)] = here.letter;
    sum_ += here.points;
    goOn(at, words_.child(node, here.letter));
    sum_ -= here.points;
    return;
  }
  if (count_ == rack_->size()) return;
  const std::uint64_t next = goesOn(at + 1);
  for (std::size_t tile = 0; tile < rack_->size(); ++tile) {
    if ((used_ >> tile & 1) != 0) continue;
    if (rack_->isLikeLast(tile) && (used_ >> (tile - 1) & 1) == 0) continue;
    std::uint64_t open = node.letters & ~PlayableWords::kEnd;
    if (rack_->kind(tile) != 0) open &= std::uint64_t{1} << rack_->kind(tile);
    for (; open != 0; open &= open - 1) {
      const int letter = std::countr_zero(open);
      const PlayableWords::Node& child = words_.child(node, letter);
      if ((child.letters & next) != 0) lay(at, letter, child, tile);
    }
  }
}

/// The letters of which one must come at square `at`, when one tile more has been laid before it; or the word
/// ends.
std::uint64_t SoloLanes::goesOn(int at) const {
  if (at == length_) return PlayableWords::kEnd;
  if (cells_[at].letter != 0) return std::uint64_t{1} << cells_[at].letter;
  std::uint64_t letters = PlayableWords::kEnd;
  if (count_ + 1 == rack_->size()) return letters;
  for (std::size_t tile = 0; tile < rack_->size(); ++tile) {
    if ((used_ >> tile & 1) == 0)
      letters |= rack_->kind(tile) == 0 ? ~std::uint64_t{0} : std::uint64_t{1} << rack_->kind(tile);
  }
  return letters;
}

void SoloLanes::lay(int at, int letter, const PlayableWords::Node& next, std::size_t tile) {
  const int value = rack_->kind(tile) == 0 ? 0 : language_.value(Tile(game::Letter(letter)));
  const Cell& here = cells_[at];
  const unsigned parts = 1u << count_;
  for (unsigned part = 0; part < parts; ++part) {
    const Part& before = parts_[part];
    parts_[parts + part] = {before.more + value * (here.letterFactor - 1), before.factor * here.wordFactor,
                            before.set | 1u << tile, at};
  }
  letters_[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(letter);
  tiles_[count_] = static_cast<std::uint8_t>(1u << rack_->firstLike(tile));
  places_[count_++] = at;
  used_ |= 1u << tile;
  sum_ += value;
  goOn(at, next);
  sum_ -= value;
  used_ &= ~(1u << tile);
  --count_;
}

void SoloLanes::goOn(int at, const PlayableWords::Node& node) {
  const bool atEnd = at + 1 == length_;
  const bool isWord = (node.letters & PlayableWords::kEnd) != 0;
  wordUpTo_[static_cast<std::size_t>(at)] = isWord;
  if (isWord && at > start_ && count_ > 0 && (atEnd || cells_[at + 1].letter == 0)) record(at);
  if (!atEnd) extend(at + 1, node);
}

/// Whether the letters of these squares of the word under way are a word.
bool SoloLanes::isWord(int first, int last) const {
  const PlayableWords::Node* node = &words_.root();
  for (int at = first; at <= last; ++at) {
    const int letter = letters_[static_cast<std::size_t>(at)];
    if ((node->letters >> letter & 1) == 0) return false;
    node = &words_.child(*node, letter);
  }
  return (node->letters & PlayableWords::kEnd) != 0;
}

/// For each tile of the word under way, which ends at `last`: before which tiles on its left what lies
/// between the two may have lain while both squares were empty, bit by bit. The ends of the word count as
/// tiles.
void SoloLanes::findApart(int last) {
  const auto count = static_cast<int>(count_);
  for (int right = 0; right <= count; ++right) {
    const int end = right == count ? last : places_[static_cast<std::size_t>(right)] - 1;
    unsigned& apart = apart_[static_cast<std::size_t>(right)];
    apart = 0;
    for (int left = -1; left < right; ++left) {
      const int begin = left < 0 ? start_ : places_[static_cast<std::size_t>(left)] + 1;
      if (right - left == 1 || begin == end ||
          (left < 0 ? wordUpTo_[static_cast<std::size_t>(end)] : isWord(begin, end)))
        apart |= 1u << (left + 1);
    }
  }
}

/// Whether these tiles of the word may be laid at once when its others lie.
bool SoloLanes::mayBeLast(unsigned tiles) const {
  int left = -1;
  for (unsigned rest = tiles; rest != 0; rest &= rest - 1) {
    const int right = std::countr_zero(rest);
    if ((apart_[static_cast<std::size_t>(right)] >> (left + 1) & 1) == 0) return false;
    left = right;
  }
  return (apart_[count_] >> (left + 1) & 1) != 0;
}

/// A word, each part of its tiles being laid at last, if what was laid before can have lain there without it.
void SoloLanes::record(int last) {
  findApart(last);
  for (unsigned number = 1; number < 1u << count_; ++number) {
    if (!mayBeLast(number)) continue;
    const Part& part = parts_[number];
    const unsigned told = rack_->canonical(part.set);
    const std::size_t before = count_ - static_cast<std::size_t>(std::popcount(number));
    Points* figure = &sets_[told][before];
    if (std::has_single_bit(number)) {
      const auto tile = static_cast<std::size_t>(std::countr_zero(told));
      figure = &singles_[static_cast<std::size_t>(part.at) * kSquare + tile][before];
    } else {
      for (unsigned rest = number; rest != 0; rest &= rest - 1) {
        const auto tile = static_cast<std::size_t>(std::countr_zero(rest));
        together_[static_cast<std::size_t>(places_[tile])] |= tiles_[tile];
      }
    }
    const int points = (sum_ + part.more) * part.factor;
    if (points > PointsByBefore::kMost) areCut_ = true;
    *figure = std::max(*figure, static_cast<Points>(std::min<int>(points, PointsByBefore::kMost)));
  }
}

}  // namespace rozbor::engine::endgame
