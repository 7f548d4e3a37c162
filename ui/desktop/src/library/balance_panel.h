#pragma once

#include <QScrollArea>

#include "rozbor/render/game_story.h"
#include "speech/spoken.h"

class QGridLayout;

namespace rozbor::desktop {

/// Where the result came from, line by line, and the game in numbers.
class BalancePanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit BalancePanel(const LiveWording& wording, QWidget* parent = nullptr);

  void setStory(const reports::GameStory& story);

 private:
  void addHeads(const QString& title, const std::vector<std::string>& columns);
  void addRows(const std::vector<reports::StoryRow>& rows);
  void addRemark(const std::string& text);

  const LiveWording& wording_;
  QGridLayout* grid_ = nullptr;
  int row_ = 0;
};

}  // namespace rozbor::desktop
