#include "decision_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "decision_model.h"
#include "rozbor/render/coaching_story.h"
#include "rozbor/render/render_statistics.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/paragraph.h"
#include "widgets/tables.h"

namespace rozbor::desktop {
namespace {

constexpr int kAll = -1;

/// What is chosen in a box of values; nothing where it is all of them.
template <class Value>
std::optional<Value> chosenIn(const QComboBox& box) {
  const QVariant value = box.currentData();
  if (!value.isValid() || value.toInt() == kAll) return std::nullopt;
  return static_cast<Value>(value.toInt());
}

/// The names of the values of a box, in the present language; the first means all.
template <class Value>
void nameValues(QComboBox& box, const QString& all, const reports::Wording& wording) {
  box.setItemText(0, all);
  for (int at = 1; at < box.count(); ++at) {
    const char* key = reports::name(static_cast<Value>(box.itemData(at).toInt()));
    QString label = QString::fromStdString(reports::partLabel(key, wording));
    if (!label.isEmpty()) label.front() = label.front().toUpper();
    box.setItemText(at, label);
  }
}

void addValues(QComboBox& box, int from, int to) {
  box.addItem(QString(), kAll);
  for (int value = from; value < to; ++value)
    box.addItem(QString(), value);
}

}  // namespace

DecisionPanel::DecisionPanel(const LiveWording& wording, QWidget* parent)
    : QWidget(parent), wording_(wording), rows_(decisionHeadings(wording)) {
  sorted_ = new QSortFilterProxyModel(this);
  sorted_->setSourceModel(&rows_);
  sorted_->setSortRole(RowModel::sortRole);
  table_ = new QTableView(this);
  makeSortedTable(*table_, *sorted_, spoken(wording_, "Decisions"));
  table_->sortByColumn(-1, Qt::AscendingOrder);
  setWidths(*table_, {190, 56, 96, 150, 160, 150});
  tools_ = new QWidget(this);
  auto* line = new QHBoxLayout(tools_);
  causes_ = addBox(spoken(wording_, "Cause"));
  phases_ = addBox(spoken(wording_, "Phase"));
  losses_ = addBox(spoken(wording_, "Lost"));
  opponents_ = addBox(spoken(wording_, "Opponent"));
  tiles_ = new QLineEdit(tools_);
  tiles_->setClearButtonEnabled(true);
  tiles_->setMaximumWidth(150);
  spoken(wording_, "Tiles on the rack").to(tiles_, &QLineEdit::setPlaceholderText);
  spoken(wording_, "Tiles on the rack").to(tiles_, &QWidget::setAccessibleName);
  count_ = new QLabel(tools_);
  line->addWidget(tiles_);
  line->addStretch(1);
  line->addWidget(count_);
  makeAbout();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(about_);
  layout->addWidget(tools_);
  layout->addWidget(table_, 1);
  fillBoxes();
  connect(tiles_, &QLineEdit::textChanged, this, &DecisionPanel::choose);
  connect(table_, &QTableView::activated, this, &DecisionPanel::onRow);
  connect(&wording_, &LiveWording::changed, this, &DecisionPanel::retranslate);
  retranslate();
}

void DecisionPanel::makeAbout() {
  about_ = new QWidget(this);
  what_ = boldParagraph(about_);
  showAll_ = makeButton(spoken(wording_, "All decisions"), about_);
  auto* line = new QHBoxLayout(about_);
  line->setContentsMargins(9, 6, 9, 0);
  line->addWidget(what_, 1);
  line->addWidget(showAll_);
  connect(showAll_, &QPushButton::clicked, this, [this] {
    table_->setFocus();  // the button goes
    list({}, {});
  });
}

QComboBox* DecisionPanel::addBox(const Spoken& name) {
  auto* box = new QComboBox(tools_);
  name.to(box, &QWidget::setAccessibleName);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(12);
  connect(box, &QComboBox::currentIndexChanged, this, &DecisionPanel::choose);
  tools_->layout()->addWidget(box);
  return box;
}

void DecisionPanel::fillBoxes() {
  const QSignalBlocker causes(causes_), phases(phases_), losses(losses_), opponents(opponents_);
  addValues(*causes_, 0, reports::kCauses);
  addValues(*phases_, 0, reports::kPhases);
  addValues(*losses_, static_cast<int>(reports::Band::inaccuracy), reports::kBands);
  opponents_->addItem(QString(), QString());
}

void DecisionPanel::fillOpponents() {
  const QSignalBlocker quiet(opponents_);
  const QString chosen = opponents_->currentData().toString();
  while (opponents_->count() > 1)
    opponents_->removeItem(1);
  if (figures_) {
    for (const std::string& name : app::opponentsOf(figures_->player))
      opponents_->addItem(QString::fromStdString(name), QString::fromStdString(name));
  }
  opponents_->setCurrentIndex(std::max(0, opponents_->findData(chosen)));
}

void DecisionPanel::setDashboard(const DashboardPtr& dashboard) {
  const bool same = figures_ && dashboard && figures_->player.person.id == dashboard->player.person.id;
  figures_ = dashboard;
  fillOpponents();
  same ? choose() : list({}, {});
}

void DecisionPanel::showFigure(const QString& figure) {
  list(figure, {});
}

void DecisionPanel::showTopic(const reports::Topic& topic) {
  clearBoxes();
  list({}, topic);
}

void DecisionPanel::clearBoxes() {
  const QSignalBlocker causes(causes_), phases(phases_), losses(losses_), opponents(opponents_);
  for (QComboBox* box : {causes_, phases_, losses_, opponents_})
    box->setCurrentIndex(0);
  tiles_->clear();
}

void DecisionPanel::list(const QString& figure, const std::optional<reports::Topic>& topic) {
  figure_ = figure;
  topic_ = topic;
  choose();
  tellTitle();
}

void DecisionPanel::tellTitle() {
  about_->setVisible(topic_ || !figure_.isEmpty());
  what_->setText(listed());
  emit titleChanged();
}

app::DecisionChoice DecisionPanel::choice() const {
  return {.figure = figure_.toStdString(),
          .topic = topic_,
          .cause = chosenIn<reports::Cause>(*causes_),
          .phase = chosenIn<reports::Phase>(*phases_),
          .band = chosenIn<reports::Band>(*losses_).value_or(reports::Band::none),
          .opponent = opponents_->currentData().toString().toStdString(),
          .tiles = tiles_->text().trimmed().toStdString()};
}

void DecisionPanel::choose() {
  listed_ = figures_ ? decisionsOf(figures_->player, choice()) : std::vector<std::size_t>();
  all_ = listed_.size();
  listed_.resize(std::min(listed_.size(), mostListed(choice())));
  rows_.setRows(figures_ ? decisionRows(*figures_, listed_, wording_) : std::vector<RowModel::Row>());
  tellCount();
}

void DecisionPanel::tellCount() {
  const auto listed = static_cast<long>(listed_.size());
  count_->setText(all_ > listed_.size() ? phrase(wording_, "the {0} dearest of {1}", listed, all_)
                                        : phrasePlural(wording_, "{0} decision", "{0} decisions", listed));
}

void DecisionPanel::retranslate() {
  nameValues<reports::Cause>(*causes_, phrase(wording_, "All causes"), wording_);
  nameValues<reports::Phase>(*phases_, phrase(wording_, "All phases"), wording_);
  losses_->setItemText(0, phrase(wording_, "All losses"));
  for (int at = 1; at < losses_->count(); ++at) {
    const char* key = reports::name(static_cast<reports::Band>(losses_->itemData(at).toInt()));
    const std::string band = reports::partLabel(key, wording_);
    losses_->setItemText(at, phrase(wording_, "At least: {0}", band));
  }
  opponents_->setItemText(0, phrase(wording_, "All opponents"));
  if (figures_) rows_.sayRows(decisionRows(*figures_, listed_, wording_));
  tellCount();
  tellTitle();
}

QString DecisionPanel::title() const {
  const QString decisions = phrase(wording_, "Decisions");
  return listed().isEmpty() ? decisions : decisions + QStringLiteral(" – ") + listed();
}

QString DecisionPanel::listed() const {
  if (topic_) return QString::fromStdString(reports::topicTitle(*topic_, wording_));
  if (figure_.isEmpty()) return {};
  return QString::fromStdString(reports::figureLabel(figure_.toStdString(), wording_));
}

void DecisionPanel::onRow(const QModelIndex& row) {
  if (!row.isValid() || !figures_) return;
  const auto at = static_cast<std::size_t>(sorted_->mapToSource(row).row());
  emit decisionChosen(figures_->player.decisions[listed_[at]]);
}

}  // namespace rozbor::desktop
