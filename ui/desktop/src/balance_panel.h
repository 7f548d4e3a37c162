#pragma once

#include <QScrollArea>

#include "rozbor/reports/game_story.h"

class QGridLayout;

namespace rozbor::desktop {

/// Where the result came from, line by line, and the game in numbers.
class BalancePanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit BalancePanel(const reports::Wording& wording, QWidget* parent = nullptr);

  void setStory(const reports::GameStory& story);

 private:
  void addHeads(const QString& title, const reports::GameStory& story);
  void addRows(const std::vector<reports::StoryRow>& rows);
  void addRemark(const std::string& text);

  const reports::Wording& wording_;
  QGridLayout* grid_ = nullptr;
  int row_ = 0;
};

}  // namespace rozbor::desktop
