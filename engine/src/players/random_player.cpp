#include <algorithm>
#include <functional>
#include <utility>

#include "players/limits.h"
#include "players/players.h"

namespace rozbor::engine {
namespace {

class RandomPlayer final : public Player {
 public:
  RandomPlayer(const PlayerSpec& spec, PlayerContext context) : context_(std::move(context)), limits_(spec) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random& random) override {
    const auto all = rateAll(position, {context_.language, context_.lexicon, *leaves_});
    auto plays = limits_.keep(all, position.board);
    const auto isPlacement = [](const RatedPlay& play) { return play.move.isPlacement(); };
    if (std::ranges::any_of(plays, isPlacement)) std::erase_if(plays, std::not_fn(isPlacement));
    return plays[random.below(static_cast<std::uint32_t>(plays.size()))];
  }

 private:
  PlayerContext context_;
  std::shared_ptr<const Leaves> leaves_ = noLeaves();
  Limits limits_;
};

}  // namespace

std::unique_ptr<Player> makeRandomPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  return std::make_unique<RandomPlayer>(spec, context);
}

}  // namespace rozbor::engine
