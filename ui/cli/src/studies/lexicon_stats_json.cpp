#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "lexicon_stats_output.h"
#include "rozbor/game/notation.h"

namespace rozbor::cli {
namespace {

using nlohmann::json;

std::string wordOf(std::span<const game::Letter> letters, const game::Alphabet& alphabet) {
  std::string word;
  for (const game::Letter letter : letters)
    word += alphabet.upper(letter);
  return word;
}

json chanceJson(const engine::DrawChance& chance) {
  return {{"ways", chance.ways}, {"of", chance.of}, {"probability", chance.probability()}};
}

json lengthsJson(const engine::WordCounts& counts) {
  json lengths = json::array();
  for (std::size_t length = 2; length < counts.byLength.size(); ++length)
    lengths.push_back({{"length", length}, {"words", counts.byLength[length]}});
  return lengths;
}

json lettersJson(const engine::WordCounts& counts, const game::Language& language) {
  json letters = json::array();
  for (const engine::LetterUse& use : counts.use) {
    const game::Tile tile(use.letter);
    letters.push_back({{"letter", language.alphabet.upper(use.letter)},
                       {"tiles", language.tiles.count(tile.kind())},
                       {"points", language.value(tile)},
                       {"occurrences", use.occurrences},
                       {"words", use.words},
                       {"twoLetterWords", use.twoLetterWords},
                       {"threeLetterWords", use.threeLetterWords},
                       {"letterShare", use.letterShare},
                       {"wordShare", use.wordShare},
                       {"tileShare", use.tileShare},
                       {"ratio", use.ratio ? json(*use.ratio) : json()}});
  }
  return letters;
}

json openingsJson(const std::vector<engine::OpeningScore>& scores, const game::Alphabet& alphabet) {
  json list = json::array();
  for (const engine::OpeningScore& score : scores) {
    json plays = json::array();
    for (const engine::OpeningPlay& play : score.plays) {
      plays.push_back({{"move", moveText(play.move, alphabet)},
                       {"word", wordText(play.move.tiles(), alphabet)},
                       {"drawn", chanceJson(play.drawn)}});
    }
    list.push_back({{"score", score.score}, {"words", score.words}, {"plays", std::move(plays)}});
  }
  return list;
}

json anagramsJson(const std::vector<engine::AnagramSet>& sets, const game::Alphabet& alphabet) {
  json list = json::array();
  for (const engine::AnagramSet& set : sets) {
    json words = json::array();
    for (const auto& word : set.words)
      words.push_back(wordOf(word, alphabet));
    list.push_back({{"rack", rackText(set.rack, alphabet)},
                    {"words", std::move(words)},
                    {"drawn", chanceJson(set.drawn)}});
  }
  return list;
}

json leavesJson(const std::vector<engine::LeaveChance>& leaves, const game::Alphabet& alphabet) {
  json list = json::array();
  for (const engine::LeaveChance& leave : leaves)
    list.push_back({{"leave", rackText(leave.leave, alphabet)}, {"bingo", chanceJson(leave.bingo)}});
  return list;
}

}  // namespace

std::string lexiconStatsJson(const app::LexiconStudy& study) {
  const engine::LexiconStats& stats = study.stats;
  const game::Alphabet& alphabet = study.language.alphabet;
  const json object{{"lexicon", study.lexicon.name},
                    {"language", study.language.id},
                    {"checksum", fmt::format("{:016x}", study.lexicon.checksum)},
                    {"rackSize", study.language.rules.rackSize},
                    {"words", stats.counts.words},
                    {"letterOccurrences", stats.counts.letters},
                    {"wordsByLength", lengthsJson(stats.counts)},
                    {"letters", lettersJson(stats.counts, study.language)},
                    {"openings", openingsJson(stats.openings, alphabet)},
                    {"bingoOpenings", openingsJson(stats.bingoOpenings, alphabet)},
                    {"fullRackWords", stats.fullRackWords},
                    {"plainBingoRacks", stats.plainBingoRacks},
                    {"bingoRacks", stats.bingoRacks},
                    {"mostWords", anagramsJson(stats.mostWords, alphabet)},
                    {"likeliest", anagramsJson(stats.likeliest, alphabet)},
                    {"openingBingo", chanceJson(stats.openingBingo)},
                    {"tiles", leavesJson(stats.tiles, alphabet)},
                    {"leaves", leavesJson(stats.leaves, alphabet)}};
  return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace rozbor::cli
