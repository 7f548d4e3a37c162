#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include "board/board_widget.h"
#include "board/move_entry.h"
#include "board/rack_widget.h"
#include "frame/actions.h"
#include "play_form.h"
#include "play_view.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/paragraph.h"
#include "widgets/score_line.h"
#include "widgets/tables.h"

// A part of PlayView: what it is made of.
namespace rozbor::desktop {
namespace {

/// Of the clock on the screen.
constexpr int kTick = 200;  // ms

/// For the mouse: keys have the field and the menu. It has no focus that it could lose when the game ends.
QPushButton* mouseButtonFor(QAction* action, QWidget* parent) {
  QPushButton* button = buttonFor(action, parent);
  button->setFocusPolicy(Qt::NoFocus);
  return button;
}

}  // namespace

PlayView::PlayView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      turns_({QStringLiteral("#"), spoken(wording, "Player"), spoken(wording, "Move"),
              spoken(wording, "Points"), spoken(wording, "Total"), spoken(wording, "Time left")}),
      form_(new PlayForm(wording, paths, this)),
      worker_(paths) {
  makeActions();
  makeParts();
  connectParts();
  connectWorker();
  showStage();
}

void PlayView::makeActions() {
  actions_.shuffle =
      makeAction(this, spoken(wording_, "&Shuffle the rack"), Qt::Key_F8, [this] { shuffle(); });
  actions_.exchange = makeAction(this, spoken(wording_, "&Exchange"), {}, [this] { exchangeChosen(); });
  actions_.pass = makeAction(this, spoken(wording_, "&Pass"), {}, [this] { play(game::Move::pass()); });
  actions_.resign = makeAction(this, spoken(wording_, "&Resign…"), {}, [this] { askToResign(true); });
  actions_.anew = makeAction(this, spoken(wording_, "&New game…"), {}, [this] { startAnew(); });
}

void PlayView::makeParts() {
  pages_ = new QStackedWidget(this);
  pages_->addWidget(form_);
  pages_->addWidget(makeTable());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  tick_ = new QTimer(this);
  tick_->setInterval(kTick);
}

QWidget* PlayView::makeTable() {
  auto* table = new QWidget(this);
  auto* layout = new QHBoxLayout(table);
  layout->addLayout(makeBoardSide(), 1);
  layout->addSpacing(6);
  layout->addLayout(makeTalkSide(), 1);
  return table;
}

QVBoxLayout* PlayView::makeBoardSide() {
  scores_ = new ScoreLine(this);
  board_ = new BoardWidget(wording_, this);
  rack_ = new RackWidget(this);
  rack_->setCarried(true);
  unseen_ = paragraph(this);
  unseen_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  unseen_->setMinimumHeight(fontMetrics().lineSpacing() * 3);
  auto* below = new QHBoxLayout;
  below->addWidget(rack_);
  below->addStretch(1);
  below->addWidget(mouseButtonFor(actions_.shuffle, this));
  auto* side = new QVBoxLayout;
  side->addWidget(scores_);
  side->addWidget(board_, 1);
  side->addLayout(below);
  side->addWidget(unseen_);
  return side;
}

QVBoxLayout* PlayView::makeTalkSide() {
  heading_ = boldParagraph(this, 1.2);
  answer_ = new QLineEdit(this);
  spoken(wording_, "8D WORD, -ABC to exchange, - to pass").to(answer_, &QLineEdit::setPlaceholderText);
  spoken(wording_, "Your move").to(answer_, &QWidget::setAccessibleName);
  points_ = new QLabel(this);
  points_->setTextFormat(Qt::PlainText);
  lay_ = makeButton(spoken(wording_, "Make the move"), this);
  lay_->setFocusPolicy(Qt::NoFocus);
  told_ = paragraph(this);
  told_->setMinimumHeight(fontMetrics().lineSpacing() * 2);
  told_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  spoken(wording_, "What happened last").to(told_, &QWidget::setAccessibleName);
  entry_ = new MoveEntry(wording_, *board_, *answer_, this);
  makeResignStrip();
  makeEndButtons();
  turnTable_ = new QTableView(this);
  turnTable_->setModel(&turns_);
  dressTable(*turnTable_);
  spoken(wording_, "Turns").to(turnTable_, &QWidget::setAccessibleName);
  turnTable_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  turnTable_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);

  auto* line = new QHBoxLayout;
  line->addWidget(answer_, 1);
  line->addWidget(points_);
  line->addWidget(lay_);
  auto* buttons = new QHBoxLayout;
  for (QAction* action : {actions_.exchange, actions_.pass, actions_.resign})
    buttons->addWidget(mouseButtonFor(action, this));
  buttons->addStretch(1);
  auto* side = new QVBoxLayout;
  side->addWidget(heading_);
  side->addLayout(line);
  side->addLayout(buttons);
  side->addWidget(resignStrip_);
  side->addWidget(told_);
  side->addWidget(endButtons_);
  side->addSpacing(4);
  side->addWidget(turnTable_, 1);
  return side;
}

/// In place of a dialog: the game stays in sight.
void PlayView::makeResignStrip() {
  resignStrip_ = new QWidget(this);
  auto* question = paragraph(resignStrip_);
  say(*question, spoken(wording_, "Give this game up? It counts as lost, whatever the score."));
  reallyResign_ = makeButton(spoken(wording_, "Give up"), resignStrip_);
  auto* not_ = makeButton(spoken(wording_, "Play on"), resignStrip_);
  connect(reallyResign_, &QPushButton::clicked, this, &PlayView::resign);
  connect(not_, &QPushButton::clicked, this, [this] {
    askToResign(false);
    focusAnswer();
  });
  auto* layout = new QHBoxLayout(resignStrip_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(question, 1);
  layout->addWidget(reallyResign_);
  layout->addWidget(not_);
  resignStrip_->hide();
}

void PlayView::makeEndButtons() {
  endButtons_ = new QWidget(this);
  review_ = makeButton(spoken(wording_, "Review this game"), endButtons_);
  connect(review_, &QPushButton::clicked, this, [this] {
    if (!record_.empty()) emit reviewWanted(record_);
  });
  auto* layout = new QHBoxLayout(endButtons_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(review_);
  layout->addWidget(buttonFor(actions_.anew, endButtons_));
  layout->addStretch(1);
}

void PlayView::connectParts() {
  connect(&wording_, &LiveWording::changed, this, &PlayView::retranslate);
  connect(form_, &PlayForm::beginWanted, this, &PlayView::begin);
  connect(entry_, &MoveEntry::changed, this, &PlayView::showEntry);
  connect(entry_, &MoveEntry::submitted, this, &PlayView::submit);
  connect(answer_, &QLineEdit::returnPressed, this, &PlayView::submit);
  connect(answer_, &QLineEdit::textChanged, this, &PlayView::showTyped);
  connect(lay_, &QPushButton::clicked, this, &PlayView::submit);
  connect(rack_, &RackWidget::tileClicked, this, &PlayView::toggleForExchange);
  connect(tick_, &QTimer::timeout, this, &PlayView::showScores);
}

void PlayView::connectWorker() {
  connect(&worker_, &PlayWorker::opened, this, &PlayView::setGame);
  connect(&worker_, &PlayWorker::nothingFound, this, [this] {
    opening_ = false;
    form_->setBusy(false);
    emit changed();
  });
  connect(&worker_, &PlayWorker::moved, this, &PlayView::onMoved);
  connect(&worker_, &PlayWorker::failed, this, &PlayView::onFailed);
  connect(&worker_, &PlayWorker::filed, this,
          [this](const std::filesystem::path& record, const std::optional<game::Error>& fault) {
            record_ = record;
            showStage();
            emit filed(record, askedToEnd_);
            if (fault) onFailed(*fault);
          });
}

}  // namespace rozbor::desktop
