#include "players/limits.h"
#include "players/players.h"
#include "rozbor/engine/move_finder.h"

namespace rozbor::engine {
namespace {

/// The leaves that a static player has for its turns.
class TurnLeaves {
 public:
  TurnLeaves(const PlayerSpec& spec, const PlayerContext& context)
      : language_(context.language), leaves_(context.leaves), pool_(spec.pool ? context.pool : nullptr) {}

  [[nodiscard]] std::shared_ptr<const Leaves> at(const game::Position& position) const {
    return pool_ == nullptr ? leaves_
                            : seeingPool(leaves_, *pool_, unseenTiles(position, language_), language_);
  }

 private:
  const game::Language& language_;
  std::shared_ptr<const Leaves> leaves_;
  std::shared_ptr<const PoolTerms> pool_;
};

/// Takes the best move by static equity.
class StaticPlayer final : public Player {
 public:
  StaticPlayer(const PlayerSpec& spec, const PlayerContext& context)
      : leaves_(spec, context), finder_(context.language, context.lexicon) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random&) override {
    return finder_.best(position, *leaves_.at(position));
  }

 private:
  TurnLeaves leaves_;
  MoveFinder finder_;
};

/// Takes the best move within limits.
class LimitedPlayer final : public Player {
 public:
  LimitedPlayer(const PlayerSpec& spec, const PlayerContext& context)
      : leaves_(spec, context), limits_(spec), finder_(context.language, context.lexicon) {}

  [[nodiscard]] RatedPlay choose(const game::Position& position, Random&) override {
    return limits_.keep(finder_.all(position, *leaves_.at(position)), position.board).front();
  }

 private:
  TurnLeaves leaves_;
  Limits limits_;
  MoveFinder finder_;
};

}  // namespace

std::unique_ptr<Player> makeStaticPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  if (spec.isLimited()) return std::make_unique<LimitedPlayer>(spec, context);
  return std::make_unique<StaticPlayer>(spec, context);
}

std::unique_ptr<Player> makeGreedyPlayer(const PlayerSpec& spec, const PlayerContext& context) {
  return makeStaticPlayer(spec, {context.language, context.lexicon, noLeaves(), context.stop});
}

}  // namespace rozbor::engine
