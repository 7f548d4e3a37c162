#include "rozbor/app/studies/leave_training.h"

#include <fmt/format.h>

#include <algorithm>

#include <optional>
#include <system_error>

#include "ordered_work.h"
#include "rozbor/engine/random.h"
#include "rozbor/game/file_replacement.h"
#include "study_parts.h"
#include "training_ground.h"
#include "training_state.h"

namespace rozbor::app {
namespace {

/// Games that are given out and kept together.
constexpr std::uint64_t kGamesOfBlock = 100;
constexpr int kRacksPerBoard = 2;

/// A training under way.
class Training {
 public:
  Training(const LeaveTrainingRequest& request, const game::Language& language,
           const engine::Lexicon& lexicon, TrainingState state,
           const std::function<void(const LeaveTrainingProgress&)>& progress, const std::stop_token& stop)
      : request_(request),
        language_(language),
        lexicon_(lexicon),
        state_(std::move(state)),
        progress_(progress),
        stop_(stop) {}

  game::Result<LeaveTrainingResult> run() {
    LeaveTrainingResult result;
    std::shared_ptr<const engine::Leaves> leaves = engine::noLeaves();
    for (std::size_t round = 0; round < request_.games.size(); ++round) {
      std::vector<engine::RackSample> samples = play(round, *leaves);
      if (fault_) return *fault_;
      if (stop_.stop_requested()) {
        result.interrupted = true;
        return result;
      }
      report({round + 1, request_.games[round], request_.games[round], true});
      engine::LeaveFitOptions options = request_.fit;
      options.quality = options.quality && round + 1 == request_.games.size();
      result.fit = fitLeaves(samples, language_, options);
      result.rounds = round + 1;
      result.racks = samples.size();
      result.fit.terms.comments = provenance(result);
      leaves = leavesOf(result.fit.terms, "training", language_);
      if (const auto fault = writeOutput(result.fit.terms)) return *fault;
    }
    return result;
  }

 private:
  std::vector<engine::RackSample> play(std::size_t round, const engine::Leaves& leaves) {
    const std::uint64_t games = request_.games[round];
    const std::uint64_t blocks = (games + kGamesOfBlock - 1) / kGamesOfBlock;
    const engine::RackSampling sampling{language_, lexicon_, leaves,
                                        engine::Random(request_.seed).next() + round, kRacksPerBoard};
    std::vector<engine::RackSample> samples;
    std::vector<TrainingState::Samples> known = state_.takeBlocks(static_cast<std::uint32_t>(round));
    for (TrainingState::Samples& block : known)
      samples.insert(samples.end(), block.begin(), block.end());
    const auto playBlock = [&](std::uint64_t block) {
      const std::uint64_t first = block * kGamesOfBlock;
      return sampleRacks(sampling, first, std::min(kGamesOfBlock, games - first), stop_);
    };
    const auto keep = [&](std::uint64_t block, TrainingState::Samples got) {
      if (fault_) return;
      fault_ = state_.append(static_cast<std::uint32_t>(round), got);
      samples.insert(samples.end(), got.begin(), got.end());
      report({round + 1, std::min(games, (block + 1) * kGamesOfBlock), games, false});
    };
    workInOrder(known.size(), blocks, threadsOf(request_.threads), playBlock, keep, stop_);
    return samples;
  }

  void report(const LeaveTrainingProgress& progress) const {
    if (progress_) progress_(progress);
  }

  [[nodiscard]] std::vector<std::string> provenance(const LeaveTrainingResult& result) const {
    const engine::LexiconInfo& lexicon = lexicon_.info();
    std::string games;
    for (std::size_t round = 0; round < result.rounds; ++round)
      games += (round > 0 ? "," : "") + std::to_string(request_.games[round]);
    return {
        fmt::format(" Leave values of {} for the lexicon {} of {} words ({:016x}).", language_.englishName,
                    lexicon.name, lexicon.words, lexicon.checksum),
        fmt::format(" rozbor {} leaves train --language {} --games {} --seed {}: {} racks in the last round, "
                    "of {:.3f} points each, sd {:.3f}.",
                    ROZBOR_VERSION, language_.id, games, request_.seed, result.racks, result.fit.meanEquity,
                    result.fit.sdEquity),
        " docs/equity.md says what the lines mean."};
  }

  [[nodiscard]] std::optional<game::Error> writeOutput(const engine::LeaveTerms& terms) const {
    return game::replaceFile(request_.output, writeLeaveTerms(terms, language_));
  }

  const LeaveTrainingRequest& request_;
  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  TrainingState state_;
  const std::function<void(const LeaveTrainingProgress&)>& progress_;
  const std::stop_token& stop_;
  std::optional<game::Error> fault_;
};

/// Everything that decides the outcome, in one line.
std::string identityOf(const LeaveTrainingRequest& request, const game::Language& language,
                       const engine::LexiconInfo& lexicon) {
  std::string games;
  for (const std::uint64_t round : request.games)
    games += (games.empty() ? "" : ",") + std::to_string(round);
  return fmt::format(
      "rozbor leaves train, state 1: language {}, lexicon {:016x}, games {}, seed {}, corrections {}",
      language.id, lexicon.checksum, games, request.seed, request.fit.corrections);
}

}  // namespace

game::Result<LeaveTrainingResult> trainLeaves(
    const LeaveTrainingRequest& request, const lexica::DataPaths& paths,
    const std::function<void(const LeaveTrainingProgress&)>& progress, const std::stop_token& stop) {
  if (request.games.empty() || std::ranges::count(request.games, 0u) > 0)
    return game::Error{"training.rounds", said::words("each round needs a number of games above 0")};
  const auto ground = openTrainingGround(paths, request.language, request.lexicon);
  if (!ground) return ground.error();
  auto state =
      TrainingState::open(request.state, identityOf(request, ground->language, ground->lexicon->info()));
  if (!state) return state.error();
  return Training(request, ground->language, *ground->lexicon, *std::move(state), progress, stop).run();
}

}  // namespace rozbor::app
