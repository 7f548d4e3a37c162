#include "rozbor/engine/study/match.h"

#include <utility>

#include "mixer.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/game_course.h"
#include "rozbor/engine/study/shuffled_bag.h"
#include "rozbor/game/bingo.h"
#include "rozbor/game/end_rack.h"

namespace rozbor::engine {
namespace {

/// What a random stream of a match is for.
enum class Stream : std::uint64_t { bag, playerZero, playerOne };

/// Streams of neighbouring games and seeds must not overlap, so the parts are hashed one by one.
std::uint64_t streamSeed(std::uint64_t seed, std::uint64_t game, Stream stream) {
  const std::uint64_t ofMatch = Random(seed).next();
  const std::uint64_t ofGame = Random(ofMatch ^ game).next();
  return Random(ofGame ^ static_cast<std::uint64_t>(stream)).next();
}

void count(GameResult& result, const RatedPlay& play, int player, const game::Rules& rules) {
  const auto index = static_cast<std::size_t>(player);
  ++result.turns[index];
  if (isBingo(play.move, rules)) ++result.bingos[index];
}

}  // namespace

GameSetup gameSetup(std::uint64_t seed, std::uint64_t number, bool paired) {
  return {.number = number,
          .first = static_cast<int>(number % 2),
          .bagSeed = streamSeed(seed, paired ? number / 2 : number, Stream::bag),
          .playerSeeds = {streamSeed(seed, number, Stream::playerZero),
                          streamSeed(seed, number, Stream::playerOne)}};
}

std::optional<GameResult> playGame(const game::Language& language, const Pair& players,
                                   const GameSetup& setup, GameObserver* observer,
                                   const std::stop_token& stop) {
  GameResult result{.number = setup.number, .first = setup.first};
  ShuffledBag bag(language.tiles, setup.bagSeed);
  std::array randoms{Random(setup.playerSeeds[0]), Random(setup.playerSeeds[1])};
  Mixer mixer;
  std::optional<LastMove> last;
  if (observer != nullptr) observer->onStart(setup);
  const auto choose = [&](const game::Position& position, int seat) -> std::optional<RatedPlay> {
    if (stop.stop_requested()) return std::nullopt;
    const int player = (seat + setup.first) % 2;
    const auto index = static_cast<std::size_t>(player);
    if (last) last->before.opponentRack = position.rack;
    RatedPlay play = players[index]->chooseAfter(last ? &*last : nullptr, position, randoms[index]);
    if (stop.stop_requested()) return std::nullopt;  // it may have been chosen in haste
    last = asSeen(position, play.move);
    if (observer != nullptr) observer->onTurn(position, play, player);
    mixer.add(play.move);
    mixer.addSigned(play.score);
    count(result, play, player, language.rules);
    return play;
  };
  const std::optional<GameEnd> end = playByRules(language, std::move(bag), choose);
  if (!end) return std::nullopt;
  for (std::size_t player = 0; player < 2; ++player) {
    const std::size_t seat = (player + static_cast<std::size_t>(setup.first)) % 2;
    result.scores[player] = end->scores[seat];
    result.racks[player] = end->racks[seat];
  }
  result.brokenOff = end->brokenOff;
  const auto settled = endRackPoints(result.racks, language);
  for (std::size_t player = 0; player < 2; ++player) {
    if (!result.brokenOff) result.scores[player] += settled[player].points;
    mixer.addSigned(result.scores[player]);
  }
  result.checksum = mixer.sum();
  if (observer != nullptr) observer->onEnd(result);
  return result;
}

}  // namespace rozbor::engine
