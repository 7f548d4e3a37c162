#include "rozbor/insight/words_to_learn.h"

#include <algorithm>
#include <map>
#include <utility>

#include "best_play.h"
#include "rozbor/game/bingo.h"
#include "rozbor/review/counted_loss.h"

namespace rozbor::reports {
namespace {

using game::Language;

/// The language of a decision whose loss is worth a band and comes from a word that was not found.
const Language* languageOfMissedWord(const DecisionRecord& decision, const CoachingCase& player) {
  const DecisionRow& numbers = decision.numbers;
  const bool missed = numbers.counted && numbers.cause && isMissedWord(numbers.cause->cause) &&
                      bandOf(numbers, player.options.bands) != Band::none;
  const auto language = player.languages.find(decision.game.language);
  if (!missed || decision.text.bestWord.empty() || language == player.languages.end()) return nullptr;
  return language->second.get();
}

bool isShort(const std::string& word, const Language& language) {
  const auto letters = language.alphabet.word(word);
  return letters && letters->size() <= kShortWord;
}

std::vector<WordToLearn> worthLearning(std::vector<WordToLearn> words, std::size_t most, double least) {
  std::erase_if(words, [&](const WordToLearn& word) { return word.points < least; });
  std::ranges::stable_sort(words, std::ranges::greater(),
                           [](const WordToLearn& word) { return std::pair(word.bingo, word.points); });
  if (words.size() > most) words.resize(most);
  return words;
}

double pointsOf(const std::vector<WordToLearn>& words) {
  double points = 0;
  for (const WordToLearn& word : words)
    points += word.points;
  return points;
}

}  // namespace

bool isStrong(const std::vector<Figure>& figures) {
  constexpr double kFinds = 0.7;
  const Figure* const conversion = findFigure(figures, "bingoConversion");
  return conversion != nullptr && conversion->low && *conversion->low >= kFinds;
}

WordsToLearn wordsToLearn(const CoachingCase& player, std::size_t most) {
  constexpr std::size_t kBlunder = 2;  // of the edges of bands
  const bool strong = isStrong(figuresOf(player.games, {}, player.options));
  std::map<std::pair<std::string, std::string>, WordToLearn> byWord;
  for (std::size_t at = 0; at < player.decisions.size(); ++at) {
    const DecisionRecord& decision = player.decisions[at];
    const Language* const language = languageOfMissedWord(decision, player);
    if (language == nullptr) continue;
    WordToLearn& word = byWord[{language->id, decision.text.bestWord}];
    word.word = decision.text.bestWord;
    word.language = language->id;
    ++word.count;
    word.decisions.push_back(at);
    word.points += countedPoints(decision.numbers.loss);
    const auto best = bestPlay(decision, *language);
    word.bingo |= best && isBingo(best->move, language->rules);
  }
  WordsToLearn list;
  std::vector<WordToLearn> words;
  double all = 0;
  for (const auto& [key, word] : byWord) {
    ++list.missed;
    all += word.points;
    const bool hidden = isShort(word.word, *player.languages.at(key.first)) &&
                        (strong || player.shortWordsLaid.contains(word.word));
    if (!hidden) words.push_back(word);
  }
  list.words = worthLearning(std::move(words), most, player.options.bands.points[kBlunder]);
  list.share = all > 0 ? pointsOf(list.words) / all : 0;
  return list;
}

}  // namespace rozbor::reports
