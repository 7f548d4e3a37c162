#include "rozbor/app/studies/win_model_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "rozbor/engine/random.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/engine/study/win_model_fit.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/leaves_choice.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/lexica/text_file.h"
#include "study_parts.h"

namespace rozbor::app {
namespace {

/// Games for each thread between two looks at what has been counted: nobody plays then, so that it is
/// whole. A few seconds.
constexpr std::uint64_t kPiece = 2000;

/// Changes with the method, so that a model tells which one it was fitted by.
constexpr int kMethod = 2;

/// A file by its name and a checksum of its bytes: the same on another machine, another when the
/// file has been changed.
game::Result<std::string> fingerprint(const std::filesystem::path& path) {
  const auto bytes = lexica::readBytes(path);
  if (!bytes) return bytes.error();
  std::uint64_t sum = 0;
  for (const char byte : *bytes)
    sum = engine::Random(sum ^ static_cast<unsigned char>(byte)).next();
  return fmt::format("{} {:016x}", path.filename().string(), sum);
}

int threadsOf(const WinModelRequest& request) {
  if (request.threads > 0) return request.threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// Plays games `done` to `games` of `seed`, and gives the turns of each to `take`, in order. `rest` is
/// called every few seconds, when nothing is being taken.
template <class Take, class Rest>
void sampleGames(const WinModelStudy& study, std::uint64_t done, std::uint64_t games, std::uint64_t seed,
                 Take take, Rest rest, const WinModelHooks& listeners, const std::stop_token& stop) {
  const auto makePlayer = [&study](int) {
    return engine::makePlayer(staticPlayer(), {*study.language, *study.lexicon, study.leaves});
  };
  engine::MatchHooks hooks;
  hooks.observe = [&study] { return std::make_unique<engine::WinSampler>(*study.language); };
  hooks.keep = [&take](engine::GameObserver& observer, const engine::GameResult&) {
    take(static_cast<const engine::WinSampler&>(observer).samples());
    return true;
  };
  if (listeners.progress)
    hooks.progress = [&listeners](const engine::MatchTally& tally) { listeners.progress(tally.games); };
  const int threads = threadsOf(study.request);
  const std::uint64_t piece = kPiece * static_cast<std::uint64_t>(threads);
  engine::MatchTally tally;
  tally.games = static_cast<std::int64_t>(done);
  while (static_cast<std::uint64_t>(tally.games) < games && !stop.stop_requested()) {
    const std::uint64_t end = std::min(games, static_cast<std::uint64_t>(tally.games) + piece);
    tally = playMatch({*study.language, makePlayer, end, seed, false, threads}, tally, hooks, stop);
    rest();
  }
}

}  // namespace

game::Result<WinModelStudy> openWinModelStudy(const WinModelRequest& request,
                                              const lexica::DataPaths& paths) {
  auto language = lexica::openLanguage(paths, request.language);
  if (!language) return language.error();
  const auto lexicon = lexica::LexiconStore(paths).choose(*language, "", request.lexicon);
  if (!lexicon) return lexicon.error();
  const auto leaves = lexica::chooseLeaves(paths, *language, request.leaves);
  if (!leaves) return leaves.error();
  WinModelStudy study{request, nullptr, lexicon->lexicon, leaves->leaves, "none"};
  if (!leaves->none) {
    auto name = fingerprint(leaves->path);
    if (!name) return name.error();
    study.leavesName = *std::move(name);
  }
  study.language = std::make_shared<const game::Language>(*std::move(language));
  return study;
}

std::vector<std::pair<std::string, std::string>> decidingFacts(const WinModelStudy& study,
                                                               std::uint64_t seed) {
  const engine::LexiconInfo& lexicon = study.lexicon->info();
  return {{"language", study.language->id},
          {"lexicon", fmt::format("{} {:016x}", lexicon.name, lexicon.checksum)},
          {"leaves", study.leavesName},
          {"players", "static against static"},
          {"seed", std::to_string(seed)}};
}

engine::WinCounts countWins(const WinModelStudy& study, std::uint64_t games, std::uint64_t seed,
                            engine::WinCounts counts, const WinModelHooks& hooks,
                            const std::stop_token& stop) {
  counts.rows.resize(static_cast<std::size_t>(engine::mostUnseen(*study.language)));
  sampleGames(
      study, static_cast<std::uint64_t>(counts.games), games, seed,
      [&counts](std::span<const engine::WinSample> samples) { counts.addGame(samples); },
      [&] {
        if (hooks.checkpoint) hooks.checkpoint(counts);
      },
      hooks, stop);
  return counts;
}

game::Result<engine::WinTable> fitWinModel(const WinModelStudy& study, const engine::WinCounts& counts,
                                           std::uint64_t seed) {
  auto table = fitWinTable(counts, study.language->rules.rackSize);
  if (!table) return table;
  auto& comments = table->comments;
  comments.push_back(
      fmt::format(" Win model of {}: unseen, first spread, step, chances to win in 1/{}. See "
                  "docs/winmodel.md.",
                  study.language->englishName, engine::WinTable::kWhole));
  comments.push_back(fmt::format(" rozbor {}, method {}", ROZBOR_VERSION, kMethod));
  for (const auto& [name, value] : decidingFacts(study, seed))
    comments.push_back(fmt::format(" {} {}", name, value));
  comments.push_back(fmt::format(" games {}, turns {}", counts.games, counts.turns));
  return table;
}

std::uint64_t heldOutSeed(std::uint64_t seed) {
  constexpr std::uint64_t kHeldOut = 0x68656c646f757421;  // any number that nobody types
  return engine::Random(seed ^ kHeldOut).next();
}

engine::WinCalibrationFigures checkWinModel(const WinModelStudy& study, const engine::WinModel& model,
                                            std::uint64_t games, std::uint64_t seed,
                                            const WinModelHooks& hooks, const std::stop_token& stop) {
  engine::WinCalibration calibration(model);
  sampleGames(
      study, 0, games, seed,
      [&](std::span<const engine::WinSample> samples) { calibration.addGame(samples); }, [] {}, hooks, stop);
  return calibration.figures();
}

}  // namespace rozbor::app
