// Speed of the parts that a user waits for. Needs nothing but the repository: words are made up.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "rozbor/engine/self_play.h"
#include "rozbor/engine/signature.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/reports/review.h"

namespace {

using namespace rozbor;

const std::string kSource = ROZBOR_SOURCE_DIR;

/// One language with 50,000 made-up words and its leave model.
struct Setting {
  explicit Setting(const std::string& id)
      : language(
            std::make_shared<const game::Language>(*game::loadLanguage(kSource + "/data/languages/" + id))),
        lexicon(*engine::Lexicon::build(engine::madeUpWords(*language, 50000, 1), "made up", "", *language)),
        leaves(*engine::openLeaves(kSource + "/data/leaves/" + id + ".csv", *language)) {}

  [[nodiscard]] engine::StaticContext context() const { return {*language, *lexicon, *leaves}; }

  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
};

std::size_t best(std::span<const engine::RatedPlay>, engine::Random&) {
  return 0;
}

void selfPlay(benchmark::State& state, const char* id) {
  const Setting setting(id);
  std::uint64_t seed = 0;
  std::size_t turns = 0;
  for (auto _ : state)
    turns += playGame(setting.context(), {best, best}, seed++).turns.size();
  state.counters["games"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["turns"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
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
  const reports::ReviewContext context{setting.language, setting.lexicon, setting.leaves};
  for (auto _ : state)
    benchmark::DoNotOptimize(reports::reviewGame(parsed, context));
}

BENCHMARK_CAPTURE(selfPlay, english, "en")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(selfPlay, czech, "cs")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(selfPlay, polish, "pl")->Unit(benchmark::kMillisecond);
BENCHMARK(buildGraph)->Unit(benchmark::kMillisecond);
BENCHMARK(readRecord)->Unit(benchmark::kMicrosecond);
BENCHMARK(replayRecord)->Unit(benchmark::kMicrosecond);
BENCHMARK(reviewRecord)->Unit(benchmark::kMillisecond);

}  // namespace
