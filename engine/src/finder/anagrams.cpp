#include "anagrams.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine {

void Anagrams::begin(const RackSubsets& rack, game::LetterMask alphabet) {
  rack_ = &rack;
  alphabet_ = alphabet;
  firsts_.clear();
  found_.clear();
  fruitful_.clear();
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

Anagrams::Group& Anagrams::groupOf(std::uint64_t through, int tiles, bool withBlanks) {
  const std::uint64_t key =
      through + kLetterKeys[0] * static_cast<std::uint64_t>(2 * tiles + (withBlanks ? 1 : 0));
  Group* group = &slotFor(key);
  if (group->round != round_) {
    if (++used_ * 2 > table_.size()) {
      grow();
      group = &slotFor(key);
    }
    *group = {.key = key, .round = round_, .first = static_cast<std::uint32_t>(firsts_.size())};
    firsts_.resize(firsts_.size() + rack_->choices(tiles, withBlanks).count, kUnknown);
  }
  return *group;
}

void Anagrams::look(Group& group, std::uint64_t through, int length, std::span<const Wanted> wanted) {
  group.asked = true;
  unknown_.clear();
  for (const Wanted& want : wanted) {
    if (firsts_[group.first + want.choice] != kUnknown) continue;
    unknown_.push_back(
        {through + rack_->key(want.played), group.first + want.choice, rack_->blanks(want.played)});
    map_.prefetchFilter(unknown_.back().key);
  }
  lookUpUnknown(length);
}

std::span<const Anagrams::Fruitful> Anagrams::fruitful(Group& group, std::uint64_t through, int tiles,
                                                       int length) {
  if (!group.known) {
    const RackSubsets::Choices& choices = rack_->choices(tiles, false);
    unknown_.clear();
    for (std::uint32_t choice = 0; choice < choices.count; ++choice) {
      if (firsts_[group.first + choice] != kUnknown) continue;
      unknown_.push_back({through + rack_->key(choices.played[choice]), group.first + choice, 0});
      map_.prefetchFilter(unknown_.back().key);
    }
    lookUpUnknown(length);
    group.known = true;
    group.fruitful = static_cast<std::uint32_t>(fruitful_.size());
    for (std::uint32_t choice = 0; choice < choices.count; ++choice) {
      const std::uint32_t first = firsts_[group.first + choice];
      if (first != kNone) fruitful_.push_back({first, choices.played[choice]});
    }
    group.fruits = static_cast<std::uint16_t>(fruitful_.size() - group.fruitful);
  }
  return std::span(fruitful_).subspan(group.fruitful, group.fruits);
}

void Anagrams::lookUpUnknown(int length) {
  dropUnlikely();
  for (Unknown& asked : unknown_) {
    if (asked.blanks > 0) continue;
    asked.words = map_.findByTag(asked.key);
    if (asked.words != 0) map_.prefetchWords(asked.words);
  }
  for (const Unknown& asked : unknown_) {
    questions_.clear();
    if (asked.blanks > 0) {
      gatherWithBlanks(asked.key, asked.blanks);
      firsts_[asked.first] = answer(length);
      continue;
    }
    if (asked.words == 0) continue;
    // What stands there may be of another multiset with the same half of a key.
    const bool isAsked = map_.isAt(asked.words, static_cast<std::size_t>(length), asked.key);
    const std::uint32_t words = isAsked ? asked.words : map_.find(asked.key, length);
    if (words == 0) continue;
    firsts_[asked.first] = static_cast<std::uint32_t>(found_.size());
    found_.push_back({words, 0, 0, true});
  }
}

/// Of the choices without blanks those that certainly make nothing.
void Anagrams::dropUnlikely() {
  std::size_t kept = 0;
  for (std::size_t at = 0; at < unknown_.size(); ++at) {
    const Unknown asked = unknown_[at];
    firsts_[asked.first] = kNone;
    unknown_[kept] = asked;
    if (asked.blanks == 0) {
      if (!map_.mayHold(asked.key)) continue;
      map_.prefetchSlot(asked.key);
    }
    ++kept;
  }
  unknown_.resize(kept);
}

void Anagrams::gatherWithBlanks(std::uint64_t key, int blanks) {
  for (std::uint64_t first = alphabet_.bits(); first != 0; first &= first - 1) {
    const int letter = std::countr_zero(first);
    Anagram anagram{0, static_cast<std::uint8_t>(letter), 0, false};
    if (blanks == 1) {
      gather(key + kLetterKeys[letter], anagram);
      continue;
    }
    for (std::uint64_t second = first; second != 0; second &= second - 1) {
      anagram.secondBlank = static_cast<std::uint8_t>(std::countr_zero(second));
      gather(key + kLetterKeys[letter] + kLetterKeys[anagram.secondBlank], anagram);
    }
  }
  for (const Question& question : questions_)
    map_.prefetchSlot(question.key);
}

/// Turns the questions into anagrams; the first of them, or kNone.
std::uint32_t Anagrams::answer(int length) {
  const auto first = static_cast<std::uint32_t>(found_.size());
  for (const Question& question : questions_) {
    const std::uint32_t words = map_.find(question.key, length);
    if (words == 0) continue;
    found_.push_back(question.anagram);
    found_.back().words = words;
  }
  if (found_.size() == first) return kNone;
  found_.back().last = true;
  return first;
}

}  // namespace rozbor::engine
