// Speed of the parts that a user waits for. Needs nothing but the repository: words are made up.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/review/review.h"
#include "test_paths.h"

namespace {

using namespace rozbor;

const std::string kSource = rozbor::test::kSourceDir;

/// One language with its leave model and, where $ROZBOR_LEXICA has it, its lexicon, else with 50,000
/// made-up words.
struct Setting {
  explicit Setting(const std::string& id)
      : language(
            std::make_shared<const game::Language>(*game::loadLanguage(kSource + "/data/languages/" + id))),
        lexicon(openLexicon(id)),
        leaves(*engine::openLeaves(kSource + "/data/leaves/" + id + ".csv", *language)) {}

  [[nodiscard]] std::shared_ptr<const engine::Lexicon> openLexicon(const std::string& id) const {
    if (const char* folder = std::getenv("ROZBOR_LEXICA"); folder != nullptr) {
      const auto opened = engine::Lexicon::open(std::string(folder) + "/" + id + ".rozlex", *language);
      if (opened) return *opened;
    }
    return *engine::Lexicon::build(engine::madeUpWords(*language, 50000, 1), "made up", "", *language);
  }

  [[nodiscard]] engine::StaticContext context() const { return {*language, *lexicon, *leaves}; }

  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
};

/// Positions of games that the finder plays with itself.
std::vector<game::Position> positionsOf(const Setting& setting, int games) {
  engine::MoveFinder finder(*setting.language, *setting.lexicon);
  std::vector<game::Position> positions;
  for (int number = 0; number < games; ++number) {
    engine::Random random(static_cast<std::uint64_t>(number));
    game::Bag bag = setting.language->tiles;
    game::Position position = startingPosition(*setting.language);
    draw(bag, position.rack, setting.language->rules.rackSize, random);
    game::Rack other;
    draw(bag, other, setting.language->rules.rackSize, random);
    while (!position.rack.empty() && position.scorelessTurns < 6) {
      positions.push_back(position);
      const engine::RatedPlay play = finder.best(position, *setting.leaves);
      position = after(position, play.move, play.score);
      game::Rack own = std::exchange(position.rack, other);
      std::swap(own, position.opponentRack);
      draw(bag, own, setting.language->rules.rackSize - own.size(), random);
      if (play.move.kind() == game::Move::Kind::exchange) bag += play.move.tileCounts();
      other = own;
      position.opponentRack = {};
    }
  }
  return positions;
}

enum class Ask { best, all, plain };

/// Time a position, in the order of the games; with `blanks` that many tiles of each rack become blanks.
void generation(benchmark::State& state, const char* id, Ask ask, int blanks) {
  const Setting setting(id);
  std::vector<game::Position> positions = positionsOf(setting, 10);
  for (game::Position& position : positions) {
    for (int kind = 1; kind < game::TileCounts::kKinds && position.rack.blanks() < blanks; ++kind) {
      if (position.rack.removeKind(kind)) position.rack.addKind(0);
    }
  }
  engine::MoveFinder finder(*setting.language, *setting.lexicon);
  std::size_t at = 0;
  std::size_t moves = 0;
  for (auto _ : state) {
    const game::Position& position = positions[at++ % positions.size()];
    if (ask == Ask::best) benchmark::DoNotOptimize(finder.best(position, *setting.leaves));
    if (ask == Ask::all) moves += finder.all(position, *setting.leaves).size();
    if (ask == Ask::plain) {
      moves += engine::generatePlacements(position.board, position.rack, *setting.language, *setting.lexicon)
                   .size();
    }
  }
  if (moves > 0)
    state.counters["moves"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kAvgIterations);
}

void buildGraph(benchmark::State& state) {
  const auto language = *game::loadLanguage(kSource + "/data/languages/en");
  const auto words = engine::madeUpWords(language, 200000, 1);
  for (auto _ : state)
    benchmark::DoNotOptimize(engine::buildWordGraph(words));
}

std::string sample(const std::string& name) {
  std::ifstream file(kSource + "/samples/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void readRecord(benchmark::State& state) {
  const std::string text = sample("czech.gcg");
  for (auto _ : state)
    benchmark::DoNotOptimize(parser::parseGcg(text));
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) *
                          static_cast<std::int64_t>(state.iterations()));
}

void replayRecord(benchmark::State& state) {
  const auto language = *game::loadLanguage(kSource + "/data/languages/cs");
  const auto parsed = parser::parseGcg(sample("czech.gcg"));
  for (auto _ : state)
    benchmark::DoNotOptimize(replay::replayRecord(parsed.record, language));
}

void reviewRecord(benchmark::State& state) {
  const Setting setting("cs");
  const auto parsed = parser::parseGcg(sample("czech.gcg"));
  const reports::ReviewContext context{setting.language, setting.lexicon, setting.leaves, {}};
  for (auto _ : state)
    benchmark::DoNotOptimize(reports::reviewGame(parsed, context));
}

BENCHMARK_CAPTURE(generation, englishBest, "en", Ask::best, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, polishBest, "pl", Ask::best, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, slovakBest, "sk", Ask::best, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, czechBest, "cs", Ask::best, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, czechAll, "cs", Ask::all, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, czechPlain, "cs", Ask::plain, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, czechTwoBlanksBest, "cs", Ask::best, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, czechTwoBlanksAll, "cs", Ask::all, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(generation, czechTwoBlanksPlain, "cs", Ask::plain, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(buildGraph)->Unit(benchmark::kMillisecond);
BENCHMARK(readRecord)->Unit(benchmark::kMicrosecond);
BENCHMARK(replayRecord)->Unit(benchmark::kMicrosecond);
BENCHMARK(reviewRecord)->Unit(benchmark::kMillisecond);

}  // namespace
