#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/insight/schedule.h"
#include "rozbor/library/cards.h"
#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// Where cards are kept. One card for each lesson, named by game and turn.
class CardStore {
 public:
  CardStore() = default;
  CardStore(const CardStore&) = delete;
  CardStore& operator=(const CardStore&) = delete;
  virtual ~CardStore() = default;

  /// Every lesson there is, in the order of the games and turns; those never asked with a new state.
  [[nodiscard]] virtual game::Result<std::vector<Card>> cards() = 0;
  /// Error "training.no-lesson".
  [[nodiscard]] virtual game::Result<DecisionRecord> lesson(Id game, int turn) = 0;
  /// Keeps both or neither.
  [[nodiscard]] virtual std::optional<game::Error> save(const Card& card, const AnswerRow& answer) = 0;
  /// All of them, in the order in which they were given.
  [[nodiscard]] virtual game::Result<std::vector<AnswerRow>> answers() = 0;
};

/// Cards of the lessons among some decisions, gone with the object.
class MemoryCardStore : public CardStore {
 public:
  MemoryCardStore(std::span<const DecisionRecord> decisions, const BandScale& scale);

  [[nodiscard]] game::Result<std::vector<Card>> cards() override { return cards_; }
  [[nodiscard]] game::Result<DecisionRecord> lesson(Id game, int turn) override;
  [[nodiscard]] std::optional<game::Error> save(const Card& card, const AnswerRow& answer) override;
  [[nodiscard]] game::Result<std::vector<AnswerRow>> answers() override { return answers_; }

 private:
  std::vector<DecisionRecord> lessons_;
  std::vector<Card> cards_;
  std::vector<AnswerRow> answers_;
};

/// Some answers in figures.
struct TrainingFigures {
  int answers = 0;
  int right = 0;                      ///< not "again"
  std::optional<double> meanWinLost;  ///< percentage points, of those where it is known

  [[nodiscard]] double shareRight() const { return answers == 0 ? 0 : static_cast<double>(right) / answers; }
};
[[nodiscard]] TrainingFigures figuresOf(std::span<const AnswerRow> answers);

/// One day's.
struct DayProgress {
  Day day{};
  TrainingFigures figures;
};

/// The days on which something was answered, in order.
[[nodiscard]] std::vector<DayProgress> progressByDay(std::span<const AnswerRow> answers);

}  // namespace rozbor::reports
