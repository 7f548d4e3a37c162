#include <QActionGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "board/board_panel.h"
#include "board/move_entry.h"
#include "course_chart.h"
#include "frame/actions.h"
#include "game_ribbon.h"
#include "library/balance_panel.h"
#include "lookup/word_lookup.h"
#include "note_edit.h"
#include "review_view.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "story_header.h"
#include "trainer/question_panel.h"
#include "turn_panel.h"
#include "turn_table.h"
#include "widgets/step_icons.h"
#include "widgets/tables.h"

// A part of ReviewView: how it is put together.
namespace rozbor::desktop {

void fillGameMenu(QMenu& menu, const ReviewActions& actions, const LiveWording& wording) {
  menu.addActions(actions.steps());
  menu.addSeparator();
  menu.addActions({actions.nextMistake, actions.previousMistake});
  menu.addActions({actions.moments.begin(), actions.moments.end()});
  menu.addSeparator();
  menu.addActions({actions.guided, actions.endGuided, actions.best, actions.ask, actions.reveal});
  menu.addSeparator();
  menu.addActions({actions.deeper, actions.meaning, actions.note});
  menu.addActions(actions.presets->actions());
  menu.addSeparator();
  addMenu(menu, spoken(wording, "Export &and print"))->addActions(actions.exports());
}

void ReviewView::makeActions() {
  const auto made = [this](const Spoken& text, const QKeySequence& key, auto does) {
    return makeAction(this, text, key, does);
  };
  actions_.first = made(spoken(wording_, "&First turn"), Qt::Key_Home, [this] { turns_->setCurrentTurn(0); });
  actions_.back = made(spoken(wording_, "&Previous turn"), Qt::Key_Left, [this] { turns_->step(-1); });
  actions_.on = made(spoken(wording_, "&Next turn"), Qt::Key_Right, [this] { stepOn(); });
  actions_.last = made(spoken(wording_, "&Last turn"), Qt::Key_End,
                       [this] { turns_->setCurrentTurn(turns_->turnCount() - 1); });
  actions_.nextMistake = made(spoken(wording_, "Ne&xt mistake"), Qt::Key_N, [this] { stepToMistake(true); });
  actions_.previousMistake =
      made(spoken(wording_, "Previous m&istake"), Qt::SHIFT | Qt::Key_N, [this] { stepToMistake(false); });
  for (std::size_t number = 0; number < actions_.moments.size(); ++number) {
    actions_.moments[number] = made(spoken(wording_, "Key moment &{0}", number + 1),
                                    static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(number)),
                                    [this, number] { goToMoment(number); });
  }
  actions_.best = made(spoken(wording_, "&Best move"), Qt::Key_B, [this] { showCurrent(); });
  actions_.best->setCheckable(true);
  actions_.ask = made(spoken(wording_, "&What would you play?"), Qt::Key_W, [this] {
    if (hasTurns()) onTurn(turns_->currentTurn());
  });
  actions_.ask->setCheckable(true);
  actions_.reveal = made(spoken(wording_, "&Reveal or hide the answer"), Qt::Key_R, [this] { askNow(); });
  actions_.deeper = made(spoken(wording_, "&Deeper on this turn"), Qt::Key_D, [this] { deepen(); });
  actions_.guided = made(spoken(wording_, "&Guided review"), Qt::Key_Space, [this] { stepGuided(); });
  actions_.endGuided = made(spoken(wording_, "End the guided re&view"), {}, [this] { endGuided(); });
  actions_.meaning =
      made(spoken(wording_, "&Meaning of the words"), Qt::Key_F1, [this] { details_->askMeaning(); });
  actions_.note = made(spoken(wording_, "Your n&ote"), Qt::Key_M, [this] { writeNote(); });
  actions_.exportPage = made(spoken(wording_, "&HTML page…"), Qt::CTRL | Qt::Key_E, [this] { exportPage(); });
  actions_.exportRecord =
      made(spoken(wording_, "&Annotated GCG…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E, [this] { exportRecord(); });
  actions_.exportPaper = made(spoken(wording_, "&PDF for paper…"), {}, [this] { exportPaper(); });
  actions_.print = made(spoken(wording_, "Pr&int…"), Qt::CTRL | Qt::ALT | Qt::Key_P, [this] { print(); });
  makePresets();
  makeIcons();
}

void ReviewView::makePresets() {
  actions_.presets = new QActionGroup(this);
  const auto add = [this](const Spoken& text, reports::Preset preset) {
    QAction* action = makeAction(this, text, {}, [this, preset] { setPreset(preset); });
    action->setCheckable(true);
    action->setChecked(preset == preset_);
    actions_.presets->addAction(action);
  };
  // In the order of reports::Preset.
  add(spoken(wording_, "&Quick analysis"), reports::Preset::quick);
  add(spoken(wording_, "S&tandard analysis"), reports::Preset::standard);
  add(spoken(wording_, "D&eep analysis"), reports::Preset::deep);
}

void ReviewView::makeIcons() {
  actions_.first->setIcon(stepIcon(Step::first, palette()));
  actions_.back->setIcon(stepIcon(Step::back, palette()));
  actions_.on->setIcon(stepIcon(Step::on, palette()));
  actions_.last->setIcon(stepIcon(Step::last, palette()));
}

void ReviewView::makeParts() {
  board_ = new BoardPanel(wording_, QList{actions_.ask, actions_.best} + actions_.steps(), this);
  story_ = new StoryHeader(wording_, this);
  turns_ = new TurnTable(wording_, this);
  spoken(wording_, "Turns").to(turns_, &QWidget::setAccessibleName);
  details_ = new TurnPanel(wording_, this);
  question_ = new QuestionPanel(wording_, this);
  entry_ = new MoveEntry(wording_, board_->board(), question_->field(), this);
  turnPages_ = new QStackedWidget(this);
  turnPages_->addWidget(details_);
  turnPages_->addWidget(question_);
  chart_ = new CourseChart(wording_, this);
  ribbon_ = new GameRibbon(wording_, this);
  balance_ = new BalancePanel(wording_, this);
  remarks_ = new QTableView(this);
  remarks_->setModel(&diagnostics_);
  dressTable(*remarks_);
  remarks_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  remarks_->horizontalHeader()->setStretchLastSection(true);
  remarks_->setWordWrap(true);
  remarks_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  tabs_ = new QTabWidget(this);
  tabs_->setDocumentMode(true);
  spoken(wording_, "The turn and the game").to(tabs_, &QWidget::setAccessibleName);
  addTab(*tabs_, turnPages_, spoken(wording_, "Turn"));
  addTab(*tabs_, chart_, spoken(wording_, "Course of the game"));
  addTab(*tabs_, balance_, spoken(wording_, "Balance"));
  addTab(*tabs_, remarks_, {wording_, [this] { return remarksTitle(); }});
  spoken(wording_, "Remarks on the record").to(remarks_, &QWidget::setAccessibleName);

  auto* lists = new QSplitter(Qt::Vertical, this);
  lists->setChildrenCollapsible(false);
  lists->addWidget(turns_);
  lists->addWidget(tabs_);
  lists->setSizes({330, 430});
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(story_);
  column->addWidget(lists, 1);
  auto* page = new QSplitter(Qt::Horizontal, this);
  page->setChildrenCollapsible(false);
  page->addWidget(board_);
  page->addWidget(right);
  page->setStretchFactor(0, 1);
  page->setStretchFactor(1, 1);
  page->setSizes({600, 640});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(page, 1);
  layout->addWidget(ribbon_);
}

void ReviewView::connectParts() {
  connect(&wording_, &LiveWording::changed, this, &ReviewView::tellStory);
  connect(&worker_, &ReviewWorker::replayed, this, &ReviewView::setGame);
  connect(&worker_, &ReviewWorker::graded, this, &ReviewView::onGraded);
  connect(&worker_, &ReviewWorker::analysed, this, &ReviewView::analysed);
  connect(&worker_, &ReviewWorker::reviewed, this, &ReviewView::onReviewed);
  connect(&worker_, &ReviewWorker::failed, this, &ReviewView::onFailed);
  connect(&worker_, &ReviewWorker::progressed, this, &ReviewView::progressed);
  connect(&grader_, &AnswerWorker::replied, this, &ReviewView::onReply);
  connect(&grader_, &AnswerWorker::failed, this,
          [this](const game::Error& error) { question_->tell(errorWords(error, wording_)); });
  connect(question_, &QuestionPanel::submitted, this, &ReviewView::submitAnswer);
  connect(entry_, &MoveEntry::submitted, this, &ReviewView::submitAnswer);
  connect(entry_, &MoveEntry::changed, this, [this](const BoardEntry& entry, const game::Rack& rack) {
    board_->showQuestion(shown_, entry, rack);
  });
  connect(question_, &QuestionPanel::revealed, this, &ReviewView::askNow);
  connect(question_, &QuestionPanel::spaced, this, [this] {
    if (guided_.running()) stepGuided();
  });
  connect(turns_, &TurnTable::turnShown, this, &ReviewView::onTurn);
  connect(story_, &StoryHeader::turnChosen, this, [this](int turn) { goTo(turn, false); });
  connect(chart_, &CourseChart::turnClicked, turns_, &TurnTable::setCurrentTurn);
  connect(ribbon_, &GameRibbon::turnClicked, turns_, &TurnTable::setCurrentTurn);
  connect(details_, &TurnPanel::candidateChosen, this, [this](const game::Move& move) { showBoard(move); });
  connect(details_, &TurnPanel::wordChosen, this,
          [this](const QString& word) { lookup_->look(word, game_->language->id); });
  connect(&details_->note(), &NoteEdit::changed, this,
          [this](const QString& note) { keepNote(shown_, note); });
  connect(remarks_, &QTableView::clicked, this, &ReviewView::onDiagnostic);
  connect(remarks_, &QTableView::activated, this, &ReviewView::onDiagnostic);
}

}  // namespace rozbor::desktop
