#include "rozbor/app/studies/win_model_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string_view>

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
constexpr std::uint64_t kPieceOfBoards = 200;
constexpr std::uint64_t kPieceOfEndings = 16;  ///< each takes half a second or so

/// Changes with the method, so that a model tells which one it was fitted by.
constexpr int kMethod = 3;
constexpr int kEndingMethod = 1;
constexpr int kBoardMethod = 1;

/// Begin the comments that tell of endings and of boards.
constexpr std::string_view kOfEndings = " endings";
constexpr std::string_view kOfBoards = " boards";

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

/// Which games are played, and how many for each thread between two rests.
struct Games {
  std::uint64_t done = 0;
  std::uint64_t all = 0;
  std::uint64_t seed = 1;
  std::uint64_t piece = kPiece;
};

/// Plays games and gives the observer of each to `take`, in order. `rest` is called every few seconds, when
/// nothing is being taken.
template <class Observer, class Observe, class Take, class Rest>
void sampleGames(const WinModelStudy& study, const Games& games, Observe observe, Take take, Rest rest,
                 const WinModelHooks& listeners, const std::stop_token& stop) {
  const auto makePlayer = [&study](int) {
    return engine::makePlayer(staticPlayer(), {*study.language, *study.lexicon, study.leaves});
  };
  engine::MatchHooks hooks;
  hooks.observe = observe;
  hooks.keep = [&take](engine::GameObserver& observer, const engine::GameResult&) {
    take(static_cast<const Observer&>(observer));
    return true;
  };
  if (listeners.progress)
    hooks.progress = [&listeners](const engine::MatchTally& tally) { listeners.progress(tally.games); };
  const int threads = threadsOf(study.request.threads);
  const std::uint64_t piece = games.piece * static_cast<std::uint64_t>(threads);
  engine::MatchTally tally;
  tally.games = static_cast<std::int64_t>(games.done);
  while (static_cast<std::uint64_t>(tally.games) < games.all && !stop.stop_requested()) {
    const std::uint64_t end = std::min(games.all, static_cast<std::uint64_t>(tally.games) + piece);
    tally = playMatch({*study.language, makePlayer, end, games.seed, false, threads}, tally, hooks, stop);
    rest();
  }
}

/// The turns of each game.
template <class Take, class Rest>
void sampleTurns(const WinModelStudy& study, const Games& games, Take take, Rest rest,
                 const WinModelHooks& listeners, const std::stop_token& stop) {
  sampleGames<engine::WinSampler>(
      study, games, [&study] { return std::make_unique<engine::WinSampler>(*study.language); },
      [&take](const engine::WinSampler& sampler) { take(sampler.samples()); }, rest, listeners, stop);
}

/// Puts a comment in the place of the one that begins alike: where a part of a model comes from.
void tellOrigin(engine::WinTable& table, std::string_view of, int method,
                const std::vector<std::pair<std::string, std::string>>& facts, const std::string& counted) {
  std::erase_if(table.comments, [&](const std::string& comment) { return comment.starts_with(of); });
  std::string comment = fmt::format("{}: rozbor {}, method {}", of, ROZBOR_VERSION, method);
  for (const auto& [name, value] : facts)
    comment += fmt::format(", {} {}", name, value);
  table.comments.push_back(comment + ", " + counted);
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
  const auto rackSize = static_cast<std::size_t>(study.language->rules.rackSize);
  counts.rows.resize(static_cast<std::size_t>(engine::mostUnseen(*study.language)));
  counts.racks.resize(rackSize);
  for (auto& held : counts.racks)
    held.resize(rackSize);
  sampleTurns(
      study, {.done = static_cast<std::uint64_t>(counts.games), .all = games, .seed = seed},
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

std::vector<std::pair<std::string, std::string>> endingFacts(const WinModelStudy& study, std::uint64_t seed,
                                                             std::uint64_t nodes) {
  auto facts = decidingFacts(study, seed);
  facts.emplace_back("nodes", std::to_string(nodes));
  return facts;
}

engine::EndingCounts countEndings(const WinModelStudy& study, std::uint64_t games, std::uint64_t seed,
                                  std::uint64_t nodes, engine::EndingCounts counts,
                                  const WinModelHooks& hooks, const std::stop_token& stop) {
  sampleGames<engine::EndingSampler>(
      study,
      {.done = static_cast<std::uint64_t>(counts.games),
       .all = games,
       .seed = seed,
       .piece = kPieceOfEndings},
      [&] { return std::make_unique<engine::EndingSampler>(*study.language, *study.lexicon, nodes); },
      [&counts](const engine::EndingSampler& sampler) { counts.addGame(sampler.sample()); },
      [&] {
        if (hooks.endingsCheckpoint) hooks.endingsCheckpoint(counts);
      },
      hooks, stop);
  return counts;
}

std::optional<game::Error> putEndings(engine::WinTable& table, const WinModelStudy& study,
                                      const engine::EndingCounts& counts, std::uint64_t seed,
                                      std::uint64_t nodes) {
  auto endings = fitEndings(counts);
  if (!endings) return endings.error();
  table.endings = *std::move(endings);
  tellOrigin(table, kOfEndings, kEndingMethod, endingFacts(study, seed, nodes),
             fmt::format("games {}, endings {}, exact {}", counts.games, counts.endings, counts.exact));
  return std::nullopt;
}

engine::BoardCounts countBoards(const WinModelStudy& study, std::uint64_t games, std::uint64_t seed,
                                const WinModelHooks& hooks, const std::stop_token& stop) {
  engine::BoardCounts counts;
  sampleGames<engine::BoardSampler>(
      study, {.all = games, .seed = seed, .piece = kPieceOfBoards},
      [&study] { return std::make_unique<engine::BoardSampler>(*study.language, *study.lexicon); },
      [&counts](const engine::BoardSampler& sampler) { counts.addGame(sampler.samples()); }, [] {}, hooks,
      stop);
  return counts;
}

std::optional<game::Error> putBoards(engine::WinTable& table, const WinModelStudy& study,
                                     const engine::BoardCounts& counts, std::uint64_t seed) {
  auto boards = fitBoards(counts);
  if (!boards) return boards.error();
  table.boards = *std::move(boards);
  tellOrigin(table, kOfBoards, kBoardMethod, decidingFacts(study, seed),
             fmt::format("games {}, boards {}", counts.games, counts.samples()));
  return std::nullopt;
}

std::uint64_t heldOutSeed(std::uint64_t seed) {
  constexpr std::uint64_t kHeldOut = 0x68656c646f757421;  // any number that nobody types
  return engine::Random(seed ^ kHeldOut).next();
}

engine::WinCalibrationFigures checkWinModel(const WinModelStudy& study, const engine::WinModel& model,
                                            std::uint64_t games, std::uint64_t seed,
                                            const WinModelHooks& hooks, const std::stop_token& stop) {
  engine::WinCalibration calibration(model);
  sampleTurns(
      study, {.all = games, .seed = seed},
      [&](std::span<const engine::WinSample> samples) { calibration.addGame(samples); }, [] {}, hooks, stop);
  return calibration.figures();
}

}  // namespace rozbor::app
