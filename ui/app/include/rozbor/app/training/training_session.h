#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/training/answer_grader.h"
#include "rozbor/game/move.h"
#include "rozbor/game/result.h"
#include "rozbor/insight/schedule.h"
#include "rozbor/insight/training.h"
#include "rozbor/library/rows.h"
#include "rozbor/render/answer.h"

namespace rozbor::app {

struct TrainingOptions {
  reports::Day today{};
  std::size_t perDay = reports::kCardsPerDay;  ///< new and due together; what was answered today counts
  std::uint64_t seed = 1;                      ///< of the simulated games that answers are graded by
  bool drill = false;  ///< also what is not due, and whatever else was answered today; perDay a sitting
};

/// What a sitting on a day asks: what is due and new, less what was answered on that day; or what a drill
/// asks (drillCards). Errors: those of the store.
[[nodiscard]] game::Result<std::vector<reports::Card>> cardsToAsk(reports::CardStore& store,
                                                                  const TrainingOptions& options);

/// What a hint tells of the best move; each level tells what those before it do.
struct Hint {
  static constexpr int kLevels = 3;
  int level = 0;  ///< 0: none was taken
  game::Move::Kind kind = game::Move::Kind::placement;
  int score = 0;             ///< level 1
  std::optional<int> tiles;  ///< level 2: how many leave the rack
  std::string place;         ///< level 3: "8D"; empty of an exchange or pass
};

/// A position that was asked, with what became of it.
struct TrainingResult {
  std::optional<AnswerVerdict> verdict;  ///< nothing where it was given up
  reports::Rating grade = reports::Rating::again;
  reports::Card card;  ///< as it is now
  reports::AnswerRow answer;
};

/// What a line that was taken for an answer led to: either of the two.
struct TrainingReply {
  std::optional<reports::AnswerFault> fault;  ///< not counted; another answer is awaited
  std::optional<TrainingResult> result;
};

/// A position that is asked.
struct TrainingItem {
  reports::DecisionRecord lesson;
  Exercise exercise;
  reports::Card card;
  int hints = 0;    ///< taken so far
  int phonies = 0;  ///< answers so far with words that do not exist
  std::optional<TrainingResult> result{};
};

/// One sitting: asks what is due on a day, one position after the other, grades answers and keeps them in a
/// store at once, so that it can end at any time. Asks and tells nothing by itself. Holds references to the
/// store and the grader.
class TrainingSession {
 public:
  /// Errors: those of the store.
  [[nodiscard]] static game::Result<TrainingSession> begin(reports::CardStore& store, AnswerGrader& grader,
                                                           const TrainingOptions& options);

  /// The position that is asked, or was just answered; null once there is none.
  [[nodiscard]] const TrainingItem* current() const { return item_ ? &*item_ : nullptr; }
  [[nodiscard]] std::size_t number() const { return next_; }  ///< of the current one, from 1
  [[nodiscard]] std::size_t size() const { return cards_.size(); }

  /// The next level, or the last one again.
  Hint takeHint();
  [[nodiscard]] Hint hint() const;  ///< as far as it was taken

  /// Errors: those of the store; the answer is not kept then. Needs a current position without a result.
  [[nodiscard]] game::Result<TrainingReply> answer(std::string_view text);
  [[nodiscard]] game::Result<TrainingResult> giveUp();

  /// Goes on. A position that cannot be asked (its language is gone) is left out, with a fault.
  void next();
  [[nodiscard]] const std::vector<game::Error>& faults() const { return faults_; }

  /// Answers of this sitting.
  [[nodiscard]] const std::vector<reports::AnswerRow>& answers() const { return answers_; }

 private:
  TrainingSession(reports::CardStore& store, AnswerGrader& grader, const TrainingOptions& options,
                  std::vector<reports::Card> cards)
      : store_(&store), grader_(&grader), options_(options), cards_(std::move(cards)) {}

  [[nodiscard]] game::Result<TrainingItem> open(const reports::Card& card);
  [[nodiscard]] game::Result<TrainingResult> keep(TrainingResult result);

  reports::CardStore* store_;
  AnswerGrader* grader_;
  TrainingOptions options_;
  std::vector<reports::Card> cards_;
  std::size_t next_ = 0;  ///< index of the card after the current one
  std::optional<TrainingItem> item_;
  std::vector<reports::AnswerRow> answers_;
  std::vector<game::Error> faults_;
};

}  // namespace rozbor::app
