#include "rozbor/engine/lexicon_stats.h"

#include <algorithm>

#include "lexicon_stats_anagrams.h"
#include "lexicon_stats_bingos.h"
#include "lexicon_stats_openings.h"
#include "match/rack_draws.h"
#include "rozbor/game/notation.h"

namespace rozbor::engine {
namespace {

using game::Letter;

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

void countLetters(std::span<const Letter> word, std::vector<LetterUse>& use) {
  game::LetterMask seen;
  for (const Letter letter : word) {
    LetterUse& counted = use[static_cast<std::size_t>(letter.index()) - 1];
    ++counted.occurrences;
    if (seen.contains(letter)) continue;
    seen.insert(letter);
    ++counted.words;
    counted.twoLetterWords += word.size() == 2 ? 1 : 0;
    counted.threeLetterWords += word.size() == 3 ? 1 : 0;
  }
}

void computeShares(WordCounts& counts, const game::TileCounts& tiles) {
  const auto letterTiles = static_cast<std::uint64_t>(tiles.size() - tiles.blanks());
  for (LetterUse& use : counts.use) {
    const auto ofLetter = static_cast<std::uint64_t>(tiles.count(use.letter.index()));
    use.letterShare = share(use.occurrences, counts.letters);
    use.wordShare = share(use.words, counts.words);
    use.tileShare = share(ofLetter, letterTiles);
    if (ofLetter > 0) use.ratio = use.letterShare / use.tileShare;
  }
}

WordCounts countWords(const Lexicon& lexicon, const game::Language& language) {
  WordCounts counts;
  const auto longest = static_cast<std::size_t>(std::max(language.board.rows(), language.board.columns()));
  counts.byLength.resize(longest + 1);
  for (int index = 1; index <= language.alphabet.size(); ++index) {
    counts.use.emplace_back();
    counts.use.back().letter = Letter(index);
  }
  lexicon.forEachWord([&](std::span<const Letter> word) {
    if (word.size() < 2 || word.size() > longest) return;
    ++counts.words;
    ++counts.byLength[word.size()];
    counts.letters += word.size();
    countLetters(word, counts.use);
  });
  computeShares(counts, language.tiles);
  return counts;
}

/// What keeps the racks of a language from being counted.
std::optional<game::Error> rackFault(const game::Language& language) {
  if (RackDraws::countable(language.tiles.size(), language.rules.rackSize)) return {};
  return game::Error{"lexicon-stats.rack",
                     said::words("racks of {0} from {1} tiles cannot be counted ({2})",
                                 language.rules.rackSize, language.tiles.size(), languageName(language))};
}

/// What is wrong with the leaves that were asked for.
std::optional<game::Error> leaveFault(const game::Language& language,
                                      const std::vector<game::TileCounts>& leaves) {
  for (const game::TileCounts& leave : leaves) {
    if (leave.size() > language.rules.rackSize || !language.tiles.contains(leave)) {
      return game::Error{"lexicon-stats.leave",
                         said::words("no rack of {0} holds {1}", languageName(language),
                                     rackText(leave, language.alphabet))};
    }
  }
  return {};
}

}  // namespace

game::Result<LexiconStats> lexiconStats(const Lexicon& lexicon, const game::Language& language,
                                        const LexiconStatsOptions& options) {
  if (const auto fault = rackFault(language)) return *fault;
  if (const auto fault = leaveFault(language, options.leaves)) return *fault;

  LexiconStats stats;
  stats.counts = countWords(lexicon, language);
  const RackDraws draws(language.tiles, language.rules.rackSize);
  Openings openings = bestOpenings(lexicon, language, draws, options.top);
  stats.openings = std::move(openings.shorter);
  stats.bingoOpenings = std::move(openings.bingos);

  const AnagramSets anagrams(lexicon, draws);
  stats.fullRackWords = anagrams.words();
  stats.plainBingoRacks = anagrams.drawable();
  stats.mostWords = anagrams.mostWords(options.top);
  stats.likeliest = anagrams.likeliest(options.top);

  const BingoRacks bingos(anagrams.distinct(), language.tiles, language.rules.rackSize);
  stats.bingoRacks = bingos.size();
  stats.openingBingo = bingos.chance({});
  stats.tiles = bingos.tileChances();
  for (const game::TileCounts& leave : options.leaves)
    stats.leaves.push_back({leave, bingos.chance(leave)});
  return stats;
}

}  // namespace rozbor::engine
