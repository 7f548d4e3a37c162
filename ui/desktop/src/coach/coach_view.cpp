#include "coach_view.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "rozbor/charts/charts.h"
#include "rozbor/insight/schedule.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "weeks_card.h"
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

/// The sentence, its words as links to their places in the list.
QString linked(const reports::ToldLine& line) {
  QString text = QString::fromStdString(line.text).toHtmlEscaped();
  qsizetype from = 0;
  for (std::size_t at = 0; at < line.words.size(); ++at) {
    const QString word = QString::fromStdString(line.words[at].word);
    const qsizetype found = text.indexOf(word + QChar::Nbsp, from);
    if (found < 0) continue;
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>").arg(at).arg(word);
    text.replace(found, word.size(), link);
    from = found + link.size();
  }
  return text;
}

/// For who does not see what the button stands below.
void describe(QPushButton& button, const reports::ToldTopic& about, const reports::Wording& wording) {
  button.setAccessibleDescription(QString::fromStdString(topicTitle(about.topic, wording)));
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

/// The report in the language of the interface. Who was somewhere in it stays there.
void CoachView::retell() {
  if (!dashboard_) return;
  const int place = verticalScrollBar()->value();
  const qsizetype focused = focusedButton();
  story_ = coachingStory(dashboard_->player, wording_);
  QVBoxLayout* column = clear();
  addVerdict(*column);
  addWork(*column);
  addPlan(*column);
  addStrengths(*column);
  addWeeks(*column);
  addCharts(*column);
  column->addStretch(1);
  const auto buttons = report_->findChildren<QPushButton*>();
  if (focused >= 0 && focused < buttons.size()) buttons[focused]->setFocus();
  // The layout is made by then.
  QTimer::singleShot(0, this, [this, place] { verticalScrollBar()->setValue(place); });
}

/// By its number in the report; -1: the focus is elsewhere.
qsizetype CoachView::focusedButton() const {
  return report_->findChildren<QPushButton*>().indexOf(QApplication::focusWidget());
}

QVBoxLayout* CoachView::clear() {
  examples_.clear();
  links_.clear();
  weeks_ = nullptr;
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
  column.addWidget(card);
}

void CoachView::addWork(const reports::ToldWork& work, QVBoxLayout& column) {
  QLabel* title = boldParagraph(report_, 1.1);
  title->setText(QString::fromStdString(work.title));
  column.addWidget(title);
  addParagraph(column, work.cost, report_);
  addParagraph(column, work.advice, report_);
  addLinks(work.about, column);
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
  if (story_.plan.empty()) return;
  auto* card = new Card(spoken(wording_, "Training plan"), report_);
  for (const reports::ToldLine& line : story_.plan)
    addLine(line, card->column());
  column.addWidget(card);
}

void CoachView::addLine(const reports::ToldLine& line, QVBoxLayout& column) {
  line.words.empty() ? addParagraph(column, line.text, report_) : addWords(line, column);
  addLinks(line.about, column);
  column.addSpacing(6);
}

/// Each word leads to what the lexicon says of it.
void CoachView::addWords(const reports::ToldLine& line, QVBoxLayout& column) {
  QLabel* label = paragraph(report_);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  label->setText(linked(line));
  connect(label, &QLabel::linkActivated, this, [this, words = line.words](const QString& place) {
    const reports::WordToLearn& word = words[place.toUInt()];
    emit wordChosen(QString::fromStdString(word.word), word.language);
  });
  column.addWidget(label);
}

void CoachView::addLinks(const reports::ToldTopic& about, QVBoxLayout& column) {
  if (about.decisions == 0) return;
  const bool trains = about.lessons > 0 && !std::holds_alternative<reports::Strength>(about.topic);
  auto* line = new QHBoxLayout;
  links_ += Links{about, decisionsButton(about), trains ? drillButton(about) : nullptr};
  line->addWidget(links_.last().decisions);
  if (trains) line->addWidget(links_.last().drill);
  line->addStretch(1);
  column.addLayout(line);
}

QPushButton* CoachView::decisionsButton(const reports::ToldTopic& about) {
  auto* button = new QPushButton(
      phrasePlural(wording_, "{0} decision", "{0} decisions", static_cast<long>(about.decisions)), report_);
  button->setToolTip(phrase(wording_, "The decisions that this counts"));
  describe(*button, about, wording_);
  connect(button, &QPushButton::clicked, this,
          [this, topic = about.topic] { emit decisionsChosen(dashboard_->player.person.name, topic); });
  return button;
}

/// Of everything what is due is trained, else these positions alone.
QPushButton* CoachView::drillButton(const reports::ToldTopic& about) {
  const bool everything = std::holds_alternative<reports::AllLessons>(about.topic);
  const auto count = static_cast<long>(about.lessons);
  auto* button =
      new QPushButton(everything ? phrase(wording_, "Train")
                                 : phrasePlural(wording_, "Train {0} position", "Train {0} positions", count),
                      report_);
  button->setToolTip(everything
                         ? phrase(wording_, "What is due today")
                         : phrase(wording_, "At most {0} at a time, whatever is due", reports::kCardsPerDay));
  describe(*button, about, wording_);
  connect(button, &QPushButton::clicked, this, [this, everything, topic = about.topic] {
    emit trainingChosen(people_, dashboard_->player.person.id,
                        everything ? std::nullopt : std::optional(app::drillOf(dashboard_->player, topic)));
  });
  return button;
}

void CoachView::addWeeks(QVBoxLayout& column) {
  weeks_ = new WeeksCard(toldWeeks(dashboard_->player, wording_), wording_, report_);
  column.addWidget(weeks_);
}

void CoachView::addStrengths(QVBoxLayout& column) {
  if (story_.strengths.empty()) return;
  auto* card = new Card(spoken(wording_, "What you do well"), report_);
  for (const reports::ToldLine& strength : story_.strengths)
    addLine(strength, card->column());
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
