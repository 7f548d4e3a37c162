#include <cstddef>
#include <utility>

#include "players/players.h"
#include "rozbor/engine/endgame.h"

namespace rozbor::engine {
namespace {

/// Enough for the endgames of games; a large table would cost more to clear than they to solve.
constexpr std::size_t kEndgameMemory = std::size_t{4} << 20;

class EndgamePlayer final : public Player {
 public:
  EndgamePlayer(const PlayerSpec& spec, PlayerContext context, std::unique_ptr<Player> before)
      : context_(std::move(context)), before_(std::move(before)) {
    options_.nodeLimit = spec.endgameNodes;
    options_.memory = kEndgameMemory;
    options_.stop = context_.stop;
    if (spec.seconds) options_.timeLimit = millisecondsOf(*spec.seconds);
  }

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random& random) override {
    return chooseAfter(nullptr, position, random);
  }

  [[nodiscard]] RatedPlay chooseAfter(const LastMove* last, const game::Position& position,
                                      Random& random) override {
    if (position.opponentRack.empty()) return before_->chooseAfter(last, position, random);
    const auto solved = solveEndgame(position, context_.language, context_.lexicon, options_);
    if (!solved) return before_->chooseAfter(last, position, random);  // racks too large for the solver
    return rate(position, solved->best.line.front(), {context_.language, context_.lexicon, *context_.leaves});
  }

 private:
  PlayerContext context_;
  std::unique_ptr<Player> before_;
  EndgameOptions options_;
};

}  // namespace

std::unique_ptr<Player> makeEndgamePlayer(const PlayerSpec& spec, const PlayerContext& context,
                                          std::unique_ptr<Player> before) {
  return std::make_unique<EndgamePlayer>(spec, context, std::move(before));
}

}  // namespace rozbor::engine
