#include <algorithm>
#include <cmath>
#include <optional>

#include "regrade.h"
#include "rozbor/engine/inference.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/review/rack_constraints.h"

namespace rozbor::reports {
namespace {

/// Of a player's rack the record tells too little to grade the move, but later turns and the move itself
/// say which racks are likely. Each of them is graded by static equity.
class Imputed {
 public:
  Imputed(const Decision& decision, const ReviewContext& context)
      : decision_(decision), context_(context), finder_(*context.language, *context.lexicon) {}

  [[nodiscard]] std::optional<ImputedGrade> grade(const replay::Replay& replay, const std::stop_token& stop) {
    const engine::StaticContext statics = context_.statics();
    const auto posterior = inferOwnRack(
        hiddenDecision(replay, decision_.turn, *context_.language), {statics, finder_},
        {.samples = context_.effort.inferredRacks, .seed = context_.seed + decision_.turn, .stop = stop});
    if (!posterior) return std::nullopt;
    double losses = 0;
    double squares = 0;
    double weights = 0;
    for (const engine::WeightedRack& imagined :
         posterior->representatives(context_.effort.imputedRacks, context_.seed)) {
      const double loss = lossWith(imagined.rack);
      losses += imagined.probability * loss;
      squares += imagined.probability * loss * loss;
      weights += imagined.probability;
    }
    if (weights <= 0) return std::nullopt;
    ImputedGrade grade;
    grade.equityLoss = losses / weights;
    grade.equityLossSd = std::sqrt(std::max(0.0, squares / weights - grade.equityLoss * grade.equityLoss));
    grade.racks = posterior->source().weighed;
    grade.mostLikely = posterior->racks().front();
    return grade;
  }

 private:
  [[nodiscard]] double lossWith(const game::Rack& rack) {
    game::Position position = decision_.position;
    position.rack = rack;
    const engine::RatedPlay best = finder_.best(position, *context_.leaves);
    const engine::Play played = decision_.takenBack ? engine::Play{game::Move::pass(), 0}
                                                    : engine::Play{decision_.laid.move, decision_.laid.score};
    const engine::RatedPlay rated = rate(position, played, context_.statics());
    return std::max(0.0, best.equity.inPoints() - rated.equity.inPoints());
  }

  const Decision& decision_;
  const ReviewContext& context_;
  engine::MoveFinder finder_;
};

}  // namespace

bool gradeByImputedRacks(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                         const std::stop_token& stop) {
  const auto grade = Imputed(decision, context).grade(replay, stop);
  if (!grade || stop.stop_requested()) return false;
  decision.grade = *grade;
  return true;
}

}  // namespace rozbor::reports
