#pragma once

#include <QList>
#include <QWidget>
#include <set>

#include "library/game_view.h"
#include "rozbor/render/game_story.h"
#include "speech/spoken.h"

class QLabel;
class QHBoxLayout;

namespace rozbor::desktop {

class MomentButton;

/// The game in a sentence and in a paragraph whose sentences lead to their turns, and its key moments as
/// buttons.
class StoryHeader : public QWidget {
  Q_OBJECT
 public:
  explicit StoryHeader(const LiveWording& wording, QWidget* parent = nullptr);

  void setStory(const reports::GameStory& story, const reports::GameReview& game);
  /// Moments on these turns tell nothing but their numbers, and the paragraph waits until all are told.
  void hideTurns(const std::set<int>& turns);
  /// While nothing is graded.
  void clear();
  [[nodiscard]] QString verdict() const;
  /// What is shown of the paragraph, with its links.
  [[nodiscard]] QLabel& course() const { return *course_; }

 signals:
  void turnChosen(int turn);

 private:
  void tell();
  void addMoment(const reports::ToldMoment& moment, const reports::GameReview& game, int number);

  const LiveWording& wording_;
  QLabel* verdict_;
  QLabel* course_;
  QLabel* play_;
  QHBoxLayout* moments_;
  struct Moment {
    int turn = 0;
    MomentButton* button = nullptr;
  };
  QList<Moment> buttons_;
  std::set<int> hidden_;
  QString paragraph_;  ///< with its links
};

}  // namespace rozbor::desktop
