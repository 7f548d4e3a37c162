#include "rozbor/app/training/answer_grader.h"
#include "rozbor/game/outcome.h"

#include <algorithm>

#include "rozbor/engine/endgame.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/leaves_choice.h"
#include "rozbor/lexica/win_model_choice.h"
#include "rozbor/review/plays/same_play.h"
#include "rozbor/review/preset.h"

namespace rozbor::app {
namespace {

using engine::RatedPlay;
using reports::Loss;
using reports::Method;

// What fits into a second of one processor: deals for each of two comparisons, positions of an endgame.
constexpr std::uint64_t kDeals = 1'000;
constexpr std::uint64_t kLateDeals = 480;  ///< played to their end
constexpr std::uint64_t kEndgameNodes = 300'000;
constexpr std::size_t kEndgameMemory = std::size_t{64} << 20;

game::Error badMove(const std::string& text) {
  return {"training.bad-move", said::words("\"{0}\" is no move for the stored position", text)};
}

game::Result<RatedPlay> storedPlay(const std::string& text, const game::Position& position,
                                   const engine::StaticContext& statics) {
  const auto move = parseMove(text, position.board, statics.language.alphabet);
  if (!move || !position.rack.contains(move->tileCounts())) return badMove(text);
  if (!move->isPlacement()) return rate(position, {*move, 0}, statics);
  if (!placementFaults(position.board, statics.language.board, *move).empty()) return badMove(text);
  return rate(position, {*move, scoreOf(position.board, statics.language, *move)}, statics);
}

/// The move as the generator writes it, and its place among all; as it is where it is none of them.
RatedPlay found(const RatedPlay& play, const std::vector<RatedPlay>& all, const game::Board& board,
                std::optional<std::size_t>* rank = nullptr) {
  const auto same = std::ranges::find_if(all, [&](const RatedPlay& each) {
    return reports::isSamePlay(each, {play.move, play.score}, board);
  });
  if (same == all.end()) return play;
  if (rank != nullptr) *rank = static_cast<std::size_t>(same - all.begin()) + 1;
  return *same;
}

/// The three moves that are held against each other, and how.
class Comparison {
 public:
  Comparison(const Exercise& exercise, AnswerVerdict& verdict)
      : exercise_(exercise),
        verdict_(verdict),
        all_(engine::MoveFinder(*exercise.language, *exercise.lexicon)
                 .all(exercise.position, *exercise.leaves)),
        phase_(reports::phaseOf(exercise.position, *exercise.language)) {}

  void run(const RatedPlay& answer) {
    const game::Board& board = exercise_.position.board;
    best_ = found(exercise_.best, all_, board);
    played_ = found(exercise_.played, all_, board);
    answer_ = found(answer, all_, board, &verdict_.rank);
    verdict_.legalPlays = all_.size();
    verdict_.isBest = answer_.move == best_.move;
    verdict_.answer = answer;
    if (phase_ == reports::Phase::endgame && byEndgame()) return;
    if (exercise_.winModel != nullptr && phase_ != reports::Phase::endgame) return bySimulation();
    byEquity();
  }

 private:
  void byEquity() {
    verdict_.method = Method::staticEquity;
    verdict_.loss = equityLoss(answer_);
    verdict_.playedLoss = equityLoss(played_);
  }
  [[nodiscard]] Loss equityLoss(const RatedPlay& play) const {
    const double most = std::max(best_.equity, all_.front().equity).inPoints();
    return {.phase = phase_, .points = std::max(0.0, most - play.equity.inPoints())};
  }

  void bySimulation() {
    verdict_.method = Method::simulation;
    verdict_.playedLoss = simulatedLoss(played_);
    verdict_.loss = answer_.move == played_.move ? verdict_.playedLoss : simulatedLoss(answer_);
    const double best = verdict_.playedLoss.win ? verdict_.playedLoss.win->best : 0;
    if (verdict_.isBest) verdict_.loss.win = Loss::Win{best, best, 0};
  }
  /// Against the stored best move, always on the same deals.
  [[nodiscard]] Loss simulatedLoss(const RatedPlay& play) const {
    if (play.move == best_.move) return {.phase = phase_, .win = Loss::Win{}};
    const bool nearEnd = reports::isNearEnd(exercise_.position, *exercise_.language);
    engine::SimulationOptions options =
        comparisonFrom(exercise_.position, *exercise_.language, effortOf(reports::Preset::standard));
    options.seed = exercise_.seed;
    const auto difference = comparePlays(
        seen(), best_, play, 0, nearEnd ? kLateDeals : kDeals,
        {*exercise_.language, *exercise_.lexicon, *exercise_.leaves, *exercise_.winModel}, options);
    if (!difference) return equityLoss(play);
    return {.phase = phase_,
            .proof = reports::Proof::sampled,
            .points = std::max(0.0, difference->equity.mean()),
            .pointsSe = difference->equity.error(),
            .win = Loss::Win{probabilityOf(difference->firstWin), probabilityOf(difference->secondWin),
                             difference->winError()}};
  }
  /// Without what nobody at the table saw.
  [[nodiscard]] game::Position seen() const {
    game::Position position = exercise_.position;
    position.opponentRack = {};
    return position;
  }

  /// False where the endgame cannot be solved.
  bool byEndgame() {
    const auto answered = solved(answer_);
    const auto played = solved(played_);
    if (!answered || !played) return false;
    const int most = std::max({answered->best.value, answered->other->value, played->other->value});
    verdict_.method = Method::endgame;
    verdict_.loss = endgameLoss(*answered, most);
    verdict_.playedLoss = endgameLoss(*played, most);
    verdict_.isBest = verdict_.isBest || verdict_.loss.points == 0;
    return true;
  }
  [[nodiscard]] std::optional<engine::EndgameResult> solved(const RatedPlay& play) const {
    const auto position = engine::withBothRacks(exercise_.position, *exercise_.language);
    if (!position) return std::nullopt;
    engine::EndgameOptions options;
    options.nodeLimit = kEndgameNodes;
    options.memory = kEndgameMemory;
    options.other = play.move;
    auto result = solveEndgame(*position, *exercise_.language, *exercise_.lexicon, options);
    if (!result || !result->other) return std::nullopt;
    return *std::move(result);
  }
  [[nodiscard]] Loss endgameLoss(const engine::EndgameResult& result, int most) const {
    const auto winOf = [&](int value) { return game::outcomeOf(exercise_.position.spread() + value); };
    Loss loss{.phase = phase_, .points = static_cast<double>(most - result.other->value)};
    if (result.best.exact && result.other->exact) {
      loss.proof = reports::Proof::exact;
      loss.win = Loss::Win{winOf(most), winOf(result.other->value), 0};
      return loss;
    }
    const double own = exercise_.position.spread();
    const reports::Interval best{own + std::max(most, result.best.low), own + result.best.high};
    const reports::Interval answered{own + result.other->low, own + result.other->high};
    loss.proof = reports::Proof::bounded;
    loss.pointsBounds = lossBounds(best, answered);
    loss.winBounds = winLossBounds(best, answered);
    return loss;
  }

  const Exercise& exercise_;
  AnswerVerdict& verdict_;
  std::vector<RatedPlay> all_;
  reports::Phase phase_;
  RatedPlay best_;
  RatedPlay played_;
  RatedPlay answer_;
};

}  // namespace

game::Result<AnswerGrader::Tools> AnswerGrader::toolsFor(const PositionRequest& request) {
  const std::pair key(request.language, request.lexicon);
  if (const auto known = tools_.find(key); known != tools_.end()) return known->second;
  auto language = lexica::openLanguage(paths_, request.language);
  if (!language) return language.error();
  const auto lexicon = store_.choose(*language, request.lexicon, {});
  if (!lexicon) return lexicon.error();
  const auto leaves = lexica::chooseLeaves(paths_, *language, request.leaves);
  if (!leaves) return leaves.error();
  const auto winModel = lexica::chooseWinModel(paths_, *language, {});
  if (!winModel) return winModel.error();
  const Tools tools{std::make_shared<const game::Language>(*std::move(language)), lexicon->lexicon,
                    leaves->leaves, winModel->model};
  return tools_.emplace(key, tools).first->second;
}

game::Result<Exercise> AnswerGrader::open(const Question& question) {
  const auto tools = toolsFor(question.position);
  if (!tools) return tools.error();
  const auto cgp = game::parseCgp(question.position.cgp, *tools->language);
  if (!cgp) return cgp.error();
  if (cgp->position.rack.empty())
    return game::Error{"training.no-rack", said::words("the rack of the stored position is not known")};
  Exercise exercise{tools->language,    tools->lexicon, tools->leaves, tools->winModel, cgp->position, {}, {},
                    question.takenBack, question.seed};
  const auto best = storedPlay(question.best, exercise.position, exercise.statics());
  if (!best) return best.error();
  exercise.best = *best;
  // A play that was challenged off need not have been possible at all; it came to a pass.
  const auto played =
      storedPlay(question.takenBack ? "-" : question.played, exercise.position, exercise.statics());
  if (!played) return played.error();
  exercise.played = *played;
  return exercise;
}

AnswerVerdict AnswerGrader::grade(const Exercise& exercise, const game::Move& answer) const {
  const int score = answer.isPlacement() ? scoreOf(exercise.position.board, *exercise.language, answer) : 0;
  AnswerVerdict verdict;
  Comparison(exercise, verdict).run(rate(exercise.position, {answer, score}, exercise.statics()));
  return verdict;
}

}  // namespace rozbor::app
