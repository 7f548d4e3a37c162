#include "rozbor/engine/study/signature.h"

#include <cassert>
#include <cstddef>

#include "mixer.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/study/self_play.h"

namespace rozbor::engine {
namespace {

constexpr int kWords = 8000;

std::vector<game::Letter> lettersOf(game::LetterMask mask) {
  std::vector<game::Letter> letters;
  for (int index = 1; index <= game::Letter::kMax; ++index) {
    if (mask.contains(game::Letter(index))) letters.push_back(game::Letter(index));
  }
  return letters;
}

}  // namespace

std::vector<WordKey> madeUpWords(const game::Language& language, int count, std::uint64_t seed) {
  const std::vector<game::Letter> vowels = lettersOf(language.vowels);
  const std::vector<game::Letter> others =
      lettersOf(game::LetterMask(language.alphabet.all().bits() & ~language.vowels.bits()));
  assert(!vowels.empty() && !others.empty());
  Random random(seed);
  const auto pick = [&](const std::vector<game::Letter>& letters) {
    return letters[random.below(static_cast<std::uint32_t>(letters.size()))];
  };
  std::vector<WordKey> words;
  std::vector<game::Letter> word;
  for (int made = 0; made < count; ++made) {
    word.clear();
    const std::uint32_t length = 2 + random.below(4) + random.below(5);
    bool vowel = random.below(2) == 0;
    for (std::uint32_t at = 0; at < length; ++at) {
      word.push_back(pick(vowel ? vowels : others));
      if (random.below(6) != 0) vowel = !vowel;
    }
    words.push_back(WordKey::of(word));
  }
  return words;
}

std::uint64_t signatureOf(const game::Language& language, const Leaves& leaves, int games,
                          std::uint64_t seed) {
  const auto lexicon = Lexicon::build(madeUpWords(language, kWords, seed), "made up", "made up", language);
  assert(lexicon);
  const StaticContext context{language, **lexicon, leaves};
  Mixer mixer;
  const Chooser choose = [&](std::span<const RatedPlay> plays, Random& random) {
    for (const RatedPlay& play : plays) {
      mixer.addSigned(play.equity.millipoints());
      mixer.add(play.move);
    }
    return static_cast<std::size_t>(
        random.below(static_cast<std::uint32_t>(plays.size() < 5 ? plays.size() : 5)));
  };
  for (int game = 0; game < games; ++game) {
    const auto played = playGame(context, {choose, choose}, seed + static_cast<std::uint64_t>(game));
    for (const int score : played.scores)
      mixer.addSigned(score);
  }
  return mixer.sum();
}

}  // namespace rozbor::engine
