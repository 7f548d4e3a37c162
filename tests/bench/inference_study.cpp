// How well kept tiles are foretold, and which model of a player foretells them best (docs/inference.md):
//   inference_study self LANGUAGE LEXICON LEAVES PLAYER PLAYER GAMES SAMPLES SEED
//   inference_study records LANGUAGE LEXICON LEAVES SAMPLES FILE…
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/inference.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player_spec.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"
#include "test_paths.h"

namespace {

using namespace rozbor;

const std::string kSource = rozbor::test::kSourceDir;

struct Setting {
  game::Language language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
};

Setting settingOf(const std::string& language, const std::string& lexicon, const std::string& leaves) {
  Setting setting{*game::loadLanguage(kSource + "/data/languages/" + language), nullptr, nullptr};
  setting.lexicon = *engine::Lexicon::open(lexicon, setting.language);
  setting.leaves = *engine::openLeaves(leaves, setting.language);
  return setting;
}

/// A move after which the tiles kept are known.
struct Case {
  engine::LastMove last;
  game::Rack kept;
};

/// The tiles kept are on record when the turn after it shows the other rack.
class Collector final : public engine::GameObserver {
 public:
  explicit Collector(const game::Language& language) : language_(language) {}

  void onTurn(const game::Position& before, const engine::RatedPlay& played, int /*player*/) override {
    if (previous_) {
      previous_->last.before.opponentRack = before.rack;
      cases.push_back(*previous_);
      previous_.reset();
    }
    if (bagCount(before.board, language_) == 0 || played.leave.empty()) return;
    previous_ = Case{{before, {played.move, 0}}, played.leave};
    if (played.move.kind() == game::Move::Kind::exchange)
      previous_->last.seen = {game::Move::pass(), played.move.tilesUsed()};
  }
  void onEnd(const engine::GameResult& /*result*/) override { previous_.reset(); }

  std::vector<Case> cases;

 private:
  const game::Language& language_;
  std::optional<Case> previous_;
};

std::vector<Case> casesOfMatch(const Setting& setting, const std::string& one, const std::string& two,
                               int games, std::uint64_t seed) {
  const auto make = [&](const std::string& name) {
    const auto spec = *engine::readPlayerSpec(kSource + "/data/players/" + name + ".conf");
    return makePlayer(spec, {setting.language, *setting.lexicon,
                             engine::valuesLeaves(spec.strategy) ? setting.leaves : engine::noLeaves()});
  };
  const auto first = make(one);
  const auto second = make(two);
  Collector collector(setting.language);
  for (int game = 0; game < games; ++game) {
    const auto setup = engine::gameSetup(seed, static_cast<std::uint64_t>(game), false);
    static_cast<void>(engine::playGame(setting.language, {first.get(), second.get()}, setup, &collector));
  }
  return collector.cases;
}

std::vector<Case> casesOfRecord(const std::string& path, const Setting& setting,
                                std::set<std::string>& seen) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto replay = replay::replayRecord(parser::parseGcg(text).record, setting.language);
  std::vector<Case> cases;
  if (replay.players.size() != 2) return cases;
  for (std::size_t at = 0; at + 1 < replay.turns.size(); ++at) {
    const replay::Turn& turn = replay.turns[at];
    const replay::Turn& next = replay.turns[at + 1];
    using enum parser::EventKind;
    const bool decision = turn.kind == placement || turn.kind == exchange || turn.kind == pass;
    if (!decision || !turn.move || turn.rackKnown != replay::RackKnowledge::known || turn.takenBack ||
        turn.bag == 0 || next.player == turn.player || next.rackKnown != replay::RackKnowledge::known ||
        next.rack.size() != setting.language.rules.rackSize)
      continue;
    Case found{{turn.before, {*turn.move, 0}}, turn.rack};
    if (!found.kept.contains(turn.move->tileCounts())) continue;
    found.kept -= turn.move->tileCounts();
    if (found.kept.empty() || turn.rack.size() != setting.language.rules.rackSize) continue;
    if (turn.kind == exchange) found.last.seen = {game::Move::pass(), turn.move->tilesUsed()};
    found.last.before.opponentRack = next.rack;
    if (seen.insert(writeCgp(turn.before, setting.language) + rackText(turn.rack, setting.language.alphabet))
            .second)
      cases.push_back(found);
  }
  return cases;
}

/// What is left of a case once the work is done: everything that a model needs.
struct Weighed {
  int tiles = 0;
  int inBag = 0;                               ///< after the move, for the one who is to infer
  double uniform = 0;                          ///< log loss, whole leave
  std::vector<std::pair<float, float>> all{};  ///< prior and loss in points
  std::vector<std::pair<float, float>> truth{};
  double effective = 0;
  bool exact = false;
};

int bagAfter(const Case& found, const game::Language& language) {
  const int before = bagCount(found.last.before.board, language);
  const game::Move& move = found.last.seen.move;
  return move.isPlacement() ? std::max(0, before - move.tilesUsed()) : before;
}

std::optional<Weighed> weigh(const Case& found, const engine::InferenceContext& context, int samples) {
  engine::InferenceOptions options;
  options.samples = samples;
  const auto hypotheses = leaveHypotheses(found.last, context, options);
  const auto truth = hypothesesOfLeave(found.last, found.kept, context, options);
  if (!hypotheses || !truth || truth->empty()) return std::nullopt;
  const auto posterior = posteriorOf(*hypotheses, options.player);
  const auto loss = logLossOf(found.last, found.kept, posterior, context, options);
  Weighed weighed{.tiles = found.kept.size(),
                  .inBag = bagAfter(found, context.statics.language),
                  .uniform = loss->uniform * found.kept.size(),
                  .effective = posterior.source().effectiveSize,
                  .exact = posterior.source().exact};
  double scale = 0;
  for (const auto& hypothesis : hypotheses->list)
    scale += hypothesis.prior;
  for (const auto& hypothesis : hypotheses->list)
    weighed.all.emplace_back(hypothesis.prior / scale, hypothesis.loss.inPoints());
  for (const auto& hypothesis : *truth)
    weighed.truth.emplace_back(hypothesis.prior / scale, hypothesis.loss.inPoints());
  return weighed;
}

double sumOf(const std::vector<std::pair<float, float>>& list, const engine::PlayerModel& model) {
  double sum = 0;
  for (const auto& [prior, loss] : list)
    sum += prior * model.likelihood(engine::Equity::fromDouble(loss));
  return sum;
}

/// A sum over leaves divided by a sum over their tiles, with the standard error of that ratio.
struct Ratio {
  double mean = 0;
  double error = 0;
};

template <class Of>
Ratio perTile(const std::vector<Weighed>& cases, Of of) {
  double sum = 0;
  double tiles = 0;
  for (const Weighed& one : cases) {
    sum += of(one);
    tiles += one.tiles;
  }
  const double mean = sum / tiles;
  double squares = 0;
  for (const Weighed& one : cases)
    squares += std::pow(of(one) - mean * one.tiles, 2);
  return {mean, std::sqrt(squares) / tiles};
}

/// By how much a model foretells better than blind draws do.
Ratio gainOf(const engine::PlayerModel& model, const std::vector<Weighed>& cases) {
  return perTile(cases, [&](const Weighed& one) {
    return one.uniform + std::log(sumOf(one.truth, model) / sumOf(one.all, model));
  });
}

/// The model of people by the tiles that are in the bag after the move.
void reportByBag(const std::vector<Weighed>& cases) {
  int least = 0;
  for (const int most : {0, 2, 7, 14, 40, 1'000}) {
    std::vector<Weighed> part;
    std::ranges::copy_if(cases, std::back_inserter(part),
                         [&](const Weighed& one) { return one.inBag >= least && one.inBag <= most; });
    least = most + 1;
    if (part.empty()) continue;
    const Ratio gained = gainOf(engine::kPeople, part);
    fmt::print("up to {} in the bag: {} leaves, people better by {:+.4f} ± {:.4f}\n", most, part.size(),
               gained.mean, gained.error);
  }
}

void report(const std::vector<Weighed>& cases) {
  const Ratio uniform = perTile(cases, [](const Weighed& one) { return one.uniform; });
  int tiles = 0;
  for (const Weighed& one : cases)
    tiles += one.tiles;
  fmt::print("{} leaves of {} tiles; uniform {:.4f} ± {:.4f} nats a tile\n", cases.size(), tiles,
             uniform.mean, uniform.error);
  for (const double softness : {0.03, 0.1, 0.3, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 25.0, 50.0}) {
    for (const double lapse : {0.0, 0.001, 0.003, 0.01, 0.02, 0.05, 0.1}) {
      const Ratio gained = gainOf({softness, lapse}, cases);
      fmt::print("softness {:5.2f} lapse {:.3f}: {:.4f}, better by {:+.4f} ± {:.4f}\n", softness, lapse,
                 uniform.mean - gained.mean, gained.mean, gained.error);
    }
  }
  reportByBag(cases);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const bool self = !words.empty() && words[0] == "self";
  if (words.size() < (self ? 9u : 6u)) {
    fmt::print(stderr, "see the head of tests/bench/inference_study.cpp\n");
    return 2;
  }
  const Setting setting = settingOf(words[1], words[2], words[3]);
  std::vector<Case> cases;
  if (self) {
    cases = casesOfMatch(setting, words[4], words[5], std::stoi(words[6]), std::stoull(words[8]));
  } else {
    std::set<std::string> seen;
    for (const std::string& path : std::span(words).subspan(5)) {
      for (const Case& found : casesOfRecord(path, setting, seen))
        cases.push_back(found);
    }
  }
  engine::MoveFinder finder(setting.language, *setting.lexicon);
  const engine::StaticContext statics{setting.language, *setting.lexicon, *setting.leaves};
  std::vector<Weighed> weighed;
  const std::clock_t start = std::clock();
  for (const Case& found : cases) {
    if (auto one = weigh(found, {statics, finder}, std::stoi(words[self ? 7 : 4])))
      weighed.push_back(*std::move(one));
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  double effective = 0;
  int sampled = 0;
  for (const Weighed& one : weighed) {
    effective += one.exact ? 0 : one.effective;
    sampled += one.exact ? 0 : 1;
  }
  fmt::print("{:.1f} CPU s, {:.4f} a leave; {} of {} sampled, effective size {:.0f} on average\n", seconds,
             seconds / static_cast<double>(weighed.size()), sampled, weighed.size(),
             sampled > 0 ? effective / sampled : 0);
  report(weighed);
}
