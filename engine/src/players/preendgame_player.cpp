#include "rozbor/engine/preendgame.h"

#include <cstddef>
#include <utility>

#include "players/players.h"

namespace rozbor::engine {
namespace {

/// Positions with more tiles in the bag are seldom proven in the time of a move.
constexpr int kMostTried = 2;
/// Each thread of a match has a player of its own.
constexpr std::size_t kPreEndgameMemory = std::size_t{32} << 20;
/// Of moves that win as often, so many are held against each other by points.
constexpr int kAlike = 4;

class PreEndgamePlayer final : public Player {
 public:
  PreEndgamePlayer(const PlayerSpec& spec, PlayerContext context, std::unique_ptr<Player> before)
      : context_(std::move(context)), before_(std::move(before)) {
    options_.alike = kAlike;
    options_.nodeLimit = spec.preEndgameNodes;
    options_.threads = context_.threads;
    options_.memory = kPreEndgameMemory;
    options_.stop = context_.stop;
    if (spec.seconds) options_.timeLimit = millisecondsOf(*spec.seconds);
  }

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random& random) override {
    return chooseAfter(nullptr, position, random);
  }

  [[nodiscard]] RatedPlay chooseAfter(const LastMove* last, const game::Position& position,
                                      Random& random) override {
    const int inBag = bagCount(position.board, context_.language);
    if (inBag >= 1 && inBag <= kMostTried) {
      const auto solved =
          solvePreEndgame(position, {context_.language, context_.lexicon, *context_.leaves}, options_);
      if (solved && solved->exact) return solved->plays.front().play;
    }
    return before_->chooseAfter(last, position, random);
  }

 private:
  PlayerContext context_;
  std::unique_ptr<Player> before_;
  PreEndgameOptions options_;
};

}  // namespace

std::unique_ptr<Player> makePreEndgamePlayer(const PlayerSpec& spec, const PlayerContext& context,
                                             std::unique_ptr<Player> before) {
  return std::make_unique<PreEndgamePlayer>(spec, context, std::move(before));
}

}  // namespace rozbor::engine
