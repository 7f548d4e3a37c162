#pragma once

#include <QScrollArea>
#include <optional>
#include <string>
#include <vector>

#include "library/library_worker.h"
#include "rozbor/app/training/drill.h"
#include "rozbor/render/coaching_story.h"
#include "speech/spoken.h"

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace rozbor::desktop {

class WeeksCard;

/// The coach: what one player of the library should work on and why, what goes well, what to learn, and how
/// it changed, week by week and over time. Every sentence leads to its decisions and, where they can be
/// trained, to them alone; every example leads to its turn.
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
  /// The buttons of a sentence.
  struct Links {
    reports::ToldTopic about;
    QPushButton* decisions = nullptr;
    QPushButton* drill = nullptr;  ///< nothing where there is nothing to train
  };
  /// Of all sentences that have any, in their order.
  [[nodiscard]] const QList<Links>& links() const { return links_; }
  /// Nothing before a player is told of.
  [[nodiscard]] WeeksCard* weeks() { return weeks_; }
  /// All that is said, a paragraph a line.
  [[nodiscard]] QString text() const;

 signals:
  /// The report is there, or why there is none.
  void told();
  void gameChosen(const rozbor::app::RecordSource& source, int turn);
  void trainingChosen(const std::vector<rozbor::reports::PersonRow>& people,
                      std::optional<rozbor::reports::Id> person,
                      const std::optional<rozbor::app::Drill>& drill);
  void decisionsChosen(const std::string& person, const rozbor::reports::Topic& topic);
  /// To be looked up; `language` is an id.
  void wordChosen(const QString& word, const std::string& language);

 private:
  void setPeople(const OverviewPtr& overview);
  void readPerson();
  void show(const DashboardPtr& dashboard);
  void retell();
  [[nodiscard]] qsizetype focusedButton() const;
  void tellOnly(const Spoken& text);
  QVBoxLayout* clear();
  void addVerdict(QVBoxLayout& column);
  void addWork(QVBoxLayout& column);
  void addWork(const reports::ToldWork& work, QVBoxLayout& column);
  void addStrengths(QVBoxLayout& column);
  void addPlan(QVBoxLayout& column);
  void addLine(const reports::ToldLine& line, QVBoxLayout& column);
  void addWords(const reports::ToldLine& line, QVBoxLayout& column);
  void addLinks(const reports::ToldTopic& about, QVBoxLayout& column);
  [[nodiscard]] QPushButton* decisionsButton(const reports::ToldTopic& about);
  [[nodiscard]] QPushButton* drillButton(const reports::ToldTopic& about);
  void addWeeks(QVBoxLayout& column);
  void addCharts(QVBoxLayout& column);
  void openExample(std::size_t decision);

  const LiveWording& wording_;
  std::string wanted_;
  std::vector<reports::PersonRow> people_;
  DashboardPtr dashboard_;
  reports::CoachingStory story_;
  QList<QPushButton*> examples_;
  QList<Links> links_;
  WeeksCard* weeks_ = nullptr;
  QComboBox* who_;
  QWidget* report_ = nullptr;
  QVBoxLayout* page_;
  LibraryWorker worker_;  ///< last, so that its threads end first
};

}  // namespace rozbor::desktop
