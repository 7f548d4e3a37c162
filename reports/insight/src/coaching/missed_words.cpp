#include <algorithm>
#include <map>

#include "rozbor/insight/missed_words.h"

namespace rozbor::reports {
namespace {

bool isMissedWord(const DecisionRecord& decision, const game::Language& language, const BandScale& scale) {
  const DecisionRow& numbers = decision.numbers;
  return decision.game.language == language.id && !decision.text.bestWord.empty() && numbers.cause &&
         isMissedWord(numbers.cause->cause) && bandOf(numbers, scale) != Band::none;
}

}  // namespace

std::vector<MissedWord> missedWords(std::span<const DecisionRecord> decisions, const game::Language& language,
                                    const BandScale& scale) {
  // Letters sort as the alphabet has them; what cannot be read as letters comes first.
  std::map<std::pair<std::vector<game::Letter>, std::string>, int> counts;
  for (const DecisionRecord& decision : decisions) {
    if (!isMissedWord(decision, language, scale)) continue;
    const std::string& word = decision.text.bestWord;
    ++counts[{language.alphabet.word(word).value_or(std::vector<game::Letter>()), word}];
  }
  std::vector<MissedWord> words;
  words.reserve(counts.size());
  for (const auto& [key, count] : counts)
    words.push_back({key.second, count});
  return words;
}

}  // namespace rozbor::reports
