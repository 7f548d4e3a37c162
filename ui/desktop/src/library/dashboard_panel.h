#pragma once

#include <QScrollArea>
#include <vector>

#include "library_worker.h"
#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/coaching_document.h"
#include "speech/spoken.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace rozbor::desktop {

/// A player's figures as tiles, which lead to the decisions behind them, and the charts of the report. Charts
/// are drawn one after the other, so that the window answers in between.
class DashboardPanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit DashboardPanel(const LiveWording& wording, QWidget* parent = nullptr);

  void setDashboard(DashboardPtr dashboard);
  void tell(const Spoken& text);  ///< in place of figures
  [[nodiscard]] const std::vector<reports::Picture>& pictures() const { return pictures_; }
  [[nodiscard]] bool complete() const { return next_ < 0; }

 signals:
  void figureChosen(const QString& figure);
  void drawn();  ///< all charts

 private:
  void clear();
  void showDashboard();
  void retranslate();
  void addTiles();
  void drawNext();

  const LiveWording& wording_;
  DashboardPtr dashboard_;
  reports::CoachingCharts charts_;
  std::vector<reports::Picture> pictures_;
  int next_ = -1;  ///< chart to draw; -1: none
  QVBoxLayout* column_ = nullptr;
  QGridLayout* grid_ = nullptr;
};

}  // namespace rozbor::desktop
