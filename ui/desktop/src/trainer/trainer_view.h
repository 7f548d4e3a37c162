#pragma once

#include <QPointer>
#include <QWidget>
#include <optional>
#include <vector>

#include "frame/undo_port.h"
#include "training_worker.h"
#include "widgets/banner.h"
#include "widgets/row_model.h"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace rozbor::desktop {

class BoardWidget;
class MoveEntry;
class RackWidget;

/// What can be done in a sitting; made by TrainerView.
struct TrainerActions {
  QAction *hint = nullptr, *giveUp = nullptr, *next = nullptr;
};

/// A sitting of the trainer: the positions that are due, or those of a drill, one after the other. In
/// tournament mode nothing helps: no hints, and what answers came to is told at the end.
class TrainerView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  TrainerView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For the sittings that begin from now on.
  void usePaths(const lexica::DataPaths& paths) { worker_.usePaths(paths); }
  /// Of the games of a library; of one of the people where that is asked for, else as it was chosen before.
  void begin(const std::string& library, const std::vector<reports::PersonRow>& people,
             std::optional<reports::Id> person = {}, std::optional<app::Drill> drill = {});

  [[nodiscard]] const TrainerActions& actions() const { return actions_; }
  [[nodiscard]] QLineEdit& answer() { return *answer_; }
  [[nodiscard]] QCheckBox& tournament() { return *tournament_; }
  [[nodiscard]] QString replyText() const;
  [[nodiscard]] BoardWidget& board() { return *board_; }
  [[nodiscard]] QList<UndoPort*> undoPorts() const;
  [[nodiscard]] const TrainingItemPtr& item() const { return item_; }
  /// What is asked, where it is a drill.
  [[nodiscard]] QLabel& drillLabel() { return *drilled_; }
  /// The way from a drill to what is due.
  [[nodiscard]] QPushButton& dueButton() { return *due_; }

 signals:
  void asked();
  void graded();
  void ended();
  /// There is none to grade answers with.
  void lexiconWanted(const std::string& language);
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  enum class Stage { idle, asked, busy, graded, ended };

  void makeActions();
  void makeParts();
  void connectWorker();
  void start();
  void leaveDrill();
  void tellDrill();
  void submit();
  void onAsked(const TrainingItemPtr& item, TrainingPlace place);
  void onGraded(const TrainingItemPtr& item);
  void onEnded(const std::vector<reports::AnswerRow>& answers, const std::vector<reports::DayProgress>& days);
  void setStage(Stage stage);
  void focusAnswer();
  void showResult();
  [[nodiscard]] std::vector<RowModel::Row> dayRows() const;
  void retranslate();

  const LiveWording& wording_;
  std::string library_;
  std::optional<app::Drill> drill_;
  TrainerActions actions_;
  TrainingItemPtr item_;
  Stage stage_ = Stage::idle;
  QPointer<QWidget> askedFrom_;        ///< had the focus when something was asked of the worker
  std::vector<TrainingItemPtr> held_;  ///< what is told at the end of a tournament
  std::vector<reports::DayProgress> days_;
  RowModel progress_;

  QComboBox* person_ = nullptr;
  QCheckBox* tournament_ = nullptr;
  QLabel* drilled_ = nullptr;
  QPushButton* due_ = nullptr;
  QLabel* heading_ = nullptr;
  QLabel* state_ = nullptr;
  BoardWidget* board_ = nullptr;
  RackWidget* rack_ = nullptr;
  QLineEdit* answer_ = nullptr;
  QPushButton* submit_ = nullptr;
  QLabel* reply_ = nullptr;
  QTableView* dayTable_ = nullptr;
  MoveEntry* entry_ = nullptr;
  TrainingWorker worker_;
};

}  // namespace rozbor::desktop
