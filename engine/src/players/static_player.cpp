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
  LimitedPlayer(const PlayerSpec& spec, const PlayerContext& context)
      : leaves_(context.leaves), limits_(spec), finder_(context.language, context.lexicon) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random&) override {
    return limits_.keep(finder_.all(position, *leaves_), position.board).front();
  }

 private:
  std::shared_ptr<const Leaves> leaves_;
  Limits limits_;
  MoveFinder finder_;
};

}  // namespace

std::unique_ptr<Player> makeStaticPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  if (spec.isLimited()) return std::make_unique<LimitedPlayer>(spec, context);
  return std::make_unique<StaticPlayer>(context);
}

std::unique_ptr<Player> makeGreedyPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  return makeStaticPlayer(spec, {context.language, context.lexicon, noLeaves(), context.stop});
}

}  // namespace rozbor::engine
