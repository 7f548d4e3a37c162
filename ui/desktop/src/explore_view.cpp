#include "explore_view.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTreeWidget>
#include <algorithm>
#include <vector>

#include "actions.h"
#include "board_widget.h"
#include "move_entry.h"
#include "paragraph.h"
#include "phrase.h"
#include "rack_widget.h"
#include "rozbor/app/languages.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "words.h"

namespace rozbor::desktop {
namespace {

/// How many of the best moves are listed, unless all are asked for.
constexpr std::size_t kBest = 15;

}  // namespace

ExploreView::ExploreView(const LiveWording& wording, const app::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      paths_(paths),
      rows_({QStringLiteral("#"), spoken(wording, "Move"), spoken(wording, "Points"),
             spoken(wording, "Leave"), spoken(wording, "Equity")}),
      worker_(paths) {
  makeActions();
  makeParts();
  connectParts();
}

void ExploreView::makeActions() {
  actions_.takeBack = makeAction(this, spoken(wording_, "&Take back"), Qt::ALT | Qt::Key_Left,
                                 [this] { worker_.takeBack(); });
  actions_.levelPlays = makeAction(this, spoken(wording_, "Let the &level play"), Qt::CTRL | Qt::Key_M,
                                   [this] { worker_.playAs(levels_->currentText().toStdString()); });
  actions_.fromNothing =
      makeAction(this, spoken(wording_, "&Empty board"), Qt::CTRL | Qt::Key_B, [this] { exploreNothing(); });
  actions_.copy =
      makeAction(this, spoken(wording_, "&Copy the position"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, [this] {
        if (state_) QGuiApplication::clipboard()->setText(QString::fromStdString(state_->cgp));
      });
  for (QAction* each : {actions_.takeBack, actions_.levelPlays, actions_.copy})
    each->setEnabled(false);
}

void ExploreView::explore(const app::PositionRequest& request) {
  const int at = languages_->findData(QString::fromStdString(request.language));
  if (at >= 0) languages_->setCurrentIndex(at);
  worker_.begin(request);
}

void ExploreView::exploreNothing() {
  app::PositionRequest request;
  request.language = languages_->currentData().toString().toStdString();
  const auto language = app::openLanguage(paths_, request.language);
  if (!language) return emit told(Banner::Kind::alarm, QString::fromStdString(language.error().message));
  request.cgp = writeCgp(startingPosition(*language), *language);
  worker_.begin(request);
}

void ExploreView::setState(const ExplorationPtr& state) {
  state_ = state;
  cgp_->setText(QString::fromStdString(state_->cgp));
  cgp_->setCursorPosition(0);
  const game::Position& position = state_->current().position;
  rackField_->setText(QString::fromStdString(rackText(position.rack, state_->language->alphabet)));
  say(*heading_, {wording_, [this] { return headline(); }});
  unseen_->setText(groupedTiles(unseenTiles(position, *state_->language), *state_->language));
  answer_->clear();
  rows_.setRows(playRows());
  fillTree();
  entry_->begin(state_->language, position);
  actions_.takeBack->setEnabled(state_->at != 0);
  actions_.levelPlays->setEnabled(!state_->current().over);
  actions_.copy->setEnabled(true);
  emit changed();
}

QString ExploreView::headline() const {
  const auto& node = state_->current();
  const game::Position& position = node.position;
  const QString score = phrase(wording_, "Score: {0} : {1}", position.score, position.opponentScore);
  if (node.over) return phrase(wording_, "The game is over.") + u' ' + score;
  return phrase(wording_, "Move {0}", node.turn + 1) + QStringLiteral(" · ") + score + QStringLiteral(" · ") +
         phrase(wording_, "Tiles in the bag: {0}.", bagCount(position.board, *state_->language));
}

std::vector<RowModel::Row> ExploreView::playRows() const {
  const std::size_t count = all_->isChecked() ? state_->plays.size() : std::min(kBest, state_->plays.size());
  const game::Language& language = *state_->language;
  std::vector<RowModel::Row> rows;
  for (std::size_t at = 0; at < count; ++at) {
    const engine::RatedPlay& play = state_->plays[at];
    const QString leave = play.leave.empty()
                              ? QStringLiteral("–")
                              : QString::fromStdString(rackText(play.leave, language.alphabet));
    rows.push_back({{QString::number(at + 1), static_cast<int>(at)},
                    {moveWords(play.move, state_->current().position.board, language, wording_)},
                    {QString::number(play.score), play.score},
                    {leave},
                    {points(play.equity, wording_), play.equity.millipoints()}});
  }
  return rows;
}

/// The branches are named anew; what is typed, chosen and open stays.
void ExploreView::retranslate() {
  if (!state_) return;
  rows_.sayRows(playRows());
  fillTree();
}

/// The tree of what was played; the current position stands out.
void ExploreView::fillTree() {
  tree_->clear();
  std::vector<QTreeWidgetItem*> items;
  for (std::size_t at = 0; at < state_->nodes.size(); ++at) {
    const auto& node = state_->nodes[at];
    auto* item = at == 0 ? new QTreeWidgetItem(tree_) : new QTreeWidgetItem(items[node.parent]);
    item->setText(0, node.played ? playWords(*node.played, state_->nodes[node.parent].position.board,
                                             *state_->language, wording_)
                                 : phrase(wording_, "Position"));
    item->setData(0, Qt::UserRole, static_cast<qulonglong>(at));
    items.push_back(item);
  }
  tree_->expandAll();
  QFont bold = tree_->font();
  bold.setBold(true);
  items[state_->at]->setFont(0, bold);
  tree_->scrollToItem(items[state_->at]);
}

void ExploreView::showBoard(const std::optional<game::Move>& ghost) {
  if (!state_) return;
  board_->setView({state_->language, state_->current().position.board, std::nullopt, ghost, BoardEntry{}});
}

const engine::RatedPlay* ExploreView::playAt(const QModelIndex& row) const {
  if (!state_ || !row.isValid()) return nullptr;
  return &state_->plays[static_cast<std::size_t>(row.siblingAtColumn(0).data(RowModel::sortRole).toInt())];
}

void ExploreView::playTyped() {
  if (!state_) return;
  const auto move = parseMove(answer_->text().trimmed().toStdString(), state_->current().position.board,
                              state_->language->alphabet);
  if (move) return worker_.play(*move);
  emit told(Banner::Kind::alarm,
            spoken(wording_, "Write a move as 8D HOUSE (D8 HOUSE down), -ABC to exchange, - to pass."));
}

}  // namespace rozbor::desktop
