#pragma once

#include "rozbor/render/coaching_story.h"
#include "widgets/card.h"

class QTableView;

namespace rozbor::desktop {

/// Progress by week: whether less is lost than before, a table with the last week first, and a chart.
class WeeksCard : public Card {
  Q_OBJECT
 public:
  /// Says it in the present language for good; `wording` must outlive the card.
  WeeksCard(const reports::ToldWeeks& weeks, const LiveWording& wording, QWidget* parent = nullptr);

  /// Nothing where there is no week.
  [[nodiscard]] QTableView* table() const { return table_; }

 private:
  void addSentence(const std::string& text);
  void addTable(const reports::ToldWeeks& weeks, const LiveWording& wording);

  QTableView* table_ = nullptr;
};

}  // namespace rozbor::desktop
