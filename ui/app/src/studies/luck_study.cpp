#include "rozbor/app/studies/luck_study.h"
#include "rozbor/game/outcome.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

#include "rozbor/app/studies/win_model_study.h"
#include "rozbor/engine/game_luck.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/game/end_rack.h"
#include "rozbor/lexica/win_model_choice.h"
#include "study_parts.h"

namespace rozbor::app {
namespace {

/// A game in the numbers of the study.
struct MeasuredGame {
  std::array<engine::PlayerLuck, 2> luck;
  double spread = 0;
  double board = 0;
  double rest = 0;

  [[nodiscard]] double adjusted() const { return spread - (luck[0].points - luck[1].points); }
  [[nodiscard]] double outcome() const { return game::outcomeOf(spread); }
  [[nodiscard]] double adjustedOutcome() const {
    return outcome() - (luck[0].win.value_or(0) - luck[1].win.value_or(0));
  }
};

/// What every game is measured with.
struct Measure {
  engine::GameLuckContext context;
  const LuckStudyRequest& request;
  std::stop_token stop;
};

/// Takes down a game and measures it when it has ended, on the thread that played it.
class LuckObserver final : public engine::GameObserver {
 public:
  explicit LuckObserver(const Measure& measure) : measure_(measure) {}

  void onStart(const engine::GameSetup& setup) override { setup_ = setup; }

  void onTurn(const game::Position& before, const engine::RatedPlay& played, int player) override {
    turns_.push_back({seatOf(player), before, true, played.move, played.score});
  }

  void onEnd(const engine::GameResult& result) override {
    const auto first = static_cast<std::size_t>(result.first);
    const auto settledBy = endRackPoints(result.racks, measure_.context.language);
    const int settled = result.brokenOff ? 0 : settledBy[first].points - settledBy[1 - first].points;
    engine::DrawLuckOptions options{.samples = measure_.request.samples, .stop = measure_.stop};
    options.seed = engine::Random(measure_.request.seed ^ engine::Random(setup_.number).next()).next();
    const auto luck = engine::measureGame(turns_, settled, measure_.context, options);
    if (!luck) return;
    MeasuredGame game{.luck = luck->players};
    game.spread = result.scores[first] - result.scores[1 - first];
    game.board = luck->board.value_or(0);
    double lost = 0;
    for (std::size_t turn = 0; turn < turns_.size(); ++turn)
      lost += turns_[turn].player == 0 ? luck->turns[turn].lost : -luck->turns[turn].lost;
    game.rest = game.adjusted() + lost - game.board;
    game_ = game;
  }

  /// Nothing after a stop.
  [[nodiscard]] const std::optional<MeasuredGame>& game() const { return game_; }

 private:
  [[nodiscard]] std::size_t seatOf(int player) const {
    return static_cast<std::size_t>((player + setup_.first) % 2);
  }

  const Measure& measure_;
  engine::GameSetup setup_;
  std::vector<engine::LuckTurn> turns_;
  std::optional<MeasuredGame> game_;
};

template <class Value>
std::vector<double> each(const std::vector<MeasuredGame>& games, Value value) {
  std::vector<double> values;
  values.reserve(games.size());
  for (const MeasuredGame& game : games)
    values.push_back(value(game));
  return values;
}

double meanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         std::max<double>(1, static_cast<double>(values.size()));
}

double varianceOf(const std::vector<double>& values) {
  const double mean = meanOf(values);
  double squares = 0;
  for (const double value : values)
    squares += (value - mean) * (value - mean);
  return squares / std::max<double>(1, static_cast<double>(values.size()) - 1);
}

StudyMean studyMean(const std::vector<double>& values) {
  return {meanOf(values),
          std::sqrt(varianceOf(values) / std::max<double>(1, static_cast<double>(values.size())))};
}

/// The ratio of two variances over the same games; the error by linearisation (delta method).
StudyMean varianceRatio(const std::vector<double>& upper, const std::vector<double>& lower) {
  const double below = varianceOf(lower);
  if (below <= 0) return {};
  const double ratio = varianceOf(upper) / below;
  const double upperMean = meanOf(upper);
  const double lowerMean = meanOf(lower);
  std::vector<double> influence;
  for (std::size_t game = 0; game < upper.size(); ++game) {
    const double up = upper[game] - upperMean;
    const double low = lower[game] - lowerMean;
    influence.push_back((up * up - ratio * low * low) / below);
  }
  return {ratio, studyMean(influence).se};
}

StudyQuantiles quantilesOf(std::vector<double> values) {
  if (values.empty()) return {};
  for (double& value : values)
    value = std::abs(value);
  std::ranges::sort(values);
  const auto at = [&](double part) {
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
  };
  return {at(0.5), at(0.9), values.back()};
}

void sumUp(const std::vector<MeasuredGame>& games, LuckStudyFigures& figures) {
  figures.games = static_cast<std::int64_t>(games.size());
  for (std::size_t player = 0; player < 2; ++player) {
    figures.points[player] =
        studyMean(each(games, [&](const MeasuredGame& game) { return game.luck[player].points; }));
    figures.win[player] =
        studyMean(each(games, [&](const MeasuredGame& game) { return game.luck[player].win.value_or(0); }));
  }
  for (const MeasuredGame& game : games)
    figures.draws += game.luck[0].draws + game.luck[1].draws;
  figures.samplingError = studyMean(each(games, [](const MeasuredGame& game) {
    return std::hypot(game.luck[0].pointsSe, game.luck[1].pointsSe);
  }));
  const auto spreads = each(games, [](const MeasuredGame& game) { return game.spread; });
  const auto adjusted = each(games, [](const MeasuredGame& game) { return game.adjusted(); });
  figures.spread = studyMean(spreads);
  figures.spreadSd = std::sqrt(varianceOf(spreads));
  figures.adjustedSd = std::sqrt(varianceOf(adjusted));
  figures.varianceRatio = varianceRatio(adjusted, spreads);
  figures.winVarianceRatio =
      varianceRatio(each(games, [](const MeasuredGame& game) { return game.adjustedOutcome(); }),
                    each(games, [](const MeasuredGame& game) { return game.outcome(); }));
  figures.board = quantilesOf(each(games, [](const MeasuredGame& game) { return game.board; }));
  figures.rest = quantilesOf(each(games, [](const MeasuredGame& game) { return game.rest; }));
}

}  // namespace

game::Result<LuckStudyFigures> studyLuck(const LuckStudyRequest& request, const lexica::DataPaths& paths,
                                         const std::function<void(std::int64_t games)>& progress,
                                         const std::stop_token& stop) {
  const auto study =
      openWinModelStudy({request.language, request.lexicon, request.leaves, request.threads}, paths);
  if (!study) return study.error();
  const auto model = lexica::chooseWinModel(paths, *study->language, request.winModel);
  if (!model) return model.error();
  const Measure measure{
      {*study->language, *study->lexicon, *study->leaves, model->model.get(), request.unseen}, request, stop};
  std::vector<MeasuredGame> games;
  engine::MatchHooks hooks;
  hooks.observe = [&measure] { return std::make_unique<LuckObserver>(measure); };
  hooks.keep = [&games](engine::GameObserver& observer, const engine::GameResult&) {
    const auto& game = static_cast<const LuckObserver&>(observer).game();
    if (game) games.push_back(*game);
    return game.has_value();
  };
  if (progress) hooks.progress = [&progress](const engine::MatchTally& tally) { progress(tally.games); };
  const auto makePlayer = [&study](int) {
    return engine::makePlayer(staticPlayer(), {*study->language, *study->lexicon, study->leaves});
  };
  (void)playMatch(
      {*study->language, makePlayer, request.games, request.seed, false, threadsOf(request.threads)}, {},
      hooks, stop);
  LuckStudyFigures figures;
  figures.language = study->language->id;
  figures.lexicon = study->lexicon->info().name;
  figures.winModel = model->path.string();
  sumUp(games, figures);
  return figures;
}

}  // namespace rozbor::app
