#include "anagrams.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine {

void Anagrams::begin(const RackSubsets& rack, game::LetterMask alphabet) {
  rack_ = &rack;
  alphabet_ = alphabet;
  firsts_.clear();
  found_.clear();
  used_ = 0;
  if (++round_ == 0) {  // once in four milliard positions
    std::ranges::fill(table_, Group());
    round_ = 1;
  }
}

Anagrams::Group& Anagrams::slotFor(std::uint64_t key) {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(key >> 20) & mask;
  while (table_[slot].round == round_ && table_[slot].key != key)
    slot = (slot + 1) & mask;
  return table_[slot];
}

void Anagrams::grow() {
  std::vector<Group> old(table_.size() * 2);
  old.swap(table_);
  for (const Group& group : old) {
    if (group.round == round_) slotFor(group.key) = group;
  }
}

std::uint32_t Anagrams::groupOf(std::uint64_t through, int tiles) {
  const std::uint64_t key = through + kLetterKeys[0] * static_cast<std::uint64_t>(tiles);
  Group* group = &slotFor(key);
  if (group->round != round_) {
    if (++used_ * 2 > table_.size()) {
      grow();
      group = &slotFor(key);
    }
    *group = {key, round_, static_cast<std::uint32_t>(firsts_.size())};
    firsts_.resize(firsts_.size() + rack_->choices(tiles).size(), kUnknown);
  }
  return group->first;
}

std::uint32_t Anagrams::look(std::uint64_t through, std::uint32_t played, int length) {
  const auto first = static_cast<std::uint32_t>(found_.size());
  const std::uint64_t key = through + rack_->key(played);
  if (const int blanks = rack_->blanks(played); blanks == 0) {
    add(key, length, {});
  } else {
    lookWithBlank(key, blanks, length);
  }
  if (found_.size() == first) return kNone;
  found_.back().last = true;
  return first;
}

void Anagrams::lookWithBlank(std::uint64_t key, int blanks, int length) {
  for (std::uint64_t first = alphabet_.bits(); first != 0; first &= first - 1) {
    const int letter = std::countr_zero(first);
    Anagram anagram{0, static_cast<std::uint8_t>(letter), 0, false};
    if (blanks == 1) {
      add(key + kLetterKeys[letter], length, anagram);
      continue;
    }
    for (std::uint64_t second = first; second != 0; second &= second - 1) {
      anagram.secondBlank = static_cast<std::uint8_t>(std::countr_zero(second));
      add(key + kLetterKeys[letter] + kLetterKeys[anagram.secondBlank], length, anagram);
    }
  }
}

void Anagrams::addFound(std::uint64_t key, int length, const Anagram& anagram) {
  const std::uint32_t words = map_.find(key, length);
  if (words == 0) return;
  found_.push_back(anagram);
  found_.back().words = words;
}

}  // namespace rozbor::engine
