#pragma once

#include <QList>
#include <QWidget>

#include "library/game_view.h"
#include "rozbor/render/game_story.h"
#include "speech/spoken.h"

class QLabel;
class QHBoxLayout;
class QPushButton;

namespace rozbor::desktop {

/// The game in a sentence, and its key moments as buttons.
class StoryHeader : public QWidget {
  Q_OBJECT
 public:
  explicit StoryHeader(const LiveWording& wording, QWidget* parent = nullptr);

  void setStory(const reports::GameStory& story, const reports::GameReview& game);
  /// While nothing is graded.
  void clear();
  [[nodiscard]] QString verdict() const;

 signals:
  void turnChosen(int turn);

 private:
  void addMoment(const reports::ToldMoment& moment, const reports::GameReview& game, int number);

  const LiveWording& wording_;
  QLabel* verdict_;
  QLabel* play_;
  QHBoxLayout* moments_;
  QList<QPushButton*> buttons_;
};

}  // namespace rozbor::desktop
