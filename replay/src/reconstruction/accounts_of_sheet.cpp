#include "accounts_of_sheet.h"

#include <algorithm>
#include <optional>
#include <string>

#include "costs.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurnKind;

/// A total that its player's points do not make.
struct Residual {
  std::size_t step = 0;          ///< whose total it is
  int error = 0;                 ///< total as written less the sum
  std::vector<std::size_t> gap;  ///< steps since the total before, this one among them
};

/// Settles the turns of one player.
class PlayerAccounts {
 public:
  PlayerAccounts(Plan& plan, const SheetGame& game, int player) : plan_(plan), game_(game), player_(player) {}

  void settle() {
    for (std::size_t step = 0; step < plan_.steps.size(); ++step) {
      if (plan_.steps[step].player == player_) add(step);
    }
    for (std::size_t at = 0; at < residuals_.size(); ++at) {
      const bool takenBack = at + 1 < residuals_.size() && follow(residuals_[at], residuals_[at + 1]) &&
                             residuals_[at + 1].error == -residuals_[at].error;
      plan_.cost += kAccountSlip;
      if (takenBack) {
        totalIsWrong(residuals_[at]);
        ++at;
      } else {
        explain(residuals_[at]);
      }
    }
  }

 private:
  /// Whether no total of the player lies between the two.
  [[nodiscard]] bool follow(const Residual& one, const Residual& next) const {
    std::size_t between = one.step + 1;
    while (plan_.steps[between].player != player_)
      ++between;
    return between == next.gap.front();
  }

  void add(std::size_t index) {
    Step& step = plan_.steps[index];
    gap_.push_back(index);
    if (step.points) {
      sum_ += *step.points;
    } else if (step.kind == SheetTurnKind::play || step.kind == SheetTurnKind::missing) {
      open_.push_back(index);
    }
    if (step.row && game_.rows[*step.row].total) close(index, *game_.rows[*step.row].total);
  }

  void close(std::size_t index, int total) {
    int error = total - last_ - sum_;
    if (open_.empty() && error != 0 && isOtherSheets(error)) error = 0;
    if (open_.size() == 1) {
      setPoints(plan_.steps[open_.front()], error);
    } else if (open_.empty() && error != 0) {
      residuals_.push_back({index, error, gap_});
    }
    last_ = total;
    sum_ = 0;
    gap_.clear();
    open_.clear();
  }

  /// Whether the total is that of the points which the other player's sheet has for a turn.
  [[nodiscard]] bool isOtherSheets(int error) const {
    return std::ranges::any_of(gap_, [&](std::size_t index) {
      const Step& step = plan_.steps[index];
      const std::optional<int> other = step.row ? game_.rows[*step.row].otherScore : std::nullopt;
      return other && step.points && *other - *step.points == error;
    });
  }

  static void setPoints(Step& step, int points) {
    if (points < 0) return;
    step.points = points;
    for (Reading& reading : step.readings) {
      reading.scores = {points};
      reading.anyScore = false;
    }
  }

  void totalIsWrong(const Residual& residual) {
    const Step& step = plan_.steps[residual.step];
    const int total = *game_.rows[*step.row].total;
    plan_.suspects.push_back(game_.rows[*step.row].turn);
    plan_.repairs.push_back({.field = SlipField::total,
                             .turn = game_.rows[*step.row].turn,
                             .player = player_,
                             .written = std::to_string(total),
                             .likely = std::to_string(total - residual.error),
                             .probability = 1});
  }

  /// Every play since the total before may be the one whose points are wrong.
  void explain(const Residual& residual) {
    bool explained = false;
    for (const std::size_t index : residual.gap) {
      Step& step = plan_.steps[index];
      if (step.kind != SheetTurnKind::play || !step.points || *step.points + residual.error < 0) continue;
      for (Reading& reading : step.readings)
        reading.scores.push_back(*step.points + residual.error);
      plan_.suspects.push_back(game_.rows[*step.row].turn);
      explained = true;
    }
    Step& last = plan_.steps[residual.step];
    if (explained) {
      last.repairedTotal = *game_.rows[*last.row].total - residual.error;
    } else {
      totalIsWrong(residual);
    }
  }

  Plan& plan_;
  const SheetGame& game_;
  const int player_;
  int last_ = 0;
  int sum_ = 0;
  std::vector<std::size_t> gap_;
  std::vector<std::size_t> open_;  ///< turns since the last total whose points are not written
  std::vector<Residual> residuals_;
};

}  // namespace

void settleAccounts(Plan& plan, const SheetGame& game) {
  for (int player = 0; player < 2; ++player)
    PlayerAccounts(plan, game, player).settle();
}

}  // namespace rozbor::replay
