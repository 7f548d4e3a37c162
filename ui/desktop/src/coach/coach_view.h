#pragma once

#include <QScrollArea>
#include <optional>
#include <string>
#include <vector>

#include "library/library_worker.h"
#include "rozbor/render/coaching_story.h"
#include "speech/spoken.h"

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace rozbor::desktop {

/// The coach: what one player of the library should work on and why, what goes well, what to learn, and how
/// it changed over time. Every example leads to its turn.
class CoachView : public QScrollArea {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  CoachView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For what is read from now on.
  void usePaths(const lexica::DataPaths& paths) { worker_.usePaths(paths); }
  /// Of a library; the player that was chosen, else the one of that name, else who has most games.
  void begin(const std::string& library, const std::string& person);

  [[nodiscard]] QComboBox& who() { return *who_; }
  [[nodiscard]] const reports::CoachingStory& story() const { return story_; }
  /// Those of all examples, in their order.
  [[nodiscard]] const QList<QPushButton*>& examples() const { return examples_; }
  /// All that is said, a paragraph a line.
  [[nodiscard]] QString text() const;

 signals:
  /// The report is there, or why there is none.
  void told();
  void gameChosen(const rozbor::app::RecordSource& source, int turn);
  void trainingChosen(const std::vector<rozbor::reports::PersonRow>& people,
                      std::optional<rozbor::reports::Id> person);

 private:
  void setPeople(const OverviewPtr& overview);
  void readPerson();
  void show(const DashboardPtr& dashboard);
  void retell();
  void tellOnly(const Spoken& text);
  QVBoxLayout* clear();
  void addVerdict(QVBoxLayout& column);
  void addWork(QVBoxLayout& column);
  void addWork(const reports::ToldWork& work, QVBoxLayout& column);
  void addStrengths(QVBoxLayout& column);
  void addPlan(QVBoxLayout& column);
  void addCharts(QVBoxLayout& column);
  void openExample(std::size_t decision);

  const LiveWording& wording_;
  std::string wanted_;
  std::vector<reports::PersonRow> people_;
  DashboardPtr dashboard_;
  reports::CoachingStory story_;
  QList<QPushButton*> examples_;
  QComboBox* who_;
  QWidget* report_ = nullptr;
  QVBoxLayout* page_;
  LibraryWorker worker_;  ///< last, so that its threads end first
};

}  // namespace rozbor::desktop
