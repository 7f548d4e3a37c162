#include "rozbor/engine/study/ending_counts.h"

#include <algorithm>
#include <cassert>

#include "endgame/shared_endings.h"
#include "rozbor/engine/endgame.h"

namespace rozbor::engine {
namespace {

constexpr auto& kLevels = EndingSample::kLevels;

/// For what is remembered of positions, and of plays of lanes.
constexpr std::size_t kMemory = std::size_t{32} << 20;
constexpr std::size_t kBriefMemory = std::size_t{8} << 20;

}  // namespace

void EndingSampler::onTurn(const game::Position& before, const RatedPlay&, int player) {
  if (ending_ || before.opponentRack.empty()) return;
  ending_ = before;
  player_ = static_cast<std::size_t>(player);
}

void EndingSampler::onEnd(const GameResult& result) {
  if (!ending_) return;
  const int byStaticPlay = result.scores[player_] - result.scores[1 - player_];
  EndgameOptions options;
  options.nodeLimit = nodes_;
  options.memory = kMemory;
  const auto solved = solveEndgame(*ending_, language_, lexicon_, options);
  if (!solved || !endgame::EndingGround::fits(*ending_, language_)) return;
  EndingSample sample{.change = ending_->spread() + solved->best.value - byStaticPlay,
                      .isExact = solved->best.exact};
  const endgame::EndingGround ground(*ending_, language_, lexicon_);
  endgame::SharedEndings brief(ground, kBriefMemory, WinTable::kSearched);
  for (std::size_t at = 0; at < kLevels.size(); ++at) {
    game::Position position = *ending_;
    position.score += kLevels[at] - byStaticPlay;
    sample.isOpen[at] = !brief.win({}, position, kLevels[at] > 0);
  }
  sample_ = sample;
}

void EndingCounts::addGame(const std::optional<EndingSample>& sample) {
  ++games;
  if (!sample) return;
  ++endings;
  if (sample->isExact) ++exact;
  const int change = std::clamp(sample->change, -kMostChange, kMostChange);
  const int place = change + kMostChange;
  ++changes[static_cast<std::size_t>(place)];
  for (std::size_t at = 0; at < kLevels.size(); ++at) {
    if (!sample->isOpen[at]) continue;
    const int spread = kLevels[at] + sample->change;
    ++open[at].endings;
    open[at].halvesWon += spread > 0 ? 2 : spread == 0 ? 1 : 0;
  }
}

}  // namespace rozbor::engine
