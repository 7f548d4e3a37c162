#include "rozbor/app/review/duplicate_game.h"

#include <algorithm>
#include <memory>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "rozbor/app/review/record_file.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::app {
namespace {

/// The table in one of the languages.
struct Reading {
  std::shared_ptr<const game::Language> language;
  replay::DuplicateReplay replay;
  replay::DuplicateFit fit;
};

Reading readingIn(std::shared_ptr<const game::Language> language, const parser::DuplicateRecord& record) {
  Reading reading{std::move(language), {}, {}};
  reading.replay = replay::replayDuplicate(record, *reading.language);
  reading.fit = fitOf(reading.replay);
  return reading;
}

/// Words of the master moves that the lexicon of the language does not have; all, where there is none.
std::ptrdiff_t lackingWords(const Reading& reading, const lexica::LexiconStore& store) {
  const auto chosen = store.choose(*reading.language, {}, {});
  return std::ranges::count_if(reading.replay.rounds, [&chosen](const replay::DuplicateTurn& turn) {
    return !chosen || std::ranges::any_of(turn.master.words, [&chosen](const game::LaidWord& word) {
      return !chosen->lexicon->contains(std::span<const game::Tile>(word.tiles));
    });
  });
}

/// Fewest contradictions first; among equals fewest words that a lexicon lacks, then English, then the order
/// of ids.
Reading bestReading(const parser::DuplicateRecord& record, Languages languages,
                    const lexica::LexiconStore& store) {
  std::vector<Reading> readings;
  for (const auto& language : languages)
    readings.push_back(readingIn(language, record));
  const replay::DuplicateFit least = std::ranges::min_element(readings, {}, &Reading::fit)->fit;
  std::erase_if(readings, [&least](const Reading& reading) { return reading.fit != least; });
  return std::move(*std::ranges::min_element(readings, {}, [&store](const Reading& reading) {
    return std::tuple(lackingWords(reading, store), reading.language->id != "en", reading.language->id);
  }));
}

}  // namespace

game::Result<reports::DuplicateReview> reviewDuplicateFile(const std::filesystem::path& path,
                                                           const DuplicateOptions& options,
                                                           const lexica::DataPaths& paths) {
  const auto bytes = bytesOf(path);
  if (!bytes) return bytes.error();
  if (!parser::looksLikeDuplicate(*bytes)) {
    return game::Error{"duplicate.other",
                       said::words("expected a table of duplicate scrabble with a rack, a master move and "
                                   "players, found something else")};
  }
  parser::ParsedDuplicate parsed = parser::parseDuplicate(*bytes);
  const lexica::LexiconStore store(paths);
  std::vector<std::shared_ptr<const game::Language>> languages = lexica::sharedLanguages(paths);
  if (!options.language.empty()) {
    auto asked = lexica::openLanguage(paths, options.language);
    if (!asked) return asked.error();
    languages = {std::make_shared<const game::Language>(*std::move(asked))};
  }
  if (languages.empty()) {
    return game::Error{"language.none",
                       said::words("there is no language; is the data folder where it should be?")};
  }
  Reading reading = bestReading(parsed.record, languages, store);
  const auto lexicon = store.choose(*reading.language, parsed.record.variant.value, options.lexicon);
  if (!lexicon) return lexicon.error();
  return reports::reviewDuplicate(path.string(), std::move(parsed), std::move(reading.replay),
                                  std::move(reading.language), *lexicon->lexicon);
}

std::optional<game::Error> refusedDuplicate(std::string_view bytes) {
  if (!parser::looksLikeDuplicate(bytes)) return std::nullopt;
  return game::Error{"record.duplicate",
                     said::words("this is a game of duplicate scrabble, which is no game of "
                                 "two players: rozbor duplicate grades it")};
}

}  // namespace rozbor::app
