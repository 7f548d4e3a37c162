#pragma once

#include <QWidget>
#include <vector>

#include "library_worker.h"
#include "rozbor/app/library/decision_choice.h"
#include "speech/spoken.h"
#include "widgets/row_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace rozbor::desktop {

/// Decisions of a player, those behind a figure, those that the coach counts, or all that lost something:
/// sorted by any heading, and chosen by cause, phase, loss, opponent and tiles.
class DecisionPanel : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the panel.
  explicit DecisionPanel(const LiveWording& wording, QWidget* parent = nullptr);

  /// Nothing: no decisions. What is listed of a player stays so when their figures come anew.
  void setDashboard(const DashboardPtr& dashboard);
  /// By its name; "": all that lost something.
  void showFigure(const QString& figure);
  /// All of them, whatever was chosen in the boxes.
  void showTopic(const reports::Topic& topic);
  /// What is listed, in words.
  [[nodiscard]] QString title() const;

  [[nodiscard]] RowModel& rows() { return rows_; }
  [[nodiscard]] QTableView& table() { return *table_; }
  [[nodiscard]] QComboBox& causes() { return *causes_; }
  [[nodiscard]] QComboBox& phases() { return *phases_; }
  [[nodiscard]] QComboBox& losses() { return *losses_; }
  [[nodiscard]] QComboBox& opponents() { return *opponents_; }
  [[nodiscard]] QLineEdit& tiles() { return *tiles_; }
  [[nodiscard]] QLabel& count() { return *count_; }
  /// The way back to all that lost something.
  [[nodiscard]] QPushButton& allButton() { return *showAll_; }

 signals:
  void titleChanged();
  void decisionChosen(const rozbor::reports::DecisionRecord& decision);

 private:
  QComboBox* addBox(const Spoken& name);
  void fillBoxes();
  void fillOpponents();
  void makeAbout();
  void clearBoxes();
  void list(const QString& figure, const std::optional<reports::Topic>& topic);
  void choose();
  void retranslate();
  void tellCount();
  void tellTitle();
  [[nodiscard]] QString listed() const;
  [[nodiscard]] app::DecisionChoice choice() const;
  void onRow(const QModelIndex& row);

  const LiveWording& wording_;
  DashboardPtr figures_;
  QString figure_;
  std::optional<reports::Topic> topic_;
  std::vector<std::size_t> listed_;  ///< decisions of the rows, by index into those of the case
  std::size_t all_ = 0;              ///< how many were chosen, listed or not
  RowModel rows_;
  QSortFilterProxyModel* sorted_ = nullptr;
  QTableView* table_ = nullptr;
  QWidget* tools_ = nullptr;
  QComboBox *causes_ = nullptr, *phases_ = nullptr, *losses_ = nullptr, *opponents_ = nullptr;
  QLineEdit* tiles_ = nullptr;
  QLabel* count_ = nullptr;
  QWidget* about_ = nullptr;  ///< what is listed, where it is not everything
  QLabel* what_ = nullptr;
  QPushButton* showAll_ = nullptr;
};

}  // namespace rozbor::desktop
