#include <utility>

#include "players/limits.h"
#include "players/players.h"
#include "rozbor/engine/move_finder.h"

namespace rozbor::engine {
namespace {

/// Takes the best move by static equity.
class StaticPlayer final : public Player {
 public:
  explicit StaticPlayer(const PlayerContext& context)
      : leaves_(context.leaves), finder_(context.language, context.lexicon) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random&) override {
    return finder_.best(position, *leaves_);
  }

 private:
  std::shared_ptr<const Leaves> leaves_;
  MoveFinder finder_;
};

/// Takes the best move within limits.
class LimitedPlayer final : public Player {
 public:
  LimitedPlayer(const PlayerSpec& spec, PlayerContext context)
      : context_(std::move(context)), limits_(spec) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random&) override {
    const auto plays = rateAll(position, {context_.language, context_.lexicon, *context_.leaves});
    return limits_.keep(plays, position.board).front();
  }

 private:
  PlayerContext context_;
  Limits limits_;
};

}  // namespace

std::unique_ptr<Player> makeStaticPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  if (spec.isLimited()) return std::make_unique<LimitedPlayer>(spec, context);
  return std::make_unique<StaticPlayer>(context);
}

std::unique_ptr<Player> makeGreedyPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  return makeStaticPlayer(spec, {context.language, context.lexicon, noLeaves()});
}

}  // namespace rozbor::engine
