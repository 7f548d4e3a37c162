#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "reconstruction/sheet_game.h"
#include "rozbor/replay/reconstruction.h"

namespace rozbor::replay {

/// Words that were read with one letter wrong: remembers what it was asked, for the same board is looked at
/// again and again.
class NearWords {
 public:
  NearWords(const WordTest& isWord, const game::Language& language)
      : isWord_(isWord), letters_(language.alphabet.size()) {}

  /// A letter of a word that another one makes a word of the word test.
  struct Change {
    std::size_t at = 0;
    game::Letter letter;
  };

  [[nodiscard]] bool isWord(const Letters& word) const { return !isWord_ || isWord_(word); }
  /// Every such change; none where the word itself is known.
  [[nodiscard]] const std::vector<Change>& changesOf(const Letters& word);

 private:
  [[nodiscard]] std::vector<Change> findChanges(Letters word) const;

  const WordTest& isWord_;
  int letters_;
  std::unordered_map<std::string, std::vector<Change>> known_;
};

}  // namespace rozbor::replay
