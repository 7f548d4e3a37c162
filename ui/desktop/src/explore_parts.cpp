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
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "actions.h"
#include "board_widget.h"
#include "explore_view.h"
#include "move_entry.h"
#include "paragraph.h"
#include "phrase.h"
#include "rack_widget.h"
#include "rozbor/app/languages.h"
#include "rozbor/app/players.h"
#include "tables.h"

// A part of ExploreView: how it is put together.
namespace rozbor::desktop {
namespace {

QPushButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new QPushButton(plainText(*action), parent);
  button->setToolTip(action->toolTip());
  button->setEnabled(action->isEnabled());
  QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
  QObject::connect(action, &QAction::enabledChanged, button, &QPushButton::setEnabled);
  return button;
}

}  // namespace

QWidget* ExploreView::makeControls() {
  auto* controls = new QWidget(this);
  languages_ = new QComboBox(controls);
  for (const auto& language : app::sharedLanguages(paths_))
    languages_->addItem(QString::fromStdString(language->name), QString::fromStdString(language->id));
  levels_ = new QComboBox(controls);
  for (const std::string& level : app::findPlayers(paths_))
    levels_->addItem(QString::fromStdString(level));
  cgp_ = new QLineEdit(controls);
  rackField_ = new QLineEdit(controls);
  answer_ = new QLineEdit(controls);
  answer_->setPlaceholderText(phrase(wording_, "8D WORD, -ABC to exchange, - to pass"));
  languages_->setAccessibleName(phrase(wording_, "Language"));
  levels_->setAccessibleName(phrase(wording_, "Level"));
  cgp_->setAccessibleName(phrase(wording_, "Position (CGP)"));
  rackField_->setAccessibleName(phrase(wording_, "Rack"));
  answer_->setAccessibleName(phrase(wording_, "Your move"));
  auto* begin = new QHBoxLayout;
  begin->addWidget(languages_);
  begin->addWidget(buttonFor(actions_.fromNothing, controls));
  begin->addStretch(1);
  auto* engine = new QHBoxLayout;
  engine->addWidget(levels_);
  engine->addWidget(buttonFor(actions_.levelPlays, controls));
  engine->addWidget(buttonFor(actions_.takeBack, controls));
  engine->addStretch(1);
  auto* form = new QFormLayout(controls);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(phrase(wording_, "Language"), begin);
  form->addRow(phrase(wording_, "Position (CGP)"), cgp_);
  form->addRow(phrase(wording_, "Rack"), rackField_);
  form->addRow(phrase(wording_, "Your move"), answer_);
  form->addRow(phrase(wording_, "Level"), engine);
  return controls;
}

void ExploreView::makeParts() {
  board_ = new BoardWidget(wording_, this);
  rack_ = new RackWidget(this);
  rack_->setCarried(true);
  heading_ = boldParagraph(this, 1.2);
  unseen_ = paragraph(this);
  QWidget* controls = makeControls();
  all_ = new QCheckBox(phrase(wording_, "All moves"), this);
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
  plays_->setAccessibleName(phrase(wording_, "Best moves"));
  tree_ = new QTreeWidget(this);
  tree_->setHeaderHidden(true);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setAccessibleName(phrase(wording_, "Variations"));
  entry_ = new MoveEntry(*board_, *answer_, this);

  auto* lists = new QSplitter(Qt::Horizontal, this);
  lists->addWidget(plays_);
  lists->addWidget(tree_);
  lists->setSizes({420, 200});
  auto* right = new QVBoxLayout;
  right->addWidget(heading_);
  right->addWidget(controls);
  right->addWidget(all_);
  right->addWidget(lists, 1);
  auto* left = new QVBoxLayout;
  left->addWidget(board_, 1);
  left->addWidget(rack_);
  left->addWidget(unseen_);
  auto* layout = new QHBoxLayout(this);
  layout->addLayout(left, 1);
  layout->addLayout(right, 1);
}

void ExploreView::connectParts() {
  connect(&worker_, &ExplorationWorker::changed, this, &ExploreView::setState);
  connect(&worker_, &ExplorationWorker::failed, this, [this](const game::Error& error) {
    emit told(Banner::Kind::alarm, QString::fromStdString(error.message));
  });
  connect(entry_, &MoveEntry::changed, this, [this](const BoardEntry& entry, const game::Rack& rack) {
    const auto& position = state_->current().position;
    board_->setView({state_->language, position.board, std::nullopt, std::nullopt, entry});
    rack_->setRack(state_->language, rack, position.rack.size());
  });
  connect(entry_, &MoveEntry::submitted, this, &ExploreView::playTyped);
  connect(answer_, &QLineEdit::returnPressed, this, &ExploreView::playTyped);
  connect(rackField_, &QLineEdit::returnPressed, this,
          [this] { worker_.setRack(rackField_->text().trimmed().toUpper().toStdString()); });
  connect(cgp_, &QLineEdit::returnPressed, this, [this] {
    app::PositionRequest request;
    request.cgp = cgp_->text().trimmed().toStdString();
    request.language = languages_->currentData().toString().toStdString();
    worker_.begin(request);
  });
  connect(languages_, &QComboBox::activated, this, &ExploreView::exploreNothing);
  connect(all_, &QCheckBox::toggled, this, [this] {
    if (state_) fillPlays();
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
    worker_.goTo(static_cast<std::size_t>(item->data(0, Qt::UserRole).toULongLong()));
  });
}

}  // namespace rozbor::desktop
