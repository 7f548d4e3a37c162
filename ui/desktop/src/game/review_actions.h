#pragma once

#include <QList>
#include <array>

class QAction;
class QActionGroup;
class QMenu;

namespace rozbor::desktop {

/// What can be done with a game that is reviewed; made by ReviewView.
struct ReviewActions {
  QAction *first = nullptr, *back = nullptr, *on = nullptr, *last = nullptr;
  QAction *previousMistake = nullptr, *nextMistake = nullptr;
  std::array<QAction*, 5> moments{};
  QAction *best = nullptr, *meaning = nullptr, *deeper = nullptr, *ask = nullptr, *reveal = nullptr;
  QAction *guided = nullptr, *endGuided = nullptr;
  QAction* note = nullptr;
  QAction *exportPage = nullptr, *exportRecord = nullptr, *exportPaper = nullptr, *print = nullptr;
  QActionGroup* presets = nullptr;

  [[nodiscard]] QList<QAction*> exports() const { return {exportPage, exportPaper, exportRecord, print}; }
  [[nodiscard]] QList<QAction*> steps() const { return {first, back, on, last}; }
};

/// Steps, moments, and what is asked and analysed.
void fillGameMenu(QMenu& menu, const ReviewActions& actions, const LiveWording& wording);

}  // namespace rozbor::desktop
