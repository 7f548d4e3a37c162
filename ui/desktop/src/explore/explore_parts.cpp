#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "board/board_widget.h"
#include "board/move_entry.h"
#include "board/rack_widget.h"
#include "explore_view.h"
#include "frame/actions.h"
#include "rozbor/app/studies/players.h"
#include "rozbor/game/cgp.h"
#include "rozbor/lexica/languages.h"
#include "setup_panel.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/paragraph.h"
#include "widgets/tables.h"

// A part of ExploreView: how it is put together.
namespace rozbor::desktop {
QWidget* ExploreView::makeControls() {
  auto* controls = new QWidget(this);
  languages_ = new QComboBox(controls);
  for (const auto& language : lexica::sharedLanguages(paths_))
    languages_->addItem(QString::fromStdString(language->name), QString::fromStdString(language->id));
  levels_ = new QComboBox(controls);
  for (const std::string& level : app::findPlayers(paths_))
    levels_->addItem(QString::fromStdString(level));
  cgp_ = new QLineEdit(controls);
  rackField_ = new QLineEdit(controls);
  answer_ = new QLineEdit(controls);
  spoken(wording_, "8D WORD, -ABC to exchange, - to pass").to(answer_, &QLineEdit::setPlaceholderText);
  spoken(wording_, "Language").to(languages_, &QWidget::setAccessibleName);
  spoken(wording_, "Level").to(levels_, &QWidget::setAccessibleName);
  spoken(wording_, "Position (CGP)").to(cgp_, &QWidget::setAccessibleName);
  spoken(wording_, "Rack").to(rackField_, &QWidget::setAccessibleName);
  spoken(wording_, "Your move").to(answer_, &QWidget::setAccessibleName);
  auto* begin = new QHBoxLayout;
  begin->addWidget(languages_);
  begin->addWidget(buttonFor(actions_.fromNothing, controls));
  begin->addWidget(buttonFor(actions_.setUp, controls));
  begin->addStretch(1);
  auto* engine = new QHBoxLayout;
  engine->addWidget(levels_);
  engine->addWidget(buttonFor(actions_.levelPlays, controls));
  engine->addWidget(buttonFor(actions_.takeBack, controls));
  engine->addWidget(buttonFor(actions_.further, controls));
  engine->addStretch(1);
  auto* form = new QFormLayout(controls);
  form->setContentsMargins(0, 0, 0, 0);
  addRow(*form, spoken(wording_, "Language"), begin);
  addRow(*form, spoken(wording_, "Position (CGP)"), cgp_);
  addRow(*form, spoken(wording_, "Rack"), rackField_);
  addRow(*form, spoken(wording_, "Your move"), answer_);
  addRow(*form, spoken(wording_, "Level"), engine);
  return controls;
}

void ExploreView::makeParts() {
  board_ = new BoardWidget(wording_, this);
  rack_ = new RackWidget(this);
  rack_->setCarried(true);
  heading_ = boldParagraph(this, 1.2);
  unseen_ = paragraph(this);
  QWidget* controls = makeControls();
  all_ = new QCheckBox(this);
  spoken(wording_, "All moves").to(all_, &QCheckBox::setText);
  auto* sorted = new QSortFilterProxyModel(this);
  sorted->setSourceModel(&rows_);
  sorted->setSortRole(RowModel::sortRole);
  plays_ = new QTableView(this);
  plays_->setModel(sorted);
  dressTable(*plays_);
  plays_->setSortingEnabled(true);
  plays_->sortByColumn(0, Qt::AscendingOrder);
  plays_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  plays_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
  spoken(wording_, "Best moves").to(plays_, &QWidget::setAccessibleName);
  tree_ = new QTreeWidget(this);
  tree_->setHeaderHidden(true);
  tree_->setFrameShape(QFrame::NoFrame);
  spoken(wording_, "Variations").to(tree_, &QWidget::setAccessibleName);
  entry_ = new MoveEntry(wording_, *board_, *answer_, this);

  setup_ = new SetupPanel(wording_, *board_, this);

  auto* lists = new QSplitter(Qt::Horizontal, this);
  lists->addWidget(plays_);
  lists->addWidget(tree_);
  lists->setSizes({420, 200});
  auto* moves = new QWidget(this);
  auto* column = new QVBoxLayout(moves);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(controls);
  finding_ = paragraph(this);
  showText(*finding_, {});
  column->addWidget(all_);
  column->addWidget(finding_);
  column->addWidget(lists, 1);
  pages_ = new QStackedWidget(this);
  pages_->addWidget(moves);
  pages_->addWidget(setup_);
  auto* right = new QVBoxLayout;
  right->addWidget(heading_);
  right->addWidget(pages_, 1);
  auto* left = new QVBoxLayout;
  left->addWidget(board_, 1);
  left->addWidget(rack_);
  left->addWidget(unseen_);
  auto* layout = new QHBoxLayout(this);
  layout->addLayout(left, 1);
  layout->addLayout(right, 1);
}

void ExploreView::connectParts() {
  connect(&wording_, &LiveWording::changed, this, &ExploreView::retranslate);
  connect(&worker_, &ExplorationWorker::changed, this, &ExploreView::setState);
  connect(&worker_, &ExplorationWorker::failed, this, [this](const game::Error& error) {
    emit told(Banner::Kind::alarm, {wording_, [this, error] { return errorWords(error, wording_); }});
    if (wantsLexicon(error)) emit lexiconWanted(languages_->currentData().toString().toStdString());
  });
  connect(&analyst_, &PositionAnalyst::standing, this, &ExploreView::onStanding);
  connect(&analyst_, &PositionAnalyst::solved, this, &ExploreView::onSolved);
  connect(&analyst_, &PositionAnalyst::finished, actions_.further,
          [this] { actions_.further->setChecked(false); });
  connect(&analyst_, &PositionAnalyst::failed, this, [this](const game::Error& error) {
    forgetFindings();
    emit told(Banner::Kind::alarm, {wording_, [this, error] { return errorWords(error, wording_); }});
  });
  connect(entry_, &MoveEntry::changed, this, [this](const BoardEntry& entry, const game::Rack& rack) {
    const auto& position = state_->current().position;
    board_->setView({state_->language(), position.board, std::nullopt, std::nullopt, entry});
    rack_->setRack(state_->language(), rack, position.rack.size());
  });
  connect(setup_, &SetupPanel::finished, this, [this](const game::Position& position) {
    app::PositionRequest request;
    request.cgp = writeCgp(position, *state_->language()) + " lex " + state_->lexicon() + ";";
    request.language = state_->language()->id;
    begin(std::move(request));
  });
  connect(setup_, &SetupPanel::cancelled, actions_.setUp, &QAction::trigger);
  connect(entry_, &MoveEntry::submitted, this, &ExploreView::playTyped);
  connect(answer_, &QLineEdit::returnPressed, this, &ExploreView::playTyped);
  connect(rackField_, &QLineEdit::returnPressed, this,
          [this] { worker_.setRack(rackField_->text().trimmed().toUpper().toStdString()); });
  connect(cgp_, &QLineEdit::returnPressed, this, [this] {
    app::PositionRequest request;
    request.cgp = cgp_->text().trimmed().toStdString();
    request.language = languages_->currentData().toString().toStdString();
    begin(std::move(request));
  });
  connect(languages_, &QComboBox::activated, this, &ExploreView::exploreNothing);
  connect(all_, &QCheckBox::toggled, this, [this] {
    if (state_) rows_.setRows(playRows());
  });
  connect(plays_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& row) {
            const auto* play = playAt(row);
            if (play != nullptr) showBoard(play->move);
          });
  connect(plays_, &QTableView::activated, this, [this](const QModelIndex& row) {
    const auto* play = playAt(row);
    if (play != nullptr) worker_.play(play->move);
  });
  connect(tree_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
    worker_.goTo(static_cast<std::size_t>(item->data(0, kTreeRole).toULongLong()),
                 static_cast<std::size_t>(item->data(0, kNodeRole).toULongLong()));
  });
}

}  // namespace rozbor::desktop
