#include "plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "accounts_of_sheet.h"
#include "costs.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurnKind;

Step stepOf(const SheetGame& game, std::size_t index, const SheetHabits& habits) {
  const SheetRow& row = game.rows[index];
  Step step{.row = index,
            .player = row.player,
            .kind = row.kind,
            .points = {},
            .readings = {},
            .mayHoldBlank = true,
            .repairedTotal = {}};
  if (row.kind == SheetTurnKind::play) {
    step.points = row.score;
    Reading reading{.letters = row.letters,
                    .marks = row.marks,
                    .scores = {},
                    .anyScore = !row.score,
                    .asSeen = false,
                    .cost = habits.unknownWord[index],
                    .slip = {}};
    if (row.score) reading.scores = {*row.score};
    if (row.score && row.otherScore) reading.scores.push_back(*row.otherScore);
    step.readings.push_back(reading);
    if (!row.otherLetters.empty()) {
      reading.letters = row.otherLetters;
      reading.marks = row.otherMarks;
      reading.cost = habits.unknownOtherWord[index];
      step.readings.push_back(std::move(reading));
      // Slips are those of the likelier word.
      std::ranges::stable_sort(step.readings, {}, &Reading::cost);
    }
  } else if (row.kind == SheetTurnKind::missing) {
    step.points = row.score;
  } else {
    step.points = 0;
  }
  return step;
}

/// The plan with these steps, its sums settled and players who are twice on turn counted.
Plan settled(std::vector<Step> steps, const SheetGame& game) {
  Plan plan{.steps = std::move(steps), .repairs = {}, .suspects = {}, .cost = 0};
  settleAccounts(plan, game);
  for (std::size_t step = 1; step < plan.steps.size(); ++step) {
    if (plan.steps[step].player == plan.steps[step - 1].player) plan.cost += kPlayerTwice;
  }
  return plan;
}

std::vector<Step> writtenSteps(const SheetGame& game, const SheetHabits& habits) {
  std::vector<Step> steps;
  for (std::size_t index = 0; index < game.rows.size(); ++index)
    steps.push_back(stepOf(game, index, habits));
  return steps;
}

/// The later of two turns that change places is named by its likely place.
Repair orderRepair(const SheetGame& game, std::size_t one, std::size_t other) {
  return {.field = SlipField::order,
          .turn = game.rows[one].turn,
          .player = game.rows[one].player,
          .written = std::to_string(game.rows[one].turn + 1),
          .likely = std::to_string(game.rows[other].turn + 1),
          .probability = 1};
}

/// `steps` with `length` turns from `one` on and as many from `other` on in each other's place.
Plan swapped(const std::vector<Step>& steps, std::size_t one, std::size_t other, std::size_t length,
             const SheetGame& game) {
  std::vector<Step> order = steps;
  for (std::size_t at = 0; at < length; ++at)
    std::swap(order[one + at], order[other + at]);
  Plan plan = settled(std::move(order), game);
  if (length == 1 && game.rows[one].eitherOrder && steps[one].player == steps[other].player) return plan;
  plan.repairs.push_back(orderRepair(game, one, other));
  plan.cost += kSwappedTurns;
  return plan;
}

/// How far the totals of `player` jump at his step `at` over what his points make; 0 if they do not.
std::optional<int> jumpAt(const std::vector<Step>& steps, std::size_t at, const SheetGame& game) {
  int last = 0;
  int sum = 0;
  bool open = false;
  for (std::size_t index = 0; index <= at; ++index) {
    const Step& step = steps[index];
    if (step.player != steps[at].player) continue;
    open |= !step.points;
    sum += step.points.value_or(0);
    const auto& total = game.rows[*step.row].total;
    if (!total) continue;
    if (index == at) return open ? std::nullopt : std::optional(*total - last - sum);
    last = *total;
    sum = 0;
    open = false;
  }
  return std::nullopt;
}

/// A turn that is missing, of `player` before step `at`.
struct MissingTurn {
  std::size_t at = 0;
  int player = 0;
  std::optional<int> points;
  bool withBlank = false;
};

Step stepOf(const MissingTurn& turn) {
  return {.row = {},
          .player = turn.player,
          .kind = SheetTurnKind::missing,
          .points = turn.points,
          .readings = {},
          .mayHoldBlank = turn.withBlank,
          .repairedTotal = {}};
}

/// The turns stand at the same place, one after the other.
Plan withMissingTurns(const std::vector<Step>& steps, std::span<const MissingTurn> turns,
                      const SheetGame& game) {
  const std::size_t at = turns.front().at;
  std::vector<Step> order = steps;
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(at), stepOf(*turn));
  Plan plan = settled(std::move(order), game);
  for (const MissingTurn& turn : turns) {
    plan.repairs.push_back({.field = SlipField::missingTurn,
                            .turn = at < game.rows.size() ? game.rows[at].turn : game.rows.size(),
                            .player = turn.player,
                            .written = "",
                            .likely = turn.points ? std::to_string(*turn.points) : "",
                            .probability = 1});
  }
  plan.cost += kMissingTurn;
  return plan;
}

Plan withMissingTurn(const std::vector<Step>& steps, const MissingTurn& turn, const SheetGame& game) {
  Plan plan = withMissingTurns(steps, {&turn, 1}, game);
  plan.cost += turn.withBlank ? kMissingBlank : 0;
  return plan;
}

/// In a sheet side by side a turn left out lets the rest of its column move up: the turns from `at`
/// on are dealt out again, the players in turn.
std::vector<Step> movedDown(const std::vector<Step>& steps, std::size_t at) {
  std::vector<Step> order(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(at));
  std::array<std::vector<Step>, 2> columns;
  for (std::size_t index = at; index < steps.size(); ++index)
    columns[static_cast<std::size_t>(steps[index].player)].push_back(steps[index]);
  std::array<std::size_t, 2> next{};
  auto player = static_cast<std::size_t>(1 - steps[at].player);
  while (next[0] < columns[0].size() || next[1] < columns[1].size()) {
    if (next[player] < columns[player].size()) order.push_back(columns[player][next[player]++]);
    player = 1 - player;
  }
  return order;
}

/// Of the first step of `player` from `at` on of which it is known.
std::optional<int> nextJump(const std::vector<Step>& steps, std::size_t at, int player,
                            const SheetGame& game) {
  std::optional<int> jump;
  for (std::size_t next = at; next < steps.size() && !jump; ++next) {
    if (steps[next].player == player) jump = jumpAt(steps, next, game);
  }
  return jump;
}

std::array<bool, 2> playersWithTotals(const SheetGame& game) {
  std::array<bool, 2> has{};
  for (const SheetRow& row : game.rows)
    has[static_cast<std::size_t>(row.player)] |= row.total.has_value();
  return has;
}

}  // namespace

double unknownWordCost(int unknown, int words) {
  return -std::log((unknown + 0.2) / (words + 20.0));
}

SheetHabits habitsOf(const SheetGame& game, const WordTest& isWord) {
  SheetHabits habits;
  habits.unknownWord.assign(game.rows.size(), 0);
  habits.unknownOtherWord.assign(game.rows.size(), 0);
  habits.unmarkedBlank = game.marksBlanks ? kUnmarkedBlank : kUnmarkedBlankHabit;
  const auto lacks = [&isWord](const Letters& word) { return !word.empty() && !isWord(word); };
  std::vector<std::size_t> unknownRows;
  for (std::size_t index = 0; index < game.rows.size(); ++index) {
    const SheetRow& row = game.rows[index];
    if (row.kind != SheetTurnKind::play || !isWord) continue;
    ++habits.words;
    if (lacks(row.letters) || lacks(row.otherLetters)) unknownRows.push_back(index);
    habits.unknown += lacks(row.letters) && (row.otherLetters.empty() || lacks(row.otherLetters)) ? 1 : 0;
  }
  habits.unknownCrossWord = unknownWordCost(habits.unknown, habits.words);
  const double unknownMain = unknownWordCost(std::max(0, habits.unknown - 1), habits.words - 1);
  for (const std::size_t index : unknownRows) {
    const SheetRow& row = game.rows[index];
    habits.unknownWord[index] = lacks(row.letters) ? unknownMain : 0;
    habits.unknownOtherWord[index] = lacks(row.otherLetters) ? unknownMain : 0;
  }
  return habits;
}

Plan writtenPlan(const SheetGame& game, const SheetHabits& habits) {
  return settled(writtenSteps(game, habits), game);
}

std::vector<Plan> swappedPlans(const SheetGame& game, const SheetHabits& habits) {
  const std::vector<Step> steps = writtenSteps(game, habits);
  std::vector<Plan> plans;
  for (std::size_t step = 0; step + 1 < steps.size(); ++step)
    plans.push_back(swapped(steps, step, step + 1, 1, game));
  for (std::size_t step = 0; step + 2 < steps.size(); ++step) {
    if (steps[step].player != steps[step + 2].player) continue;
    plans.push_back(swapped(steps, step, step + 2, 1, game));
    const bool rounds = step + 3 < steps.size() && steps[step + 1].player == steps[step + 3].player;
    if (rounds) plans.push_back(swapped(steps, step, step + 2, 2, game));
  }
  return plans;
}

std::vector<Plan> missingTurnPlans(const SheetGame& game, const SheetHabits& habits) {
  const std::vector<Step> steps = writtenSteps(game, habits);
  std::vector<Plan> plans;
  const auto addBoth = [&](const std::vector<Step>& order, MissingTurn turn) {
    for (const bool withBlank : {false, true}) {
      turn.withBlank = withBlank;
      plans.push_back(withMissingTurn(order, turn, game));
    }
  };
  const std::array<bool, 2> hasTotals = playersWithTotals(game);
  for (std::size_t at = 0; at < steps.size(); ++at) {
    const int player = steps[at].player;
    const auto jump = jumpAt(steps, at, game);
    // Without totals only a board can tell that a turn is missing.
    const bool isShown = !game.boards.empty() && !hasTotals[static_cast<std::size_t>(player)];
    if (((jump && *jump > 0) || isShown) && game.layout == parser::SheetLayout::sideBySide) {
      addBoth(movedDown(steps, at), {at, player, jump});
    }
    const bool twice = at > 0 && steps[at - 1].player == player;
    if (!twice) continue;
    // The other player's turn is missing between; his next total tells its points.
    std::optional<int> points = nextJump(steps, at, 1 - player, game);
    if (points && *points <= 0) points.reset();
    addBoth(steps, {at, 1 - player, points});
  }
  if (game.boards.empty() || steps.empty()) return plans;
  addBoth(steps, {steps.size(), 1 - steps.back().player, std::nullopt});
  return plans;
}

std::vector<Plan> missingRoundPlans(const SheetGame& game, const SheetHabits& habits) {
  const std::vector<Step> steps = writtenSteps(game, habits);
  std::vector<Plan> plans;
  const std::array<bool, 2> hasTotals = playersWithTotals(game);
  for (std::size_t at = 0; at < steps.size(); ++at) {
    std::array<MissingTurn, 2> round;
    bool isDenied = false;
    for (std::size_t turn = 0; turn < round.size(); ++turn) {
      const int player = turn == 0 ? steps[at].player : 1 - steps[at].player;
      std::optional<int> points = nextJump(steps, at, player, game);
      isDenied |= hasTotals[static_cast<std::size_t>(player)] && points.value_or(1) <= 0;
      if (points.value_or(1) <= 0) points.reset();
      round[turn] = {.at = at, .player = player, .points = points, .withBlank = true};
    }
    if (!isDenied) plans.push_back(withMissingTurns(steps, round, game));
  }
  return plans;
}

}  // namespace rozbor::replay
