#include "trainer_view.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include "board/board_widget.h"
#include "board/move_entry.h"
#include "board/rack_widget.h"
#include "frame/actions.h"
#include "rozbor/app/training/training_words.h"
#include "rozbor/render/coaching_story.h"
#include "rozbor/render/lesson_words.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/paragraph.h"
#include "widgets/tables.h"

namespace rozbor::desktop {

TrainerView::TrainerView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      progress_({spoken(wording, "Day"), spoken(wording, "Answers"), spoken(wording, "Right")}),
      worker_(paths) {
  makeActions();
  makeParts();
  connectWorker();
  tellDrill();
  setStage(Stage::idle);
}

/// Keys that a field which is being written in leaves alone.
void TrainerView::makeActions() {
  actions_.hint = makeAction(this, spoken(wording_, "&Hint"), Qt::Key_F2, [this] { worker_.hint(); });
  actions_.giveUp = makeAction(this, spoken(wording_, "&Give up"), Qt::Key_F3, [this] {
    setStage(Stage::busy);
    worker_.giveUp();
  });
  actions_.next = makeAction(this, spoken(wording_, "&Next position"), Qt::Key_F4, [this] {
    setStage(Stage::busy);
    worker_.next();
  });
}

void TrainerView::makeParts() {
  person_ = new QComboBox(this);
  spoken(wording_, "Player").to(person_, &QWidget::setAccessibleName);
  tournament_ = new QCheckBox(this);
  spoken(wording_, "Tournament: nothing helps").to(tournament_, &QCheckBox::setText);
  spoken(wording_, "No hints; what the answers came to is told at the end.")
      .to(tournament_, &QWidget::setToolTip);
  drilled_ = paragraph(this);
  due_ = makeButton(spoken(wording_, "What is due"), this);
  heading_ = boldParagraph(this, 1.2);
  state_ = paragraph(this);
  board_ = new BoardWidget(wording_, this);
  rack_ = new RackWidget(this);
  answer_ = new QLineEdit(this);
  spoken(wording_, "8D WORD, -ABC to exchange, - to pass").to(answer_, &QLineEdit::setPlaceholderText);
  spoken(wording_, "Your move").to(answer_, &QWidget::setAccessibleName);
  submit_ = makeButton(spoken(wording_, "Answer"), this);
  reply_ = paragraph(this);
  dayTable_ = new QTableView(this);
  dayTable_->setModel(&progress_);
  dressTable(*dayTable_);
  spoken(wording_, "Progress").to(dayTable_, &QWidget::setAccessibleName);
  dayTable_->horizontalHeader()->setStretchLastSection(true);
  entry_ = new MoveEntry(wording_, *board_, *answer_, this);

  auto* who = new QHBoxLayout;
  who->addWidget(person_, 1);
  who->addWidget(tournament_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(submit_);
  for (QAction* action : {actions_.hint, actions_.giveUp, actions_.next})
    buttons->addWidget(buttonFor(action, this));
  buttons->addStretch(1);
  auto* right = new QVBoxLayout;
  right->addLayout(who);
  auto* drill = new QHBoxLayout;
  drill->addWidget(drilled_, 1);
  drill->addWidget(due_);
  right->addLayout(drill);
  right->addSpacing(8);
  right->addWidget(heading_);
  right->addWidget(state_);
  right->addWidget(answer_);
  right->addLayout(buttons);
  right->addWidget(reply_);
  right->addSpacing(8);
  right->addWidget(dayTable_, 1);
  right->addStretch(0);
  dayTable_->hide();
  auto* left = new QVBoxLayout;
  left->addWidget(board_, 1);
  left->addWidget(rack_);
  auto* layout = new QHBoxLayout(this);
  layout->addLayout(left, 1);
  layout->addLayout(right, 1);
}

void TrainerView::connectWorker() {
  connect(&worker_, &TrainingWorker::asked, this, &TrainerView::onAsked);
  connect(&worker_, &TrainingWorker::graded, this, &TrainerView::onGraded);
  connect(&worker_, &TrainingWorker::ended, this, &TrainerView::onEnded);
  connect(&worker_, &TrainingWorker::hinted, this, [this](const app::Hint& hint) {
    say(*reply_, {wording_, [this, hint] { return QString::fromStdString(app::hintText(hint, wording_)); }});
  });
  connect(&worker_, &TrainingWorker::refused, this, [this](const reports::AnswerFault& fault) {
    setStage(Stage::asked);
    say(*reply_,
        {wording_, [this, fault] { return QString::fromStdString(answerFaultText(fault, wording_)); }});
    focusAnswer();
  });
  connect(&worker_, &TrainingWorker::failed, this, [this](const game::Error& error) {
    setStage(Stage::idle);
    emit told(Banner::Kind::alarm, {wording_, [this, error] { return errorWords(error, wording_); }});
    if (wantsLexicon(error)) emit lexiconWanted({});
  });
  connect(submit_, &QPushButton::clicked, this, &TrainerView::submit);
  connect(answer_, &QLineEdit::returnPressed, this, &TrainerView::submit);
  connect(entry_, &MoveEntry::submitted, this, &TrainerView::submit);
  connect(entry_, &MoveEntry::changed, this, [this](const BoardEntry& entry, const game::Rack& rack) {
    if (!item_) return;
    const app::Exercise& exercise = item_->exercise;
    board_->setView({exercise.language, exercise.position.board, std::nullopt, std::nullopt, entry});
    rack_->setRack(exercise.language, rack, exercise.position.rack.size());
  });
  connect(&wording_, &LiveWording::changed, this, &TrainerView::retranslate);
  connect(person_, &QComboBox::activated, this, &TrainerView::leaveDrill);
  connect(due_, &QPushButton::clicked, this, &TrainerView::leaveDrill);
  connect(tournament_, &QCheckBox::toggled, this, &TrainerView::start);
}

void TrainerView::begin(const std::string& library, const std::vector<reports::PersonRow>& people,
                        std::optional<reports::Id> person, std::optional<app::Drill> drill) {
  const QVariant chosen = person ? QVariant::fromValue(*person) : person_->currentData();
  library_ = library;
  drill_ = std::move(drill);
  person_->clear();
  person_->addItem(phrase(wording_, "Everybody"));
  for (const reports::PersonRow& each : people)
    person_->addItem(QString::fromStdString(each.name), QVariant::fromValue(each.id));
  person_->setCurrentIndex(std::max(0, chosen.isValid() ? person_->findData(chosen) : 0));
  start();
}

/// The positions are of one player.
void TrainerView::leaveDrill() {
  drill_.reset();
  start();
}

void TrainerView::start() {
  held_.clear();
  setStage(Stage::busy);
  tellDrill();
  const QVariant id = person_->currentData();
  worker_.begin(library_, id.isValid() ? std::optional(id.value<reports::Id>()) : std::nullopt, drill_);
}

void TrainerView::tellDrill() {
  due_->setVisible(drill_.has_value());
  showText(*drilled_, {wording_, [this] {
                         if (!drill_) return QString();
                         const auto count = static_cast<long>(drill_->positions.size());
                         return QString::fromStdString(reports::topicTitle(drill_->topic, wording_)) +
                                QStringLiteral(": ") +
                                phrasePlural(wording_, "{0} position", "{0} positions", count);
                       }});
}

void TrainerView::setStage(Stage stage) {
  stage_ = stage;
  const bool asked = stage == Stage::asked;
  answer_->setEnabled(asked);
  submit_->setEnabled(asked);
  actions_.hint->setEnabled(asked && !tournament_->isChecked());
  actions_.giveUp->setEnabled(asked);
  actions_.next->setEnabled(stage == Stage::graded);
  if (stage == Stage::busy) askedFrom_ = QApplication::focusWidget();
}

/// The page itself moves the focus into what it shows.
void TrainerView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  QTimer::singleShot(0, this, [this] {
    if (stage_ == Stage::busy) askedFrom_ = QApplication::focusWidget();
  });
}

void TrainerView::submit() {
  if (stage_ != Stage::asked || answer_->text().trimmed().isEmpty()) return;
  setStage(Stage::busy);
  say(*reply_, spoken(wording_, "Grading…"));
  worker_.answer(answer_->text().toStdString());
}

/// Whoever has gone to another page meanwhile writes there, and a move may be laid on the board as well.
/// Whoever has gone to something else meanwhile stays there.
void TrainerView::focusAnswer() {
  const QWidget* focus = QApplication::focusWidget();
  const bool isWhereItWas = focus == nullptr || focus == askedFrom_;
  if (isVisible() && !board_->hasFocus() && isWhereItWas) answer_->setFocus();
}

void TrainerView::onAsked(const TrainingItemPtr& item, TrainingPlace place) {
  item_ = item;
  say(*heading_, {wording_, [this, item, place] {
                    return phrase(wording_, "Position {0} of {1}", place.number, place.all) +
                           QStringLiteral(": ") + QString::fromStdString(app::lessonTitle(item->lesson));
                  }});
  dayTable_->hide();
  say(*state_, {wording_, [this, item] {
                  return QString::fromStdString(app::standingText(item->exercise, wording_));
                }});
  say(*reply_, {});
  setStage(Stage::asked);
  answer_->setText({});
  rack_->setCarried(true);
  entry_->begin(item->exercise.language, item->exercise.position);
  focusAnswer();
  emit asked();
}

void TrainerView::onGraded(const TrainingItemPtr& item) {
  item_ = item;
  entry_->end();
  rack_->setCarried(false);
  if (tournament_->isChecked()) {
    held_.push_back(item);
    setStage(Stage::busy);
    worker_.next();
  } else {
    say(*reply_,
        {wording_, [this, item] { return QString::fromStdString(app::resultText(*item, wording_)); }});
    setStage(Stage::graded);
    showResult();
  }
  emit graded();
}

/// The best move, and where the answer lay.
void TrainerView::showResult() {
  const app::Exercise& exercise = item_->exercise;
  const auto& verdict = item_->result->verdict;
  board_->setView({exercise.language, exercise.position.board,
                   verdict ? std::optional(verdict->answer.move) : std::nullopt, exercise.best.move,
                   std::nullopt});
  rack_->setRack(exercise.language, exercise.position.rack, exercise.position.rack.size());
}

void TrainerView::onEnded(const std::vector<reports::AnswerRow>& answers,
                          const std::vector<reports::DayProgress>& days) {
  setStage(Stage::ended);
  say(*heading_, {wording_, [this, answers, drill = drill_.has_value()] {
                    if (answers.empty() && drill)
                      return phrase(wording_, "All of these positions were answered today.");
                    return answers.empty() ? phrase(wording_, "Nothing is due today.")
                                           : QString::fromStdString(app::answeredText(answers, wording_));
                  }});
  say(*state_, {});
  say(*reply_, {wording_, [this, held = held_] {
                  QStringList results;
                  for (const TrainingItemPtr& item : held)
                    results += QString::fromStdString(app::lessonTitle(item->lesson)) + u'\n' +
                               QString::fromStdString(app::resultText(*item, wording_));
                  return results.join(QStringLiteral("\n\n"));
                }});
  days_ = days;
  progress_.setRows(dayRows());
  dayTable_->show();
  emit ended();
}

std::vector<RowModel::Row> TrainerView::dayRows() const {
  std::vector<RowModel::Row> rows;
  for (auto day = days_.rbegin(); day != days_.rend(); ++day) {
    rows.push_back(
        {{QString::fromStdString(reports::dayText(day->day))},
         {QString::number(day->figures.answers), day->figures.answers},
         {QString::fromStdString(wording_.number(100 * day->figures.shareRight(), 0)) + QStringLiteral(" %"),
          day->figures.right}});
  }
  return rows;
}

void TrainerView::retranslate() {
  if (person_->count() > 0) person_->setItemText(0, phrase(wording_, "Everybody"));
  progress_.sayRows(dayRows());
}

QString TrainerView::replyText() const {
  return reply_->text();
}

QList<UndoPort*> TrainerView::undoPorts() const {
  return {&entry_->undoPort()};
}

}  // namespace rozbor::desktop
