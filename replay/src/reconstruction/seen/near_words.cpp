#include "near_words.h"

#include <utility>

#include "letters_key.h"

namespace rozbor::replay {

const std::vector<NearWords::Change>& NearWords::changesOf(const Letters& word) {
  std::string key = keyOf(word);
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  return known_.emplace(std::move(key), findChanges(word)).first->second;
}

std::vector<NearWords::Change> NearWords::findChanges(Letters word) const {
  std::vector<Change> changes;
  if (isWord(word)) return changes;
  for (std::size_t at = 0; at < word.size(); ++at) {
    const game::Letter written = word[at];
    for (int index = 1; index <= letters_; ++index) {
      word[at] = game::Letter(index);
      if (word[at] != written && isWord_(word)) changes.push_back({at, word[at]});
    }
    word[at] = written;
  }
  return changes;
}

}  // namespace rozbor::replay
