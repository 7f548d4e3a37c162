#pragma once

#include <string>
#include <vector>

#include "rozbor/insight/coaching.h"
#include "rozbor/insight/mixture.h"
#include "rozbor/insight/words_to_learn.h"
#include "rozbor/render/document.h"
#include "rozbor/render/wording.h"

/// The parts of a coaching report, in the order in which they are told (docs/coaching.md).
namespace rozbor::reports::coaching {

/// What a report tells of, and in which words.
struct Report {
  const CoachingCase& player;
  const Wording& wording;
  std::vector<Figure> figures;
  std::vector<WorkItem> work;
  WordsToLearn words;

  [[nodiscard]] const Figure& figure(const char* name) const { return *findFigure(figures, name); }
  /// In words; a dash where there is none.
  [[nodiscard]] std::string value(const char* name) const;
  [[nodiscard]] std::string percent(double share) const { return wording.number(100 * share, 0); }
  [[nodiscard]] std::string points(double value) const { return wording.number(value, 1); }
};

[[nodiscard]] Report reportOn(const CoachingCase& player, const Wording& wording);

void addVerdict(const Report& report, std::vector<Block>& blocks);
void addMoments(const Report& report, std::vector<Block>& blocks);
void addWork(const Report& report, std::vector<Block>& blocks);
void addStrengths(const Report& report, std::vector<Block>& blocks);
void addPlan(const Report& report, std::vector<Block>& blocks);
void addOpponents(const Report& report, std::vector<Block>& blocks);
void addForm(const Report& report, std::vector<Block>& blocks);
void addWeeks(const Report& report, std::vector<Block>& blocks);
void addNumbers(const Report& report, std::vector<Block>& blocks);
void addMethod(const Report& report, std::vector<Block>& blocks);

/// The one sentence to read first.
[[nodiscard]] std::string verdictOf(const Report& report);
/// What must be known before the numbers are believed.
[[nodiscard]] std::vector<std::string> caveatsOf(const Report& report);
/// A decision with what was better, what it cost and where it was.
[[nodiscard]] std::string exampleOf(const Report& report, const DecisionRecord& record);
[[nodiscard]] std::string strengthSentence(const Strength& strength, const Report& report);
/// Words to learn, bingos or others, in a sentence; empty where there are none.
[[nodiscard]] std::string wordsIn(const Report& report, bool bingos);
/// What to look to in the next games; empty where there is nothing to work on.
[[nodiscard]] std::string watchIn(const Report& report);

/// What is not alike among the games, in sentences; empty: nothing.
[[nodiscard]] std::vector<std::string> mixtureSentences(const Mixture& mixture, const Wording& wording);

/// "against Otto, 2026-11-21, turn 7".
[[nodiscard]] std::string gameName(const Report& report, const DecisionRecord& record);

/// A stored move as players write it, with the letters that it runs through.
[[nodiscard]] std::string moveOf(const Report& report, const DecisionRecord& record, const std::string& text);

/// "12.8 (5.9…21.7)", for tables.
[[nodiscard]] std::string withInterval(const std::string& value, const std::string& low,
                                       const std::string& high);

/// "You missed every fourth bingo: 16 of 64 (95 %: 16 to 37 %)."
[[nodiscard]] std::string missedBingosSentence(const Report& report);

/// What a part of the losses is, in the middle of a table.
[[nodiscard]] std::string partTitle(LossPart part, const Wording& wording);

/// A title in the middle of a sentence; only its first letter, if that is plain, is lowered.
[[nodiscard]] std::string lowered(std::string title);

}  // namespace rozbor::reports::coaching
