#include "sightings.h"

#include <algorithm>

namespace rozbor::replay {
namespace {

/// Steps up to the one that is the last of so many turns of the sheet; all where it has fewer.
std::size_t stepsOf(std::size_t turns, const Plan& plan) {
  std::size_t rows = 0;
  for (std::size_t step = 0; step < plan.steps.size(); ++step) {
    rows += plan.steps[step].row ? 1U : 0U;
    if (rows == turns && plan.steps[step].row) return step + 1;
  }
  return plan.steps.size();
}

/// Whether it is not known which word the step lays, or too many words come into question.
bool mayLieAnywhere(const Step& step) {
  constexpr std::size_t kFewWords = 4;
  return step.kind == parser::SheetTurnKind::missing || step.readings.size() > kFewWords ||
         std::ranges::any_of(step.readings, &Reading::asSeen);
}

}  // namespace

Sightings::Sightings(const std::vector<SeenBoard>& boards, const Plan& plan, SeenCovers* covers) {
  for (const SeenBoard& board : boards) {
    seen_.push_back(
        {&board, board.turnsPlayed() ? stepsOf(*board.turnsPlayed(), plan) : plan.steps.size(), {}});
    if (covers != nullptr) reckonReach(seen_.back(), plan, *covers);
  }
  std::ranges::stable_sort(seen_, {}, &Seen::steps);
}

/// From the last step before the board was seen to the first.
void Sightings::reckonReach(Seen& seen, const Plan& plan, SeenCovers& covers) {
  SquareSet tiles = covers.tilesOf(*seen.board);
  seen.beyondReach.resize(seen.steps);
  for (std::size_t step = seen.steps; step-- > 0;) {
    for (std::size_t index = 0; index < tiles.size(); ++index) {
      constexpr int kSide = game::Board::kMaxSide;
      if (tiles.test(index))
        seen.beyondReach[step].emplace_back(static_cast<int>(index) / kSide, static_cast<int>(index) % kSide);
    }
    if (mayLieAnywhere(plan.steps[step])) return;
    for (const Reading& reading : plan.steps[step].readings)
      tiles &= ~covers.of(*seen.board, reading.letters);
  }
}

double Sightings::costToCome(std::size_t step, const game::Board& board) const {
  double cost = 0;
  for (const Seen& seen : seen_) {
    if (step + 1 >= seen.steps || step >= seen.beyondReach.size()) continue;
    for (const game::Square square : seen.beyondReach[step]) {
      if (board.isEmpty(square)) cost += seen.board->costOfEmpty(square);
    }
  }
  return cost;
}

double Sightings::costOf(std::size_t step, const game::Move& move) const {
  double cost = 0;
  for (const Seen& seen : seen_) {
    if (step < seen.steps) cost += seen.board->costOf(move);
  }
  return cost;
}

double Sightings::costAfter(std::size_t step, const game::Board& board) const {
  double cost = 0;
  for (const Seen& seen : seen_) {
    if (step + 1 == seen.steps) cost += seen.board->costOfEmpty(board);
  }
  return cost;
}

std::size_t Sightings::stepsBefore(const SeenBoard& board) const {
  return std::ranges::find(seen_, &board, &Seen::board)->steps;
}

const SeenBoard* Sightings::showing(std::size_t step) const {
  const auto found = std::ranges::find_if(seen_, [&](const Seen& seen) { return step < seen.steps; });
  return found == seen_.end() ? nullptr : found->board;
}

}  // namespace rozbor::replay
