// Fits the first leave models of data/leaves by self-play; docs/equity.md explains the method.
//
//   fit_leaves LANGUAGE_FOLDER LEXICON GAMES SEED OUTPUT.csv [MODEL.csv]
//   fit_leaves match LANGUAGE_FOLDER LEXICON GAMES SEED MODEL.csv
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "rozbor/engine/self_play.h"
#include "rozbor/game/notation.h"

namespace {

using namespace rozbor;

/// Pulls each term towards 0 as if it had been seen so many times with no effect.
constexpr double kShrinkage = 200;

/// The terms of a leave model by their text in the CSV file: single kinds, doubles, triples of one
/// kind, and balances.
class Terms {
 public:
  explicit Terms(const game::Language& language) : language_(language) {}

  std::vector<std::size_t> of(const game::TileCounts& leave) {
    std::vector<std::size_t> terms;
    int vowels = 0;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      if (language_.vowels.contains(game::Letter(kind))) vowels += leave.count(kind);
      game::TileCounts copies;
      for (int copy = 1; copy <= std::min(3, leave.count(kind)); ++copy) {
        copies.addKind(kind);
        terms.push_back(index("tiles," + rackText(copies, language_.alphabet)));
      }
    }
    const int consonants = leave.size() - leave.blanks() - vowels;
    if (leave.size() > 1)
      terms.push_back(index("balance," + std::to_string(vowels) + "," + std::to_string(consonants)));
    return terms;
  }

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::size_t index(const std::string& name) {
    const auto [place, isNew] = indices_.emplace(name, names_.size());
    if (isNew) names_.push_back(name);
    return place->second;
  }

  const game::Language& language_;
  std::map<std::string, std::size_t> indices_;
  std::vector<std::string> names_;
};

struct Sample {
  std::vector<std::size_t> terms;
  double worth;  ///< equity of the player's next turn
};

std::size_t best(std::span<const engine::RatedPlay>, engine::Random&) {
  return 0;
}

/// A leave is worth what the same player's next turn is worth.
void addSamples(const engine::SelfPlayGame& game, const game::Language& language, Terms& terms,
                std::vector<Sample>& samples) {
  for (std::size_t turn = 0; turn + 2 < game.turns.size(); ++turn) {
    const auto& now = game.turns[turn];
    const auto& next = game.turns[turn + 2];
    if (bagCount(next.before.board, language) == 0) break;
    samples.push_back({terms.of(now.played.leave), next.played.equity.inPoints()});
  }
}

/// Ridge regression with an intercept, by the normal equations and Gauss elimination.
std::vector<double> fit(const std::vector<Sample>& samples, std::size_t terms) {
  const std::size_t size = terms + 1;
  std::vector<std::vector<double>> matrix(size, std::vector<double>(size + 1));
  for (const Sample& sample : samples) {
    std::vector<std::size_t> present = sample.terms;
    present.push_back(terms);
    for (const std::size_t row : present) {
      for (const std::size_t column : present)
        matrix[row][column] += 1;
      matrix[row][size] += sample.worth;
    }
  }
  for (std::size_t term = 0; term < terms; ++term)
    matrix[term][term] += kShrinkage;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot || matrix[row][pivot] == 0) continue;
      const double factor = matrix[row][pivot] / matrix[pivot][pivot];
      for (std::size_t column = pivot; column <= size; ++column)
        matrix[row][column] -= factor * matrix[pivot][column];
    }
  }
  std::vector<double> values(terms);
  for (std::size_t term = 0; term < terms; ++term)
    values[term] = matrix[term][size] / matrix[term][term];
  return values;
}

std::shared_ptr<const engine::Leaves> leavesFrom(const char* path, const game::Language& language) {
  if (path == nullptr) return engine::noLeaves();
  auto leaves = engine::openLeaves(path, language);
  if (!leaves) {
    std::cerr << leaves.error().message << "\n";
    std::exit(3);
  }
  return *leaves;
}

/// Model against score alone; every pair of games swaps who begins.
int match(const game::Language& language, const engine::Lexicon& lexicon, int games, std::uint64_t seed,
          const char* model) {
  const auto leaves = leavesFrom(model, language);
  const engine::StaticContext context{language, lexicon, *leaves};
  const engine::Chooser greedy = [](std::span<const engine::RatedPlay> plays, engine::Random&) {
    std::size_t chosen = 0;
    for (std::size_t at = 1; at < plays.size(); ++at) {
      if (plays[at].score > plays[chosen].score) chosen = at;
    }
    return chosen;
  };
  double wins = 0;
  for (int number = 0; number < games; ++number) {
    const std::size_t side = static_cast<std::size_t>(number % 2);
    std::array<engine::Chooser, 2> players{best, best};
    players[1 - side] = greedy;
    const auto game = engine::playGame(context, players, seed + static_cast<std::uint64_t>(number / 2));
    const int spread = (game.scores[side] - language.value(game.racks[side])) -
                       (game.scores[1 - side] - language.value(game.racks[1 - side]));
    wins += spread > 0 ? 1 : spread == 0 ? 0.5 : 0;
  }
  const double share = wins / games;
  std::printf("%s: static wins %.2f %% of %d games against greedy (standard error %.2f)\n",
              language.id.c_str(), 100 * share, games, 100 * std::sqrt(share * (1 - share) / games));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const bool isMatch = argc > 1 && std::string(argv[1]) == "match";
  char** arguments = argv + (isMatch ? 1 : 0);
  if (argc - (isMatch ? 1 : 0) < 6) {
    std::cerr
        << "usage: fit_leaves [match] LANGUAGE_FOLDER LEXICON GAMES SEED OUTPUT.csv|MODEL.csv [MODEL.csv]\n";
    return 2;
  }
  const auto language = game::loadLanguage(arguments[1]);
  const auto lexicon = language ? engine::Lexicon::open(arguments[2], *language)
                                : game::Result<std::shared_ptr<const engine::Lexicon>>(language.error());
  if (!lexicon) {
    std::cerr << lexicon.error().message << "\n";
    return 3;
  }
  const int games = std::atoi(arguments[3]);
  const std::uint64_t seed = std::strtoull(arguments[4], nullptr, 10);
  if (isMatch) return match(*language, **lexicon, games, seed, arguments[5]);

  const auto leaves = leavesFrom(argc > 6 ? arguments[6] : nullptr, *language);
  Terms terms(*language);
  std::vector<Sample> samples;
  for (int number = 0; number < games; ++number) {
    addSamples(engine::playGame({*language, **lexicon, *leaves}, {best, best},
                                seed + static_cast<std::uint64_t>(number)),
               *language, terms, samples);
  }
  const std::vector<double> values = fit(samples, terms.names().size());
  std::ofstream file(arguments[5]);
  file << "# Leave model of " << language->englishName << ", fitted to " << samples.size() << " turns of "
       << games << " games of self-play, seed " << seed << ", lexicon " << (*lexicon)->info().name << " of "
       << (*lexicon)->info().words << " words, on top of " << leaves->name() << ". See docs/equity.md.\n";
  std::map<std::string, double> sorted;
  for (std::size_t term = 0; term < values.size(); ++term)
    sorted[terms.names()[term]] = values[term];
  for (const auto& [name, value] : sorted)
    file << name << "," << std::round(value * 1000) / 1000 << "\n";
  return file ? 0 : 3;
}
