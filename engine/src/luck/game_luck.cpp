#include "rozbor/engine/game_luck.h"

#include <cmath>

#include "rozbor/engine/random.h"

namespace rozbor::engine {
namespace {

/// Draws of neighbouring turns and games must not share a stream.
std::uint64_t turnSeed(std::uint64_t seed, std::size_t turn) {
  return Random(Random(seed).next() ^ static_cast<std::uint64_t>(turn)).next();
}

/// Goes through a game and keeps, for each player, what the last move left for later.
class Meter {
 public:
  Meter(std::span<const LuckTurn> turns, const GameLuckContext& context, const DrawLuckOptions& options)
      : turns_(turns), context_(context), options_(options), finder_(context.language, context.lexicon) {}

  /// Nothing after a stop.
  [[nodiscard]] std::optional<MeasuredTurn> measure(std::size_t index) {
    const LuckTurn& turn = turns_[index];
    const TurnDraw before = drawBefore(turns_, index, context_.language, context_.fromUnseen);
    MeasuredTurn measured;
    measured.state = before.state;
    if (before.state == DrawState::drawn) {
      DrawLuckOptions options = options_;
      options.seed = turnSeed(options_.seed, index);
      measured.luck =
          measureDraw(before.draw, {context_.language, finder_, context_.leaves, context_.winModel}, options);
      if (!measured.luck) return std::nullopt;
    }
    std::optional<Equity>& kept = kept_[turn.player];
    const Equity best = bestOf(turn, measured);
    if (before.state != DrawState::unknown && kept)
      measured.prospect = (measured.luck ? measured.luck->expected() : best.inPoints()) - kept->inPoints();
    kept.reset();
    if (turn.rackKnown && turn.move) {
      const RatedPlay made = rate(turn.before, {*turn.move, turn.points},
                                  {context_.language, context_.lexicon, context_.leaves});
      measured.lost = (best - made.equity).inPoints();
      kept = measured.kept = made.equity - Equity::points(turn.points);
    }
    return measured;
  }

  /// What the players' last moves left, player 0 less player 1: nobody will play it. Nothing where it
  /// is not known.
  [[nodiscard]] std::optional<double> keptInVain() const {
    if (!kept_[0] || !kept_[1]) return std::nullopt;
    return (*kept_[0] - *kept_[1]).inPoints();
  }

 private:
  [[nodiscard]] Equity bestOf(const LuckTurn& turn, const MeasuredTurn& measured) {
    if (measured.luck) return measured.luck->best;
    return turn.rackKnown ? finder_.best(turn.before, context_.leaves).equity : Equity();
  }

  std::span<const LuckTurn> turns_;
  const GameLuckContext& context_;
  const DrawLuckOptions& options_;
  MoveFinder finder_;
  std::array<std::optional<Equity>, 2> kept_{Equity(), Equity()};
};

void add(PlayerLuck& sums, const MeasuredTurn& turn) {
  sums.unknown += turn.state == DrawState::unknown ? 1 : 0;
  if (!turn.luck) return;
  ++sums.draws;
  sums.points += turn.luck->points;
  sums.pointsSe = std::hypot(sums.pointsSe, turn.luck->pointsSe);
  if (turn.luck->win) sums.win = sums.win.value_or(0) + *turn.luck->win;
  sums.winSe = std::hypot(sums.winSe, turn.luck->winSe);
}

}  // namespace

std::optional<GameLuck> measureGame(std::span<const LuckTurn> turns, int settled,
                                    const GameLuckContext& context, const DrawLuckOptions& options) {
  GameLuck game;
  Meter meter(turns, context, options);
  std::optional<double> board = settled;
  for (std::size_t index = 0; index < turns.size(); ++index) {
    auto measured = meter.measure(index);
    if (!measured) return std::nullopt;
    const std::size_t player = turns[index].player;
    add(game.players[player], *measured);
    if (!measured->prospect || !measured->kept) board.reset();
    if (board) *board += player == 0 ? *measured->prospect : -*measured->prospect;
    game.turns.push_back(*measured);
  }
  const auto inVain = meter.keptInVain();
  if (board && inVain) game.board = *board - *inVain;
  return game;
}

}  // namespace rozbor::engine
