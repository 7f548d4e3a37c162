#include "rozbor/review/luck/turn_parts.h"

#include <algorithm>
#include <cmath>

#include "rozbor/engine/draw_luck.h"
#include "rozbor/game/outcome.h"
#include "rozbor/review/counted_loss.h"
#include "rozbor/review/review.h"
#include "settled.h"

namespace rozbor::reports {
namespace {

using engine::WinModel;
using game::Position;

/// Tiles that a turn of a game lays on the average.
constexpr double kTilesATurn = 4.5;

/// What a game is worth to one of the players: the final spread to be expected, and the chance to win.
struct Value {
  double points = 0;
  std::optional<double> win;
  double pointsSe = 0;
  double winSe = 0;

  [[nodiscard]] Value seenByOther() const {
    return {-points, win ? std::optional(1 - *win) : std::nullopt, pointsSe, winSe};
  }
};

/// How a worth was found; only those of one kind are compared without a word.
enum class Kind : std::uint8_t { model, staticEquity, simulation, simulationToTheEnd, search };

/// What a decision is worth before the move, if the best is made, and after the one made.
struct Standing {
  Kind kind = Kind::staticEquity;
  Value best;
  Value played;
};

class Valuer {
 public:
  Valuer(const GameReview& review, const WinModel& model, bool withWin)
      : review_(review), model_(model), withWin_(withWin) {}

  /// Seen by the player of the decision; nothing where its moves are not known. `keptByOther`: what the other
  /// player's last move left for later, in points, which static equity would not see.
  [[nodiscard]] std::optional<Standing> standingOf(const Decision& decision, double keptByOther) const {
    if (!decision.isGraded()) return std::nullopt;
    Standing standing;
    standing.kind = kindOf(decision);
    const double beyond = beyondEquity(decision, keptByOther);
    standing.best = worthOf(decision, decision.ranked()->best(), beyond);
    standing.played = worthOf(decision, decision.ranked()->played, beyond);
    if (const auto win = decision.win(); win && withWin_) {
      standing.best.win = win->best;
      standing.played.win = win->played;
    }
    return standing;
  }

  /// So many points more: how much more of a chance.
  [[nodiscard]] double worthInWins(double win, double points, const Position& position) const {
    const int held = position.rack.size();
    const engine::TilesLeft tiles{
        std::max(1, review_.language->tiles.size() - position.board.tileCount() - held), held};
    return win - model_.winProbability(model_.spreadFor(win, tiles) - points, tiles);
  }

 private:
  static Kind kindOf(const Decision& decision) {
    if (decision.simulated() != nullptr)
      return decision.phase == Phase::preendgame || decision.phase == Phase::endgame
                 ? Kind::simulationToTheEnd
                 : Kind::simulation;
    return decision.looksAhead() ? Kind::search : Kind::staticEquity;
  }

  [[nodiscard]] Value worthOf(const Decision& decision, const Candidate& candidate, double points) const {
    Value worth{decision.position.spread() + candidate.play.equity.inPoints() + points, std::nullopt, 0, 0};
    if (!candidate.error) return worth;
    worth.pointsSe = candidate.error->equity;
    worth.winSe = candidate.error->win;
    return worth;
  }

  /// What equity leaves out: to be on turn when it stops, after the best move, so that two moves differ by
  /// what the review says. Static equity does not see what the other has kept either.
  [[nodiscard]] double beyondEquity(const Decision& decision, double keptByOther) const {
    const engine::RatedPlay& best = decision.best();
    if (const SimulatedGrade* const grade = decision.simulated())
      return tempoAfter(grade->plies, decision.position, best);
    if (decision.looksAhead()) return 0;
    const auto after = engine::aftermathOf(decision.position, best, *review_.language);
    return -model_.tempo(after.opponent) - keptByOther;
  }

  /// To be on turn when simulated games stop, for the player who made the first move of them.
  [[nodiscard]] double tempoAfter(int plies, const Position& position, const engine::RatedPlay& play) const {
    const int laid = play.move.isPlacement() ? play.move.tilesUsed() : 0;
    const double left =
        review_.language->tiles.size() - position.board.tileCount() - laid - plies * kTilesATurn;
    const int unseen = static_cast<int>(std::lround(left)) - review_.language->rules.rackSize;
    if (unseen <= 0) return 0;
    return plies % 2 == 0 ? -model_.tempo({unseen}) : model_.tempo({unseen});
  }

  const GameReview& review_;
  const WinModel& model_;
  bool withWin_;
};

Value seenBy(std::size_t player, const Value& worth, std::size_t owner) {
  return player == owner ? worth : worth.seenByOther();
}

/// The rack is what was kept: there was no luck.
bool nothingWasDrawn(const GameReview& review, std::size_t at) {
  return review.luck && review.luck->turns[at].state == engine::DrawState::none;
}

/// Points and chances of the draw before a decision; nothing where it is not known.
std::optional<engine::DrawLuck> drawBefore(const GameReview& review, std::size_t at) {
  if (!nothingWasDrawn(review, at)) return review.decisions[at].luck;
  engine::DrawLuck none;
  none.win = 0;
  return none;
}

/// Goes from move to move.
class Course {
 public:
  Course(const GameReview& review, const WinModel& model, bool withWin)
      : review_(review), model_(model), withWin_(withWin), valuer_(review, model, withWin) {}

  [[nodiscard]] GameParts parts() && {
    begin();
    for (std::size_t at = 0; at < review_.decisions.size(); ++at)
      take(at);
    finish();
    return std::move(parts_);
  }

 private:
  struct Last {
    Value worth;
    Kind kind = Kind::model;
    std::size_t player = 0;  ///< who sees it so
  };

  void begin() {
    const Decision& first = review_.decisions.front();
    const int unseen = engine::mostUnseen(*review_.language);
    Value worth{model_.tempo({unseen}), std::nullopt, 0, 0};
    if (withWin_) worth.win = model_.winProbability(0, unseen);
    last_ = {worth, Kind::model, first.player};
    spread_ = 0;
    const Value seen = seenBy(0, worth, first.player);
    parts_.startPoints = seen.points;
    parts_.startWin = seen.win;
  }

  void take(std::size_t at) {
    const Decision& decision = review_.decisions[at];
    TurnParts& turn = parts_.turns.emplace_back();
    if (const auto draw = drawBefore(review_, at)) {
      of(turn.points, Part::draw) = draw->points;
      if (withWin_) of(turn.win, Part::draw) = draw->win;
    }
    const auto standing = valuer_.standingOf(decision, kept_[1 - decision.player]);
    addBonus(decision, standing, turn);
    if (standing) addNews(*standing, decision.player, turn);
    addDecision(decision, standing, turn);
    kept_[decision.player] = keptAfter(at);
    if (standing) {
      last_ = {standing->played, standing->kind, decision.player};
    } else {
      last_.reset();
    }
    const Position& position = decision.position;
    spread_ = (decision.player == 0 ? position.spread() : -position.spread()) +
              (decision.player == 0 ? 1.0 : -1.0) * pointsMade(decision);
  }

  [[nodiscard]] double keptAfter(std::size_t at) const {
    if (!review_.luck || !review_.luck->turns[at].kept) return 0;
    return review_.luck->turns[at].kept->inPoints();
  }

  [[nodiscard]] int pointsMade(const Decision& decision) const {
    return decision.takenBack ? 0 : review_.replay.turns[decision.turn].scoreComputed;
  }

  /// Points that came to the players between two moves, and by none of them.
  void addBonus(const Decision& decision, const std::optional<Standing>& standing, TurnParts& turn) {
    const double own = decision.player == 0 ? spread_ : -spread_;
    const double bonus = decision.position.spread() - own;
    of(turn.points, Part::other) = bonus;
    if (!withWin_) return;
    if (bonus == 0) {
      of(turn.win, Part::other) = 0;
    } else if (standing && standing->best.win) {
      of(turn.win, Part::other) = valuer_.worthInWins(*standing->best.win, bonus, decision.position);
    }
  }

  /// What is worth more or less than it was after the move before.
  void addNews(const Standing& standing, std::size_t player, TurnParts& turn) const {
    if (!last_) return;
    const Value before = seenBy(player, last_->worth, last_->player);
    const Part part = standing.kind == last_->kind ? Part::reply : Part::method;
    if (const auto draw = of(turn.points, Part::draw))
      of(turn.points, part) = standing.best.points - before.points - *draw - *of(turn.points, Part::other);
    turn.pointsVar = standing.best.pointsSe * standing.best.pointsSe + before.pointsSe * before.pointsSe;
    const auto draw = of(turn.win, Part::draw);
    const auto bonus = of(turn.win, Part::other);
    if (draw && bonus && standing.best.win && before.win)
      of(turn.win, part) = *standing.best.win - *before.win - *draw - *bonus;
    turn.winVar = standing.best.winSe * standing.best.winSe + before.winSe * before.winSe;
  }

  void addDecision(const Decision& decision, const std::optional<Standing>& standing, TurnParts& turn) const {
    const auto loss = lossOf(decision);
    if (!loss) return;
    of(turn.points, Part::decision) = decision.isCounted() ? -countedPoints(*loss) : 0;
    if (withWin_ && loss->win) of(turn.win, Part::decision) = -loss->win->loss() / 100;
    if (!standing || decision.phonies.empty() || decision.takenBack) return;
    *of(turn.points, Part::other) += std::max(0.0, standing->played.points - standing->best.points);
    auto& won = of(turn.win, Part::other);
    if (won && standing->best.win) *won += std::max(0.0, *standing->played.win - *standing->best.win);
  }

  /// From what the last move was worth to what the game came to.
  void finish() {
    if (!review_.replay.complete) return;
    const double result = static_cast<double>(review_.replay.finalScores[0]) - review_.replay.finalScores[1];
    if (withWin_) parts_.resultWin = game::outcomeOf(result);
    const double bonus = result - spread_ - settledPoints(review_.replay);
    of(parts_.end.points, Part::other) = bonus;
    if (withWin_) of(parts_.end.win, Part::other) = *parts_.resultWin - game::outcomeOf(result - bonus);
    if (!last_) return;
    const Value before = seenBy(0, last_->worth, last_->player);
    const Part part = last_->kind == Kind::search ? Part::reply : Part::method;
    of(parts_.end.points, part) = result - bonus - before.points;
    if (withWin_ && before.win) of(parts_.end.win, part) = game::outcomeOf(result - bonus) - *before.win;
    parts_.end.pointsVar = before.pointsSe * before.pointsSe;
    parts_.end.winVar = before.winSe * before.winSe;
  }

  const GameReview& review_;
  const WinModel& model_;
  bool withWin_;
  Valuer valuer_;
  GameParts parts_;
  std::optional<Last> last_;      ///< nothing where the last move is not known
  std::array<double, 2> kept_{};  ///< what the last move of each left for later, in points
  double spread_ = 0;             ///< of player 0, after the last move
};

}  // namespace

const char* name(Part part) {
  static constexpr std::array kNames{"draw", "reply", "method", "decision", "other"};
  return kNames[static_cast<std::size_t>(part)];
}

std::optional<GameParts> partsOf(const GameReview& review, const WinModel* model) {
  if (model == nullptr || review.replay.players.size() != 2 || review.decisions.empty()) return std::nullopt;
  const bool withWin = std::ranges::any_of(review.decisions, &Decision::looksAhead);
  return Course(review, *model, withWin).parts();
}

}  // namespace rozbor::reports
