#include "dashboard_panel.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <array>

#include "rozbor/charts/charts.h"
#include "rozbor/render/coaching_document.h"
#include "speech/phrase.h"
#include "widgets/figure_tile.h"
#include "widgets/paragraph.h"
#include "widgets/picture_widget.h"

namespace rozbor::desktop {
namespace {

/// The figures to look at first.
constexpr std::array kTiles{"games",
                            "winShare",
                            "scoreMean",
                            "scoreAgainstMean",
                            "pointsPerTurn",
                            "bingosPerGame",
                            "bingoConversion",
                            "pointsLostPerTurn",
                            "winLostPerGame",
                            "luckPerGame",
                            "luckAdjustedSpread",
                            "phoniesPlayed",
                            "exchanges",
                            "highGame",
                            "highTurn"};
constexpr int kTilesInRow = 5;

}  // namespace

DashboardPanel::DashboardPanel(const LiveWording& wording, QWidget* parent)
    : QScrollArea(parent), wording_(wording) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  spoken(wording_, "Statistics").to(this, &QWidget::setAccessibleName);
  tell(spoken(wording_, "Choose a player on the left."));
  connect(&wording_, &LiveWording::changed, this, &DashboardPanel::retranslate);
}

void DashboardPanel::clear() {
  next_ = -1;
  pictures_.clear();
  setWidget(new QWidget(this));
  column_ = new QVBoxLayout(widget());
  column_->setContentsMargins(12, 10, 12, 10);
}

void DashboardPanel::tell(const Spoken& text) {
  dashboard_.reset();
  clear();
  QLabel* label = paragraph(widget());
  say(*label, text);
  column_->addWidget(label);
  column_->addStretch(1);
}

void DashboardPanel::setDashboard(DashboardPtr dashboard) {
  clear();
  dashboard_ = std::move(dashboard);
  showDashboard();
}

/// Drawn anew, where it was being read.
void DashboardPanel::retranslate() {
  if (!dashboard_) return;
  const int place = verticalScrollBar()->value();
  setDashboard(dashboard_);
  connect(
      this, &DashboardPanel::drawn, verticalScrollBar(),
      [bar = verticalScrollBar(), place] { bar->setValue(place); }, Qt::SingleShotConnection);
}

void DashboardPanel::showDashboard() {
  QLabel* name = boldParagraph(widget(), 1.35);
  name->setText(QString::fromStdString(dashboard_->player.person.name));
  column_->addWidget(name);
  addTiles();
  charts_ = coachingCharts(dashboard_->player, wording_);
  grid_ = new QGridLayout;
  grid_->setSpacing(12);
  column_->addLayout(grid_);
  column_->addStretch(1);
  next_ = 0;
  QTimer::singleShot(0, this, &DashboardPanel::drawNext);
}

void DashboardPanel::addTiles() {
  auto* tiles = new QGridLayout;
  tiles->setSpacing(8);
  int number = 0;
  for (const char* name : kTiles) {
    const reports::Figure* figure = reports::findFigure(dashboard_->figures, name);
    if (figure == nullptr || !figure->value) continue;
    auto* tile = new FigureTile(*figure, wording_, widget());
    connect(tile, &QAbstractButton::clicked, this,
            [this, id = QString::fromLatin1(name)] { emit figureChosen(id); });
    tiles->addWidget(tile, number / kTilesInRow, number % kTilesInRow);
    ++number;
  }
  column_->addLayout(tiles);
}

void DashboardPanel::drawNext() {
  if (next_ < 0) return;
  if (next_ == static_cast<int>(charts::kCoachingPictures)) {
    next_ = -1;
    emit drawn();
    return;
  }
  pictures_.push_back(charts::coachingPicture(static_cast<std::size_t>(next_++), charts_, wording_));
  if (!pictures_.back().empty()) {
    const int place = grid_->count();
    grid_->addWidget(new PictureWidget(pictures_.back(), widget()), place / 2, place % 2);
  }
  QTimer::singleShot(0, this, &DashboardPanel::drawNext);
}

}  // namespace rozbor::desktop
