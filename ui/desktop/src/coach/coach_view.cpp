#include "coach_view.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "rozbor/charts/charts.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/card.h"
#include "widgets/paragraph.h"
#include "widgets/picture_widget.h"
#include "widgets/reading_column.h"

namespace rozbor::desktop {
namespace {

constexpr int kWidest = 980;
/// Scores, bingos and losses over time are the first pictures of a report.
constexpr std::size_t kChartsOverTime = 3;

void addParagraph(QBoxLayout& column, const std::string& text, QWidget* parent) {
  QLabel* label = paragraph(parent);
  label->setText(QString::fromStdString(text));
  column.addWidget(label, 1);
}

}  // namespace

CoachView::CoachView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QScrollArea(parent), wording_(wording), who_(new QComboBox(this)), worker_(paths) {
  spoken(wording_, "Coach").to(this, &QWidget::setAccessibleName);
  spoken(wording_, "Player").to(who_, &QWidget::setAccessibleName);
  page_ = new QVBoxLayout(readingColumn(*this, kWidest));
  page_->setContentsMargins(20, 18, 20, 18);
  page_->setSpacing(14);
  page_->addWidget(who_, 0, Qt::AlignLeft);
  tellOnly({});
  connect(who_, &QComboBox::activated, this, &CoachView::readPerson);
  connect(&wording_, &LiveWording::changed, this, &CoachView::retell);
  connect(&worker_, &LibraryWorker::overview, this, &CoachView::setPeople);
  connect(&worker_, &LibraryWorker::dashboard, this, &CoachView::show);
  connect(&worker_, &LibraryWorker::gameFound, this, &CoachView::gameChosen);
  connect(&worker_, &LibraryWorker::failed, this, [this](const game::Error& error) {
    dashboard_.reset();
    tellOnly({wording_, [this, error] { return errorWords(error, wording_); }});
    emit told();
  });
}

void CoachView::begin(const std::string& library, const std::string& person) {
  if (library != worker_.where()) {
    people_.clear();
    dashboard_.reset();
    who_->clear();
  }
  wanted_ = who_->count() > 0 ? who_->currentText().toStdString() : person;
  if (!dashboard_) tellOnly(spoken(wording_, "Reading the library…"));
  worker_.choose(library);
  worker_.read();
}

void CoachView::setPeople(const OverviewPtr& overview) {
  people_ = overview->people;
  who_->clear();
  for (const reports::PersonRow& person : people_)
    who_->addItem(QString::fromStdString(person.name));
  who_->setVisible(!people_.empty());
  if (people_.empty()) {
    dashboard_.reset();
    tellOnly(spoken(wording_, "There are no games in the library yet."));
    emit told();
    return;
  }
  who_->setCurrentIndex(std::max(0, who_->findText(QString::fromStdString(wanted_))));
  readPerson();
}

void CoachView::readPerson() {
  worker_.readPlayer(who_->currentText().toStdString());
}

void CoachView::show(const DashboardPtr& dashboard) {
  dashboard_ = dashboard;
  retell();
  emit told();
}

/// The report in the language of the interface.
void CoachView::retell() {
  if (!dashboard_) return;
  story_ = coachingStory(dashboard_->player, wording_);
  QVBoxLayout* column = clear();
  addVerdict(*column);
  addWork(*column);
  addPlan(*column);
  addStrengths(*column);
  addCharts(*column);
  column->addStretch(1);
}

QVBoxLayout* CoachView::clear() {
  examples_.clear();
  delete report_;
  report_ = new QWidget(widget());
  auto* column = new QVBoxLayout(report_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(14);
  page_->addWidget(report_, 1);
  return column;
}

void CoachView::tellOnly(const Spoken& text) {
  story_ = {};
  QVBoxLayout* column = clear();
  QLabel* label = paragraph(report_);
  say(*label, text);
  column->addWidget(label);
  column->addStretch(1);
}

void CoachView::addVerdict(QVBoxLayout& column) {
  QLabel* verdict = boldParagraph(report_, 1.2);
  verdict->setText(QString::fromStdString(story_.verdict));
  column.addWidget(verdict);
  if (!story_.caveats.empty()) addParagraph(column, story_.caveats, report_);
}

void CoachView::addWork(QVBoxLayout& column) {
  if (story_.work.empty()) return;
  auto* card = new Card(spoken(wording_, "What to work on"), report_);
  for (const reports::ToldWork& work : story_.work)
    addWork(work, card->column());
  auto* train = makeButton(spoken(wording_, "Train"), card);
  connect(train, &QPushButton::clicked, this,
          [this] { emit trainingChosen(people_, dashboard_->player.person.id); });
  card->column().addWidget(train, 0, Qt::AlignLeft);
  column.addWidget(card);
}

void CoachView::addWork(const reports::ToldWork& work, QVBoxLayout& column) {
  QLabel* title = boldParagraph(report_, 1.1);
  title->setText(QString::fromStdString(work.title));
  column.addWidget(title);
  addParagraph(column, work.cost, report_);
  addParagraph(column, work.advice, report_);
  for (const reports::ToldExample& example : work.examples) {
    auto* line = new QHBoxLayout;
    auto* open = new QPushButton(phrase(wording_, "Show"), report_);
    open->setToolTip(phrase(wording_, "The game at this turn"));
    open->setAccessibleDescription(QString::fromStdString(example.text));
    connect(open, &QPushButton::clicked, this,
            [this, decision = example.decision] { openExample(decision); });
    line->addWidget(open, 0, Qt::AlignTop);
    addParagraph(*line, example.text, report_);
    column.addLayout(line);
    examples_ += open;
  }
  column.addSpacing(6);
}

void CoachView::addPlan(QVBoxLayout& column) {
  if (story_.words.empty() && story_.watch.empty()) return;
  auto* card = new Card(spoken(wording_, "Training plan"), report_);
  for (const std::string& words : story_.words)
    addParagraph(card->column(), words, card);
  if (!story_.watch.empty()) addParagraph(card->column(), story_.watch, card);
  column.addWidget(card);
}

void CoachView::addStrengths(QVBoxLayout& column) {
  if (story_.strengths.empty()) return;
  auto* card = new Card(spoken(wording_, "What you do well"), report_);
  for (const std::string& strength : story_.strengths)
    addParagraph(card->column(), strength, card);
  column.addWidget(card);
}

void CoachView::addCharts(QVBoxLayout& column) {
  const reports::CoachingCharts charts = coachingCharts(dashboard_->player, wording_);
  auto* card = new Card(spoken(wording_, "Over time"), report_);
  auto* grid = new QGridLayout;
  grid->setSpacing(12);
  card->column().addLayout(grid);
  for (std::size_t number = 0; number < kChartsOverTime; ++number) {
    reports::Picture picture = charts::coachingPicture(number, charts, wording_);
    if (picture.empty()) continue;
    const int place = grid->count();
    grid->addWidget(new PictureWidget(std::move(picture), card), place / 2, place % 2);
  }
  card->setVisible(grid->count() > 0);
  column.addWidget(card);
}

void CoachView::openExample(std::size_t decision) {
  const reports::DecisionRecord& record = dashboard_->player.decisions[decision];
  worker_.readGame(record.game, record.numbers.turn - 1);
}

QString CoachView::text() const {
  QStringList lines;
  for (const QLabel* label : report_->findChildren<QLabel*>())
    lines += label->text();
  return lines.join(u'\n');
}

}  // namespace rozbor::desktop
