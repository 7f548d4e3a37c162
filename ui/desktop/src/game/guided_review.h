#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "rozbor/app/training/answer_grader.h"
#include "rozbor/review/review.h"

namespace rozbor::desktop {

/// What became of the moments of a guided review.
struct GuidedCount {
  std::size_t moments = 0;
  std::size_t answered = 0;
  std::size_t best = 0;    ///< answers that were the best move
  std::size_t better = 0;  ///< others that lose less than the move of the game, by the same grading
};

/// Going through the key moments of a game, each asked before it is told (docs/desktop.md). What was told
/// once is not hidden any more. Moments of draws are left out, and those that cannot be asked.
class GuidedReview {
 public:
  /// From the beginning.
  void begin(const reports::GameReview& game);
  void end();

  [[nodiscard]] bool running() const { return running_; }
  /// Turns that are not told yet; none where it does not run.
  [[nodiscard]] const std::set<int>& hidden() const { return hidden_; }
  /// The first moment that is not told yet; nothing: that was all.
  [[nodiscard]] std::optional<int> next() const;
  /// From 1, of the turns that are asked; 0: it is none of them.
  [[nodiscard]] std::size_t numberOf(int turn) const;
  /// The turn was told, after the last answer that was graded, if any.
  void tell(int turn) { hidden_.erase(turn); }
  void keep(int turn, const app::AnswerVerdict& verdict) { answers_.insert_or_assign(turn, verdict); }
  [[nodiscard]] GuidedCount count() const;

 private:
  bool running_ = false;
  std::vector<int> turns_;
  std::set<int> hidden_;
  std::map<int, app::AnswerVerdict> answers_;
};

}  // namespace rozbor::desktop
