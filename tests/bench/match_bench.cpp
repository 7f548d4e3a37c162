// What a match costs beside its players' thinking.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/signature.h"
#include "test_paths.h"

namespace {

using namespace rozbor;

/// Plays the moves it is given.
class ScriptedPlayer final : public engine::Player {
 public:
  [[nodiscard]] engine::RatedPlay choose(const game::Position&, engine::Random&) override {
    return moves[at++ % moves.size()];
  }

  std::vector<engine::RatedPlay> moves;
  std::size_t at = 0;
};

/// Notes what each player played.
class Script final : public engine::GameObserver {
 public:
  explicit Script(std::array<ScriptedPlayer, 2>& players) : players_(players) {}
  void onTurn(const game::Position&, const engine::RatedPlay& played, int player) override {
    players_[static_cast<std::size_t>(player)].moves.push_back(played);
  }
  void onEnd(const engine::GameResult&) override {}

 private:
  std::array<ScriptedPlayer, 2>& players_;
};

/// One game of static players over and over, its moves known beforehand.
void matchLoop(benchmark::State& state) {
  const auto language = *game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/en");
  const auto lexicon =
      *engine::Lexicon::build(engine::madeUpWords(language, 50000, 1), "made up", "", language);
  const engine::GameSetup setup = engine::gameSetup(1, 0, true);
  std::array<ScriptedPlayer, 2> scripted;
  Script script(scripted);
  engine::PlayerSpec spec;
  spec.strategy = "greedy";
  const auto greedy = engine::makePlayer(spec, {language, *lexicon, engine::noLeaves()});
  benchmark::DoNotOptimize(playGame(language, {greedy.get(), greedy.get()}, setup, &script));
  std::int64_t turns = 0;
  for (auto _ : state) {
    for (ScriptedPlayer& player : scripted)
      player.at = 0;
    const auto result = playGame(language, {&scripted[0], &scripted[1]}, setup, nullptr);
    turns += result->turns[0] + result->turns[1];
  }
  state.counters["turns"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
}

BENCHMARK(matchLoop)->Unit(benchmark::kMicrosecond);

}  // namespace
